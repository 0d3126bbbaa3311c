/** What gold comes to that is sold to another business, while it is typed: as the sale will have it. Ours. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, kadar, teks, uang } from '@mustika/kernel/field.ts';
import { isianJualEmas, JUAL_EMAS } from './isian-jual-emas.rule.ts';

const { kode_supplier, harga_murni, barang } = isianJualEmas;

export const hitungJualEmas = defineCommand({
  name: 'jual-emas-hitung',
  label: 'Hitung Jual Emas',
  path: 'jual-emas/hitung',
  screens: ['/jual-emas'],
  gate: JUAL_EMAS,
  idempotent: false,
  fields: { kode_supplier, harga_murni, barang },
  answer: objek({
    murni_jual: gram('Murni Dijual'),
    total: uang('Harga'),
    ppn: uang('PPN'),
    pph22: uang('PPh 22'),
    /** What the buyer pays. */
    jumlah: uang('Harus Dibayar'),
    barang: baris({
      nama_lot: teks('Barang'),
      kadar: kadar('Kadar'),
      murni: gram('Murni'),
      total: uang('Harga'),
    }),
  }),
});
