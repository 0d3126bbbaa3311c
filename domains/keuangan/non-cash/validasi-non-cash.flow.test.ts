/** Protects: what the bank paid is ticked once, the machine's receivable ends in the bank less its fee, books agree. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  terjual,
} from '../../../tests/kit/jual.ts';
import type { Terima } from './validasi-non-cash.command.ts';

let kit: Kit;
let rekening: string;
const OWNER = { user_id: 'OWNER', password: PASSWORD };
const FEE = 18_382; // 0.5 % of 3.676.500, floor.

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
  const { rows } = await kit.owner.query(
    "with s as (select set_config('app.kode_toko', 'JKT1', false)) update rekening set fee_persen = 500, fee_ditanggung = 'TOKO', bisa_debet = true, bisa_transfer = true from s where kode_toko = 'JKT1' and no_rekening = (select min(no_rekening) from rekening where kode_toko = 'JKT1' and aktif) returning no_rekening",
  );
  rekening = rows[0].no_rekening;
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

let nomor = 0;
async function bayar(jenis: 'DEBET' | 'TRANSFER'): Promise<string> {
  nomor += 1;
  const kode_barcode = `NONCSH${String(nomor).padStart(2, '0')}`;
  await masukkan(kit, { kode_barcode });
  const line = { jenis, jumlah: HARGA_BAKU, no_rekening: rekening };
  return terjual(kit.as('KASIR1'), nota([kode_barcode], HARGA_BAKU, { bayar: [line] }));
}
const terbuka = async (query = ''): Promise<Terima[]> => {
  const answer = await kit.as('SPV1').get(`non-cash/terima?no_rekening=${rekening}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data;
};
const satu = async (no_dokumen: string): Promise<Terima> =>
  (await terbuka()).find((one) => one.no_dokumen === no_dokumen) as Terima;
const satuan = async (jenis: 'DEBET' | 'TRANSFER') => satu(await bayar(jenis));
const isi = (terima: readonly Terima[], more: object = {}) => ({
  tempat: terima[0]?.tempat,
  no_rekening: rekening,
  tgl_bank: HARI,
  baris: terima.map(({ no_dokumen, peristiwa, jumlah }) => ({ no_dokumen, peristiwa, jumlah })),
  mdr: terima.reduce((total, one) => total + one.mdr, 0),
  diterima: terima.reduce((total, one) => total + one.jumlah - one.mdr, 0),
  ...more,
});
const saldo = async (akun: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = $1 and dimensi = $2",
    [akun, rekening],
  );
  return rows[0]?.saldo ?? 0;
};

test('a card payment: the receivable becomes money in the bank and the fee of the acquirer', async () => {
  const no = await bayar('DEBET');
  const terima = await satu(no);
  expect(terima).toMatchObject({ tempat: 'PIUTANG_EDC', jumlah: HARGA_BAKU, mdr: FEE, no_validasi: null });
  const [edc, bank] = [await saldo('PIUTANG_EDC'), await saldo('BANK')];
  const { data, message } = await kit.as('SPV1').post('non-cash/validasi', isi([terima]));
  expect(message).toBe('Non Cash Berhasil Divalidasi');
  expect(await bukuUang(kit.owner, data.no_dokumen)).toEqual([
    `1 VALIDASI_NON_CASH/PIUTANG_EDC PIUTANG_EDC:${rekening} > BANK:${rekening} 3.658.118`,
    `1 VALIDASI_NON_CASH/PIUTANG_EDC PIUTANG_EDC:${rekening} > BEBAN_MDR 18.382`,
  ]);
  expect([await saldo('PIUTANG_EDC'), await saldo('BANK')]).toEqual([
    edc - HARGA_BAKU,
    bank + HARGA_BAKU - FEE,
  ]);
  expect(await satu(no)).toBeUndefined();
  expect(await kit.as('SPV1').post('non-cash/validasi', isi([terima]))).toMatchObject({
    code: 'NON_CASH_SUDAH_VALID',
  });
});

test('a transfer is confirmed without a posting; what did not come needs an approval and leaves the bank', async () => {
  const [utuh, kurang] = [await satu(await bayar('TRANSFER')), await satu(await bayar('TRANSFER'))];
  const { data } = await kit.as('SPV1').post('non-cash/validasi', isi([utuh]));
  expect(await bukuUang(kit.owner, data.no_dokumen)).toEqual([]);
  const bank = await saldo('BANK');
  const body = isi([kurang], { diterima: HARGA_BAKU - 6_500 });
  const answer = await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi', body, OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { selisih: 6_500 } });
  expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toEqual([
    `1 VALIDASI_NON_CASH/BANK BANK:${rekening} > SELISIH_BANK:${rekening} 6.500`,
  ]);
  expect(await saldo('BANK')).toBe(bank - 6_500);
});

test('a batch of cards with one line of the statement, and its cancellation', async () => {
  const batch = [await satu(await bayar('DEBET')), await satu(await bayar('DEBET'))];
  const [edc, bank] = [await saldo('PIUTANG_EDC'), await saldo('BANK')];
  const { data } = await kit
    .as('SPV1')
    .post('non-cash/validasi', isi(batch, { referensi: 'SETTLEMENT 2111' }));
  expect(data).toMatchObject({ jumlah: 2 * HARGA_BAKU, mdr: 2 * FEE, selisih: 0 });
  const batal = { no_dokumen: data.no_dokumen, alasan: 'salah rekening' };
  expect((await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi/batal', batal, OWNER)).status).toBe(200);
  expect([await saldo('PIUTANG_EDC'), await saldo('BANK')]).toEqual([edc, bank]);
  for (const one of batch) expect(await satu(one.no_dokumen)).toMatchObject({ no_validasi: null });
});

test('a nota cancelled before it was validated is no receipt; after it, the refund is one', async () => {
  const [dulu, nanti] = [await bayar('DEBET'), await bayar('DEBET')];
  const cancel = (no_faktur_group: string) =>
    denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', { no_faktur_group, alasan: 'pembeli batal' }, OWNER);
  const lama = await satu(dulu);
  expect((await cancel(dulu)).status).toBe(200);
  expect(await satu(dulu)).toBeUndefined();
  expect(await kit.as('SPV1').post('non-cash/validasi', isi([lama]))).toMatchObject({
    code: 'NON_CASH_BERUBAH',
  });
  const { data } = await kit.as('SPV1').post('non-cash/validasi', isi([await satu(nanti)]));
  expect((await cancel(nanti)).status).toBe(200);
  const kembali = await satu(nanti);
  expect(kembali).toMatchObject({ jumlah: -HARGA_BAKU, mdr: 0 });
  const refund = await kit.as('SPV1').post('non-cash/validasi', isi([kembali]));
  expect(refund, refund.text).toMatchObject({ status: 200 });
  expect(await bukuUang(kit.owner, refund.data.no_dokumen)).toEqual([
    `1 VALIDASI_NON_CASH/PIUTANG_EDC BANK:${rekening} > PIUTANG_EDC:${rekening} 3.676.500`,
  ]);
  const batal = { no_dokumen: data.no_dokumen, alasan: 'salah rekening' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi/batal', batal, OWNER)).toMatchObject({
    code: 'NON_CASH_KEMBALI_VALID',
  });
});

test('two supervisors tick one receipt at once: one of them finds it done', async () => {
  const body = isi([await satu(await bayar('DEBET'))]);
  const answers = await Promise.all([
    kit.as('SPV1').post('non-cash/validasi', body),
    kit.as('OWNER').post('non-cash/validasi', body, { portal: 'JKT1' }),
  ]);
  expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
});

test.each([
  ['a fee on a transfer', { tempat: 'BANK', mdr: 1 }, 'MDR_HANYA_KARTU'],
  [
    'a fee beyond the receipts',
    { tempat: 'PIUTANG_EDC', mdr: HARGA_BAKU + 1, diterima: 0 },
    'MDR_TERLALU_BESAR',
  ],
  ['a statement of tomorrow', { tgl_bank: '2026-11-22' }, 'TANGGAL_BANK_SALAH'],
  ['an account that is none', { no_rekening: '000' }, 'REKENING_HARUS_DIPILIH'],
])('refused: %s', async (_name, more, code) => {
  const baris = [{ no_dokumen: 'JKT1-FJ-261121-0001', peristiwa: 1, jumlah: HARGA_BAKU }];
  const body = { ...isi([]), tempat: 'BANK', baris, mdr: 0, diterima: HARGA_BAKU, ...more };
  expect(await kit.as('SPV1').post('non-cash/validasi', body)).toMatchObject({ code });
});

async function unggah(csv: string) {
  const payload = `--b\r\ncontent-disposition: form-data; name="no_rekening"\r\n\r\n${rekening}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="koran.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--b--\r\n`;
  const answer = await kit.as('SPV1').call('POST', 'non-cash/rekening-koran', Buffer.from(payload), {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data;
}
const ribuan = (jumlah: number): string => jumlah.toLocaleString('id-ID');

test('a statement suggests the receipts that explain its lines', async () => {
  const [kartu, kirim] = [await bayar('DEBET'), await bayar('TRANSFER')];
  const csv = [
    'Tanggal;Keterangan;Debet;Kredit',
    `21/11/2026;SETTLEMENT EDC;;${ribuan(HARGA_BAKU - FEE)},00`,
    `21/11/2026;TRSF E-BANKING SITI;;${ribuan(HARGA_BAKU)},00`,
    '21/11/2026;BIAYA ADM;15.000,00;',
  ].join('\r\n');
  const data = await unggah(csv);
  expect(data.terbaca).toBe(3);
  expect(data.baris).toMatchObject([
    {
      jumlah: HARGA_BAKU - FEE,
      saran: { cocok: 'PAS', terima: [`${kartu}|1|PIUTANG_EDC|${rekening}`], mdr: FEE },
    },
    { keterangan: 'TRSF E-BANKING SITI', saran: { cocok: 'PAS', terima: [`${kirim}|1|BANK|${rekening}`] } },
  ]);
  expect(data.baris[0].saran.alasan.map((one: { sebab: string }) => one.sebab)).toEqual(
    expect.arrayContaining(['BERSIH', 'HARI_SAMA']),
  );
});

test('a line that was booked is used in every file it stands in, until its validation is taken back', async () => {
  const [satu, dua] = [await satuan('DEBET'), await satuan('DEBET')];
  const baris = `21/11/2026;SETTLEMENT SEKALI;${ribuan(HARGA_BAKU - FEE)};K`;
  const awal = await unggah(`Tanggal;Keterangan;Jumlah;D/K\r\n${baris}`);
  const { sidik } = awal.baris[0];
  const { data } = await kit.as('SPV1').post('non-cash/validasi', isi([satu], { koran: sidik }));
  const lagi = await unggah(
    `Tanggal;Keterangan;Jumlah;D/K\r\n20/11/2026;LAIN;1.000;K\r\n${baris}\r\n${baris}`,
  );
  expect(lagi.baris.map((one: { dipakai: string | null }) => one.dipakai)).toEqual([
    null,
    data.no_dokumen,
    null,
  ]);
  expect(lagi.baris[1].saran.terima).toEqual([]);
  expect(await kit.as('SPV1').post('non-cash/validasi', isi([dua], { koran: sidik }))).toMatchObject({
    status: 409,
    code: 'KORAN_SUDAH_DIPAKAI',
  });
  expect(await kit.as('SPV1').post('non-cash/validasi', isi([dua], { koran: 'ASAL' }))).toMatchObject({
    code: 'KORAN_TIDAK_DIKENAL',
  });
  const batal = { no_dokumen: data.no_dokumen, alasan: 'salah rekening' };
  expect((await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi/batal', batal, OWNER)).status).toBe(200);
  const kembali = await kit.as('SPV1').post('non-cash/validasi', isi([dua], { koran: sidik }));
  expect(kembali, kembali.text).toMatchObject({ status: 200 });
});

test('a fee above what the acquirer keeps is booked by two people, as a difference is', async () => {
  const terima = await satuan('DEBET');
  const body = isi([terima], { mdr: FEE + 1, diterima: HARGA_BAKU - FEE - 1 });
  expect(await kit.as('SPV1').post('non-cash/validasi', body)).toMatchObject({ status: 403 });
  const answer = await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi', body, OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { mdr: FEE + 1, selisih: 0 } });
});

test('the report of non-cash money says what the books say, and the day asks why receipts are open', async () => {
  const query = `tgl_awal=2026-11-01&tgl_akhir=${HARI}&type=DETAIL&jenis=ALL&no_rekening=${rekening}`;
  const answer = await kit.as('SPV1').get(`report-non-cash?${query}`);
  const { masuk_fee, keluar } = JSON.parse(answer.text).totals;
  expect(masuk_fee - keluar).toBe((await saldo('BANK')) + (await saldo('PIUTANG_EDC')));
  const periksa = await kit.as('SPV1').get('tutup-toko/periksa');
  const open = await terbuka();
  expect(open.length).toBeGreaterThan(0);
  const butir = periksa.data.periksa.find((one: { kode: string }) => one.kode === 'NON_CASH');
  expect(butir).toMatchObject({ sifat: 'ALASAN', layar: '/validasi-non-cash' });
  expect(butir.jumlah).toBeGreaterThanOrEqual(open.length);
});

test('without the module receipts are only listed', async () => {
  const terima = await satu(await bayar('TRANSFER'));
  await atur(kit, { VALIDASI_NON_CASH_MODULE: null });
  expect((await kit.as('SPV1').post('non-cash/validasi', isi([terima]))).status).toBe(403);
  expect(await satu(terima.no_dokumen)).toMatchObject({ jumlah: HARGA_BAKU });
  const periksa = await kit.as('SPV1').get('tutup-toko/periksa');
  // Nobody is asked why; it is told.
  const butir = periksa.data.periksa.find((one: { kode: string }) => one.kode === 'NON_CASH');
  expect(butir).toMatchObject({ sifat: 'INFO', layar: '/laporan-wewenang' });
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
});
