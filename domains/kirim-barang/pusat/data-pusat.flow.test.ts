/** Protects: a branch takes over what head office has as it was shown, with a second person, whole or not at all. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { denganIzin, hargaGrup, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import type { BandingPusat } from './data-pusat.command.ts';

let kit: Kit;
let pusat: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const { rows } = await kit.owner.query("select kode_toko from toko where tipe = 'PUSAT'");
  pusat = rows[0].kode_toko;
  await kit.owner.query(
    `insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ($1, 'PUSAT1', 'PT DARI PUSAT'), ($1, 'UBS', 'PT UBS BARU')
     on conflict (kode_toko, kode_supplier) do update set nama_supplier = excluded.nama_supplier`,
    [pusat],
  );
});
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const banding = async (): Promise<BandingPusat> => {
  const answer = await spv().get('import-data-pusat');
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as BandingPusat;
};
const pilih = async (tabel: string) =>
  (await banding()).daftar.filter((d) => d.tabel === tabel).map(({ sidik }) => ({ tabel, sidik }));
const ambil = (body: object): Promise<Answer> =>
  denganIzin(spv(), { method: 'POST', path: 'import-data-pusat/ambil', body }, SANDI_OWNER);
const nama = async (kode: string): Promise<string | undefined> =>
  (
    await kit.owner.query(
      "select nama_supplier from supplier_barang where kode_toko = 'JKT1' and kode_supplier = $1",
      [kode],
    )
  ).rows[0]?.nama_supplier;

test('what is new and what differs is shown first, and new rows alone leave the branch its own', async () => {
  const { daftar, rincian } = await banding();
  expect(daftar.find((d) => d.tabel === 'supplier_barang')).toMatchObject({ baru: 1, beda: 1 });
  expect(rincian.filter((r) => r.tabel === 'supplier_barang')).toEqual([
    expect.objectContaining({ kunci: 'PUSAT1', jenis: 'BARU' }),
    expect.objectContaining({ kunci: 'UBS', jenis: 'BEDA', kolom: 'nama_supplier', di_pusat: 'PT UBS BARU' }),
    ...rincian.filter((r) => r.kunci === 'UBS' && r.kolom !== 'nama_supplier'),
  ]);
  const lama = await nama('UBS');
  const plain = await spv().post('import-data-pusat/ambil', { daftar: await pilih('supplier_barang') });
  expect(plain).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  expect(await nama('PUSAT1')).toBeUndefined();
  const answer = await ambil({ daftar: await pilih('supplier_barang') });
  expect(answer, answer.text).toMatchObject({
    status: 200,
    data: [{ tabel: 'supplier_barang', baru: 1, beda: 0 }],
  });
  expect([await nama('PUSAT1'), await nama('UBS')]).toEqual(['PT DARI PUSAT', lama]);
});

test('what differs is taken where that was asked for, with its history; a stale look is refused whole', async () => {
  const daftar = await pilih('supplier_barang');
  await kit.owner.query(
    "update supplier_barang set nama_supplier = 'PT UBS LAGI' where kode_toko = $1 and kode_supplier = 'UBS'",
    [pusat],
  );
  expect(await ambil({ daftar, perbarui: true })).toMatchObject({ status: 409, code: 'DATA_PUSAT_BERUBAH' });
  const answer = await ambil({ daftar: await pilih('supplier_barang'), perbarui: true });
  expect(answer, answer.text).toMatchObject({ status: 200, data: [{ baru: 0, beda: 1 }] });
  expect(await nama('UBS')).toBe('PT UBS LAGI');
  const { rows } = await kit.owner.query(
    "select isi from audit where kode_toko = 'JKT1' and aksi = 'supplier_barang.impor' order by seq desc limit 1",
  );
  expect(rows[0].isi).toMatchObject({ dari: pusat, sesudah: { UBS: { nama_supplier: 'PT UBS LAGI' } } });
  expect(await kit.periksa()).toEqual([]);
});

test('everything at once, prices with their history: afterwards nothing differs', async () => {
  await hargaGrup(kit, 1_234_000, pusat);
  const daftar = (await banding()).daftar
    .filter(({ baru, beda }) => baru + beda > 0)
    .map(({ tabel, sidik }) => ({ tabel, sidik }));
  const answer = await ambil({ daftar, perbarui: true });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  expect((await banding()).daftar.filter(({ baru, beda }) => baru + beda > 0)).toEqual([]);
  const { rows } = await kit.owner.query(
    "select kode_toko, harga::bigint::float8 as harga from grup where kode_group = '750' and kode_toko in ('JKT1', $1)",
    [pusat],
  );
  expect(rows[0].harga).toBe(rows[1].harga);
  expect(await kit.periksa()).toEqual([]);
});

test('head office takes nothing from itself, and a cashier nothing at all', async () => {
  expect(await kit.as('PUSAT').get('import-data-pusat')).toMatchObject({
    status: 409,
    code: 'DATA_PUSAT_SENDIRI',
  });
  expect(await kit.as('KASIR1').get('import-data-pusat')).toMatchObject({ status: 403 });
});
