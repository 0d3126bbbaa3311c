/** Protects: keys of a marketplace are written and never read, calls are signed as it wants, only its own messages are taken. */
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur } from '../../../tests/kit/jual.ts';
import { type ShopeeUji, shopeeUji } from '../../../tests/kit/marketplace/shopee.ts';
import { AKUN_UJI } from '../../../tests/kit/marketplace/simulator.ts';
import { type TiktokUji, tiktokUji } from '../../../tests/kit/marketplace/tiktok.ts';
import { tandaShopee, tandaTiktok } from './marketplace-tanda.server.ts';

let kit: Kit;
let shopee: ShopeeUji;
let tiktok: TiktokUji;
const portal = { portal: 'JKT1' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const detik = () => Math.floor(kit.clock.now().epochMilliseconds / 1000);
  [shopee, tiktok] = await Promise.all([shopeeUji(detik), tiktokUji(detik)]);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await Promise.all([shopee?.tutup(), tiktok?.tutup()]);
});

const owner = () => kit.as('OWNER');
const WEBHOOK = 'https://toko.example/api/v1/marketplace/webhook/SHOPEE/JKT1';
const simpan = (penyedia: string, versi: number, more: object = {}): Promise<Answer> =>
  owner().put(
    'marketplace-setting',
    {
      penyedia,
      aktif: true,
      alamat: penyedia === 'SHOPEE' ? shopee.alamat : tiktok.alamat,
      ...AKUN_UJI,
      ikut_harga: true,
      alamat_webhook: WEBHOOK,
      baki: [{ kode_baki: 'CC01' }],
      versi,
      ...more,
    },
    portal,
  );

test('the official vector of TikTok Shop is signed as its document says', () => {
  expect(
    tandaTiktok('e59af819cc', '/authorization/202309/shops', { app_key: '29a39d', timestamp: '1623812664' }),
  ).toBe('b596b73e0cc6de07ac26f036364178ab16b0a907af13d43f0a0cd2345f582dc8');
});

// The document of Shopee shows the base string and no result; the parts and their order are what it says.
test('a call of Shopee is signed over partner, path, time, token and shop, in this order', () => {
  const call = { partner_id: '1', path: '/api/v2/shop/get_shop_info', timestamp: 1_610_000_000 };
  const base = '1/api/v2/shop/get_shop_info1610000000tok600000';
  const right = createHmac('sha256', 'k').update(base).digest('hex');
  expect(tandaShopee('k', { ...call, access_token: 'tok', shop_id: '600000' })).toBe(right);
});

test('the module off closes screen and calls', async () => {
  await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: null });
  expect(await owner().get('marketplace-setting', portal)).toMatchObject({ status: 403 });
  await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'true' });
});

test('keys are sealed and never come back; an unknown tray and a stranger address are refused', async () => {
  const saved = await simpan('SHOPEE', 0);
  expect(saved, saved.text).toMatchObject({ status: 200 });
  expect(saved.data[0]).toMatchObject({ penyedia: 'SHOPEE', kunci_ada: true, token_ada: true, versi: 1 });
  expect(saved.data[0]).toMatchObject({ tayang: 0, segar_ada: false, token_sampai: null });
  for (const secret of [AKUN_UJI.kunci, AKUN_UJI.token]) {
    expect(saved.text).not.toContain(secret);
    const { rows } = await kit.owner.query(
      'select (select count(*) from audit where isi::text like $1) + (select count(*) from setting_marketplace where kunci like $1) as n',
      [`%${secret}%`],
    );
    expect(Number(rows[0].n)).toBe(0);
  }
  expect(await simpan('SHOPEE', 1, { baki: [{ kode_baki: 'HANTU' }] })).toMatchObject({ status: 400 });
  expect(await simpan('SHOPEE', 1, { alamat: 'https://evil.example' })).toMatchObject({
    code: 'ALAMAT_DITOLAK',
  });
  expect(await simpan('SHOPEE', 0)).toMatchObject({ code: 'SUDAH_BERUBAH' });
  expect(await kit.as('SPV1').put('marketplace-setting', {})).toMatchObject({ status: 403 });
});

