/** Damage to orders. */
import type { Damage } from '../../tests/kit/damage.ts';

const JADI =
  "(select max(p.no_pesanan) from pesanan p join dokumen d on d.no_dokumen = p.no_pesanan and d.status in ('DONE', 'CLOSE'))";

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'KEPALA_PESANAN',
    'a piece that was ordered for less',
    'update pesanan_barang set total = total - 1, harga_emas = harga_emas - 1',
  ],
  [
    'KEPALA_PESANAN',
    'money ahead that nobody paid',
    "update titipan set uang_muka = uang_muka - 1 where jenis = 'PESANAN'",
  ],
  [
    'JADI_PESANAN',
    'an order that was made on no day',
    `update pesanan set tgl_jadi = null where no_pesanan = ${JADI}`,
  ],
  [
    'JADI_PESANAN',
    'a made piece that is held for another line',
    `update pesanan_barang set kode_barcode = null where no_pesanan = ${JADI}`,
  ],
  [
    'POTONGAN_PESANAN',
    'money kept that is in no book',
    "delete from buku_uang where kategori = 'BATAL PESANAN' and jenis = 'POTONGAN'",
  ],
  [
    'SALDO_TITIPAN',
    'money ahead that was taken out of the book',
    "delete from buku_uang where dari_akun = 'UANG_MUKA_PESANAN' and kategori = 'PESANAN'",
  ],
  [
    'BARANG_TITIPAN',
    'a sample that is held for nothing',
    "update pesanan_contoh set keadaan = 'KEMBALI' where kode_barcode is not null and keadaan = 'DIPAKAI'",
  ],
];
