/**
 * Protects: a request for approval reaches the devices of who may decide it, sealed and signed as push services demand, says
 * nothing of price or customer, is sent once by however many servers, is tried again while the request waits and never after;
 * and a device that is gone, left or no longer its owner's to be told on is forgotten.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { createSecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Kit, PASSWORD, perangkatOf, testApp } from '../../../tests/kit/app.ts';
import { tanya } from '../../../tests/kit/izin.ts';
import { HARGA_BAKU, jual, nota, potongan } from '../../../tests/kit/jual.ts';
import { type LayananPush, layananPush } from '../../../tests/kit/simulator/layanan-push.ts';
import { kunciUntukPeramban } from './kunci-push.query.ts';

let kit: Kit;
let layanan: LayananPush;
let kode: string;
const BERSIH =
  'delete from kirim_push; delete from otorisasi_minta; delete from graphile_worker._private_jobs';
beforeAll(async () => {
  layanan = await layananPush();
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { APP_URL: 'https://toko.contoh.co.id' } });
  [kode] = (await potongan(kit, 'DRNG', 1)) as [string];
});
beforeEach(async () => {
  kit.lupakan();
  layanan.surat.clear();
  layanan.ulah.clear();
  layanan.panggilan.length = 0;
  await kit.owner.query(
    `delete from percobaan_login; delete from langganan_push; delete from tenang_push; ${BERSIH}`,
  );
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await layanan?.tutup();
});

const kunci = async (siapa: string): Promise<string> =>
  (await kit.as(siapa).get('users/push')).data.kunci_publik;
const nyalakan = async (siapa: string, nama = siapa): Promise<string> => {
  const body = { kunci_publik: await kunci(siapa), ...layanan.langganan(nama) };
  const answer = await kit.as(siapa).post('users/push/nyalakan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.id;
};
const perangkat = async (siapa: string) =>
  (await kit.as(siapa).get('users/push')).data.perangkat as {
    id: string;
    terakhir: string | null;
    galat: string | null;
    ini: boolean;
  }[];

/** A sale below its cost is refused, and waits for somebody elsewhere. */
const minta = async (harga = 1_000_000): Promise<string> => {
  const ditolak = await jual(
    kit.as('KASIR1'),
    nota([{ kode_barcode: kode, diskon: HARGA_BAKU - harga }], harga),
  );
  const { segel } = ditolak.detail as { segel: string };
  const answer = await kit.as('KASIR1').post('authorization/minta', { segel, alasan: 'Ibu Ratna menawar' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.id;
};
const kerjakan = (nama: string, id: string) => tasks[nama]?.({ kode_toko: 'JKT1', id }, kit.deps);
type Kiriman = { id: string; jenis: string; status: string; percobaan: number; galat: string | null };
const kiriman = async (minta: string): Promise<Kiriman[]> =>
  (
    await kit.owner.query(
      'select id, jenis, status, percobaan, galat from kirim_push where minta = $1 order by dibuat, jenis desc',
      [minta],
    )
  ).rows;
/** What the queue does, in the order of the queue. */
const kabarkan = async (id: string, nama = 'push_minta'): Promise<void> => {
  await kerjakan(nama, id);
  for (const satu of await kiriman(id)) await kerjakan('push_kirim', satu.id);
};
const diterima = (nama: string) => (layanan.surat.get(nama) ?? []).map(({ isi }) => isi);
const putus = (siapa: string, id: string) =>
  kit.as(siapa).post('authorization/putus', { id, kode_toko: 'JKT1', setuju: true, password: PASSWORD });

test('who may decide is told: sealed, signed, short-lived, and without price or customer', async () => {
  await nyalakan('SPV1');
  await nyalakan('OWNER');
  await nyalakan('SPV1-BDG');
  const id = await minta();
  await kabarkan(id);
  expect(layanan.panggilan.toSorted()).toEqual(['OWNER', 'SPV1']);
  const [surat] = layanan.surat.get('SPV1') ?? [];
  expect(surat?.isi).toEqual({
    jenis: 'MINTA',
    tag: `otorisasi-${id}`,
    judul: expect.stringMatching(/^Mustika · /),
    isi: expect.stringMatching(/^Dijual di bawah modal\. Diminta /),
    buka: `/home?otorisasi=JKT1.${id}`,
  });
  expect(JSON.stringify(surat?.isi)).not.toMatch(/Rp|1\.000\.000|Ratna|DRNG/);
  expect(surat?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '600',
    urgency: 'high',
    topic: id.replaceAll('-', ''),
  });
  const { jwt } = surat as NonNullable<typeof surat>;
  expect(jwt).toMatchObject({ aud: layanan.url, sub: 'https://toko.contoh.co.id' });
  expect(jwt.exp - Math.floor(Date.now() / 1000)).toBeLessThanOrEqual(24 * 3600);
  expect(await perangkat('SPV1')).toMatchObject([{ ini: true, galat: null, terakhir: expect.any(String) }]);
  // Asked twice it waits once, and nobody is told twice.
  await kabarkan(await minta());
  expect(layanan.panggilan).toHaveLength(2);
});

test('what lies in the database opens no browser and signs nothing', async () => {
  const id = await nyalakan('SPV1');
  const { rows } = await kit.owner.query(
    'select l::text as l, k.privat from langganan_push l join kunci_push k on k.publik = l.kunci',
  );
  expect(rows[0].l).not.toContain(layanan.url);
  expect(rows[0].privat).toMatch(/^r1\./);
  // A second device of the chain uses the same pair.
  await nyalakan('OWNER');
  expect((await kit.owner.query('select publik from kunci_push')).rows).toHaveLength(1);
  expect(await nyalakan('SPV1'), 'the same device again is one').not.toBe('');
  expect(await perangkat('SPV1')).toHaveLength(1);
  expect(id).toHaveLength(36);
});

test('what is the owner\u2019s alone wakes no supervisor, and an asker is not told of his own', async () => {
  await nyalakan('SPV1');
  await nyalakan('OWNER');
  const milik = tanya(kit, 'KASIR1', {
    perlu: [{ kategori: 'barang', description: 'opening stock', oleh: 'OWN', rincian: [] }],
  });
  const { data } = await kit
    .as('KASIR1')
    .post('authorization/minta', { segel: milik.segel, alasan: 'stok awal' });
  await kabarkan(data.id);
  expect(layanan.panggilan).toEqual(['OWNER']);
  const sendiri = tanya(kit, 'SPV1', {});
  const asked = await kit
    .as('SPV1')
    .post('authorization/minta', { segel: sendiri.segel, alasan: 'pelanggan lama' });
  await kabarkan(asked.data.id);
  expect(layanan.panggilan).toEqual(['OWNER', 'OWNER']);
});

test('nobody is woken in his quiet hours, across midnight too, nor where the store wants no notifications', async () => {
  await nyalakan('SPV1');
  const tenang = (tenang_mulai: string | null, tenang_sampai: string | null) =>
    kit.as('SPV1').post('users/push/tenang', { tenang_mulai, tenang_sampai });
  // It is ten in the morning.
  for (const [mulai, sampai, dikabari] of [
    ['21:00', '07:30', true],
    ['09:30', '10:30', false],
    ['10:00', '06:00', false],
    ['10:30', '10:00', true],
  ] as const) {
    layanan.panggilan.length = 0;
    await kit.owner.query(BERSIH);
    expect((await tenang(mulai, sampai)).status).toBe(200);
    await kabarkan(await minta());
    expect(layanan.panggilan.length > 0, `${mulai} ${sampai}`).toBe(dikabari);
  }
  expect(await tenang('08:00', null)).toMatchObject({ status: 400, code: 'JAM_TENANG' });
  expect(await tenang(null, null)).toMatchObject({ status: 200 });
  expect((await kit.as('SPV1').get('users/push')).data).toMatchObject({ tenang_mulai: null });
  layanan.panggilan.length = 0;
  await kit.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'OTORISASI_PUSH', 'false')",
  );
  kit.deps.stores.forget('JKT1');
  await kabarkan(await minta(1_250_000));
  expect(layanan.panggilan).toEqual([]);
  await kit.owner.query("delete from para_system where key = 'OTORISASI_PUSH'");
  kit.deps.stores.forget('JKT1');
});

