/**
 * Protects: whoever has the link of a document sees its state and nothing that is somebody else's; whoever has none gets one and the same
 * answer however often he guesses, and soon waits for it.
 */
import { randomBytes } from 'node:crypto';
import { base32 } from '@mustika/server-kit/secrets/totp.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Caller, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur } from '../../tests/kit/jual.ts';
import {
  diambil,
  dibatalkan,
  diselesaikan,
  diterima,
  servis,
  tautanService,
} from '../../tests/kit/service.ts';
import { pesanDokumen } from '../integrasi/pesan-wa.query.ts';

const APP_URL = 'https://toko.contoh.co.id';
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { APP_URL } });
  await kit.owner.query("update toko set telp = '0812-3456-7000' where kode_toko = 'JKT1'");
});
afterEach(async () => {
  await kit.owner.query("delete from percobaan_login where kunci like 'a:tautan%'");
  expect(await kit.periksa()).toEqual([]);
});
afterAll(() => kit?.close());

const kasir = (): Caller => kit.as('KASIR1');
const HILANG = {
  status: 404,
  code: 'TAUTAN_TIDAK_ADA',
  message: 'Tautan Tidak Ditemukan Atau Sudah Berakhir',
};
const lihat = (tautan: string): Promise<Answer> => kit.siapa({ 'x-tautan': tautan }).get('tautan');
const minta = (no_dokumen: string, baru = false): Promise<Answer> =>
  kasir().post('service/tautan', { no_dokumen, baru });
const kataDari = (alamat: string): string => alamat.split('#')[1] ?? '';
const tautanDari = (no_dokumen: string): Promise<string> => tautanService(kasir(), no_dokumen);
const tebakan = (toko = 'JKT1'): string => `${toko}-${base32(randomBytes(16))}`;
/** Without the hooks of the kit: from whatever address. */
const dariAlamat = (remoteAddress: string, tautan: string) =>
  kit.app.inject({ method: 'GET', url: '/api/v1/tautan', remoteAddress, headers: { 'x-tautan': tautan } });

describe('a customer follows his job', () => {
  test('from the counter until he fetched it', async () => {
    const no = await diterima(kasir(), servis(25_000, [{}, { nama_barang: 'GELANG', berat: 10.5 }]));
    const tautan = await tautanDari(no);
    expect(tautan).toMatch(/^JKT1-[A-Z2-7]{26}$/);
    expect(await lihat(tautan)).toMatchObject({
      status: 200,
      data: {
        toko: { nama_toko: expect.any(String), telp: '0812-3456-7000', wa: '6281234567000' },
        ...{ jenis: 'Service', nomor: no, tanggal: '2026-11-21', nama: 'IBU S***', keadaan: 'Masuk' },
        ...{ batal: null, janji: '2027-01-05' },
        langkah: [
          { label: 'Masuk', tanggal: '2026-11-21', sudah: true },
          { label: 'Dikerjakan', tanggal: null, sudah: false },
          { label: 'Selesai', tanggal: null, sudah: false },
          { label: 'Diambil', tanggal: null, sudah: false },
        ],
        barang: [
          { nama_barang: 'CINCIN PATAH', berat: 5, berat_keluar: null },
          { nama_barang: 'GELANG', berat: 10.5, berat_keluar: null },
        ],
        uang: { total: 150_000, dibayar: 25_000, sisa: 125_000, pasti: false },
      },
    });
    await kasir().post('service/kerja', { no_dokumen: no, kode_tukang: null });
    await diselesaikan(kasir(), no, {}, { berat_keluar: 10.48 });
    expect((await lihat(tautan)).data).toMatchObject({
      keadaan: 'Selesai',
      barang: [{ berat_keluar: 4.98 }, { berat_keluar: 10.48 }],
      uang: { sisa: 125_000, pasti: true },
    });
    await diambil(kasir(), no, 125_000);
    const { data } = await lihat(tautan);
    expect(data).toMatchObject({ keadaan: 'Diambil', uang: { dibayar: 150_000, sisa: 0 } });
    expect((data.langkah as { sudah: boolean }[]).every(({ sudah }) => sudah)).toBe(true);
  });

  test('one that goes back to the craftsman stands there again', async () => {
    const no = await diterima(kasir());
    const tautan = await tautanDari(no);
    await diselesaikan(kasir(), no);
    await kasir().post('service/kerja', { no_dokumen: no, kode_tukang: null });
    expect((await lihat(tautan)).data).toMatchObject({
      keadaan: 'Dikerjakan',
      langkah: [{ sudah: true }, { sudah: true }, { sudah: false, tanggal: null }, { sudah: false }],
    });
  });
});

