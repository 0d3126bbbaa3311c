/**
 * Protects: what a passkey signed agrees to the one act it was asked about, of the one who asked, once and soon; nothing else it
 * signed is worth anything, and nothing at all once its owner may not agree any more.
 */
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { type Authenticator, newAuthenticator, type Wrong } from '../../../tests/kit/authenticator.ts';
import { tanya } from '../../../tests/kit/izin.ts';

const SITUS = 'https://toko.example';
let kit: Kit;
let kunci: Authenticator;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { APP_URL: SITUS } });
  kunci = newAuthenticator(SITUS);
});
beforeEach(() => kit.owner.query('delete from percobaan_login; delete from otorisasi_minta'));
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const portal = { portal: 'JKT1' };
const dua = ['sale under cost', 'price lowering'].map((description) => ({
  ...{ kategori: 'sales', description, rincian: [] },
}));
type Tanya = Parameters<typeof tanya>[2];
const segelOf = (peminta = 'KASIR1', isi: Tanya = { perlu: dua }): string => tanya(kit, peminta, isi).segel;
const tantang = async (segel: string, peminta = 'KASIR1') => {
  const answer = await kit.as(peminta).post('authorization/passkey/tantang', { segel }, portal);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.pilihan as { challenge: string; allowCredentials: unknown[] };
};
const kirim = (segel: string, jawaban: string, peminta = 'KASIR1'): Promise<Answer> =>
  kit.as(peminta).post('authorization/passkey', { segel, jawaban }, portal);
/** All of it as a till does, with whatever is wrong. */
const setuju = async (wrong: Wrong = {}, siapa = kunci): Promise<Answer> => {
  const segel = segelOf();
  return kirim(segel, siapa.sign(await tantang(segel), wrong));
};
const daftar = async (
  siapa: string,
  baru: Authenticator,
  wrong: Wrong = {},
  nama = 'HP Sari',
): Promise<Answer> => {
  const { data } = await kit.as(siapa).post('users/passkey/mulai', { password: PASSWORD });
  return kit.as(siapa).post('users/passkey/simpan', { nama, jawaban: baru.make(data.pilihan, wrong) });
};
const milik = async (): Promise<{ id: string; nama: string; dipakai: string | null }[]> =>
  (await kit.as('SPV1').get('users/passkey')).data.milik;

test('is made with the password, opened by its owner, at this address', async () => {
  const spv = kit.as('SPV1');
  expect(await spv.post('users/passkey/mulai', { password: 'salah' })).toMatchObject({
    code: 'PASSWORD_LAMA_SALAH',
  });
  expect(await kit.as('KASIR1').post('users/passkey/mulai', { password: PASSWORD })).toMatchObject({
    status: 403,
  });
  for (const wrong of [{ origin: 'https://jahat.example' }, { rpID: 'jahat.example' }, { opened: false }])
    expect(await daftar('SPV1', kunci, wrong), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      code: 'PASSKEY_GAGAL',
    });
  expect(await daftar('SPV1', kunci, { challenge: 'x'.repeat(43) })).toMatchObject({
    code: 'OTORISASI_TIDAK_BERLAKU',
  });
  expect(await daftar('SPV1', kunci)).toMatchObject({ status: 200, message: 'Passkey Berhasil Disimpan' });
  expect(await milik()).toEqual([expect.objectContaining({ nama: 'HP Sari', dipakai: null })]);
  expect(await daftar('OWNER', kunci), 'the same one is nobody else’s').toMatchObject({
    code: 'PASSKEY_GAGAL',
  });
  // What was begun by one is not ended by another, and a question about an act makes none.
  const { data } = await spv.post('users/passkey/mulai', { password: PASSWORD });
  const lain = newAuthenticator(SITUS);
  const simpan = { nama: 'X', jawaban: lain.make(data.pilihan) };
  expect(await kit.as('OWNER').post('users/passkey/simpan', simpan)).toMatchObject({ status: 409 });
  const dariKasir = { nama: 'X', jawaban: lain.make(await tantang(segelOf())) };
  expect(await spv.post('users/passkey/simpan', dariKasir)).toMatchObject({ status: 409 });
});

test('agrees to all that an act asks, at the till, without a name and without a code', async () => {
  await kit.owner.query(
    "insert into pengguna_totp (user_id, rahasia, dibuat, aktif_sejak) values ('SPV1', 'x', now(), now())",
  );
  const segel = segelOf();
  const pilihan = await tantang(segel);
  expect(pilihan.allowCredentials, 'a till is told of nobody’s').toEqual([]);
  const given = await kirim(segel, kunci.sign(pilihan));
  expect(given, given.text).toMatchObject({ status: 200, message: 'Otorisasi Berhasil' });
  const { rows } = await kit.owner.query(
    'select approver, cara, description from otorisasi where id = any ($1) order by description',
    [given.data.izin],
  );
  expect(rows).toEqual([
    { approver: 'SPV1', cara: 'PASSKEY', description: 'price lowering' },
    { approver: 'SPV1', cara: 'PASSKEY', description: 'sale under cost' },
  ]);
  expect((await milik())[0]?.dipakai).not.toBeNull();
  await kit.owner.query("delete from pengguna_totp where user_id = 'SPV1'");
});

