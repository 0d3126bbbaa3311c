/** What documents about goods without a barcode read of the masters, and the list of what there is. */
import type { MiliPersen } from '@mustika/kernel/amount.ts';
import type { RowOf } from '@mustika/kernel/document-reads.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { barangManualCommand, type stokManualFields } from './barang-manual.command.ts';

/** One line as its masters have it; the runner refuses what none of them knows, after the document has had its say. */
export type AcuanManual = {
  kadar: MiliPersen;
  nama_group: string;
  aksesoris: boolean;
  nama_dept: string;
  kode_gudang: string;
};

const ACUAN = `select coalesce(g.kadar, 1) as kadar, coalesce(g.nama_group, '') as nama_group, coalesce(g.aksesoris, false) as aksesoris,
    coalesce(j.nama_dept, '') as nama_dept, coalesce(b.kode_gudang, '') as kode_gudang
  from unnest($2::text[], $3::text[], $4::text[]) with ordinality as x(kode_group, kode_dept, kode_baki, urut)
  left join grup g on g.kode_toko = $1 and g.kode_group = x.kode_group
  left join jenis j on j.kode_dept = x.kode_dept
  left join baki b on b.kode_toko = $1 and b.kode_baki = x.kode_baki
 order by x.urut`;

type Disebut = { kode_group: string; kode_dept: string; kode_baki: string };

/** The masters of each line, in their order. */
export const bacaAcuanManual = (kode_toko: string, baris: readonly Disebut[]) =>
  statement<AcuanManual>(
    'manual_acuan',
    ACUAN,
    kode_toko,
    baris.map((b) => b.kode_group),
    baris.map((b) => b.kode_dept),
    baris.map((b) => b.kode_baki),
  );

const STOK = `select l.kode_lot, l.nama_lot, l.kode_group, l.kode_dept, l.kadar, l.ada_faktur, split_part(l.tempat, '/', 1) as kode_gudang,
    split_part(l.tempat, '/', 2) as kode_toko, l.qty, l.berat, l.murni as berat_murni, l.nilai as harga_modal,
    (l.nilai::bigint * 1000 / l.berat)::rupiah as modal_per_gram
   from lot l
  where l.kode_toko = $1 and l.jenis_lot = 'MANUAL' and l.berat > 0
    and ($2::text is null or l.kode_group = $2) and ($3::text is null or l.kode_dept = $3)
    and ($4::text is null or split_part(l.tempat, '/', 2) = $4) and ($5::text is null or split_part(l.tempat, '/', 1) = $5)
  order by l.kode_group, l.kode_dept, l.tempat, l.kode_lot`;

const semua = (kode: string | null): string | null => (kode === 'ALL' ? null : kode);

export const barangManualCommands = [
  implementCommand(barangManualCommand, async (input, { deps, scope }) => ({
    data: await deps.db.rows(
      scope,
      statement<RowOf<typeof stokManualFields>>(
        'manual_stok',
        STOK,
        scope.kode_toko,
        ...[input.kode_group, input.kode_dept, input.kode_toko, input.kode_gudang].map(semua),
      ),
    ),
  })),
];