test('nothing personal, and nothing of the house, is in the answer', async () => {
  const siapa = {
    nama_customer: 'SITI RAHAYU',
    alamat_customer: 'JL. RAHASIA 9',
    keterangan: 'CATATAN DALAM',
  };
  const no = await diterima(
    kasir(),
    servis(25_000, [{ kondisi: 'PENYOK' }], { ...siapa, kode_tukang: null }),
  );
  const answer = await lihat(await tautanDari(no));
  expect(answer.data.nama).toBe('S*** R***');
  for (const word of [
    'SITI',
    'RAHAYU',
    'RAHASIA',
    'CATATAN',
    '77',
    'KASIR1',
    'PENYOK',
    'modal',
    'kasir',
    'tukang',
    'riwayat',
  ])
    expect(answer.text).not.toContain(word);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
});

describe('there is no such link', () => {
  test('for a guess, another store, a letter more or less, and nothing at all, all in one way', async () => {
    const tautan = await tautanDari(await diterima(kasir()));
    const [toko = '', kata = ''] = tautan.split('-');
    const lain = ['BDG1', 'HANTU', 'PUSAT'].map((kode) => `${kode}-${kata}`);
    for (const salah of [
      tebakan(),
      ...lain,
      `${tautan}A`,
      tautan.slice(0, -1),
      tautan.toLowerCase(),
      kata,
      toko,
      '',
      "' or 1=1 --",
    ]) {
      const answer = await lihat(salah);
      expect([salah, answer.status, answer.text]).toEqual([salah, 404, (await lihat(tebakan())).text]);
      await kit.owner.query("delete from percobaan_login where kunci like 'a:tautan%'");
    }
    expect(await kit.siapa().get('tautan')).toMatchObject(HILANG);
    expect(await lihat(tautan)).toMatchObject({ status: 200 });
  });

  test('before the job is in the books, of one that nobody has, and of another kind', async () => {
    await atur(kit, { VALIDASI_SERVICE_MODULE: 'true' });
    const no_dokumen = await diterima(kasir());
    expect(await minta(no_dokumen)).toMatchObject({ status: 409, code: 'TAUTAN_BELUM_ADA' });
    await kit.as('SPV1').post('service/validasi', { no_dokumen });
    await atur(kit, { VALIDASI_SERVICE_MODULE: null });
    expect(await minta(no_dokumen)).toMatchObject({ status: 200 });
    expect(await minta('JKT1-SV-261121-9999')).toMatchObject({ code: 'SERVICE_TIDAK_ADA' });
    const { rows } = await kit.owner.query(
      "select no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'penjualan' limit 1",
    );
    expect(await minta(rows[0].no_dokumen)).toMatchObject({ code: 'SERVICE_TIDAK_ADA' });
  });

  test('once it was taken back or replaced, and no message makes it anew', async () => {
    const no_dokumen = await diterima(kasir());
    const lama = await tautanDari(no_dokumen);
    expect(await tautanDari(no_dokumen)).toBe(lama);
    expect(await kasir().post('service/tautan/cabut', { no_dokumen })).toMatchObject({
      status: 200,
      message: 'Tautan Berhasil Dicabut',
    });
    expect(await lihat(lama)).toMatchObject(HILANG);
    expect(await minta(no_dokumen)).toMatchObject({ status: 409, code: 'TAUTAN_DICABUT' });
    const baru = kataDari((await minta(no_dokumen, true)).data['alamat']);
    expect(baru).not.toBe(lama);
    expect(await lihat(baru)).toMatchObject({ status: 200 });
    expect(await lihat(lama)).toMatchObject(HILANG);
  });

  test('in a store that has none', async () => {
    const no = await diterima(kasir());
    const tautan = await tautanDari(no);
    await atur(kit, { LAMA_TAUTAN_HARI: '0' });
    expect(await lihat(tautan)).toMatchObject(HILANG);
    expect(await minta(no)).toMatchObject({ status: 409, code: 'TAUTAN_DIMATIKAN' });
    await atur(kit, { LAMA_TAUTAN_HARI: null });
  });
});

