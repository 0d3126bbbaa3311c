/**
 * Protects: a finger agrees only where the reader of the asking till saw it, for the act it was asked about, once. What a browser says
 * about a finger is worth nothing, what a finger is known by reaches no browser, and nobody gives a finger for somebody else.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Agent, startAgent } from '../../../apps/agent/agent.ts';
import { openRenewal } from '../../../apps/agent/renewal.ts';
import { dengarkan, pasangkan, type ServerAgen } from '../../../tests/kit/agen.ts';
import { type Answer, type Kit, PASSWORD, perangkatOf, testApp } from '../../../tests/kit/app.ts';
import { tanya } from '../../../tests/kit/izin.ts';
import { type PembacaUji, pembacaUji } from '../../../tests/kit/simulator/pembaca-sidik.ts';

let kit: Kit;
let server: ServerAgen;
let agen: Agent;
let pembaca: PembacaUji;
let layar: Socket;
const dir = mkdtempSync(join(tmpdir(), 'mustika-sidik-'));
type Kabar = { status: boolean; auth_for: string; user_id: string };
let kabar: Kabar[] = [];
let langkah: string[] = [];

/** Everybody works at one till in turn, as at the PC of a small shop: the agent is that till's. */
const KASIR = perangkatOf('KASIR1');
async function masuk(user_id: string) {
  const token = await kit.deps.sessions.open({ user_id, device: KASIR, address: '127.0.0.1' });
  const headers = { 'x-auth-token': token, cookie: `perangkat=${KASIR}` };
  return { token, caller: kit.siapa(headers) };
}

