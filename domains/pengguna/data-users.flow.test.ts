/** Protects: people are made, changed, locked and sent home by those above them only, each time told in the audit. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { tanya } from '../../tests/kit/izin.ts';
import { kenal } from '../../tests/kit/perangkat.ts';
import { beriMenu, semuaMenu } from '../../tests/security/people.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const RINI = { user_id: 'RINI', nama: 'RINI', level: 'KASIR', kode_toko: 'JKT1' };
const siapa = (perangkat: string) => kit.siapa({ cookie: `perangkat=${perangkat}` });
const masuk = async (user_id: string, password: string): Promise<Answer> => {
  await kenal(kit, `p-${user_id}`, user_id);
  return siapa(`p-${user_id}`).post('users/login', { user_id, password });
};
const sesiHidup = async (user_id: string): Promise<number> =>
  (await kit.owner.query('select from sesi where user_id = $1 and ditutup is null', [user_id])).rowCount ?? 0;
const versi = async (user_id: string): Promise<number> =>
  (await kit.owner.query('select versi from pengguna where user_id = $1', [user_id])).rows[0].versi;
/** What the users call takes, with changes. */
const isi = async (user_id: string, part: object = {}) => {
  const { rows } = await kit.owner.query(
    'select nama, level, kode_toko, versi, no_whatsapp from pengguna where user_id = $1',
    [user_id],
  );
  return { ...rows[0], lingkup: [], ...part };
};

describe('a new user', () => {
  test('gets a random password, told once, that opens nothing but its own replacement', async () => {
    const made = await kit.as('OWNER').post('users/create', RINI, { key: 'buat-rini-0001' });
    expect(made).toMatchObject({ status: 200, message: 'Berhasil Menyimpan Data' });
    const password = made.data.password_awal as string;
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const twin = await kit.as('OWNER').post('users/create', RINI, { key: 'buat-rini-0001' });
    expect(twin.data).toEqual(made.data);
    const dump = await kit.owner.query('select jawaban::text from idem');
    expect(JSON.stringify(dump.rows)).not.toContain(password);

    const login = await masuk('RINI', password);
    expect(login.data).toMatchObject({ user_id: 'RINI', level: 'KASIR', harus_ganti_password: true });
    const rini = kit.siapa({ 'x-auth-token': login.data.token, cookie: 'perangkat=p-RINI' });
    expect(await rini.get('users/get/all')).toMatchObject({ status: 403, code: 'HARUS_GANTI_PASSWORD' });
    const body = { password_lama: password, password_baru: 'kuda biru lari' };
    expect((await rini.post('users/ganti-password', body)).status).toBe(200);
    expect((await masuk('RINI', password)).code).toBe('LOGIN_SALAH');
    expect((await masuk('RINI', 'kuda biru lari')).data.harus_ganti_password).toBe(false);
  });

  test('follows the template of his level from the first login on', async () => {
    const { data } = await masuk('RINI', 'kuda biru lari');
    const shown = data.akses.flatMap((g: { children: { path: string; is_show: boolean }[] }) =>
      g.children.filter((c) => c.is_show).map((c) => c.path),
    );
    expect(shown).toContain('/transaksi-penjualan');
    expect(shown).not.toContain('/data-users');
  });

  test('has a name of his own; a deactivated one is offered again to who may have him back', async () => {
    const owner = kit.as('OWNER');
    expect(await owner.post('users/create', RINI)).toMatchObject({
      code: 'SUDAH_ADA',
      message: 'User ID RINI Sudah Ada',
    });
    expect((await owner.delete('users/delete/RINI')).status).toBe(200);
    expect(await owner.post('users/create', RINI)).toMatchObject({ code: 'DELETED' });
    expect((await masuk('RINI', 'kuda biru lari')).code).toBe('LOGIN_SALAH');
    expect(await owner.put('users/update/RINI', await isi('RINI'))).toMatchObject({ code: 'DELETED' });
    expect((await owner.call('PUT', 'users/aktifkan/RINI')).status).toBe(200);
    expect((await masuk('RINI', 'kuda biru lari')).status).toBe(200);
  });

  test.each([
    [{ user_id: 'X' }, 'INPUT_TIDAK_VALID'],
    [{ level: 'RAJA' }, 'INPUT_TIDAK_VALID'],
    [{ kode_toko: 'TAKADA' }, 'TOKO_TIDAK_ADA'],
    [{ lingkup: [{ kode_toko: 'BDG1' }] }, 'LINGKUP_CABANG'],
    [{ kode_toko: 'PUSAT', lingkup: [{ kode_toko: 'TAKADA' }] }, 'TOKO_TIDAK_ADA'],
  ])('%j is refused', async (part, code) => {
    const pusat = (await kit.owner.query("select kode_toko from toko where tipe = 'PUSAT'")).rows[0]
      .kode_toko;
    const body = { ...RINI, user_id: 'BARU1', ...part };
    const answer = await kit
      .as('OWNER')
      .post('users/create', { ...body, kode_toko: body.kode_toko === 'PUSAT' ? pusat : body.kode_toko });
    expect(answer).toMatchObject({ code });
  });
});

