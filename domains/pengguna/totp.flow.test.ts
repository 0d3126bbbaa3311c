/** Protects: with the second step on a password alone opens nothing, a code opens once, and who must have it gets nowhere without. */
import { totpCode, totpStep } from '@mustika/server-kit/secrets/totp.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Answer, type Caller, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { kenal } from '../../tests/kit/perangkat.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kenal(kit, 'till-a', 'MU');
});
beforeEach(() => kit.owner.query('delete from percobaan_login'));
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

let rahasia: string;
let pemulihan: string[];
const kode = (langkah = 0): string =>
  totpCode(rahasia, totpStep(kit.clock.now().epochMilliseconds) + langkah);
const login = (isi: object = {}, perangkat = 'till-a'): Promise<Answer> =>
  kit
    .siapa({ cookie: `perangkat=${perangkat}` })
    .post('users/login', { user_id: 'MU', password: PASSWORD, ...isi });
const dengan = async (answer: Answer): Promise<Caller> =>
  kit.siapa({ 'x-auth-token': answer.data.token, cookie: 'perangkat=till-a' });
const lewat = (seconds: number) => kit.clock.advance({ seconds });

describe('turning it on', () => {
  test('asks for the password, shows the seed once, and counts only when a code was shown', async () => {
    const mu = await dengan(await login());
    expect(await mu.post('users/totp/mulai', { password: 'salah' })).toMatchObject({
      code: 'PASSWORD_LAMA_SALAH',
    });
    const { data } = await mu.post('users/totp/mulai', { password: PASSWORD });
    rahasia = data.rahasia;
    expect(data.uri).toBe(
      `otpauth://totp/Mustika:MU?secret=${rahasia}&issuer=Mustika&algorithm=SHA1&digits=6&period=30`,
    );
    expect(data.gambar.columns).toBeGreaterThan(20);
    expect((await login()).status).toBe(200);

    const again = await dengan(await login());
    expect(await again.post('users/totp/aktifkan', { kode: '000000' })).toMatchObject({
      status: 401,
      code: 'TOTP_SALAH',
    });
    const on = await again.post('users/totp/aktifkan', { kode: kode() });
    expect(on).toMatchObject({ status: 200, message: 'Verifikasi Dua Langkah Aktif' });
    pemulihan = on.data.pemulihan;
    expect(pemulihan.length).toBe(10);
    expect((await again.get('users/totp')).data).toMatchObject({
      aktif: true,
      sisa_pemulihan: 10,
      wajib: false,
    });
    expect(await again.post('users/totp/mulai', { password: PASSWORD })).toMatchObject({
      code: 'TOTP_SUDAH_AKTIF',
    });
  });

  test('leaves neither seed nor codes readable in the database', async () => {
    const { rows } = await kit.owner.query(
      "select row_to_json(t)::text as isi from pengguna_totp t union all select row_to_json(p)::text from pengguna_pemulihan p union all select isi::text from audit where aksi like 'totp.%' union all select jawaban::text from idem",
    );
    const semua = JSON.stringify(rows);
    expect(semua).not.toContain(rahasia);
    for (const one of pemulihan) expect(semua).not.toContain(one);
    const { rows: sealed } = await kit.owner.query("select rahasia from pengguna_totp where user_id = 'MU'");
    expect(() => kit.deps.secrets.open({ apa: 'totp', pemilik: 'OWNER' }, sealed[0].rahasia)).toThrow();
  });
});

