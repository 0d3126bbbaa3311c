/** The lives of sales that the tax office asks more of, part of LIVES. */
import type { Kit } from '../kit/app.ts';
import { atur, hargaGrup, masukkan, notaPedagang, numberOf } from '../kit/jual.ts';

export const TAX_LIVES: readonly ((kit: Kit) => Promise<string>)[] = [
  // To another trader, with PPh 22.
  async (kit) => {
    await hargaGrup(kit);
    await masukkan(kit, { kode_barcode: 'SENSUS99' });
    await atur(kit, { PPH22_PENJUALAN_MODULE: 'true' });
    return numberOf(await kit.as('KASIR1').post('penjualan/simpan', notaPedagang('SENSUS99')));
  },
];
