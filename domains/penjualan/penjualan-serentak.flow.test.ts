/** Protects: many tills at once. One piece is sold once, no number is skipped, no basket waits for another for ever. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, jual, masukkan, nota } from '../../tests/kit/jual.ts';

let kit: Kit;
const kode = (n: number): string => `UJIS${1000 + n}`;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), poolSize: 12 });
  await hargaGrup(kit);
  await masukkan(kit, ...Array.from({ length: 242 }, (_, n) => ({ kode_barcode: kode(n) })));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const tills = () => [kit.as('KASIR1'), kit.as('KASIR2')] as const;
const till = (n: number) => tills()[n % 2] as ReturnType<typeof kit.as>;

test('twenty tills want one piece: one nota, nineteen named refusals, nothing half done', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => jual(till(n), nota([kode(0)], HARGA_BAKU))),
  );
  expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
  expect(new Set(answers.filter((a) => a.status !== 200).map((a) => `${a.status} ${a.code}`))).toEqual(
    new Set(['409 BARANG_SUDAH_BERUBAH']),
  );
  const { rows } = await kit.owner.query(
    'select no_faktur_group from penjualan_barang where kode_barcode = $1',
    [kode(0)],
  );
  expect(rows).toHaveLength(1);
});

test('two baskets of the same pieces in opposite order never deadlock', async () => {
  const pairs = Array.from({ length: 10 }, (_, n) => [kode(1 + 2 * n), kode(2 + 2 * n)]);
  const answers = await Promise.all(
    pairs.flatMap(([a, b]) => [
      jual(till(0), nota([a!, b!], 2 * HARGA_BAKU)),
      jual(till(1), nota([b!, a!], 2 * HARGA_BAKU)),
    ]),
  );
  expect(answers.filter((a) => a.status === 200)).toHaveLength(10);
  expect(answers.filter((a) => a.status === 409)).toHaveLength(10);
});

test('two hundred sales at once: all posted, numbers without a gap', async () => {
  const before = (
    await kit.owner.query(
      "select terakhir from nomor where kode_toko = 'JKT1' and seri = 'FJ' and tanggal = '2026-11-21'",
    )
  ).rows[0].terakhir;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => jual(till(n), nota([kode(30 + n)], HARGA_BAKU))),
  );
  expect(answers.map((a) => a.code).filter(Boolean)).toEqual([]);
  const numbers = answers.map((a) => Number((a.data.no_dokumen as string).slice(-4))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => before + 1 + n));
});

test('who left, an account that was closed and one that came back count from the next sale, whoever wrote them', async () => {
  const EDC = 'EDC-BCA-JKT1';
  const dengan = (n: number) =>
    jual(
      till(0),
      nota([kode(n)], HARGA_BAKU, { bayar: [{ jenis: 'DEBET', jumlah: HARGA_BAKU, no_rekening: EDC }] }),
    );
  const tulis = (text: string) => kit.owner.query(`update ${text} and kode_toko = 'JKT1'`);
  expect(await dengan(231)).toMatchObject({ status: 200 });
  await tulis(`rekening set aktif = false where no_rekening = '${EDC}'`);
  expect(await dengan(232)).toMatchObject({ code: 'REKENING_TIDAK_ADA' });
  await tulis("sales set aktif = false where kode_sales = 'S1'");
  expect(await jual(till(1), nota([kode(232)], HARGA_BAKU))).toMatchObject({ code: 'SALES_TIDAK_ADA' });
  await tulis(`rekening set aktif = true where no_rekening = '${EDC}'`);
  await tulis("sales set aktif = true where kode_sales = 'S1'");
  expect(await dengan(232)).toMatchObject({ status: 200 });
});

test('the day closes between sales, never inside one: what is posted is dated into the open day', async () => {
  const racing = Array.from({ length: 8 }, (_, n) => jual(till(n), nota([kode(233 + n)], HARGA_BAKU)));
  const closing = (async () => {
    await kit.owner.query('begin');
    await kit.owner.query("select pg_advisory_xact_lock(hashtextextended('hari|JKT1', 0))");
    await kit.owner.query(
      "update hari_toko set status = 'CLOSED' where kode_toko = 'JKT1' and status = 'OPEN'",
    );
    await kit.owner.query('commit');
  })();
  const answers = await Promise.all(racing);
  await closing;
  for (const a of answers) expect(['', 'TOKO_TUTUP']).toContain(a.code ?? '');
  const { rows } = await kit.owner.query(
    "select count(*)::int as n from penjualan_barang where kode_barcode >= $1 and kode_barcode < 'UJIS1241'",
    [kode(233)],
  );
  expect(rows[0].n).toBe(answers.filter((a) => a.status === 200).length);
});
