/** Protects: a plan's money, margin and pieces are in the books to the rupiah, from the down payment to whatever end it has. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import {
  ambilCicil,
  angsur,
  batalAngsur,
  CICIL_BAKU,
  cicil,
  diangsur,
  dicicil,
  keadaanCicil,
  syaratCicil,
  tindakCicil,
} from '../../tests/kit/cicil.ts';
import {
  atur,
  batalJual,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongBaru,
  SANDI_OWNER,
} from '../../tests/kit/jual.ts';
import { dilihat } from '../../tests/kit/titip.ts';

const BRI = '7310455201';
const TABEL = [
  ...TABEL_BUKU,
  'cicilan',
  'cicilan_barang',
  'cicilan_jadwal',
  'cicilan_gerak',
  'bayar_cicilan',
];

let kit: Kit;
const potong = potongBaru(() => kit, 'CCLA');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { CICILAN_MODULE: 'true' });
  await syaratCicil(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const spv = () => kit.as('SPV1');
const { barang } = dilihat(() => kit);
const plan = async (): Promise<[string, string]> => {
  const kode = await potong();
  return [await dicicil(kasir(), cicil([kode])), kode];
};

describe('making a plan', () => {
  test('what it costs is shown before, saved after, and the piece waits in gudang TITIP', async () => {
    const kode = await potong();
    const barangnya = [{ kode_barcode: kode }];
    const hitung = await kasir().post('cicilan/hitung', { kode_cicilan: 'CC3', barang: barangnya });
    expect(hitung, hitung.text).toMatchObject({
      status: 200,
      data: {
        ...{ total: HARGA_BAKU, dp: 735_500, dp_minimal: 735_500, dibiayai: 2_941_000, margin: 176_460 },
        jadwal: [
          { ke: 1, jatuh_tempo: '2026-12-21' },
          { ke: 2, jatuh_tempo: '2027-01-21' },
          { ke: 3, jatuh_tempo: '2027-02-21' },
        ],
      },
    });
    const answer = await kasir().post('cicilan/simpan', cicil([kode]));
    expect(answer, answer.text).toMatchObject({
      status: 200,
      message: 'Cicilan Berhasil Disimpan',
      data: { harga_jual_cicil: 3_852_900, dp: 736_500, nilai_angsuran: 1_039_000, kembali: 0 },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const { no_dokumen } = answer.data;
    expect(no_dokumen).toMatch(/^JKT1-CC-261121-\d{4}$/);
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 DP CICILAN/CASH UANG_MUKA_CICILAN > KAS:KASIR1 736.500',
      '1 DP CICILAN/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
    ]);
    expect(await bukuBarang(kit.owner, no_dokumen)).toEqual([`1 ${kode} TOKO/CC01 > TITIP/TITIP 3.250`]);
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    const satu = await kasir().get(`cicilan/satu?no_cicilan=${no_dokumen}`);
    expect(satu.data).toMatchObject({
      ...{ sisa: 3_116_400, dibayar: 736_500, tempo: '2026-12-21', telat: 0, umur: 'LANCAR', tunggakan: 0 },
      jadwal: [
        { urut: 1, nilai: 1_039_000, dibayar: 0, kurang: 1_039_000, margin: 58_800 },
        { urut: 2, nilai: 1_039_000 },
        { urut: 3, nilai: 1_038_400 },
      ],
    });
    expect(await jual(kit.as('KASIR2'), nota([kode], HARGA_BAKU))).toMatchObject({
      code: 'BARANG_SUDAH_BERUBAH',
    });
    const slip = await kasir().post('cicilan/cetak', { no_cicilan: no_dokumen });
    expect(slip, slip.text).toMatchObject({ status: 200 });
    expect(JSON.stringify(slip.data)).toContain('1. 21 Des 2026');
  });

  test.each([
    ['another price', { harga_jual_cicil: 3_852_400 }, 409, 'HARGA_CICIL_BERUBAH'],
    ['all of it down', { dp: HARGA_BAKU }, 400, 'DP_MELEBIHI_HARGA'],
    ['terms that are none', { kode_cicilan: 'TIDAKADA' }, 400, 'PARAMETER_CICILAN_TIDAK_ADA'],
    ['nobody', { nama_customer: undefined }, 400, 'NAMA_HP_HARUS_DIISI'],
    ['less paid than said', { bayar: [{ jenis: 'CASH', jumlah: 736_000 }] }, 400, 'BAYAR_KURANG'],
  ])('%s is refused and nothing is written', async (_what, more, status, code) => {
    const kode = await potong();
    const before = await jumlahBaris(kit.owner, TABEL);
    expect(await kasir().post('cicilan/simpan', cicil([kode], more))).toMatchObject({ status, code });
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
  });

  test('a down payment below the least one asks a second person; two tills at once: one gets the piece', async () => {
    const kode = await potong();
    const murah = cicil([kode], {
      ...{ dp: 676_500, harga_jual_cicil: 3_856_500, bayar: [{ jenis: 'CASH', jumlah: 676_500 }] },
    });
    const rendah = await denganOtorisasi(kasir(), 'cicilan/simpan', murah);
    expect(rendah, rendah.text).toMatchObject({ status: 200 });
    const lain = await potong();
    const answers = await Promise.all([
      kasir().post('cicilan/simpan', cicil([lain])),
      kit.as('KASIR2').post('cicilan/simpan', cicil([lain])),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
  });
});

describe('paying', () => {
  test('part, the rest and several at once, oldest first; margin is earned as it is paid; handed over by a sale', async () => {
    const [no, kode] = await plan();
    const satu = await diangsur(kasir(), no, 500_000);
    expect(await bukuUang(kit.owner, satu)).toEqual([
      '1 BAYAR CICILAN/CASH UANG_MUKA_CICILAN > KAS:KASIR1 500.000',
      '1 BAYAR CICILAN/MARGIN PENDAPATAN_MARGIN_CICILAN > UANG_MUKA_CICILAN 28.296',
    ]);
    expect(await keadaanCicil(kit, no)).toBe('DONE 1208204 500000 28296');
    const lebih = await angsur(kasir(), no, 3_116_400);
    expect(lebih).toMatchObject({ status: 400, code: 'BAYAR_CICILAN_LEBIH', detail: { sisa: 2_616_400 } });
    expect(await ambilCicil(kasir(), no, [kode], HARGA_BAKU)).toMatchObject({ code: 'CICILAN_BELUM_LUNAS' });
    const akhir = await angsur(kasir(), no, 2_616_400, {
      bayar: [
        { jenis: 'TRANSFER', jumlah: 2_000_000, no_rekening: BRI },
        { jenis: 'CASH', jumlah: 700_000 },
      ],
    });
    expect(akhir, akhir.text).toMatchObject({ status: 200, data: { sisa: 0, kembali: 83_600, denda: 0 } });
    expect(await keadaanCicil(kit, no)).toBe(`LUNAS ${HARGA_BAKU} 3116400 176400`);
    // The first one is no longer the last.
    expect(await batalAngsur(kit.as('SPV1'), satu)).toMatchObject({ code: 'CICILAN_BUKAN_TERAKHIR' });

    // He was served when he came; that the shop knows members alone since then does not keep his piece from him.
    await atur(kit, { NONMEMBER_DISABLED_TRANSACTION: 'true' });
    expect(await kasir().post('cicilan/simpan', cicil([await potong()]))).toMatchObject({
      code: 'BUKAN_MEMBER',
    });
    const jualnya = await ambilCicil(kasir(), no, [kode], HARGA_BAKU);
    await atur(kit, { NONMEMBER_DISABLED_TRANSACTION: 'false' });
    expect(jualnya, jualnya.text).toMatchObject({ status: 200, data: { total: HARGA_BAKU, no_cicilan: no } });
    const faktur = jualnya.data.no_dokumen as string;
    expect((await bukuUang(kit.owner, faktur)).slice(-2)).toEqual([
      '1 PENJUALAN/HPP PERSEDIAAN_TITIP > HPP 2.950.000',
      `1 PENJUALAN/CICILAN KLIRING_PENJUALAN > UANG_MUKA_CICILAN 3.676.500`,
    ]);
    expect(await keadaanCicil(kit, no)).toBe('CLOSE 0 3116400 176400');
    expect(await barang(kode)).toBe('TERJUAL TITIP/TITIP');
    expect(await batalAngsur(kit.as('SPV1'), akhir.data.no_dokumen as string)).toMatchObject({ status: 409 });

    await batalJual(kit, faktur);
    expect(await keadaanCicil(kit, no)).toBe(`LUNAS ${HARGA_BAKU} 3116400 176400`);
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    await batalAngsur(kit.as('SPV1'), akhir.data.no_dokumen as string);
    expect(await keadaanCicil(kit, no)).toBe('DONE 1208204 500000 28296');
    expect(await batalAngsur(kit.as('SPV1'), satu)).toMatchObject({ status: 200 });
    expect(await keadaanCicil(kit, no)).toBe('DONE 736500 0 0');
  });

  test('a sale that waits for its validation keeps the plan for itself', async () => {
    const [no, kode] = await plan();
    await diangsur(kasir(), no, 3_116_400);
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const tunggu = await ambilCicil(kasir(), no, [kode], HARGA_BAKU);
    expect(tunggu, tunggu.text).toMatchObject({ status: 200, data: { status: 'OPEN' } });
    expect(await tindakBatal(no)).toMatchObject({ status: 409, code: 'CICILAN_SEDANG_DIAMBIL' });
    const faktur = tunggu.data.no_dokumen as string;
    const sah = await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: faktur });
    expect(sah, sah.text).toMatchObject({ status: 200 });
    expect(await keadaanCicil(kit, no)).toBe('CLOSE 0 3116400 176400');
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  });

  test('settled early with its rebate, and back again', async () => {
    const [no, kode] = await plan();
    await diangsur(kasir(), no, 1_039_000);
    const cepat = await angsur(kasir(), no, 'LUNAS_CEPAT');
    // Two months have not begun: their margin is forgiven.
    expect(cepat, cepat.text).toMatchObject({
      status: 200,
      data: { jumlah: 1_959_800, rabat: 117_600, sisa: 0 },
    });
    const nomor = cepat.data.no_dokumen as string;
    expect(await bukuUang(kit.owner, nomor)).toEqual([
      '1 PELUNASAN CEPAT CICILAN/CASH UANG_MUKA_CICILAN > KAS:KASIR1 1.959.800',
    ]);
    expect(await keadaanCicil(kit, no)).toBe(`LUNAS ${HARGA_BAKU} 2998800 58800`);
    await batalAngsur(kit.as('SPV1'), nomor);
    expect(await keadaanCicil(kit, no)).toBe('DONE 1716700 1039000 58800');
    await diangsur(kasir(), no, 'LUNAS_CEPAT');
    expect(await ambilCicil(kasir(), no, [kode], HARGA_BAKU)).toMatchObject({ status: 200 });
  });

  test('two tills paying the same instalment: one is told that the plan has changed', async () => {
    const [no] = await plan();
    const body = (u: string) =>
      kit.as(u).post('bayar-cicilan/simpan', {
        ...{ no_cicilan: no, cara: 'ANGSURAN', terbayar: 0, jumlah: 1_039_000, denda: 0 },
        bayar: [{ jenis: 'CASH', jumlah: 1_039_000 }],
      });
    const answers = await Promise.all([body('KASIR1'), body('KASIR2')]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)).toMatchObject({ code: 'CICILAN_BERUBAH' });
    // Nor does one pay by a page that is old.
    expect(await body('KASIR2')).toMatchObject({ code: 'CICILAN_BERUBAH', detail: { terbayar: 1_039_000 } });
    expect(await keadaanCicil(kit, no)).toBe('DONE 1716700 1039000 58800');
  });
});

const tindakBatal = (no_cicilan: string) =>
  kasir().post('cicilan/batal', { no_cicilan, cara_kembali: 'CASH', alasan: 'diminta customer' });

test('cancelled: what was paid goes back less what the plan keeps, the margin is no income, the piece in its tray', async () => {
  const [no, kode] = await plan();
  await diangsur(kasir(), no, 1_039_000);
  const answer = await tindakCicil(kasir(), 'batal', no, { cara_kembali: 'CASH' });
  expect(answer, answer.text).toMatchObject({ status: 200, data: { potongan: 177_550, kembali: 1_597_950 } });
  expect((await bukuUang(kit.owner, no)).slice(-4)).toEqual([
    '3 BATAL CICILAN/MARGIN UANG_MUKA_CICILAN > PENDAPATAN_MARGIN_CICILAN 58.800',
    '3 BATAL CICILAN/POTONGAN PENDAPATAN_LAIN > UANG_MUKA_CICILAN 177.550',
    '3 BATAL CICILAN/CASH KAS:KASIR1 > UANG_MUKA_CICILAN 1.597.950',
    '3 BATAL CICILAN/KEMBALI PERSEDIAAN_TITIP > PERSEDIAAN_TOKO 2.950.000',
  ]);
  expect(await barang(kode)).toBe('TERSEDIA TOKO/CC01');
  expect(await keadaanCicil(kit, no)).toBe('CANC 0 1039000 0');
  expect(await angsur(kasir(), no, 1000)).toMatchObject({ code: 'CICILAN_TIDAK_BERJALAN' });
  // One that is paid, too, as long as its piece waits.
  const [lunas] = await plan();
  await diangsur(kasir(), lunas, 3_116_400);
  expect(
    await tindakCicil(kasir(), 'batal', lunas, { cara_kembali: 'CASH', kode_baki: 'CC02' }),
  ).toMatchObject({
    data: { potongan: 385_290, kembali: 3_467_610 },
  });
});

test('with PPN: remitted as the money comes, all of it by the last rupiah, given back with a cancellation', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  const [no, kode] = await plan();
  await diangsur(kasir(), no, 1_039_000);
  const [lain] = await plan();
  await diangsur(kasir(), no, 2_077_400);
  const { rows } = await kit.owner.query('select ppn::int as ppn from cicilan where no_cicilan = $1', [no]);
  const jualnya = await ambilCicil(kasir(), no, [kode], HARGA_BAKU);
  expect(jualnya, jualnya.text).toMatchObject({ status: 200 });
  const { rows: nilai } = await kit.owner.query(
    'select ppn_transaksi_rp::int as ppn from penjualan where no_faktur_group = $1',
    [jualnya.data.no_dokumen],
  );
  expect(rows[0].ppn).toBe(nilai[0].ppn);
  expect(await tindakCicil(kasir(), 'batal', lain, { cara_kembali: 'CASH', potongan: 0 })).toMatchObject({
    data: { kembali: CICIL_BAKU.dp },
  });
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
});

test('late: a fee beside the money, waived with a word; forfeited after a notice; what is owed is paid out; all back the same day', async () => {
  const [no, kode] = await plan();
  await diangsur(kasir(), no, 1_039_000);
  const lelang = { tgl_pemberitahuan: '2027-02-01', cara_pemberitahuan: 'WHATSAPP', biaya: 50_000 };
  const dini = { no_cicilan: no, alasan: 'menunggak', ...lelang };
  expect(await spv().post('cicilan/lelang', dini)).toMatchObject({
    status: 409,
    code: 'CICILAN_BELUM_BOLEH_LELANG',
  });
  await gantiHari(kit, '2027-02-22');
  const satu = await kasir().get(`cicilan/satu?no_cicilan=${no}`);
  expect(satu.data).toMatchObject({ telat: 32, umur: '31-60', tunggakan: 2_077_400, tagihan: 2_077_400 });
  const bebas = { denda: 0, bayar: [{ jenis: 'CASH', jumlah: 100_000 }] };
  expect(await angsur(kasir(), no, 100_000, bebas)).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const telat = await diangsur(kasir(), no, 100_000);
  expect((await bukuUang(kit.owner, telat)).at(-1)).toBe(
    '1 BAYAR CICILAN/DENDA PENDAPATAN_LAIN > UANG_MUKA_CICILAN 2.000',
  );
  await batalAngsur(kit.as('SPV1'), telat);

  expect(await spv().post('cicilan/lelang', { ...dini, tgl_pemberitahuan: '2027-01-21' })).toMatchObject({
    code: 'PEMBERITAHUAN_TIDAK_SAH',
  });
  const jadi = await tindakCicil(spv(), 'lelang', no, lelang, SANDI_OWNER);
  // Paid 1.775.500, late 2.077.400: nothing is owed.
  expect(jadi, jadi.text).toMatchObject({ status: 200, data: { tunggakan: 2_077_400, sisa: 0 } });
  expect(await keadaanCicil(kit, no)).toBe('LELANG 0 1039000 58800');
  expect(await barang(kode)).toBe('TERSEDIA TOKO/CC01');
  expect(
    await kasir().post('cicilan/bayar-sisa', { no_cicilan: no, cara_kembali: 'CASH', alasan: 'sisa' }),
  ).toMatchObject({
    code: 'SISA_LELANG_DIBAYAR',
  });
  expect(await tindakCicil(kit.as('SPV1'), 'batal-lelang', no, {}, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
  expect(await keadaanCicil(kit, no)).toBe('DONE 1716700 1039000 58800');
  expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');

  // One that paid more than it is late: the rest is a debt until it is paid out.
  await diangsur(kasir(), no, 1_039_000);
  await gantiHari(kit, '2027-03-22');
  await tindakCicil(spv(), 'lelang', no, { ...lelang, tgl_pemberitahuan: '2027-03-01' }, SANDI_OWNER);
  expect(await keadaanCicil(kit, no)).toBe('LELANG 1705332 2078000 117600');
  const sisa = await tindakCicil(kasir(), 'bayar-sisa', no, { cara_kembali: 'TRANSFER', no_rekening: BRI });
  expect(sisa, sisa.text).toMatchObject({ status: 200, data: { kembali: 1_705_332 } });
  expect(await keadaanCicil(kit, no)).toBe('LELANG 0 2078000 117600');
  const balik = { no_cicilan: no, alasan: 'salah lelang' };
  expect(await kit.as('SPV1').post('cicilan/batal-lelang', balik)).toMatchObject({
    code: 'SISA_LELANG_DIBAYAR',
  });
});

test('the report says what the book owes, who is late and what was earned', async () => {
  const [tgl_awal, tgl_akhir] = ['2026-11-21', '2027-03-22'];
  const isi = `tgl_awal=${tgl_awal}&tgl_akhir=${tgl_akhir}&berdasarkan=BERGERAK&status=ALL`;
  const answer = await kit.as('SPV1').get(`cicilan/get/report?${isi}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const baris = (JSON.parse(answer.text).data ?? answer.data) as Record<string, number>[];
  const jumlah = (kolom: string) => baris.reduce((total, b) => total + (b[kolom] ?? 0), 0);
  const { rows } = await kit.owner.query(
    `select sum(case when dari_akun = 'UANG_MUKA_CICILAN' then jumlah else 0 end - case when ke_akun = 'UANG_MUKA_CICILAN' then jumlah else 0 end)::float8 as muka,
            sum(case when dari_akun = 'PENDAPATAN_MARGIN_CICILAN' then jumlah else 0 end - case when ke_akun = 'PENDAPATAN_MARGIN_CICILAN' then jumlah else 0 end)::float8 as margin
       from buku_uang where kode_toko = 'JKT1'`,
  );
  expect([jumlah('saldo') - jumlah('ppn'), jumlah('margin')]).toEqual([rows[0].muka, rows[0].margin]);
  expect(baris.some((b) => (b['tunggakan'] ?? 0) > 0 && (b['telat'] ?? 0) > 0)).toBe(true);
  const telat = await kit.as('SPV1').get(`cicilan/get/report?${isi.replace('BERGERAK', 'MENUNGGAK')}`);
  const menunggak = (JSON.parse(telat.text).data ?? telat.data) as Record<string, number>[];
  expect(menunggak.every((b) => (b['tunggakan'] ?? 0) > 0)).toBe(true);
});
