/** Cancelling a sale of today: the nota in sight, a reason, another person's approval. Spec 1 §4, §5, §6. */
import { Button, TextInput } from '@mantine/core';
import { isApiError, newKey } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { enterMovesOn } from '@mustika/web-kit/enter-moves-on.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconBan, IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabelNota, useDaftarNota } from './daftar-nota.widget.tsx';
import { kirimBatal } from './jual-panggilan.store.ts';
import { belumPasti } from './kirim.rule.ts';
import css from './nota.module.css';
import { NotaLembar, useNota } from './nota.widget.tsx';
import { penjualanErrors } from './penjualan.errors.ts';
import { PENJUALAN } from './teks.store.ts';

export default function BatalPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const [search, setSearch] = useUrlState();
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const nomor = String(search['no_faktur_group'] ?? '');
  const [text, setText] = useState('');
  const asked = useDaftarNota({ tgl_awal: hari, tgl_akhir: hari });
  const found = useNota(nomor || null);
  const open = (next: string) => {
    setText(next);
    setSearch({ no_faktur_group: next.trim().toUpperCase() });
  };
  const done = () => {
    setText('');
    setSearch({});
    focusScan();
  };
  return (
    <ScreenFrame title={t('judul.batal')}>
      <ScanField
        label={t('batal.pindai')}
        readyText={t('pindai.siap')}
        placeholder={t('batal.tempat')}
        value={text}
        onValue={setText}
        onScan={open}
        busy={found.isFetching}
        message={isApiError(found.error) ? { text: `${found.error.message}: ${nomor}`, error: true } : null}
      />
      <div className={css.dua}>
        <TabelNota
          id="batal-penjualan"
          label={t('batal.hariIni')}
          asked={asked}
          onOpen={open}
          first={{ text: t('nota.kosongHari') }}
        />
        <div className={css.samping}>
          {nomor && !found.error ? (
            <NotaLembar nomor={nomor} ringkas>
              <BatalForm key={nomor} nomor={nomor} status={found.data?.status ?? ''} onDone={done} />
            </NotaLembar>
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('batal.pilih')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

type BatalFormProps = { nomor: string; status: string; onDone: () => void };

function BatalForm({ nomor, status, onDone }: BatalFormProps) {
  const { t } = useTranslation(PENJUALAN);
  const queries = useQueryClient();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  if (status === 'CANC') return <div className={css.alasan}>{penjualanErrors.SUDAH_BATAL.message}</div>;
  const batal = async () => {
    if (busy) return;
    const teks = alasan.trim();
    if (teks.length < 4) {
      setSalah(teks === '' ? 'Alasan Tidak Boleh Kosong' : 'Alasan Minimal 4 Karakter');
      return;
    }
    setBusy(true);
    try {
      const badan = { no_faktur_group: nomor, alasan: teks };
      const { message } = await withApproval((izin) => kirimBatal(badan, key.current, izin));
      toastSuccess(message ?? 'Penjualan Berhasil Dibatalkan');
      onDone();
    } catch (error) {
      // The key stays while nobody knows whether the sale was cancelled.
      if (!isApiError(error) || !belumPasti(error)) key.current = newKey();
      noticeOf(error);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['nota-jual'] });
      await queries.invalidateQueries({ queryKey: ['daftar-nota-jual'] });
    }
  };
  return (
    <form
      className={css.alasan}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        void batal();
      }}
    >
      <TextInput
        label={t('batal.alasan')}
        placeholder={t('batal.alasanTempat')}
        withAsterisk
        maxLength={200}
        value={alasan}
        error={salah}
        readOnly={busy}
        onChange={(event) => {
          setSalah(null);
          setAlasan(event.currentTarget.value.toUpperCase());
        }}
      />
      <p>{t('batal.akibat')}</p>
      <ApprovalHost />
      <Button
        type="button"
        data-utama
        color="merah"
        loading={busy}
        leftSection={<IconBan size={15} />}
        onClick={() => void batal()}
      >
        {t('batal.act')}
      </Button>
    </form>
  );
}
