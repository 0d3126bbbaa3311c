/**
 * Protects: a photo is taken away by whoever may, for good, with a word in the history; it goes when no store shows it any more,
 * what is left behind goes at night, and a bucket that is down leaves no half of anything.
 */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { masukkan } from '../../tests/kit/jual.ts';
import { KUNCI_S3, type PenyediaS3, penyediaS3Uji } from '../../tests/kit/simulator/penyedia-s3.ts';
import { unggah } from '../../tests/kit/unggah.ts';
import { fotoTasks, SIMPAN_HARI } from './bersih-foto.job.ts';

let kit: Kit;
let bucket: PenyediaS3;
const KODE = 'FOTOUJI1';
const jalur = `barang/foto/${KODE}`;

beforeAll(async () => {
  bucket = await penyediaS3Uji();
  const { region, keyId, secret } = KUNCI_S3;
  const env = { PHOTO_S3_URL: bucket.url, PHOTO_S3_REGION: region };
  kit = await testApp({
    pgUrl: inject('pgUrl'),
    env: { ...env, PHOTO_S3_KEY_ID: keyId, PHOTO_S3_SECRET: secret },
  });
  await masukkan(kit, { kode_barcode: KODE });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await bucket?.tutup();
});

const kirim = async (background: string, kode_barcode = KODE) => {
  const isi = await sharp({ create: { width: 90, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const image = { nama: 'foto.jpg', isi, jenis: 'image/jpeg' };
  return unggah(kit.as('SPV1'), 'barang/foto', { kode_barcode, image });
};
const tersimpan = async (): Promise<string | null> =>
  (await kit.owner.query('select foto from barang where kode_barcode = $1', [KODE])).rows[0].foto;
const berkas = (): string[] => [...bucket.berkas.keys()];

test('it lies in the folder of its store, is deleted with a word in the history, and nobody else deletes it', async () => {
  expect(await kirim('#a00')).toMatchObject({ status: 200 });
  const key = await tersimpan();
  expect(berkas()).toEqual([key]);
  expect(key).toMatch(/^JKT1\/FOTOUJI1-[0-9a-f]{16}\.jpg$/);
  expect((await kit.as('KASIR1').get(jalur)).headers['content-type']).toBe('image/jpeg');
  expect(await kit.as('KASIR1').delete(jalur)).toMatchObject({ status: 403 });
  expect(await kit.as('SPV1-BDG').delete(jalur)).toMatchObject({ status: 404, code: 'BARANG_TIDAK_ADA' });
  expect(await kit.as('SPV1').delete(jalur)).toMatchObject({
    status: 200,
    message: 'Foto Berhasil Dihapus',
  });
  expect([await tersimpan(), berkas()]).toEqual([null, []]);
  expect((await kit.as('KASIR1').get(jalur)).code).toBe('FOTO_BARANG_TIDAK_ADA');
  expect((await kit.as('SPV1').delete(jalur)).code).toBe('FOTO_BARANG_TIDAK_ADA');
  const { ubahan } = (await kit.as('SPV1').get(`barang/riwayat/${KODE}`)).data;
  expect(ubahan[0]).toMatchObject({
    ...{ user_id: 'SPV1', aksi: 'barang.foto.hapus' },
    ...{ sebelum: { foto: key }, sesudah: { foto: null } },
  });
});

test('a bucket that is down: a sentence with a code, no row, and no tag of a picture that never came', async () => {
  await kirim('#0a0');
  const key = await tersimpan();
  bucket.mati = 'SIBUK';
  const putus = { status: 503, code: 'FOTO_PENYIMPANAN_PUTUS' };
  expect(await kirim('#00a')).toMatchObject(putus);
  expect(await tersimpan()).toBe(key);
  const dibaca = await kit.as('KASIR1').get(jalur);
  expect([dibaca.status, dibaca.headers.etag]).toEqual([503, undefined]);
  // The piece is without a photo although its file could not go; the night finds it.
  expect((await kit.as('SPV1').delete(jalur)).status).toBe(200);
  bucket.mati = null;
  expect([await tersimpan(), berkas()]).toEqual([null, [key]]);
});

test('at night what nothing shows goes after a while; what any store shows, and what is of another kind, stays', async () => {
  await kirim('#aa0');
  const kini = await tersimpan();
  const lama = new Date(kit.clock.now().epochMilliseconds - (SIMPAN_HARI + 1) * 86_400_000);
  const baru = new Date(kit.clock.now().epochMilliseconds - (SIMPAN_HARI - 1) * 86_400_000);
  const taruh = (key: string, waktu: Date) => bucket.berkas.set(key, { isi: Buffer.from('x'), waktu });
  const { rows } = await kit.owner.query(
    "select kode_barcode from barang where kode_toko = 'BDG1' order by 1 limit 2",
  );
  const dikirim = `JKT1/${rows[0].kode_barcode}-00000000000000aa.jpg`;
  await kit.owner.query('update barang set foto = $1 where kode_barcode = $2', [
    dikirim,
    rows[0].kode_barcode,
  ]);
  const jadi = 'JKT1/BUAT-00000000000000af.jpg';
  await kit.owner.query('update barang set foto = $1 where kode_barcode = $2', [jadi, rows[1].kode_barcode]);
  const tetap = [dikirim, jadi, 'JKT1/NOTA-00000000000000bb.jpg', 'JKT1/catatan.txt', String(kini)];
  const pergi = ['BELI', 'BUAT', 'PESANAN', 'SERVICE'].map((nama) => `BDG1/${nama}-00000000000000dd.jpg`);
  for (const key of [...tetap, ...pergi, `JKT1/${KODE}-00000000000000cc.jpg`]) taruh(key, lama);
  taruh(`JKT1/${KODE}-00000000000000ee.jpg`, baru);
  for (const key of berkas()) if (!tetap.includes(key) && !/0{14}/.test(key)) bucket.berkas.delete(key);
  await fotoTasks['bersih_foto']?.({}, kit.deps);
  expect(berkas().sort()).toEqual([...tetap, `JKT1/${KODE}-00000000000000ee.jpg`].sort());
});

test('every column that holds a picture of a piece is asked before one goes', async () => {
  const { rows } = await kit.owner.query(
    `select table_name from information_schema.columns where column_name = 'foto' and table_schema = 'public' order by 1`,
  );
  // A new one belongs into foto-lepas.query.ts; the `_foto` only hold what a document may name, an offer only says which one was sent.
  expect(rows.map((row) => row.table_name)).toEqual([
    ...['barang', 'barang_jadi_foto', 'hancur_barang', 'hancur_foto', 'hutang_barang', 'hutang_foto'],
    ...['mutasi_uang', 'pembelian_barang', 'pembelian_foto', 'pesanan_barang', 'pesanan_foto'],
    ...['service_barang', 'service_foto', 'tawaran_marketplace', 'uang_foto'],
  ]);
});

test('a piece that left the shop keeps the picture it left with', async () => {
  const { rows } = await kit.owner.query(
    "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERJUAL' limit 1",
  );
  const { kode_barcode } = rows[0];
  for (const answer of [
    await kit.as('SPV1').delete(`barang/foto/${kode_barcode}`),
    await kirim('#0aa', kode_barcode),
  ])
    expect(answer).toMatchObject({ status: 409, code: 'BARANG_TIDAK_DIUBAH' });
});
