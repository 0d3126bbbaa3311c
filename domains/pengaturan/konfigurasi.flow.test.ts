/** Protects: the whitelist of stores, the type and the encryption flag of the installation hold for every call. */
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';

const kits: Kit[] = [];
const start = async (env: Record<string, string>): Promise<Kit> => {
  const kit = await testApp({ pgUrl: inject('pgUrl'), env });
  kits.push(kit);
  return kit;
};
const login = (kit: Kit, user_id: string) => kit.siapa().post('users/login', { user_id, password: PASSWORD });

afterEach(async () => {
  for (const kit of kits) expect(await kit.periksa()).toEqual([]);
});
afterAll(async () => {
  for (const kit of kits) await kit.close();
});

describe('KODE_TOKO_BOLEH', () => {
  test('shuts the other stores out: their users, and head office acting for them', async () => {
    const kit = await start({ KODE_TOKO_BOLEH: 'PUSAT,JKT1' });
    expect(await login(kit, 'KASIR1-BDG')).toMatchObject({ status: 403, code: 'TOKO_LAIN' });
    const { rows } = await kit.owner.query("select from sesi where user_id = 'KASIR1-BDG'");
    expect(rows).toEqual([]);
    expect(await kit.as('KASIR1-BDG').get('para-system')).toMatchObject({ status: 403, code: 'TOKO_LAIN' });
    expect(await kit.as('KASIR1').get('para-system')).toMatchObject({ status: 200 });
    expect(await kit.as('OWNER').get('para-system', { portal: 'BDG1' })).toMatchObject({ code: 'TOKO_LAIN' });
    expect(await kit.as('OWNER').get('para-system', { portal: 'JKT1' })).toMatchObject({ status: 200 });
    const { toko } = (await kit.as('OWNER').get('users/sesi')).data;
    expect(toko.map((one: { kode_toko: string }) => one.kode_toko)).toEqual(['PUSAT', 'JKT1']);
    expect(
      await kit
        .as('OWNER')
        .put('para-system/key/CICILAN_MODULE', { value: 'true', versi: 0, toko: [{ kode_toko: 'BDG1' }] }),
    ).toMatchObject({ status: 400, code: 'TOKO_TIDAK_ADA' });
    expect((await kit.as('OWNER').get('konfigurasi')).data).toMatchObject({
      KODE_TOKO_BOLEH: 'PUSAT, JKT1',
      TIPE: 'PUSAT',
      ENKRIPSI: 'off',
      VERSI: "1.7.2 build 5 'NEW RELEASE'",
    });
    expect((await kit.as('KASIR1').get('konfigurasi')).status).toBe(403);
  });
});

describe('TIPE=CABANG', () => {
  test('nobody is head office here', async () => {
    const kit = await start({ TIPE: 'CABANG' });
    expect(await kit.as('OWNER').get('para-system', { portal: 'JKT1' })).toMatchObject({
      status: 403,
      code: 'TOKO_LAIN',
    });
    const { data } = await kit.as('OWNER').get('users/sesi');
    expect(data).toMatchObject({ pusat: false });
    expect(data.toko).toHaveLength(1);
  });
});

describe('ENKRIPSI=on', () => {
  test('answers nothing in plain, and leads a page to its encrypted address', async () => {
    const env = { ENKRIPSI: 'on', APP_URL: 'https://toko.contoh.co.id', TRUST_PROXY: '127.0.0.1' };
    const kit = await start(env);
    expect(await login(kit, 'KASIR1')).toMatchObject({ status: 403, code: 'HARUS_TERENKRIPSI' });
    expect(await kit.as('KASIR1').get('para-system')).toMatchObject({ code: 'HARUS_TERENKRIPSI' });
    const tls = { headers: { 'x-forwarded-proto': 'https' } };
    expect((await kit.siapa().get('version', tls)).status).toBe(200);
    // What a session says over HTTPS is sealed as well: tests/security/enkripsi.flow.test.ts.
    expect(await kit.as('KASIR1').get('para-system', tls)).toMatchObject({ code: 'TOKEN_TIDAK_VALID' });
    const page = await kit.app.inject({ method: 'GET', url: '/lihat-penjualan?q=1' });
    expect([page.statusCode, page.headers.location]).toEqual([
      308,
      'https://toko.contoh.co.id/lihat-penjualan?q=1',
    ]);
    expect(
      (await kit.app.inject({ method: 'GET', url: '//lain.co.id/x' })).headers.location ?? '',
    ).not.toContain('//lain.co.id');
    expect((await kit.app.inject({ method: 'GET', url: '/sehat' })).statusCode).toBe(200);
  });
});
