/** Editing what may be edited of a piece, by compare-and-set on its version, with before and after in the sealed log. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import type { AuditFn, Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { once } from '@mustika/server-kit/resource-once.ts';
import { barangUbahCommand, ubahFields } from './barang.command.ts';
import { barangErrors } from './barang.errors.ts';
import { bacaBarcode, TANPA_UKURAN } from './barang-baru.rule.ts';
import { SUDAH_KELUAR } from './barang-keluar.rule.ts';
import { objekBarang } from './barang-list.query.ts';

type Nilai = Record<string, unknown>;
const NAMA = Object.keys(ubahFields);

/** Only the fields that changed, as they go over the wire. */
function bedaNya(lama: Nilai, baru: Nilai): { sebelum: Nilai; sesudah: Nilai } {
  const changed = NAMA.filter((name) => (lama[name] ?? null) !== (baru[name] ?? null));
  const pick = (row: Nilai): Nilai =>
    encodeRow(ubahFields, Object.fromEntries(changed.map((name) => [name, row[name] ?? null])));
  return { sebelum: pick(lama), sesudah: pick(baru) };
}

/** A number says that there is a faktur: the PPN of the sale goes by it (Domain 13.2). */
function periksaFaktur(baru: Nilai): void {
  if (baru.no_faktur_masukan === null || baru.ada_faktur_masukan) return;
  const message = 'Hapus No Faktur Masukan Bila Tidak Ada Faktur';
  reject(umum.INPUT_TIDAK_VALID, [{ path: 'no_faktur_masukan', message }], message);
}

/** Where the store keeps no sizes a piece stays with the one it has; no other is taken. Domain R11.8. */
function ukuranTetap(lama: Nilai, baru: Nilai, ctx: Ctx): Nilai {
  if (ctx.session.flags.has('SIZE_PERHIASAN_MODULE')) return baru;
  if (baru.size !== null && baru.size !== lama.size)
    reject(umum.INPUT_TIDAK_VALID, [{ path: 'size', message: TANPA_UKURAN }], TANPA_UKURAN);
  return { ...baru, size: lama.size ?? null };
}

async function ubah(kode_barcode: string, versi: number, baru: Nilai, ctx: Ctx): Promise<{ versi: number }> {
  return ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { kode_barcode, versi, baru }, () =>
      ubahDalam(sql, audit, kode_barcode, versi, baru, ctx),
    ),
  );
}

async function ubahDalam(
  sql: Sql,
  audit: AuditFn,
  kode_barcode: string,
  versi: number,
  diminta: Nilai,
  ctx: Ctx,
): Promise<{ versi: number }> {
  const { kode_toko, user_id } = ctx.scope;
  periksaFaktur(diminta);
  const lama = await sql
    .selectFrom('barang')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .where('kode_barcode', '=', kode_barcode)
    .executeTakeFirst();
  if (!lama) reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
  if (SUDAH_KELUAR.has(lama.status)) reject(barangErrors.BARANG_TIDAK_DIUBAH, { status: lama.status });
  const baru = ukuranTetap(lama, diminta, ctx);
  const beda = bedaNya(lama, baru);
  if (Object.keys(beda.sesudah).length === 0) return { versi: lama.versi };
  const done = await sql
    .updateTable('barang')
    .set({ ...baru, versi: versi + 1, diubah_oleh: user_id, diubah_pada: ctx.deps.clock.now().toString() })
    .where('kode_toko', '=', kode_toko)
    .where('kode_barcode', '=', kode_barcode)
    .where('versi', '=', versi)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n)
    reject(umum.SUDAH_BERUBAH, { versi: lama.versi, diubah_oleh: lama.diubah_oleh });
  audit({ aksi: 'barang.ubah', objek: objekBarang(kode_barcode), isi: beda });
  return { versi: versi + 1 };
}

export const barangUbah = implementCommand(
  barangUbahCommand,
  async ({ kode_barcode, versi, ...baru }, ctx) => ({
    data: await ubah(bacaBarcode(kode_barcode), versi, baru, ctx),
  }),
);
