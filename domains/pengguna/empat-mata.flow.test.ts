/** Protects: four eyes are two people. Nobody is approved by a login he made, reset, raised or can sit behind, by whatever way. */
import { totpCode, totpStep } from '@mustika/server-kit/secrets/totp.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { tanya } from '../../tests/kit/izin.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
beforeEach(() => kit.owner.query('delete from percobaan_login'));
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const BARU = 'kuda biru lari';
const minta = { kategori: 'sales', description: 'sale under cost' };
const OPERASI = 'c'.repeat(64);
const perlu = ['sale under cost', 'price lowering'].map((description) => ({
  ...minta,
  description,
  rincian: [],
}));
/** Asks `user_id` to agree to an act of `peminta` in Jakarta. */
const setuju = (
  peminta: string,
  user_id: string,
  { op_hash = OPERASI, ...isi }: Record<string, string> = {},
): Promise<Answer> => {
  const { segel } = tanya(kit, peminta, { perlu, op_hash });
  const body = { ...minta, segel, user_id, password: PASSWORD, ...isi };
  return kit.as(peminta).post('authorization', body, { portal: 'JKT1' });
};
const BUKAN = { status: 403, code: 'OTORISASI_BUKAN_ORANG_LAIN', detail: { jam: 72 } };

/** Resets the login and takes it into use, as somebody would who wants to be two. */
async function rebut(siapa: string, user_id: string, password = BARU): Promise<void> {
  const reset = await kit.as(siapa).call('PUT', `users/reset-password/${user_id}`);
  expect(reset, reset.text).toMatchObject({ status: 200 });
  const cookie = `perangkat=p-${user_id}`;
  const login = await kit
    .siapa({ cookie })
    .post('users/login', { user_id, password: reset.data.password_awal });
  const dia = kit.siapa({
    'x-auth-token': login.data.token,
    cookie: String(login.headers['set-cookie']).split(';')[0] as string,
  });
  const isi = { password_lama: reset.data.password_awal, password_baru: password };
  expect((await dia.post('users/ganti-password', isi)).status).toBe(200);
  kit.lupakan();
}
/** Lets what was given lie so many hours back, as the passing of time would. */
const tua = async (user_id: string, hours: number): Promise<void> => {
  await kit.owner.query('begin');
  await kit.owner.query('alter table pemberi_kuasa disable trigger kekal');
  await kit.owner.query(
    'update pemberi_kuasa set pada = pada - make_interval(hours => $2) where user_id = $1',
    [user_id, hours],
  );
  await kit.owner.query('alter table pemberi_kuasa enable always trigger kekal');
  await kit.owner.query('commit');
};
const bersih = async (): Promise<void> => {
  await kit.owner.query('alter table pemberi_kuasa disable trigger kekal_semua');
  await kit.owner.query('truncate pemberi_kuasa');
  await kit.owner.query('alter table pemberi_kuasa enable always trigger kekal_semua');
  await kit.owner.query(
    "update pengguna set harus_ganti_password = false, kata_sandi = (select kata_sandi from pengguna where user_id = 'OWNER')",
  );
};

