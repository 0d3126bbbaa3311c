/**
 * Protects: what an auditor is given of a month is whole, agrees with the books, names nobody's customers, and proves itself on any
 * computer; whatever is changed in it, or in the database afterwards, is found and named.
 */
import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Answer, DEMO, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { potongan } from '../../../tests/kit/jual.ts';
import type { Ringkas } from './baris-bukti.query.ts';
import { paketBukti } from './paket-bukti.job.ts';

const MASA = { tgl_awal: '2026-11-01', tgl_akhir: '2026-11-20' };
const PEMERIKSA = join(import.meta.dirname, '../../../scripts/proof/periksa-bukti.mjs');

let kit: Kit;
let folder: string;
/** The pack of the month, unpacked once; tests that change it take a copy. */
let utuh: string;
let zip: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), dari: DEMO });
  folder = mkdtempSync(join(tmpdir(), 'bukti-'));
  await tasks.jangkar_audit!({}, kit.deps);
  zip = join(folder, 'paket.zip');
  writeFileSync(zip, (await buat()).bytes);
  utuh = buka(zip, 'utuh');
});
afterAll(async () => {
  await kit?.close();
  rmSync(folder, { recursive: true, force: true });
});

const minta = (isi: object = {}, user = 'OWNER', key?: string): Promise<Answer> =>
  kit
    .as(user)
    .post(
      'akuntansi/paket-bukti',
      { ...MASA, cakupan: 'TOKO', alasan: 'audit bulanan', ...isi },
      { portal: 'JKT1', ...(key ? { key } : {}) },
    );
const kerjakan = (id: string): Promise<void> => tasks.buat_export!({ kode_toko: 'JKT1', id }, kit.deps);
const daftar = async (user = 'OWNER'): Promise<Record<string, unknown>[]> =>
  (await kit.as(user).get('akuntansi/paket-bukti', { portal: 'JKT1' })).data;
const ambil = (id: string, user = 'OWNER'): Promise<Answer> =>
  kit.as(user).get(`akuntansi/paket-bukti/${id}`, { portal: 'JKT1' });

async function buat(isi: object = {}, user = 'OWNER'): Promise<Answer> {
  const { data } = await minta(isi, user);
  await kerjakan(data.id);
  const file = await ambil(data.id, user);
  expect(file, file.text.slice(0, 200)).toMatchObject({ status: 200 });
  return file;
}

function buka(path: string, nama: string): string {
  const dir = mkdtempSync(join(folder, `${nama}-`));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path))))
    writeFileSync(join(dir, name), bytes);
  return dir;
}

/** The checker as an auditor runs it: another process, nothing of ours beside it. */
const periksa = (...args: string[]): Promise<{ code: number; kata: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), kata: stdout + stderr }),
    ),
  );
const periksaFolder = (dir: string, ...more: string[]) =>
  periksa(join(dir, 'periksa-bukti.mjs'), dir, ...more);

const baca = (nama: string, dir = utuh): string => readFileSync(join(dir, nama), 'utf8');
const bagian = (nama: string): Ringkas =>
  JSON.parse(baca('manifest.json')).bagian.find((satu: Ringkas) => satu.nama === nama);
const satu = async (sql: string): Promise<Record<string, string>> => (await kit.owner.query(sql)).rows[0];

test('a month that was lived is one file, whole by itself and unpacked, on any computer', async () => {
  expect(await periksaFolder(utuh)).toMatchObject({
    code: 0,
    kata: expect.stringContaining('PAKET INI UTUH'),
  });
  const kunci = join(kit.deps.config.anchor.dir, 'kunci-publik.pem');
  const { code, kata } = await periksa(PEMERIKSA, zip, '--kunci', kunci);
  expect(kata).not.toContain('SALAH');
  expect(code).toBe(0);
  for (const bagian of [
    'jurnal',
    'gerak-barang',
    'stok-akhir',
    'dokumen',
    'persetujuan',
    'penutupan',
    'audit',
  ])
    expect(kata).toMatch(new RegExp(`BENAR +${bagian}.csv: [1-9]`));
  expect(kata).toContain('Jangkar audit ditandatangani dan tersambung, 1 baris');
  expect(kata).toContain('Setiap langkah dokumen tersegel di rantai audit');
});

