/** Protects: loans are graded by how late they were on the evening that is asked about, and set aside for by the shares of that day. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bayarBunga, dipinjam, ditebus, hargaTaksir, tagihan } from '../../../tests/kit/hutang.ts';
import { denganIzin, gantiHari, numberOf } from '../../../tests/kit/jual.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 100_000_000, 'KASIR1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const portal = { portal: 'JKT1' };
type Baris = { kualitas: string; no_faktur_hutang: string; pokok: number; cadangan: number; lewat: number };
async function laporan(tanggal: string): Promise<{ data: Baris[]; totals: Record<string, number> }> {
  const answer = await kit
    .as('OWNER')
    .get(`hutang/get/report-kualitas?tanggal=${tanggal}&kualitas=SEMUA`, portal);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return JSON.parse(answer.text);
}
const nilai = async (tanggal: string, no: string) => {
  const satu = (await laporan(tanggal)).data.find((row) => row.no_faktur_hutang === no);
  return satu ? [satu.kualitas, satu.lewat, satu.cadangan] : null;
};

let no = '';
test('each day after the due date is the quality of its days, and its share is set aside', async () => {
  no = await dipinjam(kit, 1_000_001);
  for (const [tanggal, ...harus] of [
    ['2026-12-21', 'Lancar', 0, 10_000],
    ['2026-12-22', 'Dalam Perhatian', 1, 50_000],
    ['2027-03-21', 'Dalam Perhatian', 90, 50_000],
    ['2027-03-22', 'Kurang Lancar', 91, 150_000],
    ['2027-04-21', 'Diragukan', 121, 500_001],
    ['2027-06-20', 'Macet', 181, 1_000_001],
  ] as const)
    expect(await nilai(tanggal, no), tanggal).toEqual(harus);
});

test('principal is the balance of loans in the books, and the allowance its shares', async () => {
  await dipinjam(kit, 2_500_000);
  const { data, totals } = await laporan('2027-06-20');
  const { rows } = await kit.owner.query(
    "select sum(masuk - keluar)::bigint::float8 as saldo from gerak_uang where kode_toko = 'JKT1' and akun = 'PIUTANG_GADAI'",
  );
  expect(totals['pokok']).toBe(rows[0].saldo);
  expect(totals['cadangan']).toBe(data.reduce((all, row) => all + row.cadangan, 0));
});

test('another share from a day on needs a second person, and leaves the evenings before as they were', async () => {
  const body = {
    kode_kualitas: 'MACET-2',
    kualitas: 'MACET',
    mulai_berlaku: '2027-07-01',
    lewat_mulai: 361,
    cadangan: 90,
  };
  const call = { method: 'POST' as const, path: 'kualitas-hutang/create', body };
  expect(await kit.as('OWNER').post('kualitas-hutang/create', body, portal)).toMatchObject({ status: 403 });
  numberOf(await denganIzin(kit.as('OWNER'), call, { user_id: 'SPV1', password: 'sandi-uji-coba' }, portal));
  expect(await nilai('2027-06-30', no)).toEqual(['Macet', 191, 1_000_001]);
  expect(await nilai('2027-07-01', no)).toEqual(['Diragukan', 192, 500_001]);
});

test('what was extended later was as late as it was; what is redeemed is in no evening after', async () => {
  await gantiHari(kit, '2026-12-31');
  numberOf(await bayarBunga(kit, no, (await tagihan(kit, no)).bunga, { perpanjang: 1 }));
  expect(await nilai('2026-12-30', no)).toEqual(['Dalam Perhatian', 9, 50_000]);
  expect(await nilai('2026-12-31', no)).toEqual(['Lancar', 0, 10_000]);
  await ditebus(kit, no);
  expect(await nilai('2026-12-30', no)).not.toBeNull();
  expect(await nilai('2026-12-31', no)).toBeNull();
});