describe('a login that was just given', () => {
  beforeEach(bersih);

  test('approves nothing for whoever reset it, until the hours are over', async () => {
    expect((await setuju('SU', 'SPV1')).status).toBe(200);
    await rebut('SU', 'SPV1');
    expect(await setuju('SU', 'SPV1', { password: BARU })).toMatchObject({
      ...BUKAN,
      message: 'Penyetuju Ini Baru Dibuat Atau Direset Oleh Orang Yang Sama, Minta Persetujuan Orang Lain',
    });
    // For everybody else he is who he was; a wrong password still tells nothing.
    expect((await setuju('KASIR1', 'SPV1', { password: BARU })).status).toBe(200);
    expect(await setuju('SU', 'SPV1', { password: 'salah' })).toMatchObject({ code: 'OTORISASI_GAGAL' });
    await tua('SPV1', 71);
    expect(await setuju('SU', 'SPV1', { password: BARU })).toMatchObject(BUKAN);
    await tua('SPV1', 2);
    expect((await setuju('SU', 'SPV1', { password: BARU })).status).toBe(200);
  });

  test('nor for whoever made it, in the hours the store has set', async () => {
    const pusat = { level: 'SPV', kode_toko: 'JKT1', nama: 'BONEKA', no_whatsapp: null, lingkup: [] };
    const made = await kit.as('SU').post('users/create', { ...pusat, user_id: 'BONEKA' });
    expect(made, made.text).toMatchObject({ status: 200 });
    await kit.owner.query(
      "update pengguna set harus_ganti_password = false, kata_sandi = (select kata_sandi from pengguna where user_id = 'OWNER') where user_id = 'BONEKA'",
    );
    expect(await setuju('SU', 'BONEKA')).toMatchObject(BUKAN);
    await tua('BONEKA', 73);
    expect((await setuju('SU', 'BONEKA')).status).toBe(200);
    await kit.owner.query(
      "insert into para_system (kode_toko, key, value) values ('JKT1', 'EMPAT_MATA_JAM', '100')",
    );
    kit.deps.stores.forget('JKT1');
    expect(await setuju('SU', 'BONEKA')).toMatchObject({ ...BUKAN, detail: { jam: 100 } });
    await kit.owner.query("delete from para_system where key = 'EMPAT_MATA_JAM'");
    kit.deps.stores.forget('JKT1');
  });

  test.each([
    ['level', "update pengguna set level = 'OWN' where user_id = 'SPV1'"],
    ['store', "update pengguna set kode_toko = 'BDG1' where user_id = 'SPV1'"],
    [
      'lock',
      "update pengguna set dikunci_pada = now(), dikunci_oleh = 'OWNER' where user_id = 'SPV1'; update pengguna set dikunci_pada = null, dikunci_oleh = null where user_id = 'SPV1'",
    ],
    [
      'second step',
      "insert into pengguna_totp (user_id, rahasia, dibuat) values ('SPV1', 'x', now()) on conflict (user_id) do update set rahasia = 'y'",
    ],
    [
      'recovery code',
      "insert into pengguna_pemulihan (user_id, kode_hash, dibuat) values ('SPV1', '\\x01', now())",
    ],
    [
      'right',
      "insert into hak_akses (user_id, path, is_show) values ('SPV1', '/x', true); delete from hak_akses where path = '/x'",
    ],
  ])('its %s counts as given, whichever way it was changed', async (_what, statement) => {
    await kit.owner.query('begin');
    await kit.owner.query("select set_config('app.user_id', 'SU', true)");
    for (const one of statement.split('; ')) await kit.owner.query(one);
    const { rows } = await kit.owner.query(
      "select satu_orang('JKT1', 'SU', 'SPV1') as satu, satu_orang('JKT1', 'MU', 'SPV1') as lain",
    );
    await kit.owner.query('rollback');
    expect(rows).toEqual([{ satu: true, lain: false }]);
  });

  test('two hops are no way round, and neither are two logins of one hand', async () => {
    await rebut('SU', 'MU');
    await rebut('OWNER', 'SPV1');
    await kit.owner.query(
      "insert into pemberi_kuasa (user_id, pemberi, hal) values ('SPV1', 'MU', 'PASSWORD')",
    );
    // SU may be MU, who may be SPV1.
    expect(await setuju('SU', 'SPV1', { password: BARU })).toMatchObject(BUKAN);
    // KASIR1 and SPV1 both hang on MU.
    await kit.owner.query(
      "insert into pemberi_kuasa (user_id, pemberi, hal) values ('KASIR1', 'MU', 'PASSWORD')",
    );
    expect(await setuju('KASIR1', 'SPV1', { password: BARU })).toMatchObject(BUKAN);
    expect((await setuju('KASIR2', 'SPV1', { password: BARU })).status).toBe(200);
    // An owner makes everybody on the first day.
    await bersih();
    for (const user of ['KASIR1', 'SPV1']) await rebut('OWNER', user);
    expect((await setuju('KASIR1', 'SPV1', { password: BARU })).status).toBe(200);
    expect(await setuju('OWNER', 'SPV1', { password: BARU })).toMatchObject(BUKAN);
  });

  test('a gift between agreement and act takes the agreement back', async () => {
    const { data } = await setuju('SU', 'SPV1');
    const pakai = () =>
      kit.deps.db.tx({ kode_toko: 'JKT1', user_id: 'SU', lintas: false }, (sql) =>
        sql
          .selectNoFrom((eb) =>
            eb
              .fn('pakai_otorisasi_master', [
                eb.val(JSON.stringify([data._id])),
                eb.val(OPERASI),
                eb.val(kit.clock.now().toString()),
                eb.val('UJI'),
              ])
              .as('x'),
          )
          .execute(),
      );
    await kit.owner.query("insert into pemberi_kuasa (user_id, pemberi, hal) values ('SPV1', 'SU', 'HAK')");
    await expect(pakai()).rejects.toThrow('OTORISASI_TIDAK_BERLAKU');
    await bersih();
    await kit.owner.query(
      "update pengguna set dikunci_pada = now(), dikunci_oleh = 'OWNER' where user_id = 'SPV1'",
    );
    await expect(pakai()).rejects.toThrow('OTORISASI_TIDAK_BERLAKU');
    await kit.owner.query(
      "update pengguna set dikunci_pada = null, dikunci_oleh = null where user_id = 'SPV1'",
    );
    await pakai();
  });
});