test('its totals are those of the books, of the trial balance and of the stock', async () => {
  const { jumlah } = await satu(
    `select sum(jumlah)::text as jumlah from buku_uang where kode_toko = 'JKT1' and tanggal between '${MASA.tgl_awal}' and '${MASA.tgl_akhir}'`,
  );
  expect(bagian('jurnal.csv').kontrol).toEqual({ debit: jumlah, kredit: jumlah });
  const report = await kit
    .as('OWNER')
    .get(`akuntansi/neraca-saldo?tgl_awal=${MASA.tgl_awal}&tgl_akhir=${MASA.tgl_akhir}`, { portal: 'JKT1' });
  const kontrol = Object.entries(bagian('neraca-saldo.csv').kontrol).map(([nama, nilai]) => [
    nama,
    Number(nilai),
  ]);
  expect(report.totals).toMatchObject(Object.fromEntries(kontrol));
  // From the first movement on, where the pack counts back from today.
  const buku =
    await satu(`select sum(b.qty * a.kali)::text as qty, sum(b.berat * a.kali)::text as berat from buku_barang b
    cross join lateral (values (b.ke_tempat, 1), (b.dari_tempat, -1)) a (tempat, kali)
    where b.kode_toko = 'JKT1' and b.tanggal <= '${MASA.tgl_akhir}' and left(a.tempat, 1) <> '@'`);
  expect(bagian('stok-akhir.csv').kontrol).toMatchObject(buku);
});

test('no customer is in it, by name or telephone', async () => {
  const { rows } =
    await kit.owner.query(`select nama_customer as kata from penjualan where length(nama_customer) > 8
    union select no_hp from member where length(no_hp) > 8 union select nama_customer from titipan where length(nama_customer) > 8`);
  expect(rows.length).toBeGreaterThan(20);
  const isi = Object.keys(unzipSync(readFileSync(zip)))
    .map((nama) => baca(nama))
    .join('\n');
  const orang = rows.map(({ kata }) => String(kata)).filter((kata) => kata !== 'UMUM' && isi.includes(kata));
  expect(orang).toEqual([]);
  expect(baca('audit.csv')).toContain(';TERTUTUP;');
  expect(baca('audit.csv')).toContain(';TERBUKA;');
});

const ganti =
  (nama: string, dari: RegExp, ke: string) =>
  (dir: string): void => {
    const isi = baca(nama, dir);
    expect(isi).toMatch(dari);
    writeFileSync(join(dir, nama), isi.replace(dari, ke));
  };
const tanpaBaris =
  (nama: string, nomor: number) =>
  (dir: string): void =>
    writeFileSync(
      join(dir, nama),
      baca(nama, dir)
        .split('\n')
        .toSpliced(nomor - 1, 1)
        .join('\n'),
    );
/** As whoever knows how a line is marked: every mark from the changed line on is made anew. */
function tandaiUlang(dir: string): void {
  const lines = baca('jurnal.csv', dir).slice(1).trimEnd().split('\r\n');
  let sidik = 'jurnal.csv';
  const baru = lines.map((line, at) => {
    const isi = line.slice(0, line.lastIndexOf(';')).replace(at === 7 ? /;\d+;\d+$/ : /(?!)/, ';777;0');
    sidik = createHash('sha256').update(`${sidik}\n${isi}`).digest('hex').slice(0, 16);
    return `${isi};${at === 0 ? 'sidik' : sidik}\r\n`;
  });
  writeFileSync(join(dir, 'jurnal.csv'), `\ufeff${baru.join('')}`);
}

