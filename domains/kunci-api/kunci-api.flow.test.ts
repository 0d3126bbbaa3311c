/**
 * Protects: a key may what it was given, in its stores, until it ends, and nothing else; what it does is signed with its name; it learns no
 * secret, gets nobody's approval and has no drawer; it is refused at once when it is revoked, over, elsewhere or nobody answers for it; and
 * two servers count its calls together.
 */
import { cloneDatabase } from '@mustika/server-kit/testing.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Kit, kitOver, PASSWORD, RANTAI } from '../../tests/kit/app.ts';
import { HARGA_BAKU, nota, potongan } from '../../tests/kit/jual.ts';
import { buatKunci, dengan, isianKunci, type KunciUji } from '../../tests/kit/kunci.ts';

let a: Kit;
let b: Kit;
let kode: string[];
let buang: () => Promise<void>;
const BRI = '7310455201';
beforeAll(async () => {
  const clone = await cloneDatabase(inject('pgUrl'), RANTAI);
  a = await kitOver(clone);
  b = await kitOver(clone);
  buang = clone.drop;
  kode = await potongan(a, 'KUNC', 4);
});
// One session a person: that of the other server ended this one's.
beforeEach(() => {
  a.lupakan();
  b.lupakan();
});
afterEach(async () => expect(await a.periksa()).toEqual([]));
afterAll(async () => {
  await a?.lepas();
  await b?.lepas();
  await buang?.();
});

const JUAL = ['/transaksi-penjualan', '/transaksi-penjualan#penjualan.simpan'];
const transfer = (barcode: string, jumlah = HARGA_BAKU): object =>
  nota([barcode], jumlah, { bayar: [{ jenis: 'TRANSFER', jumlah, no_rekening: BRI }] });

test('it reads what it was given, in its stores, and nothing else', async () => {
  const kunci = await buatKunci(a, { nama: 'TOKO WEB', hak: ['/data-barang'] });
  const program = dengan(a, kunci);
  const stok = await program.get('barang/list?limit=5');
  expect(stok, stok.text).toMatchObject({ status: 200 });
  expect(stok.data.length).toBeGreaterThan(0);
  expect(stok.headers).toMatchObject({ 'ratelimit-limit': '600' });
  for (const path of ['penjualan', 'users/sesi', 'users/data', 'kunci-api', 'openapi.json'])
    expect(await program.get(path), path).toMatchObject({ status: 403, code: 'KUNCI_API_TANPA_HAK' });
  expect(await program.get('barang/list', { portal: 'BDG1' })).toMatchObject({ code: 'TOKO_LAIN' });
  // Reading by a screen opens none of its acts.
  expect(await program.put(`barang/ubah/${kode[0]}`, {})).toMatchObject({ code: 'KUNCI_API_TANPA_HAK' });
  expect(await program.post('users/logout', {})).toMatchObject({ code: 'KUNCI_API_TANPA_HAK' });
});

test('of two stores it reads both, and acts in the one that is picked', async () => {
  const kunci = await buatKunci(a, { nama: 'DUA TOKO', hak: ['/data-barang'], toko: ['JKT1', 'BDG1'] });
  const program = dengan(a, kunci);
  const milik = async (portal: string) =>
    ((await program.get('barang/list?limit=50', { portal })).data as { kode_barcode: string }[]).map(
      (one) => one.kode_barcode,
    );
  const [jkt, bdg] = [await milik('JKT1'), await milik('BDG1')];
  expect(jkt.length).toBeGreaterThan(0);
  expect(jkt).not.toEqual(bdg);
  expect(await program.get('barang/list', { portal: 'SBY1' })).toMatchObject({ code: 'TOKO_LAIN' });
});

test('it learns no secret that its owner knows', async () => {
  const kunci = await buatKunci(a, { nama: 'TANPA MODAL', hak: ['/data-barang', '/master-group'] });
  const owner = await a.as('OWNER').get('group/get/all', { portal: 'JKT1' });
  const program = await dengan(a, kunci).get('group/get/all');
  const modal = (rows: { harga_modal: number | null }[]) => rows.map((one) => one.harga_modal);
  expect(modal(owner.data).some((one) => one !== null)).toBe(true);
  expect(modal(program.data).every((one) => one === null)).toBe(true);
});