describe('who may not approve', () => {
  beforeEach(bersih);

  test('a locked supervisor and one who left, though the password is right', async () => {
    expect((await setuju('KASIR1', 'SPV1')).status).toBe(200);
    await kit.as('OWNER').put('users/kunci/SPV1', { alasan: 'DIPERIKSA' });
    expect(await setuju('KASIR1', 'SPV1')).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
    await kit.as('OWNER').call('PUT', 'users/buka-kunci/SPV1');
    expect((await setuju('KASIR1', 'SPV1')).status).toBe(200);
    await kit.as('OWNER').delete('users/delete/SPV1');
    expect(await setuju('KASIR1', 'SPV1')).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
    await kit.as('OWNER').call('PUT', 'users/aktifkan/SPV1');
  });

  test('PostgreSQL says the same, and takes an approval from nobody but its own function', async () => {
    const beri = (approver: string, terbaca: unknown = []): Promise<unknown> =>
      kit.deps.db.tx({ kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false }, (sql) =>
        sql
          .selectNoFrom((eb) =>
            eb
              .fn('beri_otorisasi', [
                eb.val(
                  JSON.stringify({
                    ...minta,
                    id: crypto.randomUUID(),
                    ...{ approver, op_hash: OPERASI, terbaca },
                    langkah_dua: 'TIDAK',
                    saat: kit.clock.now().toString(),
                  }),
                ),
              ])
              .as('x'),
          )
          .execute(),
      );
    await beri('SPV1');
    // Nor for what nobody read.
    await expect(beri('SPV1', null)).rejects.toThrow('OTORISASI_TIDAK_BERLAKU');
    for (const lain of ['KASIR1', 'KASIR2', 'MU', 'SPV1-BDG', 'TAKADA'])
      await expect(beri(lain), lain).rejects.toThrow('OTORISASI_GAGAL');
    await kit.owner.query("update pengguna set aktif = false where user_id = 'SPV1'");
    await expect(beri('SPV1')).rejects.toThrow('OTORISASI_GAGAL');
    await kit.owner.query("update pengguna set aktif = true where user_id = 'SPV1'");
    for (const tulis of [
      "insert into otorisasi (kode_toko, id) values ('JKT1', gen_random_uuid())",
      'update otorisasi set dipakai = null',
      'delete from otorisasi',
      "insert into pemberi_kuasa (user_id, pemberi, hal) values ('SPV1', 'SU', 'HAK')",
    ]) {
      await kit.owner.query('begin');
      await kit.owner.query('set local role mustika_app');
      await expect(kit.owner.query(tulis), tulis).rejects.toMatchObject({ code: '42501' });
      await kit.owner.query('rollback');
    }
  });
});

describe('an approver with the second step', () => {
  let rahasia: string;
  const kode = (): string => totpCode(rahasia, totpStep(kit.clock.now().epochMilliseconds));
  beforeAll(async () => {
    await bersih();
    const spv = kit.as('SPV1');
    rahasia = (await spv.post('users/totp/mulai', { password: PASSWORD })).data.rahasia;
    expect((await spv.post('users/totp/aktifkan', { kode: kode() })).status).toBe(200);
    kit.clock.advance({ seconds: 60 });
  });

  test('gives his code, asked for only after the right password', async () => {
    expect(await setuju('KASIR1', 'SPV1', { password: 'salah' })).toMatchObject({ code: 'OTORISASI_GAGAL' });
    expect(await setuju('KASIR1', 'SPV1')).toMatchObject({ status: 401, code: 'TOTP_DIPERLUKAN' });
    expect(await setuju('KASIR1', 'SPV1', { kode: '123456' })).toMatchObject({ code: 'TOTP_SALAH' });
    expect((await setuju('KASIR1', 'SPV1', { kode: kode() })).status).toBe(200);
  });

  test('once: the code is used up for every other act, and good for the rest of this one', async () => {
    expect((await setuju('KASIR1', 'SPV1', { description: 'price lowering' })).status).toBe(200);
    const lain = { op_hash: 'd'.repeat(64) };
    expect(await setuju('KASIR1', 'SPV1', lain)).toMatchObject({ code: 'TOTP_DIPERLUKAN' });
    expect(await setuju('KASIR1', 'SPV1', { ...lain, kode: kode() })).toMatchObject({ code: 'TOTP_SALAH' });
    // What KASIR1 was given is not KASIR2's.
    expect(await setuju('KASIR2', 'SPV1')).toMatchObject({ code: 'TOTP_DIPERLUKAN' });
    kit.clock.advance({ seconds: 30 });
    const both = await Promise.all(
      ['e', 'f'].map((x) => setuju('KASIR1', 'SPV1', { op_hash: x.repeat(64), kode: kode() })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('wrong codes are slowed down like wrong passwords', async () => {
    const lain = { op_hash: '9'.repeat(64), kode: '000000' };
    for (let n = 0; n < 5; n += 1) expect((await setuju('KASIR1', 'SPV1', lain)).code).toBe('TOTP_SALAH');
    expect(await setuju('KASIR1', 'SPV1', lain)).toMatchObject({ status: 429 });
  });
});

test('a changed password leaves its line in the audit, without the password', async () => {
  await bersih();
  const jejak = async () =>
    (
      await kit.owner.query(
        "select user_id, isi from audit where aksi = 'pengguna.ganti-password' and objek = 'KASIR2'",
      )
    ).rows;
  const lama = (await jejak()).length;
  const isi = { password_lama: PASSWORD, password_baru: BARU };
  expect((await kit.as('KASIR2').post('users/ganti-password', isi)).status).toBe(200);
  expect((await jejak()).slice(lama)).toEqual([{ user_id: 'KASIR2', isi: {} }]);
});
