/**
 * Protects: a trial is the shop as it stands and nothing of it comes back; what opens one side opens nothing of the other; two people have
 * two; and what is thrown away, over, or broke off leaves neither database nor folder.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAt } from '@mustika/server-kit/postgres/one-connection.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { jumlahBaris } from '../../tests/kit/buku.ts';
import { nota } from '../../tests/kit/jual.ts';
import { bawaTiket, disetujui, type Magang, magang, tempat } from '../../tests/kit/latih.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import { pindahanTasks } from './pindahan.job.ts';

let kit: Kit;
let di: Magang;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const databases = async (): Promise<string[]> => {
  const name = new URL(kit.url).pathname.slice(1);
  const { rows } = await kit.owner.query<{ datname: string }>(
    "select datname from pg_database where datname like $1 || '\\_uji\\_%' order by 1",
    [name],
  );
  return rows.map(({ datname }) => datname);
};
const folders = (): string[] => {
  const rooms = join(kit.deps.config.dataDir, 'uji-coba');
  return existsSync(rooms) ? readdirSync(rooms) : [];
};
const keadaan = async (user = 'OWNER') => (await kit.as(user).get('uji-coba')).data;

async function buat(user: string): Promise<void> {
  const answer = await kit.as(user).post('uji-coba/buat', {});
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await kit.ujiCoba.settled();
}

async function masuk(user: string): Promise<Magang> {
  const tiket = await kit.as(user).post('uji-coba/masuk', {});
  const answer = await bawaTiket(kit, user, tiket.data.tiket as string);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return magang(kit, answer.data.token as string, tempat(answer));
}

type Penjual = { post(path: string, body: object): Promise<Answer> };

/** Sold for cash, at the price that stands. */
async function jual(siapa: Penjual, kode_barcode: string): Promise<string> {
  const ditanya = await siapa.post('penjualan/simpan', nota([{ kode_barcode }], 1));
  const dijual = await siapa.post('penjualan/simpan', nota([{ kode_barcode }], ditanya.detail.total));
  expect(dijual, dijual.text).toMatchObject({ status: 200 });
  return dijual.data.no_dokumen as string;
}

/** Tables whose rows open something, or reach somebody outside. */
const TERTUTUP = [
  ...['sesi', 'agen', 'tautan', 'kunci_nota', 'kunci_nota_rahasia', 'pengguna_totp', 'pengguna_pemulihan'],
  ...['perangkat_dikenal', 'pesan_wa', 'tiket_grosir', 'otorisasi_minta', 'latihan_sesi', 'export_minta'],
  ...[
    'pengguna_pin',
    'pengguna_passkey',
    'otorisasi_tantangan',
    'kunci_api',
    'kunci_api_rahasia',
    'langganan_kejadian',
    'kunci_push',
    'langganan_push',
    'kirim_push',
  ],
];

test('who owns the shop makes one, and finds in it what there is', async () => {
  expect(await keadaan()).toMatchObject({ keadaan: 'TIDAK_ADA', hari: 14 });
  for (const siapa of ['SPV1', 'KASIR1']) expect((await kit.as(siapa).get('uji-coba')).status).toBe(403);
  await kit.owner.query("select set_config('app.kode_toko', 'JKT1', false)");
  await kit.owner.query(
    "insert into setting_wa (kode_toko, aktif, token, rahasia_aplikasi) values ('JKT1', true, 'rahasia', 'rahasia')",
  );
  await buat('OWNER');
  expect(await keadaan()).toMatchObject({ keadaan: 'SIAP', temuan: 0, sebab: null });
  expect(folders()).toHaveLength(1);
  expect(readdirSync(join(kit.deps.config.dataDir, 'uji-coba', folders()[0] as string))).not.toContain(
    'salinan',
  );
  const [name] = await databases();
  const lain = new pg.Client({ connectionString: databaseAt(kit.url, name as string) });
  await lain.connect();
  const [sini, sana] = [
    await jumlahBaris(kit.owner, ['barang', 'audit']),
    await jumlahBaris(lain, ['barang', 'audit']),
  ];
  expect(sana).toEqual(sini);
  expect(new Set(Object.values(await jumlahBaris(lain, TERTUTUP)))).toEqual(new Set([0]));
  const sandi = await lain.query("select distinct kata_sandi from pengguna where user_id <> 'PENYELIA'");
  expect(sandi.rows).toEqual([{ kata_sandi: 'x' }]);
  const wa = await lain.query(
    "select aktif, token, rahasia_aplikasi from setting_wa where kode_toko = 'JKT1'",
  );
  expect(wa.rows).toEqual([{ aktif: false, token: null, rahasia_aplikasi: null }]);
  await lain.end();
});

test('he works in it as himself, on paper that says what it is, and nothing of it is in the shop', async () => {
  const sesi = await masuk('OWNER');
  expect((await sesi.get('users/sesi')).data).toMatchObject({
    user_id: 'OWNER',
    sarana: [{ nama: 'UJI_COBA' }],
  });
  // Nothing goes out of it, to no phone either.
  expect((await sesi.get('users/push')).status).toBe(403);
  di = magang(kit, sesi.token, sesi.cookie, 'JKT1');
  const buku = ['buku_uang', 'buku_barang', 'dokumen', 'audit', 'member'];
  const sebelum = await jumlahBaris(kit.owner, buku);
  const { rows } = await kit.owner.query<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' order by 1 limit 2",
  );
  const [satu, dua] = rows.map(({ kode_barcode }) => kode_barcode) as [string, string];
  const no_faktur_group = await jual(di, satu);
  const cetak = await di.post('penjualan/cetak', { no_faktur_group, pratinjau: 'YA' });
  expect(cetak.data.text).toContain('LATIHAN - BUKAN NOTA');
  const pdf = await di.get('penjualan/get/report/pdf?tgl_awal=2026-11-01&tgl_akhir=2026-11-30');
  expect(
    teksPdf(pdf.bytes)
      .map(({ teks }) => teks)
      .join(' '),
  ).toContain('LATIHAN - BUKAN NOTA');
  expect(await jumlahBaris(kit.owner, buku)).toEqual(sebelum);
  // The reverse: what is sold in the shop is still to be sold there.
  await jual(kit.as('KASIR1'), dua);
  await jual(di, dua);
});

