/** Protects: an announcement reaches exactly whom it is for, within the stores of who wrote it, and tells who has seen it. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { beriMenu, semuaMenu } from '../../tests/security/people.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await beriMenu(kit, 'SPV1', semuaMenu);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const ISI = {
  judul: 'Harga naik',
  isi: 'Mulai besok.\nCek kembali.',
  wajib: false,
  mulai: HARI,
  sampai: null,
};
const tulis = async (who: string, part: object = {}): Promise<string> => {
  const answer = await kit.as(who).post('news/create', { ...ISI, ...part });
  expect(answer, answer.text).toMatchObject({ status: 200, message: 'Berhasil Menyimpan Data' });
  return answer.data.id;
};
const punya = async (user: string, id: string): Promise<boolean> =>
  (await kit.as(user).get('news/saya')).data.some((one: { id: string }) => one.id === id);
const SEMUA = ['OWNER', 'SPV1', 'KASIR1', 'KASIR1-BDG', 'SPV1-SBY'];
const pembaca = async (id: string): Promise<string[]> => {
  const found: string[] = [];
  for (const user of SEMUA) if (await punya(user, id)) found.push(user);
  return found;
};

describe('whom it is for', () => {
  test.each<[string, object, string[]]>([
    ['everybody', {}, SEMUA],
    ['a level', { level: [{ level: 'KASIR' }] }, ['KASIR1', 'KASIR1-BDG']],
    ['a store', { toko: [{ kode_toko: 'JKT1' }] }, ['SPV1', 'KASIR1']],
    ['a level in a store', { level: [{ level: 'KASIR' }], toko: [{ kode_toko: 'BDG1' }] }, ['KASIR1-BDG']],
    ['one person', { orang: [{ user_id: 'SPV1' }] }, ['SPV1']],
    [
      'a person and a level',
      { orang: [{ user_id: 'OWNER' }], level: [{ level: 'KASIR' }] },
      ['OWNER', 'KASIR1', 'KASIR1-BDG'],
    ],
    ['nobody yet', { mulai: '2026-12-01' }, []],
    ['nobody any more', { mulai: '2026-10-01', sampai: '2026-11-20' }, []],
    ['until today', { mulai: '2026-10-01', sampai: HARI }, SEMUA],
  ])('%s', async (_whom, part, expected) =>
    expect(await pembaca(await tulis('OWNER', part))).toEqual(expected),
  );

  test('of a branch: only that branch, whatever was left open', async () => {
    expect(await pembaca(await tulis('SPV1'))).toEqual(['SPV1', 'KASIR1']);
    expect(await pembaca(await tulis('SPV1', { level: [{ level: 'KASIR' }] }))).toEqual(['KASIR1']);
    const away = { toko: [{ kode_toko: 'BDG1' }] };
    expect(await kit.as('SPV1').post('news/create', { ...ISI, ...away })).toMatchObject({
      code: 'TOKO_TIDAK_DIMILIKI',
    });
    const far = { orang: [{ user_id: 'KASIR1-BDG' }] };
    expect(await kit.as('SPV1').post('news/create', { ...ISI, ...far })).toMatchObject({
      code: 'PENGGUNA_TIDAK_ADA',
    });
  });

  test.each([
    [{ mulai: HARI, sampai: '2026-11-20' }, 'MASA_BERITA'],
    [{ toko: [{ kode_toko: 'TAKADA' }] }, 'TOKO_TIDAK_ADA'],
    [{ level: [{ level: 'RAJA' }] }, 'INPUT_TIDAK_VALID'],
    [{ judul: '' }, 'INPUT_TIDAK_VALID'],
  ])('%j is refused', async (part, code) => {
    expect(await kit.as('OWNER').post('news/create', { ...ISI, ...part })).toMatchObject({
      status: 400,
      code,
    });
  });
});

describe('the receipt', () => {
  test('is kept once, with the first moment, and counted for the writer', async () => {
    const id = await tulis('OWNER', {
      level: [{ level: 'KASIR' }],
      toko: [{ kode_toko: 'JKT1' }],
      wajib: true,
    });
    const [first] = (await kit.as('KASIR1').get('news/saya')).data;
    expect(first).toMatchObject({ id, wajib: true, dibaca: null, isi: ISI.isi });
    for (let n = 0; n < 2; n += 1) {
      expect((await kit.as('KASIR1').post('news/baca', { id })).status).toBe(200);
      kit.clock.advance({ seconds: 5 });
    }
    const { data } = await kit.as('OWNER').get(`news/penerima/${id}`);
    expect(
      data.map((row: { user_id: string; dibaca: string | null }) => [row.user_id, row.dibaca !== null]),
    ).toEqual([
      ['KASIR2', false],
      ['KASIR1', true],
    ]);
    const list = (await kit.as('OWNER').get('news')).data;
    expect(list.find((row: { id: string }) => row.id === id)).toMatchObject({
      status: 'BERLAKU',
      penerima: 2,
      dibaca: 1,
    });
  });

  test('is not given for what is not his', async () => {
    const id = await tulis('OWNER', { toko: [{ kode_toko: 'BDG1' }] });
    expect(await kit.as('KASIR1').post('news/baca', { id })).toMatchObject({ status: 404 });
    for (const wrong of ['00000000-0000-4000-8000-000000000000', 'x'.repeat(36)])
      expect(await kit.as('KASIR1').post('news/baca', { id: wrong })).toMatchObject({ status: 404 });
  });
});

describe('the writer', () => {
  test('changes it, and of two the second is told; withdrawn it is gone for everybody', async () => {
    const id = await tulis('OWNER', {});
    const owner = kit.as('OWNER');
    expect((await owner.put(`news/update/${id}`, { ...ISI, isi: 'Batal.', versi: 1 })).status).toBe(200);
    expect(await owner.put(`news/update/${id}`, { ...ISI, versi: 1 })).toMatchObject({
      code: 'SUDAH_BERUBAH',
    });
    expect((await owner.delete(`news/delete/${id}`)).message).toBe('Berita Ditarik');
    expect(await pembaca(id)).toEqual([]);
    expect(await owner.put(`news/update/${id}`, { ...ISI, versi: 2 })).toMatchObject({
      code: 'BERITA_DITARIK',
    });
    const { rows } = await kit.owner.query('select aksi from audit where objek = $1 order by seq', [id]);
    expect(rows.map((row) => row.aksi)).toEqual(['berita.tambah', 'berita.ubah', 'berita.tarik']);
  });

  test('of a branch neither sees nor touches what head office wrote', async () => {
    const id = await tulis('OWNER', {});
    const spv = kit.as('SPV1');
    expect((await spv.get('news')).data.some((row: { id: string }) => row.id === id)).toBe(false);
    expect((await spv.get(`news/penerima/${id}`)).data).toEqual([]);
    expect(await spv.delete(`news/delete/${id}`)).toMatchObject({ status: 404 });
    expect(await kit.as('KASIR1').get('news')).toMatchObject({ status: 403, code: 'TIDAK_BERHAK' });
  });
});