test('a push service that fails is asked again while the request waits, and never after', async () => {
  await nyalakan('SPV1');
  layanan.ulah.set('SPV1', [{ status: 500 }, { status: 429, retryAfter: 200 }, { status: 503 }]);
  const id = await minta();
  await kabarkan(id);
  const [satu] = await kiriman(id);
  expect(satu).toMatchObject({ status: 'ULANG', galat: 'layanan notifikasi menjawab 500' });
  expect(await perangkat('SPV1')).toMatchObject([
    { galat: 'layanan notifikasi menjawab 500', terakhir: null },
  ]);
  const lagi = async (seconds: number): Promise<Kiriman | undefined> => {
    kit.clock.advance({ seconds });
    await kerjakan('push_kirim', satu?.id ?? '');
    return (await kiriman(id))[0];
  };
  expect(await lagi(29), 'before its pause is over').toMatchObject({ percobaan: 1 });
  expect(await lagi(1)).toMatchObject({ status: 'ULANG', percobaan: 2 });
  expect(await lagi(199), 'as long as it was asked to').toMatchObject({ percobaan: 2 });
  expect(await lagi(1)).toMatchObject({ status: 'ULANG', percobaan: 3 });
  expect(await lagi(120)).toMatchObject({ status: 'TERKIRIM', percobaan: 4 });
  const sisa = layanan.surat.get('SPV1')?.[0]?.headers['ttl'];
  expect(Number(sisa), 'kept no longer than the request waits').toBe(600 - 350);
});