test('what it writes is signed with its name, once for each Idempotency-Key, and stands in its log', async () => {
  const kunci = await buatKunci(a, { nama: 'KASIR WEB', hak: JUAL });
  const program = dengan(a, kunci);
  const [barcode] = kode as [string];
  expect(await program.post('penjualan/simpan', transfer(barcode), { key: null })).toMatchObject({
    ...{ status: 400, code: 'KUNCI_DIPERLUKAN' },
  });
  const key = 'nota-web-0001';
  const dua = await Promise.all(
    [1, 2].map(() => program.post('penjualan/simpan', transfer(barcode), { key })),
  );
  const no = dua[0]?.data.no_dokumen as string;
  for (const satu of dua) expect(satu, satu.text).toMatchObject({ status: 200, data: { no_dokumen: no } });
  expect(await program.post('penjualan/simpan', transfer(kode[1] as string), { key })).toMatchObject({
    code: 'KUNCI_DIPAKAI_LAIN',
  });
  const { rows } = await a.owner.query(
    "select d.user_id, j.user_id as jejak from dokumen d join audit j on j.objek = d.no_dokumen and j.aksi = 'penjualan.simpan' where d.no_dokumen = $1",
    [no],
  );
  expect(rows).toEqual([{ user_id: 'API: KASIR WEB', jejak: 'API: KASIR WEB' }]);
  const catatan = (await a.as('OWNER').get(`kunci-api/panggilan?id=${kunci.id}`)).data as Record<
    string,
    unknown
  >[];
  expect(catatan.filter((one) => one['no_dokumen'] === no)).toHaveLength(2);
  expect(catatan).toContainEqual(
    expect.objectContaining({ metode: 'POST', panggilan: 'penjualan/simpan', status: 400, toko: 'JKT1' }),
  );
  expect(JSON.stringify(catatan)).not.toContain(barcode);
});

test('it takes no cash, and where another person has to agree nobody can for it', async () => {
  const kunci = await buatKunci(a, { nama: 'TANPA LACI', hak: JUAL });
  const program = dengan(a, kunci);
  const [, barcode] = kode as [string, string];
  expect(await program.post('penjualan/simpan', nota([barcode], HARGA_BAKU))).toMatchObject({
    ...{ status: 409, code: 'KUNCI_API_TANPA_LACI' },
  });
  const murah = nota([{ kode_barcode: barcode, diskon: HARGA_BAKU - 1_000_000 }], 1_000_000, {
    bayar: [{ jenis: 'TRANSFER', jumlah: 1_000_000, no_rekening: BRI }],
  });
  const diminta = await program.post('penjualan/simpan', murah);
  expect(diminta, diminta.text).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  const setuju = {
    user_id: 'SPV1',
    password: PASSWORD,
    ...diminta.detail.perlu[0],
    segel: diminta.detail.segel,
  };
  expect(await program.post('authorization', setuju)).toMatchObject({ code: 'KUNCI_API_TANPA_HAK' });
});

test('it is refused when it is revoked, on every server at its next call', async () => {
  const kunci = await buatKunci(a, { nama: 'SEBENTAR', hak: ['/data-barang'] });
  for (const kit of [a, b])
    expect(await dengan(kit, kunci).get('barang/list')).toMatchObject({ status: 200 });
  expect(await b.as('OWNER').post('kunci-api/cabut', { id: kunci.id })).toMatchObject({ status: 200 });
  for (const kit of [a, b])
    expect(await dengan(kit, kunci).get('barang/list')).toMatchObject({
      ...{ status: 401, code: 'KUNCI_API_TIDAK_BERLAKU' },
    });
  // No live line, and nobody's session.
  expect(await a.deps.sessions.find(kunci.kunci, '')).toBeNull();
});

test('it is refused after its last day, from another network, and as anything but itself', async () => {
  const besok = await buatKunci(a, { nama: 'BESOK', hak: ['/data-barang'], berlaku_sampai: '2026-11-22' });
  const jauh = await buatKunci(a, { nama: 'JAUH', hak: ['/data-barang'], alamat: ['203.0.113.0/24'] });
  const dekat = await buatKunci(a, { nama: 'DEKAT', hak: ['/data-barang'], alamat: ['127.0.0.0/8', '::1'] });
  const tolak = { status: 401, code: 'KUNCI_API_TIDAK_BERLAKU' };
  expect(await dengan(a, jauh).get('barang/list')).toMatchObject(tolak);
  expect(await dengan(a, dekat).get('barang/list')).toMatchObject({ status: 200 });
  expect(await dengan(a, { kunci: `${dekat.kunci}x` }).get('barang/list')).toMatchObject(tolak);
  expect(await dengan(a, besok).get('barang/list')).toMatchObject({ status: 200 });
  const { rows } = await a.owner.query('select berakhir from kunci_api where id = $1', [besok.id]);
  expect(rows[0].berakhir).toEqual(new Date('2026-11-22T17:00:00Z'));
  await a.owner.query("update kunci_api set berakhir = '2026-11-21T02:59:59Z' where id = $1", [besok.id]);
  expect(await dengan(a, besok).get('barang/list')).toMatchObject(tolak);
});

test('a turned key has two secrets for as long as was said, and one after it', async () => {
  const lama = await buatKunci(a, { nama: 'DIPUTAR', hak: ['/data-barang'] });
  const putar = { id: lama.id, jam: 1, password: PASSWORD };
  const baru = (await a.as('OWNER').post('kunci-api/putar', putar)).data as KunciUji;
  expect(baru.kunci).not.toBe(lama.kunci);
  for (const one of [lama, baru])
    expect(await dengan(a, one).get('barang/list')).toMatchObject({ status: 200 });
  a.clock.advance({ minutes: 61 });
  a.lupakan();
  expect(await dengan(a, lama).get('barang/list')).toMatchObject({ code: 'KUNCI_API_TIDAK_BERLAKU' });
  expect(await dengan(a, baru).get('barang/list')).toMatchObject({ status: 200 });
});

