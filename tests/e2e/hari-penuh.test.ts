// Goal: a whole day at the counter ends with every report tying to the books, and a line that loses answers and
// delivers twice changes nothing: the books are those of a shop that was told each thing once, row by row.
// Method: the acts of a day by keyboard in a browser on a bad line; what left the browser is then told to a second shop
// that begins alike, over a good one.
import { openDatabase } from '@mustika/server-kit/database.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { drillHledger } from '../../drills/hledger.ts';
import { RAMAI } from '../kit/app.ts';
import { bukaToko, type Toko } from './kit/browser.ts';
import {
  batal,
  beliBalik,
  type CaraJual,
  gerakUang,
  type Hari,
  jariCepat,
  jual,
  KASIR,
  mulaiHari,
  SPV,
  tukar,
  tutupHari,
} from './kit/hari.ts';
import { ikatan } from './kit/ikatan.ts';
import { jaringanBuruk, type Tulisan } from './kit/jaringan.ts';
import { rekan } from './kit/rekan.ts';
import { ulangi } from './kit/ulangan.ts';

let baik: Toko;
let buruk: Toko;
let tanggal: string;

const STOK = `select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO'
   order by kode_barcode`;

beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  [baik, buruk] = (await Promise.all([0, 1].map(() => bukaToko(pgUrl, undefined, RAMAI)))) as [Toko, Toko];
  tanggal = (
    await baik.owner.query(
      "select tanggal::text as tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
    )
  ).rows[0].tanggal;
});
afterAll(() => Promise.all([baik?.close(), buruk?.close()]));

const CARA: readonly CaraJual[] = ['CASH', 'CASH', 'DEBET', 'CASH', 'TRANSFER'];

/** Forty sales, fifteen purchases, six exchanges, three cancellations, money both ways, and the close. */
async function sehari(hari: Hari): Promise<void> {
  const stok = (await hari.toko.owner.query<{ kode_barcode: string }>(STOK)).rows.map((b) => b.kode_barcode);
  const notas: { nomor: string; kode: string }[] = [];
  const belis: string[] = [];
  await gerakUang(hari, '/uang-kas', 'mutasi_uang', [
    ['Arah', 'tambah'],
    ['Kategori', 'TAMBAH_MODAL'],
    ['Laci Kasir', 'KASIR1'],
    ['Jumlah Rp', '250000000'],
    ['Keterangan', 'modal hari ini'],
  ]);
  await gerakUang(hari, '/uang-kas', 'mutasi_uang', [
    ['Arah', 'tambah'],
    ['Kategori', 'TAMBAH_MODAL'],
    ['Laci Kasir', 'SPV1'],
    ['Jumlah Rp', '5000000'],
    ['Keterangan', 'receh'],
  ]);
  for (let n = 0; n < 40; n += 1) {
    const kode = [stok.shift() as string, ...(n % 10 === 9 ? [stok.shift() as string] : [])];
    notas.push({ nomor: await jual(hari, kode, CARA[n % CARA.length]), kode: kode[0] as string });
    if (n % 10 !== 9) continue;
    // A customer in three comes back the same day, by nota or with the piece alone.
    for (const [at, { nomor, kode: piece }] of notas.slice(n - 9, n - 5).entries())
      if (belis.length < 15) belis.push(await beliBalik(hari, at % 2 === 0 ? nomor : piece, piece));
  }
  expect(belis).toHaveLength(15);
  const tukaran: string[] = [];
  for (const { kode } of notas.slice(24, 30)) tukaran.push(await tukar(hari, stok.shift() as string, kode));
  await batal(hari, '/batal-penjualan', (notas.at(-1) as { nomor: string }).nomor);
  await batal(hari, '/batal-penjualan', tukaran.at(-1) as string);
  await batal(hari, '/batal-pembelian', belis.at(-1) as string);
  await gerakUang(hari, '/uang-kas', 'mutasi_uang', [
    ['Arah', 'ambil'],
    ['Kategori', 'BIAYA'],
    ['Laci Kasir', 'KASIR1'],
    ['Jumlah Rp', '175000'],
    ['Keterangan', 'listrik dan air'],
  ]);
  await gerakUang(hari, '/mutasi-uang-cash', 'mutasi_uang', [
    ['Kategori', 'MUTASI'],
    ['Asal', 'CASH'],
    ['Tujuan', 'BRI'],
    ['Rekening Tujuan', '7310455201'],
    ['Laci Kasir', 'KASIR1'],
    ['Jumlah Rp', '40000000'],
    ['Keterangan', 'setor ke bank'],
  ]);
  await gerakUang(hari, '/uang-bank', 'mutasi_uang', [
    ['Arah', 'ambil'],
    ['Kategori', 'BIAYA'],
    ['Rekening', '7310455201'],
    ['Jumlah Rp', '250000'],
    ['Keterangan', 'sewa mesin edc'],
  ]);
  await gerakUang(hari, '/gesek-tunai', 'gesek_tunai', [
    ['Rekening EDC', 'EDC-BCA-JKT1'],
    ['Jumlah Gesek', '1000000'],
    ['4 Angka Terakhir Kartu', '7788'],
    ['Nama Pemilik Kartu', 'RINA'],
  ]);
  await gerakUang(hari, '/kirim-uang-pusat', 'kirim_uang', [
    ['Asal', 'CASH'],
    ['Laci Kasir', 'KASIR1'],
    ['Jumlah Rp', '15000000'],
    ['Keterangan', 'setoran'],
  ]);
  await tutupHari(hari);
}

