/**
 * Protects: a PIN agrees where the chain lets it, at the till and on one's own device, and opens nothing; five wrong ones wait for a
 * password; nobody gives one to somebody else.
 */
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../../tests/kit/app.ts';
import { tanya } from '../../../tests/kit/izin.ts';

const PIN = '473920';
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await boleh('true');
});
beforeEach(() => kit.owner.query('delete from percobaan_login; delete from otorisasi_minta'));
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

/** As the owner says it in the settings of head office. */
async function boleh(value: string): Promise<void> {
  await kit.owner.query(
    "insert into para_system (kode_toko, key, value) select kode_toko, 'PIN_OTORISASI', $1 from toko where tipe = 'PUSAT' on conflict (kode_toko, key) do update set value = excluded.value",
    [value],
  );
  kit.deps.stores.forget('PUSAT');
}
const minta = { kategori: 'sales', description: 'sale under cost' };
const setuju = (isi: object = {}, peminta = 'KASIR1'): Promise<Answer> => {
  const { segel } = tanya(kit, peminta);
  const body = { ...minta, segel, user_id: 'SPV1', password: PIN, ...isi };
  return kit.as(peminta).post('authorization', body, { portal: 'JKT1' });
};
const buat = (isi: object = {}, siapa = 'SPV1'): Promise<Answer> =>
  kit.as(siapa).put('users/pin', { password: PASSWORD, pin: PIN, ...isi });
const keadaan = async (): Promise<object> => (await kit.as('SPV1').get('users/pin')).data;

test('is made with the password, and is none of those that are tried first', async () => {
  expect(await setuju()).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  expect(await buat({ password: 'salah' })).toMatchObject({ code: 'PASSWORD_LAMA_SALAH' });
  for (const [pin, code] of [
    ['123456', 'PIN_MUDAH'],
    ['777777', 'PIN_MUDAH'],
    ['47392', 'PIN_BUKAN'],
    ['sandi-uji', 'PIN_BUKAN'],
  ])
    expect(await buat({ pin }), pin).toMatchObject({ status: 400, code });
  expect(await keadaan()).toMatchObject({ boleh: true, ada: false });
  expect(await buat()).toMatchObject({ status: 200, message: 'PIN Berhasil Disimpan' });
  expect(await keadaan()).toMatchObject({ ada: true, terkunci: false });
  expect(await buat({}, 'KASIR1')).toMatchObject({ status: 403 });
  const { rows } = await kit.owner.query(
    "select row_to_json(p)::text as isi from pengguna_pin p union all select isi::text from audit where aksi like 'pin.%' union all select jawaban::text from idem",
  );
  expect(JSON.stringify(rows)).not.toContain(PIN);
});

test('agrees at the till and far away, and the approval says by what', async () => {
  const given = await setuju();
  expect(given, given.text).toMatchObject({ status: 200, message: 'Otorisasi Berhasil' });
  const { segel } = tanya(kit, 'KASIR1');
  const { id } = (await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'ditawar' })).data;
  const putus = { id, kode_toko: 'JKT1', setuju: true, password: PIN };
  expect(await kit.as('SPV1').post('authorization/putus', putus)).toMatchObject({ status: 200 });
  const sandi = await setuju({ password: PASSWORD });
  const { rows } = await kit.owner.query(
    'select cara, count(*)::int as banyak from otorisasi where requester = $1 group by cara order by cara',
    ['KASIR1'],
  );
  expect(rows).toEqual([
    { cara: 'PIN', banyak: 2 },
    { cara: 'SANDI', banyak: 1 },
  ]);
  const hari = 'tgl_awal=2026-11-21&tgl_akhir=2026-11-21';
  const laporan = await kit.as('OWNER').get(`authorization/report?${hari}`, { portal: 'JKT1' });
  expect((laporan.data as { cara: string }[]).map(({ cara }) => cara).sort()).toEqual([
    'PIN',
    'PIN',
    'SANDI',
  ]);
  expect(sandi.status).toBe(200);
});

