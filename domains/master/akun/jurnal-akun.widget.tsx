/** The edit view of one journal: its names to read, and an account for each of its places. Spec 2 §2.3. */

import { Button, Text, TextInput } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { newKey } from '@mustika/web-kit/api.ts';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import type { Option } from '@mustika/web-kit/fields/ref-options.ts';
import { useLeaveQuestion, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import { simpanParaAkunCommand } from './akun.command.ts';
import css from './parameter-akun.module.css';
import {
  akunBerubah,
  berspasi,
  type DetailAkun,
  gantiAkun,
  type Jurnal,
  simpanJurnal,
  useAkun,
} from './parameter-akun.store.ts';

type JurnalProps = { jurnal: Jurnal; onBack: () => void; onSaved: () => void };

function useSimpan({ jurnal, onSaved }: JurnalProps) {
  const [detail, setDetail] = useState<readonly DetailAkun[]>(jurnal.detail_akun);
  const [sending, setSending] = useState(false);
  const key = useRef(newKey());
  const berubah = akunBerubah(jurnal.detail_akun, detail);
  const change = (id: string, nomor_akun: string) => {
    key.current = newKey();
    setDetail(gantiAkun(detail, id, nomor_akun));
  };
  const save = async () => {
    setSending(true);
    try {
      const answer = await simpanJurnal(jurnal, detail, key.current);
      toastSuccess(answer.message ?? 'Data Berhasil Diedit');
      onSaved();
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  return { detail, berubah, change, save, sending };
}

export function JurnalAkun(props: JurnalProps) {
  const { jurnal, onBack } = props;
  const { t } = useTranslation(MASTER);
  const { detail, berubah, change, save, sending } = useSimpan(props);
  const dirty = berubah.length > 0 && !sending;
  const ask = useLeaveQuestion();
  useUnsavedGuard(dirty);
  const back = async () => {
    if (!dirty || (await ask())) onBack();
  };
  return (
    <ScreenFrame
      title="Parameter Akun"
      chips={
        berubah.length > 0 && (
          <Text size="xs" c="dimmed" aria-live="polite">
            {t('akun.berubah', { jumlah: berubah.length })}
          </Text>
        )
      }
      acts={
        <>
          <Button variant="default" onClick={() => void back()}>
            {t('kerangka.kembali')}
          </Button>
          <ActButton
            act={simpanParaAkunCommand}
            main
            loading={sending}
            disabled={berubah.length === 0}
            onClick={() => void save()}
          >
            Simpan Perubahan
          </ActButton>
        </>
      }
    >
      <section className={`kartu ${css.jurnal}`}>
        <Nama jurnal={jurnal} />
        <div className={css.gulir}>
          <Tabel jurnal={jurnal} detail={detail} berubah={berubah} onChange={change} />
        </div>
      </section>
    </ScreenFrame>
  );
}

function Nama({ jurnal }: { jurnal: Jurnal }) {
  const { t } = useTranslation(MASTER);
  const shown = (name: string): string => (name === '*' ? t('akun.semua') : berspasi(name));
  return (
    <div className={css.nama}>
      <TextInput label="Nama Jurnal" value={shown(jurnal.trx)} readOnly />
      <TextInput label="Type Jurnal" value={shown(jurnal.type)} readOnly />
      {jurnal.trx === '*' && (
        <Text className={css.catatan} size="sm" c="dimmed">
          {t('akun.bawaan')}
        </Text>
      )}
    </div>
  );
}

type TabelProps = {
  jurnal: Jurnal;
  detail: readonly DetailAkun[];
  berubah: readonly string[];
  onChange: (id: string, nomor_akun: string) => void;
};

function Tabel({ jurnal, detail, berubah, onChange }: TabelProps) {
  const { data = [] } = useAkun();
  const [kini, setKini] = useState<string | null>(null);
  const optionsOf = (golongan: string) =>
    data
      .filter((one) => one.golongan === golongan)
      .map((one) => ({ value: one.nomor_akun, label: `${one.nomor_akun} - ${one.nama_akun}` }));
  return (
    <table className={css.tabel}>
      <thead>
        <tr>
          <th scope="col">Kode Akun</th>
          <th scope="col">Jenis Akun</th>
          <th scope="col">Nomor Akun</th>
        </tr>
      </thead>
      <tbody>
        {detail.map((row, index) => (
          <tr key={row._id}>
            <td>{berspasi(row.kode_akun)}</td>
            <td>{row.jenis_akun}</td>
            <td>
              <Sel
                row={row}
                semula={berubah.includes(row._id) ? (jurnal.detail_akun[index]?.nomor_akun ?? null) : null}
                options={optionsOf(row.golongan)}
                opened={kini === row._id}
                onOpen={() => setKini(row._id)}
                onClose={() => setKini(null)}
                onPick={(nomor) => onChange(row._id, nomor)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SelProps = {
  row: DetailAkun;
  /** The stored account when another one is chosen. */
  semula: string | null;
  options: readonly Option[];
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onPick: (nomor: string) => void;
};

/** A click opens the selector of accounts, shown as 'number - name'. */
function Sel({ row, semula, options, opened, onOpen, onClose, onPick }: SelProps) {
  const { t } = useTranslation(MASTER);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('akun.ubahSel', { akun: berspasi(row.kode_akun), sisi: row.jenis_akun });
  const close = () => {
    onClose();
    setTimeout(() => button.current?.focus(), 0);
  };
  const shown = options.find((one) => one.value === row.nomor_akun)?.label ?? row.nomor_akun;
  const before = semula === null ? '' : t('akun.semula', { nomor: semula });
  if (!opened)
    return (
      <button
        ref={button}
        type="button"
        className={css.sel}
        data-berubah={semula !== null || undefined}
        aria-label={`${label}: ${shown} ${before}`.trim()}
        onClick={onOpen}
      >
        {shown}
        {before && <small>{before}</small>}
      </button>
    );
  return (
    <fieldset
      className={`isian-sel ${css.pilih}`}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose()}
    >
      <QuickSelect
        label={label}
        autoFocus
        startOpened
        value={row.nomor_akun}
        options={options}
        onChange={(nomor) => {
          if (nomor) onPick(nomor);
          close();
        }}
      />
    </fieldset>
  );
}