const BUKU = {
  uang: `select no_dokumen, peristiwa, dari_akun, dari_dimensi, ke_akun, ke_dimensi, jumlah::text, kategori, jenis
           from buku_uang where kode_toko = 'JKT1' order by no_dokumen, peristiwa, urut`,
  barang: `select no_dokumen, peristiwa, kode_barcode, dari_tempat, ke_tempat, berat::text, kadar::text
             from buku_barang where kode_toko = 'JKT1' order by no_dokumen, peristiwa, kode_barcode, dari_tempat`,
  poin: `select no_dokumen, peristiwa, dari, ke, jumlah::text
           from buku_poin where kode_toko = 'JKT1' order by no_dokumen, peristiwa, dari`,
  dokumen: `select no_dokumen, jenis, status, tanggal::text, peristiwa from dokumen where kode_toko = 'JKT1' order by no_dokumen`,
};

async function bukuDari({ owner }: Toko): Promise<Record<string, unknown[]>> {
  const buku: Record<string, unknown[]> = {};
  for (const [nama, text] of Object.entries(BUKU)) buku[nama] = (await owner.query(text)).rows;
  return buku;
}

test('what is typed faster than the screen paints is kept, and a drawer that does not exist is not dropped', async () => {
  expect(await jariCepat(baik, await baik.layar(SPV))).toEqual({ jumlah: 'Rp. 5.000.000,-', terkirim: 0 });
});

test('a day is worked by keyboard on a line that loses answers and delivers twice, and it is a day like any other', async () => {
  const hari = await mulaiHari(buruk);
  const tulisan: Tulisan[] = [];
  const terganggu = [
    await jaringanBuruk(hari.kasir, KASIR, tulisan),
    await jaringanBuruk(hari.spv, SPV, tulisan),
  ];
  await sehari(hari);
  expect(terganggu.map((ke) => ke() > 0)).toEqual([true, true]);
  expect(await ulangi(tulisan, rekan(baik))).toEqual([]);
  const [satu, dua] = await Promise.all([bukuDari(baik), bukuDari(buruk)]);
  expect(dua).toEqual(satu);
  expect(satu['dokumen']?.length).toBeGreaterThan(64);
});

test('every report of the day says what the books say', async () => {
  expect(await ikatan(baik, tanggal)).toEqual([]);
  expect(await ikatan(buruk, tanggal)).toEqual([]);
});

test('no rule of the books is broken, and hledger reads the same balances', async () => {
  for (const toko of [baik, buruk]) {
    expect(await toko.periksa()).toEqual([]);
    const db = openDatabase({ url: toko.pgUrl, poolSize: 2 });
    // Null where the program is not installed.
    expect((await drillHledger(db, 'JKT1')) ?? []).toEqual([]);
    await db.close();
  }
});
