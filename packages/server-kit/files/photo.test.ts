import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createPhotoStore } from './photo.ts';
import { diskStorage } from './storage.ts';

const root = await mkdtemp(join(tmpdir(), 'foto-'));
afterAll(() => rm(root, { recursive: true }));
const store = createPhotoStore({ storage: diskStorage(root) });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a040' } });
const jpeg = (width: number, height: number): Promise<Buffer> => plain(width, height).jpeg().toBuffer();

describe('what is stored', () => {
  test('is nobody else’s to read: the file, and the folder with what was there before', async () => {
    await chmod(root, 0o755);
    const fresh = createPhotoStore({ storage: diskStorage(root) });
    const { key } = await fresh.save('MST', 'TERTUTUP', await jpeg(10, 10));
    expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
    expect((await stat(root)).mode & 0o777).toBe(0o700);
  });

  test.each([
    ['larger than the frame', 4000, 3000, 720, 540],
    ['standing', 1500, 4000, 512, 1366],
    ['already small', 300, 200, 300, 200],
  ])('%s', async (_, width, height, toWidth, toHeight) => {
    const { key } = await store.save('MST', 'A1B2C3D4', await jpeg(width, height));
    expect(key).toMatch(/^MST\/A1B2C3D4-[0-9a-f]{16}\.jpg$/);
    const meta = await sharp(await store.read(key)).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', toWidth, toHeight]);
  });
  test('PNG with transparency and WebP become JPEG on white', async () => {
    const clear = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    for (const bytes of [await clear.png().toBuffer(), await clear.webp().toBuffer()]) {
      const photo = await store.read((await store.save('MST', 'X1', bytes)).key);
      const { channels } = await sharp(photo).stats();
      expect(channels[0]?.mean).toBeGreaterThan(250);
    }
  });
  // Protects: a phone's picture stands upright, and where it was taken is nobody's business.
  test('turned as the camera says, without EXIF', async () => {
    const bytes = await plain(200, 100)
      .withExif({ IFD0: { Artist: 'RAHASIA' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = await store.read((await store.save('MST', 'TURNED', bytes)).key);
    const meta = await sharp(photo).metadata();
    expect([meta.width, meta.height, meta.orientation, meta.exif]).toEqual([100, 200, undefined, undefined]);
    expect(photo.includes('RAHASIA')).toBe(false);
  });
  test('the same picture has one key; removed it is gone, twice is no error', async () => {
    const bytes = await jpeg(64, 64);
    const { key } = await store.save('CAB1', 'SAME', bytes);
    expect((await store.save('CAB1', 'SAME', bytes)).key).toBe(key);
    expect(await readdir(join(root, 'CAB1'))).toHaveLength(1);
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toMatchObject({ code: 'FOTO_TIDAK_ADA', status: 404 });
  });
});

/** A PNG of 30,000 x 30,000 white pixels in about 100 kB: 2.7 GB when decoded. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

// Protects: nothing that is not a picture is stored, and no picture can take the server down.
describe('what is refused', () => {
  const refused = async (bytes: Buffer, code: string): Promise<void> =>
    void (await expect(store.save('MST', 'BAD', bytes)).rejects.toMatchObject({ name: 'AppError', code }));
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n'],
    ['GIF', 'GIF89a'],
    ['nothing', ''],
  ])('%s', (_, text) => refused(Buffer.from(text), 'FOTO_JENIS_DITOLAK'));
  test('cut off', async () => {
    const bytes = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await refused(bytes.subarray(0, bytes.length / 2), 'FOTO_RUSAK');
    await refused(bytes.subarray(0, 20), 'FOTO_RUSAK');
  });
  test('more than 8 MB', () =>
    refused(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(8 * 1024 * 1024)]),
      'FOTO_TERLALU_BESAR',
    ));
  test('a bomb of pixels, without decoding it', async () => {
    const bytes = bomb(30_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    const before = performance.now();
    await refused(bytes, 'FOTO_TERLALU_LUAS');
    expect(performance.now() - before).toBeLessThan(500);
  });
  test('names that lead elsewhere', async () => {
    const bytes = await jpeg(10, 10);
    for (const [toko, barcode] of [
      ['..', 'A'],
      ['MST', '../A'],
      ['MST/..', 'A'],
      ['', 'A'],
      ['MST', 'A\0'],
      ['MST', 'A.php'],
    ] as const)
      await expect(store.save(toko, barcode, bytes)).rejects.toMatchObject({ code: 'FOTO_NAMA_DITOLAK' });
    for (const key of [
      '../x.jpg',
      '/etc/passwd',
      'MST/../../x.jpg',
      'MST/x.png',
      'MST\\x.jpg',
      'MST/%2e%2e.jpg',
      'MST/a/b.jpg',
    ])
      for (const use of [store.read, store.remove])
        await expect(use(key)).rejects.toMatchObject({ code: 'FOTO_NAMA_DITOLAK' });
  });
});