beforeAll(async () => {
  kit = await testApp({
    pgUrl: inject('pgUrl'),
    sebelum: (owner) =>
      owner.query(
        "insert into para_system (kode_toko, key, value) select kode_toko, 'FINGERPRINT_MODULE', 'true' from toko on conflict (kode_toko, key) do update set value = 'true'",
      ),
  });
  server = await dengarkan(kit);
  pembaca = await pembacaUji();
  // A supervisor pairs the agent at the till, and says where its reader is.
  const spv = (await masuk('SPV1')).caller;
  const key = await pasangkan(kit, spv, server.url);
  agen = startAgent({
    ...{ key, dir, sistem: 'uji', versi: '1.0.0' },
    ...{ say: () => {}, refused: () => {}, renewed: () => {}, renewal: openRenewal(dir, null) },
  });
  const sidik = [{ jalur: 'JARINGAN', alamat: pembaca.alamat, kecepatan: 57_600 }];
  expect((await spv.put('agen/sidik', { sidik })).status).toBe(200);
});
beforeEach(async () => {
  await kit.owner.query('delete from percobaan_login');
  pembaca.jari = null;
  kabar = [];
  langkah = [];
});
afterAll(async () => {
  layar?.close();
  await agen?.stop();
  await server?.close();
  await pembaca?.tutup();
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The screen of the till: what its live line says while this person is logged in there. */
async function dengar(token: string): Promise<void> {
  layar?.close();
  layar = io(server.url, {
    auth: { token },
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { cookie: `perangkat=${KASIR}` },
  });
  layar.on('fingerprint-auth', (said: Kabar) => void kabar.push(said));
  layar.on('sidik-jari', ({ tahap }: { tahap: string }) => {
    langkah.push(tahap);
    if (tahap === 'TEMPEL' || tahap === 'TEMPEL_LAGI') pembaca.jari = 'SARI';
    if (tahap === 'ANGKAT') pembaca.jari = null;
  });
  await new Promise<void>((done, fail) => {
    layar.once('connect', () => done());
    layar.once('connect_error', fail);
  });
}

const BERKAS = { kategori: 'sales', description: 'sale under cost', rincian: [] };
const segelOf = (op_hash = 'a'.repeat(64), peminta = 'KASIR1'): string =>
  tanya(kit, peminta, { perlu: [BERKAS], op_hash }).segel;
let kasir: Awaited<ReturnType<typeof masuk>>['caller'];
const pindai = (segel: string, user_id = 'SPV1'): Promise<Answer> =>
  kasir.post('authorization/fingerprint/pindai', { user_id, segel });
const setuju = (segel: string, fp: string, isi: object = {}): Promise<Answer> =>
  kasir.post('authorization/fingerprint', { user_id: 'SPV1', fp, kategori: 'sales', segel, ...isi });
/** A scan that sees this finger. */
async function terpindai(segel: string, jari: string | null = 'SARI'): Promise<string> {
  kabar = [];
  pembaca.jari = jari;
  const answer = await pindai(segel);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await expect.poll(() => kabar.length).toBe(1);
  return answer.data.fp as string;
}
const TIDAK = { status: 409, code: 'OTORISASI_TIDAK_BERLAKU' };

test('a finger is made known by its owner, with his password, at a till that has a reader', async () => {
  const { caller, token } = await masuk('SPV1');
  await dengar(token);
  await expect.poll(async () => (await caller.get('users/sidik-jari')).data.pembaca).toBe(true);
  const daftar = (isi: object = {}) =>
    caller.post('users/sidik-jari/daftar', { password: PASSWORD, jari: 'TELUNJUK KANAN', ...isi });
  expect(await daftar({ password: 'salah' })).toMatchObject({ code: 'PASSWORD_LAMA_SALAH' });
  expect(await caller.get('user-fingerprint?user_id=SPV1')).toMatchObject({
    status: 404,
    message: 'Username Tidak Tidak Terdaftar',
  });
  expect((await daftar()).status).toBe(200);
  await expect.poll(() => langkah.at(-1)).toBe('TERDAFTAR');
  expect(langkah).toEqual(['TEMPEL', 'ANGKAT', 'TEMPEL_LAGI', 'TERDAFTAR']);
  const { data } = await caller.get('users/sidik-jari');
  expect(data.milik).toEqual([expect.objectContaining({ jari: 'TELUNJUK KANAN', dipakai: null })]);
  // Elsewhere there is no reader.
  const lain = kit.as('SPV1');
  expect(await lain.post('users/sidik-jari/daftar', { password: PASSWORD, jari: 'JARI LAIN' })).toMatchObject(
    { status: 409, code: 'SIDIK_TANPA_PEMBACA' },
  );
});

test('what it is known by lies sealed, and is in no answer', async () => {
  const { rows } = await kit.owner.query("select pola from pengguna_sidik where user_id = 'SPV1'");
  expect(rows[0].pola).toMatch(/^r1\./);
  const { token, caller } = await masuk('KASIR1');
  kasir = caller;
  await dengar(token);
  const answer = await kasir.get('user-fingerprint?user_id=SPV1');
  expect(answer.data).toEqual([{ user_id: 'SPV1', jari: 'TELUNJUK KANAN' }]);
  for (const user_id of ['OWNER', 'KASIR2', 'TIDAKADA'])
    expect(await kasir.get(`user-fingerprint?user_id=${user_id}`), user_id).toMatchObject({ status: 404 });
});

const beriJari = (user_id: string) =>
  kit.owner.query(
    "insert into pengguna_sidik (user_id, id, jari, pola, dibuat) values ($1, gen_random_uuid(), 'JARI LAIN', $2, now())",
    [user_id, kit.deps.secrets.seal({ apa: 'sidik-jari', pemilik: user_id }, 'AAAA')],
  );

test('goes to no till at which its owner may not agree', async () => {
  await beriJari('SPV1-BDG');
  const tidak = { status: 404, code: 'SIDIK_TIDAK_ADA' };
  expect(await pindai(segelOf(), 'SPV1-BDG'), 'of another store').toMatchObject(tidak);
  const kunci = (isi: string) =>
    kit.owner.query(
      `update pengguna set (dikunci_pada, dikunci_oleh, alasan_kunci) = (${isi}) where user_id = 'SPV1'`,
    );
  await kunci("now(), 'OWNER', 'cuti'");
  expect(await pindai(segelOf()), 'locked').toMatchObject(tidak);
  await kunci('null, null, null');
});

test.each<[string, () => Promise<Answer>]>([
  ['locked out', () => kit.as('OWNER').put('users/kunci/SPV1-BDG', { alasan: 'keluar' })],
  ['taken off the list', () => kit.as('OWNER').delete('users/delete/SPV1-BDG')],
])('of who is %s nothing is kept', async (_apa, tindakan) => {
  await beriJari('SPV1-BDG');
  expect(await tindakan()).toMatchObject({ status: 200 });
  const { rows } = await kit.owner.query(
    "select distinct pola from pengguna_sidik where user_id = 'SPV1-BDG'",
  );
  expect(rows).toEqual([{ pola: '' }]);
  const { rows: tercatat } = await kit.owner.query(
    "select isi from audit where aksi = 'sidik.dihapus' and objek = 'SPV1-BDG' order by seq desc limit 1",
  );
  expect(tercatat).toEqual([{ isi: { jari: 'JARI LAIN' } }]);
});

test('the finger on the reader agrees to the act, and the till hears of it as prescribed', async () => {
  const segel = segelOf();
  const fp = await terpindai(segel);
  expect(kabar).toEqual([{ status: true, auth_for: 'KASIR1', user_id: 'SPV1' }]);
  const given = await setuju(segel, fp);
  expect(given, given.text).toMatchObject({ status: 200, message: 'Otorisasi Berhasil' });
  const { rows } = await kit.owner.query('select approver, cara from otorisasi where id = any ($1)', [
    given.data.izin,
  ]);
  expect(rows).toEqual([{ approver: 'SPV1', cara: 'SIDIK_JARI' }]);
  expect(await setuju(segel, fp), 'again').toMatchObject(TIDAK);
});

test('a browser that posts without a scan, or before it, is refused', async () => {
  const segel = segelOf();
  expect(await setuju(segel, 'x'.repeat(43))).toMatchObject(TIDAK);
  const { data } = await pindai(segel);
  expect(await setuju(segel, data.fp), 'nobody has put a finger there yet').toMatchObject(TIDAK);
  pembaca.jari = 'SARI';
  await expect.poll(() => kabar.length).toBe(1);
});

test('another finger is told so, counted, and agrees to nothing', async () => {
  const segel = segelOf();
  const fp = await terpindai(segel, 'MALING');
  expect(kabar).toEqual([{ status: false, auth_for: 'KASIR1', user_id: 'SPV1' }]);
  expect(await setuju(segel, fp)).toMatchObject(TIDAK);
  const { rows } = await kit.owner.query("select objek from audit where aksi = 'sidik.tidak-cocok'");
  expect(rows).toEqual([{ objek: 'SPV1' }]);
  await kit.owner.query('delete from percobaan_login');
  for (let n = 0; n < 6; n += 1) {
    kabar = [];
    const answer = await pindai(segel);
    if (answer.status !== 200) {
      expect(answer).toMatchObject({ status: 429, code: 'TERLALU_SERING' });
      expect(n).toBeGreaterThan(4);
      return;
    }
    await expect.poll(() => kabar.length).toBe(1);
    const sudah = async (): Promise<number> =>
      (await kit.owner.query("select gagal from percobaan_login where kunci like 'o:%'")).rows[0]?.gagal ?? 0;
    await expect.poll(sudah).toBe(n + 1);
  }
  expect.unreachable('wrong fingers are not counted');
});

test('what was seen fits one act of one asker at one till, and is soon over', async () => {
  const segel = segelOf();
  const fp = await terpindai(segel);
  expect(await setuju(segelOf('b'.repeat(64)), fp), 'another act').toMatchObject(TIDAK);
  expect(await setuju(segel, fp, { kategori: 'purchase' }), 'another feature').toMatchObject(TIDAK);
  expect(await setuju(segel, fp, { user_id: 'OWNER' }), 'another approver').toMatchObject(TIDAK);
  const lain = await kit.as('KASIR2').post('authorization/fingerprint', {
    ...{ user_id: 'SPV1', fp, kategori: 'sales', segel: segelOf('a'.repeat(64), 'KASIR2') },
  });
  expect(lain, 'borrowed').toMatchObject(TIDAK);
  await kit.owner.query('delete from percobaan_login');
  kit.clock.advance({ minutes: 2 });
  // Its beats go by the clock of the wall.
  await kit.owner.query('update agen set terlihat = $1', [kit.clock.now().toString()]);
  expect(await setuju(segel, fp), 'late').toMatchObject({ status: 409 });
  // Seen at this till, sent from another one.
  const baru = segelOf();
  const sini = await terpindai(baru);
  await kit.owner.query(
    "update otorisasi_tantangan set perangkat_hash = sha256('lain') where tantangan = $1",
    [sini],
  );
  expect(await setuju(baru, sini), 'another till').toMatchObject(TIDAK);
});

test('is refused for who lost his level meanwhile, and for whom has the second step without its code', async () => {
  const segel = segelOf();
  const fp = await terpindai(segel);
  await kit.owner.query("update pengguna set level = 'KASIR' where user_id = 'SPV1'");
  expect(await setuju(segel, fp)).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  expect(await pindai(segel)).toMatchObject({ status: 404, message: 'Username Tidak Tidak Terdaftar' });
  await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'SPV1'");
  await kit.owner.query(
    "insert into pengguna_totp (user_id, rahasia, dibuat, aktif_sejak) values ('SPV1', $1, now(), now())",
    [kit.deps.secrets.seal({ apa: 'totp', pemilik: 'SPV1' }, 'JBSWY3DPEHPK3PXP')],
  );
  expect(await setuju(segel, await terpindai(segel))).toMatchObject({ code: 'TOTP_DIPERLUKAN' });
  await kit.owner.query("delete from pengguna_totp where user_id = 'SPV1'");
});

test('where the module is off there is none, and where the reader is gone it is said', async () => {
  const segel = segelOf();
  pembaca.jari = 'SARI';
  await pembaca.tutup();
  expect((await pindai(segel)).status).toBe(200);
  await expect.poll(() => kabar).toEqual([{ status: false, auth_for: 'KASIR1', user_id: 'SPV1' }]);
  await agen.stop();
  await expect.poll(async () => (await pindai(segel)).code).toBe('SIDIK_TANPA_PEMBACA');
  await kit.owner.query("update para_system set value = 'false' where key = 'FINGERPRINT_MODULE'");
  kit.deps.stores.forget('JKT1');
  expect((await pindai(segel)).status).toBe(403);
});

test('is taken away by its owner, also where the module is off, and leaves nothing behind', async () => {
  const spv = kit.as('SPV1');
  expect((await spv.post('users/sidik-jari/daftar', { password: PASSWORD, jari: 'JARI LAIN' })).status).toBe(
    403,
  );
  const { milik, pembaca: ada } = (await spv.get('users/sidik-jari')).data;
  expect(ada).toBe(false);
  expect((await spv.post('users/sidik-jari/cabut', { id: milik[0].id })).status).toBe(200);
  const { rows } = await kit.owner.query("select pola from pengguna_sidik where user_id = 'SPV1'");
  expect(rows).toEqual([{ pola: '' }]);
});
