/**
 * What reading a document is, whatever its kind, beside its own rows: its history with who agreed, what it wrote in the
 * books, and its place in a list of its kind.
 */
import type { Command } from '@mustika/kernel/command.ts';
import type { isianDaftar } from '@mustika/kernel/document-reads.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { AKUN_MODAL } from '@mustika/kernel/transfer.ts';
import { type Rows, rawQuery, type Statement, statement } from '../database.ts';
import { type CommandImplementation, type Ctx, implementCommand } from '../http/http.ts';

const RIWAYAT = `select p.urut, p.transisi, p.ke_status, p.tanggal, p.waktu, p.user_id, p.alasan,
    (select jsonb_agg(jsonb_build_object('approver', o.approver, 'description', o.description, 'keterangan', o.keterangan))
       from otorisasi o where o.kode_toko = p.kode_toko and o.id = any (p.otorisasi)) as otorisasi,
    (select jsonb_build_object('berat', t.berat, 'ditimbang', t.ditimbang, 'bacaan', t.bacaan)
       from peristiwa_timbang t where t.kode_toko = p.kode_toko and t.no_dokumen = p.no_dokumen and t.peristiwa = p.urut) as timbangan
  from peristiwa p where p.kode_toko = $1 and p.no_dokumen = $2 order by p.urut`;

const buku = (nama: string): string =>
  `select * from buku_${nama} where kode_toko = $1 and no_dokumen = $2 order by peristiwa, urut`;

const JEJAK = { riwayat: RIWAYAT, uang: buku('uang'), barang: buku('barang'), poin: buku('poin') };

/** The money book without what tells a cost. */
const UANG_TANPA_MODAL = `select * from buku_uang where kode_toko = $1 and no_dokumen = $2
    and not dari_akun = any ($3) and not ke_akun = any ($3) order by peristiwa, urut`;

/** The trail of one document. */
export type Jejak = { riwayat: Rows; uang: Rows; barang: Rows; poin: Rows };

/** Statements of the trail, as far as whoever reads may know it. */
export const bacaJejak = ({ scope: { kode_toko }, session }: Ctx, no_dokumen: string) => {
  const read = (nama: keyof Jejak): Statement =>
    statement(`lihat_jejak_${nama}`, JEJAK[nama], kode_toko, no_dokumen);
  const uang = tahu('modal', session)
    ? read('uang')
    : statement('lihat_jejak_tanpa_modal', UANG_TANPA_MODAL, kode_toko, no_dokumen, AKUN_MODAL);
  return { riwayat: read('riwayat'), uang, barang: read('barang'), poin: read('poin') };
};

/** Rows of the gold book as they travel: grams and percent. */
export const bukuBarangWire = (rows: Rows): Rows =>
  rows.map((g) => ({ ...g, berat: (g['berat'] as number) / 1000, kadar: (g['kadar'] as number) / 1000 }));

type IsianDaftar = ReturnType<typeof isianDaftar<string>>;

/**
 * The list of a kind. Its SQL takes store, first day, last day, state, sought text, skip and limit as $1 to $7, and
 * answers in `semua` how many rows there are without the last two.
 */
export const implementDocumentList = (command: Command<IsianDaftar>, text: string): CommandImplementation =>
  implementCommand(command, async (f, ctx) => {
    const values = [ctx.scope.kode_toko, f.tgl_awal, f.tgl_akhir, f.status, f.q, f.skip ?? 0, f.limit ?? 100];
    const rows = await ctx.deps.db.read(ctx.scope, (sql) => rawQuery<{ semua: number }>(sql, text, values));
    return { data: rows.map(({ semua: _semua, ...row }) => row), total: rows[0]?.semua ?? 0 };
  });