describe('logging in', () => {
  test('asks for a code only after the right password, and takes the right one', async () => {
    lewat(60);
    expect(await login({ password: 'salah' })).toMatchObject({ code: 'LOGIN_SALAH' });
    expect(await login()).toMatchObject({ status: 401, code: 'TOTP_DIPERLUKAN' });
    expect(await login({ kode: '123456' })).toMatchObject({ status: 401, code: 'TOTP_SALAH' });
    expect((await login({ kode: kode() })).status).toBe(200);
  });

  test('takes a code once: not again, not an older one, not twice at one moment', async () => {
    expect(await login({ kode: kode() })).toMatchObject({ code: 'TOTP_SALAH' });
    lewat(30);
    expect(await login({ kode: kode(-1) })).toMatchObject({ code: 'TOTP_SALAH' });
    const both = await Promise.all([login({ kode: kode() }), login({ kode: kode() })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    lewat(30);
    expect((await login({ kode: kode(1) })).status).toBe(200);
    expect(await login({ kode: kode() })).toMatchObject({ code: 'TOTP_SALAH' });
    lewat(60);
  });

  test('wrong codes are slowed down like wrong passwords, and the right password does not forgive them', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await login({ kode: '000000' })).code).toBe('TOTP_SALAH');
      await login({}, 'till-lain');
    }
    expect(await login({ kode: kode() })).toMatchObject({ status: 429 });
  });

  test('without the phone a recovery code opens, once, and the audit says how', async () => {
    const [satu = ''] = pemulihan;
    expect((await login({ kode: satu.toLowerCase() })).status).toBe(200);
    expect(await login({ kode: satu })).toMatchObject({ code: 'TOTP_SALAH' });
    const { rows } = await kit.owner.query(
      "select isi ->> 'langkah_dua' as cara from audit where aksi = 'sesi.login' and objek = 'MU' order by seq desc limit 1",
    );
    expect(rows[0].cara).toBe('PEMULIHAN');
  });

  test('new recovery codes void the old', async () => {
    lewat(60);
    const mu = await dengan(await login({ kode: kode() }));
    expect((await mu.get('users/totp')).data.sisa_pemulihan).toBe(9);
    lewat(30);
    const baru = await mu.post('users/totp/pemulihan', { password: PASSWORD, kode: kode() });
    expect(baru.data.pemulihan.length).toBe(10);
    expect(await login({ kode: pemulihan[1] })).toMatchObject({ code: 'TOTP_SALAH' });
    pemulihan = baru.data.pemulihan;
    expect((await login({ kode: pemulihan[0] })).status).toBe(200);
  });
});

describe('the setting TOTP_WAJIB', () => {
  const atur = async (value: string): Promise<void> => {
    await kit.owner.query(
      "insert into para_system (kode_toko, key, value) select kode_toko, 'TOTP_WAJIB', $1 from toko where tipe = 'PUSAT' on conflict (kode_toko, key) do update set value = excluded.value",
      [value],
    );
    for (const { kode_toko } of (await kit.owner.query('select kode_toko from toko')).rows)
      kit.deps.stores.forget(kode_toko);
  };

  test('lets people of power nowhere but to the second step, and leaves cashiers alone', async () => {
    await atur('true');
    for (const user of ['OWNER', 'SU', 'DEV', 'PUSAT']) {
      expect((await kit.as(user).get('users/sesi')).data).toMatchObject({ harus_totp: true });
      expect(await kit.as(user).get('para-system'), user).toMatchObject({
        status: 403,
        code: 'HARUS_TOTP',
      });
      expect((await kit.as(user).get('users/totp')).data).toMatchObject({ aktif: false, wajib: true });
    }
    for (const user of ['KASIR1', 'SPV1']) expect((await kit.as(user).get('para-system')).status).toBe(200);
    expect((await kit.as('MU').get('para-system')).status).toBe(200);
    await kit.deps.sessions.end('MU');
  });

  test('keeps it on for them, and opens as soon as it is on', async () => {
    lewat(60);
    const mu = await dengan(await login({ kode: kode() }));
    expect(await mu.post('users/totp/matikan', { password: PASSWORD, kode: kode() })).toMatchObject({
      code: 'TOTP_WAJIB',
    });
    const su = kit.as('SU');
    const { data } = await su.post('users/totp/mulai', { password: PASSWORD });
    const langkah = totpStep(kit.clock.now().epochMilliseconds);
    expect((await su.post('users/totp/aktifkan', { kode: totpCode(data.rahasia, langkah) })).status).toBe(
      200,
    );
    expect((await su.get('para-system')).status).toBe(200);
    await atur('false');
  });

  test('off: who has it may turn it off, with password and code', async () => {
    lewat(60);
    const mu = await dengan(await login({ kode: kode() }));
    lewat(30);
    expect(await mu.post('users/totp/matikan', { password: 'salah', kode: kode() })).toMatchObject({
      code: 'PASSWORD_LAMA_SALAH',
    });
    expect((await mu.post('users/totp/matikan', { password: PASSWORD, kode: kode() })).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await mu.get('users/totp')).status).toBe(401);
  });
});

test('somebody above takes it away when phone and codes are gone; nobody does so to those above him', async () => {
  kit.lupakan();
  expect(await kit.as('MU').call('PUT', 'users/reset-totp/SU')).toMatchObject({ status: 403 });
  expect((await kit.as('OWNER').call('PUT', 'users/reset-totp/SU')).status).toBe(200);
  kit.lupakan();
  expect((await kit.as('SU').get('users/totp')).data.aktif).toBe(false);
  const { data } = await kit.as('OWNER').get('users/riwayat/SU');
  expect(data[0]).toMatchObject({ aksi: 'totp.direset', user_id: 'OWNER' });
});
