/** Protects: pieces enter the books whole, leave them exactly, and no barcode ever means two pieces. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@mustika/kernel/date.ts';
import { buildHouse } from '@mustika/kernel/house.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { dokumenErrors } from '@mustika/server-kit/document-runner.ts';
import { hashPassword } from '@mustika/server-kit/password.ts';
import { cloneDatabase, ensureTemplate } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { master } from '../master/master.domain.ts';
import { masterCommands } from '../master/master.server.ts';
import { otorisasiCommand } from '../pengguna/otorisasi.command.ts';
import { otorisasi } from '../pengguna/otorisasi.query.ts';
import { barang } from './barang.domain.ts';
import { barangErrors } from './barang.errors.ts';
import { barangCommands, barangDocuments } from './barang.server.ts';
import { laporanBarangDetailSql } from './laporan-barang-detail.query.ts';

const HARI = '2026-11-21';
const DEVICE = 'perangkat-uji';

const MASTER = `
  insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values
    ('PST', 'PUSAT', '-', 'PUSAT'), ('JKT1', 'TOKO SATU', '-', 'CABANG'), ('JKT2', 'TOKO DUA', '-', 'CABANG');
  delete from hari_toko;
  insert into hari_toko (kode_toko, tanggal, dibuka_oleh) values ('JKT1', '${HARI}', 'SPV1'), ('JKT2', '${HARI}', 'SPV1');
  insert into jenis (kode_dept, nama_dept) values ('CC', 'CINCIN');
  insert into kadar (kode_kadar, nama_kadar, kadar, kadar_cetak) values ('75', '75', 75000, '18K');
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki) select t, 'CC01', 'TOKO', 'CINCIN' from unnest(array['JKT1', 'JKT2']) t`;

const ONGKOS = `insert into parameter_ongkos (kode_toko, kode_ongkos, kode_group, kode_dept, tipe_ongkos, ongkos) values ('JKT1', 'O1', '750', 'CC', 'GRAM', 35000);
  insert into para_system (kode_toko, key, value) values ('JKT1', 'PEMBULATAN_BERAT', 'true');`;

async function fill(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(MASTER);
  // Price history is written under the walls of the store.
  for (const toko of ['JKT1', 'JKT2']) {
    await owner.query("select set_config('app.kode_toko', $1, false)", [toko]);
    await owner.query(
      "insert into grup (kode_toko, kode_group, nama_group, harga, harga_modal, kadar, kadar_jual) values ($1, '750', 'EMAS 750', 1050000, 1000000, 75000, 75000)",
      [toko],
    );
  }
  await owner.query(ONGKOS);
  const sandi = await hashPassword('rahasia-uji');
  for (const [user, level, toko] of [
    ['OWNER1', 'OWN', 'JKT1'],
    ['SPV1', 'SPV', 'JKT1'],
    ['KASIR1', 'KASIR', 'JKT1'],
    ['OWNER2', 'OWN', 'JKT2'],
  ])
    await owner.query(
      'insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ($1, $1, $2, $3, $4)',
      [user, level, toko, sandi],
    );
  await owner.end();
}

type Answer = {
  status: number;
  json: { data: any; message?: string; code?: string; detail?: any; total?: number };
  raw: Buffer;
  headers: Record<string, unknown>;
};

async function openServer() {
  const template = await ensureTemplate(inject('pgUrl'), 'uji_barang', fill);
  const database = await cloneDatabase(inject('pgUrl'), template);
  const db = openDatabase({ url: database.url, poolSize: 4 });
  const dataDir = await mkdtemp(join(tmpdir(), 'mustika-foto-'));
  const { app, deps } = await buildApp({
    db,
    clock: manualClock('2026-11-21T03:00:00Z'),
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    house: buildHouse([
      barang,
      master,
      { name: 'pengguna', label: 'Pengguna', declarations: [otorisasiCommand] },
    ]),
    commands: [...barangCommands, ...masterCommands, otorisasi],
    documents: barangDocuments,
    reports: [laporanBarangDetailSql],
    refusals: [barangErrors, dokumenErrors].flatMap((table) => Object.values(table)),
  });
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const tokens = new Map<string, string>();
  async function call(
    user: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const token =
      tokens.get(user) ?? (await deps.sessions.open({ user_id: user, device: DEVICE, address: '127.0.0.1' }));
    tokens.set(user, token);
    const headers = {
      'x-auth-token': token,
      cookie: `perangkat=${DEVICE}`,
      'idempotency-key': crypto.randomUUID(),
      ...more,
    };
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const text = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {};
    return { status: answer.statusCode, json: text, raw: answer.rawPayload, headers: answer.headers };
  }
  const upload = async (
    user: string,
    path: string,
    file: { name: string; bytes: Buffer; part?: string },
    fields: Record<string, string> = {},
  ): Promise<Answer> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(file.part ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name);
    const body = new Response(form);
    return call(user, 'POST', path, Buffer.from(await body.arrayBuffer()), {
      'content-type': body.headers.get('content-type') ?? '',
    });
  };
  const rows = async (text: string): Promise<string[]> =>
    (await owner.query({ text, rowMode: 'array' })).rows.map((row) => row.join(' '));
  const close = async (): Promise<void> => {
    await app.close();
    await owner.end();
    await db.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { call, upload, rows, close };
}

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server?.close());

const cincin = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'cincin serit',
  berat_asli: 3.218,
};
const simpan = (user: string, ...baris: object[]) => server.call(user, 'POST', 'barang/simpan', { baris });
const sehat = async () =>
  expect(await server.rows('select aturan, kode_toko, rincian from cek_invarian()')).toEqual([]);
const contoh = (name: string) => readFile(new URL(`contoh/${name}`, import.meta.url));

describe('one piece', () => {
  it('gets code, weight, karat, ongkos and cost, and stands in all books', async () => {
    const { status, json } = await simpan('OWNER1', { ...cincin, supplier: 'PT UBS' });
    expect(status).toBe(200);
    const [code] = json.data.kode_barcode;
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    const { json: found } = await server.call('OWNER1', 'GET', `barang/ready/kode-barcode/${code}-EXTRA`);
    expect(found.data).toMatchObject({
      nama_barang: 'CINCIN SERIT',
      status: 'TERSEDIA',
      berat: 3.2,
      berat_asli: 3.218,
      kadar: 75,
      kadar_cetak: '18K',
      ongkos: 35_000,
      ongkos_rp: 112_000,
      harga_per_gram: 1_050_000,
      harga_jual: 3_472_000,
      harga_modal: 3_200_000,
      dipegang_oleh: null,
      dijual: true,
    });
    const no = json.data.no_dokumen;
    expect(no).toMatch(/^JKT1-TB-261121-\d{4}$/);
    expect(
      await server.rows(
        `select dari_akun, dari_dimensi, ke_akun, jumlah, kategori, jenis from buku_uang where no_dokumen = '${no}'`,
      ),
    ).toEqual(['UTANG_SUPPLIER PT UBS PERSEDIAAN_TOKO 3200000 TAMBAH_BARANG SUPPLIER']);
    expect(
      await server.rows(
        `select dari_tempat, ke_tempat, qty, berat from buku_barang where no_dokumen = '${no}'`,
      ),
    ).toEqual(['@SUPPLIER TOKO/CC01 1 3200']);
    await sehat();
  });

  it('hides the cost from a cashier', async () => {
    const { json } = await simpan('OWNER1', cincin);
    const { json: seen } = await server.call(
      'KASIR1',
      'GET',
      `barang/ready/kode-barcode/${json.data.kode_barcode[0]}`,
    );
    expect([seen.data.harga_modal, seen.data.harga_jual]).toEqual([null, 3_472_000]);
    expect((await simpan('KASIR1', cincin)).status).toBe(403);
  });

  it.each([
    [{ kode_group: '' }, 'Kode Group Harus Diisi !!!', 'baris.0.kode_group'],
    [{ kode_group: '999' }, 'group tidak ada', 'baris.0.kode_group'],
    [{ nama_barang: 'CINCI' }, 'Nama Barang Minimal 6 Karakter', 'baris.0.nama_barang'],
    [{ kadar: 0 }, 'Kadar Minimal 0.001', 'baris.0.kadar'],
    [{ kadar: 500.001 }, 'Kadar Maksimal 500', 'baris.0.kadar'],
    [{ berat_asli: 0 }, 'Berat Asli Minimal 0.001', 'baris.0.berat_asli'],
    [{ berat_asli: 100_000.001 }, 'Berat Asli Maksimal 100000', 'baris.0.berat_asli'],
  ])('refuses %j', async (change, message, path) => {
    const { status, json } = await simpan('OWNER1', { ...cincin, ...change });
    expect([status, json.message, json.detail[0].path]).toEqual([400, message, path]);
  });

  it('a typed barcode is refused for ever, in the other branch too', async () => {
    expect((await simpan('OWNER1', { ...cincin, kode_barcode: 'TAGGED01' })).status).toBe(200);
    const { status, json } = await simpan('OWNER2', { ...cincin, kode_barcode: 'TAGGED01' });
    expect([status, json.code, json.message]).toEqual([
      409,
      'BARCODE_SUDAH_ADA',
      'Kode Barcode TAGGED01 Sudah Ada',
    ]);
    const twice = await simpan(
      'OWNER2',
      { ...cincin, kode_barcode: 'TAGGED02' },
      { ...cincin, kode_barcode: 'TAGGED02' },
    );
    expect(twice.status).toBe(409);
    expect((await server.call('OWNER2', 'GET', 'barang/ready/kode-barcode/TAGGED01')).status).toBe(404);
  });
});

describe('cancelling an intake', () => {
  const batal = (no_dokumen: string, more: object = {}) =>
    server.call('OWNER1', 'POST', 'barang/batal', { no_dokumen, alasan: 'SALAH TIMBANG', ...more });

  it('needs another person, reverses everything, and happens once', async () => {
    const { json } = await simpan('OWNER1', cincin, { ...cincin, supplier: 'PT UBS' });
    const no = json.data.no_dokumen as string;
    const asked = await batal(no);
    expect([asked.status, asked.json.code]).toEqual([403, 'OTORISASI_DIPERLUKAN']);
    const { op_hash, perlu } = asked.json.detail;
    const approval = await server.call('OWNER1', 'POST', 'authorization', {
      user_id: 'SPV1',
      password: 'rahasia-uji',
      kategori: perlu[0].kategori,
      description: perlu[0].description,
      op_hash,
    });
    expect(approval.status).toBe(200);
    const done = await batal(no, { detail_authorization: [{ _id: approval.json.data._id }] });
    expect([done.status, done.json.data.status]).toEqual([200, 'CANC']);
    expect(await server.rows(`select status from barang where no_masuk = '${no}'`)).toEqual([
      'BATAL',
      'BATAL',
    ]);
    expect(
      await server.rows(
        `select ke_akun, dari_akun, jumlah, kategori from buku_uang where no_dokumen = '${no}' and peristiwa = 2 order by urut`,
      ),
    ).toEqual([
      'MODAL PERSEDIAAN_TOKO 3200000 BATAL_TAMBAH_BARANG',
      'UTANG_SUPPLIER PERSEDIAAN_TOKO 3200000 BATAL_TAMBAH_BARANG',
    ]);
    await sehat();
    expect((await batal(no)).json.code).toBe('STATUS_TIDAK_SESUAI');
  });

  it('is refused once another document touched a piece', async () => {
    const { json } = await simpan('OWNER1', cincin);
    await server.rows(
      `update barang set no_terakhir = 'JKT1-FJ-261121-0009' where no_masuk = '${json.data.no_dokumen}'`,
    );
    expect((await batal(json.data.no_dokumen)).json.code).toBe('BARANG_SUDAH_DIPAKAI');
  });
});

it('edits keep before and after, and lose against a newer edit', async () => {
  const { json } = await simpan('OWNER1', cincin);
  const [code] = json.data.kode_barcode;
  const isi = {
    nama_barang: 'CINCIN SERIT BARU',
    kadar_cetak: '18K',
    tipe_ongkos: 'GRAM',
    ongkos: 40_000,
    harga_atribut: 0,
    versi: 1,
  };
  expect((await server.call('OWNER1', 'PUT', `barang/ubah/${code}`, isi)).json).toMatchObject({
    data: { versi: 2 },
    message: 'Berhasil Mengedit Data',
  });
  expect((await server.call('OWNER1', 'PUT', `barang/ubah/${code}`, { ...isi, ongkos: 1 })).json.code).toBe(
    'SUDAH_BERUBAH',
  );
  expect((await server.call('OWNER1', 'PUT', `barang/ubah/${code}`, { ...isi, berat: 1 })).status).toBe(400);
  const { json: story } = await server.call('OWNER1', 'GET', `barang/riwayat/${code}`);
  expect(story.data.ubahan).toMatchObject([
    {
      user_id: 'OWNER1',
      sebelum: { nama_barang: 'CINCIN SERIT', ongkos: 35_000 },
      sesudah: { nama_barang: 'CINCIN SERIT BARU', ongkos: 40_000 },
    },
  ]);
  expect(story.data.gerak).toMatchObject([
    { jenis: 'tambah_barang', dari: '@AWAL', ke: 'TOKO/CC01', berat: 3.2 },
  ]);
  await sehat();
});

it('photos are stored anew and served harmless', async () => {
  const { json } = await simpan('OWNER1', cincin);
  const [kode_barcode] = json.data.kode_barcode;
  const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#caa' } })
    .png()
    .toBuffer();
  const up = await server.upload(
    'OWNER1',
    'barang/foto',
    { name: 'a.png', bytes, part: 'image' },
    { kode_barcode },
  );
  expect(up.status).toBe(200);
  const photo = await server.call('KASIR1', 'GET', `barang/foto/${kode_barcode}`);
  expect(photo.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await sharp(photo.raw).metadata()).width).toBe(720);
  expect(
    (
      await server.upload(
        'OWNER1',
        'barang/foto',
        { name: 'x.png', bytes: Buffer.from('<svg/>'), part: 'image' },
        { kode_barcode },
      )
    ).status,
  ).toBe(415);
  expect((await server.call('OWNER2', 'GET', `barang/foto/${kode_barcode}`)).status).toBe(404);
});

it('a printed label counts, a preview does not', async () => {
  const { json } = await simpan('OWNER1', cincin, cincin);
  const codes: string[] = json.data.kode_barcode;
  const label = (format: string) =>
    server.call('OWNER1', 'POST', 'barang/label', {
      barang: codes.map((kode_barcode) => ({ kode_barcode })),
      format,
      harga: true,
    });
  const preview = await label('SVG');
  expect(preview.json.data[0].svg).toContain('<svg');
  expect((await label('ZPL')).raw.toString()).toContain('^XA');
  expect((await label('TSPL')).raw.toString()).toContain('DMATRIX');
  expect((await label('PDF')).raw.subarray(0, 5).toString()).toBe('%PDF-');
  const { json: list } = await server.call('OWNER1', 'GET', `barang/list?no_masuk=${json.data.no_dokumen}`);
  expect(list.data.map((row: { cetak_label: number }) => row.cetak_label)).toEqual([3, 3]);
});

describe('a file', () => {
  const impor = async (name: string, fields: Record<string, string> = {}, user = 'OWNER2') =>
    server.upload(user, 'barang/import', { name, bytes: await contoh(name) }, fields);
  const masuk = () => server.rows("select count(*) from barang where kode_toko = 'JKT2'");

  it('makes its masters only after it showed them', async () => {
    const file = { name: 'barang-contoh.csv', bytes: await contoh('barang-contoh.csv') };
    const shown = await server.upload('OWNER2', 'barang/import/master', file, { pratinjau: 'ya' });
    expect(shown.status).toBe(200);
    expect(shown.json.data.baki.length).toBeGreaterThan(10);
    expect(await server.rows("select count(*) from baki where kode_toko = 'JKT2'")).toEqual(['1']);
    expect((await server.upload('KASIR1', 'barang/import/master', file)).status).toBe(403);
    expect((await server.upload('OWNER2', 'barang/import/master', file)).status).toBe(200);
  });

  it('with broken rows writes none and names every cell', async () => {
    const before = await masuk();
    const { json } = await impor('barang-rusak.csv', { mode: 'semua' });
    const expected = (await contoh('barang-rusak.harapan.tsv'))
      .toString()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trimEnd());
    expect(
      json.data.salah.map(
        (row: { baris: number; kolom: string; sebab: string }) => `${row.baris}\t${row.kolom}\t${row.sebab}`,
      ),
    ).toEqual(expected);
    expect([json.data.tersimpan, json.data.benar]).toEqual([0, 80]);
    expect(await masuk()).toEqual(before);
  });

  it('of 1,200 pieces goes in as one document', async () => {
    const preview = await impor('barang-contoh.csv', { pratinjau: 'ya' });
    expect(preview.json.data).toMatchObject({ baris: 1200, benar: 1200, kembar: 0, tersimpan: 0, salah: [] });
    const done = await impor('barang-contoh.csv', { mode: 'semua' });
    expect(done.json.data).toMatchObject({ tersimpan: 1200, status: 'DONE', jumlah: 1200 });
    const no = done.json.data.no_dokumen;
    expect(
      await server.rows(
        `select count(*), count(distinct kode_barcode), sum(harga_modal) from barang where no_masuk = '${no}'`,
      ),
    ).toEqual(await server.rows(`select 1200, 1200, sum(jumlah) from buku_uang where no_dokumen = '${no}'`));
    expect((await impor('barang-contoh.csv', { pratinjau: 'ya' })).json.data.kembar).toBeGreaterThan(1000);
    await sehat();
  });

  it('with the good rows only', async () => {
    const { json } = await impor('barang-rusak.csv', { mode: 'yang-benar' });
    expect(json.data).toMatchObject({ baris: 140, benar: 80, tersimpan: 80 });
    await sehat();
  });

  it('without its columns is refused whole', async () => {
    const bytes = Buffer.from('kode_group,harga\n750,1\n');
    const { status, json } = await server.upload('OWNER2', 'barang/import', { name: 'a.csv', bytes });
    expect([status, json.code]).toEqual([400, 'KOLOM_TIDAK_LENGKAP']);
  });
});

it('the list filters by tray alias, searches and sorts', async () => {
  const list = async (query: string) => (await server.call('OWNER2', 'GET', `barang/list?${query}`)).json;
  const all = await list('limit=5&sort=berat&arah=desc');
  expect([all.data.length, all.total]).toEqual([5, 1280]);
  const kl = await list('kode_toko=kl01&limit=1000');
  expect(new Set(kl.data.map((row: { kode_baki: string }) => row.kode_baki))).toEqual(new Set(['KL01']));
  const found = await list('q=kalung&kode_group=750&status=TERSEDIA,DITAHAN');
  expect(found.total).toBeGreaterThan(10);
  expect((await list('q=%25')).total).toBe(0);
});