test('it is dead without the owner who answers for it', async () => {
  const kunci = await buatKunci(a, { nama: 'YATIM', hak: ['/data-barang'] });
  const level = (to: string) => a.owner.query("update pengguna set level = $1 where user_id = 'OWNER'", [to]);
  await level('MU');
  expect(await dengan(a, kunci).get('barang/list')).toMatchObject({ code: 'KUNCI_API_TIDAK_BERLAKU' });
  await level('OWN');
  expect(await dengan(a, kunci).get('barang/list')).toMatchObject({ status: 200 });
});

test('two servers count together, and say when there is a call again', async () => {
  const kunci = await buatKunci(a, { nama: 'SERING', hak: ['/data-barang'], per_menit: 60, sekaligus: 3 });
  const dua = [a, b, a].map((kit) => dengan(kit, kunci).get('barang/list?limit=1'));
  for (const one of await Promise.all(dua)) expect(one).toMatchObject({ status: 200 });
  for (const kit of [b, a])
    expect(await dengan(kit, kunci).get('barang/list?limit=1')).toMatchObject({
      ...{ status: 429, code: 'KUNCI_API_TERLALU_SERING', detail: { tunggu: 1 } },
      headers: expect.objectContaining({ 'retry-after': '1', 'ratelimit-remaining': '0' }),
    });
  // What is refused in a row is written down once: a program that does not wait fills no table.
  const tercatat = async (): Promise<number[]> => {
    const { data } = await a.as('OWNER').get(`kunci-api/panggilan?id=${kunci.id}`);
    return (data as { status: number }[]).map(({ status }) => status).sort();
  };
  await expect.poll(tercatat).toEqual([200, 200, 200, 429]);
  for (const kit of [a, b]) kit.clock.advance({ hours: 2 });
  a.lupakan();
  const lagi = [200, 200, 200, 429, 429];
  for (const status of lagi)
    expect(await dengan(b, kunci).get('barang/list?limit=1')).toMatchObject({ status });
  await expect.poll(tercatat).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('nobody gives what nobody may give, nor without his password', async () => {
  const coba = async (isi: object, kode_tolak: string) =>
    expect(
      await a
        .as('OWNER')
        .post('kunci-api/buat', { ...isianKunci({ nama: 'X1X', hak: ['/data-barang'] }), ...isi }),
    ).toMatchObject({ code: kode_tolak });
  const hak = (...paths: string[]) => ({ hak: paths.map((path) => ({ path })) });
  for (const path of [
    '/data-users',
    '/settingsystem',
    '/kunci-api',
    '/validasi-penjualan',
    '/laporan-authorization',
  ])
    await coba(hak(path), 'HAK_KUNCI_SALAH');
  await coba(hak('/master-group', '/master-group#impor'), 'HAK_KUNCI_SALAH');
  await coba(hak('/batal-penjualan', '/batal-penjualan#penjualan.batal'), 'HAK_KUNCI_SALAH');
  await coba(hak('/transaksi-penjualan#penjualan.simpan'), 'HAK_KUNCI_SALAH');
  await coba({ password: 'bukan-sandi-saya' }, 'PASSWORD_LAMA_SALAH');
  await a.owner.query('delete from percobaan_login');
  for (const alamat of ['10.0.0.300', '1:2']) await coba({ alamat: [{ alamat }] }, 'ALAMAT_KUNCI_SALAH');
  await coba({ berlaku_sampai: '2026-11-21' }, 'MASA_KUNCI_SALAH');
  await coba({ nama: 'TOKO WEB' }, 'NAMA_KUNCI_DIPAKAI');
  await coba({ toko: [{ kode_toko: 'TIDAKADA' }] }, 'ACUAN_TIDAK_ADA');
  for (const user of ['SU', 'MU', 'SPV1', 'PUSAT'])
    expect(
      await a.as(user).post('kunci-api/buat', isianKunci({ nama: 'X2X', hak: ['/data-barang'] })),
    ).toMatchObject({
      status: 403,
    });
});

test('its secret is told once, and kept nowhere', async () => {
  const key = 'kunci-sekali-1';
  const isi = isianKunci({ nama: 'SEKALI', hak: ['/data-barang'] });
  const dua = await Promise.all([1, 2].map(() => a.as('OWNER').post('kunci-api/buat', isi, { key })));
  const [satu] = dua.map(({ data }) => (data as KunciUji).kunci);
  expect(dua.map(({ data }) => (data as KunciUji).kunci)).toEqual([satu, satu]);
  expect((await a.as('OWNER').get('kunci-api')).text).not.toContain(satu);
  const { rows } = await a.owner.query(
    "select (select count(*) from idem where jawaban::text like '%' || $1 || '%')::int as idem, (select count(*) from audit where isi::text like '%' || $1 || '%')::int as audit",
    [satu],
  );
  expect(rows).toEqual([{ idem: 0, audit: 0 }]);
});
