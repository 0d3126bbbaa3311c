/** What a till takes along to sell without the network: leased pieces at the prices of now, numbers, limits, and what its codes are made with. */
import { randomUUID } from 'node:crypto';
import { NOL_RUPIAH } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { tandaTangani } from '@mustika/server-kit/secrets/signing-key.ts';
import { aturanHarga, hargaGram } from '../../barang/harga-barang.rule.ts';
import type { BarangSiapJual } from '../../jual/bahan-penjualan.rule.ts';
import { type HargaBaris, hitungBaris } from '../../jual/hitung-penjualan.rule.ts';
import { ppnToko } from '../../jual/periksa-penjualan.rule.ts';
import { sewaLuring } from '../../jual/sewa.rule.ts';
import type { PpnBarang } from '../../pajak/ppn.rule.ts';
import { base32 } from '../../pembelian/nota/nota-qr.rule.ts';
import { bacaBarang, bacaTarifPpn } from '../penjualan.query.ts';
import { kabarLuring, kembaliLuring, siapkanLuring } from './luring.command.ts';
import { luringErrors as salah } from './luring.errors.ts';
import { BANYAK_NOMOR, batasNota, PALING_BANYAK, salahLevel } from './luring.rule.ts';
import type { BarangPaket, IsiPaket } from './paket-luring.rule.ts';
import { rahasiaBaru } from './tanda-luring.query.ts';

const GANTIKAN = `update paket_luring set keadaan = 'DIGANTI', terlihat = $3 where kode_toko = $1 and perangkat_hash = $2 and keadaan = 'AKTIF'`;
const LEPAS = 'delete from barang_pegang where kode_toko = $1 and keranjang = $2';
const URUT = `select coalesce(max(urut), 0) + 1 as urut from paket_luring where kode_toko = $1`;
const DI_BAKI = `select b.kode_barcode from barang b join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  where b.kode_toko = $1 and b.kode_baki = any ($2) and b.status = 'TERSEDIA' and w.dijual order by b.kode_barcode limit ${PALING_BANYAK + 1}`;
/** What lies in somebody's cart stays there. */
const SEWA = `insert into barang_pegang as p (kode_toko, kode_barcode, user_id, keranjang, sampai)
  select b.kode_toko, b.kode_barcode, $3, $4, $5::timestamptz from barang b
   where b.kode_toko = $1 and b.kode_barcode = any ($2) and b.status = 'TERSEDIA' order by b.kode_barcode
  on conflict (kode_toko, kode_barcode) do update set user_id = excluded.user_id, keranjang = excluded.keranjang, sampai = excluded.sampai
   where p.sampai <= $6::timestamptz
  returning kode_barcode`;
const TULIS = `insert into paket_luring (kode_toko, id, user_id, perangkat_hash, urut, dibuat, sampai, batas_nota, batas_total, banyak_nomor,
    rahasia, harga, terlihat) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $6)`;
const SALES = 'select kode_sales, nama_sales from sales where kode_toko = $1 and aktif order by kode_sales';
const HARI = "select tanggal::text from hari_toko where kode_toko = $1 and status = 'OPEN'";
const KABAR = `update paket_luring set terlihat = $5, menunggu = $6
  where kode_toko = $1 and id::text = $2 and perangkat_hash = $3 and user_id = $4 returning keadaan`;
const KEMBALI = `update paket_luring set keadaan = 'KEMBALI', terlihat = $5, menunggu = 0
  where kode_toko = $1 and id::text = $2 and perangkat_hash = $3 and user_id = $4 and keadaan = 'AKTIF' returning id`;

/** A piece at what it costs by the rules of the store, nothing bargained. */
export function hargaSistem(b: BarangSiapJual, { session }: Ctx, ppn: PpnBarang | null): HargaBaris {
  const aturan = aturanHarga(session.store);
  const acuan = { ...b, harga_gram: hargaGram(aturan.dasar, b), ppn };
  return hitungBaris(acuan, { harga_per_gram: null, ongkos: null, diskon: NOL_RUPIAH }, aturan);
}

/** The pieces with their prices; what could not be sold here anyway stays. */
async function hargai(sql: Sql, codes: readonly string[], hari: string, ctx: Ctx): Promise<BarangPaket[]> {
  const { store } = ctx.session;
  const siap = bacaBarang(ctx.scope.kode_toko, codes, ctx.deps.clock.now().toString());
  const rows = await rawQuery<BarangSiapJual>(sql, siap.text, [...siap.values]);
  const tarif = bacaTarifPpn();
  const ppnUntuk = ppnToko(store, await rawQuery(sql, tarif.text, [...tarif.values]), hari);
  return rows
    .filter((b) => !b.berlian || store.flags.has('BERLIAN_MODULE'))
    .map((b): BarangPaket => {
      const ppn = ppnUntuk(b);
      const { kode_barcode, nama_barang, kode_group, kadar_cetak, kode_baki, berat, tipe_ongkos } = b;
      const { ongkos, harga_atribut, harga_bandrol, harga_group, markis, harga_24k, kadar_jual } = b;
      return {
        ...{ kode_barcode, nama_barang, kode_group, kadar_cetak, kode_baki },
        acuan: {
          ...{ berat, tipe_ongkos, ongkos, harga_atribut, harga_bandrol, harga_group, markis, harga_24k },
          ...{ kadar_jual, ppn },
        },
        harga: hargaSistem(b, ctx, ppn),
      };
    })
    .filter(({ harga }) => harga.total > 0);
}

type Baru = Omit<IsiPaket, 'rahasia'> & { terang: string };

