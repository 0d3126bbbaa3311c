/** Validations of a period, and the sheet that takes one back. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { angka, kode, pilihan, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './keuangan.module.css';
import { SaringPeriode, usePeriode } from './periode.widget.tsx';
import { BatalUang, StatusUang } from './status-uang.widget.tsx';
import { KEUANGAN } from './teks-keuangan.store.ts';
import { validasiNonCash } from './validasi-non-cash.document.ts';
import { useRiwayatValidasi, type ValidasiLama } from './validasi-non-cash-data.store.ts';

const KOLOM = {
  no_dokumen: kode('No Dokumen', { width: 18 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan('Status', [
    ['DONE', 'Selesai'],
    ['CANC', 'Batal'],
  ]),
  tempat: pilihan('Tempat', [
    ['PIUTANG_EDC', 'Kartu / EDC'],
    ['BANK', 'Transfer / Bank'],
  ]),
  no_rekening: kode('Rekening', { width: 13 }),
  tgl_bank: tanggal('Tanggal Bank', { width: 10 }),
  referensi: teks('Referensi', { width: 20 }),
  baris: angka('Penerimaan', { width: 8 }),
  jumlah: uang('Jumlah', { total: 'sum', width: 12 }),
  mdr: uang('MDR', { total: 'sum', width: 10 }),
  diterima: uang('Diterima', { total: 'sum', width: 12 }),
  selisih: uang('Selisih', { total: 'sum', width: 10 }),
};

export function RiwayatValidasi() {
  const { t } = useTranslation(KEUANGAN);
  const periode = usePeriode();
  const { tgl_awal, tgl_akhir } = periode;
  const asked = useRiwayatValidasi({ tgl_awal, tgl_akhir }, true);
  const [dibuka, setDibuka] = useState<ValidasiLama | null>(null);
  return (
    <>
      <SaringPeriode periode={periode} baris={asked.data?.length ?? 0} />
      <DataTable
        id="non-cash-riwayat"
        label={t('nonCash.riwayat')}
        fields={KOLOM}
        rows={asked.data as readonly TableRow[] | undefined}
        rowKey="no_dokumen"
        loading={asked.isPending}
        refetching={asked.isPlaceholderData}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setDibuka(row as unknown as ValidasiLama)}
        render={{ status: (row) => <StatusUang status={String(row['status'])} /> }}
        first={{ text: t('nonCash.kosongRiwayat') }}
        slash
      />
      {dibuka && (
        <SideDrawer opened onClose={() => setDibuka(null)} title={dibuka.no_dokumen}>
          <StatusUang status={dibuka.status} />
          <div className={css.besar}>{formatRupiah(dibuka.diterima as Rupiah)}</div>
          <dl className={css.fakta}>
            {(['no_rekening', 'tgl_bank', 'referensi', 'baris', 'jumlah', 'mdr', 'selisih'] as const).map(
              (name) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{KOLOM[name].label}</dt>
                  <dd>
                    {KOLOM[name].kind === 'uang'
                      ? formatRupiah(dibuka[name] as Rupiah)
                      : String(dibuka[name] ?? '-')}
                  </dd>
                </div>
              ),
            )}
            <dt />
            <dd>{t('oleh', { user: dibuka.user_id, waktu: formatWaktu(dibuka.waktu) })}</dd>
          </dl>
          {dibuka.status === 'DONE' && (
            <BatalUang
              transition={validasiNonCash.transitions.batal}
              no_dokumen={dibuka.no_dokumen}
              onBatal={() => {
                setDibuka(null);
                void asked.refetch();
              }}
            />
          )}
        </SideDrawer>
      )}
    </>
  );
}
