/**
 * Protects: who must agree may be elsewhere. He reads what the server said, answers as himself on his own device, and what he
 * gave fits that one act of that one person; nobody else sees it, answers it, or answers it twice.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { tanya } from '../../../tests/kit/izin.ts';
import { HARGA_BAKU, jual, nota, potongan } from '../../../tests/kit/jual.ts';

let kit: Kit;
let kode: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  [kode] = (await potongan(kit, 'JAUH', 1)) as [string];
});
beforeEach(() => kit.owner.query('delete from percobaan_login; delete from otorisasi_minta'));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** Below its cost: a second person's business. */
const murah = (izin: readonly string[] = []): object =>
  nota([{ kode_barcode: kode, diskon: HARGA_BAKU - 1_000_000 }], 1_000_000, {
    ...(izin.length > 0 ? { detail_authorization: izin.map((_id) => ({ _id })) } : {}),
  });
const ditolak = async (): Promise<{
  segel: string;
  perlu: { description: string; rincian: { label: string; nilai: string }[] }[];
}> => {
  const answer = await jual(kit.as('KASIR1'), murah());
  expect(answer, answer.text).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  return answer.detail as never;
};
const minta = async (): Promise<string> => {
  const { segel } = await ditolak();
  const answer = await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'tetangga toko' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.id as string;
};
const lihat = async (id: string) =>
  (await kit.as('KASIR1').get(`authorization/minta/satu?id=${id}`)).data as {
    keadaan: string;
    izin: string[];
  };
const putus = (siapa: string, id: string, isi: object = {}): Promise<Answer> =>
  kit
    .as(siapa)
    .post('authorization/putus', { id, kode_toko: 'JKT1', setuju: true, password: PASSWORD, ...isi });
const masuk = async (siapa: string): Promise<string[]> =>
  ((await kit.as(siapa).get('authorization/masuk')).data as { id: string }[]).map((row) => row.id);

test('asked at the till, read and agreed to elsewhere, and the act is done with it once', async () => {
  const id = await minta();
  const { data } = await kit.as('SPV1').get('authorization/masuk');
  const { perlu } = await ditolak();
  expect(data).toEqual([
    expect.objectContaining({ id, kode_toko: 'JKT1', requester: 'KASIR1', alasan: 'tetangga toko' }),
  ]);
  expect(data[0].perlu.map((one: { description: string }) => one.description)).toEqual(
    perlu.map((one) => one.description),
  );
  expect(await putus('SPV1', id, { keterangan: 'pelanggan lama' })).toMatchObject({ status: 200 });
  expect(await putus('SPV1', id, { keterangan: 'pelanggan lama' }), 'pressed again').toMatchObject({
    status: 200,
  });
  const { keadaan, izin } = await lihat(id);
  expect(keadaan).toBe('SETUJU');
  expect(izin).toHaveLength(perlu.length);
  expect(await masuk('SPV1')).toEqual([]);
  // Another person cannot use it, and he to whom it was given uses it once.
  expect(await jual(kit.as('KASIR2'), murah(izin))).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const sold = await jual(kit.as('KASIR1'), murah(izin));
  expect(sold, sold.text).toMatchObject({ status: 200 });
  const { rows } = await kit.owner.query(
    'select approver, dipakai is not null as dipakai, alasan, terbaca from otorisasi where id = any ($1)',
    [izin],
  );
  // What is kept is what he read, with its cost; the cashier was told no cost.
  const [dibaca] = data[0].perlu;
  const terbaca = [{ ...dibaca.rincian[0], rahasia: 'modal' }];
  expect(rows).toEqual(
    izin.map(() => ({ approver: 'SPV1', dipakai: true, alasan: 'tetangga toko', terbaca })),
  );
  expect(dibaca.rincian[0].nilai).toContain('modal Rp ');
  [kode] = (await potongan(kit, 'JAUI', 1)) as [string];
});

test('a no says why and gives nothing; a request that was taken back or is too old cannot be answered', async () => {
  const satu = await minta();
  expect(await putus('SPV1', satu, { setuju: false, keterangan: 'terlalu murah' })).toMatchObject({
    status: 200,
  });
  expect(await lihat(satu)).toMatchObject({ keadaan: 'TOLAK', alasan: 'terlalu murah', izin: [] });
  expect(await putus('OWNER', satu)).toMatchObject({ status: 409, code: 'OTORISASI_MINTA_SELESAI' });
  const dua = await minta();
  expect((await kit.as('KASIR1').post('authorization/minta/tarik', { id: dua })).status).toBe(200);
  expect(await putus('SPV1', dua)).toMatchObject({ status: 409, code: 'OTORISASI_MINTA_SELESAI' });
  const tiga = await minta();
  kit.clock.advance({ minutes: 10 });
  expect(await lihat(tiga)).toMatchObject({ keadaan: 'LEWAT' });
  expect(await masuk('SPV1')).toEqual([]);
  expect(await putus('SPV1', tiga)).toMatchObject({ status: 409, code: 'OTORISASI_MINTA_SELESAI' });
});

test('asking twice waits once, and what a browser made up is not asked at all', async () => {
  expect(await minta()).toBe(await minta());
  expect(await masuk('SPV1')).toHaveLength(1);
  const { segel } = await ditolak();
  const palsu = `${segel.slice(0, -2)}xx`;
  for (const [siapa, text] of [
    ['KASIR1', palsu],
    ['KASIR2', segel],
    ['SPV1-BDG', segel],
  ] as const)
    expect(
      await kit.as(siapa).post('authorization/minta', { segel: text, alasan: 'coba' }),
      siapa,
    ).toMatchObject({
      ...{ status: 409, code: 'OTORISASI_TIDAK_BERLAKU' },
    });
});

