/** The lives of batches: pieces that came for two who wait. */
import { hargaGrup, masukkan } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { diPo, MODEL_PO, po } from '../../../tests/kit/pre-order.ts';
import { closingPo } from './closing-po.document.ts';

let urutan = 1000;

/** How a batch lives. */
export const LIFE = defineLife(closingPo, {
  modules: ['PRE_ORDER_MODULE'],
  variants: [
    {
      name: 'two pieces for two who wait',
      prepare: async (kit) => {
        await hargaGrup(kit);
        urutan += 10;
        const nama_barang = `CINCIN BATCH ${urutan}`;
        for (const no of [1, 2])
          await diPo(
            kit.as('KASIR1'),
            po(20_000, [{ nama_barang, qty: 1 }], {
              ...{ no_hp_customer: `0812555${urutan + no}`, jenis_harga: 'TIDAK_MENGIKAT' },
            }),
          );
        const barang = [1, 2].map((no) => ({ kode_barcode: `CLPO${urutan + no}`, baris: null }));
        for (const { kode_barcode } of barang)
          await masukkan(kit, { ...MODEL_PO, kode_barcode, ...{ nama_barang } });
        return { body: { barang, keterangan: 'kiriman pertama' } };
      },
    },
  ],
});
