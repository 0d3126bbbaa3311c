/**
 * Protects: the shop's web site shows what the shop can sell, at the price of the day, and nothing it cannot; what the site did not
 * take is told again until it is, once; the key is nowhere to be read, and the till never waits for any of it.
 */
import { startJobs } from '@mustika/server-kit/jobs.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, batalJual, HARGA_BAKU, hargaGrup, nota, potongan, terjual } from '../../../tests/kit/jual.ts';
import { kirimBarangUji, tarik } from '../../../tests/kit/kirim.ts';
import { KUNCI_WEB, lewatWeb, type WebUji, webUji } from '../../../tests/kit/simulator/web-toko.ts';
import { kirimAntreanWeb, selaraskanWeb } from './kirim-web.job.ts';

let kit: Kit;
let web: WebUji;
const portal = { portal: 'JKT1' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  web = await webUji(() => Math.floor(kit.deps.clock.now().epochMilliseconds / 1000));
  await atur(kit, { BARANG_WEB_EXTERNAL_MODULE: 'true' });
  await atur(kit, { BARANG_WEB_EXTERNAL_MODULE: 'false' }, 'BDG1');
});
beforeEach(() => {
  kit.clock.advance({ seconds: 1 });
  web.ulah = [];
  web.panggilan = 0;
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await web?.tutup();
});

const spv = () => kit.as('SPV1');
const barang = (kode: readonly string[]) => ({ barang: kode.map((kode_barcode) => ({ kode_barcode })) });
const post = (path: string, kode: readonly string[], key?: string): Promise<Answer> =>
  spv().post(`barang-external/${path}`, barang(kode), key ? { key } : {});
const kerja = () => kirimAntreanWeb(kit.deps, 'JKT1');
const nanti = (detik: number) => {
  kit.clock.advance({ seconds: detik });
  return kerja();
};
const satu = async (kode: string): Promise<Record<string, unknown>> =>
  (await spv().get(`barang-external/list?q=${kode}`)).data[0];
const keadaan = async (): Promise<Record<string, unknown>> =>
  (await spv().get('barang-external/keadaan')).data;
const lewat = (versi: number, more: object = {}): Promise<Answer> =>
  kit.as('OWNER').put('barang-external/setting', { ...lewatWeb(web, versi), ...more }, portal);
/** Offered and shown. */
const tayangkan = async (mark: string, banyak: number): Promise<string[]> => {
  const kode = await potongan(kit, mark, banyak);
  const answer = await post('kirim', kode);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { ditawarkan: banyak, sudah: 0 } });
  await kerja();
  return kode;
};

describe('before anybody wrote an address', () => {
  test('pieces are offered and wait; what cannot be sold cannot be offered; the module off closes the door', async () => {
    const kode = await potongan(kit, 'WEBA', 2);
    expect(await post('kirim', kode, 'web-kembar')).toMatchObject({
      status: 200,
      message: 'Barang Berhasil Ditawarkan Di Web',
      data: { ditawarkan: 2, sudah: 0 },
    });
    expect(await post('kirim', kode, 'web-kembar')).toMatchObject({ data: { ditawarkan: 2, sudah: 0 } });
    expect(await post('kirim', kode)).toMatchObject({ data: { ditawarkan: 0, sudah: 2 } });
    await kerja();
    expect(await keadaan()).toMatchObject({ alamat: '', kunci_ada: false, menunggu: 2, tayang: 0 });
    // Sold before anybody could be told: nothing of it waits.
    const no = await terjual(kit.as('KASIR1'), nota(['WEBA1001'], HARGA_BAKU));
    await kerja();
    expect(await keadaan()).toMatchObject({ menunggu: 1, ditarik: 1 });
    await batalJual(kit, no);
    await kerja();
    expect(await keadaan()).toMatchObject({ menunggu: 2, ditarik: 0 });
    expect(await post('kirim', ['TIADA000'])).toMatchObject({ status: 404, code: 'BARCODE_TIDAK_ADA' });
    const [laku = ''] = await potongan(kit, 'WEBX', 1);
    await terjual(kit.as('KASIR1'), nota([laku], HARGA_BAKU));
    expect(await post('kirim', [laku])).toMatchObject({ status: 409, code: 'BARANG_SUDAH_BERUBAH' });
    expect(await post('tarik', [laku])).toMatchObject({ status: 409, code: 'WEB_TIDAK_DITAWARKAN' });
    expect(await spv().post('barang-external/kirim-baki', { kode_baki: 'HC01' })).toMatchObject({
      code: 'WEB_BAKI_KOSONG',
    });
    expect(await kit.as('SPV1-BDG').post('barang-external/kirim', barang(kode))).toMatchObject({
      status: 403,
    });
  });

  test('the address is for owners, guarded, and its key is written and never read', async () => {
    expect(await spv().put('barang-external/setting', lewatWeb(web))).toMatchObject({ status: 403 });
    for (const alamat of ['http://evil.example', 'https://evil.example/x', 'ftp://127.0.0.1', 'bukan'])
      expect(await lewat(0, { alamat }), alamat).toMatchObject({ status: 400, code: 'ALAMAT_WEB_DITOLAK' });
    expect(await lewat(0, { kunci: null })).toMatchObject({ status: 409, code: 'WEB_BELUM_DIATUR' });
    const saved = await lewat(0);
    expect(saved, saved.text).toMatchObject({ status: 200, data: { kunci_ada: true, versi: 1 } });
    expect(await lewat(0)).toMatchObject({ code: 'SUDAH_BERUBAH' });
    expect(await lewat(1, { kunci: null })).toMatchObject({ data: { kunci_ada: true, versi: 2 } });
    const { rows } = await kit.owner.query(
      `select kunci as teks from setting_web union all select isi::text from audit where aksi like 'setting_web%'
       union all select jawaban::text from idem where jawaban is not null`,
    );
    expect(rows.find(({ teks }) => teks.includes(KUNCI_WEB)) ?? null).toBeNull();
    expect(rows[0].teks).toMatch(/^r1\./);
    expect(saved.text).not.toContain(KUNCI_WEB);
    const uji = await kit.as('OWNER').post('barang-external/uji', {}, portal);
    expect(uji, uji.text).toMatchObject({ status: 200, data: { status: 200 } });
  });
});

