/** Protects: who gets in, how often one may try, and that a user is at work in one place only. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Caller, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']).split(';')[0] as string;
/** A browser: keeps the device cookie it was given, brings a token when it has one. */
const browser = (cookie?: string, token?: string): Caller =>
  kit.siapa({ ...(cookie ? { cookie } : {}), ...(token ? { 'x-auth-token': token } : {}) });
const masuk = (user_id: string, password: string, cookie?: string): Promise<Answer> =>
  browser(cookie).post('users/login', { user_id, password });
const SALAH = { status: 401, code: 'LOGIN_SALAH', message: 'User id atau Password yang anda masukan salah' };

describe('login', () => {
  test('answers the userdata of Spec 1 §3, a token, and a device cookie no script can read', async () => {
    const answer = await masuk('kasir1', PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      user_id: 'KASIR1',
      level: 'KASIR',
      kode_toko: 'JKT1',
      nama_toko: 'TOKO EMAS MUSTIKA CIKINI',
      tgl_system: '2026-11-21',
      pusat: false,
      tunggal: false,
      harus_ganti_password: false,
      mode: 'STANDAR',
      toko: [{ kode_toko: 'JKT1' }],
      version: { major: 1, minor: 7, revision: 2, build: 5, tag: 'NEW RELEASE' },
    });
    expect(answer.data.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.data.modules).toContainEqual({ key: 'MEMBER_MODULE', value: 'true' });
    expect(answer.text).not.toMatch(/argon2|kata_sandi/);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^perangkat=.{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const me = await browser(cookieOf(answer), answer.data.token).get('users/sesi');
    const { token: _token, ...userdata } = answer.data;
    expect(me.data).toEqual(userdata);
  });

  test('a cashier’s tree shows his work and hides the rest', async () => {
    const { data } = await kit.as('KASIR2').get('users/sesi');
    const shown = data.akses.flatMap((group: { children: { path: string; is_show: boolean }[] }) =>
      group.children.filter((c) => c.is_show).map((c) => c.path),
    );
    expect(shown).toContain('/transaksi-penjualan');
    for (const path of [
      '/batal-penjualan',
      '/validasi-penjualan',
      '/laporan-otorisasi',
      '/master-group',
      '/data-barang',
    ])
      expect(shown).not.toContain(path);
  });

  test('head office gets the stores to choose from', async () => {
    const { data } = await kit.as('MU').get('users/sesi');
    expect(data).toMatchObject({
      pusat: true,
      toko: [{ kode_toko: 'PUSAT' }, { kode_toko: 'BDG1' }, { kode_toko: 'JKT1' }, { kode_toko: 'SBY1' }],
    });
  });

  test.each([
    ['a wrong password', 'KASIR2-BDG', 'salah'],
    ['an unknown user', 'SIAPA', PASSWORD],
    ['a password in other letters', 'KASIR2-BDG', PASSWORD.toUpperCase()],
    ['a space after it', 'KASIR2-BDG', `${PASSWORD} `],
  ])('%s gets the one prescribed answer', async (_what, user, password) => {
    const { status, code, message } = await masuk(user, password);
    expect({ status, code, message }).toEqual(SALAH);
  });

  test('an empty field says so; a user who left is unknown', async () => {
    expect(await masuk('', PASSWORD)).toMatchObject({ status: 400, message: 'Harus Diisi' });
    expect(await masuk('KASIR1', '')).toMatchObject({
      status: 400,
      detail: [{ path: 'password', message: 'Harus Diisi' }],
    });
    await kit.owner.query("update pengguna set aktif = false where user_id = 'KASIR1-SBY'");
    expect(await masuk('KASIR1-SBY', PASSWORD)).toMatchObject(SALAH);
  });

  test('every login and logout is in the sealed log', async () => {
    const answer = await masuk('KASIR2-SBY', PASSWORD);
    await browser(cookieOf(answer), answer.data.token).post('users/logout', { user_id: 'KASIR2-SBY' });
    const { rows } = await kit.owner.query(
      "select aksi from audit where kode_toko = 'SBY1' and objek = 'KASIR2-SBY' order by seq",
    );
    expect(rows.map((row) => row.aksi)).toEqual(['sesi.login', 'sesi.logout']);
  });
});

