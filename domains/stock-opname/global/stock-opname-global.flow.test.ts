/** Protects: the daily count is blind, once a day, complete, and wants reasons and a second person only where kinds differ. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { OPNAME_GLOBAL_DAILY_MODULE: 'true' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Jenis = { kode_dept: string; qty: number; berat: number; alasan?: string; bacaan?: string };
const isi = async (): Promise<Jenis[]> =>
  (
    await kit.owner.query(
      `select b.kode_dept, count(*)::int as qty, sum(b.berat)::float8 / 1000 as berat from barang b join status_stok s on s.status = b.status
        where b.kode_toko = 'JKT1' group by 1 order by 1`,
    )
  ).rows;
const simpan = (jenis: readonly Jenis[]): Promise<Answer> =>
  kit.as('SPV1').post('stock-opname-global/simpan', { jenis });
const kurangSatu = async (): Promise<Jenis[]> =>
  (await isi()).map((row, at) => (at === 0 ? { ...row, qty: row.qty - 1 } : row));

test('nothing of the books is told before the count; what differs is named, not by how much', async () => {
  const jenis = (await kit.as('SPV1').get('stock-opname-global/jenis')).data as object[];
  expect(jenis.map((row) => Object.keys(row))).toEqual(jenis.map(() => ['kode_dept', 'nama_dept']));
  const [pertama, ...lain] = await kurangSatu();
  const beda = await simpan([pertama as Jenis, ...lain]);
  expect(beda).toMatchObject({
    status: 400,
    code: 'OPNAME_JENIS_SELISIH',
    detail: { jenis: [pertama?.kode_dept] },
  });
  expect(await simpan(lain)).toMatchObject({ status: 400, code: 'OPNAME_JENIS_KURANG' });
  expect(await simpan([...lain, pertama as Jenis, pertama as Jenis])).toMatchObject({
    code: 'OPNAME_JENIS_DUA_KALI',
  });
});

test('with a reason and a second person it is done, once a day; taken back it is counted anew', async () => {
  const jenis = (await kurangSatu()).map((row) => ({ ...row, alasan: 'DIPAJANG' }));
  const body = { jenis };
  const nomor = numberOf(
    await denganOtorisasi(kit.as('SPV1'), 'stock-opname-global/simpan', body, SANDI_OWNER),
  );
  expect((await kit.as('SPV1').get(`stock-opname-global/satu?no_dokumen=${nomor}`)).data).toMatchObject({
    ...{ status: 'DONE', jenis_selisih: 1 },
    jenis: expect.arrayContaining([
      expect.objectContaining({ selisih_qty: -1, alasan: 'DIPAJANG', cara: 'KETIK' }),
    ]),
  });
  const pdf = await kit.as('SPV1').post('stock-opname-global/bukti', { no_dokumen: nomor });
  expect(pdf.bytes.subarray(0, 5).toString(), pdf.text).toBe('%PDF-');
  expect(await simpan(await isi())).toMatchObject({ status: 409, code: 'OPNAME_GLOBAL_SUDAH_ADA' });
  const batal = { no_dokumen: nomor, alasan: 'hitung ulang' };
  numberOf(await denganOtorisasi(kit.as('SPV1'), 'stock-opname-global/batal', batal, SANDI_OWNER));
  const tepat = (await isi()).map((row) => ({ ...row, bacaan: `ST,+${row.berat.toFixed(3)}  g` }));
  const lagi = numberOf(await simpan(tepat));
  const { data, totals } = (await kit
    .as('OWNER')
    .get('reportopname/stock-opname-global', { portal: 'JKT1' })) as Answer & {
    totals: Record<string, number>;
  };
  expect(new Set(data.map((row: { no_dokumen: string }) => row.no_dokumen))).toEqual(new Set([lagi]));
  expect(data[0]).toMatchObject({ cara: 'TIMBANGAN', selisih_qty: 0 });
  // It ties to the book of pieces.
  const { rows } = await kit.owner.query(
    `select sum(x.arah * b.qty)::int as qty, sum(x.arah * b.berat)::float8 / 1000 as berat from buku_barang b
      cross join lateral (values (1, b.ke_tempat), (-1, b.dari_tempat)) x (arah, tempat)
      where b.kode_toko = 'JKT1' and left(x.tempat, 1) <> '@'`,
  );
  expect([totals['sistem_qty'], totals['sistem_berat']]).toEqual([rows[0].qty, rows[0].berat]);
});