test('a pause that ends after the request, and a request that was answered meanwhile, end the trying', async () => {
  await nyalakan('SPV1');
  layanan.ulah.set('SPV1', [{ status: 429, retryAfter: 3600 }]);
  const satu = await minta();
  await kabarkan(satu);
  expect(await kiriman(satu)).toMatchObject([{ status: 'MATI', percobaan: 1 }]);
  layanan.ulah.set('SPV1', [{ status: 500 }]);
  const dua = await minta(1_100_000);
  await kabarkan(dua);
  expect(await putus('OWNER', dua)).toMatchObject({ status: 200 });
  kit.clock.advance({ seconds: 30 });
  await kabarkan(dua, 'push_tutup');
  expect(await kiriman(dua)).toMatchObject([{ status: 'MATI', galat: 'tidak menunggu lagi' }]);
  const tiga = await minta(1_200_000);
  kit.clock.advance({ minutes: 10 });
  await kabarkan(tiga);
  expect(await kiriman(tiga)).toEqual([]);
  expect(layanan.surat.size).toBe(0);
});

test('a push service that says nothing at all is left after a while', async () => {
  await nyalakan('SPV1');
  layanan.ulah.set('SPV1', ['DIAM']);
  const id = await minta();
  await kabarkan(id);
  expect(await kiriman(id)).toMatchObject([{ status: 'ULANG', galat: 'tidak dijawab' }]);
});

test('a browser that is gone is forgotten, whichever way it says so', async () => {
  for (const status of [404, 410]) {
    await nyalakan('SPV1');
    layanan.ulah.set('SPV1', [{ status }]);
    const id = await minta();
    await kabarkan(id);
    expect(await perangkat('SPV1'), String(status)).toEqual([]);
    await kit.owner.query(BERSIH);
  }
});

test('of two servers that wake at once one sends', async () => {
  await nyalakan('SPV1');
  const id = await minta();
  const lain = openDatabase({ url: kit.url, poolSize: 3 });
  const keduanya = [kit.deps, { ...kit.deps, db: lain }];
  const bersama = (nama: string, isi: object) =>
    Promise.all(keduanya.map(async (deps) => tasks[nama]?.({ kode_toko: 'JKT1', ...isi }, deps)));
  await bersama('push_minta', { id });
  expect(await kiriman(id)).toHaveLength(1);
  await bersama('push_kirim', { id: (await kiriman(id))[0]?.id });
  await lain.close();
  expect(layanan.panggilan).toEqual(['SPV1']);
  expect(await kiriman(id)).toMatchObject([{ status: 'TERKIRIM', percobaan: 1 }]);
});

