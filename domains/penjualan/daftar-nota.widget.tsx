/** Lists of sales: the columns, the query, and the table the three screens share. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CariNota, daftarPenjualan } from './jual-panggilan.store.ts';
import { StatusNota } from './nota.widget.tsx';
import { StatusTukar } from './nota-tukar.widget.tsx';

/** As many as a busy shop makes in a month; older ones are reached by their dates. */
export const TERBANYAK = 1000;

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
/** Beside an open nota: its number says the day already. */
const RINGKAS = {
  no_faktur_group: KOLOM.no_faktur_group,
  jam: kode('Jam', { width: 6 }),
  status: KOLOM.status,
  total: KOLOM.total,
};

/** Asks again when a sale is saved, validated or cancelled anywhere in the store. */
export function useDaftarNota(query: CariNota) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['daftar-nota-jual', portal, query],
    queryFn: async ({ signal }) => {
      const { rows, total } = await daftarPenjualan({ limit: TERBANYAK, ...query }, signal);
      return { rows: rows.map((row) => ({ ...row, jam: formatWaktu(row.waktu).slice(-5) })), total };
    },
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'penjualan') void asked.refetch();
  });
  return asked;
}

const render = {
  status: (row: TableRow) => <StatusNota status={String(row['status'])} />,
  // Empty while nothing came back.
  buy_back: (row: TableRow) => (Number(row['buy_back']) > 0 ? <StatusTukar kembali /> : null),
};

type TabelNotaProps = {
  id: string;
  label: string;
  asked: ReturnType<typeof useDaftarNota>;
  onOpen: (nomor: string) => void;
  ringkas?: boolean;
  first?: { text: string; act?: ReactNode };
  picked?: ReadonlySet<string>;
  onPicked?: (picked: ReadonlySet<string>) => void;
};

export function TabelNota({
  id,
  label,
  asked,
  onOpen,
  ringkas = false,
  first,
  picked,
  onPicked,
}: TabelNotaProps) {
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
      render={render}
      {...(first ? { first } : {})}
      {...(picked && onPicked ? { picked, onPicked } : {})}
    />
  );
}
