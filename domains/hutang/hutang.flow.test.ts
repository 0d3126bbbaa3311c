/** Protects: what is lent, what it costs and what comes back are in the books to the rupiah, whichever way a loan goes. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import {
  balik,
  bayarBunga,
  dengan,
  dipinjam,
  hargaTaksir,
  hutangBaru,
  JAMINAN,
  lunasi,
  perbarui,
  perpanjang,
} from '../../tests/kit/hutang.ts';
import { atur, denganIzin, gantiHari, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { periksaTutup } from '../../tests/kit/tutup.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 500_000_000, 'KASIR1');
  await isiLaci(kit, 100_000_000, 'SPV1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const satu = async (no: string) =>
  (await kasir().get(`hutang/satu?no_faktur_hutang=${no}`)).data as Record<string, unknown> & {
    gerak: { jenis: string; keadaan: string }[];
    barang: { keadaan: string }[];
  };
const TABEL = [...TABEL_BUKU, 'hutang', 'hutang_barang', 'hutang_gerak', 'hutang_peringatan'];

describe('lending', () => {
  test('money leaves the drawer, the principal is owed, the pledge stands in no book of gold', async () => {
    const answer = await kasir().post('hutang/simpan', hutangBaru(3_000_000));
    expect(answer, answer.text).toMatchObject({
      status: 200,
      message: 'Hutang Berhasil Disimpan',
      data: {
        status: 'DONE',
        jumlah_hutang: 3_000_000,
        diserahkan: 3_000_000,
        tgl_jatuh_tempo: '2026-12-21',
      },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const { no_dokumen } = answer.data;
    expect(no_dokumen).toMatch(/^JKT1-PI-261121-\d{4}$/);
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 HUTANG/POKOK KLIRING_HUTANG > PIUTANG_GADAI 3.000.000',
      '1 HUTANG/CASH KAS:KASIR1 > KLIRING_HUTANG 3.000.000',
    ]);
    expect(await satu(no_dokumen)).toMatchObject({
      ...{ taksir: 5_000_000, plafond: 3_500_000, bunga: 2, bunga_rp: 60_000, tempo: 'BERJALAN' },
      barang: [{ nama_barang: 'GELANG KERONCONG', keadaan: 'GADAI', harga_per_gram: 1_000_000 }],
    });
  });

  test('vector 19: a rupiah above the ceiling is refused, or agreed to where the store lets it', async () => {
    const before = await jumlahBaris(kit.owner, TABEL);
    expect(await kasir().post('hutang/simpan', hutangBaru(3_500_001))).toMatchObject({
      ...{ status: 400, code: 'HUTANG_MELEBIHI_PLAFOND' },
      message: 'Jumlah Hutang Tidak Boleh Melebihi Plafond: Rp 3.500.000',
    });
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
    numberOf(await kasir().post('hutang/simpan', hutangBaru(3_500_000)));
    await atur(kit, { LEWAT_PLAFOND_HUTANG: 'true' });
    const izin = await dengan(kit, 'simpan', hutangBaru(3_500_001));
    await atur(kit, { LEWAT_PLAFOND_HUTANG: null });
    expect(izin, izin.text).toMatchObject({ status: 200 });
  });

  test.each([
    ['less with plastic than without', { berat_plastik: 4.999 }, 400, 'BERAT_PLASTIK_KURANG'],
    [
      'a condition nobody knows',
      { barang: [{ ...JAMINAN, kondisi_pinjaman: 'ANEH' }] },
      400,
      'KONDISI_PINJAMAN_TIDAK_ADA',
    ],
    ['nobody', { nama_customer: null }, 400, 'NASABAH_HARUS_DIISI'],
    ['a karat above 100', { barang: [{ ...JAMINAN, kadar: 101 }] }, 400, 'INPUT_TIDAK_VALID'],
    [
      'more by transfer than there is',
      { transfer: 3_000_001, no_rekening: '7310455201' },
      400,
      'TRANSFER_MELEBIHI_HUTANG',
    ],
  ])('is refused: %s', async (_name, more, status, code) => {
    const before = await jumlahBaris(kit.owner, TABEL);
    expect(await kasir().post('hutang/simpan', hutangBaru(3_000_000, more))).toMatchObject({ status, code });
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
  });

  test('a fee is kept, the rest partly transferred; the rate of the table binds until somebody agrees', async () => {
    await atur(kit, { BIAYA_ADM_HUTANG: '10000' });
    const isi = hutangBaru(1_000_000, { transfer: 400_000, no_rekening: '7310455201', bunga: 1.5 });
    expect(await kasir().post('hutang/simpan', isi)).toMatchObject({ status: 403 });
    const no = numberOf(await dengan(kit, 'simpan', isi));
    await atur(kit, { BIAYA_ADM_HUTANG: null });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 HUTANG/POKOK KLIRING_HUTANG > PIUTANG_GADAI 1.000.000',
      '1 HUTANG/ADM PENDAPATAN_DENDA > KLIRING_HUTANG 10.000',
      '1 HUTANG/CASH KAS:KASIR1 > KLIRING_HUTANG 590.000',
      '1 HUTANG/TRANSFER BANK:7310455201 > KLIRING_HUTANG 400.000',
    ]);
  });

  test('waits for its validation where the store wants that, in no book', async () => {
    await atur(kit, { VALIDASI_HUTANG_MODULE: 'true' });
    const no = await dipinjam(kit, 2_000_000);
    await atur(kit, { VALIDASI_HUTANG_MODULE: null });
    expect(await bukuUang(kit.owner, no)).toEqual([]);
    expect(await kit.as('SPV1').post('hutang/validasi', { no_faktur_hutang: no })).toMatchObject({
      status: 200,
    });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '2 HUTANG/POKOK KLIRING_HUTANG > PIUTANG_GADAI 2.000.000',
      '2 HUTANG/CASH KAS:KASIR1 > KLIRING_HUTANG 2.000.000',
    ]);
  });

  test('is taken back on its day, and leaves nothing behind', async () => {
    const no = await dipinjam(kit, 1_500_000);
    expect(await balik(kit, 'batal', no)).toMatchObject({ status: 200, data: { status: 'CANC' } });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 HUTANG/POKOK KLIRING_HUTANG > PIUTANG_GADAI 1.500.000',
      '1 HUTANG/CASH KAS:KASIR1 > KLIRING_HUTANG 1.500.000',
      '2 HUTANG BATAL/POKOK PIUTANG_GADAI > KLIRING_HUTANG 1.500.000',
      '2 HUTANG BATAL/CASH KLIRING_HUTANG > KAS:KASIR1 1.500.000',
    ]);
  });
});

describe('days later', () => {
  let no = '';
  beforeAll(async () => {
    no = await dipinjam(kit, 3_000_000);
    await gantiHari(kit, '2026-12-08');
  });

  test('vector 21: seventeen days cost what they cost, in whatever parts they are paid', async () => {
    expect(await satu(no)).toMatchObject({ hari: 17, bunga_kini: 34_000, denda_kini: 0 });
    expect(await bayarBunga(kit, no, 34_001)).toMatchObject({ status: 400, code: 'BAYAR_MELEBIHI_BUNGA' });
    expect(await bayarBunga(kit, no, 20_000)).toMatchObject({ status: 200, data: { bunga: 20_000 } });
    expect(await satu(no)).toMatchObject({ bunga_kini: 14_000 });
    expect(await bayarBunga(kit, no, 10_000, { perpanjang: 1 })).toMatchObject({ code: 'BUNGA_BELUM_LUNAS' });
    expect(await perpanjang(kit, no, 14_000, 1)).toMatchObject({
      status: 200,
      data: { tgl_jatuh_tempo: '2027-01-21' },
    });
    expect(await satu(no)).toMatchObject({ bunga_kini: 0, tgl_jatuh_tempo: '2027-01-21' });
    expect((await bukuUang(kit.owner, no)).slice(2)).toEqual([
      '2 BAYAR BUNGA/CASH KLIRING_HUTANG > KAS:KASIR1 20.000',
      '2 BAYAR BUNGA/BUNGA PENDAPATAN_BUNGA > KLIRING_HUTANG 20.000',
      '3 BAYAR BUNGA/CASH KLIRING_HUTANG > KAS:KASIR1 14.000',
      '3 BAYAR BUNGA/BUNGA PENDAPATAN_BUNGA > KLIRING_HUTANG 14.000',
    ]);
  });

  test('a payment is taken back, the extension with it, and then the one before', async () => {
    expect(await balik(kit, 'batal', no)).toMatchObject({ status: 409, code: 'BATAL_HUTANG_BEDA_HARI' });
    expect(await balik(kit, 'batal-bunga', no)).toMatchObject({ status: 200, data: { bunga: 14_000 } });
    expect(await satu(no)).toMatchObject({ bunga_kini: 14_000, tgl_jatuh_tempo: '2026-12-21' });
    expect(await balik(kit, 'batal-bunga', no)).toMatchObject({ status: 200, data: { bunga: 20_000 } });
    expect(await balik(kit, 'batal-bunga', no)).toMatchObject({ status: 409, code: 'BUNGA_BELUM_DIBAYAR' });
  });

  test('it is settled for what is owed that day, less what is forgiven; taken back, it runs on', async () => {
    expect(await lunasi(kit, no, 3_000_000)).toMatchObject({ status: 409, code: 'TOTAL_HUTANG_BERUBAH' });
    const isi = {
      no_faktur_hutang: no,
      total: 3_030_000,
      potongan: 4_000,
      bayar: [{ jenis: 'CASH', jumlah: 3_100_000 }],
    };
    expect(await kasir().post('hutang/lunas', isi)).toMatchObject({ status: 403 });
    expect(await dengan(kit, 'lunas', isi)).toMatchObject({
      status: 200,
      data: { status: 'CLOS', total: 3_030_000, kembali: 70_000 },
    });
    expect(await satu(no)).toMatchObject({
      tutup: 'LUNAS',
      tgl_lunas: '2026-12-08',
      barang: [{ keadaan: 'DITEBUS' }],
    });
    expect((await bukuUang(kit.owner, no)).slice(-3)).toEqual([
      '6 HUTANG LUNAS/CASH KLIRING_HUTANG > KAS:KASIR1 3.030.000',
      '6 HUTANG LUNAS/POKOK PIUTANG_GADAI > KLIRING_HUTANG 3.000.000',
      '6 HUTANG LUNAS/BUNGA PENDAPATAN_BUNGA > KLIRING_HUTANG 30.000',
    ]);
    expect(await balik(kit, 'batal-lunas', no)).toMatchObject({ status: 200, data: { status: 'DONE' } });
    expect(await satu(no)).toMatchObject({ tutup: null, bunga_kini: 34_000, barang: [{ keadaan: 'GADAI' }] });
  });

  test('two tills redeem the same loan: one of them hears that it is done', async () => {
    const both = await Promise.all([lunasi(kit, no, 3_034_000), lunasi(kit, no, 3_034_000)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await balik(kit, 'batal-lunas', no)).toMatchObject({ status: 200 });
  });

  test('vector 25: a renewal settles the old number, opens a new one, and goes back whole', async () => {
    const baru = await perbarui(kit, no, 2_500_000, 534_000, { bunga: 1.8 });
    expect(baru, baru.text).toMatchObject({
      status: 200,
      data: { status: 'DONE', jumlah_hutang: 2_500_000, total: 534_000, tgl_jatuh_tempo: '2027-01-08' },
    });
    const { no_dokumen } = baru.data as { no_dokumen: string };
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 PEREMAJAAN HUTANG/CASH KLIRING_HUTANG > KAS:KASIR1 534.000',
      '1 PEREMAJAAN HUTANG/POKOK PIUTANG_GADAI > KLIRING_HUTANG 3.000.000',
      '1 PEREMAJAAN HUTANG/BUNGA PENDAPATAN_BUNGA > KLIRING_HUTANG 34.000',
      '1 PEREMAJAAN HUTANG/POKOK KLIRING_HUTANG > PIUTANG_GADAI 2.500.000',
    ]);
    expect(await satu(no)).toMatchObject({ status: 'CLOS', tutup: 'PEREMAJAAN', no_faktur_baru: no_dokumen });
    expect(await satu(no_dokumen)).toMatchObject({ no_faktur_lama: no, no_faktur_awal: no, bunga: 1.8 });
    expect(await balik(kit, 'batal-lunas', no)).toMatchObject({
      status: 409,
      code: 'HUTANG_SUDAH_DIPERBARUI',
    });
    expect(await lunasi(kit, no, 3_034_000)).toMatchObject({ status: 409 });
    expect(await balik(kit, 'batal', no_dokumen)).toMatchObject({ status: 200 });
    expect(await satu(no)).toMatchObject({
      status: 'DONE',
      bunga_kini: 34_000,
      barang: [{ keadaan: 'GADAI' }],
    });
  });

  test('more is lent on it, and part of the pledge is taken back', async () => {
    const dua = [JAMINAN, { ...JAMINAN, nama_barang: 'CINCIN POLOS', berat: 2 }];
    const lama = await dipinjam(kit, 1_000_000, { barang: dua, berat_plastik: 7.1 });
    const lebih = await perbarui(kit, lama, 2_000_000, -999_000, { berat_plastik: 7.1 });
    expect(lebih, lebih.text).toMatchObject({ status: 200, data: { total: -999_000 } });
    expect(lebih.headers['x-perjalanan-database']).toBe('2');
    const { no_dokumen } = lebih.data as { no_dokumen: string };
    expect((await bukuUang(kit.owner, no_dokumen)).at(-1)).toBe(
      '1 PEREMAJAAN HUTANG/CASH KAS:KASIR1 > KLIRING_HUTANG 999.000',
    );
    expect(await perbarui(kit, no_dokumen, 2_000_000, 1_500, { diambil: [{ urut: 1 }] })).toMatchObject({
      status: 400,
      code: 'HUTANG_MELEBIHI_PLAFOND',
    });
    const sisa = await perbarui(kit, no_dokumen, 1_000_000, 1_001_500, {
      diambil: [{ urut: 1 }],
      berat_plastik: 2.1,
    });
    expect(sisa, sisa.text).toMatchObject({ status: 200 });
    expect((await satu(no_dokumen)).barang.map((b) => b.keadaan)).toEqual(['DITEBUS', 'LANJUT']);
    expect(await satu((sisa.data as { no_dokumen: string }).no_dokumen)).toMatchObject({
      berat: 2,
      no_faktur_awal: lama,
    });
  });
});

test('whoever borrows a hundred million by renewing has said who he is', async () => {
  const besar = hutangBaru(90_000_000, {
    barang: [{ ...JAMINAN, berat: 200 }],
    berat_plastik: 201,
    nama_customer: 'IBU BESAR',
    no_hp_customer: '081200009999',
  });
  const path = 'hutang/simpan';
  const no = numberOf(await kit.as('SPV1').post(path, besar));
  const lagi = {
    no_faktur_lama: no,
    jumlah_hutang: 110_000_000,
    lama_pinjam: 1,
    berat_plastik: 201,
    total: -19_940_000,
  };
  expect(await kasir().post('hutang/peremajaan', lagi)).toMatchObject({
    ...{ status: 400, code: 'IDENTITAS_DIPERLUKAN' },
    detail: { kurang: expect.arrayContaining(['nik_sim_passport', 'tanggal_lahir']) },
  });
  // He says it now; the new contract keeps it as sealed as a first one does, and the next one takes it along.
  const diri = {
    nik_sim_passport: '3174012345670009',
    alamat_customer: 'JALAN MAWAR 1',
    tanggal_lahir: '1980-05-17',
    pekerjaan: 'PEDAGANG',
    sumber_dana: 'USAHA',
  };
  await isiLaci(kit, 50_000_000, 'SPV1');
  const baru = async (badan: object) =>
    numberOf(
      await denganIzin(
        kit.as('SPV1'),
        { method: 'POST', path: 'hutang/peremajaan', body: badan },
        SANDI_OWNER,
      ),
    );
  const kedua = await baru({ ...lagi, ...diri });
  const ketiga = await baru({
    ...lagi,
    no_faktur_lama: kedua,
    jumlah_hutang: 120_000_000,
    total: -9_926_500,
  });
  const { rows } = await kit.owner.query(
    'select nik_sim_passport, tanggal_lahir, sumber_dana from hutang where no_faktur_hutang = any ($1) order by no_faktur_hutang',
    [[kedua, ketiga]],
  );
  expect(rows[0].nik_sim_passport).toMatch(/^b1\./);
  expect(rows[0].tanggal_lahir).toMatch(/^b1\./);
  expect(rows[1]).toEqual(rows[0]);
  const satunya = await kit.as('OWNER').get(`hutang/satu?no_faktur_hutang=${ketiga}`, { portal: 'JKT1' });
  expect(satunya.data).toMatchObject({ alamat_customer: 'JALAN MAWAR 1' });
});

describe('past its day', () => {
  let no = '';
  beforeAll(async () => {
    no = await dipinjam(kit, 3_000_000);
    await gantiHari(kit, '2027-01-12');
  });
  const lelang = (hasil: number, more = {}) =>
    dengan(kit, 'lelang', {
      ...{
        no_faktur_hutang: no,
        hasil,
        biaya: 50_000,
        pembeli: 'PEDAGANG EMAS',
        bayar: [{ jenis: 'CASH', jumlah: hasil }],
      },
      ...more,
    });

  test('grace and notice come before an auction', async () => {
    expect(await satu(no)).toMatchObject({ lewat: 4, tempo: 'LEWAT' });
    const { periksa } = await periksaTutup(kit.as('SPV1'));
    const lewat = periksa.find(({ kode }) => kode === 'HUTANG_LEWAT');
    expect(lewat).toMatchObject({
      sifat: 'INFO',
      rincian: expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${no} · .+ · \\d+ [A-Z][a-z]{2} \\d{4}$`)),
      ]),
    });
    expect(await lelang(4_200_000)).toMatchObject({ status: 409, code: 'BELUM_BOLEH_LELANG' });
    await gantiHari(kit, '2027-04-07');
    expect(await satu(no)).toMatchObject({ hari: 120, bunga_kini: 240_000, tempo: 'LELANG' });
    expect(await lelang(4_200_000)).toMatchObject({ status: 409, code: 'BELUM_DIPERINGATKAN' });
    const kabar = { no_faktur_hutang: no, cara: 'TELEPON', keterangan: 'diangkat istrinya' };
    expect(await kasir().post('hutang/peringatan', kabar)).toMatchObject({ status: 200 });
  });

  test('what it does not bring of the principal is the shop’s loss; the auction is taken back', async () => {
    expect(await lelang(2_500_000)).toMatchObject({ status: 200, data: { kelebihan: 0, rugi: 550_000 } });
    expect((await bukuUang(kit.owner, no)).slice(2)).toEqual([
      '3 LELANG HUTANG/CASH KLIRING_HUTANG > KAS:SPV1 2.500.000',
      '3 LELANG HUTANG/BIAYA PENDAPATAN_LAIN > KLIRING_HUTANG 50.000',
      '3 LELANG HUTANG/POKOK PIUTANG_GADAI > KLIRING_HUTANG 3.000.000',
      '3 LELANG HUTANG/POKOK KLIRING_HUTANG > RUGI_LELANG 550.000',
    ]);
    expect(await lunasi(kit, no, 3_240_000)).toMatchObject({ status: 409 });
    expect(await balik(kit, 'batal-lelang', no)).toMatchObject({ status: 200, data: { status: 'DONE' } });
    expect(await satu(no)).toMatchObject({ bunga_kini: 240_000, barang: [{ keadaan: 'GADAI' }] });
  });

  test('vector 26: what is beyond the debt is owed to the customer, paid, taken back, and paid again', async () => {
    expect(await lelang(4_200_000)).toMatchObject({ status: 200, data: { kelebihan: 910_000, rugi: 0 } });
    expect((await bukuUang(kit.owner, no)).slice(-5)).toEqual([
      '5 LELANG HUTANG/CASH KLIRING_HUTANG > KAS:SPV1 4.200.000',
      '5 LELANG HUTANG/BIAYA PENDAPATAN_LAIN > KLIRING_HUTANG 50.000',
      '5 LELANG HUTANG/POKOK PIUTANG_GADAI > KLIRING_HUTANG 3.000.000',
      '5 LELANG HUTANG/BUNGA PENDAPATAN_BUNGA > KLIRING_HUTANG 240.000',
      '5 LELANG HUTANG/KELEBIHAN UTANG_KELEBIHAN > KLIRING_HUTANG 910.000',
    ]);
    const serah = () => dengan(kit, 'bayar-kelebihan', { no_faktur_hutang: no });
    expect(await serah()).toMatchObject({ status: 200, data: { kelebihan: 910_000 } });
    expect(await serah()).toMatchObject({ status: 409, code: 'KELEBIHAN_TIDAK_ADA' });
    expect(await balik(kit, 'batal-lelang', no)).toMatchObject({
      status: 409,
      code: 'KELEBIHAN_SUDAH_DIAMBIL',
    });
    expect(await balik(kit, 'batal-kelebihan', no)).toMatchObject({ status: 200 });
    const lapse = () => balik(kit, 'daluwarsa', no);
    expect(await lapse()).toMatchObject({ status: 409, code: 'KELEBIHAN_BELUM_DALUWARSA' });
    await gantiHari(kit, '2028-04-08');
    expect(await lapse()).toMatchObject({ status: 200 });
    expect((await bukuUang(kit.owner, no)).at(-1)).toBe(
      '8 KELEBIHAN LELANG/DALUWARSA PENDAPATAN_LAIN > UTANG_KELEBIHAN 910.000',
    );
  });
});
