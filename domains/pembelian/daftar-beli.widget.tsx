/** Purchases as the browser reads them: their calls, their columns, their state in a word. */
import { Badge } from '@mantine/core';
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import type { DocumentView } from '@mustika/web-kit/document-sheet/view.ts';
import { useTranslation } from 'react-i18next';
import { type BeliLengkap, type BeliRingkas, beliLengkap, daftarPembelian } from './beli-panggilan.store.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';

export function StatusBeli({ status }: { status: string }) {
  const { t } = useTranslation(PEMBELIAN);
  return <StatusBadge status={status}>{t(`nota.st.${status}`)}</StatusBadge>;
}

/** A purchase inside a sale: the sale's nota is its paper, and only the sale takes it back. */
export function BadgeTukar() {
  return (
    <Badge variant="light" color="kuning" radius="sm" tt="none" fw={600}>
      TUKAR
    </Badge>
  );
}

const KOLOM = {
  no_faktur_group: kode('No Nota Beli', { width: 20 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan(
    'Status',
    [
      ['OPEN', 'Menunggu'],
      ['DONE', 'Selesai'],
      ['CANC', 'Batal'],
    ],
    { width: 9 },
  ),
  tukar: teks('Jenis', { width: 8 }),
  nama_customer: teks('Penjual', { width: 20 }),
  kasir: kode('Kasir', { width: 9 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 9 }),
  harga_nota: uang('Harga Nota', { width: 13 }),
  total: uang('Harga Beli', { width: 13 }),
  cetak: angka('Cetak', { width: 6 }),
};

export const notaBeli: DocumentView<BeliLengkap, BeliRingkas> = {
  key: 'nota-beli',
  nomor: 'no_faktur_group',
  one: beliLengkap,
  list: daftarPembelian,
  fields: KOLOM,
  brief: {
    no_faktur_group: KOLOM.no_faktur_group,
    jam: kode('Jam', { width: 6 }),
    status: KOLOM.status,
    total: KOLOM.total,
  },
  render: {
    status: (row) => <StatusBeli status={String(row['status'])} />,
    tukar: (row) => (row['tukar'] ? <BadgeTukar /> : null),
  },
  // A trade-in comes in with a sale.
  moves: ['pembelian', 'penjualan'],
};