describe('who is below', () => {
  test('is changed, and another level or store ends his session', async () => {
    await masuk('RINI', 'kuda biru lari');
    const owner = kit.as('OWNER');
    const nama = await owner.put('users/update/RINI', await isi('RINI', { nama: 'RINI S' }));
    expect([nama.status, await sesiHidup('RINI')]).toEqual([200, 1]);
    const naik = await owner.put('users/update/RINI', await isi('RINI', { level: 'SPV' }));
    expect([naik.status, await sesiHidup('RINI')]).toEqual([200, 0]);
    const { data } = await owner.get('users/riwayat/RINI');
    expect(data[0]).toMatchObject({
      user_id: 'OWNER',
      aksi: 'pengguna.ubah',
      isi: { sebelum: { level: 'KASIR' }, sesudah: { level: 'SPV' } },
    });
  });

  test('of two who change him at one time the second is told', async () => {
    const old = await isi('RINI', { level: 'KASIR' });
    expect((await kit.as('OWNER').put('users/update/RINI', old)).status).toBe(200);
    const late = await kit.as('SU').put('users/update/RINI', { ...old, nama: 'LAIN' });
    expect(late).toMatchObject({ status: 409, code: 'SUDAH_BERUBAH' });
  });

  test('is locked with a reason: out at once, and told so only with the right password', async () => {
    const login = await masuk('RINI', 'kuda biru lari');
    const rini = kit.siapa({ 'x-auth-token': login.data.token, cookie: 'perangkat=p-RINI' });
    const owner = kit.as('OWNER');
    expect((await owner.put('users/kunci/RINI', { alasan: 'LACI KURANG' })).message).toBe('Pengguna Dikunci');
    expect(await rini.get('users/sesi')).toMatchObject({ status: 401 });
    expect(await masuk('RINI', 'salah')).toMatchObject({ code: 'LOGIN_SALAH' });
    expect(await masuk('RINI', 'kuda biru lari')).toMatchObject({ status: 403, code: 'DIKUNCI' });
    const { data } = await owner.get('users/data?q=RINI');
    expect(data).toMatchObject([{ user_id: 'RINI', status: 'TERKUNCI', alasan_kunci: 'LACI KURANG' }]);
    expect((await owner.call('PUT', 'users/buka-kunci/RINI')).status).toBe(200);
    expect((await masuk('RINI', 'kuda biru lari')).status).toBe(200);
  });

  test('approves nothing with a password that another was told, nor keeps it', async () => {
    const { data } = await kit.as('OWNER').call('PUT', 'users/reset-password/SPV1-SBY');
    const setuju = async (password: string) => {
      const perlu = [{ kategori: 'harga', description: 'price jump', rincian: [] }];
      const { segel } = tanya(kit, 'KASIR1-SBY', { perlu, kode_toko: 'SBY1' });
      const isi = { kategori: 'harga', description: 'price jump', segel };
      return kit.as('KASIR1-SBY').post('authorization', { ...isi, user_id: 'SPV1-SBY', password });
    };
    expect(await setuju(data.password_awal)).toMatchObject({ code: 'OTORISASI_GAGAL' });
    const login = await masuk('SPV1-SBY', data.password_awal);
    const spv = kit.siapa({ 'x-auth-token': login.data.token, cookie: 'perangkat=p-SPV1-SBY' });
    const ganti = (password_baru: string) =>
      spv.post('users/ganti-password', { password_lama: data.password_awal, password_baru });
    expect(await ganti(data.password_awal)).toMatchObject({ code: 'PASSWORD_LEMAH' });
    expect((await ganti('kuda biru lari')).status).toBe(200);
    expect((await setuju('kuda biru lari')).status).toBe(200);
  });

  test('gets a new password, and whoever sat there with the old one is out', async () => {
    const { data } = await kit.as('OWNER').call('PUT', 'users/reset-password/RINI');
    expect(await sesiHidup('RINI')).toBe(0);
    expect((await masuk('RINI', 'kuda biru lari')).code).toBe('LOGIN_SALAH');
    expect((await masuk('RINI', data.password_awal)).data.harus_ganti_password).toBe(true);
  });

  test('is seen with his living session, which ends when his superior says so', async () => {
    const { data } = await kit.as('OWNER').get('users/data?q=RINI');
    expect(data[0].masuk_sejak).not.toBeNull();
    expect(await kit.as('SPV1').post('users/akhiri-sesi', { user_id: 'RINI' })).toMatchObject({
      status: 200,
    });
    expect((await kit.as('OWNER').get('users/data?q=RINI')).data[0].masuk_sejak).toBeNull();
    expect(await kit.as('KASIR1').post('users/akhiri-sesi', { user_id: 'SPV1' })).toMatchObject({
      status: 403,
    });
  });
});

