/** What is asked of gold that is sold to another business. */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { daftar, kadar, ref, uang } from '@mustika/kernel/field.ts';
import { all, flag } from '@mustika/kernel/gate.ts';
import { banyakLot, isiSemua } from '../../lot/isian-lot.rule.ts';
import { lotResource } from '../../lot/lot.resource.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { supplierResource } from '../../master/supplier.resource.ts';

/** Where a store refines itself and keeps a list of the businesses it trades with. */
export const JUAL_EMAS = all(SEPUHAN_SENDIRI, flag('SUPPLIER_BARANG_MODULE'));

/** What is sold so: nothing that has a price on a counter. */
export const JENIS_DIJUAL = ['MURNI', 'ROSOK'] as const;

/** The buyer is a business the shop knows: Master Supplier says what he is. `kadar_uji` is what his test says of a lot. */
export const isianJualEmas = {
  kode_supplier: ref('Pembeli', () => supplierResource, { width: 14 }),
  harga_murni: uang('Harga Per Gram Murni', { min: 1, max: BATAS_PER_GRAM, width: 13 }),
  barang: daftar(
    'Barang',
    {
      kode_lot: ref('Lot', () => lotResource, {
        asksItself: true,
        hanya: { jenis_lot: JENIS_DIJUAL },
        fills: isiSemua,
        width: 36,
      }),
      ...banyakLot,
      kadar_uji: kadar('Kadar Uji', { opsional: true, max: 100_000, width: 9 }),
    },
    { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
  ),
} as const;
