/**
 * Protects: pieces that a craftsman makes cost what their gold and his work cost, to the rupiah, lie on their trays for sale, and say what
 * they were made of; what is missing is judged as after any work, and all of it goes back while nothing became of it.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, hargaGrup, jual, nota, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { dipesan } from '../../../tests/kit/pesanan.ts';
import {
  barMurni,
  cincin,
  fotoJadi,
  jadiKembali,
  kirimCuci,
  lakukan,
  leburKembali,
  lotSortir,
  terkirim,
} from '../../../tests/kit/sepuhan.ts';
import { lotBeli } from '../../../tests/kit/sortir.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const SIMPAN = 'terima-barang-jadi/simpan';
const spv = () => kit.as('SPV1');
const batal = (path: string, no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(spv(), `${path}/batal`, { no_dokumen, alasan: 'salah timbang' }, SANDI_OWNER);
const kode = (answer: Answer): string[] => answer.data.kode_barcode as unknown as string[];
const kartu = async (kode_barcode: string): Promise<Record<string, unknown>> =>
  (
    await kit.owner.query(
      `select b.status, kode_gudang || '/' || kode_baki as tempat, harga_modal::float8 as modal, berat::int, kadar::int, no_masuk, b.tipe_ongkos, b.ongkos::float8 as ongkos
         from barang b where kode_barcode = $1`,
      [kode_barcode],
    )
  ).rows[0];
type Isi = { jenis_lot: string; berat: number; nilai: number; murni: number; kode_lot: string };
const diBatch = async (batch: string): Promise<Isi[]> =>
  (
    await kit.owner.query<Isi>(
      `select kode_lot, jenis_lot, berat::int, murni::int, nilai::float8 as nilai from lot where batch = $1 and berat > 0 order by jenis_lot`,
      [batch],
    )
  ).rows;

test('two rings and a rest: gold, worth and wage are shared, tagged, closed and taken back', async () => {
  const { no_kirim, kode_lot, asal } = await terkirim(kit, 'BUAT', { perlakuan: 'HARGA_POKOK' });
  const [{ nilai: modal } = { nilai: 0 }] = await diBatch(no_kirim);
  expect(await diBatch(no_kirim)).toMatchObject([{ jenis_lot: 'BUAT', berat: 5000, murni: 3750 }]);
  const body = jadiKembali(kode_lot, { ongkos: 100_000 });
  expect(await spv().post(SIMPAN, body)).toMatchObject({ code: 'SALDO_KAS_KURANG' });
  await isiLaci(kit, 100_000);
  const answer = await lakukan(kit, SIMPAN, body);
  expect(answer.data).toMatchObject({
    no_kirim,
    berat: 4.95,
    murni: 3.713,
    susut: 0.037,
    harga_modal: modal + 100_000,
  });
  const [besar = '', kecil = ''] = kode(answer);
  // 1.500 g, 1.125 g and 1.088 g of fine gold share the worth; the rings alone share the wage.
  const sampai = (murni: number) => Math.round((modal * murni) / 3713);
  const upah = Math.round((100_000 * 1500) / 2625);
  expect(await kartu(besar)).toMatchObject({
    ...{ status: 'TERSEDIA', tempat: 'TOKO/CC01', berat: 2000, kadar: 75_000, no_masuk: numberOf(answer) },
    modal: sampai(1500) + upah,
  });
  expect(await kartu(kecil)).toMatchObject({ modal: sampai(2625) - sampai(1500) + 100_000 - upah });
  const nomor = numberOf(answer);
  const rp = (nilai: number) => new Intl.NumberFormat('id-ID').format(nilai);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    `1 SEPUHAN TERIMA/BUAT PERSEDIAAN_PROSES:${kode_lot} > PERSEDIAAN_TOKO ${rp(sampai(1500))}`,
    `1 SEPUHAN TERIMA/BUAT PERSEDIAAN_PROSES:${kode_lot} > PERSEDIAAN_TOKO ${rp(sampai(2625) - sampai(1500))}`,
    expect.stringMatching(/^1 SEPUHAN TERIMA\/BUAT PERSEDIAAN_PROSES:\S+ > PERSEDIAAN_ROSOK:\S+ /),
    `1 SEPUHAN TERIMA/ONGKOS KAS:SPV1 > PERSEDIAAN_TOKO ${rp(upah)}`,
    `1 SEPUHAN TERIMA/ONGKOS KAS:SPV1 > PERSEDIAAN_TOKO ${rp(100_000 - upah)}`,
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual(
    expect.arrayContaining([
      `1 ${besar} @OLAH > TOKO/CC01 2.000`,
      `1 ${kecil} @OLAH > TOKO/CC01 1.500`,
      expect.stringMatching(new RegExp(`^1 ${kode_lot} @TUKANG/\\S+ > @OLAH 5\\.000$`)),
    ]),
  );
  expect(await diBatch(no_kirim)).toMatchObject([{ jenis_lot: 'SUSUT', berat: 37, nilai: 0 }]);
  // The sheet shows the pieces; their tags are printed as of any new piece.
  const satu = await spv().get(`terima-barang-jadi/satu?no_dokumen=${nomor}`);
  expect(satu.data).toMatchObject({
    barang: [{ kode_barcode: besar, berat: 2, ongkos: upah }, { kode_barcode: kecil }],
  });
  const barang = [besar, kecil].map((kode_barcode) => ({ kode_barcode }));
  expect(await spv().post('barang/label', { barang, format: 'SVG' })).toMatchObject({ status: 200 });
  // Two percent is what this craftsman may lose: nobody is asked.
  const wasting = await spv().post('wasting-sepuhan/simpan', { no_kirim, alasan: null });
  expect(wasting, wasting.text).toMatchObject({ status: 200, data: { susut: 0.037, nilai_susut: 0 } });
  expect(await batal('terima-sepuhan', nomor)).toMatchObject({ code: 'KIRIMAN_CUCI_DITUTUP' });
  expect(await batal('wasting-sepuhan', numberOf(wasting))).toMatchObject({ status: 200 });
  expect(await batal('terima-sepuhan', nomor)).toMatchObject({ status: 200 });
  expect(await kartu(besar)).toMatchObject({ status: 'BATAL' });
  expect(await diBatch(no_kirim)).toMatchObject([{ jenis_lot: 'BUAT', berat: 5000, nilai: modal }]);
  expect(await batal('kirim-barang-cuci', no_kirim)).toMatchObject({ status: 200 });
  expect(
    (await kit.owner.query('select nilai::float8 as nilai from lot where kode_lot = $1', [asal])).rows,
  ).toEqual([{ nilai: modal }]);
});

test('the tag has the charge of such a piece, or the one that is typed', async () => {
  const { kode_lot } = await terkirim(kit, 'BUAT');
  const barang = [cincin(2, { tipe_ongkos: 'TOTAL', ongkos: 275_000 }), cincin(1.5)];
  const [satu = '', dua = ''] = kode(await lakukan(kit, SIMPAN, jadiKembali(kode_lot, { barang })));
  expect(await kartu(satu)).toMatchObject({ tipe_ongkos: 'TOTAL', ongkos: 275_000 });
  const { rows } = await kit.owner.query(
    `select tipe_ongkos, ongkos::float8 as ongkos from parameter_ongkos where kode_toko = 'JKT1' and aktif and kode_group = '750' and kode_dept is null`,
  );
  expect(await kartu(dua)).toMatchObject(rows[0] ?? { tipe_ongkos: 'GRAM' });
});

test('a picture that this store took stands on the card of its piece', async () => {
  const { kode_lot } = await terkirim(kit, 'BUAT');
  const foto = await fotoJadi(kit);
  const asing = jadiKembali(kode_lot, { barang: [cincin(2, { foto: 'BDG1/BUAT-0000000000000000.jpg' })] });
  expect(await spv().post(SIMPAN, asing)).toMatchObject({
    ...{ status: 404, code: 'FOTO_JADI_TIDAK_ADA', detail: { path: 'barang.0.foto' } },
  });
  const [berfoto = '', tanpa = ''] = kode(
    await lakukan(kit, SIMPAN, jadiKembali(kode_lot, { barang: [cincin(2, { foto }), cincin(1.5)] })),
  );
  expect(await spv().get(`barang/foto/${berfoto}`)).toMatchObject({ status: 200 });
  expect(await spv().get(`barang/foto/${tanpa}`)).toMatchObject({ status: 404 });
});

test('a piece that was sold keeps its reception; one in a shipment of its own part may come later', async () => {
  const { no_kirim, kode_lot } = await terkirim(kit, 'BUAT');
  const bagian = (berat_bahan: number, barang: object[]) =>
    lakukan(kit, SIMPAN, jadiKembali(kode_lot, { bahan: [{ kode_lot, berat_bahan }], barang, sisa: [] }));
  const satu = await bagian(2, [cincin(1.98)]);
  const dua = await bagian(3, [cincin(2.96)]);
  const [terjual = ''] = kode(satu);
  const { harga_jual } = (await spv().get(`barang/ready/kode-barcode/${terjual}`)).data;
  const penjualan = await jual(kit.as('KASIR1'), nota([terjual], harga_jual as number));
  expect(penjualan, penjualan.text).toMatchObject({ status: 200 });
  expect(await batal('terima-sepuhan', numberOf(satu))).toMatchObject({
    ...{ status: 409, code: 'BARANG_JADI_DIPROSES', detail: { kode_barcode: terjual } },
  });
  expect(await batal('terima-sepuhan', numberOf(dua))).toMatchObject({ status: 200 });
  expect(await diBatch(no_kirim)).toMatchObject([{ jenis_lot: 'BUAT', berat: 3000 }, { jenis_lot: 'SUSUT' }]);
});

test.each([
  ['a group that is not there', { kode_group: 'TIDAKADA' }],
  ['a tray that is not there', { kode_baki: 'TIDAKADA' }],
  ['a name of three letters', { nama_barang: 'CIN' }],
])('%s is refused at its row', async (_apa, more) => {
  const { kode_lot } = await terkirim(kit, 'BUAT');
  const answer = await spv().post(SIMPAN, jadiKembali(kode_lot, { barang: [cincin(2), cincin(1.5, more)] }));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`barang.1.${Object.keys(more)[0]}`);
});

test('more gold in rings than went in, what was sent to be melted, and nothing at all are refused', async () => {
  const { kode_lot } = await terkirim(kit, 'BUAT');
  expect(await spv().post(SIMPAN, jadiKembali(kode_lot, { barang: [cincin(9)] }))).toMatchObject({
    code: 'HASIL_MELEBIHI_BAHAN',
  });
  expect((await spv().post(SIMPAN, jadiKembali(kode_lot, { barang: [] }))).text).toContain(
    'Barang Jadi Tidak Boleh Kosong',
  );
  const lebur = await terkirim(kit, 'LEBUR');
  expect(await spv().post(SIMPAN, jadiKembali(lebur.kode_lot))).toMatchObject({
    code: 'BUKAN_PEKERJAAN_INI',
  });
  expect(await spv().post('terima-sepuhan/simpan', leburKembali(kode_lot))).toMatchObject({
    code: 'BUKAN_PEKERJAAN_INI',
  });
});

test('bars, bought lots and scrap by its code go to be made; what was sorted to be washed does not', async () => {
  const kode_lot = await barMurni(kit);
  const beli = await lotBeli(kit);
  const lot = [
    { kode_lot, qty: 0, berat: 3.74 },
    { kode_lot: beli, qty: 2, berat: 5 },
  ];
  const no_kirim = numberOf(await lakukan(kit, 'kirim-barang-cuci/simpan', kirimCuci('BUAT', '', { lot })));
  const ada = await diBatch(no_kirim);
  expect(ada.map(({ jenis_lot, berat }) => [jenis_lot, berat]).sort()).toEqual([
    ['BUAT', 3740],
    ['BUAT', 5000],
  ]);
  const bahan = ada.map(({ kode_lot, berat }) => ({ kode_lot, berat_bahan: berat / 1000 }));
  // 3.736 g and 3.750 g of fine gold: 9.9 g of 75 % are 7.425 g.
  const answer = await lakukan(
    kit,
    SIMPAN,
    jadiKembali('', { bahan, barang: [cincin(4), cincin(5.9)], sisa: [] }),
  );
  expect(answer.data).toMatchObject({ murni: 7.425, susut: 0.061 });
  const cuci = await lotSortir(kit, 'CUCI');
  expect(await spv().post('kirim-barang-cuci/simpan', kirimCuci('BUAT', cuci))).toMatchObject({
    code: 'BUKAN_UNTUK_DIOLAH',
  });
});

test('an order is named by what is made for it, and is there', async () => {
  const asal = await lotSortir(kit, 'ROSOK');
  const no_pesanan = await dipesan(kit.as('KASIR1'));
  const kirim = (pekerjaan: string, no: string) =>
    spv().post('kirim-barang-cuci/simpan', kirimCuci(pekerjaan, asal, { no_pesanan: no }));
  expect(await kirim('BUAT', 'JKT1-PS-000000-0001')).toMatchObject({
    ...{ status: 404, code: 'PESANAN_SEPUHAN_TIDAK_ADA', detail: { path: 'no_pesanan' } },
  });
  expect(await kirim('LEBUR', no_pesanan)).toMatchObject({ code: 'PESANAN_BUKAN_BUAT' });
  const nomor = numberOf(
    await lakukan(kit, 'kirim-barang-cuci/simpan', kirimCuci('BUAT', asal, { no_pesanan })),
  );
  const daftar = await spv().get(`kirim-barang-cuci?q=${no_pesanan}`);
  expect(daftar.data).toMatchObject([{ no_dokumen: nomor, no_pesanan }]);
});

test('a ring says what it was made of, and what was bought says that it became a ring', async () => {
  const { kode_lot, asal } = await terkirim(kit, 'BUAT');
  const answer = await lakukan(kit, SIMPAN, jadiKembali(kode_lot));
  const [ring = ''] = kode(answer);
  const telusur = async (apa: string, arah: string) =>
    JSON.parse((await spv().get(`lot/asal-usul?kode=${apa}&arah=${arah}&tahap=SEMUA`)).text) as {
      data: { kode: string; keadaan: string; murni: number | null; no_dokumen: string }[];
      totals: { murni: number };
    };
  const dari = await telusur(ring, 'ASAL');
  expect(dari.totals.murni).toBe(1.5);
  expect(dari.data.map(({ kode }) => kode)).toEqual(expect.arrayContaining([kode_lot, asal]));
  const jadi = await telusur(kode_lot, 'JADI');
  // All of it: two rings, the rest, and what is missing.
  expect(jadi.totals.murni).toBe(3.75);
  expect(jadi.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kode: ring, keadaan: 'TERSEDIA', murni: 1.5 }),
      expect.objectContaining({ kode: ring, keadaan: 'DIBUAT BARANG', no_dokumen: numberOf(answer) }),
    ]),
  );
  const riwayat = await spv().get(`barang/riwayat/${ring}`);
  expect(riwayat.data.sortir).toMatchObject([{ arah: 'ASAL', kode: kode_lot, no_dokumen: numberOf(answer) }]);
});
