/** Protects: files that are not what they say, too large, cut short or poisoned end in a refusal and change nothing. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, type Kit, testApp } from '../kit/app.ts';
import { jumlahBaris } from '../kit/buku.ts';
import { masukkan } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';
import { formulir, JENIS_FORMULIR, unggah } from '../kit/unggah.ts';
import { improper } from './nasty.ts';
import { calls, modulPintu } from './samples.ts';
import { tabelUmum } from './tables.ts';

let kit: Kit;
const BARCODE = 'UNGGAH01';
const portal = { portal: 'JKT1' };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await masukkan(kit, { kode_barcode: BARCODE });
  await semuaModul(kit.owner, modulPintu);
  kit.deps.stores.forget('JKT1');
  // The first call of a user opens a session: rows that belong to no upload.
  for (const user of ['OWNER', 'SPV1', 'SPV1-BDG', 'KASIR1']) await kit.as(user).get('users/sesi');
});
afterAll(() => kit?.close());

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 40, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer();

/** A chunk of a PNG with its length, and a checksum that no reader needs before it looks at the size. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** A small file that says it is 60,000 by 60,000. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const JPEG_MAGIC = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.cookie)</script>';

const pictures: [string, () => Promise<Buffer | string> | Buffer | string][] = [
  ['an SVG', () => SVG],
  ['HTML', () => HTML],
  ['HTML behind the first bytes of a JPEG', () => Buffer.concat([JPEG_MAGIC, Buffer.from(HTML)])],
  ['a PDF', () => '%PDF-1.7\n%%EOF'],
  ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ['a GIF', () => 'GIF89a\u0001\u0000\u0001\u0000'],
  ['nothing', () => ''],
  ['half a JPEG', async () => (await picture()).subarray(0, 300)],
  ['a bomb of pixels', () => hugePng()],
  ['nine megabytes', () => Buffer.concat([JPEG_MAGIC, Buffer.alloc(9 * 1024 * 1024)])],
  ['twenty-one megabytes', () => Buffer.concat([JPEG_MAGIC, Buffer.alloc(21 * 1024 * 1024)])],
];

const untouched = async (run: () => Promise<Answer>): Promise<Answer> => {
  const tables = await tabelUmum(kit.owner);
  const before = await jumlahBaris(kit.owner, tables);
  const answer = await run();
  expect(improper(answer), answer.text).toBeNull();
  expect(await jumlahBaris(kit.owner, tables)).toEqual(before);
  return answer;
};

describe('a photo is not', () => {
  test.each(pictures)('%s', async (_what, make) => {
    const isi = await make();
    await untouched(() =>
      unggah(kit.as('SPV1'), 'barang/foto', {
        kode_barcode: BARCODE,
        image: { nama: 'foto.jpg', isi, jenis: 'image/jpeg' },
      }),
    );
  });

  test('of a piece of nobody, of another store, or of a place on the disk', async () => {
    const image = { nama: '../../../etc/passwd', isi: await picture() };
    for (const kode_barcode of ['TIDAKADA', '../../ABC', '', 'A\u0000BCDEFG'])
      await untouched(() => unggah(kit.as('SPV1'), 'barang/foto', { kode_barcode, image }));
    await untouched(() => unggah(kit.as('SPV1-BDG'), 'barang/foto', { kode_barcode: BARCODE, image }));
  });
});

test('a photo is written anew: whatever hid behind the picture is gone, and it is served as a picture only', async () => {
  const hidden = Buffer.concat([await picture(), Buffer.from(HTML)]);
  const image = { nama: 'x.html', isi: hidden, jenis: 'text/html' };
  expect(await unggah(kit.as('SPV1'), 'barang/foto', { kode_barcode: BARCODE, image })).toMatchObject({
    status: 200,
  });
  const served = await kit.as('KASIR1').get(`barang/foto/${BARCODE}`);
  expect(served.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(String(served.headers['content-security-policy'])).toContain('sandbox');
  expect(served.bytes.includes('script')).toBe(false);
  expect((await sharp(served.bytes).metadata()).width).toBe(720);
  expect((await kit.as('SPV1-BDG').get(`barang/foto/${BARCODE}`)).status).toBe(404);
});

/** A ZIP of one member with the size it claims to unpack to. */
function zip(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(claimed, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

const BOMB = zip('xl/worksheets/sheet1.xml', Buffer.alloc(60 * 1024 * 1024, 'A'), 100);
const bomb = (): Buffer => BOMB;
const entities = (): Buffer =>
  zip(
    'xl/workbook.xml',
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>',
    ),
  );

const tables: [string, string, () => Buffer | string][] = [
  ['an archive that unpacks to sixty megabytes', 'data.xlsx', bomb],
  ['a workbook with a foreign entity', 'data.xlsx', entities],
  ['an archive cut short', 'data.xlsx', () => bomb().subarray(0, 200)],
  ['an old workbook', 'data.xls', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
  ['a program called CSV', 'data.csv', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3])],
  ['an open quote', 'data.csv', () => '"nama\nA'],
  ['a header only', 'data.csv', () => 'kode\n'],
  ['nothing', 'data.csv', () => ''],
  ['an unknown column', 'data.csv', () => 'bukan_kolom,__proto__\nA,B\n'],
  ['two hundred columns', 'data.csv', () => `${'a,'.repeat(200)}b\n${'1,'.repeat(200)}1\n`],
  ['another kind by its name', 'data.exe', () => 'a,b\n1,2\n'],
];

/** Master tables share one import; one of them stands for all, and every import of its own is asked. */
const imports = calls.filter(
  (call) =>
    call.kind === 'upload' &&
    call.path.includes('import') &&
    (call.path === 'baki/import' ||
      !house.resources.some((resource) => resource.api.import.path === call.path)),
);

describe.each(imports.map((call) => [call.name, call] as const))('%s takes nothing from', (_name, call) => {
  test.each(tables)('%s', async (_what, nama, make) => {
    const file = { nama, isi: make() };
    await untouched(() => unggah(kit.as('OWNER'), call.path, { file }, portal));
  });

  test('a form without a file, with a strange mode, cut off, or with its borders wrong', async () => {
    const who = kit.as('OWNER');
    const file = { nama: 'data.csv', isi: 'a,b\n1,2\n' };
    await untouched(() => unggah(who, call.path, { mode: 'semua' }, portal));
    await untouched(() => unggah(who, call.path, { file, mode: 'sebagian' }, portal));
    const whole = formulir({ file });
    for (const body of [
      whole.subarray(0, whole.length - 20),
      whole.subarray(0, 40),
      Buffer.from('x'),
      Buffer.alloc(0),
    ])
      for (const type of [JENIS_FORMULIR, 'multipart/form-data', 'multipart/form-data; boundary='])
        await untouched(() =>
          who.call('POST', call.path, body, { ...portal, headers: { 'content-type': type } }),
        );
    await untouched(() => who.post(call.path, { file: 'a,b' }, portal));
  });
});
