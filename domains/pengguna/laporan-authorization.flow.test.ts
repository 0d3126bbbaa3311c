/** Protects: approvals counted by person are the approvals listed one by one. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { tanya } from '../../tests/kit/izin.ts';
import { denganOtorisasi } from '../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const spv = kit.as('SPV1');
  const isi = { arah: 'TAMBAH', kategori: 'LAIN', keterangan: 'receh', jumlah: 25_000 };
  for (let n = 0; n < 2; n += 1) {
    const { data } = await spv.post('cash/uang-kas', isi);
    const body = { no_dokumen: data.no_dokumen, alasan: 'salah ketik' };
    await denganOtorisasi(spv, 'cash/batal', body, { user_id: 'OWNER', password: PASSWORD });
  }
  const perlu = [{ kategori: 'cash', description: 'cash movement cancellation', rincian: [] }];
  await spv.post('authorization', {
    user_id: 'OWNER',
    password: PASSWORD,
    kategori: 'cash',
    description: 'cash movement cancellation',
    segel: tanya(kit, 'SPV1', { perlu }).segel,
  });
  kit.clock.advance({ minutes: 60 });
});
afterAll(() => kit?.close());

test('given, used and run out unused, by pair of people', async () => {
  const get = async (path: string) => (await kit.as('OWNER').get(path, { portal: 'JKT1' })).data as Baris[];
  type Baris = Record<string, string | number>;
  const periode = `tgl_awal=${HARI}&tgl_akhir=${HARI}`;
  const rekap = await get(`authorization/rekap?${periode}`);
  const rinci = await get(`authorization/report?${periode}`);
  const row = rekap.find((one) => one['kategori'] === 'cash');
  expect(row).toMatchObject({
    approver: 'OWNER',
    requester: 'SPV1',
    diberikan: 3,
    terpakai: 2,
    persen: 66.667,
  });
  expect(Number(row?.['belum']) + Number(row?.['kedaluwarsa'])).toBe(1);
  expect(rekap.reduce((total, one) => total + Number(one['diberikan']), 0)).toBe(rinci.length);
  const status = Map.groupBy(rinci, (one) => one['status']);
  for (const [column, name] of [
    ['terpakai', 'TERPAKAI'],
    ['belum', 'BELUM DIPAKAI'],
    ['kedaluwarsa', 'KEDALUWARSA'],
  ] as const)
    expect(rekap.reduce((total, one) => total + Number(one[column]), 0)).toBe(status.get(name)?.length ?? 0);
});
