/** Leases and held carts. */

import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { BERJUMLAH } from '../../barang/aksesoris/berjumlah.rule.ts';
import { bukanKeranjang } from '../../barang/cari/pemegang.rule.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { sewaLuring } from '../../jual/sewa.rule.ts';
import {
  ambilKeranjang,
  daftarKeranjang,
  lepasBarang,
  pegangBarang,
  simpanKeranjang,
} from './keranjang.command.ts';

/** Minutes a scanned piece stays reserved: long enough to talk a price over, short enough for a forgotten cart. */
/** A held cart keeps its pieces until the shop closes. */
const TAHAN_MENIT = 12 * 60;

const PEGANG = `insert into barang_pegang as p (kode_toko, kode_barcode, user_id, keranjang, sampai)
  select b.kode_toko, b.kode_barcode, $3, $4, $5::timestamptz from barang b
   where b.kode_toko = $1 and b.kode_barcode = any ($2) and b.status = 'TERSEDIA'
  on conflict (kode_toko, kode_barcode) do update set user_id = excluded.user_id, keranjang = excluded.keranjang, sampai = excluded.sampai
   where p.keranjang = excluded.keranjang or p.sampai <= $6::timestamptz
  returning kode_barcode`;

type Pemegang = {
  kode_barcode: string;
  user_id: string | null;
  keranjang: string | null;
  status: string;
  no_terakhir: string;
};
const SIAPA = `select b.kode_barcode, p.user_id, p.keranjang, b.status, b.no_terakhir from barang b
  left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode and p.sampai > $3::timestamptz
 where b.kode_toko = $1 and b.kode_barcode = any ($2)`;

const hanyaKeranjang = (keranjang: string): void => {
  if (bukanKeranjang(keranjang)) reject(umum.INPUT_TIDAK_VALID, { keranjang });
};

/** Reserves pieces for a cart; the first that somebody else has is named. */
async function pegang(ctx: Ctx, keranjang: string, codes: readonly string[], menit: number): Promise<string> {
  hanyaKeranjang(keranjang);
  const now = ctx.deps.clock.now();
  const sampai = now.add({ minutes: menit }).toString();
  await ctx.deps.db.tx(ctx.scope, async (sql) => {
    const rows = await rawQuery<{ kode_barcode: string }>(sql, PEGANG, [
      ctx.scope.kode_toko,
      codes,
      ctx.scope.user_id,
      keranjang,
      sampai,
      now.toString(),
    ]);
    const rest = codes.filter((code) => !rows.some((row) => row.kode_barcode === code));
    if (rest.length === 0) return;
    const holders = await rawQuery<Pemegang>(sql, SIAPA, [ctx.scope.kode_toko, rest, now.toString()]);
    // Articles by quantity are there for everybody as long as there are some: nobody holds one.
    // What this till took along without the network it holds already.
    const sewa = sewaLuring(sha256(ctx.device).toString('hex'));
    const missing = rest.find(
      (code) =>
        !holders.some((h) => h.kode_barcode === code && (h.status === BERJUMLAH || h.keranjang === sewa)),
    );
    if (!missing) return;
    const holder = holders.find((h) => h.kode_barcode === missing);
    const detail = { kode_barcode: missing, ...holder };
    if (!holder) reject(salah.BARCODE_TIDAK_ADA, detail);
    if (holder.user_id) reject(salah.BARANG_DIPEGANG, detail, `Barang Sedang Dipegang ${holder.user_id}`);
    reject(salah.BARANG_SUDAH_BERUBAH, detail);
  });
  return sampai;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false; // Not JSON is an answer here, not a failure.
  }
}

type Tertahan = Inside<typeof ambilKeranjang.answer>;

export const keranjangCommands = [
  implementCommand(pegangBarang, async ({ keranjang, kode_barcode }, ctx) => {
    const menit = readSetting(ctx.session.store, 'SEWA_KERANJANG_MENIT');
    return { data: { sampai: await pegang(ctx, keranjang, [kode_barcode], menit) } };
  }),
  implementCommand(lepasBarang, async ({ keranjang, barang }, ctx) => {
    hanyaKeranjang(keranjang);
    await ctx.deps.db.tx(ctx.scope, async (sql) => {
      let query = sql
        .deleteFrom('barang_pegang')
        .where('kode_toko', '=', ctx.scope.kode_toko)
        .where('keranjang', '=', keranjang);
      if (barang.length > 0)
        query = query.where(
          'kode_barcode',
          'in',
          barang.map((b) => b.kode_barcode),
        );
      await query.execute();
    });
    return { data: null };
  }),
  implementCommand(daftarKeranjang, async (_input, ctx) => {
    const rows = await ctx.deps.db.read(ctx.scope, (sql) =>
      sql
        .selectFrom('keranjang')
        .selectAll()
        .where('kode_toko', '=', ctx.scope.kode_toko)
        .orderBy('diubah', 'desc')
        .limit(200)
        .$castTo<Tertahan>()
        .execute(),
    );
    return { data: rows };
  }),
  implementCommand(simpanKeranjang, async ({ keranjang, label, isi, barang }, ctx) => {
    if (!isJson(isi)) reject(umum.JSON_RUSAK);
    await pegang(
      ctx,
      keranjang,
      barang.map((b) => b.kode_barcode),
      TAHAN_MENIT,
    );
    const row = { label, isi, user_id: ctx.scope.user_id, diubah: ctx.deps.clock.now().toString() };
    await ctx.deps.db.tx(ctx.scope, (sql) =>
      sql
        .insertInto('keranjang')
        .values({ kode_toko: ctx.scope.kode_toko, id: keranjang, ...row })
        .onConflict((conflict) => conflict.columns(['kode_toko', 'id']).doUpdateSet(row))
        .execute(),
    );
    return { data: { keranjang } };
  }),
  /** Taking a cart up removes it from the list: two tills cannot both continue it. */
  implementCommand(ambilKeranjang, async ({ keranjang }, ctx) => {
    const [row] = await ctx.deps.db.tx(ctx.scope, (sql) =>
      sql
        .deleteFrom('keranjang')
        .where('kode_toko', '=', ctx.scope.kode_toko)
        .where('id', '=', keranjang)
        .returningAll()
        .$castTo<Tertahan>()
        .execute(),
    );
    return { data: row ?? reject(salah.NOTA_TIDAK_ADA, { keranjang }, 'Keranjang Sudah Diambil Kasir Lain') };
  }),
];
