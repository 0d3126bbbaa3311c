/**
 * Orders in: a message or the clock says that something changed, the order is read there, kept when it is newer than what is kept, and its
 * pieces are held here. What is not here any more is cancelled there. docs/decisions/0162.
 */
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import type { PesananDibaca } from './adaptor.server.ts';
import {
  antrekanPesanan,
  antrekanTawaran,
  BANGUNKAN,
  bacaMarketplace,
  bolehJalan,
  catatJalan,
  minta,
  sistem,
} from './akun-marketplace.query.ts';
import { MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  type KeadaanBarangPesanan,
  type KeadaanPesanan,
  keranjangPesanan,
  langkahPesanan,
  lebihBaru,
} from './pesanan.rule.ts';

export type KunciPesanan = { kode_toko: string; penyedia: PenyediaMarketplace; no_pesanan: string };
type Disimpan = { keadaan: KeadaanPesanan; diubah: number };

const BACA = `select keadaan, extract(epoch from diubah_sana)::integer as diubah from pesanan_marketplace
  where kode_toko = $1 and penyedia = $2 and no_pesanan = $3 for update`;
const SIMPAN = `insert into pesanan_marketplace (kode_toko, penyedia, no_pesanan, keadaan, keadaan_asal, diubah_sana, total, pembeli, dibuat, diubah)
  values ($1, $2, $3, $4, $5, to_timestamp($6), $7, $8, $9, $9)
  on conflict (kode_toko, penyedia, no_pesanan) do update set keadaan = excluded.keadaan, keadaan_asal = excluded.keadaan_asal,
    diubah_sana = excluded.diubah_sana, total = excluded.total, pembeli = excluded.pembeli, diubah = excluded.diubah, galat = null
    where pesanan_marketplace.diubah_sana <= excluded.diubah_sana`;
const DITAWARKAN =
  'select kode_barcode from tawaran_marketplace where kode_toko = $1 and penyedia = $2 and kode_barcode = any ($3)';
const BARANG = `insert into pesanan_marketplace_barang (kode_toko, penyedia, no_pesanan, kode_barcode, harga, keadaan)
  values ($1, $2, $3, $4, $5, 'MENUNGGU') on conflict do nothing`;

/** Keeps what was read when it is news; false where it is about nothing of ours. */
async function simpan(
  sql: Sql,
  { kode_toko, penyedia, no_pesanan }: KunciPesanan,
  dibaca: PesananDibaca,
  saat: string,
) {
  const key = [kode_toko, penyedia, no_pesanan];
  const codes = dibaca.barang.map((one) => one.kode_barcode);
  const ours = await rawQuery<{ kode_barcode: string }>(sql, DITAWARKAN, [kode_toko, penyedia, codes]);
  if (ours.length === 0) return false;
  const [lama] = await rawQuery<Disimpan>(sql, BACA, key);
  if (lebihBaru(dibaca, lama ?? null)) {
    const { keadaan, keadaan_asal, diubah, total, pembeli } = dibaca;
    await rawQuery(sql, SIMPAN, [...key, keadaan, keadaan_asal, diubah, total, pembeli, saat]);
  }
  for (const { kode_barcode } of ours) {
    const harga = dibaca.barang.find((one) => one.kode_barcode === kode_barcode)?.harga ?? 0;
    await rawQuery(sql, BARANG, [...key, kode_barcode, harga]);
  }
  return true;
}

type Butir = {
  kode_barcode: string;
  keadaan: KeadaanBarangPesanan;
  status_barang: string;
  pesanan: KeadaanPesanan;
  /** Another order has it. */
  lain: boolean;
};
const BUTIR = `select r.kode_barcode, r.keadaan, b.status as status_barang, p.keadaan as pesanan,
    exists (select from pesanan_marketplace_barang q where q.kode_toko = r.kode_toko and q.kode_barcode = r.kode_barcode
       and (q.penyedia, q.no_pesanan) <> (r.penyedia, r.no_pesanan) and q.keadaan in ('DIPEGANG', 'DISERAHKAN')) as lain
  from pesanan_marketplace_barang r
  join pesanan_marketplace p on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
  join barang b on b.kode_toko = r.kode_toko and b.kode_barcode = r.kode_barcode
 where r.kode_toko = $1 and r.penyedia = $2 and r.no_pesanan = $3 order by r.kode_barcode for no key update of r`;
