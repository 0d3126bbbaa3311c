/** Offering, saying once more and taking back: each writes what is wanted, and the workers tell the site. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { gerakErrors } from '../gerak-barang.errors.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { hargaKini } from '../kartu-barang.rule.ts';
import { antrekanWeb } from './alamat-web.query.ts';
import { daftarWeb, tarikWeb, tawarkanBakiWeb, tawarkanWeb, ulangWeb } from './barang-web.command.ts';
import { webErrors as salah } from './barang-web.errors.ts';
import { type KartuWeb, kartuWeb } from './kartu-web.query.ts';
import { settingWebCommands } from './setting-web.query.ts';

type Calon = { kode_barcode: string; status: string; dijual: boolean };

const CALON = `select b.kode_barcode, b.status, w.dijual from barang b
  join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang where b.kode_toko = $1`;
const MENURUT_KODE = `${CALON} and b.kode_barcode = any ($2)`;
const MENURUT_BAKI = `${CALON} and b.kode_baki = $2 and b.status = 'TERSEDIA' and w.dijual`;

/** What was taken back is offered anew; what is offered already stays as it is. Sorted, as every writer of these rows is. */
const TAWARKAN = `insert into barang_web (kode_toko, kode_barcode, oleh, dibuat, diubah)
  select $1, k, $3, $4, $4 from unnest($2::text[]) k order by k
  on conflict (kode_toko, kode_barcode) do update set tawar = true, versi = barang_web.versi + 1, status = 'ANTRI', percobaan = 0,
      coba_lagi = null, galat = null, oleh = excluded.oleh, diubah = excluded.diubah
    where not barang_web.tawar
  returning kode_barcode`;

async function tawarkan(sql: Sql, { deps, scope }: Ctx, codes: readonly string[]) {
  const saat = deps.clock.now().toString();
  const rows = await rawQuery(sql, TAWARKAN, [scope.kode_toko, codes, scope.user_id, saat]);
  await antrekanWeb(sql, scope.kode_toko, saat);
  return { ditawarkan: rows.length, sudah: codes.length - rows.length };
}

/** The pieces of these codes, each known, on the counter and in a room that sells. */
async function calonOf(sql: Sql, kode_toko: string, codes: readonly string[]): Promise<string[]> {
  const found = await rawQuery<Calon>(sql, MENURUT_KODE, [kode_toko, codes]);
  for (const kode_barcode of codes) {
    const b = found.find((one) => one.kode_barcode === kode_barcode);
    if (!b) reject(gerakErrors.BARCODE_TIDAK_ADA, { kode_barcode });
    if (b.status !== 'TERSEDIA') reject(gerakErrors.BARANG_SUDAH_BERUBAH, { kode_barcode, status: b.status });
    if (!b.dijual) reject(salah.WEB_TIDAK_DIJUAL, { kode_barcode });
  }
  return [...codes];
}

const kodeDari = (barang: readonly { kode_barcode: string }[]): string[] => [
  ...new Set(barang.map((b) => b.kode_barcode)),
];

/** Locked in the order of their codes before they are written, as the till does. */
const kunci = (yang: string): string => `with k as (select kode_barcode from barang_web
    where kode_toko = $1 and kode_barcode = any ($2) and ${yang} order by kode_barcode for update)
  update barang_web w set versi = versi + 1, status = 'ANTRI', percobaan = 0, coba_lagi = null, galat = null, diubah = $3`;
const DARI = ' from k where w.kode_toko = $1 and w.kode_barcode = k.kode_barcode returning w.kode_barcode';
const ULANG = `${kunci('(tawar or pernah)')}, isi = null${DARI}`;
const TARIK = `${kunci('tawar')}, tawar = false, oleh = $4${DARI}`;
/** Whoever says once more wants it now. */
const TANPA_JEDA = 'update setting_web set coba_lagi = null where kode_toko = $1 and coba_lagi is not null';

async function ubah(sql: Sql, { deps, scope }: Ctx, text: string, codes: string[], more: unknown[] = []) {
  const saat = deps.clock.now().toString();
  const rows = await rawQuery<{ kode_barcode: string }>(sql, text, [scope.kode_toko, codes, saat, ...more]);
  const luput = codes.find((code) => !rows.some((row) => row.kode_barcode === code));
  if (luput) reject(salah.WEB_TIDAK_DITAWARKAN, { kode_barcode: luput });
  await rawQuery(sql, TANPA_JEDA, [scope.kode_toko]);
  await antrekanWeb(sql, scope.kode_toko, saat);
  return { jumlah: rows.length };
}

