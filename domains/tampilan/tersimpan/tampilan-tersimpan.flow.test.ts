/** Protects: a view is its maker's; shared, it is seen by the store or the chain and by nobody else, and only who answers for them shares. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Caller, type Kit, testApp } from '../../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const TEMPAT = 'laporan-penjualan';
const PATH = 'tampilan-tersimpan';
const JKT = { portal: 'JKT1' };

const isi = (nama: string, untuk = 'SAYA') => ({
  ...{ tempat: TEMPAT, nama, untuk, rentang: 'bulanLalu' },
  cari: [{ nama: 'kode_sales', nilai: 'S01' }],
  tabel: [{ nama: 'urut', nilai: '-total' }],
  kolom: [
    { nama: 'total', tampil: true, lebar: 120 },
    { nama: 'berat', tampil: false, lebar: null },
  ],
});
const simpan = (who: Caller, nama: string, untuk?: string, options = {}): Promise<Answer> =>
  who.post(PATH, isi(nama, untuk), options);
const lihat = async (who: Caller, options = {}, tempat = TEMPAT) =>
  (await who.get(`${PATH}?tempat=${tempat}`, options)).data;
const nama = async (who: Caller, options = {}): Promise<string[]> =>
  (await lihat(who, options)).tampilan.map((one: { nama: string }) => one.nama);
const hapus = async (who: Caller, sebutan: string, options = {}): Promise<Answer> => {
  const { tampilan } = await lihat(who, options);
  const { id } = tampilan.find((one: { nama: string }) => one.nama === sebutan);
  return who.delete(`${PATH}/${id}`, options);
};

test('what is kept is answered as it was, at its place and to its maker only', async () => {
  expect(await simpan(kit.as('KASIR1'), 'Bulan lalu S01')).toMatchObject({
    status: 200,
    message: 'Tampilan Berhasil Disimpan',
  });
  const { tempat, ...sama } = isi('Bulan lalu S01');
  expect((await lihat(kit.as('KASIR1'))).tampilan).toMatchObject([{ ...sama, milikku: true, hapus: true }]);
  expect((await lihat(kit.as('KASIR1'), {}, 'laporan-lain')).tampilan).toEqual([]);
  expect(await nama(kit.as('KASIR2'))).toEqual([]);
  expect(await nama(kit.as('OWNER'), JKT)).toEqual([]);
});

test('under a name of mine it replaces, whatever its letters; the same name of another is another', async () => {
  await simpan(kit.as('KASIR1'), 'BULAN LALU s01');
  expect(await nama(kit.as('KASIR1'))).toEqual(['BULAN LALU s01']);
  await simpan(kit.as('KASIR2'), 'Bulan lalu S01');
  expect(await nama(kit.as('KASIR1'))).toEqual(['BULAN LALU s01']);
});

test('a cashier shares with nobody, a supervisor with his store, the owner with the chain', async () => {
  expect((await lihat(kit.as('KASIR1'))).bagi).toEqual(['SAYA']);
  expect((await lihat(kit.as('SPV1'))).bagi).toEqual(['SAYA', 'TOKO']);
  expect((await lihat(kit.as('PUSAT'))).bagi).toEqual(['SAYA', 'TOKO', 'SEMUA']);
  expect(await simpan(kit.as('KASIR1'), 'Curian', 'TOKO')).toMatchObject({
    status: 403,
    code: 'TAMPILAN_TIDAK_BOLEH_DIBAGI',
  });
  expect(await simpan(kit.as('SPV1'), 'Curian', 'SEMUA')).toMatchObject({ status: 403 });
  await simpan(kit.as('SPV1'), 'Etalase', 'TOKO');
  await simpan(kit.as('PUSAT'), 'Rantai', 'SEMUA', JKT);
  expect(await nama(kit.as('KASIR2'))).toEqual(['Bulan lalu S01', 'Etalase', 'Rantai']);
  expect(await nama(kit.as('KASIR1-BDG'))).toEqual(['Rantai']);
});

test('what is shared is taken away by its maker, or by who could have shared it; nothing of another is', async () => {
  expect(await hapus(kit.as('KASIR2'), 'Etalase')).toMatchObject({
    status: 403,
    code: 'TAMPILAN_TIDAK_BOLEH_DIHAPUS',
  });
  const [etalase] = (await lihat(kit.as('SPV1'))).tampilan;
  expect(await kit.as('KASIR1-BDG').delete(`${PATH}/${etalase.id}`)).toMatchObject({
    status: 404,
    code: 'TAMPILAN_TIDAK_ADA',
  });
  expect(await hapus(kit.as('SPV1'), 'Rantai')).toMatchObject({ status: 403 });
  expect(await hapus(kit.as('PUSAT'), 'Etalase', JKT)).toMatchObject({ status: 200 });
  expect(await nama(kit.as('SPV1'))).toEqual(['Rantai']);
  const { rows } = await kit.owner.query(
    "select aksi, user_id from audit where aksi like 'tampilan.%' order by aksi, user_id",
  );
  expect(rows).toEqual([
    { aksi: 'tampilan.bagikan', user_id: 'PUSAT' },
    { aksi: 'tampilan.bagikan', user_id: 'SPV1' },
    { aksi: 'tampilan.hapus', user_id: 'PUSAT' },
  ]);
});

test('a shared view that its maker keeps for himself is gone for the others, and that stands in the audit', async () => {
  await simpan(kit.as('SPV1'), 'Sebentar', 'TOKO');
  await simpan(kit.as('SPV1'), 'Sebentar');
  expect(await nama(kit.as('KASIR2'))).not.toContain('Sebentar');
  const { rows } = await kit.owner.query(
    "select aksi, isi->>'untuk' as untuk from audit where aksi like 'tampilan.%' and isi->>'nama' = 'Sebentar' order by seq",
  );
  expect(rows).toEqual([
    { aksi: 'tampilan.bagikan', untuk: 'TOKO' },
    { aksi: 'tampilan.hapus', untuk: 'TOKO' },
  ]);
  expect((await hapus(kit.as('SPV1'), 'Sebentar')).status).toBe(200);
});

test('an odd day, an odd reader and a name of nothing are refused at their field', async () => {
  for (const salah of [{ rentang: 'besok' }, { untuk: 'DUNIA' }, { nama: '  ' }, { tempat: '' }])
    expect(await kit.as('SPV1').post(PATH, { ...isi('Baru'), ...salah })).toMatchObject({ status: 400 });
});

test('forty of one place are enough; one of them may still be replaced', async () => {
  const spv = kit.as('SPV1');
  for (let i = 0; i < 40; i += 1) expect((await simpan(spv, `Nomor ${i}`)).status).toBe(200);
  expect(await simpan(spv, 'Satu lagi')).toMatchObject({ status: 409, code: 'TAMPILAN_PENUH' });
  expect(await simpan(spv, 'nomor 7')).toMatchObject({ status: 200 });
});
