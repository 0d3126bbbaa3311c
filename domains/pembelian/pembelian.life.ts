/** The lives of purchases. */

import type { Kit } from '../../tests/kit/app.ts';
import { BELI_AUS, BELI_BAKU, beli, dibeli, fotoBeli, jualDulu, notaLama } from '../../tests/kit/beli.ts';
import { atur, denganOtorisasi, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { BARIS_BELI, beliManual, nilaiBeliManual } from '../../tests/kit/jual-manual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { MODUL_MANUAL } from '../../tests/kit/lot.ts';
import { rekening } from '../../tests/kit/uang.ts';
import { pembelian } from './pembelian.document.ts';

const cancel = async (kit: Kit, no_faktur_group: string): Promise<string> => {
  const batal = { no_faktur_group, alasan: 'penjual berubah pikiran' };
  return numberOf(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, SANDI_OWNER));
};

/** A million by transfer, the rest in cash. */
const byTransfer = async (kit: Kit): Promise<object[]> => [
  { jenis: 'TRANSFER', no_rekening: await rekening(kit, 'bisa_transfer'), jumlah: 1_000_000 },
  { jenis: 'CASH', jumlah: BELI_BAKU - 1_000_000 },
];

/** How a purchase lives. */
export const LIFE = defineLife(pembelian, {
  lives: [
    async (kit) => {
      await jualDulu(kit, 'SENSUS05');
      return cancel(kit, await dibeli(kit.as('KASIR1'), beli(['SENSUS05'], BELI_BAKU)));
    },
    async (kit) => {
      await atur(kit, { VALIDASI_PEMBELIAN_MODULE: 'true' });
      await jualDulu(kit, 'SENSUSB1');
      const no_faktur_group = await dibeli(kit.as('KASIR1'), beli(['SENSUSB1'], BELI_BAKU));
      numberOf(await kit.as('SPV1').post('pembelian/validasi', { no_faktur_group }));
      await atur(kit, { VALIDASI_PEMBELIAN_MODULE: null });
      return cancel(kit, no_faktur_group);
    },
    async (kit) => {
      await jualDulu(kit, 'SENSUS06');
      const foto = await fotoBeli(kit.as('KASIR1'));
      const bayar = await byTransfer(kit);
      return dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'SENSUS06', foto }], BELI_BAKU, { bayar }));
    },
    async (kit) => dibeli(kit.as('KASIR1'), beli([await notaLama(kit, 'SENSUSLAMA')], BELI_BAKU)),
    async (kit) => {
      await atur(kit, { [MODUL_MANUAL]: 'true' });
      const body = beliManual(await nilaiBeliManual(kit, BARIS_BELI));
      const buy = async () => numberOf(await kit.as('KASIR1').post('pembelian-manual/simpan', body));
      await cancel(kit, await buy());
      return buy();
    },
  ],
  variants: [
    {
      name: 'a piece on a nota of the till of before',
      prepare: async (kit, mark) => ({ body: beli([await notaLama(kit, `${mark}LAMA`)], BELI_BAKU) }),
    },
    {
      name: 'a piece with its nota, in cash and by transfer',
      prepare: async (kit, mark) => {
        await jualDulu(kit, `${mark}1001`);
        return { body: beli([`${mark}1001`], BELI_BAKU, { bayar: await byTransfer(kit) }) };
      },
    },
    {
      name: 'a piece that lost weight',
      prepare: async (kit, mark) => {
        await jualDulu(kit, `${mark}1001`);
        return { body: beli([{ kode_barcode: `${mark}1001`, berat: 3.2 }], BELI_AUS) };
      },
    },
    {
      name: 'of goods without a barcode',
      prepare: async (kit) => {
        await atur(kit, { [MODUL_MANUAL]: 'true' });
        return { by: 'manual', body: beliManual(await nilaiBeliManual(kit, BARIS_BELI)) };
      },
    },
  ],
});
