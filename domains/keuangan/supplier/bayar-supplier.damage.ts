/** Damage to payments of suppliers. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'BAYAR_SUPPLIER',
    'a payment that says more than the book',
    'update bayar_supplier set tunai = tunai + 1, jumlah = jumlah + 1 where tunai > 0',
  ],
  [
    'BAYAR_SUPPLIER_FAKTUR',
    'a payment that names more than it is',
    'update bayar_supplier_faktur f set jumlah = s.jumlah + 1 from bayar_supplier s where s.kode_toko = f.kode_toko and s.no_dokumen = f.no_dokumen',
  ],
  [
    'BAYAR_SUPPLIER_UTANG',
    'a payment that names a document nobody owes for',
    'update bayar_supplier_faktur set no_utang = no_dokumen',
  ],
  [
    'BAYAR_SUPPLIER_UTANG',
    'a payment that names an invoice nobody brought along',
    'update bayar_supplier_faktur set urut_utang = 99',
  ],
  [
    'PAJAK_ROSOK',
    'scrap of which the tax was forgotten',
    'update bayar_supplier_pajak set total = total + 1, dpp = case when kelas_ppn is null then null else dpp + 1 end',
  ],
  [
    'PAJAK_ROSOK',
    'a tax of scrap that never reached its account',
    "delete from buku_uang where kategori = 'BAYAR_SUPPLIER' and dari_akun in ('PPN_KELUARAN', 'UTANG_PPH')",
  ],
];
