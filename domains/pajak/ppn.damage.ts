/** Damage to the PPN of sales and deposits, and to its rates. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PPN_PENJUALAN',
    'a line with more tax than was booked',
    "update penjualan_barang set ppn_transaksi_rp = ppn_transaksi_rp + 1, dpp = dpp - 1 where kode_toko = 'SBY1'",
  ],
  [
    'PPN_PENJUALAN',
    'tax that never reached its account',
    "delete from buku_uang where kode_toko = 'SBY1' and dari_akun = 'PPN_KELUARAN'",
  ],
  [
    'PPN_TARIF',
    'a rate changed after something was sold under it',
    "update parameter_ppn set tarif = tarif + 1 where kode_tarif = 'EMAS-FAKTUR'",
  ],
  [
    'PPN_TITIPAN',
    'tax of a down payment that its account never saw',
    "update titipan_gerak set ppn = ppn + 1 where jenis = 'MASUK'",
  ],
  [
    'PPN_PENJUALAN',
    'a pick-up that takes off more tax than was remitted',
    "update titipan_gerak set ppn = -1 where jenis = 'AMBIL'",
  ],
];