const UBAH = `update pesanan_marketplace_barang set keadaan = $5
  where kode_toko = $1 and penyedia = $2 and no_pesanan = $3 and kode_barcode = $4`;
const PEGANG = 'select pegang_pesanan($1, $2, $3, $4, $5, $6) as hasil';
const LEPAS = 'delete from barang_pegang where kode_toko = $1 and kode_barcode = $2 and keranjang = $3';
const TERLIHAT = `update tawaran_marketplace set ${BANGUNKAN}, segera = true, diubah = $3
  where kode_toko = $1 and kode_barcode = any ($2) and tawar`;

/** With its order the marketplace gives the piece free again, whatever it was told of its stock before. */
const LUPAKAN = `update tawaran_marketplace set isi = isi - 'stok', ${BANGUNKAN}, segera = true
  where kode_toko = $1 and penyedia = $2 and kode_barcode = any ($3) and id_barang is not null`;

/** Longer than any order lasts; what ends it is the order, and every look at it renews it. */
const PEGANG_HARI = 60;

/** Holds it for the order, or says who was faster. */
async function pegang(
  deps: Deps,
  sql: Sql,
  kunci: KunciPesanan,
  butir: Butir,
): Promise<KeadaanBarangPesanan> {
  if (butir.lain) return 'BENTROK';
  const saat = deps.clock.now();
  const [row] = await rawQuery<{ hasil: string }>(sql, PEGANG, [
    ...[kunci.kode_toko, butir.kode_barcode],
    `${MARKETPLACE[kunci.penyedia].sebutan} ${kunci.no_pesanan}`,
    keranjangPesanan(kunci.penyedia, kunci.no_pesanan),
    ...[saat.toString(), saat.add({ hours: 24 * PEGANG_HARI }).toString()],
  ]);
  if (row?.hasil === 'DIPEGANG') return 'DIPEGANG';
  return row?.hasil === 'KERANJANG' ? 'MENUNGGU' : 'BENTROK';
}

/**
 * Brings each piece of an order to where it belongs: held, given back, or found to be gone. In one transaction with the stock that the
 * marketplaces hear of. Whether somebody has to look again soon, and whether it is to be cancelled there.
 */
export async function langkahkan(
  deps: Deps,
  sql: Sql,
  kunci: KunciPesanan,
): Promise<{ tunggu: boolean; bentrok: boolean }> {
  const key = [kunci.kode_toko, kunci.penyedia, kunci.no_pesanan];
  const saat = deps.clock.now().toString();
  const berubah: string[] = [];
  const kembali: string[] = [];
  const hasil = { tunggu: false, bentrok: false };
  for (const butir of await rawQuery<Butir>(sql, BUTIR, key)) {
    const ada = butir.status_barang === 'TERSEDIA';
    let kini = langkahPesanan(butir.pesanan, butir.keadaan, ada);
    if (kini === 'PEGANG') kini = await pegang(deps, sql, kunci, butir);
    if (kini === 'LEPASKAN') {
      await rawQuery(sql, LEPAS, [
        ...[kunci.kode_toko, butir.kode_barcode],
        keranjangPesanan(kunci.penyedia, kunci.no_pesanan),
      ]);
      kini = 'LEPAS';
    }
    if (kini === 'MENUNGGU') hasil.tunggu = true;
    if (kini === 'BENTROK') hasil.bentrok = true;
    if (kini === butir.keadaan) continue;
    await rawQuery(sql, UBAH, [...key, butir.kode_barcode, kini]);
    berubah.push(butir.kode_barcode);
    if (kini === 'LEPAS' || kini === 'TINJAU') kembali.push(butir.kode_barcode);
  }
  if (kembali.length > 0) await rawQuery(sql, LUPAKAN, [...key.slice(0, 2), kembali]);
  await rawQuery(sql, TERLIHAT, [kunci.kode_toko, berubah, saat]);
  if (berubah.length > 0) await antrekanTawaran(sql, kunci.kode_toko, saat);
  return hasil;
}

