/** Validating an open nota and cancelling one: the books of the first, the exact reverse of the second. */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition, laciBatal } from '@mustika/server-kit/document/document-runner.ts';
import { DITITIP } from '../../jual/bahan-penjualan.rule.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { KATEGORI_SALES } from '../../jual/persetujuan-penjualan.rule.ts';
import {
  bacaSisiTersimpan,
  sisiTersimpan,
  tanpaNotaSisi,
  transferSisi,
} from '../../pembayaran/sisi.posting.ts';
import { pembelianErrors } from '../../pembelian/pembelian.errors.ts';
import { menungguTitipan, statusMenunggu } from '../../titipan/titipan.rule.ts';
import { nilaiKupon, tulisPoin } from '../imbalan-penjualan.posting.ts';
import { penjualan } from '../penjualan.document.ts';
import { postPenjualan } from '../penjualan.posting.ts';
import { bacaJanji, bacaNota, type NotaBarangRow } from '../penjualan.query.ts';
import type { SisiNota } from '../simpan-penjualan.posting.ts';
import { kembaliStok, sahkanStok, sepotong } from '../stok-aksesoris.posting.ts';
import { lawanNota } from './orang-nota.posting.ts';

export const validasiPenjualan = (semua: readonly SisiNota[]) =>
  implementTransition(penjualan.transitions.validasi, {
    pays: () => true,
    reads: (input, { scope }) => ({
      janji: bacaJanji(scope.kode_toko, input.no_faktur_group),
      ...bacaNota(scope.kode_toko, input.no_faktur_group),
      ...bacaSisiTersimpan(semua, scope.kode_toko, input.no_faktur_group),
    }),
    decide: (_input, { janji: [janji], nota: [nota], barang, bayar, ...rows }) => {
      if (!nota) reject(salah.NOTA_TIDAK_ADA);
      const sisi = sisiTersimpan(semua, rows).map((s) => s.sisi.validasi(s.milik, nota.kasir));
      return {
        tulis: [
          {
            penulis: 'barang',
            baris: barang.filter(sepotong).map((b) => ({
              kode_barcode: b.kode_barcode,
              dari_status: menungguTitipan(b) ? DITITIP : 'DITAHAN',
              ke_status: 'TERJUAL',
            })),
          },
          ...sahkanStok(barang),
          ...tulisPoin(nota),
          // What the nota promised when it was saved, if it promised any.
          { penulis: 'kupon_terbit', baris: [{}] },
          ...sisi.flatMap((s) => s.tulis),
        ],
        lawan: lawanNota(nota),
        tanpaNota: tanpaNotaSisi(sisi),
        transfers: [
          ...postPenjualan({ ...nota, barang, bayar, kupon_rp: nilaiKupon(janji) }),
          ...transferSisi(nota.total, sisi),
        ],
        audit: { total: nota.total },
        jawaban: { total: nota.total },
      };
    },
  });

export const batalPenjualan = (semua: readonly SisiNota[]) =>
  implementTransition(penjualan.transitions.batal, {
    reads: (input, { scope }) => ({
      ...bacaNota(scope.kode_toko, input.no_faktur_group),
      ...bacaSisiTersimpan(semua, scope.kode_toko, input.no_faktur_group),
    }),
    decide: (input, { nota: [nota], barang, ...rows }, facts) => {
      const { dokumen } = facts;
      if (!nota || !dokumen) reject(salah.NOTA_TIDAK_ADA);
      // Asked again when it is written; here, so that nobody is called to sign what cannot be done.
      if (barang.some((b) => b.beli_kembali)) reject(pembelianErrors.SUDAH_DIBELI);
      const posted = dokumen.status === 'DONE';
      const sisi = sisiTersimpan(semua, rows);
      return {
        perlu: [
          {
            kategori: KATEGORI_SALES,
            description: 'sale cancellation',
            rincian: [
              { label: 'No Nota', nilai: nota.no_faktur_group },
              { label: 'Total', nilai: formatRupiah(nota.total) },
              { label: 'Alasan', nilai: input.alasan },
            ],
          },
        ],
        tulis: [
          // First: of a piece that came back it says that, and not merely that it moved.
          { penulis: 'penjualan_batal', baris: [{}] },
          { penulis: 'kupon_batal', baris: [{}] },
          ...sisi.flatMap((s) => s.sisi.batal),
          { penulis: 'barang', baris: kembali(barang, posted) },
          ...kembaliStok(barang),
          ...(posted ? tulisPoin(nota, -1) : []),
        ],
        laci: laciBatal(facts, input.kasir),
        kategoriBalik: 'BATAL PENJUALAN',
        alasan: input.alasan,
        audit: { total: nota.total, alasan: input.alasan },
        jawaban: { total: nota.total },
      };
    },
  });

/** Pieces go back to where they waited: the counter, or their deposit, which holds them all along while a sale is open. */
const kembali = (barang: readonly NotaBarangRow[], posted: boolean): object[] =>
  barang
    .filter((b) => sepotong(b) && (posted || !menungguTitipan(b)))
    .map((b) => ({
      kode_barcode: b.kode_barcode,
      dari_status: posted ? 'TERJUAL' : 'DITAHAN',
      ke_status: statusMenunggu(b),
    }));
