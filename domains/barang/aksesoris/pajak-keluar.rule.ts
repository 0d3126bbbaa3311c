/**
 * The PPN of articles that nobody buys: what is given to a customer or used by the shop is taxed like a sale at cost, by the class
 * of the article; what broke or went missing is not. Domain R13.11.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { pajakErrors } from '../../pajak/pajak.errors.ts';
import {
  aturanPpn,
  type HasilPpn,
  hitungPpn,
  type PotongPpn,
  ppnBarang,
  type TarifPpn,
} from '../../pajak/ppn.rule.ts';
import type { Untuk } from './aksesoris.document.ts';

/** Some of an article, at what it cost. */
type Keluar = PotongPpn & { kode_barcode: string; nilai: Rupiah };
/** One line as the tax office hears of it: `dpp` is the cost. */
export type PajakKeluar = Pick<
  HasilPpn,
  'kelas_ppn' | 'ppn_transaksi_value' | 'kode_faktur' | 'dpp' | 'ppn_transaksi_rp'
> & {
  kode_barcode: string;
};

/** As they are stored, under the number of their document; nothing where nothing is taxed. */
export const barisPajak = (pajak: readonly PajakKeluar[], tanggal: string) =>
  pajak.length === 0
    ? []
    : [{ penulis: 'aksesoris_pajak', baris: pajak.map((b, at) => ({ ...b, urut: at + 1, tanggal })) }];

type Acuan = { store: Toko; tarif: readonly TarifPpn[]; hari: string };

/** Nothing while the store takes no PPN. The cost is without tax, however the store says its prices. Errors: TARIF_PPN_TIDAK_ADA. */
export function pajakKeluar(
  baris: readonly Keluar[],
  untuk: Untuk,
  { store, tarif, hari }: Acuan,
): PajakKeluar[] {
  const aturan = aturanPpn(store);
  if (!aturan || untuk === 'RUSAK') return [];
  return baris.map((b) => {
    const ppn = ppnBarang({ ...aturan, cara: 'EKSKLUSIF' }, tarif, hari, b);
    if (!ppn) reject(pajakErrors.TARIF_PPN_TIDAK_ADA, { kode_barcode: b.kode_barcode });
    const { kelas_ppn, ppn_transaksi_value, kode_faktur, dpp, ppn_transaksi_rp } = hitungPpn(b.nilai, ppn);
    return {
      kode_barcode: b.kode_barcode,
      kelas_ppn,
      ppn_transaksi_value,
      kode_faktur,
      dpp,
      ppn_transaksi_rp,
    };
  });
}