describe('nobody', () => {
  const semua = ['update', 'kunci', 'delete', 'aktifkan', 'reset-password', 'buka-kunci'] as const;
  const lakukan = async (who: string, act: (typeof semua)[number], user_id: string): Promise<Answer> => {
    const path = `users/${act}/${user_id}`;
    if (act === 'delete') return kit.as(who).delete(path);
    if (act === 'update') return kit.as(who).put(path, await isi(user_id, { level: 'KASIR' }));
    return kit.as(who).call('PUT', path, act === 'kunci' ? { alasan: 'X' } : undefined);
  };

  test.each(semua)('does %s to himself, his equals, or those above', async (act) => {
    await beriMenu(kit, 'MU', semuaMenu);
    await beriMenu(kit, 'SPV1', semuaMenu);
    for (const [who, whom] of [
      ['OWNER', 'OWNER'],
      ['SU', 'SU'],
      ['SU', 'OWNER'],
      ['SU', 'DEV'],
      ['MU', 'SU'],
      ['MU', 'DEV'],
    ] as const) {
      const answer = await lakukan(who, act, whom);
      const allowed = who === whom ? 'DIRI_SENDIRI' : 'LEVEL_DI_ATAS';
      expect([answer.status, answer.code], `${who} ${act} ${whom}`).toEqual([403, allowed]);
    }
  });

  test.each(semua)('does %s to people of another store', async (act) => {
    const answer = await lakukan('SPV1', act, 'KASIR1-BDG');
    expect([answer.status, answer.code]).toEqual([404, 'PENGGUNA_TIDAK_ADA']);
  });

  test('sees them either', async () => {
    const { data } = await kit.as('SPV1').get('users/data');
    expect(data.length).toBeGreaterThan(2);
    expect(new Set(data.map((row: { kode_toko: string }) => row.kode_toko))).toEqual(new Set(['JKT1']));
    expect(await kit.as('SPV1').get('users/riwayat/OWNER')).toMatchObject({ status: 404 });
  });

  test('hands out a level whose rights he lacks, nor the login of somebody who has them', async () => {
    await beriMenu(kit, 'MU', ['/data-users']);
    const body = { ...RINI, user_id: 'BARU2' };
    expect(await kit.as('MU').post('users/create', body)).toMatchObject({
      status: 403,
      code: 'HAK_TIDAK_DIMILIKI',
    });
    expect(await lakukan('MU', 'reset-password', 'KASIR1')).toMatchObject({ code: 'HAK_TIDAK_DIMILIKI' });
    await beriMenu(kit, 'MU', semuaMenu);
    expect(await kit.as('MU').post('users/create', body)).toMatchObject({ status: 200 });
    expect(await kit.as('MU').post('users/create', { ...body, user_id: 'BARU3', level: 'MU' })).toMatchObject(
      {
        code: 'LEVEL_DI_ATAS',
      },
    );
  });

  test('takes over a login that may do an act he lost, nor makes one', async () => {
    await beriMenu(kit, 'MU', semuaMenu, ['/transaksi-penjualan#penjualan.simpan']);
    const kurang = {
      code: 'HAK_TIDAK_DIMILIKI',
      detail: { path: ['/transaksi-penjualan#penjualan.simpan'] },
    };
    expect(await kit.as('MU').post('users/create', { ...RINI, user_id: 'BARU4' })).toMatchObject(kurang);
    expect(await lakukan('MU', 'reset-password', 'KASIR2')).toMatchObject(kurang);
    await beriMenu(kit, 'MU', semuaMenu);
  });

  test('changes more of himself than name and number', async () => {
    const own = await kit
      .as('MU')
      .put('users/update/MU', await isi('MU', { nama: 'MANAGER', no_whatsapp: '62812345678' }));
    expect(own.status).toBe(200);
    const up = await kit.as('MU').put('users/update/MU', await isi('MU', { level: 'OWN' }));
    expect(up).toMatchObject({ status: 403, code: 'DIRI_SENDIRI' });
  });
});

