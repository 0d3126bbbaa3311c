/** Protects: every price that was ever set can be found again, with who set it and on which business day. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const owner = { portal: 'JKT1' };
const laporan = async (query: string) => {
  const answer = await kit.as('OWNER').get(`perubahan-harga/report?${query}`, owner);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as Record<string, string | number | null>[];
};

test('a group, the price of gold and a purchase price code: each version with what it was before', async () => {
  const { data: groups } = await kit.as('OWNER').get('group/get/all?kode_group=750', owner);
  const { aktif: _a, diubah_oleh: _o, diubah_pada: _p, kode_group: _k, ...grup } = groups[0];
  const lama = grup.harga as number;
  for (const harga of [lama + 10_000, lama + 4_000]) {
    const { data } = await kit.as('OWNER').get('group/get/all?kode_group=750', owner);
    const changed = await kit
      .as('OWNER')
      .put('group/update/750', { ...grup, harga, versi: data[0].versi }, owner);
    expect(changed, changed.text).toMatchObject({ status: 200 });
  }
  await kit
    .as('OWNER')
    .post('para-harga-beli/create', { kode_harga: 'LAP1', harga_per_gram: 900_000 }, owner);
  await kit.as('OWNER').put('para-harga-beli/update/LAP1', { harga_per_gram: 909_000, versi: 1 }, owner);

  const rows = (await laporan(`tgl_awal=${HARI}&tgl_akhir=${HARI}&kode=750&sumber=grup`)).filter(
    (row) => row['harga'] === 'JUAL',
  );
  const [satu, dua] = rows.slice(-2);
  expect(satu).toMatchObject({
    sumber: 'HARGA GROUP',
    tanggal: HARI,
    harga_lama: lama,
    harga_baru: lama + 10_000,
    perubahan: 10_000,
    user_id: 'OWNER',
  });
  expect(dua).toMatchObject({
    harga_baru: lama + 4_000,
    perubahan: -6_000,
    versi: Number(satu?.['versi']) + 1,
  });
  expect(Number(satu?.['persen'])).toBeCloseTo((10_000 / lama) * 100, 2);
  expect(await laporan(`tgl_awal=${HARI}&tgl_akhir=${HARI}&kode=LAP1`)).toMatchObject([
    { sumber: 'HARGA BELI', harga: 'BELI', versi: 1, harga_lama: null, harga_baru: 900_000, perubahan: null },
    { sumber: 'HARGA BELI', harga: 'BELI', versi: 2, harga_lama: 900_000, harga_baru: 909_000, persen: 1 },
  ]);
});

test('the versions of a price follow each other, and the last one is the price', async () => {
  const rows = await laporan(`tgl_awal=2000-01-01&tgl_akhir=${HARI}&sumber=grup`);
  for (const versions of Map.groupBy(rows, (row) => `${row['kode']} ${row['harga']}`).values()) {
    versions.forEach((row, index) => {
      expect(row['versi']).toBe(index + 1);
      expect(row['harga_lama']).toBe(index === 0 ? null : versions[index - 1]?.['harga_baru']);
    });
    const { rows: kini } = await kit.owner.query(
      "select harga::float8, harga_modal::float8 from grup where kode_toko = 'JKT1' and kode_group = $1",
      [versions[0]?.['kode']],
    );
    const column = versions[0]?.['harga'] === 'MODAL' ? 'harga_modal' : 'harga';
    expect(versions.at(-1)?.['harga_baru']).toBe(kini[0][column]);
  }
});
