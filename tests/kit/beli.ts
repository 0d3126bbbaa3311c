/** Purchases as a till sends them. */
import sharp from 'sharp';
import { expect } from 'vitest';
import { type Answer, type Caller, HARI, type Kit } from './app.ts';
import { denganOtorisasi, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from './jual.ts';
import { unggah } from './unggah.ts';

/** What the nota of the usual piece is worth: its gold and its stone, without the ongkos. Domain R4.2. */
export const NOTA_BAKU = 3_562_500;
/** MULUS takes 3 %: 3.455.625, up to 500. */
export const BELI_BAKU = 3_456_000;

/** Of a nota of gold with a faktur whose price held its PPN (vector 34): 3.523.739, less 3 %, up to 500. */
export const BELI_TANPA_PPN = 3_418_500;

/** The same at 3.200 g: 3.562.500 x 3.200 / 3.250 = 3.507.692, less 3 %: 3.402.461, up to 500. */
export const BELI_AUS = 3_402_500;

export type BarisUji = { kode_barcode?: string; berat?: number; kondisi_barang?: string } & Record<
  string,
  unknown
>;

/** The body of `pembelian/simpan`: MULUS, as heavy as it was sold, paid in cash. */
export function beli(
  barang: readonly (string | BarisUji)[],
  total: number,
  more: Record<string, unknown> = {},
): object {
  const lines = barang.map((b) => (typeof b === 'string' ? { kode_barcode: b } : b));
  return {
    total,
    barang: lines.map((b) => ({ kode_sales: 'S1', berat: 3.25, kondisi_barang: 'MULUS', ...b })),
    bayar: [{ jenis: 'CASH', jumlah: total }],
    ...more,
  };
}

/** Takes the usual piece in and sells it to somebody; answers the number of the nota. */
export async function jualDulu(kit: Kit, kode_barcode: string, more: object = {}): Promise<string> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  return terjual(kit.as('KASIR1'), nota([kode_barcode], HARGA_BAKU, { nama_customer: 'SITI', ...more }));
}

/** A piece that the till of before sold, as heavy and for as much gold as the usual one; answers the line it comes back with. */
export async function notaLama(kit: Kit, no_nota: string): Promise<{ nota_lama: string }> {
  const isi = `no_nota;tgl_jual;nama_barang;kode_group;kode_dept;berat;harga\n${no_nota};2024-03-12;CINCIN NOTA LAMA;750;CC;3,25;${NOTA_BAKU}\n`;
  const file = { nama: 'nota.csv', isi };
  const answer = await unggah(kit.as('OWNER'), 'nota-lama/import', { file }, { portal: 'JKT1' });
  expect(answer.data, answer.text).toMatchObject({ benar: 1 });
  return { nota_lama: `JKT1:${no_nota}/1` };
}

/** Buys and answers the number of the purchase. */
export async function dibeli(kasir: Caller, body: object): Promise<string> {
  const answer: Answer = await kasir.post('pembelian/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}

/** Takes a picture at the counter and answers the key that goes into the line. */
export async function fotoBeli(kasir: Caller): Promise<string> {
  const isi = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#caa' } })
    .png()
    .toBuffer();
  const answer = await unggah(kasir, 'pembelian/foto', { image: { nama: 'foto.png', isi } });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.foto as string;
}

/** The usual piece comes back at 3.200 g, 0.050 g lighter than its nota; answers its line as a second scale agrees. */
export async function ausDibeli(
  kit: Kit,
  kode_barcode: string,
): Promise<{ no_faktur: string; berat_disetujui: number }> {
  await jualDulu(kit, kode_barcode);
  const nomor = await dibeli(kit.as('KASIR1'), beli([{ kode_barcode, berat: 3.2 }], BELI_AUS));
  return { no_faktur: `${nomor}-1`, berat_disetujui: 3.2 };
}

/** Buys the usual piece and destroys it; answers the number of the destruction. */
export async function hancurkan(kit: Kit, kode_barcode: string, kondisi_barang: string): Promise<string> {
  await jualDulu(kit, kode_barcode);
  await dibeli(kit.as('KASIR1'), beli([kode_barcode], BELI_BAKU));
  const body = { tgl_beli: HARI, kondisi_barang, barang: [{ kode_barcode }] };
  const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  const answer = await denganOtorisasi(kit.as('SPV1'), 'hancur-pembelian/simpan', body, signer);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}
