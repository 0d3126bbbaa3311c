/** Offering and taking back: each writes what is wanted, and the workers tell the marketplace. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { gerakErrors } from '../../barang/gerak-barang.errors.ts';
import { aturanHarga } from '../../barang/harga-barang.rule.ts';
import { hargaKini } from '../../barang/kartu-barang.rule.ts';
import { integrasiErrors } from '../integrasi.errors.ts';
import { antrekanTawaran, BANGUNKAN, bacaMarketplace } from './akun-marketplace.query.ts';
import { hargaTawaran, type KartuTawaran, kartuTawaran } from './kartu-tawaran.query.ts';
import { marketplaceErrors as salah } from './marketplace.errors.ts';
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  daftarTawaran,
  simpanTawaran,
  tarikMarketplace,
  tawarkanMarketplace,
  ulangMarketplace,
} from './tawaran.command.ts';
import { keadaanTawaran } from './tawaran.rule.ts';

const KARTU = `${kartuTawaran()} and w.penyedia = $3 and w.kode_barcode = any ($4) order by w.kode_barcode`;
const ADA = `select b.status, b.foto from barang b where b.kode_toko = $1 and b.kode_barcode = $2`;
const SERUPA = `select kode_barcode from tawaran_marketplace
  where kode_toko = $1 and penyedia = $2 and lower(nama) = lower($3) and kode_barcode <> $4`;
const LAMA = `select nama, id_barang is not null as tayang from tawaran_marketplace
  where kode_toko = $1 and penyedia = $2 and kode_barcode = $3 for update`;
const SIMPAN = `insert into tawaran_marketplace (kode_toko, penyedia, kode_barcode, nama, harga, oleh, dibuat, diubah)
  values ($1, $2, $3, $4, $5, $6, $7, $7)
  on conflict (kode_toko, penyedia, kode_barcode) do update set nama = excluded.nama, harga = excluded.harga, oleh = excluded.oleh,
    diubah = excluded.diubah, versi = tawaran_marketplace.versi + 1,
    status = case when tawaran_marketplace.tawar then 'ANTRI' else tawaran_marketplace.status end,
    percobaan = 0, coba_lagi = null, galat = null`;

/** A piece that may be offered: on the counter, pictured, priced, where this marketplace is offered, with a way to send it. */
function periksa(ctx: Ctx, kartu: KartuTawaran, logistik: string, kurir: string): void {
  const { kode_barcode } = kartu;
  if (kartu.status_barang !== 'TERSEDIA')
    reject(gerakErrors.BARANG_SUDAH_BERUBAH, { kode_barcode, status: kartu.status_barang });
  if (!kartu.dijual || !kartu.di_baki) reject(salah.MARKETPLACE_TIDAK_DIJUAL, { kode_barcode });
  if (kartu.foto === null) reject(salah.MARKETPLACE_FOTO_WAJIB, { kode_barcode });
  if (!logistik || !kurir) reject(salah.MARKETPLACE_LOGISTIK_WAJIB, { penyedia: kartu.penyedia });
  if (hargaTawaran(kartu, ctx.session.store) === 0) reject(salah.MARKETPLACE_HARGA_NOL, { kode_barcode });
}

type Dipilih = { penyedia: PenyediaMarketplace; kode_barcode: string };

/** In the order of marketplace and code, each once, as every writer of these rows goes. */
const perPenyedia = (barang: readonly Dipilih[]): [PenyediaMarketplace, string[]][] =>
  [...new Set(barang.map((b) => b.penyedia))]
    .sort()
    .map((p) => [p, [...new Set(barang.flatMap((b) => (b.penyedia === p ? b.kode_barcode : [])))].sort()]);

const LANGKAH = (apa: string): string =>
  `update tawaran_marketplace set ${apa}, ${BANGUNKAN}, oleh = $4, diubah = $5
    where kode_toko = $1 and penyedia = $2 and kode_barcode = any ($3)`;
const TAWARKAN = LANGKAH('tawar = true');
const TARIK = LANGKAH('tawar = false, segera = true');
/** What stands there is told anew, the name of a thing that is there kept, and a price that does not follow the day. */
const ULANG = LANGKAH(`isi = case when harga is null and not (select s.ikut_harga from setting_marketplace s
      where s.kode_toko = $1 and s.penyedia = $2) then isi - '{stok,tayang}'::text[] end`);
const TANPA_JEDA =
  'update setting_marketplace set coba_lagi = null where kode_toko = $1 and penyedia = $2 and coba_lagi is not null';

async function langkah(sql: Sql, ctx: Ctx, text: string, barang: readonly Dipilih[], boleh: boolean) {
  const { kode_toko, user_id } = ctx.scope;
  const saat = ctx.deps.clock.now().toString();
  let jumlah = 0;
  for (const [penyedia, codes] of perPenyedia(barang)) {
    const { logistik, kurir } = await bacaMarketplace(sql, kode_toko, penyedia);
    const rows = await rawQuery<KartuTawaran>(sql, KARTU, [kode_toko, saat, penyedia, codes]);
    const luput = codes.find((code) => !rows.some((row) => row.kode_barcode === code));
    if (luput) reject(salah.MARKETPLACE_TIDAK_DITAWARKAN, { penyedia, kode_barcode: luput });
    if (boleh) for (const row of rows) periksa(ctx, row, logistik, kurir);
    await rawQuery(sql, text, [kode_toko, penyedia, codes, user_id, saat]);
    await rawQuery(sql, TANPA_JEDA, [kode_toko, penyedia]);
    jumlah += rows.length;
  }
  await antrekanTawaran(sql, kode_toko, saat);
  return { jumlah };
}