describe('the connection', () => {
  test.each([
    ['SHOPEE', 1, 'Toko Emas Uji'],
    ['TIKTOK', 0, 'Toko Tokopedia Uji'],
  ])(
    '%s answers to a signed call, and says what is wrong with a wrong key',
    async (penyedia, versi, nama) => {
      if (versi === 0) await simpan(penyedia, 0);
      const uji = (): Promise<Answer> => owner().post('marketplace-setting/uji', { penyedia }, portal);
      expect(await uji()).toMatchObject({ status: 200, data: { nama } });
      await simpan(penyedia, 1, { kunci: 'kunci lain' });
      const wrong = await uji();
      expect(wrong).toMatchObject({ status: 502, code: 'MARKETPLACE_GAGAL' });
      expect(wrong.message).toMatch(/^Sambungan Gagal: (error_sign|106001)/);
      await simpan(penyedia, 2);
    },
  );
});

describe('connecting', () => {
  const kembali = 'https://toko.example/marketplace-setting?penyedia=SHOPEE';
  const hubungkan = async (penyedia: string): Promise<URL> => {
    const answer = await owner().post('marketplace-setting/hubungkan', { penyedia, kembali }, portal);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    return new URL(answer.data.url);
  };
  const tukar = (body: object): Promise<Answer> => owner().post('marketplace-setting/tukar', body, portal);
  const uji = (penyedia: string): Promise<Answer> =>
    owner().post('marketplace-setting/uji', { penyedia }, portal);

  test('goes by the page of the marketplace, and only what was asked for is taken, once', async () => {
    const url = await hubungkan('SHOPEE');
    expect(url.pathname).toBe('/api/v2/shop/auth_partner');
    const redirect = new URL(url.searchParams.get('redirect') ?? '');
    expect(redirect.searchParams.get('penyedia')).toBe('SHOPEE');
    const tanda = redirect.searchParams.get('tanda') ?? '';
    shopee.kode.add('kode-1');
    const isi = { penyedia: 'SHOPEE', kode: 'kode-1', id_toko: AKUN_UJI.id_toko, tanda };
    expect(await tukar({ ...isi, tanda: 'karangan-orang-lain' })).toMatchObject({
      code: 'MARKETPLACE_IZIN_SALAH',
    });
    const done = await tukar(isi);
    expect(done, done.text).toMatchObject({ status: 200, data: { id_toko: AKUN_UJI.id_toko } });
    expect(await tukar(isi)).toMatchObject({ code: 'MARKETPLACE_IZIN_SALAH' });
    expect(await uji('SHOPEE')).toMatchObject({ status: 200 });
    const { data } = await owner().get('marketplace-setting', portal);
    expect(data[0]).toMatchObject({ segar_ada: true, token_ada: true });
    const { rows } = await kit.owner.query(
      `select string_agg(coalesce(segar, '') || coalesce(token, '') || coalesce(izin_tanda, ''), '') as teks from setting_marketplace`,
    );
    for (const secret of [shopee.token, shopee.segar, tanda]) expect(rows[0].teks).not.toContain(secret);
  });

  test('comes back to nobody else, and not after its time', async () => {
    for (const alamat of ['https://evil.example/x', 'http://toko.example/marketplace-setting', 'bukan'])
      expect(
        await owner().post('marketplace-setting/hubungkan', { penyedia: 'SHOPEE', kembali: alamat }, portal),
      ).toMatchObject({ code: 'MARKETPLACE_KEMBALI_SALAH' });
    const url = await hubungkan('TIKTOK');
    const tanda = url.searchParams.get('state') ?? '';
    kit.clock.advance({ seconds: 901 });
    kit.lupakan();
    tiktok.kode.add('kode-2');
    expect(await tukar({ penyedia: 'TIKTOK', kode: 'kode-2', id_toko: null, tanda })).toMatchObject({
      code: 'MARKETPLACE_IZIN_SALAH',
    });
    const baru = (await hubungkan('TIKTOK')).searchParams.get('state') ?? '';
    expect(await tukar({ penyedia: 'TIKTOK', kode: 'kode-2', id_toko: null, tanda: baru })).toMatchObject({
      status: 200,
      data: { id_toko: AKUN_UJI.id_toko },
    });
  });

  test('renews the token before it ends, once, however many want it, and once more when it ended early', async () => {
    const before = shopee.putaran;
    kit.clock.advance({ seconds: 4 * 3600 - 300 });
    kit.lupakan();
    const answers = await Promise.all([uji('SHOPEE'), uji('SHOPEE'), uji('SHOPEE')]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(shopee.putaran).toBe(before + 1);
    expect(await uji('SHOPEE')).toMatchObject({ status: 200 });
    // Taken back over there long before its time.
    shopee.tokenSampai = 0;
    expect(await uji('SHOPEE')).toMatchObject({ status: 200 });
    expect(shopee.putaran).toBe(before + 2);
  });

  test('says that somebody has to connect again when what renews it is no good either', async () => {
    shopee.segar = 'ditarik-di-sana';
    shopee.tokenSampai = 0;
    const answer = await uji('SHOPEE');
    expect(answer).toMatchObject({ status: 502, code: 'MARKETPLACE_GAGAL' });
    expect(answer.message).toContain('Hubungkan Lagi');
  });
});

describe('a message of the marketplace', () => {
  const kirim = (toko: string, penyedia: string, body: string, authorization: string): Promise<Answer> =>
    kit
      .siapa({ authorization, 'content-type': 'application/json' })
      .call('POST', `marketplace/webhook/${penyedia}/${toko}`, body, { key: null });
  const tanda = (text: string): string => createHmac('sha256', AKUN_UJI.kunci).update(text).digest('hex');
  const banyak = async (): Promise<number> =>
    (await kit.owner.query('select count(*)::int as n from peristiwa_marketplace')).rows[0].n;

  test('is taken once when its signature is right', async () => {
    const body = '{"code":3,"shop_id":778899,"timestamp":1,"data":{"ordersn":"X1"}}';
    for (let n = 0; n < 2; n += 1)
      expect(await kirim('JKT1', 'SHOPEE', body, tanda(`${WEBHOOK}|${body}`))).toMatchObject({ status: 200 });
    const other = '{"type":1,"tts_notification_id":"7","shop_id":"1","data":{"order_id":"5"}}';
    expect(await kirim('JKT1', 'TIKTOK', other, tanda(`${AKUN_UJI.id_aplikasi}${other}`))).toMatchObject({
      status: 200,
    });
    expect(await banyak()).toBe(2);
  });

  test('that is none is refused also when it is signed', async () => {
    for (const [body, code] of [
      ['bukan json', 'JSON_RUSAK'],
      ['"teks"', 'INPUT_TIDAK_VALID'],
      ['null', 'INPUT_TIDAK_VALID'],
    ] as const)
      expect(await kirim('JKT1', 'SHOPEE', body, tanda(`${WEBHOOK}|${body}`)), body).toMatchObject({
        status: 400,
        code,
      });
  });

  test('is refused in one way for a wrong signature, changed bytes, another store and an unknown one', async () => {
    const body = '{"code":3,"shop_id":778899,"timestamp":2}';
    const right = tanda(`${WEBHOOK}|${body}`);
    for (const [toko, text, sign] of [
      ['JKT1', body, 'A'.repeat(64)],
      ['JKT1', body, ''],
      ['JKT1', `${body} `, right],
      ['BDG1', body, right],
      ['HANTU', body, right],
    ] as const)
      expect(await kirim(toko, 'SHOPEE', text, sign), toko).toMatchObject({
        status: 401,
        code: 'TANDA_TANGAN_SALAH',
      });
    expect(await banyak()).toBe(2);
  });

  // Each switch by itself: the account of the marketplace, and the module of the store. The keys are there all the while.
  test('is refused while its account or the module is switched off, however well it is signed', async () => {
    const body = '{"code":3,"shop_id":778899,"timestamp":3}';
    const send = () => kirim('JKT1', 'SHOPEE', body, tanda(`${WEBHOOK}|${body}`));
    const versi = async (): Promise<number> =>
      (await owner().get('marketplace-setting', portal)).data[0].versi;
    const switchTo = async (aktif: boolean): Promise<void> => {
      const saved = await simpan('SHOPEE', await versi(), { aktif });
      expect(saved, saved.text).toMatchObject({ status: 200 });
    };
    await switchTo(false);
    expect(await send()).toMatchObject({ status: 401, code: 'TANDA_TANGAN_SALAH' });
    await switchTo(true);
    await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'false' });
    expect(await send()).toMatchObject({ status: 401, code: 'TANDA_TANGAN_SALAH' });
    expect(await banyak()).toBe(2);
    await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'true' });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await banyak()).toBe(3);
  });
});
