/** Validating an open nota and cancelling one: the books of the first, the exact reverse of the second. */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import type { TransitionImplementation } from '@mustika/server-kit/document-runner.ts';
import { DITITIP, menungguTitipan, statusMenunggu } from '../titipan/titipan.rule.ts';
import { tulisPoin } from './imbalan-penjualan.posting.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';
import { postPenjualan } from './penjualan.posting.ts';
import { bacaNota, type NotaBarangRow, type NotaBayarRow, type NotaRow } from './penjualan.query.ts';
import { KATEGORI_SALES } from './persetujuan-penjualan.rule.ts';
import { bagiBaris, type SisiNota, transferSisi } from './sisi-nota.posting.ts';

type NomorInput = { no_faktur_group: string };
type Isi = [NotaRow[], NotaBarangRow[], NotaBayarRow[], ...Rows[]];

export const validasiPenjualan = (semua: readonly SisiNota[]): TransitionImplementation<NomorInput> => ({
  nomor: (input) => input.no_faktur_group,
  reads: (input, { scope }) => [
    ...bacaNota(scope.kode_toko, input.no_faktur_group),
    ...semua.flatMap((sisi) => sisi.bacaBuka(scope.kode_toko, input.no_faktur_group)),
  ],
  decide: (input, rows, { ctx }) => {
    const [[nota], barang, bayar, ...milikSisi] = rows as Isi;
    if (!nota) reject(salah.NOTA_TIDAK_ADA);
    const banyak = (sisi: SisiNota) => sisi.bacaBuka(ctx.scope.kode_toko, input.no_faktur_group).length;
    const sisi = bagiBaris(semua, banyak, milikSisi).flatMap(
      ([satu, baris]) => satu.validasi(baris, nota.kasir) ?? [],
    );
    return {
      tulis: [
        {
          penulis: 'barang',
          baris: barang.map((b) => ({
            kode_barcode: b.kode_barcode,
            dari_status: menungguTitipan(b) ? DITITIP : 'DITAHAN',
            ke_status: 'TERJUAL',
          })),
        },
        ...tulisPoin(nota),
        // What the nota promised when it was saved, if it promised any.
        { penulis: 'kupon_terbit', baris: [{}] },
        ...sisi.flatMap((s) => s.tulis),
      ],
      transfers: [...postPenjualan({ ...nota, barang, bayar }), ...transferSisi(nota.total, sisi)],
      audit: { total: nota.total },
      jawaban: { total: nota.total },
    };
  },
});

export const batalPenjualan = (
  semua: readonly SisiNota[],
): TransitionImplementation<NomorInput & { alasan: string }> => ({
  nomor: (input) => input.no_faktur_group,
  reads: (input, { scope }) => bacaNota(scope.kode_toko, input.no_faktur_group),
  decide: (input, rows, { dokumen }) => {
    const [[nota], barang, bayar] = rows as Isi;
    if (!nota || !dokumen) reject(salah.NOTA_TIDAK_ADA);
    const posted = dokumen.status === 'DONE';
    const sisi = semua.filter(({ jenis }) => bayar.some((b) => b.jenis === jenis));
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
        ...sisi.flatMap((satu) => satu.batal),
        { penulis: 'barang', baris: kembali(barang, posted) },
        ...(posted ? tulisPoin(nota, -1) : []),
      ],
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
    .filter((b) => posted || !menungguTitipan(b))
    .map((b) => ({
      kode_barcode: b.kode_barcode,
      dari_status: posted ? 'TERJUAL' : 'DITAHAN',
      ke_status: statusMenunggu(b),
    }));
