/** The lives of pieces that are sent to another store. */
import { atur, masukkanOleh, numberOf, potongan } from '../../tests/kit/jual.ts';
import { kembalikan, kirimBarangUji, putuskan, tarik, terimaUji } from '../../tests/kit/kirim.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { kirimBarang } from './kirim-barang.document.ts';

/** How a shipment lives. */
export const LIFE = defineLife(kirimBarang, {
  modules: ['KIRIM_BARANG_MODULE'],
  lives: [
    // To the store that sells online.
    async (kit) => {
      await atur(kit, { TOKO_ONLINE: 'BDG1' });
      const { no_kirim } = await kirimBarangUji(kit, 'KLHA', 2);
      await terimaUji(kit, no_kirim);
      return no_kirim;
    },
    async (kit) => tarik(kit, (await kirimBarangUji(kit, 'KLHB', 2)).no_kirim),
    // Every way a difference ends.
    async (kit) => {
      const { no_kirim, kode } = await kirimBarangUji(kit, 'KLHC', 4);
      const [hilang, tolak, ketemu] = kode as [string, string, string, string];
      await terimaUji(kit, no_kirim, [
        { kode_barcode: hilang, hasil: 'TIDAK_ADA' },
        { kode_barcode: tolak, hasil: 'DITOLAK', catatan: 'penyok' },
        { kode_barcode: ketemu, hasil: 'BERAT_BEDA', berat: 3.2 },
      ]);
      await putuskan(kit, 'hilang', { no_dokumen: no_kirim, barang: [{ kode_barcode: hilang }] });
      await kembalikan(kit, {
        ...{ no_dokumen: no_kirim, ke_baki: 'CC02', barang: [{ kode_barcode: tolak }] },
      });
      await putuskan(kit, 'susulan', { no_kirim, ke_baki: 'CC01', barang: [{ kode_barcode: ketemu }] });
      return no_kirim;
    },
    // From head office to a branch.
    async (kit) => {
      await masukkanOleh(kit, 'PUSAT', { kode_barcode: 'KLHP1000' });
      const body = { tujuan: 'JKT1', barang: [{ kode_barcode: 'KLHP1000' }] };
      return numberOf(await kit.as('PUSAT').post('kirim-barang/simpan', body));
    },
    // Still on its way, a whole tray.
    async (kit) => (await kirimBarangUji(kit, 'KLHD', 2, 'KL02')).no_kirim,
  ],
  variants: [
    {
      name: 'to a branch',
      prepare: async (kit, mark) => {
        const barang = (await potongan(kit, mark, 2)).map((kode_barcode) => ({ kode_barcode }));
        return { body: { tujuan: 'BDG1', barang }, user: 'SPV1', by: 'simpan' };
      },
    },
  ],
});