test('its words lie nowhere in the database, sealed and hashed they do', async () => {
  const tautan = await tautanDari(await diterima(kasir()));
  const { rows } = await kit.owner.query(
    "select t::text from tautan t union all select isi::text from audit union all select coalesce(jawaban::text, '') from idem",
  );
  expect(JSON.stringify(rows)).not.toContain(tautan.slice(5));
  expect(rows.length).toBeGreaterThan(2);
});

test('it stands on the slip and in the message; a search by the slip finds the job', async () => {
  const no_dokumen = await diterima(kasir());
  const slip = await kasir().post('service/cetak', {
    no_dokumen,
    cpl: '48',
    format: 'STRUK',
    pratinjau: 'YA',
    rancangan: null,
  });
  const alamat = `${APP_URL}/s#${await tautanDari(no_dokumen)}`;
  expect(slip.data, slip.text).toMatchObject({ qr: [alamat] });
  const { deps } = kit;
  const scope = { kode_toko: 'JKT1', user_id: 'SISTEM', lintas: false };
  const pesan = await deps.db.tx(scope, (sql, audit) =>
    pesanDokumen({ deps, sql, audit, scope }, 'SERVICE', no_dokumen),
  );
  expect(pesan?.isi).toContain(`\n${alamat}`);
  const { data } = await kasir().get(`service?q=${encodeURIComponent(alamat)}`);
  expect(data).toMatchObject([{ no_dokumen }]);
});

describe('who guesses', () => {
  test('waits after a handful, and a link that opens costs nobody his tries', async () => {
    const tautan = await tautanDari(await diterima(kasir()));
    for (let n = 0; n < 30; n += 1) expect((await dariAlamat('10.0.0.1', tautan)).statusCode).toBe(200);
    for (let n = 0; n < 20; n += 1) expect((await dariAlamat('10.0.0.1', tebakan())).statusCode).toBe(404);
    for (const kata of [tebakan(), tautan])
      expect((await dariAlamat('10.0.0.1', kata)).json()).toMatchObject({
        code: 'TERLALU_SERING',
        detail: { tunggu: 5 },
      });
    expect((await dariAlamat('10.0.0.2', tautan)).statusCode).toBe(200);
    kit.clock.advance({ seconds: 5 });
    expect((await dariAlamat('10.0.0.1', tautan)).statusCode).toBe(200);
  });

  test('from everywhere is slowed down everywhere, and whoever has a link still gets in', async () => {
    const tautan = await tautanDari(await diterima(kasir()));
    const hasil = new Map<number, number>();
    for (let ronde = 0; ronde < 40; ronde += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) => dariAlamat(`10.1.${Math.floor(ronde / 8)}.${n}`, tebakan())),
      );
      for (const { statusCode } of answers) hasil.set(statusCode, (hasil.get(statusCode) ?? 0) + 1);
    }
    // Five times a hundred addresses, eight guesses each: 2000 looks and a few of each that comes later, and no page.
    expect(hasil.get(200)).toBeUndefined();
    expect(hasil.get(404)).toBeGreaterThanOrEqual(2000);
    expect(hasil.get(404)).toBeLessThan(2600);
    expect((hasil.get(404) ?? 0) + (hasil.get(429) ?? 0)).toBe(4000);
    for (let n = 0; n < 3; n += 1) expect((await dariAlamat('10.9.9.9', tautan)).statusCode).toBe(200);
    expect((await dariAlamat('10.9.9.8', tebakan())).statusCode).toBe(404);
  });
});

// Last, because the clock goes on.
test('it ends some days after its job was fetched or cancelled', async () => {
  const [selesai, batal] = [await diterima(kasir()), await diterima(kasir())];
  const [satu, dua] = [await tautanDari(selesai), await tautanDari(batal)];
  await diselesaikan(kasir(), selesai);
  await diambil(kasir(), selesai, 50_000);
  await dibatalkan(kasir(), batal);
  expect((await lihat(dua)).data).toMatchObject({ keadaan: 'Batal', batal: '2026-11-21', uang: null });
  kit.clock.advance({ hours: 24 * 30 });
  kit.lupakan();
  expect(await lihat(satu)).toMatchObject({ status: 200 });
  kit.clock.advance({ seconds: 1 });
  for (const tautan of [satu, dua]) expect(await lihat(tautan)).toMatchObject(HILANG);
  expect(await minta(selesai)).toMatchObject({ status: 409, code: 'TAUTAN_LEWAT' });
  // What still runs has its link, however long it takes.
  expect(await lihat(await tautanDari(await diterima(kasir(), servis(0))))).toMatchObject({ status: 200 });
});
