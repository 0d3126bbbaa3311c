/** Deposits as the browser reads them: their calls, their columns, their state in a word. */
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import type { DocumentView } from '@mustika/web-kit/document-sheet/view.ts';
import { useTranslation } from 'react-i18next';
import { TITIPAN } from './teks-titipan.store.ts';
import {
  cariTitipan,
  type TitipanLembar,
  type TitipanRingkas,
  titipanLengkap,
} from './titipan-panggilan.store.ts';

/** What was left is not settled: it waits in blue until it is picked up. */
export function StatusTitipan({ status }: { status: string }) {
  const { t } = useTranslation(TITIPAN);
  return (
    <StatusBadge status={status} color={status === 'DONE' ? 'biru' : undefined}>
      {t(`st.${status}`)}
    </StatusBadge>
  );
}

const KOLOM = {
  no_titipan: kode('No Titipan', { width: 18 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan(
    'Status',
    [
      ['OPEN', 'Menunggu'],
      ['DONE', 'Dititip'],
      ['CLOSE', 'Diambil'],
      ['CANC', 'Batal'],
    ],
    { width: 9 },
  ),
  nama_customer: teks('Customer', { width: 16 }),
  no_hp_customer: kode('No HP', { width: 13 }),
  jenis_harga: pilihan(
    'Jenis Harga',
    [
      ['MENGIKAT', 'Mengikat'],
      ['TIDAK_MENGIKAT', 'Tidak Mengikat'],
    ],
    { width: 12 },
  ),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 8 }),
  total: uang('Harga', { width: 12 }),
  saldo: uang('Titipan', { width: 12 }),
};

export const viewTitipan: DocumentView<TitipanLembar, TitipanRingkas> = {
  key: 'titipan',
  nomor: 'no_titipan',
  one: titipanLengkap,
  list: cariTitipan,
  fields: KOLOM,
  brief: {
    no_titipan: KOLOM.no_titipan,
    jam: kode('Jam', { width: 6 }),
    nama_customer: KOLOM.nama_customer,
    uang_muka: uang('Uang Titipan', { width: 13 }),
  },
  render: { status: (row) => <StatusTitipan status={String(row['status'])} /> },
  // A sale picks deposits up.
  moves: ['titipan', 'penjualan'],
};
