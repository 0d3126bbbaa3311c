/** Gold at a craftsman, as the tests need it. */
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Answer, Kit } from './app.ts';
import { atur, bilaDiminta, numberOf, SANDI_OWNER } from './jual.ts';
import { lotBeli, sortir } from './sortir.ts';
import { unggah } from './unggah.ts';

/** A craftsman who may lose two percent of what he washes. */
export const TUKANG = 'TUKANG1';

export async function siapkanTukang(kit: Kit): Promise<void> {
  await kit.owner.query(
    `insert into tukang (kode_toko, kode_tukang, nama_tukang) values ('JKT1', $1, 'PAK UJI') on conflict do nothing`,
    [TUKANG],
  );
}

/** The supervisor does it, and the owner agrees where somebody has to. */
export async function lakukan(kit: Kit, path: string, body: object): Promise<Answer> {
  const answer = await bilaDiminta(kit.as('SPV1'), { method: 'POST', path, body }, SANDI_OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
}

/** Five grams of 75 % in two pieces, sorted to be washed or melted; answers the code of its lot. */
export async function lotSortir(kit: Kit, tujuan: 'CUCI' | 'PATRI' | 'ROSOK'): Promise<string> {
  await siapkanTukang(kit);
  const kode_lot = await lotBeli(kit);
  const body = sortir([], [{ kode_lot, qty: 2, berat: 5, tujuan }]);
  const nomor = numberOf(await lakukan(kit, 'sortir-pembelian/simpan', body));
  const { rows } = await kit.owner.query(
    'select ke_kode from sortir_pembelian_barang where no_dokumen = $1',
    [nomor],
  );
  return rows[0].ke_kode;
}

export const kirimCuci = (pekerjaan: string, kode_lot: string, more: object = {}): object => ({
  ...{ pekerjaan, tukang: TUKANG, no_pesanan: null, perlakuan: null, keterangan: null },
  lot: [{ kode_lot, qty: 2, berat: 5 }],
  barang: [],
  ...more,
});

/** Sends five grams and answers the lot at the craftsman, and the number of the shipment. */
export async function terkirim(kit: Kit, pekerjaan: string, more: object = {}) {
  const logam = pekerjaan === 'LEBUR' || pekerjaan === 'BUAT';
  const asal = await lotSortir(kit, logam ? 'ROSOK' : (pekerjaan as 'CUCI'));
  const no_kirim = numberOf(await lakukan(kit, 'kirim-barang-cuci/simpan', kirimCuci(pekerjaan, asal, more)));
  const { rows } = await kit.owner.query('select kode_lot from lot where batch = $1 order by kode_lot', [
    no_kirim,
  ]);
  return { no_kirim, kode_lot: rows[0].kode_lot as string, asal };
}

/** Some of everything that there is between buying and bars: bought, sorted, and at a craftsman. */
export async function adaSepuhan(kit: Kit): Promise<void> {
  await lotBeli(kit);
  for (const kerja of ['CUCI', 'LEBUR', 'BUAT']) await terkirim(kit, kerja);
  await kePusat(kit);
  await lotSortir(kit, 'CUCI');
  await lotSortir(kit, 'ROSOK');
}

/** What comes back of it: a hundredth of a gram is missing. */
export const cuciKembali = (kode_lot: string, more: object = {}): object => ({
  ...{ ongkos: null, keterangan: null },
  barang: [{ kode_lot, qty: 2, berat_bahan: 5, berat: 4.99, ...more }],
});
export const leburKembali = (kode_lot: string, more: object = {}): object => ({
  ...{ ongkos: null, keterangan: null, ke_baki: null },
  bahan: [{ kode_lot, berat_bahan: 5 }],
  hasil: [{ jenis: 'MURNI', kadar: 99.9, berat: 3.74 }],
  ...more,
});

/** A ring as a craftsman made it. */
export const cincin = (berat: number, more: object = {}): object => ({
  ...{ kode_group: '750', kode_dept: 'CC', nama_barang: 'CINCIN BUATAN', berat, kode_baki: 'CC01' },
  ...{ tipe_ongkos: null, ongkos: null, foto: null, ...more },
});
/** A picture of one, by its key. */
export async function fotoJadi(kit: Kit): Promise<string> {
  const isi = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#caa' } })
    .png()
    .toBuffer();
  const image = { nama: 'foto.png', isi };
  const answer = await unggah(kit.as('SPV1'), 'terima-barang-jadi/foto', { image });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data['key'] as string;
}
/** Two rings and a rest of five grams of scrap: of 3.750 g of fine gold 0.037 g are missing. */
export const jadiKembali = (kode_lot: string, more: object = {}): object => ({
  ...{ ongkos: null, ongkos_dibayar: null, keterangan: null, ke_baki: null },
  bahan: [{ kode_lot, berat_bahan: 5 }],
  barang: [cincin(2), cincin(1.5)],
  sisa: [{ jenis: 'ROSOK', kadar: 75, berat: 1.45 }],
  ...more,
});
/** A wage that is owed: its reception. */
export async function upahTerutang(kit: Kit, ongkos: number): Promise<string> {
  const { kode_lot } = await terkirim(kit, 'BUAT');
  const body = jadiKembali(kode_lot, { ongkos, ongkos_dibayar: 'HUTANG' });
  return numberOf(await lakukan(kit, 'terima-barang-jadi/simpan', body));
}
export const bayarTukang = (jumlah: number, more: object = {}): object => ({
  ...{ tukang: TUKANG, jumlah, transfer: null, no_rekening: null, keterangan: null },
  ...more,
});

/** A closed melt of which 0.200 g of fine gold is claimed of the craftsman. */
export async function ditagih(kit: Kit, more: object = {}): Promise<string> {
  const { no_kirim, kode_lot } = await terkirim(kit, 'LEBUR', { perlakuan: 'BEBAN' });
  const hasil = [{ jenis: 'MURNI', kadar: 99.9, berat: 3.5 }];
  await lakukan(kit, 'terima-sepuhan/simpan', leburKembali(kode_lot, { hasil }));
  const body = { no_kirim, alasan: 'terbakar', sisa: null, ditagih: 0.2, ...more };
  return numberOf(await lakukan(kit, 'wasting-sepuhan/simpan', body));
}

export const lunasUang = (murni: number, jumlah: number): object => ({
  ...{ tukang: TUKANG, murni, jumlah, keterangan: null },
  bayar: [{ jenis: 'CASH', no_rekening: null, jumlah, kartu_akhir: null }],
});

/** A bar of 3.740 g at 99.9 %, melted of scrap; answers its lot. */
export async function barMurni(kit: Kit): Promise<string> {
  const { kode_lot } = await terkirim(kit, 'LEBUR');
  await lakukan(kit, 'terima-sepuhan/simpan', leburKembali(kode_lot));
  const { rows } = await kit.owner.query(
    "select kode_lot from lot where kode_toko = 'JKT1' and jenis_lot = 'MURNI' and berat > 0 order by kode_lot",
  );
  return rows[0].kode_lot;
}

/** A business that buys gold of the shop. */
export const PEMBELI_EMAS = 'PT LOGAM';

export async function siapkanPembeli(
  kit: Kit,
  jenis: 'PABRIKAN' | 'PEDAGANG' | null = 'PEDAGANG',
): Promise<void> {
  await atur(kit, { SUPPLIER_BARANG_MODULE: 'true', SEPUHAN_MODULE: 'true' });
  await kit.owner.query(
    `insert into supplier_barang (kode_toko, kode_supplier, nama_supplier, npwp, jenis_supplier) values ('JKT1', $1, 'PT LOGAM MULIA', '0017845123617000', $2)
     on conflict (kode_toko, kode_supplier) do update set jenis_supplier = excluded.jenis_supplier`,
    [PEMBELI_EMAS, jenis],
  );
}

/** So many grams of a lot at a price for the gram of fine gold, paid by cash unless told. */
export const jualEmasBody = (kode_lot: string, jumlah: number, more: object = {}): object => ({
  ...{ kode_supplier: PEMBELI_EMAS, harga_murni: 1_000_000, keterangan: null },
  barang: [{ kode_lot, qty: 0, berat: 3.74, kadar_uji: null }],
  ...{ jumlah, bayar: [{ jenis: 'CASH', no_rekening: null, jumlah, kartu_akhir: null }] },
  ...more,
});

/** The same at what it comes to, with whatever tax the shop takes. */
export async function jualEmasDihitung(kit: Kit, kode_lot: string): Promise<object> {
  const { kode_supplier, harga_murni, barang } = jualEmasBody(kode_lot, 1) as Record<string, unknown>;
  const answer = await kit.as('SPV1').post('jual-emas/hitung', { kode_supplier, harga_murni, barang });
  return jualEmasBody(kode_lot, Number(answer.data['jumlah']));
}

/** Head office works for its branches, too. */
export const PUSAT = 'PUSAT';

/** Five grams of scrap on their way to head office: the number of the shipment, and its lot. */
export async function kePusat(kit: Kit, tujuan: 'CUCI' | 'ROSOK' = 'ROSOK') {
  await atur(kit, { SEPUHAN_MODULE: 'true' }, PUSAT);
  const asal = await lotSortir(kit, tujuan);
  const body = { keterangan: null, lot: [{ kode_lot: asal, qty: 2, berat: 5 }], barang: [] };
  const no_kirim = numberOf(await lakukan(kit, 'kirim-barang-cuci/ke-pusat', body));
  const { rows } = await kit.owner.query('select kode_lot from kirim_pusat_lot where no_dokumen = $1', [
    no_kirim,
  ]);
  return { no_kirim, kode_lot: rows[0].kode_lot as string, asal };
}

/** What head office answers of lots on their way, with the owner's word where it is asked for. */
export const jawabPusat = (
  kit: Kit,
  ...lot: readonly { kode_lot: string; berat: number }[]
): Promise<Answer> =>
  bilaDiminta(
    kit.as('PUSAT'),
    { method: 'POST', path: 'terima-emas-cabang/simpan', body: { ke_baki: null, keterangan: null, lot } },
    SANDI_OWNER,
  );

/** The same, and it was taken: the number of what received it. */
export async function terimaPusat(kit: Kit, kode_lot: string, berat: number): Promise<string> {
  return numberOf(await jawabPusat(kit, { kode_lot, berat }));
}

/** Gold for refining by typed weights. */
export const MODUL_STOCK = 'STOCK_SEPUHAN_MANUAL_MODULE';

/** Ten grams of 75 % to be washed, at eight million. */
export const stockMasuk = (more: object = {}): object => ({
  ...{ jenis_lot: 'CUCI', kode_group: '750', kode_dept: 'CC', kadar: 75, qty: 4, berat: 10 },
  ...{ modal_total: 8_000_000 },
  ...more,
});

/** Scrap of a store, typed in by the owner. */
export async function rosokDi(kit: Kit, portal: string): Promise<void> {
  const tanpa = { kode_group: null, kode_dept: null, qty: 0 };
  const body = { keterangan: null, ke_baki: null, barang: [stockMasuk({ jenis_lot: 'ROSOK', ...tanpa })] };
  const answer = await kit.as('OWNER').post('stock-cuci-manual/masuk', body, { portal });
  expect(answer, answer.text).toMatchObject({ status: 200 });
}

let karat = 0;
/** Such gold of a karat that nothing else has, ten grams; answers its lot. */
export async function stockBaru(kit: Kit): Promise<string> {
  await atur(kit, { [MODUL_STOCK]: 'true' });
  karat += 1;
  const barang = [stockMasuk({ kadar: 60 + karat / 1000 })];
  const nomor = numberOf(
    await lakukan(kit, 'stock-cuci-manual/masuk', { keterangan: null, ke_baki: null, barang }),
  );
  const { rows } = await kit.owner.query('select kode_lot from gerak_lot where no_dokumen = $1', [nomor]);
  return rows[0].kode_lot;
}
