/** F9 while nothing is answered: the nota is laid down in the browser, and only then printed. docs/decisions/0160. */
import { rupiah, subtract } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { mayOrSay } from '@mustika/web-kit/act.tsx';
import { newKey } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { focusScan, thenScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { printPages, usePrinting } from '@mustika/web-kit/slip/print-slip.ts';
import { type Bayaran, salahBayar } from '../../pembayaran/isi-bayar.rule.ts';
import { aturanToko, useKasir } from '../kasir/kasir.store.ts';
import { hitungKeranjang, keranjangBaru } from '../kasir/keranjang.rule.ts';
import { gambarKertas } from './cetak-luring.view.ts';
import { keranjangLuring, salahJual } from './keranjang-luring.view.ts';
import {
  berlaku,
  kasirDari,
  type NotaTersimpan,
  nomorBerikut,
  simpanNota,
  stok,
  terjual,
  useLuring,
} from './luring.store.ts';
import { SIMPAN_LURING } from './simpan-luring.rule.ts';

/** Prints one that lies in this browser; asked for again it is the same. */
export async function cetakLuring(no_luring: string): Promise<void> {
  const { paket, nota } = useLuring.getState();
  const found = nota.find((n) => n.no_luring === no_luring);
  if (!found || usePrinting.getState().cara === 'TIDAK') return;
  const toko = paket?.isi.toko ?? { nama: useSession.getState().user?.nama_toko ?? '', alamat: '' };
  const kasir = kasirDari(found.pemilik);
  const { nama_customer, barang_cetak: barang, tanda } = found;
  const kertas = {
    ...{ toko, no_luring, kasir, nama_customer, barang, tanda },
    waktu: formatWaktu(new Date(found.detik * 1000).toISOString()),
    total: rupiah(found.total),
    tunai: rupiah(found.tunai),
  };
  await printPages([gambarKertas(kertas)]);
}

const gagal = (message: string): void => {
  buzz();
  useKasir.setState({ salah: { message, code: 'BAYAR' } });
};

function jadi(nota: NotaTersimpan): void {
  useKasir.setState({
    keranjang: keranjangBaru(newKey()),
    kirim: null,
    terakhir: {
      ...{ nomor: nota.no_luring, status: 'LURING', total: nota.total, poin: 0 },
      kembali: subtract(rupiah(nota.tunai), rupiah(nota.total)),
    },
    ...{ baruSaja: true, panel: null, pesan: null, salah: null, hargaBaru: null, baris: null, sibuk: false },
  });
  tick();
  focusScan();
  void thenScan(cetakLuring(nota.no_luring).catch(noticeOf));
}

/** Cash for what was taken along, within what the package allows. One that cannot be laid down is not sold. */
export async function simpanLuring(bayar: readonly Bayaran[]): Promise<void> {
  const { keranjang, kirim, sibuk } = useKasir.getState();
  const { paket } = useLuring.getState();
  if (sibuk || kirim?.tahap === 'DIKIRIM' || !paket || !mayOrSay(SIMPAN_LURING)) return;
  const siap = keranjangLuring(keranjang, stok());
  const hitungan = hitungKeranjang(siap, aturanToko());
  const { total } = hitungan.jumlah;
  const batas = { paket: paket.isi, terjual: terjual(), berlaku: berlaku(), nomor: nomorBerikut() };
  const salah = salahJual({ ...keranjang, baris: siap.baris }, bayar, total, batas);
  if (salah) return gagal(salah);
  const kurang = salahBayar(total, bayar);
  if (kurang) return gagal(kurang.pesan);
  useKasir.setState({ sibuk: true, salah: null });
  try {
    const nota = await simpanNota({
      total,
      tunai: bayar.reduce((sum, b) => sum + b.jumlah, 0),
      nama_customer: siap.pelanggan?.nama.trim().toUpperCase() || null,
      barang: siap.baris.map(({ kode_barcode, kode_sales }) => ({ kode_barcode, kode_sales })),
      barang_cetak: siap.baris.map(({ kode_barcode, nama_barang, kadar_cetak, acuan }, at) => ({
        ...{ kode_barcode, nama_barang, kadar_cetak, berat: acuan.berat },
        total: hitungan.baris[at]?.total ?? 0,
      })),
    });
    jadi(nota);
  } catch {
    // Without a place on the disk there is no sale: paper would say what nobody can send.
    useKasir.setState({ sibuk: false });
    gagal('Browser Ini Tidak Dapat Menyimpan Nota, Penjualan Tidak Dibuat');
  }
}