test('opens nothing', async () => {
  const login = await kit.siapa().post('users/login', { user_id: 'SPV1', password: PIN });
  expect(login).toMatchObject({ status: 401, code: 'LOGIN_SALAH' });
  expect(await kit.as('SPV1').put('users/pin', { password: PIN, pin: '918273' })).toMatchObject({
    code: 'PASSWORD_LAMA_SALAH',
  });
});

test('five wrong ones lock it, whoever typed them and however fast, until a password is used', async () => {
  const salah = await Promise.all(
    ['KASIR1', 'KASIR2', 'KASIR1', 'KASIR2', 'KASIR1', 'KASIR2', 'KASIR1'].map((siapa) =>
      setuju({ password: '918273' }, siapa),
    ),
  );
  expect(salah.map(({ code }) => code).toSorted()).toEqual([
    ...Array(5).fill('OTORISASI_GAGAL'),
    ...Array(2).fill('PIN_TERKUNCI'),
  ]);
  await kit.owner.query('delete from percobaan_login');
  expect(await setuju()).toMatchObject({ status: 401, code: 'PIN_TERKUNCI' });
  expect(await keadaan()).toMatchObject({ terkunci: true });
  const { rows } = await kit.owner.query("select objek from audit where aksi = 'pin.terkunci'");
  expect(rows).toEqual([{ objek: 'SPV1' }]);
  await kit.owner.query('delete from percobaan_login');
  expect(await setuju({ password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await setuju()).toMatchObject({ status: 200 });
});

test('does not pass for the second step of who has one', async () => {
  await kit.owner.query(
    "insert into pengguna_totp (user_id, rahasia, dibuat, aktif_sejak) values ('SPV1', $1, now(), now())",
    [kit.deps.secrets.seal({ apa: 'totp', pemilik: 'SPV1' }, 'JBSWY3DPEHPK3PXP')],
  );
  expect(await setuju()).toMatchObject({ status: 401, code: 'TOTP_DIPERLUKAN' });
  await kit.owner.query("delete from pengguna_totp where user_id = 'SPV1'");
  expect(await setuju()).toMatchObject({ status: 200 });
});

test('is worth nothing once its owner lost his level, and where the chain does not want it', async () => {
  await kit.owner.query("update pengguna set level = 'KASIR' where user_id = 'SPV1'");
  expect(await setuju()).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'SPV1'");
  await boleh('false');
  expect(await setuju()).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  expect(await buat()).toMatchObject({ status: 403, code: 'PIN_TIDAK_BOLEH' });
  await boleh('true');
  expect(await setuju()).toMatchObject({ status: 200 });
});

test('an administrator takes it away and gives none; so does a password that is given anew', async () => {
  const admin = kit.as('OWNER');
  expect(await admin.call('PUT', 'users/reset-cara/SPV1')).toMatchObject({ status: 200 });
  expect(await setuju()).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  expect(await admin.call('PUT', 'users/reset-cara/SPV1')).toMatchObject({
    status: 409,
    code: 'CARA_TIDAK_ADA',
  });
  expect(await kit.as('SPV1').call('PUT', 'users/reset-cara/OWNER')).toMatchObject({ status: 403 });
  expect(await buat()).toMatchObject({ status: 200 });
  expect(await kit.as('SPV1').post('users/pin/cabut', {})).toMatchObject({ status: 200 });
  expect(await keadaan()).toMatchObject({ ada: false, dibuat: null });
  expect(await buat()).toMatchObject({ status: 200 });
  expect((await admin.call('PUT', 'users/reset-password/SPV1')).status).toBe(200);
  const { rows } = await kit.owner.query("select pin from pengguna_pin where user_id = 'SPV1'");
  expect(rows).toEqual([{ pin: '' }]);
});