async function tulisPaket(sql: Sql, baki: readonly string[], ctx: Ctx): Promise<Baru> {
  const { deps, scope, session } = ctx;
  const { kode_toko, user_id } = scope;
  const perangkat = sha256(ctx.device);
  const sewa = sewaLuring(perangkat.toString('hex'));
  const kini = deps.clock.now();
  const [dibuat, sampai] = [kini, kini.add({ hours: readSetting(session.store, 'LURING_JAM') })].map(
    String,
  ) as [string, string];
  // One after the other in a store: the series are counted.
  await rawQuery(sql, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`luring|${kode_toko}`]);
  await rawQuery(sql, GANTIKAN, [kode_toko, perangkat, dibuat]);
  await rawQuery(sql, LEPAS, [kode_toko, sewa]);
  const [buka] = await rawQuery<{ tanggal: string }>(sql, HARI, [kode_toko]);
  const ada = await rawQuery<{ kode_barcode: string }>(sql, DI_BAKI, [kode_toko, baki]);
  if (ada.length > PALING_BANYAK) reject(salah.LURING_TERLALU_BANYAK, { batas: PALING_BANYAK });
  const codes = ada.map((b) => b.kode_barcode);
  const barang = await hargai(sql, codes, buka?.tanggal ?? '', ctx);
  const tersewa = await rawQuery<{ kode_barcode: string }>(sql, SEWA, [
    ...[kode_toko, barang.map((b) => b.kode_barcode), user_id, sewa, sampai, dibuat],
  ]);
  const milik = new Set(tersewa.map((b) => b.kode_barcode));
  const dibawa = barang.filter((b) => milik.has(b.kode_barcode));
  const [{ urut }] = (await rawQuery<{ urut: number }>(sql, URUT, [kode_toko])) as [{ urut: number }];
  const id = randomUUID();
  const { terang, segel } = rahasiaBaru(id, ctx);
  const batas_nota = batasNota(session.store);
  const batas_total = readSetting(session.store, 'LURING_BATAS_TOTAL');
  const harga = Object.fromEntries(dibawa.map((b) => [b.kode_barcode, b.harga]));
  await rawQuery(sql, TULIS, [
    ...[
      kode_toko,
      id,
      user_id,
      perangkat,
      urut,
      dibuat,
      sampai,
      batas_nota,
      batas_total,
      BANYAK_NOMOR,
      segel,
    ],
    JSON.stringify(harga),
  ]);
  const sales = session.flags.has('DISABLE_KODE_SALES_TRANSACTION')
    ? []
    : await rawQuery<{ kode_sales: string; nama_sales: string }>(sql, SALES, [kode_toko]);
  const { nama_toko, alamat_toko } = session.store;
  return {
    ...{ id, user_id, kode_toko, sewa, urut, dibuat, sampai, batas_nota, batas_total, terang },
    ...{ banyak_nomor: BANYAK_NOMOR, baki, toko: { nama: nama_toko, alamat: alamat_toko }, sales },
    barang: dibawa,
  };
}

const siapkan = implementCommand(siapkanLuring, async ({ baki, menunggu }, ctx) => {
  const { deps, scope, session, device } = ctx;
  const tidak = deps.practice.store ? salah.LURING_TIDAK_AKTIF : salahLevel(session);
  if (tidak) reject(tidak);
  if (device === '') reject(salah.LURING_TANPA_PERANGKAT);
  if (menunggu > 0) reject(salah.PAKET_LURING_MENUNGGU);
  const { terang, ...paket } = await deps.db.tx(scope, async (sql, audit) => {
    const codes = baki.map((b) => b.kode_baki);
    const made = await tulisPaket(sql, codes, ctx);
    const { id, urut, sampai, barang } = made;
    audit({ aksi: 'luring.siapkan', objek: id, isi: { urut, baki: codes, sampai, barang: barang.length } });
    return made;
  });
  const isi = JSON.stringify({ ...paket, rahasia: terang } satisfies IsiPaket);
  const [signed] = await tandaTangani(deps.db, scope, [(key_id) => `${key_id}.${isi}`]);
  if (!signed) throw new Error('nothing was signed');
  return { data: { isi, kunci: signed.text.slice(0, 4), tanda: base32(signed.tanda) } };
});

const milik = (paket: string, { scope, device }: Ctx) => [
  scope.kode_toko,
  paket,
  sha256(device),
  scope.user_id,
];

const kabar = implementCommand(kabarLuring, async ({ paket, menunggu }, ctx) => {
  const saat = ctx.deps.clock.now().toString();
  const [row] = await ctx.deps.db.tx(ctx.scope, (sql) =>
    rawQuery<{ keadaan: string }>(sql, KABAR, [...milik(paket, ctx), saat, menunggu]),
  );
  return { data: row ?? reject(salah.PAKET_LURING_TIDAK_ADA) };
});

const kembali = implementCommand(kembaliLuring, async ({ paket, menunggu }, ctx) => {
  if (menunggu > 0) reject(salah.PAKET_LURING_MENUNGGU);
  const saat = ctx.deps.clock.now().toString();
  await ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
    const [row] = await rawQuery(sql, KEMBALI, [...milik(paket, ctx), saat]);
    if (!row) reject(salah.PAKET_LURING_TIDAK_ADA);
    await rawQuery(sql, LEPAS, [ctx.scope.kode_toko, sewaLuring(sha256(ctx.device).toString('hex'))]);
    audit({ aksi: 'luring.kembali', objek: paket, isi: {} });
  });
  return { data: null };
});

export const paketLuringCommands = [siapkan, kabar, kembali];
