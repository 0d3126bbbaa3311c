/** Protects: wear is looked at by a second pair of eyes with a second scale, once, and the day asks about it. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { ausDibeli, BELI_AUS, BELI_BAKU, beli, dibeli, jualDulu } from '../../../tests/kit/beli.ts';
import { denganOtorisasi } from '../../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const ucap = (user: string, baris: object): Promise<Answer> =>
  kit
    .as(user)
    .post('validasi-susut/simpan', { barang: [{ alasan: 'aus dipakai', keputusan: 'SETUJU', ...baris }] });
const daftar = async (status: string): Promise<{ no_faktur: string }[]> =>
  (await kit.as('SPV1').get(`validasi-susut?status=${status}`)).data;

test('a piece within the tolerance does not wait, a worn one does', async () => {
  await jualDulu(kit, 'SUSUT001');
  await dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'SUSUT001', berat: 3.235 }], BELI_BAKU));
  const { no_faktur } = await ausDibeli(kit, 'SUSUT002');
  expect(await daftar('MENUNGGU')).toMatchObject([
    {
      no_faktur,
      kode_barcode: 'SUSUT002',
      berat_nota: 3.25,
      berat: 3.2,
      susut: 0.05,
      nilai_susut: 54_808,
      harga: BELI_AUS,
      status: 'MENUNGGU',
    },
  ]);
  const { data } = await kit.as('SPV1').get('tutup-toko/periksa');
  expect(data.periksa).toContainEqual(expect.objectContaining({ kode: 'SUSUT', jumlah: 1, sifat: 'ALASAN' }));
});

test('not by its buyer, not with another weight, not twice', async () => {
  const baris = await ausDibeli(kit, 'SUSUT003');
  expect(await ucap('SPV1', { ...baris, no_faktur: 'JKT1-FB-261121-9999-1' })).toMatchObject({
    status: 404,
    code: 'SUSUT_TIDAK_ADA',
  });
  expect(await ucap('SPV1', { ...baris, berat_disetujui: 3.15 })).toMatchObject({
    status: 400,
    code: 'BERAT_SUSUT_BEDA',
  });
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/validasi-susut', true) on conflict (user_id, path) do update set is_show = true",
  );
  kit.lupakan();
  expect(await ucap('KASIR1', baris)).toMatchObject({ status: 403, code: 'SUSUT_OLEH_PEMBELI' });
  const both = await Promise.all(
    ['SPV1', 'OWNER'].map((user) =>
      kit
        .as(user)
        .post(
          'validasi-susut/simpan',
          { barang: [{ ...baris, alasan: 'aus dipakai', keputusan: 'SETUJU' }] },
          { portal: 'JKT1' },
        ),
    ),
  );
  expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
  expect(both.find((a) => a.status === 409)).toMatchObject({ code: 'SUSUT_SUDAH_DIVALIDASI' });
  expect((await daftar('SETUJU')).map((r) => r.no_faktur)).toContain(baris.no_faktur);
});

test('refused it says so until its purchase is cancelled; a word can be taken back', async () => {
  const baris = await ausDibeli(kit, 'SUSUT004');
  const tolak = await ucap('SPV1', {
    ...baris,
    berat_disetujui: 3.1,
    keputusan: 'TOLAK',
    alasan: 'batu hilang',
  });
  expect(tolak, tolak.text).toMatchObject({ status: 200, message: 'Susut Berhasil Divalidasi' });
  const body = { no_dokumen: tolak.data.no_dokumen as string, alasan: 'batunya ketemu' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'validasi-susut/batal', body, OWNER)).toMatchObject({
    status: 200,
  });
  expect((await daftar('MENUNGGU')).map((r) => r.no_faktur)).toContain(baris.no_faktur);
  expect(await ucap('SPV1', { ...baris, keputusan: 'TOLAK', alasan: 'bagian hilang' })).toMatchObject({
    status: 200,
  });
  const batal = { no_faktur_group: baris.no_faktur.replace(/-1$/, ''), alasan: 'salah timbang' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, OWNER)).toMatchObject({
    status: 200,
  });
  expect((await daftar('SEMUA')).map((r) => r.no_faktur)).not.toContain(baris.no_faktur);
});

test('the report says what was lost and who agreed', async () => {
  const { data, totals } = (await kit.as('OWNER').get('validasi-susut/report?status=SETUJU', {
    portal: 'JKT1',
  })) as Answer & { totals: object };
  expect(data).toMatchObject([
    {
      tanggal: HARI,
      kode_barcode: 'SUSUT003',
      susut: 0.05,
      nilai_susut: 54_808,
      berat_disetujui: 3.2,
      status: 'SETUJU',
      alasan: 'AUS DIPAKAI',
    },
  ]);
  expect(totals).toMatchObject({ susut: 0.05, nilai_susut: 54_808 });
});
