/** Sales as the browser reads them: their calls, their columns, their state in a word. */
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import type { DocumentView } from '@mustika/web-kit/document-sheet/view.ts';
import { useTranslation } from 'react-i18next';
import { daftarPenjualan, type NotaLengkap, type NotaRingkas, notaLengkap } from './jual-panggilan.store.ts';
import { StatusTukar } from './nota-tukar.widget.tsx';
import { PENJUALAN } from './teks.store.ts';

export function StatusNota({ status }: { status: string }) {
  const { t } = useTranslation(PENJUALAN);
  return <StatusBadge status={status}>{t(`nota.st.${status}`)}</StatusBadge>;
}

const KOLOM = {
  no_faktur_group: kode('No Nota', { width: 20 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan(
    'Status',
    [
      ['OPEN', 'Menunggu'],
      ['DONE', 'Selesai'],
      ['CANC', 'Batal'],
    ],
    { width: 10 },
  ),
  nama_customer: teks('Pelanggan', { width: 20 }),
  kode_member: kode('Member', { width: 11 }),
  kasir: kode('Kasir', { width: 9 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 9 }),
  total: uang('Total', { width: 13 }),
  buy_back: teks('Kembali', { width: 9 }),
  cetak: angka('Cetak', { width: 6 }),
};

export const notaJual: DocumentView<NotaLengkap, NotaRingkas> = {
  key: 'nota-jual',
  nomor: 'no_faktur_group',
  one: notaLengkap,
  list: daftarPenjualan,
  fields: KOLOM,
  brief: {
    no_faktur_group: KOLOM.no_faktur_group,
    jam: kode('Jam', { width: 6 }),
    status: KOLOM.status,
    total: KOLOM.total,
  },
  render: {
    status: (row) => <StatusNota status={String(row['status'])} />,
    // Empty while nothing came back.
    buy_back: (row) => (Number(row['buy_back']) > 0 ? <StatusTukar kembali /> : null),
  },
  moves: ['penjualan'],
};
