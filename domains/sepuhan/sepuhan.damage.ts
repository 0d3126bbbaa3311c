/** Damage to what craftsmen did with gold. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['KIRIMAN_CUCI', 'more was sent than is out and came back', 'update kirim_cuci set murni = murni + 1'],
  [
    'KIRIMAN_CUCI',
    'a shipment that nobody closed is closed',
    `update kirim_cuci set ditutup = 'X' where ditutup is null`,
  ],
  [
    'TERIMA_SEPUHAN',
    'a reception that brought more than the lots say',
    'update terima_sepuhan set murni = murni + 1, susut = susut - 1',
  ],
  [
    'TERIMA_SEPUHAN',
    'a piece that was made of more than went into it',
    'update terima_sepuhan_barang set murni = murni + 1',
  ],
  [
    'UTANG_TUKANG',
    'a wage that nobody owes any more',
    `update terima_sepuhan set ongkos_dibayar = 'TUNAI' where ongkos_dibayar = 'HUTANG'`,
  ],
  [
    'BAYAR_TUKANG',
    'a craftsman was paid more than the books say',
    'update bayar_tukang set jumlah = jumlah + 1',
  ],
  ['TERIMA_SEPUHAN', 'a wage that is cost of nothing', 'update terima_sepuhan set ongkos = ongkos + 1'],
  [
    'KIRIM_PUSAT',
    'more is on its way than its lot has',
    'update kirim_pusat_lot set sisa_berat = sisa_berat + 1 where sisa_berat > 0',
  ],
  [
    'KIRIM_PUSAT',
    'head office has more than arrived',
    'update kirim_pusat_lot set terima_berat = terima_berat + 1 where terima_berat > 0',
  ],
  [
    'TERIMA_PUSAT',
    'a reception that brought less than its lots',
    'update terima_pusat set berat = berat - 1',
  ],
  [
    'WASTING_SEPUHAN',
    'a loss that cost more than was lost',
    'update wasting_sepuhan set nilai_susut = nilai_susut + 1',
  ],
  [
    'JUAL_EMAS',
    'gold that was sold for more than its lots',
    'update jual_emas set total = total + 1, jumlah = jumlah + 1',
  ],
  ['LUNAS_TUKANG', 'more was settled than left the claim', 'update lunas_tukang set murni = murni + 1'],
  ['STOCK_CUCI', 'more was typed than came', 'update stock_cuci set berat = berat + 1'],
];