describe('what is offered', () => {
  test('stands there with its price and picture, and what moved follows in one word each', async () => {
    await kerja();
    expect([...web.tayang.keys()]).toEqual(['WEBA1000', 'WEBA1001']);
    expect(web.tayang.get('WEBA1000')).toMatchObject({
      nama_barang: 'CINCIN UJI COBA',
      ...{ kode_group: '750', kode_dept: 'CC', berat: 3.25, harga: HARGA_BAKU, foto: null },
    });
    expect(web.panggilan).toBe(1);
    expect(await satu('WEBA1000')).toMatchObject({
      ...{ status: 'TAYANG', harga_jual: HARGA_BAKU, harga_web: HARGA_BAKU, percobaan: 0 },
    });
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#caa' } })
      .jpeg()
      .toBuffer();
    const { key } = await kit.deps.photos.save('JKT1', 'WEBA1000', bytes);
    await kit.deps.db.tx({ kode_toko: 'JKT1', user_id: 'SPV1', lintas: false }, (sql) =>
      sql.updateTable('barang').set({ foto: key }).where('kode_barcode', '=', 'WEBA1000').execute(),
    );
    await kerja();
    const foto = web.tayang.get('WEBA1000')?.foto_isi ?? '';
    expect(Buffer.from(foto, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    // A new price of the group is a word about every piece of it; the picture does not travel again.
    await hargaGrup(kit, 1_100_000);
    const antre = await kit.owner.query(
      "select count(*)::int as n from graphile_worker._private_jobs where key = 'web_harga|JKT1'",
    );
    expect(antre.rows[0].n).toBe(1);
    await selaraskanWeb(kit.deps, 'JKT1');
    expect(web.tayang.get('WEBA1000')).toMatchObject({ harga: 3_839_000, foto_isi: foto });
    expect(web.diterima.slice(-2).every(({ barang: b }) => b?.foto_isi === undefined)).toBe(true);
    const sebelum = web.panggilan;
    await selaraskanWeb(kit.deps, 'JKT1');
    expect(web.panggilan).toBe(sebelum);
    await hargaGrup(kit);
    await selaraskanWeb(kit.deps, 'JKT1');
  });

  test('stays for sale: the nota takes it away by itself, and a cancelled nota brings it back', async () => {
    const [kode = ''] = await tayangkan('WEBB', 1);
    const no = await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
    expect(await satu(kode)).toMatchObject({ status: 'ANTRI', status_barang: 'TERJUAL' });
    await kerja();
    expect(web.tayang.has(kode)).toBe(false);
    expect(web.diterima.at(-1)).toMatchObject({ perintah: 'TARIK', alasan: 'TERJUAL' });
    expect(await satu(kode)).toMatchObject({ status: 'DITARIK', harga_web: null });
    await batalJual(kit, no);
    await kerja();
    expect(web.tayang.has(kode)).toBe(true);
  });

  test('leaves when it is sent to another store or goes to a room that does not sell, and comes back with it', async () => {
    const { no_kirim, kode } = await kirimBarangUji(kit, 'WEBC', 1);
    await tarik(kit, no_kirim);
    await post('kirim', kode);
    await kerja();
    const dikirim = await spv().post('kirim-barang/simpan', { tujuan: 'BDG1', ...barang(kode) });
    expect(dikirim, dikirim.text).toMatchObject({ status: 200 });
    await kerja();
    expect(web.tayang.has(kode[0] ?? '')).toBe(false);
    expect(web.diterima.at(-1)).toMatchObject({ perintah: 'TARIK', alasan: 'DIKIRIM' });
    await tarik(kit, dikirim.data.no_dokumen);
    await kerja();
    expect(web.tayang.has(kode[0] ?? '')).toBe(true);
    // Its room sells no longer: nobody wrote the piece, the nightly comparison notices.
    await kit.owner.query(
      "update gudang set dijual = false where kode_toko = 'JKT1' and kode_gudang = 'TOKO'",
    );
    await selaraskanWeb(kit.deps, 'JKT1');
    expect(web.tayang.size).toBe(0);
    await kit.owner.query(
      "update gudang set dijual = true where kode_toko = 'JKT1' and kode_gudang = 'TOKO'",
    );
    await selaraskanWeb(kit.deps, 'JKT1');
    expect(web.tayang.has(kode[0] ?? '')).toBe(true);
  });

  test('is taken back by a person and stays away, until it is offered again', async () => {
    const [kode = ''] = await tayangkan('WEBD', 1);
    expect(await post('tarik', [kode])).toMatchObject({ status: 200, data: { jumlah: 1 } });
    await kerja();
    expect(web.tayang.has(kode)).toBe(false);
    expect(await satu(kode)).toMatchObject({ status: 'DITARIK', keterangan: 'Ditarik Oleh Toko' });
    const no = await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
    await batalJual(kit, no);
    await kerja();
    expect(web.tayang.has(kode)).toBe(false);
    expect(await post('kirim', [kode])).toMatchObject({ data: { ditawarkan: 1 } });
    await kerja();
    expect(web.tayang.has(kode)).toBe(true);
  });
});

describe('a site that does not take it', () => {
  test('that is down, slow or broken makes all wait with growing pauses, and is told the newest word, once', async () => {
    const kode = await potongan(kit, 'WEBE', 2);
    web.ulah = ['PUTUS', { status: 500, pesan: 'rusak' }, { status: 429, retryAfter: 600 }];
    await post('kirim', kode);
    await kerja();
    expect(await keadaan()).toMatchObject({ gagal: 1, menunggu: 2 });
    await kerja();
    expect(web.panggilan).toBe(1);
    await nanti(31);
    expect(await keadaan()).toMatchObject({ gagal: 2, galat: 'HTTP 500: rusak' });
    expect(await satu('WEBE1000')).toMatchObject({ status: 'ULANG', keterangan: 'HTTP 500: rusak' });
    await nanti(61);
    await nanti(300);
    expect(web.panggilan).toBe(3);
    // Sold while nobody could be told: the site is never told of an offer that is none.
    await terjual(kit.as('KASIR1'), nota(['WEBE1001'], HARGA_BAKU));
    web.diterima = [];
    kit.clock.advance({ seconds: 301 });
    await Promise.all([kerja(), kerja()]);
    expect(web.diterima.map((b) => [b.perintah, b.kode_barcode]).sort()).toEqual([
      ['PASANG', 'WEBE1000'],
      ['TARIK', 'WEBE1001'],
    ]);
    expect(await keadaan()).toMatchObject({ gagal: 0, galat: null, menunggu: 0 });
  });

  test('that took it and lost the answer is told the same word again and shows it once', async () => {
    const [kode = ''] = await potongan(kit, 'WEBF', 1);
    await post('kirim', [kode]);
    web.ulah = ['LUPA'];
    web.diterima = [];
    await kerja();
    expect(await satu(kode)).toMatchObject({ status: 'ULANG', keterangan: 'Tidak Dijawab Web' });
    await nanti(31);
    expect(web.diterima).toHaveLength(1);
    expect(web.panggilan).toBe(2);
    expect(await satu(kode)).toMatchObject({ status: 'TAYANG' });
  });

  test('that refuses one piece says why on the screen and takes the others; a page instead of an answer is none', async () => {
    const kode = await potongan(kit, 'WEBG', 3);
    web.tolak.set('WEBG1001', 'Kadar tidak diterima');
    await post('kirim', kode);
    // It refuses the handful as a whole first: each is sent alone then.
    web.ulah = [{ status: 422, pesan: 'ada yang salah' }];
    await kerja();
    expect(web.panggilan).toBe(4);
    expect(await satu('WEBG1000')).toMatchObject({ status: 'TAYANG' });
    expect(await satu('WEBG1001')).toMatchObject({ status: 'DITOLAK', keterangan: 'Kadar tidak diterima' });
    web.tolak.clear();
    expect(await post('kirim-ulang', ['WEBG1001'])).toMatchObject({ data: { jumlah: 1 } });
    web.ulah = [{ status: 200, teks: '<html>proxy</html>' }];
    await kerja();
    expect(await keadaan()).toMatchObject({ galat: 'Jawaban Web Tidak Dimengerti' });
    // A person who says it once more does not wait for the pause.
    await post('kirim-ulang', ['WEBG1001']);
    await kerja();
    expect(await satu('WEBG1001')).toMatchObject({ status: 'TAYANG' });
  });

  test('that refuses the signature stops everything with that reason, until the key is right; an old call is refused', async () => {
    web.kunci = 'lain';
    const [kode = ''] = await potongan(kit, 'WEBH', 1);
    await post('kirim', [kode]);
    await kerja();
    expect(await keadaan()).toMatchObject({
      galat: 'Web Menolak Tanda Tangan: HTTP 401: tanda tangan salah',
    });
    expect(await kit.as('OWNER').post('barang-external/uji', {}, portal)).toMatchObject({
      status: 502,
      message: 'Sambungan Web Gagal: Web Menolak Tanda Tangan: HTTP 401: tanda tangan salah',
    });
    web.kunci = KUNCI_WEB;
    web.kini = () => 0;
    expect((await kit.as('OWNER').post('barang-external/uji', {}, portal)).message).toContain('sudah lama');
    web.kini = () => Math.floor(kit.deps.clock.now().epochMilliseconds / 1000);
    expect(await lewat(2)).toMatchObject({ status: 200, data: { gagal: 0 } });
    await kerja();
    expect(await satu(kode)).toMatchObject({ status: 'TAYANG' });
  });
});

test('another site is told everything anew, the pictures too; the old address again, and so is that one', async () => {
  const kini = () => Math.floor(kit.deps.clock.now().epochMilliseconds / 1000);
  const lain = await webUji(kini);
  try {
    await kerja();
    const tayang = [...web.tayang.keys()].sort();
    expect(tayang).toContain('WEBA1000');
    const { versi, alamat } = (await keadaan()) as { versi: number; alamat: string };
    expect(await lewat(versi, { alamat: lain.alamat })).toMatchObject({ status: 200, data: { tayang: 0 } });
    await kerja();
    expect([...lain.tayang.keys()].sort()).toEqual(tayang);
    expect(lain.tayang.get('WEBA1000')?.foto_isi).toBe(web.tayang.get('WEBA1000')?.foto_isi);
    web.tayang.clear();
    expect(await lewat(versi + 1, { alamat })).toMatchObject({ status: 200 });
    await kerja();
    expect([...web.tayang.keys()].sort()).toEqual(tayang);
  } finally {
    await lain.tutup();
  }
});

test('the worker hears of it from the sale itself, and a whole tray goes in handfuls', async () => {
  const antre = 'from graphile_worker._private_jobs';
  await kit.owner.query(`delete ${antre}`);
  const jobs = await startJobs(kit.deps, kit.url, tasks);
  try {
    const kode = await potongan(kit, 'WEBI', 25);
    await spv().post('barang-external/kirim-baki', { kode_baki: 'CC01' });
    await expect.poll(() => kode.every((one) => web.tayang.has(one))).toBe(true);
    expect(web.panggilan).toBeGreaterThan(1);
    await terjual(kit.as('KASIR1'), nota(['WEBI1000'], HARGA_BAKU));
    await expect.poll(() => web.tayang.has('WEBI1000')).toBe(false);
    // Nobody stops a worker that still writes down what it did.
    const sisa = async () =>
      (await kit.owner.query(`select count(*)::int as n ${antre} where locked_at is not null`)).rows[0].n;
    await expect.poll(sisa).toBe(0);
  } finally {
    await jobs.stop();
  }
});