test('a second person agrees by a word that is shown; no password of the shop is one there', async () => {
  const saldo = { kas: [{ kasir: 'KASIR1', laci: 'KAS', jumlah: 1_000_000 }] };
  expect(await disetujui(di, 'saldo-awal/simpan', saldo)).toMatchObject({ status: 200 });
  const izin = { kategori: 'x', description: 'x', segel: 'x' };
  for (const sandi of [PASSWORD, 'x'])
    expect(await di.post('authorization', { ...izin, user_id: 'SPV1', password: sandi })).not.toMatchObject({
      status: 200,
    });
  const store = (await kit.ujiCoba.open('OWNER'))?.deps;
  expect(store?.secrets.keyId()).not.toBe(kit.deps.secrets.keyId());
  for (const address of ['https://graph.facebook.com/x', 'http://127.0.0.1/x'])
    expect(store?.outbound.refusal(address)).not.toBe(null);
  expect(store?.sockets.current).toBe(null);
});

test('a token of one side opens nothing of the other', async () => {
  expect((await kit.as('OWNER').get('users/sesi')).status).toBe(200);
  const tokenDi = await kit
    .siapa({ 'x-auth-token': di.token, cookie: 'perangkat=perangkat-OWNER' })
    .get('users/sesi');
  expect(tokenDi).toMatchObject({ status: 401 });
  const asing = magang(kit, 'x'.repeat(43), di.cookie);
  expect(await asing.get('users/sesi')).toMatchObject({ status: 401 });
});

test('a server that nobody asks is closed, and its store is there when he comes back', async () => {
  kit.clock.advance({ minutes: 36 });
  await kit.ujiCoba.idle();
  expect(await databases()).toHaveLength(1);
  kit.lupakan();
  di = await masuk('OWNER');
  expect((await di.get('users/sesi')).status).toBe(200);
});

test('another person has another one; a second of the same person, and one too many, is refused', async () => {
  expect(await kit.as('OWNER').post('uji-coba/buat', {})).toMatchObject({
    status: 409,
    code: 'UJI_COBA_SUDAH_ADA',
  });
  await buat('MU');
  expect(await databases()).toHaveLength(2);
  const lain = await masuk('MU');
  expect((await lain.get('users/sesi')).data).toMatchObject({ user_id: 'MU' });
  // The cookie of a place says which store: the token of one is nothing in the other.
  expect(await magang(kit, di.token, lain.cookie).get('users/sesi')).toMatchObject({ status: 401 });
});

test('thrown away it is gone, with its server, its folder and its sessions; the other one stays', async () => {
  expect((await kit.as('OWNER').post('uji-coba/buang', {})).status).toBe(200);
  expect((await kit.as('OWNER').post('uji-coba/buang', {})).status).toBe(200);
  expect(await di.get('users/sesi')).toMatchObject({ status: 401 });
  expect(await databases()).toHaveLength(1);
  expect(folders()).toHaveLength(1);
  expect(await keadaan()).toMatchObject({ keadaan: 'TIDAK_ADA' });
  expect(await keadaan('MU')).toMatchObject({ keadaan: 'SIAP' });
});

test('what is over goes by itself', async () => {
  kit.clock.advance({ hours: 14 * 24 });
  kit.lupakan();
  expect(await keadaan('MU')).toMatchObject({ keadaan: 'TIDAK_ADA' });
  await pindahanTasks['uji_coba_lewat']?.({}, kit.deps);
  expect(await databases()).toEqual([]);
  expect(folders()).toEqual([]);
});

test('one that breaks off leaves nothing but its reason, and one that is thrown away meanwhile not even that', async () => {
  await kit.owner.query('create table milik_siapa (x integer)');
  await buat('OWNER');
  expect(await keadaan()).toMatchObject({ keadaan: 'GAGAL', sebab: 'LAIN' });
  await kit.owner.query('drop table milik_siapa');
  expect(await databases()).toEqual([]);
  expect(folders()).toEqual([]);
  expect((await kit.as('OWNER').post('uji-coba/buat', {})).status).toBe(200);
  expect(await keadaan()).toMatchObject({ keadaan: 'DIBUAT', sebab: null });
  expect((await kit.as('OWNER').post('uji-coba/buang', {})).status).toBe(200);
  await kit.ujiCoba.settled();
  expect(await keadaan()).toMatchObject({ keadaan: 'TIDAK_ADA' });
  expect(await databases()).toEqual([]);
  expect(folders()).toEqual([]);
});

test('a shop that is too big, and one trial too many, is said before anything is made', async () => {
  for (const [uji, code] of [
    [{ atOnce: 3, bytes: 1000 }, 'UJI_COBA_TERLALU_BESAR'],
    [{ atOnce: 0, bytes: 1e12 }, 'UJI_COBA_PENUH'],
  ] as const) {
    const sempit = await testApp({ pgUrl: inject('pgUrl'), uji });
    expect(await sempit.as('OWNER').post('uji-coba/buat', {})).toMatchObject({ code });
    await sempit.close();
  }
});
