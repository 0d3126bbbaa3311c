/** Protects: pieces enter the books whole, leave them exactly, and no barcode ever means two pieces. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CINCIN, type ServerBarang, sehat, serverBarang } from '../../tests/contoh/server-barang.ts';

/** Opening stock: nobody delivered it, so its cost is told. */
const cincin = { ...CINCIN, harga_modal: 3_200_000 };

let server: ServerBarang;
beforeAll(async () => {
  server = await serverBarang();
});
afterAll(() => server?.close());

const simpan = (user: string, ...baris: object[]) => server.call(user, 'POST', 'barang/simpan', { baris });

describe('one piece', () => {
  it('gets code, weight, karat, ongkos and cost, and stands in all books', async () => {
    const { status, json } = await simpan('OWNER1', { ...CINCIN, supplier: 'PT UBS' });
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
    await sehat(server);
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
    [{ kadar: 0 }, 'Kadar Minimal 0,001', 'baris.0.kadar'],
    [{ kadar: 500.001 }, 'Kadar Maksimal 500', 'baris.0.kadar'],
    [{ berat_asli: 0 }, 'Berat Asli Minimal 0,001', 'baris.0.berat_asli'],
    [{ berat_asli: 100_000.001 }, 'Berat Asli Maksimal 100.000', 'baris.0.berat_asli'],
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

describe('what is refused or signed before it is in stock', () => {
  it('a trade weight above the scale, and a cost that nobody told and nobody delivered', async () => {
    const wrong = async (more: object) => (await simpan('OWNER1', { ...cincin, ...more })).json.detail;
    expect(await wrong({ berat_asli: 1, berat: 5 })).toMatchObject([{ path: 'baris.0.berat' }]);
    expect(await wrong({ berat_asli: 1, berat: 1.011 })).toMatchObject([{ path: 'baris.0.berat' }]);
    expect(await wrong({ harga_modal: null })).toMatchObject([{ path: 'baris.0.harga_modal' }]);
    expect(await wrong({ berat_asli: 5.036, berat: 5.04, kode_barcode: 'BULAT001' })).toBeUndefined();
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
    const { segel, perlu } = asked.json.detail;
    const approval = await server.call('OWNER1', 'POST', 'authorization', {
      user_id: 'SPV1',
      password: 'rahasia-uji',
      kategori: perlu[0].kategori,
      description: perlu[0].description,
      segel,
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
    await sehat(server);
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
    ada_faktur_masukan: false,
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
  await sehat(server);
});

it('a piece that left the shop is not edited', async () => {
  const { json } = await simpan('OWNER1', cincin);
  const [code] = json.data.kode_barcode;
  await server.rows(
    `update barang set status = 'BATAL'
       from (select set_config('app.jenis', 'tambah_barang', true) || set_config('app.transisi', 'batal', true) as saat) s
      where kode_barcode = '${code}' and s.saat <> ''`,
  );
  const isi = {
    nama_barang: 'CINCIN LAIN',
    kadar_cetak: '18K',
    tipe_ongkos: 'GRAM',
    ongkos: 1,
    harga_atribut: 0,
    ada_faktur_masukan: false,
  };
  const { status, json: refused } = await server.call('OWNER1', 'PUT', `barang/ubah/${code}`, {
    ...isi,
    versi: 1,
  });
  expect([status, refused.code]).toEqual([409, 'BARANG_TIDAK_DIUBAH']);
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
  // Beside a line it is small, and nothing is sent twice to who has it.
  const kecil = await server.call('KASIR1', 'GET', `barang/foto/${kode_barcode}?lebar=64`);
  const { width, height, format } = await sharp(kecil.raw).metadata();
  expect([format, width, height]).toEqual(['jpeg', 64, 32]);
  expect(kecil.raw.length).toBeLessThan(Math.min(1500, photo.raw.length));
  expect(kecil.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'image/jpeg' });
  expect(kecil.headers['etag']).not.toBe(photo.headers['etag']);
  const lagi = await server.call('KASIR1', 'GET', `barang/foto/${kode_barcode}?lebar=64`, undefined, {
    'if-none-match': String(kecil.headers['etag']),
  });
  expect([lagi.status, lagi.raw.length]).toEqual([304, 0]);
  expect((await server.call('KASIR1', 'GET', `barang/foto/${kode_barcode}?lebar=65`)).status).toBe(400);
  expect((await server.call('OWNER2', 'GET', `barang/foto/${kode_barcode}?lebar=64`)).status).toBe(404);
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
  const langsung = await label('HALAMAN');
  expect(langsung.json.data).toMatchObject([
    { lebar: 60, tinggi: 12 },
    { lebar: 60, tinggi: 12 },
  ]);
  expect((await label('ZPL')).raw.toString()).toContain('^XA');
  expect((await label('TSPL')).raw.toString()).toContain('DMATRIX');
  expect((await label('PDF')).raw.subarray(0, 5).toString()).toBe('%PDF-');
  const { json: list } = await server.call('OWNER1', 'GET', `barang/list?no_masuk=${json.data.no_dokumen}`);
  expect(list.data.map((row: { cetak_label: number }) => row.cetak_label)).toEqual([4, 4]);
});

// Protects: '750' found nothing, although every second piece is 750.
it('a piece is found by its karat group, its kind, its karat in percent, in thousandths and as it is printed', async () => {
  const { json } = await simpan('OWNER1', { ...CINCIN, supplier: 'PT UBS' });
  const [code] = json.data.kode_barcode;
  const found = async (q: string): Promise<boolean> => {
    const { json: list } = await server.call(
      'OWNER1',
      'GET',
      `barang/list?q=${encodeURIComponent(q)}&limit=1000`,
    );
    return list.data.some((row: { kode_barcode: string }) => row.kode_barcode === code);
  };
  for (const q of ['750', '75', '75,0', '18k', 'serit', CINCIN.kode_dept])
    expect([q, await found(q)]).toEqual([q, true]);
  for (const q of ['700', '70', '16K']) expect([q, await found(q)]).toEqual([q, false]);
});