type Isian = { penyedia: PenyediaMarketplace; kode_barcode: string; nama: string; harga: Rupiah | null };

/** One piece with its name there, a draft when it is new. */
async function simpan(sql: Sql, { deps, scope }: Ctx, { penyedia, kode_barcode, nama, harga }: Isian) {
  const { kode_toko, user_id } = scope;
  const [barang] = await rawQuery(sql, ADA, [kode_toko, kode_barcode]);
  if (!barang) reject(gerakErrors.BARCODE_TIDAK_ADA, { kode_barcode });
  const akun = await bacaMarketplace(sql, kode_toko, penyedia);
  if (akun.versi === 0) reject(integrasiErrors.MARKETPLACE_BELUM_DIATUR, { penyedia });
  const [serupa] = await rawQuery<{ kode_barcode: string }>(sql, SERUPA, [
    ...[kode_toko, penyedia],
    ...[nama, kode_barcode],
  ]);
  if (serupa) reject(salah.MARKETPLACE_NAMA_SAMA, serupa);
  const [lama] = await rawQuery<{ nama: string; tayang: boolean }>(sql, LAMA, [
    ...[kode_toko, penyedia],
    kode_barcode,
  ]);
  if (lama?.tayang && lama.nama !== nama) reject(salah.MARKETPLACE_NAMA_TETAP, { kode_barcode });
  const saat = deps.clock.now().toString();
  await rawQuery(sql, SIMPAN, [kode_toko, penyedia, kode_barcode, nama, harga, user_id, saat]);
  await antrekanTawaran(sql, kode_toko, saat);
}

const SARING = ` and ($3::text is null or w.status = $3) and ($4::text is null or w.penyedia = $4)
  and ($5::text is null or w.kode_barcode like $5 || '%' or w.nama ilike '%' || $5 || '%' or b.nama_barang like '%' || $5 || '%')`;
const HALAMAN = `${kartuTawaran('w.galat, w.dikirim, w.oleh, ')}${SARING} order by w.dibuat desc, w.penyedia, w.kode_barcode limit $6 offset $7`;
const HITUNG = `select count(*)::integer as total from tawaran_marketplace w
  join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode where w.kode_toko = $1 and $2::timestamptz is not null${SARING}`;

type Dibaca = KartuTawaran & { galat: string | null; dikirim: string | null; oleh: string };
type Baris = Inside<typeof daftarTawaran.answer>[number];

const barisOf = (row: Dibaca, { session }: Ctx): Baris =>
  ({
    kode_barcode: row.kode_barcode,
    penyedia: row.penyedia,
    nama: row.nama,
    keadaan: keadaanTawaran(row),
    kirim: row.status,
    stok: row.isi?.stok ?? null,
    status_barang: row.status_barang,
    harga_toko: hargaKini(row, aturanHarga(session.store)).total,
    harga_mp: hargaTawaran(row, session.store),
    keterangan:
      row.galat ?? (row.dipesan ? 'Dipesan Di Marketplace' : row.dipegang ? 'Di Keranjang Kasir' : null),
    berat: row.berat,
    id_barang: row.id_barang,
    dikirim: row.dikirim,
    harga_tetap: row.harga,
    ada_foto: row.foto !== null,
    tawar: row.tawar,
    oleh: row.oleh,
    id: `${row.penyedia}-${row.kode_barcode}`,
  }) as Baris;

export const tawaranCommands = [
  implementCommand(simpanTawaran, async ({ tawar, ...isian }, ctx) => {
    const { kode_barcode, penyedia } = isian;
    await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { marketplace_barang: { ...isian, tawar } }, async () => {
        await simpan(sql, ctx, isian);
        if (tawar) await langkah(sql, ctx, TAWARKAN, [{ penyedia, kode_barcode }], true);
        audit({ aksi: 'marketplace_barang.simpan', objek: kode_barcode, isi: { ...isian, tawar } });
        return true;
      }),
    );
    return { data: { kode_barcode } };
  }),
  ...(
    [
      [tawarkanMarketplace, TAWARKAN, 'tawarkan', true],
      [tarikMarketplace, TARIK, 'tarik', false],
      [ulangMarketplace, ULANG, 'ulang', false],
    ] as const
  ).map(([command, text, nama, boleh]) =>
    implementCommand(command, async ({ barang }, ctx) => {
      const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
        once(sql, ctx.key, { [`marketplace_barang_${nama}`]: barang }, async () => {
          const hasil = await langkah(sql, ctx, text, barang, boleh);
          audit({ aksi: `marketplace_barang.${nama}`, objek: ctx.scope.kode_toko, isi: { barang } });
          return hasil;
        }),
      );
      return { data };
    }),
  ),
  implementCommand(daftarTawaran, async ({ q, penyedia, kirim, skip, limit }, ctx) => {
    const word = q === null ? null : q.replace(/[\\%_]/g, '\\$&');
    const saring = [ctx.scope.kode_toko, ctx.deps.clock.now().toString(), kirim, penyedia, word];
    const { rows, jumlah } = await ctx.deps.db.batch(ctx.scope, {
      rows: statement<Dibaca>('marketplace_daftar', HALAMAN, ...saring, limit ?? 100, skip ?? 0),
      jumlah: statement<{ total: number }>('marketplace_hitung', HITUNG, ...saring),
    });
    return { data: rows.map((row) => barisOf(row, ctx)), total: one(jumlah).total };
  }),
];
