/** Whether a piece on the counter will be asked about, said before it is sent. Spec 1 §6, Domain R4.5. */
import { miligram, NOL_RUPIAH, toThousandths } from '@mustika/kernel/amount.ts';
import type { HargaBeli } from '../hitung-pembelian.rule.ts';
import { persetujuanPembelian } from '../persetujuan-pembelian.rule.ts';
import type { AcuanLayar, BarisKeranjang } from './keranjang-beli.rule.ts';

/** As the server will judge the line, but for kinds marked berlian, which it alone knows. */
export function perluOtorisasiBeli(
  { jual, tanpa, berat }: BarisKeranjang,
  harga: HargaBeli | null,
  { flags, aturan }: Pick<AcuanLayar, 'flags' | 'aturan'>,
): boolean {
  if (!harga) return false;
  const dinilai = {
    ...harga,
    judul: jual?.kode_barcode ?? tanpa?.nama_barang ?? '',
    tanpa_nota: jual === null,
    berat,
    berat_nota: jual ? miligram(toThousandths(jual.berat) ?? 0) : berat,
  };
  return persetujuanPembelian([dinilai], NOL_RUPIAH, flags, aturan).length > 0;
}
