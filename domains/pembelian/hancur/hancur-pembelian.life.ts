/** The lives of bought pieces that are destroyed. */
import { BELI_BAKU, beli, dibeli, hancurkan, jualDulu } from '../../../tests/kit/beli.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife, type Variant } from '../../../tests/kit/life.ts';
import { hancurPembelian } from './hancur-pembelian.document.ts';

const destroyed = (kondisi_barang: string): Variant => ({
  name: kondisi_barang,
  prepare: async (kit, mark) => {
    const kode_barcode = `${mark}1001`;
    await jualDulu(kit, kode_barcode);
    await dibeli(kit.as('KASIR1'), beli([kode_barcode], BELI_BAKU));
    const { rows } = await kit.owner.query(
      "select tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
    );
    const tgl_beli = new Date(rows[0].tanggal.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    return { body: { tgl_beli, kondisi_barang, barang: [{ kode_barcode }] }, user: 'SPV1' };
  },
});

/** How a destruction lives. */
export const LIFE = defineLife(hancurPembelian, {
  lives: [
    async (kit) => {
      const batal = { no_dokumen: await hancurkan(kit, 'SENSUSB4', 'ROSOK'), alasan: 'salah pilih' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'hancur-pembelian/batal', batal, SANDI_OWNER));
    },
    (kit) => hancurkan(kit, 'SENSUSB5', 'HILANG'),
    (kit) => hancurkan(kit, 'SENSUSB6', 'ROSOK'),
  ],
  variants: [destroyed('ROSOK'), destroyed('HILANG')],
});
