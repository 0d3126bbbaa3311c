/** The daily count: pieces and grams of each kind that lies here; kinds that differ come back for a second look or a reason. */
import { Alert, Button, Table, TextInput } from '@mantine/core';
import { fromThousandths } from '@mustika/kernel/amount.ts';
import { settledWeight } from '@mustika/kernel/scale/scale.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import stack from '@mustika/web-kit/document-sheet/stack.module.css';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useScale } from '@mustika/web-kit/scale/scale.ts';
import { ScaleReading } from '@mustika/web-kit/scale/scale-reading.tsx';
import { kirimSekali } from '@mustika/web-kit/sending/kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { forget, recall, remember } from '@mustika/web-kit/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../opname.module.css';
import { opnameErrors } from '../stock-opname.errors.ts';
import { OPNAME } from '../teks-opname.store.ts';
import { badanGlobal, belumLengkap, type Isian, type Isians, KOSONG } from './hitung-global.view.ts';
import { jenisGlobal, stockOpnameGlobal } from './stock-opname-global.document.ts';

const { simpan } = stockOpnameGlobal.transitions;

/** Figures of a day at this desk; they outlive the page. */
function useIsian() {
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const kunci = `opname-global:${toko}:${hari}`;
  const [isian, setIsian] = useState<Isians>(() => recall<Isians>('laci', kunci) ?? {});
  useEffect(() => remember('laci', kunci, isian), [kunci, isian]);
  const isi = (kode: string, part: Partial<Isian>) =>
    setIsian((lama) => ({ ...lama, [kode]: { ...(lama[kode] ?? KOSONG), ...part } }));
  return { isian, isi, buang: () => forget('laci', kunci) };
}

export default function HitungGlobal({ title, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(OPNAME);
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['opname-global-jenis', portal],
    queryFn: async ({ signal }) => (await call(jenisGlobal, { signal })).data,
  });
  const jenis = asked.data ?? [];
  const kode = jenis.map((one) => one.kode_dept);
  const { isian, isi, buang } = useIsian();
  const [beda, setBeda] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  const kurang = belumLengkap(kode, isian).length;
  const kirim = async () => {
    if (kurang > 0 || busy) return;
    setBusy(true);
    try {
      const { message } = await sekali((key) =>
        withApproval((detail_authorization) => {
          const body = {
            ...badanGlobal(kode, isian),
            ...(detail_authorization ? { detail_authorization } : {}),
          };
          return call({ method: 'POST', path: simpan.path }, { body, key });
        }),
      );
      buang();
      toastSuccess(message ?? simpan.message);
      onSaved();
    } catch (error) {
      if (isApiError(error) && error.code === opnameErrors.OPNAME_JENIS_SELISIH.code)
        setBeda((error.detail as { jenis: string[] }).jenis);
      noticeOf(error);
    }
    setBusy(false);
  };
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="xl"
      closeButtonProps={{ 'aria-label': t('selesai.tutup') }}
    >
      <ApprovalHost />
      <ScaleReading />
      <form
        aria-label={title}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void kirim();
        }}
      >
        <Table className={`${stack.stack} ${css.global}`} aria-label={t('global.daftar')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('global.jenis')}</Table.Th>
              <Table.Th ta="right">{t('global.pcs')}</Table.Th>
              <Table.Th ta="right">{t('global.berat')}</Table.Th>
              {beda.length > 0 && <Table.Th>{t('global.alasan')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {jenis.map((one, at) => (
              <Baris
                key={one.kode_dept}
                jenis={one}
                isian={isian[one.kode_dept] ?? KOSONG}
                beda={beda.length === 0 ? null : beda.includes(one.kode_dept)}
                pertama={at === 0}
                onIsi={(part) => isi(one.kode_dept, part)}
              />
            ))}
          </Table.Tbody>
        </Table>
        {beda.length > 0 && (
          <Alert color="kuning" my="sm">
            {t('global.beda', { jenis: beda.join(', ') })}
          </Alert>
        )}
        <ActButton
          act={simpan}
          main
          type="submit"
          mt="sm"
          loading={busy}
          disabled={kurang > 0}
          data-utama
          title="Ctrl+Enter"
        >
          {kurang > 0 ? t('global.kurang', { jumlah: kurang }) : t('global.simpan')}
        </ActButton>
      </form>
    </StaticModal>
  );
}

type BarisProps = {
  jenis: { kode_dept: string; nama_dept: string };
  isian: Isian;
  /** Null before anything was compared. */
  beda: boolean | null;
  pertama: boolean;
  onIsi: (part: Partial<Isian>) => void;
};

function Baris({ jenis: { kode_dept, nama_dept }, isian, beda, pertama, onIsi }: BarisProps) {
  const { t } = useTranslation(OPNAME);
  const diam = useScale(({ stream }) => settledWeight(stream));
  return (
    <Table.Tr data-beda={beda || undefined}>
      <Table.Td>
        <span className="kode">{kode_dept}</span> {nama_dept}
      </Table.Td>
      <Table.Td data-judul={t('global.pcs')}>
        <DecimalInput
          kind="angka"
          label={t('global.pcsDi', { jenis: kode_dept })}
          value={isian.qty}
          autoFocus={pertama}
          onChange={(qty) => onIsi({ qty })}
        />
      </Table.Td>
      <Table.Td data-judul={t('global.berat')}>
        <div className={css.berat}>
          <DecimalInput
            kind="gram"
            label={t('global.beratDi', { jenis: kode_dept })}
            value={isian.berat}
            onChange={(berat) => onIsi({ berat, bacaan: null })}
          />
          {diam && (
            <Button
              variant="light"
              size="compact-sm"
              onClick={() => onIsi({ berat: fromThousandths(diam.mg), bacaan: diam.line })}
            >
              {t('global.ambil')}
            </Button>
          )}
        </div>
      </Table.Td>
      {beda !== null && (
        <Table.Td data-judul={t('global.alasan')}>
          {beda && (
            <TextInput
              aria-label={t('selesai.alasanKode', { kode: kode_dept })}
              value={isian.alasan}
              maxLength={200}
              onChange={(event) => onIsi({ alasan: event.currentTarget.value })}
            />
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
