/** Protects: gifts leave the stock at what they cost, points leave their member, the debt pays, and all of it comes back. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { ambilKotak, kotakBaru, stokOf } from '../../../tests/kit/aksesoris.ts';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuPoin, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, numberOf, SANDI_SPV } from '../../../tests/kit/jual.ts';
import { diberiPoin, hadiahBaru, saldoPoin } from '../../../tests/kit/poin.ts';

const MEMBER = 'JKT1000002';
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // Three umbrellas for 100.001, ten wallets for 600.000.
  await kotakBaru(kit, 'HDPAYUNG', { jumlah: 3, modal_total: 100_001 });
  await kotakBaru(kit, 'HDDOMPET', { jumlah: 10, modal_total: 600_000 });
  await hadiahBaru(kit, 'UJIPAYUNG', 'HDPAYUNG', 10);
  await hadiahBaru(kit, 'UJIDOMPET', 'HDDOMPET', 4);
  await diberiPoin(kit, 300);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const tukar = (poin: number, hadiah: [string, number][], more: object = {}): Promise<Answer> =>
  kit.as('KASIR1').post('tukar-point/simpan', {
    ...{ kode_member: MEMBER, poin, ...more },
    hadiah: hadiah.map(([kode_hadiah, jumlah]) => ({ kode_hadiah, jumlah })),
  });
const batal = (no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(kit.as('KASIR1'), 'tukar-point/batal', { no_dokumen, alasan: 'batal tukar' }, SANDI_SPV);

test('the debt of the points pays for the gifts, what is left of it is income; cancelled, everything is back', async () => {
  const semula = await saldoPoin(kit, MEMBER);
  const answer = await tukar(10, [['UJIPAYUNG', 1]]);
  expect(answer, answer.text).toMatchObject({
    status: 200,
    message: 'Tukar Point Berhasil Disimpan',
    data: { poin: 10, nilai: 50_000, saldo: semula - 10 },
  });
  const nomor = numberOf(answer);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 TUKAR POIN/HADIAH PERSEDIAAN_AKSESORIS:HDPAYUNG > LIABILITAS_POIN 33.334',
    '1 TUKAR POIN/SISA PENDAPATAN_LAIN > LIABILITAS_POIN 16.666',
  ]);
  expect(await bukuPoin(kit.owner, nomor)).toEqual([`1 ${MEMBER} > @DITUKAR 10`]);
  expect((await bukuBarang(kit.owner, nomor)).join()).toContain('@PELANGGAN');
  expect(await stokOf(kit, 'HDPAYUNG')).toEqual([2, 66_667, 0, 0]);
  expect(await batal(nomor)).toMatchObject({ status: 200, message: 'Tukar Point Berhasil Dibatalkan' });
  expect(await stokOf(kit, 'HDPAYUNG')).toEqual([3, 100_001, 0, 0]);
  expect(await saldoPoin(kit, MEMBER)).toBe(semula);
});

test('a gift dearer than its points is an expense beyond them', async () => {
  const nomor = numberOf(
    await tukar(18, [
      ['UJIPAYUNG', 1],
      ['UJIDOMPET', 2],
    ]),
  );
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 TUKAR POIN/HADIAH PERSEDIAAN_AKSESORIS:HDPAYUNG > LIABILITAS_POIN 33.334',
    '1 TUKAR POIN/HADIAH PERSEDIAAN_AKSESORIS:HDDOMPET > LIABILITAS_POIN 56.666',
    '1 TUKAR POIN/HADIAH PERSEDIAAN_AKSESORIS:HDDOMPET > BEBAN_POIN 63.334',
  ]);
  await batal(nomor);
});

test('a gift is taxed at what it cost where the store takes PPN, and its tax goes back with it', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  const nomor = numberOf(await tukar(4, [['UJIDOMPET', 1]]));
  expect(await bukuUang(kit.owner, nomor)).toContain(
    '1 TUKAR POIN/PPN_HADIAH PPN_KELUARAN > BEBAN_POIN 6.600',
  );
  await batal(nomor);
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
});

test('what the form shows while gifts are picked', async () => {
  const saldo = await saldoPoin(kit, MEMBER);
  const hadiah = [{ kode_hadiah: 'UJIPAYUNG', jumlah: 2 }];
  expect(await kit.as('KASIR1').post('tukar-point/hitung', { kode_member: MEMBER, hadiah })).toMatchObject({
    status: 200,
    data: { saldo, poin: 20, sisa: saldo - 20, hadiah: [{ poin: 10, jumlah: 2, stok: 3 }] },
  });
});

test('what cannot be given is refused by name', async () => {
  expect(await tukar(9, [['UJIPAYUNG', 1]])).toMatchObject({ status: 409, code: 'POIN_HADIAH_BERUBAH' });
  expect(
    await tukar(20, [
      ['UJIPAYUNG', 1],
      ['UJIPAYUNG', 1],
    ]),
  ).toMatchObject({ code: 'HADIAH_DUA_KALI' });
  expect(await tukar(40, [['UJIPAYUNG', 4]])).toMatchObject({ status: 409, code: 'STOK_AKSESORIS_KURANG' });
  expect(await tukar(4000, [['UJIDOMPET', 1000]])).toMatchObject({ status: 409, code: 'POIN_TIDAK_CUKUP' });
  expect(await tukar(10, [['PAYUNG', 1]])).toMatchObject({ status: 409, code: 'HADIAH_TANPA_STOK' });
  expect(await tukar(10, [['UJIPAYUNG', 1]], { kode_member: 'TIDAKADA' })).toMatchObject({
    code: 'MEMBER_TIDAK_ADA',
  });
  // One article is one gift, and a gift is an article.
  const lain = { kode_hadiah: 'LAIN', nama_hadiah: 'LAIN', poin: 1 };
  expect(await kit.as('SPV1').post('hadiah/create', { ...lain, kode_barcode: 'HDPAYUNG' })).toMatchObject({
    status: 409,
  });
  expect(await kit.as('SPV1').post('hadiah/create', { ...lain, kode_barcode: 'TIDAKADA' })).toMatchObject({
    status: 400,
  });
});

test('the last one goes once, whoever asks at the same time', async () => {
  expect(await ambilKotak(kit, 'HDPAYUNG', 2, 'RUSAK')).toMatchObject({ status: 200 });
  const answers = await Promise.all([1, 2].map(() => tukar(10, [['UJIPAYUNG', 1]])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stokOf(kit, 'HDPAYUNG')).toEqual([0, 0, 0, 0]);
});

test('many points, and gifts for points that are worth nothing, are not given alone', async () => {
  const batas = {
    ...{ status: 403, code: 'OTORISASI_DIPERLUKAN' },
    detail: { perlu: [expect.objectContaining({ kategori: 'batas', description: 'points above ceiling' })] },
  };
  await diberiPoin(kit, 100);
  await kit.owner.query("update hadiah set poin = 60 where kode_hadiah = 'UJIDOMPET'");
  expect(await tukar(60, [['UJIDOMPET', 1]])).toMatchObject(batas);
  await atur(kit, { NILAI_POIN: '0' });
  await kit.owner.query("update hadiah set poin = 4 where kode_hadiah = 'UJIDOMPET'");
  expect(await tukar(20, [['UJIDOMPET', 5]])).toMatchObject(batas);
  expect(await tukar(4, [['UJIDOMPET', 1]])).toMatchObject({ status: 200, data: { nilai: 0 } });
  await atur(kit, { NILAI_POIN: null });
});
