/** Lists of deposits: the columns, the query, and the table two screens share. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusTitipan } from './lembar-titipan.widget.tsx';
import { type CariTitipan, cariTitipan } from './titipan-panggilan.store.ts';

/** More than any shop has waiting; what is settled is reached by dates and search. */
const TERBANYAK = 1000;

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
const RINGKAS = {
  no_titipan: KOLOM.no_titipan,
  jam: kode('Jam', { width: 6 }),
  nama_customer: KOLOM.nama_customer,
  uang_muka: uang('Uang Titipan', { width: 13 }),
};

/** Asks again when a deposit or a sale moves anywhere in the store: a sale picks deposits up. */
export function useDaftarTitipan(query: CariTitipan) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['daftar-titipan', portal, query],
    queryFn: async ({ signal }) => {
      const { rows, total } = await cariTitipan({ limit: TERBANYAK, ...query }, signal);
      return { rows: rows.map((row) => ({ ...row, jam: formatWaktu(row.waktu).slice(-5) })), total };
    },
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'titipan' || jenis === 'penjualan') void asked.refetch();
  });
  return asked;
}

type TabelTitipanProps = {
  id: string;
  label: string;
  asked: ReturnType<typeof useDaftarTitipan>;
  onOpen: (nomor: string) => void;
  first: { text: string; act?: ReactNode };
  ringkas?: boolean;
  picked?: ReadonlySet<string>;
  onPicked?: (picked: ReadonlySet<string>) => void;
};

export function TabelTitipan(props: TabelTitipanProps) {
  const { id, label, asked, onOpen, first, ringkas = false, picked, onPicked } = props;
  return (
    <DataTable
      id={id}
      label={label}
      fields={ringkas ? RINGKAS : KOLOM}
      rows={asked.data?.rows as readonly TableRow[] | undefined}
      rowKey="no_titipan"
      loading={asked.isPending}
      refetching={asked.isPlaceholderData}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onOpen={(row) => onOpen(String(row['no_titipan']))}
      withToolbar={false}
      render={{ status: (row) => <StatusTitipan status={String(row['status'])} /> }}
      first={first}
      {...(picked && onPicked ? { picked, onPicked } : {})}
    />
  );
}
