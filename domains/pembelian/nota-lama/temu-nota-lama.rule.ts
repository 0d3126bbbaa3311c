/** A piece on a nota of the till of before, in the shape in which sold pieces are found at a counter. */
import { add, formatPersen } from '@mustika/kernel/amount.ts';
import { type JualTemu, TANPA_ASAL } from '../nota/nota-beli.command.ts';
import { jualLama, type NotaLama } from './nota-lama.rule.ts';

/** Nobody of ours sold it, and it has no picture here. */
export function dariLama(n: NotaLama): JualTemu {
  const { nama_barang, kode_group, kode_dept, kadar, tgl_jual, nama_customer, no_hp_customer } = n;
  const { berat, harga_emas, ongkos, harga_atribut, diskon } = jualLama(n);
  return {
    ...{ nama_barang, kode_group, kode_dept, kadar, tgl_jual, nama_customer, no_hp_customer },
    ...{ berat, harga_emas, ongkos, harga_atribut, diskon },
    no_faktur: n.no_nota,
    no_faktur_group: n.no_nota,
    kode_barcode: n.kode_lama ?? n.no_nota,
    kode_sales: null,
    kadar_cetak: n.kadar_cetak ?? formatPersen(kadar),
    total: add(add(harga_emas, ongkos), harga_atribut),
    ...{ harga_group: undefined, ada_foto: undefined, alamat_customer: null, kode_member: null },
    harga_hari_ini: n.harga_hari_ini,
    ...TANPA_ASAL,
    toko_jual: n.toko_jual,
    nota_lama: n.kode_nota_lama,
    potongan_persen: n.potongan_persen,
    potongan_gram: n.potongan_gram,
  };
}