test('who may not agree does not see it, and a browser that was left open agrees to nothing', async () => {
  const id = await minta();
  expect(await masuk('SPV1-BDG')).toEqual([]);
  expect(await kit.as('KASIR2').get('authorization/masuk')).toMatchObject({ status: 403 });
  expect(await kit.as('KASIR2').get(`authorization/minta/satu?id=${id}`)).toMatchObject({ status: 404 });
  expect(await putus('SPV1-BDG', id)).toMatchObject({ status: 403 });
  expect(await putus('KASIR2', id)).toMatchObject({ status: 403 });
  expect(await putus('SPV1', id, { password: 'salah' })).toMatchObject({
    status: 401,
    code: 'OTORISASI_GAGAL',
  });
  expect(await putus('SPV1', id, { password: null })).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  expect(await lihat(id)).toMatchObject({ keadaan: 'MENUNGGU', izin: [] });
});

test('what is the owner\u2019s is read by a supervisor elsewhere, and answered by the owner alone', async () => {
  const { segel } = tanya(kit, 'KASIR1', {
    perlu: [{ kategori: 'barang', description: 'opening stock', oleh: 'OWN', rincian: [] }],
  });
  const { data } = await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'stok awal toko' });
  expect(await masuk('SPV1')).toEqual([data.id]);
  expect(await putus('SPV1', data.id)).toMatchObject({ status: 403, code: 'OTORISASI_PEMILIK' });
  expect(await lihat(data.id)).toMatchObject({ keadaan: 'MENUNGGU', izin: [] });
  expect(await putus('OWNER', data.id)).toMatchObject({ status: 200 });
});

test('of several who answer at one moment one is heard', async () => {
  const id = await minta();
  const answers = await Promise.all(['SPV1', 'OWNER'].map((siapa) => putus(siapa, id)));
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
});

test('whoever is not there is told why, or is not asked', async () => {
  const { segel } = await ditolak();
  for (const alasan of [undefined, null])
    expect(await kit.as('KASIR1').post('authorization/minta', { segel, alasan })).toMatchObject({
      ...{ status: 400, code: 'ALASAN_OTORISASI' },
    });
  expect(await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'apa' })).toMatchObject({
    status: 400,
  });
});

test('a question is as old as its refusal, wherever it is answered', async () => {
  const { segel, perlu } = await ditolak();
  kit.clock.advance({ minutes: 9 });
  const dijawab = { ...perlu[0], rincian: undefined, perlu_keterangan: undefined, segel };
  const disini = () =>
    kit.as('KASIR1').post('authorization', { ...dijawab, user_id: 'SPV1', password: PASSWORD });
  const { data } = await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'tetangga toko' });
  const given = await disini();
  expect(given.status).toBe(200);
  // Kept is what stood on the screen of the till, where the cost is not said.
  const { rows } = await kit.owner.query('select terbaca from otorisasi where id = $1', [given.data._id]);
  expect(rows).toEqual([{ terbaca: perlu[0]?.rincian }]);
  expect(JSON.stringify(rows)).not.toContain('modal Rp');
  kit.clock.advance({ minutes: 1 });
  expect(await disini()).toMatchObject({ status: 409, code: 'OTORISASI_LEWAT' });
  expect(
    await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'tetangga toko' }),
  ).toMatchObject({
    ...{ status: 409, code: 'OTORISASI_LEWAT' },
  });
  expect(await lihat(data.id)).toMatchObject({ keadaan: 'LEWAT' });
  expect(await putus('SPV1', data.id)).toMatchObject({ code: 'OTORISASI_MINTA_SELESAI' });
});

test('a clock that was set back makes no question young', async () => {
  kit.clock.advance({ minutes: 2 });
  const { segel, perlu } = await ditolak();
  kit.clock.advance({ minutes: -1 });
  const dijawab = { ...perlu[0], rincian: undefined, perlu_keterangan: undefined, segel };
  const disini = () =>
    kit.as('KASIR1').post('authorization', { ...dijawab, user_id: 'SPV1', password: PASSWORD });
  expect(await disini()).toMatchObject({ status: 409, code: 'OTORISASI_LEWAT' });
  kit.clock.advance({ minutes: 1 });
  expect((await disini()).status).toBe(200);
});

test('whoever asks a hundred times has three questions, and does not hide those of others', async () => {
  const tanyakan = async (siapa: string, harga: number): Promise<string> => {
    const body = nota([{ kode_barcode: kode, diskon: HARGA_BAKU - harga }], harga);
    const { detail } = await jual(kit.as(siapa), body);
    const { segel } = detail as { segel: string };
    return (await kit.as(siapa).post('authorization/minta', { segel, alasan: 'ditawar' })).data.id;
  };
  const lama = await tanyakan('KASIR2', 1_100_000);
  const punya: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    kit.clock.advance({ seconds: 1 });
    punya.push(await tanyakan('KASIR1', 1_000_000 + n));
  }
  expect(await masuk('SPV1')).toEqual([...punya.toReversed().slice(0, 3), lama]);
  expect(await lihat(punya[0] as string)).toMatchObject({ keadaan: 'TARIK' });
});

test('what is asked about a piece names it, to the till and to whoever answers, whatever a browser adds', async () => {
  const satu = { kode_barcode: kode, ada_foto: false, nama: expect.any(String) };
  expect(await ditolak()).toMatchObject({ barang: [satu] });
  await minta();
  const { data } = await kit.as('SPV1').get('authorization/masuk');
  expect(data).toMatchObject([{ barang: [satu] }]);
});