test('a signature is worth nothing twice, for another act, for another asker, or late', async () => {
  const segel = segelOf();
  const jawaban = kunci.sign(await tantang(segel));
  expect((await kirim(segel, jawaban)).status).toBe(200);
  const TIDAK = { status: 409, code: 'OTORISASI_TIDAK_BERLAKU' };
  expect(await kirim(segel, jawaban), 'again').toMatchObject(TIDAK);
  const lain = kunci.sign(await tantang(segel));
  expect(await kirim(segelOf('KASIR1', { perlu: dua, op_hash: 'b'.repeat(64) }), lain)).toMatchObject(TIDAK);
  const pinjam = kunci.sign(await tantang(segel));
  expect(await kirim(segelOf('KASIR2'), pinjam, 'KASIR2'), 'borrowed').toMatchObject(TIDAK);
  const lama = kunci.sign(await tantang(segel));
  kit.clock.advance({ minutes: 2 });
  expect(await kirim(segel, lama), 'late').toMatchObject(TIDAK);
  const karangan = kunci.sign({ challenge: 'x'.repeat(43) });
  expect(await kirim(segel, karangan), 'made up').toMatchObject(TIDAK);
  await kit.owner.query('delete from percobaan_login');
  const banyak = await tantang(segel);
  const serentak = await Promise.all([1, 2, 3, 4].map(() => kirim(segel, kunci.sign(banyak))));
  expect(serentak.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('what is signed elsewhere, unopened, by a stranger or by nobody is refused', async () => {
  const GAGAL = { status: 401, code: 'OTORISASI_GAGAL' };
  for (const wrong of [{ origin: 'https://jahat.example' }, { rpID: 'jahat.example' }, { opened: false }])
    expect(await setuju(wrong), JSON.stringify(wrong)).toMatchObject(GAGAL);
  expect(await setuju({}, newAuthenticator(SITUS)), 'one nobody knows').toMatchObject(GAGAL);
  const segel = segelOf();
  expect(await kirim(segel, '{}')).toMatchObject(GAGAL);
});

test('one that counts backwards is a copy: refused, and in the sealed log', async () => {
  expect((await setuju({ count: 500 })).status).toBe(200);
  for (const count of [500, 7, 0])
    expect(await setuju({ count }), String(count)).toMatchObject({ status: 401, code: 'PASSKEY_MUNDUR' });
  const { rows } = await kit.owner.query(
    "select objek, isi ->> 'hitungan' as hitungan from audit where aksi = 'passkey.mundur' order by seq",
  );
  expect(rows).toEqual(['500', '7', '0'].map((hitungan) => ({ objek: 'SPV1', hitungan })));
  expect((await setuju({ count: 501 })).status).toBe(200);
});

test('far away it answers the request it was asked about, by the one who is logged in', async () => {
  const minta = async (op_hash = 'a'.repeat(64)): Promise<string> => {
    const segel = segelOf('KASIR1', { perlu: dua, op_hash });
    return (await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'ditawar' })).data.id;
  };
  const tantangJauh = (id: string, siapa = 'SPV1') =>
    kit.as(siapa).post('authorization/minta/tantang', { id, kode_toko: 'JKT1' });
  const putus = (id: string, passkey: string, siapa = 'SPV1') =>
    kit.as(siapa).post('authorization/putus', { id, kode_toko: 'JKT1', setuju: true, passkey });
  const [satu, lain] = [await minta(), await minta('b'.repeat(64))];
  expect(await tantangJauh(satu, 'OWNER')).toMatchObject({ status: 409, code: 'PASSKEY_BELUM' });
  expect(await tantangJauh(satu, 'SPV1-BDG')).toMatchObject({ status: 403 });
  const { pilihan } = (await tantangJauh(satu)).data;
  expect(pilihan.allowCredentials).toEqual([expect.objectContaining({ id: kunci.id })]);
  const passkey = kunci.sign(pilihan);
  expect(await putus(lain, passkey), 'another request').toMatchObject({ code: 'OTORISASI_TIDAK_BERLAKU' });
  const owner = kunci.sign((await tantangJauh(satu)).data.pilihan);
  expect(await putus(satu, owner, 'OWNER'), 'somebody else’s').toMatchObject({ code: 'OTORISASI_GAGAL' });
  expect(await putus(satu, kunci.sign((await tantangJauh(satu)).data.pilihan))).toMatchObject({
    status: 200,
  });
  const { rows } = await kit.owner.query(
    'select cara from otorisasi o join otorisasi_minta m on o.id = any (m.izin) where m.id = $1',
    [satu],
  );
  expect(rows).toEqual([{ cara: 'PASSKEY' }, { cara: 'PASSKEY' }]);
});

test('is worth nothing for who lost his level meanwhile, and after it was removed', async () => {
  const segel = segelOf();
  const jawaban = kunci.sign(await tantang(segel));
  await kit.owner.query("update pengguna set level = 'KASIR' where user_id = 'SPV1'");
  expect(await kirim(segel, jawaban)).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'SPV1'");
  expect((await setuju()).status).toBe(200);
  expect((await kit.as('SPV1').post('users/passkey/cabut', { id: kunci.id })).status).toBe(200);
  expect(await milik()).toEqual([]);
  expect(await setuju()).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  const baru = newAuthenticator(SITUS);
  expect((await daftar('SPV1', baru, {}, 'Kunci USB')).status).toBe(200);
  expect((await setuju({}, baru)).status).toBe(200);
  expect(await kit.as('OWNER').call('PUT', 'users/reset-cara/SPV1')).toMatchObject({ status: 200 });
  expect(await setuju({}, baru)).toMatchObject({ code: 'OTORISASI_GAGAL' });
});

test('one cannot agree to what he asked himself', async () => {
  const baru = newAuthenticator(SITUS);
  await daftar('SPV1', baru);
  const segel = segelOf('SPV1');
  const jawaban = baru.sign(await tantang(segel, 'SPV1'));
  expect(await kirim(segel, jawaban, 'SPV1')).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
});
