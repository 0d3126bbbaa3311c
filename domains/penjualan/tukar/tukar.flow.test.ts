/** Protects: an exchange is one document with two legs that net to zero, posted once and taken back as one. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { beli } from '../../../tests/kit/beli.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, jual } from '../../../tests/kit/jual.ts';
import { dititip, titip } from '../../../tests/kit/titip.ts';
import { barangBaru, ditukar, JUAL_BARU, jualLama, TUKAR_BAKU, tukar } from '../../../tests/kit/tukar.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const MODAL = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 50_000_000, keterangan: 'modal' };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: 'true' });
  await kit.as('SPV1').post('cash/uang-kas', { ...MODAL, kasir: 'KASIR1' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const simpan = (body: object): Promise<Answer> => jual(kit.as('KASIR1'), body);
const kartu = async (...kode: string[]): Promise<string[]> => {
  const { rows } = await kit.owner.query(
    "select concat_ws(' ', status, kode_gudang || '/' || kode_baki, berat, harga_modal) as kartu from barang where kode_toko = 'JKT1' and kode_barcode = any ($1) order by kode_barcode",
    [kode],
  );
  return rows.map((row) => row.kartu);
};
/** What a clearing account is left with by one document: nothing. */
const sisa = async (no_dokumen: string, akun: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when ke_akun = $2 then jumlah else -jumlah end), 0)::int as sisa from buku_uang
      where no_dokumen = $1 and $2 in (ke_akun, dari_akun)`,
    [no_dokumen, akun],
  );
  return rows[0].sisa;
};
const batalkan = (no_faktur_group: string): Promise<Answer> =>
  denganOtorisasi(
    kit.as('SPV1'),
    'penjualan/batal',
    { no_faktur_group, alasan: 'pembeli berubah pikiran' },
    OWNER,
  );

describe('what an exchange writes', () => {
  test('tukar tambah: the customer pays the difference, the piece comes in as in a purchase (vector 16)', async () => {
    const asal = await jualLama(kit, 'TKLAMA01');
    await barangBaru(kit, 'TKBARU01');
    const answer = await simpan(tukar(['TKBARU01'], ['TKLAMA01'], TUKAR_BAKU));
    expect(answer, answer.text).toMatchObject({
      status: 200,
      data: {
        status: 'DONE',
        total: JUAL_BARU,
        kembali: 0,
        tukar: TUKAR_BAKU,
        tukar_kurang: 0,
        kode_barcode_tukar: ['TKLAMA01'],
      },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const nomor = answer.data.no_dokumen;
    expect(await bukuUang(kit.owner, nomor)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 5.000.000',
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 1.689.500',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 4.000.000',
      '1 TUKAR TAMBAH/BELI KLIRING_TUKAR > PERSEDIAAN_BELI 3.310.500',
      '1 TUKAR TAMBAH/JUAL KLIRING_PENJUALAN > KLIRING_TUKAR 3.310.500',
    ]);
    expect(await sisa(nomor, 'KLIRING_TUKAR')).toBe(0);
    expect(await bukuBarang(kit.owner, nomor)).toEqual([
      '1 TKBARU01 TOKO/CC01 > @PELANGGAN 3.250',
      '1 TKLAMA01 @PELANGGAN > BELI/BELI 3.250',
    ]);
    expect(await kartu('TKBARU01', 'TKLAMA01')).toEqual([
      'TERJUAL TOKO/CC01 3250 4000000',
      'DIBELI BELI/BELI 3250 3310500',
    ]);
    const { data } = await kit.as('KASIR1').post('penjualan/get/bynota', { no_faktur_group: asal });
    expect(data.dataJualGrouped.barang).toMatchObject([{ kode_barcode: 'TKLAMA01', status_tukar: true }]);
  });

  test('tukar kurang: the shop pays the difference out of the drawer, as TUKAR KURANG (vector 17)', async () => {
    await jualLama(kit, 'TKLAMA02');
    await barangBaru(kit, 'TKBARU02');
    const body = tukar(['TKBARU02'], [{ kode_barcode: 'TKLAMA02', harga: 5_500_000 }], 5_500_000);
    const refused = await simpan(body);
    expect(refused).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    expect(refused.detail.perlu).toMatchObject([
      { kategori: 'purchase', description: 'purchase above nota price' },
    ]);
    const answer = await denganOtorisasi(kit.as('KASIR1'), 'penjualan/simpan', body);
    expect(answer, answer.text).toMatchObject({
      status: 200,
      data: { kembali: 500_000, tukar: 5_500_000, tukar_kurang: 500_000 },
    });
    const nomor = answer.data.no_dokumen;
    expect(await bukuUang(kit.owner, nomor)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 5.000.000',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 4.000.000',
      '1 TUKAR KURANG/BELI KLIRING_TUKAR > PERSEDIAAN_BELI 5.500.000',
      '1 TUKAR KURANG/JUAL KLIRING_PENJUALAN > KLIRING_TUKAR 5.000.000',
      '1 TUKAR KURANG/CASH KAS:KASIR1 > KLIRING_TUKAR 500.000',
    ]);
    expect([await sisa(nomor, 'KLIRING_TUKAR'), await sisa(nomor, 'KLIRING_PENJUALAN')]).toEqual([0, 0]);
  });

  test('even: nobody pays; points by rupiah are earned on money only', async () => {
    const rupiah = { type_poin: 'RP', per_rp: 100_000 };
    expect((await kit.as('SPV1').put('parapoin/update/UMUM', rupiah)).status).toBe(200);
    await jualLama(kit, 'TKLAMA03');
    await barangBaru(kit, 'TKBARU03');
    const body = tukar(['TKBARU03'], [{ kode_barcode: 'TKLAMA03', harga: JUAL_BARU }], JUAL_BARU, {
      kode_member: 'JKT1000001',
    });
    const answer = await denganOtorisasi(kit.as('KASIR1'), 'penjualan/simpan', body);
    expect((await kit.as('SPV1').put('parapoin/update/UMUM', { type_poin: 'GRAM' })).status).toBe(200);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: 0, poin: 0 } });
    expect((await bukuUang(kit.owner, answer.data.no_dokumen)).some((l) => l.includes('KAS'))).toBe(false);
  });

  test('goods without a nota get a barcode of ours, and their owner an identity', async () => {
    await barangBaru(kit, 'TKBARU04');
    await kit.owner.query("update parameter_harga_emas set harga_beli = 1300000 where kode_toko = 'JKT1'");
    const rosok = {
      berat: 1,
      kondisi_barang: 'BAIK',
      nama_barang: 'GELANG LEBURAN',
      kode_group: '750',
      kode_dept: 'CC',
      kadar: 68,
    };
    const body = tukar(['TKBARU04'], [rosok], 884_000);
    expect(await simpan(body)).toMatchObject({ status: 400, code: 'IDENTITAS_WAJIB' });
    const penjual = { nama_customer: 'BUDI', nik_sim_passport: '3174012345670001' };
    const answer = await simpan({ ...body, ...penjual });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const [kode] = answer.data.kode_barcode_tukar as [string];
    expect(await kartu(kode)).toEqual(['DIBELI BELI/BELI 1000 884000']);
  });
});

describe('with a deposit on the piece that is taken', () => {
  /** A deposit of 1.000.000, a trade-in that counts for `nilai`, and the rest in cash. */
  async function ambil(baru: string, lama: string, nilai: number, tunai: number): Promise<Answer> {
    await jualLama(kit, lama);
    await barangBaru(kit, baru);
    const no_titipan = await dititip(kit.as('KASIR1'), titip([baru], JUAL_BARU, 1_000_000));
    const bayar = [
      { jenis: 'TUKAR', jumlah: nilai },
      { jenis: 'TITIPAN', jumlah: 1_000_000 },
      ...(tunai > 0 ? [{ jenis: 'CASH', jumlah: tunai }] : []),
    ];
    const body = tukar([baru], [{ kode_barcode: lama, harga: nilai }], nilai, { no_titipan, bayar });
    return denganOtorisasi(kit.as('KASIR1'), 'penjualan/simpan', body);
  }

  test('the trade-in counts first, then the deposit, then money; taken back as one', async () => {
    const answer = await ambil('TKBARU13', 'TKLAMA13', 3_500_000, 500_000);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: 0, tukar: 3_500_000 } });
    const nomor = answer.data.no_dokumen;
    for (const akun of ['KLIRING_TUKAR', 'KLIRING_PENJUALAN']) expect(await sisa(nomor, akun)).toBe(0);
    expect(await bukuUang(kit.owner, nomor)).toContain(
      '1 PENJUALAN/DP KLIRING_PENJUALAN > TITIPAN_UANG 1.000.000',
    );
    expect(await batalkan(nomor)).toMatchObject({ status: 200 });
  });
});

describe('what is refused, leaving nothing behind', () => {
  beforeAll(async () => {
    await jualLama(kit, 'TKLAMA05');
    await barangBaru(kit, 'TKBARU05');
  });
  const ubah = (bayar: object[]) => tukar(['TKBARU05'], ['TKLAMA05'], TUKAR_BAKU, { bayar });

  test.each([
    ['a value the till made up', tukar(['TKBARU05'], ['TKLAMA05'], 3_400_000), 409, 'TOTAL_BERUBAH'],
    ['trade-in without a piece', tukar(['TKBARU05'], [], TUKAR_BAKU), 400, 'TUKAR_KOSONG'],
    ['a piece without a payment', ubah([{ jenis: 'CASH', jumlah: JUAL_BARU }]), 409, 'TOTAL_BERUBAH'],
    ['too little money', ubah([{ jenis: 'TUKAR', jumlah: TUKAR_BAKU }]), 400, 'BAYAR_KURANG'],
    [
      'no condition',
      tukar(['TKBARU05'], [{ kode_barcode: 'TKLAMA05', kondisi_barang: '' }], TUKAR_BAKU),
      400,
      'INPUT_TIDAK_VALID',
    ],
    ['a piece nobody sold', tukar(['TKBARU05'], ['TIDAKADA'], TUKAR_BAKU), 404, 'NOTA_JUAL_TIDAK_ADA'],
    ['the piece that is being sold', tukar(['TKBARU05'], ['TKBARU05'], 1), 404, 'NOTA_JUAL_TIDAK_ADA'],
    ['one piece twice', tukar(['TKBARU05'], ['TKLAMA05', 'TKLAMA05'], 1), 400, 'BARANG_DUA_KALI'],
  ])('%s', async (_name, body, status, code) => {
    const answer = await simpan(body);
    expect(answer, answer.text).toMatchObject({ status, code });
    expect(await kartu('TKLAMA05')).toEqual(['TERJUAL TOKO/CC01 3250 2000000']);
  });

  test('more cash out than the drawer holds', async () => {
    const body = tukar(['TKBARU05'], [{ kode_barcode: 'TKLAMA05', harga: 9_000_000 }], 9_000_000);
    const kosong = await denganOtorisasi(kit.as('SPV1'), 'penjualan/simpan', body, OWNER);
    expect(kosong, kosong.text).toMatchObject({ status: 409, code: 'SALDO_KAS_KURANG' });
  });

  test('a piece that was bought or traded in already, at whatever till', async () => {
    await Promise.all([barangBaru(kit, 'TKBARU06'), jualLama(kit, 'TKLAMA06')]);
    await barangBaru(kit, 'TKBARU07');
    const both = await Promise.all([
      simpan(tukar(['TKBARU06'], ['TKLAMA06'], TUKAR_BAKU)),
      jual(kit.as('KASIR2'), tukar(['TKBARU07'], ['TKLAMA06'], TUKAR_BAKU)),
    ]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    const lagi = both[0]?.status === 200 ? 'TKBARU07' : 'TKBARU06';
    for (const answer of [
      both.find((a) => a.status === 409),
      await simpan(tukar([lagi], ['TKLAMA06'], TUKAR_BAKU)),
      await kit.as('KASIR1').post('pembelian/simpan', beli(['TKLAMA06'], TUKAR_BAKU)),
    ])
      expect(answer).toMatchObject({ code: 'SUDAH_DIBELI', message: 'Barang Sudah Dibeli Atau Ditukar' });
  });
});

describe('taken back', () => {
  test('as one: both legs reversed, every piece where it was, and the trade-in can be traded in again', async () => {
    const asal = await jualLama(kit, 'TKLAMA08');
    await barangBaru(kit, 'TKBARU08');
    const sebelum = await kartu('TKBARU08', 'TKLAMA08');
    const body = tukar(['TKBARU08'], [{ kode_barcode: 'TKLAMA08', berat: 3.24 }], TUKAR_BAKU);
    const nomor = await ditukar(kit, body);
    const dulu = { no_faktur_group: asal, alasan: 'pembeli batal' };
    const tolak = { status: 409, code: 'SUDAH_DIBELI' };
    expect(await kit.as('SPV1').post('penjualan/batal', dulu)).toMatchObject(tolak);
    const sendiri = { no_faktur_group: nomor, alasan: 'tukar saja' };
    expect(await kit.as('SPV1').post('pembelian/batal', sendiri)).toMatchObject({
      status: 400,
      message: 'Barang Tukar Dibatalkan Bersama Notanya Di Batal Penjualan',
    });
    expect(await batalkan(nomor)).toMatchObject({ status: 200, message: 'Penjualan Berhasil Dibatalkan' });
    expect((await bukuUang(kit.owner, nomor)).slice(5)).toEqual([
      '2 BATAL PENJUALAN/JUAL KLIRING_PENJUALAN > PENJUALAN_EMAS 5.000.000',
      '2 BATAL PENJUALAN/CASH KAS:KASIR1 > KLIRING_PENJUALAN 1.689.500',
      '2 BATAL PENJUALAN/HPP HPP > PERSEDIAAN_TOKO 4.000.000',
      '2 BATAL PENJUALAN/BELI PERSEDIAAN_BELI > KLIRING_TUKAR 3.310.500',
      '2 BATAL PENJUALAN/JUAL KLIRING_TUKAR > KLIRING_PENJUALAN 3.310.500',
    ]);
    expect(await kartu('TKBARU08', 'TKLAMA08')).toEqual(sebelum);
    await ditukar(kit, body);
  });

  test('not when the piece has meanwhile moved on', async () => {
    await jualLama(kit, 'TKLAMA09');
    await barangBaru(kit, 'TKBARU09');
    const nomor = await ditukar(kit, tukar(['TKBARU09'], ['TKLAMA09'], TUKAR_BAKU));
    const pindah =
      "update barang set no_terakhir = $1 where kode_toko = 'JKT1' and kode_barcode = 'TKLAMA09'";
    await kit.owner.query(pindah, ['JKT1-XX-261121-0001']);
    expect(await batalkan(nomor)).toMatchObject({ status: 409, code: 'BARANG_BELI_DIPROSES' });
    await kit.owner.query(pindah, [nomor]);
  });
});

describe('validation later', () => {
  beforeAll(() => atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' }));
  afterAll(() => atur(kit, { VALIDASI_PENJUALAN_MODULE: null }));

  test('an open exchange touches no book and holds both pieces; validating posts both legs', async () => {
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    await jualLama(kit, 'TKLAMA10');
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    await barangBaru(kit, 'TKBARU10');
    const body = tukar(['TKBARU10'], [{ kode_barcode: 'TKLAMA10', berat: 3.24 }], TUKAR_BAKU);
    const nomor = await ditukar(kit, body);
    expect(await bukuUang(kit.owner, nomor)).toEqual([]);
    expect(await kartu('TKBARU10', 'TKLAMA10')).toEqual([
      'DITAHAN TOKO/CC01 3250 4000000',
      'TUNGGU_BELI TOKO/CC01 3250 2000000',
    ]);
    expect(await kit.as('KASIR2').post('pembelian/simpan', beli(['TKLAMA10'], TUKAR_BAKU))).toMatchObject({
      code: 'SUDAH_DIBELI',
    });
    expect(await kit.periksa()).toEqual([]);
    const done = await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: nomor });
    expect(done, done.text).toMatchObject({ status: 200 });
    expect(await bukuUang(kit.owner, nomor)).toContain(
      '2 TUKAR TAMBAH/BELI KLIRING_TUKAR > PERSEDIAAN_BELI 3.310.500',
    );
    expect(await kartu('TKLAMA10')).toEqual(['DIBELI BELI/BELI 3240 3310500']);
    expect(await batalkan(nomor)).toMatchObject({ status: 200 });
    expect(await kartu('TKLAMA10')).toEqual(['TERJUAL TOKO/CC01 3250 2000000']);
    const lagi = await ditukar(kit, body);
    expect(await batalkan(lagi)).toMatchObject({ status: 200 });
    expect(await kartu('TKBARU10', 'TKLAMA10')).toEqual([
      'TERSEDIA TOKO/CC01 3250 4000000',
      'TERJUAL TOKO/CC01 3250 2000000',
    ]);
  });
});

describe('where it is seen', () => {
  test('on the slip, in one or two copies by its own module, and in the chat', async () => {
    await jualLama(kit, 'TKLAMA12');
    await barangBaru(kit, 'TKBARU12');
    const no_faktur_group = await ditukar(kit, tukar(['TKBARU12'], ['TKLAMA12'], TUKAR_BAKU));
    const cetak = async (more: object = {}) =>
      kit.as('KASIR1').post('penjualan/cetak', { no_faktur_group, cpl: '48', pratinjau: 'YA', ...more });
    const struk = (await cetak()).data;
    expect(struk.copies).toBe(1);
    for (const text of ['BARANG TUKAR', 'TKLAMA12', 'MULUS', '3.310.500', '1.689.500'])
      expect(struk.text).toContain(text);
    await atur(kit, { CETAK_DUPLIKAT_TUKAR_MODULE: 'true' });
    expect((await cetak()).data.copies).toBe(2);
    await atur(kit, { CETAK_DUPLIKAT_TUKAR_MODULE: null });
    expect((await cetak({ format: 'PDF' })).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { data } = await kit.as('KASIR1').post('penjualan/get/bynota', { no_faktur_group });
    expect(data.template_wa).toContain('Tukar CINCIN UJI COBA 3,250 g: Rp 3.310.500');
    expect(await kit.as('KASIR1').post('pembelian/cetak', { no_faktur_group })).toMatchObject({
      code: 'CETAK_TUKAR',
    });
  });

  test('in the reports of exchanges, whose sums are what the books moved', async () => {
    const laporan = async (path: string) =>
      (await kit.as('OWNER').get(`penjualan/get/${path}`, { portal: 'JKT1' })) as Answer & {
        totals: Record<string, number>;
      };
    const { rows } = await kit.owner.query(
      `select coalesce(sum(b.jumlah) filter (where b.ke_akun = 'PERSEDIAAN_BELI'), 0)::int as masuk,
              coalesce(sum(b.jumlah) filter (where b.dari_akun = 'PERSEDIAAN_BELI'), 0)::int as batal,
              (coalesce(sum(b.jumlah) filter (where b.dari_akun = 'KAS'), 0) - coalesce(sum(b.jumlah) filter (where b.ke_akun = 'KAS'), 0))::int as keluar
         from buku_uang b where b.kode_toko = 'JKT1' and 'KLIRING_TUKAR' in (b.dari_akun, b.ke_akun)`,
    );
    const [buku] = rows;
    const tukarnya = await laporan('report-tukar');
    expect(buku.batal).toBeGreaterThan(0);
    expect(tukarnya.totals).toMatchObject({
      harga: buku.masuk - buku.batal,
      nilai_batal: buku.batal,
      tukar_kurang: buku.keluar,
    });
    const kurang = await laporan('report-tukar?jenis=TUKAR KURANG');
    expect(kurang.data).toMatchObject([{ kode_barcode: 'TKLAMA02', tukar_kurang: 500_000 }]);
    const batal = await laporan('report-batal-tukar');
    expect(batal.totals).toMatchObject({ harga: buku.batal });
    expect(batal.data).toContainEqual(
      expect.objectContaining({ disetujui: 'OWNER', dibatalkan_oleh: 'SPV1', tukar_tambah: 1_689_500 }),
    );
  });

  test('as a purchase among the purchases, marked TUKAR, and in their report', async () => {
    await jualLama(kit, 'TKLAMA11');
    await barangBaru(kit, 'TKBARU11');
    const nomor = await ditukar(kit, tukar(['TKBARU11'], ['TKLAMA11'], TUKAR_BAKU));
    const daftar = await kit.as('KASIR1').get('pembelian?q=TKLAMA11');
    expect(daftar.data).toMatchObject([{ no_faktur_group: nomor, tukar: true, total: TUKAR_BAKU }]);
    const { data } = await kit.as('KASIR1').post('pembelian/get/bynota', { no_faktur_group: nomor });
    expect(data.dataPembelianGrouped).toMatchObject({
      tukar: true,
      barang: [{ no_faktur: `${nomor}-T1`, kode_barcode: 'TKLAMA11', kondisi_barang: 'MULUS' }],
      pembayaran: [{ jenis: 'TUKAR', jumlah: TUKAR_BAKU }],
    });
    const satu = await kit.as('KASIR1').post('pembelian/get/bynota/single', { no_faktur: `${nomor}-T1` });
    expect(satu.data.data).toMatchObject({ barang: [{ kode_barcode: 'TKLAMA11' }] });
    const laporan = await kit.as('OWNER').get('pembelian/get/report', { portal: 'JKT1' });
    expect(laporan.data).toContainEqual(
      expect.objectContaining({ no_faktur_group: nomor, jenis: 'TUKAR', harga: TUKAR_BAKU }),
    );
    const jualnya = await kit.as('KASIR1').post('penjualan/get/bynota', { no_faktur_group: nomor });
    expect(jualnya.data.dataJualGrouped).toMatchObject({
      tukar: [{ kode_barcode: 'TKLAMA11', kondisi_barang: 'MULUS', berat: 3.25, harga: TUKAR_BAKU }],
      pembayaran: [
        { jenis: 'TUKAR', jumlah: TUKAR_BAKU },
        { jenis: 'CASH', jumlah: 1_689_500 },
      ],
    });
  });
});
