/** F8: from the lines to the payment sheet. What is missing is asked for first, and then the sheet opens by itself. */

import { mayOrSay } from '@mustika/web-kit/act.tsx';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { onceScanned } from '@mustika/web-kit/scan/under-way.ts';
import { SIMPAN_NOTA } from '../simpan-nota.rule.ts';
import { tukarDari } from '../tukar/tukar.rule.ts';
import { bolehUbah, perluSales, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';

export const bukaBayar = (): void => onceScanned(buka);

function buka(): void {
  const kasir = useKasir.getState();
  const { baris } = kasir.keranjang;
  if (kasir.panel === 'bayar' || !bolehUbah(kasir) || !mayOrSay(SIMPAN_NOTA)) return;
  const bermasalah = baris.find((b) => b.masalah);
  if (baris.length === 0) gagal('Barang Tidak Boleh Kosong');
  else if (bermasalah) {
    useKasir.setState({ baris: bermasalah.kode_barcode });
    gagal(`${bermasalah.kode_barcode}: ${bermasalah.masalah}`);
  } else if (perluSales([...baris, ...tukarDari(kasir.keranjang).baris])) {
    buzz();
    useKasir.setState({ panel: 'sales-bayar', pesan: { text: 'Sales Tidak Boleh Kosong', error: true } });
  } else useKasir.setState({ panel: 'bayar', salah: null, pesan: null });
}