describe('the last owner', () => {
  test('can be sent home by another owner only, and comes back', async () => {
    await kit.owner.query(
      "insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) select 'OWNER2', 'DUA', 'OWN', kode_toko, kata_sandi from pengguna where user_id = 'OWNER'",
    );
    const dua = kit.as('OWNER2');
    expect((await dua.delete('users/delete/OWNER')).status).toBe(200);
    expect(await dua.delete('users/delete/OWNER2')).toMatchObject({ status: 403, code: 'DIRI_SENDIRI' });
    expect((await dua.call('PUT', 'users/aktifkan/OWNER')).status).toBe(200);
  });

  test('even when two owners send each other home at one moment', async () => {
    kit.lupakan();
    const both = await Promise.all([
      kit.as('OWNER').delete('users/delete/OWNER2'),
      kit.as('OWNER2').delete('users/delete/OWNER'),
    ]);
    const { rows } = await kit.owner.query("select user_id from pengguna where level = 'OWN' and aktif");
    const answers = both.map(({ status, code }) => code ?? status);
    expect([rows.length, answers.filter((one) => one === 200).length], String(answers)).toEqual([1, 1]);
    expect(['OWNER_TERAKHIR', 'TOKEN_TIDAK_VALID']).toContain(answers.find((one) => one !== 200));
    await kit.owner.query("update pengguna set aktif = true where level = 'OWN'");
    kit.lupakan();
  });
});

describe('the stores of a head-office user', () => {
  test('are those of his list: others he cannot pick, read across, nor see people of', async () => {
    const pusat = (await kit.owner.query("select kode_toko from toko where tipe = 'PUSAT'")).rows[0]
      .kode_toko;
    const body = { user_id: 'AREA1', nama: 'AREA', level: 'SPV', kode_toko: pusat };
    const made = await kit.as('OWNER').post('users/create', { ...body, lingkup: [{ kode_toko: 'BDG1' }] });
    expect(made).toMatchObject({ status: 200, data: { lingkup: ['BDG1'] } });
    await kit.owner.query("update pengguna set harus_ganti_password = false where user_id = 'AREA1'");
    await beriMenu(kit, 'AREA1', semuaMenu);
    const area = kit.as('AREA1');
    expect((await area.get('users/sesi', { portal: 'BDG1' })).status).toBe(200);
    for (const portal of ['JKT1', 'SBY1'])
      expect(await area.get('users/sesi', { portal })).toMatchObject({ status: 403, code: 'TOKO_LAIN' });
    const { data: sesi } = await area.get('users/sesi');
    expect(sesi.toko.map((toko: { kode_toko: string }) => toko.kode_toko).sort()).toEqual(
      ['BDG1', pusat].sort(),
    );
    const { data: users } = await area.get('users/data');
    expect(new Set(users.map((row: { kode_toko: string }) => row.kode_toko))).toEqual(
      new Set(['BDG1', pusat]),
    );
    expect(
      await kit.deps.db.read({ kode_toko: pusat, user_id: 'X', lintas: false }, (sql) =>
        sql.selectFrom('barang').select('kode_toko').execute(),
      ),
    ).toEqual([]);
  });

  test('bound whom he manages: who has more stores than he is above him', async () => {
    await kit.owner.query("update pengguna set level = 'MU' where user_id = 'AREA1'");
    await kit.owner.query(
      `insert into pengguna (user_id, nama, level, kode_toko, lingkup, kata_sandi)
       select u, u, 'SPV', kode_toko, l, 'x' from toko, (values ('LUAS', null::text[]), ('SAMA', '{BDG1}')) v(u, l)
        where tipe = 'PUSAT'`,
    );
    kit.lupakan();
    const area = kit.as('AREA1');
    const reset = (user_id: string) => area.call('PUT', `users/reset-password/${user_id}`);
    expect(await reset('LUAS')).toMatchObject({ status: 403, code: 'TOKO_TIDAK_DIMILIKI' });
    expect((await reset('SAMA')).status).toBe(200);
    const { data } = await area.get('users/data?q=LUAS');
    expect(data).toMatchObject([{ user_id: 'LUAS', kelola: false }]);
    await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'AREA1'");
    kit.lupakan();
  });

  test('bound an approval too', async () => {
    const ask = (user: string, kode: string) =>
      kit.as(user).post('authorization', {
        user_id: kode,
        password: PASSWORD,
        kategori: 'sales',
        description: 'sale under cost',
        segel: tanya(kit, user, { kode_toko: user === 'KASIR1' ? 'JKT1' : 'BDG1' }).segel,
      });
    await kit.owner.query(
      "update pengguna set kata_sandi = (select kata_sandi from pengguna where user_id = 'OWNER') where user_id = 'AREA1'",
    );
    expect((await ask('KASIR1-BDG', 'AREA1')).status).toBe(200);
    expect(await ask('KASIR1', 'AREA1')).toMatchObject({ code: 'OTORISASI_GAGAL' });
  });
});

test('a version nobody has read is refused', async () => {
  const body = await isi('KASIR2', { versi: (await versi('KASIR2')) + 5 });
  expect(await kit.as('OWNER').put('users/update/KASIR2', body)).toMatchObject({ code: 'SUDAH_BERUBAH' });
});
