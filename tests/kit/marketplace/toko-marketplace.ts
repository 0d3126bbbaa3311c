/** A store that is connected to a marketplace of the tests, and pieces that are offered there. */
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Answer, Kit } from '../app.ts';
import { potongan } from '../jual.ts';
import { AKUN_UJI, type Keadaan } from './simulator.ts';
import { GUDANG_UJI } from './tiktok.ts';

const portal = { portal: 'JKT1' };
export type Penyedia = 'SHOPEE' | 'TIKTOK';

export const alamatWebhook = (penyedia: Penyedia): string =>
  `https://toko.example/api/v1/marketplace/webhook/${penyedia}/JKT1`;

export const akunUji = (penyedia: Penyedia, { alamat }: Pick<Keadaan, 'alamat'>, versi: number): object => ({
  ...{ penyedia, aktif: true, alamat, ...AKUN_UJI, versi, ikut_harga: true, baki: [] },
  ...{
    alamat_webhook: alamatWebhook(penyedia),
    kategori: '100017',
    kurir: 'JNE',
    kode_marketplace: 'SHOPEE',
  },
  ...(penyedia === 'SHOPEE'
    ? { logistik: '8003' }
    : { logistik: '7091146663229654785', gudang: GUDANG_UJI, id_layanan: 'svc' }),
});

export const sambungkan = async (kit: Kit, penyedia: Penyedia, sim: Keadaan, versi = 0): Promise<void> => {
  const saved = await kit.as('OWNER').put('marketplace-setting', akunUji(penyedia, sim, versi), portal);
  expect(saved, saved.text).toMatchObject({ status: 200 });
};

let jpeg: Buffer | null = null;
/** Gives a piece a picture. */
export async function beriFoto(kit: Kit, kode: readonly string[]): Promise<void> {
  jpeg ??= await sharp({ create: { width: 40, height: 40, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer();
  for (const kode_barcode of kode) {
    const { key } = await kit.deps.photos.save('JKT1', kode_barcode, jpeg);
    await kit.owner.query('update barang set foto = $2 where kode_barcode = $1', [kode_barcode, key]);
  }
}

export const tawarkan = (
  kit: Kit,
  penyedia: Penyedia,
  kode_barcode: string,
  more: object = {},
): Promise<Answer> =>
  kit.as('SPV1').post('marketplace/barang', {
    ...{ penyedia, kode_barcode, nama: `Cincin Emas ${penyedia} ${kode_barcode}`, harga: null, tawar: true },
    ...more,
  });

/** Pieces in stock with a picture, offered there. */
export async function ditawarkan(
  kit: Kit,
  penyedia: Penyedia,
  mark: string,
  banyak: number,
): Promise<string[]> {
  const kode = await potongan(kit, mark, banyak);
  await beriFoto(kit, kode);
  for (const satu of kode) {
    const answer = await tawarkan(kit, penyedia, satu);
    expect(answer, answer.text).toMatchObject({ status: 200 });
  }
  return kode;
}