test('what was answered or taken back leaves the screens it is on', async () => {
  await nyalakan('SPV1');
  await nyalakan('OWNER');
  const satu = await minta();
  await kabarkan(satu);
  expect(await putus('OWNER', satu)).toMatchObject({ status: 200 });
  const antre = await kit.owner.query(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'push_tutup'",
  );
  expect(antre.rows).toEqual([{ payload: { kode_toko: 'JKT1', id: satu } }]);
  await kabarkan(satu, 'push_tutup');
  for (const nama of ['SPV1', 'OWNER'])
    expect(diterima(nama)).toMatchObject([{ jenis: 'MINTA' }, { jenis: 'TUTUP', tag: `otorisasi-${satu}` }]);
  const dua = await minta(1_100_000);
  await kabarkan(dua);
  expect((await kit.as('KASIR1').post('authorization/minta/tarik', { id: dua })).status).toBe(200);
  await kabarkan(dua, 'push_tutup');
  expect(diterima('SPV1').at(-1)).toMatchObject({ jenis: 'TUTUP', tag: `otorisasi-${dua}` });
  expect(await kit.as('SPV1').get(`authorization/masuk/satu?kode_toko=JKT1&id=${dua}`)).toMatchObject({
    data: { keadaan: 'TARIK' },
  });
  expect(await kit.as('SPV1').get(`authorization/masuk/satu?kode_toko=JKT1&id=${satu}`)).toMatchObject({
    data: { keadaan: 'SETUJU', diputus_oleh: 'OWNER' },
  });
  expect(await kit.as('SPV1-BDG').get(`authorization/masuk/satu?kode_toko=JKT1&id=${satu}`)).toMatchObject({
    status: 404,
  });
});

test('a message to try it says at once what came of it, and only to one\u2019s own device', async () => {
  const id = await nyalakan('SPV1');
  expect(await kit.as('SPV1').post('users/push/coba', { id })).toMatchObject({ status: 200 });
  expect(diterima('SPV1')).toMatchObject([{ jenis: 'UJI' }]);
  expect(await kit.as('OWNER').post('users/push/coba', { id })).toMatchObject({ status: 404 });
  layanan.ulah.set('SPV1', [{ status: 500 }, { status: 410 }]);
  expect(await kit.as('SPV1').post('users/push/coba', { id })).toMatchObject({
    ...{ status: 502, code: 'PUSH_TIDAK_SAMPAI' },
  });
  expect(await kit.as('SPV1').post('users/push/coba', { id })).toMatchObject({
    ...{ status: 409, code: 'PERANGKAT_PUSH_HILANG' },
  });
  expect(await perangkat('SPV1')).toEqual([]);
});

test('a device is told nothing more once it was turned off, logged out of, used by another, or its owner may not agree', async () => {
  const ada = async (): Promise<number> =>
    (await kit.owner.query('select count(*)::int as n from langganan_push')).rows[0].n;
  const id = await nyalakan('SPV1');
  await kit.as('OWNER').post('users/push/matikan', { id });
  expect(await ada(), 'by another').toBe(1);
  await kit.as('SPV1').post('users/push/matikan', { id });
  expect(await ada()).toBe(0);
  await nyalakan('SPV1');
  expect((await kit.as('SPV1').post('users/logout', { user_id: 'SPV1' })).status).toBe(200);
  expect(await ada(), 'logged out').toBe(0);
  kit.lupakan();
  await nyalakan('SPV1');
  await kit.owner.query(
    'insert into perangkat_dikenal (user_id, perangkat_hash) values ($1, $2) on conflict do nothing',
    [...['SPV1', sha256(perangkatOf('SPV1'))]],
  );
  const login = await kit
    .siapa({ cookie: `perangkat=${perangkatOf('SPV1')}` })
    .post('users/login', { user_id: 'KASIR2', password: PASSWORD, ambil_alih: true });
  expect(login.status).toBe(200);
  expect(await ada(), 'another works there').toBe(0);
  kit.lupakan();
  await nyalakan('SPV1');
  const { rows } = await kit.owner.query("select nama, versi from pengguna where user_id = 'SPV1'");
  const turun = { ...rows[0], level: 'KASIR', kode_toko: 'JKT1', lingkup: [] };
  const ubah = await kit.as('OWNER').put('users/update/SPV1', turun, { portal: 'JKT1' });
  expect(ubah, ubah.text).toMatchObject({ status: 200 });
  expect(await ada(), 'no supervisor any more').toBe(0);
  await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'SPV1'");
});

