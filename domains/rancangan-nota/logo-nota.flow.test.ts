/** Protects: a nota shows the mark of its store, else of the company, where its design has no picture of its own; so does a report. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../tests/kit/jual.ts';
import { unggah } from '../../tests/kit/unggah.ts';

let kit: Kit;
let nomor: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'UJIR0001' });
  nomor = await terjual(kit.as('KASIR1'), nota(['UJIR0001'], HARGA_BAKU));
});
afterAll(() => kit?.close());

const lembar = async (): Promise<Buffer> =>
  (await kit.as('KASIR1').post('penjualan/cetak', { no_faktur_group: nomor, format: 'PDF' })).bytes;

/** Told apart on the paper by its width. */
const beriLogo = async (width: number, portal?: string): Promise<void> => {
  const isi = await sharp({ create: { width, height: 40, channels: 3, background: '#b8923a' } })
    .png()
    .toBuffer();
  const image = { nama: 'logo.png', isi };
  const jawab = await unggah(kit.as('OWNER'), 'logo/unggah', { image }, portal ? { portal } : {});
  expect(jawab, jawab.text).toMatchObject({ status: 200 });
};

test('initials, then the company, then the store', async () => {
  const gambarDari = (berkas: Buffer) =>
    /\/Subtype \/Image[^>]*?\/Width (\d+)/s.exec(berkas.toString('latin1'))?.[1];
  const gambar = async () => gambarDari(await lembar());
  const laporan = async () => gambarDari((await kit.as('SPV1').get('reportbarang/stock-jual/pdf')).bytes);
  expect([await gambar(), await laporan()]).toEqual([undefined, undefined]);
  await beriLogo(60);
  expect(await gambar()).toBe('60');
  await beriLogo(90, 'JKT1');
  expect(await gambar()).toBe('90');
  expect(await laporan()).toBe('90');
});
