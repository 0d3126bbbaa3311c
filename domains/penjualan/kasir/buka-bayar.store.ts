/** F8: from the lines to the payment sheet. What is missing is asked for first, and then the sheet opens by itself. */

import { mayOrSay } from '@mustika/web-kit/act.tsx';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { onceScanned } from '@mustika/web-kit/scan/under-way.ts';
import { keranjangLuring, perluServer } from '../luring/keranjang-luring.view.ts';
import { stok, tanpaJaringan } from '../luring/luring.store.ts';
import { SIMPAN_NOTA } from '../simpan-nota.rule.ts';
import { tukarDari } from '../tukar/tukar.rule.ts';
import { bolehUbah, perluSales, ubahKeranjang, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';

export const bukaBayar = (): void => onceScanned(buka);

/** Without the network only what was taken along is sold, at its price there; the total that is shown is the one that is paid. */
function siapLuring(): boolean {
  if (!tanpaJaringan()) return true;
  if (perluServer(useKasir.getState().keranjang)) {
    gagal('Tanpa Jaringan Hanya Jual Tunai');
    return false;
  }
  ubahKeranjang((k) => keranjangLuring(k, stok()));
  return true;
}

function buka(): void {
  if (!siapLuring()) return;
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
