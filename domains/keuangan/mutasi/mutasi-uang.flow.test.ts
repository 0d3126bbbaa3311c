/** Protects: money moves exactly once, from a drawer only what is in it, and every movement stands in the books. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';

let kit: Kit;
let rekening: string;
let rekeningLain: string;
let bank: string;
let bankLain: string;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // Taking money out is no cashier's right unless somebody gives it.
  expect((await kit.as('KASIR1').post('cash/uang-kas', kas({}))).status).toBe(403);
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) select u, p, true from unnest(array['KASIR1', 'KASIR2']) u, unnest(array['/uang-kas', '/mutasi-uang-cash']) p",
  );
  kit.lupakan();
  const { rows } = await kit.owner.query<{ no_rekening: string; kode_bank: string }>(
    "select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif order by no_rekening limit 2",
  );
  [rekening, rekeningLain] = rows.map((row) => row.no_rekening) as [string, string];
  [bank, bankLain] = rows.map((row) => row.kode_bank) as [string, string];
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const saldo = async (akun: string, dimensi: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = $1 and dimensi = $2",
    [akun, dimensi],
  );
  return rows[0]?.saldo ?? 0;
};

const kas = (more: object) => ({
  arah: 'TAMBAH',
  kategori: 'LAIN',
  jumlah: 2_000_000,
  keterangan: 'uang receh',
  ...more,
});
const bankKeBank = (more: object = {}) => ({
  asal: bank,
  asal_rekening: rekening,
  tujuan: bankLain,
  tujuan_rekening: rekeningLain,
  jumlah: 750_000,
  keterangan: 'pindah saldo',
  kategori: 'MUTASI',
  ...more,
});

describe('drawers', () => {
  test('money put in and taken out is booked on the account of its kategori', async () => {
    const before = await saldo('KAS', 'KASIR1');
    const masuk = await kit.as('KASIR1').post('cash/uang-kas', kas({}));
    expect(masuk).toMatchObject({
      status: 200,
      message: 'Uang Kas Berhasil Disimpan',
      data: { status: 'DONE' },
    });
    expect(masuk.data.no_dokumen).toMatch(/^JKT1-MU-261121-\d{4}$/);
    expect(await bukuUang(kit.owner, masuk.data.no_dokumen)).toEqual([
      '1 UANG_KAS/TAMBAH TRANSAKSI:LAIN > KAS:KASIR1 2.000.000',
    ]);
    const { rows } = await kit.owner.query(
      'select dari_nomor, ke_nomor from buku_uang where no_dokumen = $1',
      [masuk.data.no_dokumen],
    );
    expect(rows).toEqual([{ dari_nomor: '420900', ke_nomor: '110100' }]);
    const keluar = await kit
      .as('KASIR1')
      .post('cash/uang-kas', kas({ arah: 'AMBIL', kategori: 'BIAYA', jumlah: 500_000 }));
    expect(await bukuUang(kit.owner, keluar.data.no_dokumen)).toEqual([
      '1 UANG_KAS/AMBIL KAS:KASIR1 > TRANSAKSI:BIAYA 500.000',
    ]);
    expect(await saldo('KAS', 'KASIR1')).toBe(before + 1_500_000);
  });

  test('its voucher has one line, the amount in figures and words, and room for three hands', async () => {
    const { no_dokumen } = (await kit.as('KASIR1').post('cash/uang-kas', kas({ jumlah: 1_250_000 }))).data;
    const { bytes } = await kit.as('KASIR1').post('cash/uang-kas/riwayat/bukti', { no_dokumen });
    const teks = teksPdf(bytes).map(({ teks }) => teks);
    expect(teks).toEqual(
      expect.arrayContaining([
        ...['Bukti Mutasi Uang', no_dokumen, 'UANG RECEH', '1.250.000'],
        'satu juta dua ratus lima puluh ribu rupiah',
        ...['Dibuat Oleh', 'KASIR1', 'Disetujui Oleh', 'Diterima Oleh'],
      ]),
    );
    // What is nobody's business in a voucher: columns that only the lists add up.
    expect(teks.join()).not.toMatch(/Masuk Kas|GRAND TOTAL/);
    expect(await kit.as('KASIR2').post('cash/uang-kas/riwayat/bukti', { no_dokumen })).toMatchObject({
      status: 404,
      code: 'DOKUMEN_TIDAK_ADA',
    });
  });

  test('a drawer gives only what is in it, also to two tills at once', async () => {
    const ada = await saldo('KAS', 'KASIR2');
    const minta = (jumlah: number) =>
      kit.as('KASIR2').post('cash/uang-kas', kas({ arah: 'AMBIL', kategori: 'BIAYA', jumlah }));
    expect(await minta(ada + 1)).toMatchObject({
      status: 409,
      code: 'SALDO_KAS_KURANG',
      message: 'Saldo Kas Tidak Cukup',
      detail: { kasir: 'KASIR2', jumlah: ada + 1 },
    });
    // He counts it blind in the evening.
    expect((await minta(ada + 1)).text).not.toContain('saldo"');
    const twice = await Promise.all([minta(ada), minta(ada)]);
    expect(twice.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await saldo('KAS', 'KASIR2')).toBe(0);
  });

  test('a cashier has his own drawer, a supervisor names one', async () => {
    expect(await kit.as('KASIR1').post('cash/uang-kas', kas({ kasir: 'KASIR2' }))).toMatchObject({
      status: 403,
      code: 'LACI_ORANG_LAIN',
    });
    const spv = await kit.as('SPV1').post('cash/uang-kas', kas({ kasir: 'KASIR2' }));
    expect(await bukuUang(kit.owner, spv.data.no_dokumen)).toEqual([
      '1 UANG_KAS/TAMBAH TRANSAKSI:LAIN > KAS:KASIR2 2.000.000',
    ]);
    expect(await kit.as('SPV1').post('cash/uang-kas', kas({ kasir: 'KASIR1-BDG' }))).toMatchObject({
      code: 'KASIR_TIDAK_ADA',
    });
  });

  test('a kategori of the other direction is refused', async () => {
    expect(await kit.as('KASIR1').post('cash/uang-kas', kas({ kategori: 'BIAYA' }))).toMatchObject({
      status: 400,
      code: 'ARAH_KATEGORI_SALAH',
    });
  });
});

describe('banks', () => {
  test('between two accounts, with the prescribed words', async () => {
    const answer = await kit.as('SPV1').post('cash/mutasi-uang-bank', bankKeBank());
    expect(answer).toMatchObject({ status: 200, message: 'Mutasi Uang Bank Berhasil Disimpan' });
    expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toEqual([
      `1 MUTASI_BANK/TRANSFER BANK:${rekening} > BANK:${rekeningLain} 750.000`,
    ]);
    const same = bankKeBank({ tujuan: bank, tujuan_rekening: rekening });
    expect(await kit.as('SPV1').post('cash/mutasi-uang-bank', same)).toMatchObject({
      status: 400,
      code: 'REKENING_SAMA',
      message: 'Rekening Tidak Boleh Sama',
    });
    expect(await kit.as('SPV1').post('cash/mutasi-uang-bank', bankKeBank({ asal: bankLain }))).toMatchObject({
      code: 'REKENING_BUKAN_BANK',
    });
  });

  test.each([
    ['kategori', 'Kategori Tidak Boleh Kosong'],
    ['asal', 'Asal Tidak Boleh Kosong'],
    ['tujuan', 'Asal Tidak Boleh Kosong'],
    ['keterangan', 'Keterangan Tidak Boleh Kosong'],
    ['jumlah', 'Jumlah Rp Tidak Boleh Kosong'],
  ])('without %s: %s', async (name, message) => {
    expect(await kit.as('SPV1').post('cash/mutasi-uang-bank', bankKeBank({ [name]: '' }))).toMatchObject({
      status: 400,
      message,
    });
  });

  test('between a drawer and a bank, one side CASH', async () => {
    const setor = { ...bankKeBank(), asal: 'CASH', asal_rekening: null, jumlah: 100_000 };
    const answer = await kit.as('KASIR1').post('cash/mutasi-uang-cash', setor);
    expect(answer).toMatchObject({ status: 200, message: 'Mutasi Uang Cash Berhasil Disimpan' });
    expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toEqual([
      `1 MUTASI_CASH/SETOR KAS:KASIR1 > BANK:${rekeningLain} 100.000`,
    ]);
    expect(await kit.as('KASIR1').post('cash/mutasi-uang-cash', bankKeBank())).toMatchObject({
      code: 'SATU_SISI_CASH',
    });
    expect(
      await kit.as('KASIR1').post('cash/mutasi-uang-cash', { ...setor, tujuan_rekening: null }),
    ).toMatchObject({ code: 'REKENING_HARUS_DIPILIH' });
  });
});

test('a cancellation needs another person and reverses to zero', async () => {
  const before = await saldo('KAS', 'KASIR1');
  const { data } = await kit.as('KASIR1').post('cash/uang-kas', kas({}));
  const body = { no_dokumen: data.no_dokumen, alasan: 'salah ketik' };
  const asked = await kit.as('KASIR1').post('cash/batal', body);
  expect(asked).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  const { segel, perlu } = asked.detail;
  const izin = await kit.as('KASIR1').post('authorization', {
    user_id: 'SPV1',
    password: PASSWORD,
    kategori: perlu[0].kategori,
    description: perlu[0].description,
    keterangan: '',
    segel,
  });
  const done = await kit
    .as('KASIR1')
    .post('cash/batal', { ...body, detail_authorization: [{ _id: izin.data._id }] });
  expect(done).toMatchObject({ status: 200, message: 'Transaksi Berhasil Dibatalkan' });
  expect(await bukuUang(kit.owner, data.no_dokumen)).toEqual([
    '1 UANG_KAS/TAMBAH TRANSAKSI:LAIN > KAS:KASIR1 2.000.000',
    '2 BATAL UANG KAS/TAMBAH KAS:KASIR1 > TRANSAKSI:LAIN 2.000.000',
  ]);
  expect(await saldo('KAS', 'KASIR1')).toBe(before);
});

test('the number of a nota is no number of a money movement', async () => {
  const { rows } = await kit.owner.query(
    "select no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'penjualan' limit 1",
  );
  expect(
    await kit.as('SPV1').post('cash/batal', { no_dokumen: rows[0].no_dokumen, alasan: 'iseng saja' }),
  ).toMatchObject({ status: 404, code: 'DOKUMEN_TIDAK_ADA' });
});

test('lists show each side; a cashier reads his own drawer', async () => {
  const bankRows = (await kit.as('SPV1').get('cash/history-bank')).data;
  const antarBank = bankRows.filter((row: { jenis: string }) => row.jenis === 'MUTASI_BANK');
  expect(antarBank).toMatchObject([
    {
      no_rekening: rekening,
      jumlah_in: 0,
      jumlah_out: 750_000,
      kategori: 'MUTASI',
      keterangan: 'PINDAH SALDO',
    },
    { no_rekening: rekeningLain, jumlah_in: 750_000, jumlah_out: 0 },
  ]);
  // As prescribed, without a period: what was before the open day too, until somebody asks for the day alone.
  const kemarin = (hari: number) =>
    kit.owner.query(
      `set session_replication_role = replica; update mutasi_uang set tanggal = tanggal + ${hari}; set session_replication_role = origin`,
    );
  await kemarin(-1);
  const semua = (await kit.as('SPV1').get('cash/history-bank')).data;
  expect(semua).toHaveLength(bankRows.length);
  expect((await kit.as('SPV1').get(`cash/history-bank?tgl_awal=${HARI}`)).data).toEqual([]);
  await kemarin(1);
  const own = await kit.as('KASIR1').get('cash/paginated?limit=2');
  expect(own.data).toHaveLength(2);
  expect(own.total).toBeGreaterThan(2);
  expect(new Set(own.data.map((row: { kasir: string }) => row.kasir))).toEqual(new Set(['KASIR1']));
});