describe('one living session', () => {
  test('another device is refused while the first is at work; the same device takes over', async () => {
    const first = await masuk('KASIR1-BDG', PASSWORD);
    expect(await masuk('KASIR1-BDG', PASSWORD)).toMatchObject({
      status: 409,
      code: 'SEDANG_DIPAKAI',
      message: 'User ID ini sedang dipakai',
      detail: { peranti: null, alamat: '127.0.0.1', sejak: expect.stringMatching(/Z$/) },
    });
    const again = await masuk('KASIR1-BDG', PASSWORD, cookieOf(first));
    expect(again.status).toBe(200);
    expect((await browser(cookieOf(first), first.data.token).get('users/sesi')).code).toBe(
      'TOKEN_TIDAK_VALID',
    );
    expect((await browser(cookieOf(first), again.data.token).get('users/sesi')).status).toBe(200);
  });

  test('who says so goes on here, and the device that was left is told and closed', async () => {
    const lama = await masuk('KASIR2-BDG', PASSWORD);
    const baru = await browser().post('users/login', {
      ...{ user_id: 'KASIR2-BDG', password: PASSWORD, ambil_alih: true },
    });
    expect(baru, baru.text).toMatchObject({ status: 200 });
    const tutup = await browser(cookieOf(lama), lama.data.token).get('users/sesi');
    expect(tutup.code).toBe('TOKEN_TIDAK_VALID');
    expect((await browser(cookieOf(baru), baru.data.token).get('users/sesi')).status).toBe(200);
    const { rows } = await kit.owner.query(
      "select isi from audit where objek = 'KASIR2-BDG' and aksi = 'sesi.login' order by seq desc limit 1",
    );
    expect(rows[0].isi).toMatchObject({ ambil_alih: true });
    const salah = { user_id: 'KASIR2-BDG', password: 'salah', ambil_alih: true };
    expect(await browser().post('users/login', salah)).toMatchObject(SALAH);
    expect((await browser(cookieOf(baru), baru.data.token).get('users/sesi')).status).toBe(200);
  });

  test('that somebody is at work is told only to who knows the password', async () => {
    expect(await masuk('KASIR1-BDG', 'salah')).toMatchObject(SALAH);
  });

  test('a browser that is not seen for two minutes does not block: the PC lost its power', async () => {
    kit.clock.advance({ minutes: 2 });
    expect((await masuk('KASIR1-BDG', PASSWORD)).code).toBe('SEDANG_DIPAKAI');
    kit.clock.advance({ seconds: 1 });
    expect((await masuk('KASIR1-BDG', PASSWORD)).status).toBe(200);
  });

  test('twenty logins at once leave one session', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => masuk('SPV1-BDG', PASSWORD)));
    const { rows } = await kit.owner.query(
      "select count(*)::int as n from sesi where user_id = 'SPV1-BDG' and ditutup is null",
    );
    expect(rows[0].n).toBe(1);
    for (const a of answers) expect([200, 409, 429]).toContain(a.status);
    const alive = await Promise.all(
      answers
        .filter((a) => a.status === 200)
        .map(async (a) => (await browser(cookieOf(a), a.data.token).get('users/sesi')).status),
    );
    expect(alive.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a session', () => {
  test('needs its device: the token alone, or on another device, is nothing', async () => {
    const { data, headers } = await masuk('SPV1-SBY', PASSWORD);
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    for (const other of [undefined, 'perangkat=lain', 'perangkat='])
      expect((await browser(other, data.token).get('users/sesi')).status, other).toBe(401);
    expect((await browser(cookie, data.token).get('users/sesi')).status).toBe(200);
    // Nor does a stolen token keep the session awake.
    kit.clock.advance({ minutes: 10 });
    expect((await browser('perangkat=lain', data.token).get('users/sesi')).status).toBe(401);
    kit.clock.advance({ minutes: 7 });
    expect((await browser(cookie, data.token).get('users/sesi')).status).toBe(401);
  });

  test('is bound to a secret the server made: a cookie of anybody’s making is replaced', async () => {
    kit.clock.advance({ minutes: 3 });
    const made = await masuk('KASIR2-SBY', PASSWORD, 'perangkat=karangan-sendiri');
    const cookie = cookieOf(made);
    expect(cookie).toMatch(/^perangkat=[A-Za-z0-9_-]{43}$/);
    expect((await browser('perangkat=karangan-sendiri', made.data.token).get('users/sesi')).status).toBe(401);
    expect((await browser(cookie, made.data.token).get('users/sesi')).status).toBe(200);
    expect(cookieOf(await masuk('KASIR2-SBY', PASSWORD, cookie))).toBe(cookie);
    const { rows } = await kit.owner.query('select from sesi where perangkat_hash = sha256($1)', [
      'karangan-sendiri',
    ]);
    expect(rows).toEqual([]);
  });

  test('opened under a clock that ran ahead ends when the clock is put right', async () => {
    const now = kit.clock.now();
    kit.clock.advance({ hours: 400 * 24 });
    const { data, ...answer } = await masuk('SPV1', PASSWORD);
    expect((await browser(cookieOf(answer as Answer), data.token).get('users/sesi')).status).toBe(200);
    kit.clock.advance(now.since(kit.clock.now()));
    expect((await browser(cookieOf(answer as Answer), data.token).get('users/sesi')).status).toBe(401);
    expect((await masuk('SPV1', PASSWORD)).status).toBe(200);
  });

  test.each([
    ['under a clock of the database that ran ahead', "interval '400 days'"],
    ['longer ago than twelve hours by the clock of the database', "interval '-12 hours'"],
  ])('opened %s is none', async (_what, shift) => {
    kit.clock.advance({ minutes: 3 });
    const login = await masuk('KASIR2-BDG', PASSWORD);
    await kit.owner.query(
      `update sesi set lahir = lahir + ${shift} where user_id = 'KASIR2-BDG' and ditutup is null`,
    );
    kit.deps.sessions.forgetAll();
    expect((await browser(cookieOf(login), login.data.token).get('users/sesi')).status).toBe(401);
    await expect(
      kit.deps.db.call({ name: 'lahir', text: 'update sesi set lahir = now() where false', values: [] }),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('is no session with a wrong, empty, long or doubled token', async () => {
    for (const token of ['x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --"])
      expect(await browser('perangkat=x', token).get('users/sesi')).toMatchObject({
        status: 401,
        code: 'TOKEN_TIDAK_VALID',
        message: 'Sesi Anda Sudah Berakhir, Silahkan Login Kembali',
      });
    expect((await kit.siapa().get('users/sesi')).status).toBe(401);
  });

  test('of a cashier sleeps after half an hour, of a supervisor after a quarter; work keeps it awake', async () => {
    kit.lupakan();
    const [kasir, spv] = [kit.as('KASIR1'), kit.as('SPV1')];
    const alive = async (who: Caller) => (await who.get('users/sesi')).status;
    expect([await alive(kasir), await alive(spv)]).toEqual([200, 200]);
    for (let i = 0; i < 3; i += 1) {
      kit.clock.advance({ minutes: 14 });
      expect([await alive(kasir), await alive(spv)]).toEqual([200, 200]);
    }
    kit.clock.advance({ minutes: 17 });
    expect([await alive(kasir), await alive(spv)]).toEqual([200, 401]);
    kit.clock.advance({ minutes: 32 });
    expect(await alive(kasir)).toBe(401);
    // A refused call must not wake the session for the next one.
    kit.clock.advance({ seconds: 10 });
    expect([await alive(kasir), await alive(spv)]).toEqual([401, 401]);
  });

  test('ends after twelve hours, however busy', async () => {
    kit.lupakan();
    const kasir = kit.as('KASIR1');
    // At work a quarter of an hour before, so that no sleep ends it.
    for (let minutes = 0; minutes < 12 * 60; minutes += 15) {
      expect((await kasir.get('users/sesi')).status).toBe(200);
      kit.clock.advance({ minutes: 15 });
    }
    expect((await kasir.get('users/sesi')).status).toBe(401);
  });

  test('of a user who was switched off ends within seconds', async () => {
    kit.lupakan();
    const kasir = kit.as('KASIR2');
    expect((await kasir.get('users/sesi')).status).toBe(200);
    await kit.owner.query("update pengguna set aktif = false where user_id = 'KASIR2'");
    kit.clock.advance({ seconds: 6 });
    expect((await kasir.get('users/sesi')).status).toBe(401);
    await kit.owner.query("update pengguna set aktif = true where user_id = 'KASIR2'");
  });
});

describe('leaving', () => {
  beforeAll(() => kit.lupakan());

  test('one ends one’s own session, nobody else’s', async () => {
    const kasir = kit.as('KASIR1');
    expect(await kasir.post('users/logout', { user_id: 'SPV1' })).toMatchObject({
      status: 403,
      code: 'LOGOUT_ORANG_LAIN',
    });
    expect(await kasir.post('users/logout', { user_id: 'KASIR1' })).toMatchObject({
      status: 200,
      message: 'Logout Berhasil',
    });
    expect((await kasir.get('users/sesi')).status).toBe(401);
  });

  test('a supervisor ends sessions of his store, head office of any; a cashier none', async () => {
    kit.lupakan();
    const [kasir, spv, jauh] = [kit.as('KASIR2'), kit.as('SPV1'), kit.as('KASIR2-BDG')];
    for (const who of [kasir, jauh]) expect((await who.get('users/sesi')).status).toBe(200);
    expect((await kasir.get('users/sesi-aktif')).status).toBe(403);
    expect((await kasir.post('users/akhiri-sesi', { user_id: 'SPV1' })).status).toBe(403);
    const seen = await spv.get('users/sesi-aktif');
    expect(seen.data.map((row: { user_id: string }) => row.user_id)).toContain('KASIR2');
    expect(new Set(seen.data.map((row: { kode_toko: string }) => row.kode_toko))).toEqual(new Set(['JKT1']));
    expect((await spv.post('users/akhiri-sesi', { user_id: 'KASIR2-BDG' })).status).toBe(404);
    expect((await spv.post('users/akhiri-sesi', { user_id: 'KASIR2' })).message).toBe(
      'Sesi Berhasil Diakhiri',
    );
    expect((await kasir.get('users/sesi')).status).toBe(401);
    expect((await kit.as('OWNER').post('users/akhiri-sesi', { user_id: 'KASIR2-BDG' })).status).toBe(200);
    expect((await jauh.get('users/sesi')).status).toBe(401);
  });
});

describe('a new password', () => {
  beforeAll(() => kit.lupakan());
  const ganti = (password_lama: string, password_baru: string) =>
    kit.as('KASIR1').post('users/ganti-password', { password_lama, password_baru });

  test.each([
    ['salah', 'sandi-yang-baru', 'Password Lama Salah'],
    [PASSWORD, 'pendek', 'Password Minimal 8 Karakter'],
    [PASSWORD, 'Tokoemas', 'Password Terlalu Mudah Ditebak'],
    [PASSWORD, 'kasir1-2026', 'Password Terlalu Mudah Ditebak'],
    [PASSWORD, 'x'.repeat(129), 'Password Baru Maksimal 128 Karakter'],
  ])('%s -> %s is refused', async (lama, baru, message) => {
    expect(await ganti(lama, baru)).toMatchObject({ status: 400, message });
  });

  test('ends the session and is the only one from then on', async () => {
    expect(await ganti(PASSWORD, 'Sandi Yang Baru ')).toMatchObject({
      status: 200,
      message: 'Password Berhasil Diganti',
    });
    expect((await kit.as('KASIR1').get('users/sesi')).status).toBe(401);
    expect((await masuk('KASIR1', PASSWORD)).code).toBe('LOGIN_SALAH');
    expect((await masuk('KASIR1', 'Sandi Yang Baru ')).status).toBe(200);
  });
});
