/** The pieces of a nota leave their tray, or are held until it is validated; articles by quantity are another matter. */
import type { Writing } from '@mustika/server-kit/document/document-runner.ts';
import { berjumlah } from '../../barang/aksesoris/berjumlah.rule.ts';
import type { Terhitung } from '../../jual/periksa-penjualan.rule.ts';
import { dipegangDalam } from '../../jual/sewa.rule.ts';
import { menungguTitipan, statusMenunggu } from '../../titipan/titipan.rule.ts';

/** A piece that waits for its customer waits on until the nota is validated. */
export function barangKeluar(
  lines: readonly Terhitung[],
  memposting: boolean,
  keranjang: string | null,
): Writing {
  const keluar = lines.filter(
    (l) => !berjumlah(l.barang) && !l.gerak && (memposting || !menungguTitipan(l.barang)),
  );
  return {
    penulis: 'barang',
    baris: keluar.map(({ barang: b }) => ({
      kode_barcode: b.kode_barcode,
      dari_status: statusMenunggu(b),
      ke_status: memposting ? 'TERJUAL' : 'DITAHAN',
      versi: b.versi,
      keranjang: dipegangDalam(b, keranjang),
    })),
  };
}
