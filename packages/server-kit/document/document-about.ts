/** Which pieces an act is about: who is asked to agree sees their photos (docs/decisions/0152). */
import type { ApprovalPiece } from '@mustika/kernel/approval.ts';
import { type Rows, statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import type { Decision } from './document-runner.ts';

/** Barcodes that it writes or moves, and the event whose movements it takes back. */
export type About = { kode: readonly string[]; batal: { nomor: string; urut: number | null } | null };

export function aboutOf(
  { tulis = [], transfers = [] }: Pick<Decision, 'tulis' | 'transfers'>,
  batal: About['batal'],
): About {
  const moved = transfers.flatMap((one) => (one.buku === 'barang' ? [one.kode_barcode] : []));
  const written = tulis.flatMap(({ baris }) =>
    baris.map((row) => (row as { kode_barcode?: unknown }).kode_barcode),
  );
  const kode = [...moved, ...written].filter((one): one is string => typeof one === 'string');
  return { kode: [...new Set(kode)], batal };
}

/** As many as are looked at on a phone. */
const SHOWN = 6;
const PIECES = `select b.kode_barcode, b.nama_barang as nama, b.foto is not null as ada_foto from barang b
  where b.kode_toko = $1 and b.kode_barcode in (select unnest($2::text[])
    union select g.kode_barcode from buku_barang g where g.kode_toko = $1 and g.no_dokumen = $3 and g.peristiwa = $4)
  order by b.foto is null, b.kode_barcode limit ${SHOWN}`;

/** Read only where somebody is asked: an act that goes through pays nothing for it. */
export async function piecesOf(
  { deps, scope }: Pick<Ctx, 'deps' | 'scope'>,
  { kode, batal }: About,
): Promise<ApprovalPiece[]> {
  if (kode.length === 0 && batal === null) return [];
  const values = [scope.kode_toko, kode, batal?.nomor ?? '', batal?.urut ?? 0] as const;
  const rows: Rows = await deps.db.rows(scope, statement('barang_diminta', PIECES, ...values));
  return rows as ApprovalPiece[];
}
