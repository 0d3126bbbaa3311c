/**
 * Protects: the outbox says of a message what its provider says, once and in no worse order; a word without the right
 * signature changes nothing, and nobody learns from the refusal; the secrets are nowhere to be read.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur } from '../../tests/kit/jual.ts';
import {
  kabarWa,
  kirimKabar,
  lewatPenyedia,
  type PenyediaWaUji,
  penyediaWaUji,
  RAHASIA_WA,
  VERIFIKASI_WA,
} from '../../tests/kit/simulator/penyedia-wa.ts';
import { bacaLaporan } from './kabar-wa.rule.ts';

let kit: Kit;
let penyedia: PenyediaWaUji;
const portal = { portal: 'JKT1' };
const owner = () => kit.as('OWNER');
const uji = (): Promise<Answer> => owner().post('whatsapp-setting/uji', { receiver: '081234500001' }, portal);
const teratas = async (): Promise<Record<string, unknown>> =>
  (await owner().get('whatsapp-setting/terkirim', portal)).data[0];
const banyak = async (): Promise<number> =>
  (await kit.owner.query('select count(*)::int as n from kabar_wa')).rows[0].n;
const verifikasi = (more: Record<string, string> = {}, kode_toko = 'JKT1'): Promise<Answer> => {
  const query = {
    'hub.mode': 'subscribe',
    'hub.verify_token': VERIFIKASI_WA,
    'hub.challenge': '1158201444',
    ...more,
  };
  return kit.siapa().get(`whatsapp/webhook/${kode_toko}?${new URLSearchParams(query)}`);
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  penyedia = await penyediaWaUji();
  await atur(kit, { WHATSAPP_MODULE: 'true' });
});
beforeEach(() => void kit.clock.advance({ seconds: 1 }));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await penyedia?.tutup();
});

test('before the secrets are there every call is refused in one way', async () => {
  expect(await verifikasi()).toMatchObject({ status: 401, code: 'TANDA_TANGAN_SALAH' });
  expect(await kirimKabar(kit, kabarWa('wamid.1', 'sent'))).toMatchObject({ status: 401 });
});

test('the secrets are kept sealed, and the screen knows only that they are there', async () => {
  const rahasia = { rahasia_aplikasi: RAHASIA_WA, token_verifikasi: VERIFIKASI_WA };
  const body = { ...lewatPenyedia(penyedia), ...rahasia };
  const saved = await owner().put('whatsapp-setting/penyedia', body, portal);
  expect(saved, saved.text).toMatchObject({ status: 200, data: { penyedia: { kabar_siap: true } } });
  const again = await owner().put(
    'whatsapp-setting/penyedia',
    { ...lewatPenyedia(penyedia, 1), token: null },
    portal,
  );
  expect(again, again.text).toMatchObject({
    status: 200,
    data: { penyedia: { kabar_siap: true, token_ada: true } },
  });
  const { rows } = await kit.owner.query(
    'select setting_wa::text as isi from setting_wa union all select isi::text from audit',
  );
  for (const secret of [RAHASIA_WA, VERIFIKASI_WA])
    expect([saved.text, again.text, ...rows.map((row) => row.isi as string)].join()).not.toContain(secret);
});

describe('the provider calls', () => {
  test('first to see whose address it is: the challenge comes back for the right word alone', async () => {
    const answered = await verifikasi();
    expect(answered).toMatchObject({ status: 200, text: '1158201444' });
    expect(answered.headers['content-type']).toMatch(/^text\/plain/);
    for (const wrong of [{ 'hub.verify_token': 'tebakan' }, { 'hub.mode': 'unsubscribe' }])
      expect(await verifikasi(wrong)).toMatchObject({ status: 401, code: 'TANDA_TANGAN_SALAH' });
    for (const toko of ['BDG1', 'HANTU'])
      expect(await verifikasi({}, toko)).toMatchObject({ status: 401, code: 'TANDA_TANGAN_SALAH' });
  });

  test('with what became of a message: sent, delivered, read; late and double words change nothing', async () => {
    expect(await uji()).toMatchObject({ status: 200, data: { status: 'TERKIRIM' } });
    expect(await teratas()).toMatchObject({ status: 'TERKIRIM', kabar: null });
    const id = `wamid.${penyedia.diterima.length}`;
    for (const [status, kabar] of [
      ['sent', 'SENT'],
      ['read', 'READ'],
      ['delivered', 'READ'],
      ['sent', 'READ'],
    ] as const) {
      expect(await kirimKabar(kit, kabarWa(id, status))).toMatchObject({ status: 200, text: '' });
      expect(await teratas()).toMatchObject({ status: 'TERKIRIM', kabar });
    }
    expect(await banyak()).toBe(3);
    expect((await teratas()).kabar_pada).toBe('2026-11-18T11:06:40.000Z');
  });

  test('before our own answer was written down: the word waits for its message', async () => {
    const id = `wamid.${penyedia.diterima.length + 1}`;
    expect(await kirimKabar(kit, kabarWa(id, 'delivered'))).toMatchObject({ status: 200 });
    expect(await uji()).toMatchObject({ status: 200 });
    expect(await teratas()).toMatchObject({ kabar: 'DELIVERED' });
  });

  test('that a message failed: the reason is shown, and it can be sent again', async () => {
    expect(await uji()).toMatchObject({ status: 200 });
    const row = await teratas();
    expect(await owner().post('whatsapp-setting/ulang', { id: row.id }, portal)).toMatchObject({
      status: 409,
    });
    const errors = [
      { code: 131_047, title: 'Re-engagement message', error_data: { details: 'lewat 24 jam' } },
    ];
    const id = `wamid.${penyedia.diterima.length}`;
    await kirimKabar(kit, kabarWa(id, 'failed', { errors }));
    expect(await teratas()).toMatchObject({ kabar: 'FAILED', galat: 'kode 131047: lewat 24 jam' });
    expect(await owner().post('whatsapp-setting/ulang', { id: row.id }, portal)).toMatchObject({
      status: 200,
    });
    expect(await teratas()).toMatchObject({ status: 'ANTRI', kabar: null });
  });

  test('with a wrong signature, changed bytes, to another store or none: refused in one way, nothing kept', async () => {
    const before = await banyak();
    const body = kabarWa('wamid.1', 'failed');
    for (const answer of [
      await kirimKabar(kit, body, 'tebakan'),
      await kirimKabar(kit, body, RAHASIA_WA, 'BDG1'),
      await kirimKabar(kit, body, RAHASIA_WA, 'HANTU'),
      await kit
        .siapa({ 'content-type': 'application/json' })
        .call('POST', 'whatsapp/webhook/JKT1', body, { key: null }),
    ])
      expect(answer).toMatchObject({ status: 401, code: 'TANDA_TANGAN_SALAH' });
    expect(await kirimKabar(kit, 'bukan json')).toMatchObject({ status: 400, code: 'JSON_RUSAK' });
    expect(await kirimKabar(kit, 'null')).toMatchObject({ status: 400 });
    // Signed, but of a number that is not the store's: taken, and none of its business.
    expect(await kirimKabar(kit, kabarWa('wamid.1', 'failed', { id_nomor: '999' }))).toMatchObject({
      status: 200,
    });
    expect(await banyak()).toBe(before);
    await atur(kit, { WHATSAPP_MODULE: 'false' });
    expect(await kirimKabar(kit, body)).toMatchObject({ status: 401 });
    await atur(kit, { WHATSAPP_MODULE: 'true' });
  });
});

test.each([
  ['no object of ours', { object: 'page', entry: [] }],
  ['no list', { object: 'whatsapp_business_account', entry: 7 }],
  ['an unknown status', JSON.parse(kabarWa('wamid.1', 'sent').replace('"sent"', '"warning"'))],
  ['no id', JSON.parse(kabarWa('', 'sent'))],
  ['no time', JSON.parse(kabarWa('wamid.1', 'sent').replace('1795000000', 'kemarin'))],
])('%s is no report', (_, isi) => expect(bacaLaporan(isi as never, '106540352242922')).toEqual([]));