const SARING = ` and ($2::text is null or w.status = $2)
  and ($3::text is null or w.kode_barcode like $3 || '%' or b.nama_barang like '%' || $3 || '%')`;
const HALAMAN = `${kartuWeb('w.galat, w.dikirim, w.coba_lagi, w.oleh, ')}${SARING} order by w.dibuat desc, w.kode_barcode limit $4 offset $5`;
const HITUNG = `select count(*)::integer as total from barang_web w
  join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode where w.kode_toko = $1${SARING}`;

type BarisDibaca = KartuWeb & {
  galat: string | null;
  dikirim: string | null;
  coba_lagi: string | null;
  oleh: string;
};
type Baris = Inside<typeof daftarWeb.answer>[number];

/** Why it is where it is: the site's reason, else what took it away. */
function barisOf(row: BarisDibaca, { session }: Ctx): Baris {
  const { tawar, isi, galat, status, percobaan } = row;
  return {
    kode_barcode: row.kode_barcode,
    nama_barang: row.nama_barang,
    kode_group: row.kode_group,
    kode_dept: row.kode_dept,
    kadar_cetak: row.kadar_cetak,
    berat: row.berat,
    harga_jual: hargaKini(row, aturanHarga(session.store)).total,
    harga_web: isi ? (isi.harga as Rupiah) : null,
    status,
    status_barang: row.status_barang,
    keterangan: galat ?? (tawar ? null : 'Ditarik Oleh Toko'),
    dikirim: row.dikirim,
    tawar,
    percobaan,
    coba_lagi: row.coba_lagi,
    oleh: row.oleh,
  } as Baris;
}

export const webCommands = [
  ...settingWebCommands,
  implementCommand(tawarkanWeb, async ({ barang }, ctx) => {
    const codes = kodeDari(barang);
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { barang_web_tawarkan: codes }, async () => {
        const hasil = await tawarkan(sql, ctx, await calonOf(sql, ctx.scope.kode_toko, codes));
        audit({ aksi: 'barang_web.tawarkan', objek: ctx.scope.kode_toko, isi: { barang: codes } });
        return hasil;
      }),
    );
    return { data };
  }),
  implementCommand(tawarkanBakiWeb, async ({ kode_baki }, ctx) => {
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { barang_web_baki: kode_baki }, async () => {
        const found = await rawQuery<Calon>(sql, MENURUT_BAKI, [ctx.scope.kode_toko, kode_baki]);
        if (found.length === 0) reject(salah.WEB_BAKI_KOSONG, { kode_baki });
        const hasil = await tawarkan(sql, ctx, kodeDari(found));
        audit({ aksi: 'barang_web.tawarkan', objek: kode_baki, isi: { barang: kodeDari(found) } });
        return hasil;
      }),
    );
    return { data };
  }),
  implementCommand(ulangWeb, async ({ barang }, ctx) => {
    const codes = kodeDari(barang);
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { barang_web_ulang: codes }, async () => {
        audit({ aksi: 'barang_web.ulang', objek: ctx.scope.kode_toko, isi: { barang: codes } });
        return ubah(sql, ctx, ULANG, codes);
      }),
    );
    return { data };
  }),
  implementCommand(tarikWeb, async ({ barang }, ctx) => {
    const codes = kodeDari(barang);
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { barang_web_tarik: codes }, async () => {
        audit({ aksi: 'barang_web.tarik', objek: ctx.scope.kode_toko, isi: { barang: codes } });
        return ubah(sql, ctx, TARIK, codes, [ctx.scope.user_id]);
      }),
    );
    return { data };
  }),
  implementCommand(daftarWeb, async ({ q, status, skip, limit }, ctx) => {
    const word = q === null ? null : q.replace(/[\\%_]/g, '\\$&');
    const saring = [ctx.scope.kode_toko, status, word];
    const { rows, jumlah } = await ctx.deps.db.batch(ctx.scope, {
      rows: statement<BarisDibaca>('web_daftar', HALAMAN, ...saring, limit ?? 100, skip ?? 0),
      jumlah: statement<{ total: number }>('web_hitung', HITUNG, ...saring),
    });
    return { data: rows.map((row) => barisOf(row, ctx)), total: one(jumlah).total };
  }),
];