test('an address inside, without TLS, or with keys that are none is refused', async () => {
  const dalam = await testApp({ pgUrl: inject('pgUrl'), env: { OUTBOUND_LOCAL: 'off' } });
  const { endpoint: _, ...kunciPeramban } = layanan.langganan('X');
  const { data } = await dalam.as('SPV1').get('users/push');
  const coba = (endpoint: string, more: object = kunciPeramban) =>
    dalam.as('SPV1').post('users/push/nyalakan', { kunci_publik: data.kunci_publik, endpoint, ...more });
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://[::1]/x',
    'https://localhost/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:25/x',
  ])
    expect(await coba(endpoint), endpoint).toMatchObject({ status: 400, code: 'ALAMAT_PUSH_DITOLAK' });
  const lain = createECDH('prime256v1');
  lain.generateKeys();
  const salah = { p256dh: randomBytes(65).toString('base64url'), auth: 'AA' };
  expect(await coba('https://fcm.googleapis.com/x', salah)).toMatchObject({ code: 'ALAMAT_PUSH_DITOLAK' });
  expect(await coba('https://fcm.googleapis.com/x')).toMatchObject({ status: 200 });
  await dalam.close();
});

test('without the key of the secrets nobody is woken, devices are turned on anew, and the old ones are back with the key', async () => {
  await nyalakan('SPV1');
  const lama = await kunci('SPV1');
  const keys = [randomBytes(32).toString('base64')];
  const dipulihkan = { ...kit.deps, secrets: createSecretBox({ dataDir: '', keys }) };
  const id = await minta();
  await tasks['push_minta']?.({ kode_toko: 'JKT1', id }, dipulihkan);
  const [satu] = await kiriman(id);
  await tasks['push_kirim']?.({ kode_toko: 'JKT1', id: satu?.id }, dipulihkan);
  expect(await kiriman(id)).toMatchObject([
    { status: 'MATI', galat: expect.stringContaining('Kunci Rahasia') },
  ]);
  const scope = { kode_toko: 'JKT1', user_id: 'SPV1', lintas: false };
  const baru = await kunciUntukPeramban(dipulihkan, scope);
  expect(baru).not.toBe(lama);
  expect(await kunciUntukPeramban(dipulihkan, scope), 'made once').toBe(baru);
  await kabarkan(await minta(1_100_000));
  expect(layanan.panggilan).toEqual(['SPV1']);
  await kit.owner.query('delete from langganan_push; delete from kunci_push');
});

test('the three newest questions of one asker wait, and the one they pushed out leaves the screens', async () => {
  await nyalakan('SPV1');
  const pertama = await minta(1_010_000);
  await kabarkan(pertama);
  for (const harga of [1_020_000, 1_030_000, 1_040_000]) {
    kit.clock.advance({ seconds: 1 });
    await minta(harga);
  }
  await kabarkan(pertama, 'push_tutup');
  expect(diterima('SPV1')).toMatchObject([{ jenis: 'MINTA' }, { jenis: 'TUTUP' }]);
});

test('who asks for approval of a piece shows it: its code and whether there is a photo, under the seal', async () => {
  const id = await minta();
  const { data } = await kit.as('SPV1').get('authorization/masuk');
  expect(data).toMatchObject([{ id, barang: [{ kode_barcode: kode, ada_foto: false }] }]);
});
