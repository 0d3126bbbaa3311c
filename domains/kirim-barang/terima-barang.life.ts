/** The life of pieces that another store sent. */
import { kirimBarangUji, putuskan, terimaUji } from '../../tests/kit/kirim.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { terimaBarang } from './terima-barang.document.ts';

/** How a reception lives. */
export const LIFE = defineLife(terimaBarang, {
  modules: ['KIRIM_BARANG_MODULE'],
  final: 'what arrived has arrived; pieces that should not have go back by a shipment of their own',
  reportsIn: { 'laporan-kirim-barang': 'BDG1' },
  lives: [
    async (kit) => terimaUji(kit, (await kirimBarangUji(kit, 'TLHA', 2)).no_kirim),
    async (kit) => {
      const { no_kirim, kode } = await kirimBarangUji(kit, 'TLHB', 2);
      const [kode_barcode = ''] = kode;
      await terimaUji(kit, no_kirim, [{ kode_barcode, hasil: 'TIDAK_ADA' }]);
      return putuskan(kit, 'susulan', { no_kirim, ke_baki: 'CC01', barang: [{ kode_barcode }] });
    },
  ],
});
