/** Lists of purchases: the columns, the query, and the table two screens share. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CariBeli, daftarPembelian } from './beli-panggilan.store.ts';
import { BadgeTukar, StatusBeli } from './nota-beli.widget.tsx';

/** As many as a busy shop makes in a month; older ones are reached by their dates. */
const TERBANYAK = 1000;

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
const RINGKAS = {
  no_faktur_group: KOLOM.no_faktur_group,
  jam: kode('Jam', { width: 6 }),
  status: KOLOM.status,
  total: KOLOM.total,
};

/** Asks again when a purchase is saved or cancelled anywhere in the store. */
export function useDaftarBeli(query: CariBeli) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['daftar-nota-beli', portal, query],
    queryFn: async ({ signal }) => {
      const { rows, total } = await daftarPembelian({ limit: TERBANYAK, ...query }, signal);
      return { rows: rows.map((row) => ({ ...row, jam: formatWaktu(row.waktu).slice(-5) })), total };
    },
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    // A trade-in comes in with a sale.
    if (jenis === 'pembelian' || jenis === 'penjualan') void asked.refetch();
  });
  return asked;
}

type TabelNotaBeliProps = {
  picked?: ReadonlySet<string>;
  onPicked?: (picked: ReadonlySet<string>) => void;
  id: string;
  label: string;
  asked: ReturnType<typeof useDaftarBeli>;
  onOpen: (nomor: string) => void;
  first: { text: string; act?: ReactNode };
  ringkas?: boolean;
};

export function TabelNotaBeli({
  id,
  label,
  asked,
  onOpen,
  first,
  ringkas = false,
  picked,
  onPicked,
}: TabelNotaBeliProps) {
  return (
    <DataTable
      id={id}
      label={label}
      fields={ringkas ? RINGKAS : KOLOM}
      rows={asked.data?.rows as readonly TableRow[] | undefined}
      rowKey="no_faktur_group"
      loading={asked.isPending}
      refetching={asked.isPlaceholderData}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onOpen={(row) => onOpen(String(row['no_faktur_group']))}
      withToolbar={false}
      render={{
        status: (row) => <StatusBeli status={String(row['status'])} />,
        tukar: (row) => (row['tukar'] ? <BadgeTukar /> : null),
      }}
      first={first}
      {...(picked && onPicked ? { picked, onPicked } : {})}
    />
  );
}
