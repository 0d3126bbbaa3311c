/** Damage to plans of instalments. */
import type { Damage } from '../../tests/kit/damage.ts';

/** The triggers that keep rows as they are stand aside for what no program of ours does. */
const PLAN = '(select max(no_cicilan) from cicilan where saldo > 0 and terbayar > 0)';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'SALDO_CICILAN',
    'a plan with more in it than was paid',
    `update cicilan set saldo = saldo + 1 where no_cicilan = ${PLAN}`,
  ],
  [
    'SALDO_CICILAN',
    'money of a plan taken out of the book',
    "delete from buku_uang where dari_akun = 'UANG_MUKA_CICILAN' and kategori = 'DP CICILAN'",
  ],
  [
    'GERAK_CICILAN',
    'margin in the book that nobody paid',
    "update buku_uang set jumlah = jumlah + 1 where dari_akun = 'PENDAPATAN_MARGIN_CICILAN'",
  ],
  [
    'TITIPAN_CICILAN',
    'a plan that took less of its deposit than the deposit gave',
    'update cicilan set dari_titipan = dari_titipan - 1 where dari_titipan > 0',
  ],
  [
    'JADWAL_CICILAN',
    'a month that costs more than agreed',
    'update cicilan_jadwal set nilai = nilai + 1 where urut = 1',
  ],
  [
    'JADWAL_CICILAN',
    'a plan that says it is paid',
    "update dokumen set status = 'LUNAS' where jenis = 'cicilan' and status = 'DONE'",
  ],
  [
    'JUMLAH_CICILAN',
    'a held piece cheaper than agreed',
    'update cicilan_barang set harga_emas = harga_emas - 1, total = total - 1',
  ],
  ['BAYAR_CICILAN', 'a payment the plan knows nothing of', 'update bayar_cicilan set jumlah = jumlah + 1'],
  [
    'BAYAR_CICILAN',
    'a payment of less money than it says',
    "update pembayaran set jumlah = jumlah - 1 where no_dokumen in (select no_dokumen from bayar_cicilan) and jenis = 'CASH'",
  ],
  [
    'TERIMA_CICILAN',
    'money of a plan that its store knows nothing of',
    'update terima_cicilan set terbayar = terbayar + 1',
  ],
  [
    'TERIMA_CICILAN',
    'less money taken for another store than its plan counts',
    "update pembayaran set jumlah = jumlah - 1 where no_dokumen in (select no_dokumen from terima_cicilan) and jenis = 'CASH'",
  ],
  ['AMBIL_CICILAN', 'a sale that forgot which plan it used', 'delete from cicilan_ambil where not batal'],
  [
    'AMBIL_CICILAN',
    'a handing over that says it was undone',
    'update cicilan_ambil set batal = true where not batal',
  ],
  [
    'PPN_CICILAN',
    'more remitted of a plan than was',
    "update cicilan_gerak set ppn = ppn + 1 where jenis = 'BAYAR'",
  ],
];