describe('whatever is changed in a pack is found and named', () => {
  test.each<[string, (dir: string) => void, RegExp]>([
    [
      'an amount',
      ganti('jurnal.csv', /;(\d+);0;([0-9a-f]{16})\r\n/, ';1$1;0;$2\r\n'),
      /jurnal.csv baris \d+: rantai baris putus/,
    ],
    ['an amount, and every mark after it', tandaiUlang, /jurnal.csv: (sidik SHA-256|jumlah debit)/],
    [
      'a line of the audit that is gone',
      tanpaBaris('audit.csv', 12),
      /audit.csv baris 12: rantai baris putus[\s\S]*nomor \d+ hilang/,
    ],
    [
      'an entry of the audit',
      ganti('audit.csv', /;TERBUKA;/, ';TERTUTUP;'),
      /audit.csv baris \d+: rantai baris putus/,
    ],
    [
      'weight of a piece',
      ganti('stok-akhir.csv', /;1;(\d),/, ';1;9$1,'),
      /stok-akhir.csv baris \d+[\s\S]*berat berselisih/,
    ],
    [
      'the manifest',
      ganti('manifest.json', /"program": "/, '"program": "0'),
      /manifest.json tidak ditandatangani/,
    ],
    ['a manifest that is none any more', ganti('manifest.json', /^\{/, '['), /manifest.json tidak terbaca/],
    ['the signature', ganti('manifest.tanda', /^..../, 'AAAA'), /manifest atau tanda tangannya diubah/],
    [
      'an anchor',
      ganti('jangkar.jsonl', /"tanda":"..../, '"tanda":"AAAA'),
      /jangkar.jsonl baris 1: tanda tangan salah/,
    ],
    ['a file that is gone', (dir) => rmSync(join(dir, 'penutupan.csv')), /penutupan.csv: berkas hilang/],
    ['the page of figures', ganti('LAPORAN.html', /Mustika/, 'Mustica'), /LAPORAN.html: sidik SHA-256/],
  ])('%s', async (_, ubah, kata) => {
    const dir = mkdtempSync(join(folder, 'ubah-'));
    cpSync(utuh, dir, { recursive: true });
    ubah(dir);
    const found = await periksaFolder(dir);
    expect(found.kata).toMatch(kata);
    expect(found.kata).toContain('PAKET INI TIDAK UTUH');
    expect(found.code).toBe(1);
  });

  test('a pack that somebody else made and signed, by the key that the owner kept', async () => {
    const dir = mkdtempSync(join(folder, 'lain-'));
    cpSync(utuh, dir, { recursive: true });
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = String(publicKey.export({ format: 'pem', type: 'spki' }));
    const manifest = baca('manifest.json', dir).replace(
      /("nama": "kunci-publik.pem",\s+"byte": )\d+(,\s+"sha256": ")[0-9a-f]+/,
      `$1${pem.length}$2${createHash('sha256').update(pem).digest('hex')}`,
    );
    writeFileSync(join(dir, 'kunci-publik.pem'), pem);
    writeFileSync(join(dir, 'manifest.json'), manifest);
    writeFileSync(
      join(dir, 'manifest.tanda'),
      sign(null, Buffer.from(manifest), privateKey).toString('base64url'),
    );
    const milik = join(kit.deps.config.anchor.dir, 'kunci-publik.pem');
    expect((await periksaFolder(dir, '--kunci', milik)).kata).toMatch(
      /manifest.json tidak ditandatangani kunci/,
    );
    const sidik = await periksaFolder(utuh, '--sidik', 'ab'.repeat(32));
    expect(sidik).toMatchObject({ code: 1, kata: expect.stringContaining('tidak ada di jangkar.jsonl') });
  });

  test('what is no pack cannot be checked', async () => {
    writeFileSync(join(folder, 'lain.zip'), 'bukan zip');
    expect(await periksa(PEMERIKSA, join(folder, 'lain.zip'))).toMatchObject({ code: 2 });
    expect(await periksa(PEMERIKSA)).toMatchObject({ code: 2, kata: expect.stringContaining('satu paket') });
  });
});

test('asked for twice it is made once, for its asker alone, and the audit knows it', async () => {
  const key = crypto.randomUUID();
  const [first, twin] = await Promise.all([minta({}, 'MU', key), minta({}, 'MU', key)]);
  const id = first!.data.id as string;
  expect(twin!.data).toEqual({ id });
  expect((await minta({}, 'MU')).data).toEqual({ id });
  expect(await minta({ tgl_awal: '2026-11-02' }, 'MU')).toMatchObject({
    status: 409,
    code: 'PAKET_MASIH_JALAN',
  });
  expect(await ambil(id, 'MU')).toMatchObject({ status: 404, code: 'PAKET_TIDAK_ADA' });
  await Promise.all([kerjakan(id), kerjakan(id)]);
  const [row] = await daftar('MU');
  expect(row).toMatchObject({
    id,
    status: 'SELESAI',
    galat: null,
    sidik: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const file = await ambil(id, 'MU');
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(row?.['sidik']);
  expect(file.headers['content-disposition']).toContain('paket-bukti-JKT1-2026-11-01_2026-11-20.zip');
  expect(await ambil(id, 'OWNER')).toMatchObject({ status: 404 });
  expect((await daftar('OWNER')).map((one) => one['id'])).not.toContain(id);
  const { rows } = await kit.owner.query(
    "select aksi, user_id from audit where kode_toko = 'JKT1' and objek = $1 order by seq",
    [id],
  );
  expect(rows.map(({ aksi, user_id }) => `${aksi} ${user_id}`)).toEqual([
    'paket_bukti.minta MU',
    'paket_bukti.dibuat MU',
    'paket_bukti.ambil MU',
  ]);
});

test('a period that is none is refused at its field, and who may not is refused at the door', async () => {
  const salah = async (isi: object): Promise<unknown> => {
    const { status, detail } = await minta(isi);
    return [status, detail?.[0]?.path, detail?.[0]?.message];
  };
  expect(await salah({ tgl_awal: '2026-11-20', tgl_akhir: '2026-11-01' })).toEqual([
    ...[400, 'tgl_awal', 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir'],
  ]);
  expect(await salah({ tgl_akhir: '2026-11-22' })).toEqual([
    400,
    'tgl_akhir',
    'Tanggal Akhir Tidak Boleh Setelah Hari Ini',
  ]);
  expect(await salah({ tgl_awal: '2025-11-01' })).toEqual([
    400,
    'tgl_awal',
    'Periode Paling Panjang 366 Hari',
  ]);
  for (const user of ['SPV1', 'KASIR1'])
    expect(
      (await kit.as(user).post('akuntansi/paket-bukti', { ...MASA, cakupan: 'TOKO', alasan: 'coba' })).status,
      user,
    ).toBe(403);
  expect((await kit.as('SPV1').get('akuntansi/paket-bukti')).status).toBe(403);
});

test('a part that is too long is refused with its name', async () => {
  const asked = {
    ...MASA,
    kode_toko: 'JKT1',
    id: 'x',
    user_id: 'OWNER',
    data: 'PAKET_BUKTI',
    cakupan: 'TOKO' as const,
    alasan: 'coba',
  };
  const sink = { write: async () => {}, pulse: async () => {} };
  await expect(paketBukti(10).make(kit.deps, asked, sink)).rejects.toMatchObject({
    ...{
      status: 422,
      code: 'PAKET_TERLALU_BANYAK',
      message: 'Jurnal: Lebih Dari 10 Baris, Persempit Periodenya',
    },
  });
});

const hidup = (path: string) => periksa(PEMERIKSA, path, '--url', kit.url);
/** As somebody who owns the database. */
async function diamDiam(tabel: string, work: string): Promise<void> {
  await kit.owner.query(`set session_replication_role = replica`);
  await kit.owner.query(`alter table ${tabel} disable trigger all`);
  await kit.owner.query(work);
  await kit.owner.query(`alter table ${tabel} enable trigger all`);
  await kit.owner.query(`set session_replication_role = origin`);
}

test('the pack of the chain, with a day that is open, and a database that goes on', async () => {
  const tempat = { kode_baki: 'BKT1', nama_baki: 'BAKI BUKTI', kode_gudang: 'TOKO', berat_baki: 0 };
  expect(await kit.as('OWNER').post('baki/create', tempat, { portal: 'JKT1' })).toMatchObject({
    status: 200,
  });
  await potongan(kit, 'BUKT', 1);
  const semua = join(folder, 'semua.zip');
  const { data } = await kit.as('PUSAT').post('akuntansi/paket-bukti', {
    tgl_awal: '2026-11-15',
    tgl_akhir: HARI,
    cakupan: 'SEMUA',
    alasan: 'audit rantai',
  });
  await tasks.buat_export!({ kode_toko: 'PUSAT', id: data.id }, kit.deps);
  writeFileSync(semua, (await kit.as('PUSAT').get(`akuntansi/paket-bukti/${data.id}`)).bytes);
  expect(baca('pengaturan.csv', buka(semua, 'semua'))).toMatch(
    /JKT1;\d+;[^;]*;OWNER;baki.tambah;BKT1;nama_baki;;BAKI BUKTI;/,
  );
  const { code, kata } = await hidup(semua);
  expect(kata).toMatch(/toko BDG1, JKT1, PUSAT, SBY1/);
  expect(kata).toMatch(/JKT1: hari 2026-11-21 belum ditutup/);
  expect(kata).toContain('BASIS DATA MASIH BERKATA SAMA');
  expect(code, kata).toBe(0);
});

test('a database that was changed afterwards says otherwise, and where', async () => {
  const sama = await hidup(zip);
  expect(sama.code, sama.kata).toBe(0);
  expect(sama.kata).toContain('tercatat di audit JKT1');
  const { no_dokumen, urut } = await satu(
    `select no_dokumen, urut from buku_uang where kode_toko = 'JKT1' and tanggal = '2026-11-10' order by jumlah desc limit 1`,
  );
  await diamDiam(
    'buku_uang',
    `update buku_uang set jumlah = jumlah - 1 where kode_toko = 'JKT1' and no_dokumen = '${no_dokumen}' and urut = ${urut}`,
  );
  // What the pack keeps to itself is proven too.
  const tertutup = /JKT1;(\d+);[^\n]*;TERTUTUP;/.exec(baca('audit.csv'))?.[1];
  await diamDiam(
    'audit',
    `update audit set isi = isi || '{"alasan": "lain"}' where kode_toko = 'JKT1' and seq = ${tertutup}`,
  );
  const beda = await hidup(zip);
  expect(beda.kata).toMatch(
    new RegExp(`jurnal.csv baris \\d+, JKT1 ${no_dokumen} .*debit di paket "\\d+", di basis data`),
  );
  expect(beda.kata).toMatch(/audit.csv baris \d+, JKT1 nomor \d+: isinya di basis data berubah/);
  expect(beda.kata).toContain('PAKET INI UTUH');
  expect(beda.kata).toContain('BASIS DATA TIDAK LAGI SAMA');
  expect(beda.code).toBe(3);
});
