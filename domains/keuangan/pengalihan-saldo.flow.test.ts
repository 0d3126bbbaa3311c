/** Protects: a drawer is handed over once, today only, for what it really holds, and the books stay as they were. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import { atur, denganOtorisasi } from '../../tests/kit/jual.ts';
import type { KategoriAlih } from './pengalihan-saldo.command.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: PASSWORD };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/pengalihan-saldo-uang', true)",
  );
  const kas = { arah: 'TAMBAH', kategori: 'LAIN', keterangan: 'receh', kasir: 'KASIR1' };
  await kit.as('SPV1').post('cash/uang-kas', { ...kas, jumlah: 800_000 });
  await kit.as('SPV1').post('cash/uang-kas', { ...kas, arah: 'AMBIL', kategori: 'BIAYA', jumlah: 300_000 });
  await kit.as('SPV1').post('cash/uang-kas', { ...kas, kasir: 'KASIR2', jumlah: 100_000 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const saldo = async (kasir: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = $1",
    [kasir],
  );
  return rows[0]?.saldo ?? 0;
};
const kategori = async (dari: string, nama = 'UANG_KAS'): Promise<KategoriAlih | undefined> => {
  const { data } = await kit.as('SPV1').get(`cash/pengalihan-saldo/laci?dari=${dari}`);
  return (data.kategori as KategoriAlih[]).find((one) => one.kategori === nama);
};
const alih = (more: object) => ({
  cara: 'KATEGORI',
  dari: 'KASIR1',
  ke: 'KASIR2',
  kategori: 'UANG_KAS',
  jumlah: 500_000,
  keterangan: 'ganti giliran',
  ...more,
});

test('the rows of a category go to the other drawer, once, and come back whole', async () => {
  const [satu, dua] = [await saldo('KASIR1'), await saldo('KASIR2')];
  expect(await kategori('KASIR1')).toMatchObject({
    baris: 2,
    masuk: 800_000,
    keluar: 300_000,
    sisa: 500_000,
  });
  const { data, message } = await kit.as('SPV1').post('cash/pengalihan-saldo', alih({}));
  expect(message).toBe('Pengalihan Saldo Uang Berhasil Disimpan');
  expect(await bukuUang(kit.owner, data.no_dokumen)).toEqual([
    '1 PENGALIHAN_SALDO/KATEGORI KAS:KASIR1 > KAS:KASIR2 500.000',
  ]);
  expect([await saldo('KASIR1'), await saldo('KASIR2')]).toEqual([satu - 500_000, dua + 500_000]);
  expect(await kategori('KASIR1')).toMatchObject({ sisa: 0, pindah: -500_000 });
  expect(await kategori('KASIR2')).toMatchObject({ sisa: 600_000, pindah: 500_000 });
  expect(await kit.as('SPV1').post('cash/pengalihan-saldo', alih({}))).toMatchObject({
    code: 'TIDAK_ADA_SALDO',
  });
  const batal = { no_dokumen: data.no_dokumen, alasan: 'salah orang' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'cash/pengalihan-saldo/batal', batal, OWNER)).toMatchObject({
    status: 200,
  });
  expect([await saldo('KASIR1'), await saldo('KASIR2')]).toEqual([satu, dua]);
  expect(await kategori('KASIR1')).toMatchObject({ sisa: 500_000, pindah: 0 });
});

test('what paid out more than it took in is taken over: the receiver pays the giver', async () => {
  const { no_rekening } = (
    await kit.owner.query(
      "select no_rekening from rekening where kode_toko = 'JKT1' and bisa_debet and aktif order by 1 limit 1",
    )
  ).rows[0];
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/gesek-tunai', true)",
  );
  kit.lupakan();
  await atur(kit, { FEE_GESEK_TUNAI: '10000' });
  const gesek = { no_rekening, jenis_kartu: 'DEBET', gesek: 100_000, fee_persen: 10, kartu_akhir: '1234' };
  const swiped = await kit.as('KASIR1').post('non-cash/gesek-tunai', { ...gesek, nama_pemilik: 'SITI' });
  expect(swiped, swiped.text).toMatchObject({ status: 200 });
  const [satu, dua] = [await saldo('KASIR1'), await saldo('KASIR2')];
  expect(await kategori('KASIR1', 'GESEK_TUNAI')).toMatchObject({ keluar: 90_000, sisa: -90_000 });
  const body = alih({ kategori: 'GESEK_TUNAI', jumlah: -90_000 });
  const { data } = await kit.as('SPV1').post('cash/pengalihan-saldo', body);
  expect(await bukuUang(kit.owner, data.no_dokumen)).toEqual([
    '1 PENGALIHAN_SALDO/KATEGORI KAS:KASIR2 > KAS:KASIR1 90.000',
  ]);
  expect([await saldo('KASIR1'), await saldo('KASIR2')]).toEqual([satu + 90_000, dua - 90_000]);
});

test('money out of the balance, never more than there is', async () => {
  const ada = await saldo('KASIR2');
  const body = alih({ cara: 'SALDO', dari: 'KASIR2', ke: 'SPV1', kategori: null });
  expect(await kit.as('SPV1').post('cash/pengalihan-saldo', { ...body, jumlah: ada + 1 })).toMatchObject({
    status: 409,
    code: 'SALDO_KAS_KURANG',
  });
  expect((await kit.as('SPV1').post('cash/pengalihan-saldo', { ...body, jumlah: ada })).status).toBe(200);
  expect(await saldo('KASIR2')).toBe(0);
});

test.each([
  ['the same drawer', { ke: 'KASIR1' }, 'LACI_SAMA'],
  ['a drawer that is not of this store', { ke: 'KASIR1-BDG' }, 'KASIR_TIDAK_ADA'],
  ['no category', { kategori: null }, 'KATEGORI_ALIH_KOSONG'],
  ['an amount that is not what is left', { jumlah: 400_000 }, 'SALDO_KATEGORI_BERUBAH'],
  ['nothing', { cara: 'SALDO', jumlah: 0 }, 'TIDAK_ADA_SALDO'],
])('refused: %s', async (_name, more, code) => {
  expect(await kit.as('SPV1').post('cash/pengalihan-saldo', alih(more))).toMatchObject({ code });
});

test('two hand-overs of one category at once: one of them finds it gone', async () => {
  const answers = await Promise.all([
    kit.as('SPV1').post('cash/pengalihan-saldo', alih({})),
    kit.as('OWNER').post('cash/pengalihan-saldo', alih({ ke: 'SPV1' }), { portal: 'JKT1' }),
  ]);
  expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
});

test('a cashier hands over only his own drawer, and under somebody’s eyes', async () => {
  const kasir = kit.as('KASIR1');
  const body = { cara: 'SALDO', ke: 'KASIR2', jumlah: 10_000, keterangan: 'receh' };
  expect(await kasir.post('cash/pengalihan-saldo', { ...body, dari: 'SPV1' })).toMatchObject({
    code: 'LACI_ORANG_LAIN',
  });
  expect(await kasir.get('cash/pengalihan-saldo/laci?dari=SPV1')).toMatchObject({ status: 403 });
  const { data } = await kasir.get('cash/pengalihan-saldo/laci');
  for (const one of data.laci) expect(one.saldo === null).toBe(one.user_id !== 'KASIR1');
  expect((await denganOtorisasi(kasir, 'cash/pengalihan-saldo', body)).status).toBe(200);
});

test('today only: yesterday’s rows are not offered, and the reports agree with the drawers', async () => {
  const { data } = await kit.as('SPV1').get('cash/pengalihan-saldo/laci?dari=KASIR1');
  const { rows } = await kit.owner.query(
    "select count(*)::int as banyak from gerak_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = 'KASIR1' and tanggal = $1",
    [HARI],
  );
  expect(data.baris).toHaveLength(rows[0].banyak);
  const rekap = await kit.as('SPV1').get(`reportcash/rekap?tgl_awal=${HARI}&tgl_akhir=${HARI}&user_id=ALL`);
  const perKasir = Map.groupBy(rekap.data as { kasir: string; saldo: number }[], (row) => row.kasir);
  for (const [kasir, list] of perKasir) expect(list.at(-1)?.saldo).toBe(await saldo(kasir));
});