const COBA = `update pesanan_marketplace set percobaan = percobaan + 1, galat = $4, diubah = $5
  where kode_toko = $1 and penyedia = $2 and no_pesanan = $3 returning percobaan`;

/** Says there that it cannot be had. The order's own state tells when that is through. */
async function batalkanDiSana(deps: Deps, kunci: KunciPesanan, dibaca: PesananDibaca): Promise<void> {
  const { kode_toko, penyedia, no_pesanan } = kunci;
  const hasil = await minta(deps, kode_toko, penyedia, (adaptor, ke) =>
    adaptor.batalkan(ke, no_pesanan, dibaca.barang),
  );
  await catatJalan(deps, kode_toko, penyedia, hasil);
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    const saat = deps.clock.now();
    const galat = hasil.hasil === 'OK' ? null : hasil.galat;
    const [row] = await rawQuery<{ percobaan: number }>(sql, COBA, [
      ...[kode_toko, penyedia, no_pesanan, galat],
      saat.toString(),
    ]);
    const lagi = saat.add({ seconds: retryPause(row?.percobaan ?? 1, null) }).toString();
    await antrekanPesanan(sql, kode_toko, penyedia, no_pesanan, lagi);
  });
}

/** A piece in somebody's cart is asked about again in this many seconds. */
const TUNGGU_DETIK = 30;
const BELUM = 'Marketplace Belum Dihubungkan';

/** Reads one order there and does what follows from it here; answers why it could not be read, where it could not. */
export async function bacaPesanan(deps: Deps, kunci: KunciPesanan): Promise<string | null> {
  const { kode_toko, penyedia, no_pesanan } = kunci;
  const scope = sistem(kode_toko);
  const store = await deps.stores.getClosed(kode_toko);
  if (!store?.flags.has('MARKETPLACE_INTEGRATION_MODULE')) return BELUM;
  const row = await deps.db.read(scope, (sql) => bacaMarketplace(sql, kode_toko, penyedia));
  const nanti = (pada: string) =>
    deps.db.tx(scope, (sql) => antrekanPesanan(sql, kode_toko, penyedia, no_pesanan, pada));
  if (!row.berjalan) return BELUM;
  if (!bolehJalan(row, deps.clock.now().toString())) {
    if (row.coba_lagi) await nanti(row.coba_lagi);
    return row.galat ?? BELUM;
  }
  const hasil = await minta(deps, kode_toko, penyedia, (adaptor, ke) => adaptor.pesanan(ke, no_pesanan));
  const lagi = await catatJalan(deps, kode_toko, penyedia, hasil);
  if (hasil.hasil !== 'OK') {
    if (lagi) await nanti(lagi);
    return hasil.galat;
  }
  const saat = deps.clock.now();
  const kini = await deps.db.tx(scope, async (sql) => {
    if (!(await simpan(sql, kunci, hasil.isi, saat.toString()))) return null;
    return langkahkan(deps, sql, kunci);
  });
  if (kini?.bentrok && ['BELUM_BAYAR', 'SIAP_KIRIM'].includes(hasil.isi.keadaan))
    await batalkanDiSana(deps, kunci, hasil.isi);
  else if (kini?.tunggu) await nanti(saat.add({ seconds: TUNGGU_DETIK }).toString());
  await deps.db.tx(scope, (sql) => antrekanTawaran(sql, kode_toko, saat.toString()));
  return null;
}
