/** Validating an open nota and cancelling one: the books of the first, the exact reverse of the second. */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { TransitionImplementation } from '@mustika/server-kit/document-runner.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';
import { postPenjualan } from './penjualan.posting.ts';
import { bacaNota, type NotaBarangRow, type NotaBayarRow, type NotaRow } from './penjualan.query.ts';
import { KATEGORI_SALES } from './persetujuan-penjualan.rule.ts';
import { aturanPoin } from './simpan-penjualan.posting.ts';

type NomorInput = { no_faktur_group: string };
type Isi = [NotaRow[], NotaBarangRow[], NotaBayarRow[]];

export const validasiPenjualan: TransitionImplementation<NomorInput> = {
  nomor: (input) => input.no_faktur_group,
  reads: (input, { scope }) => bacaNota(scope.kode_toko, input.no_faktur_group),
  decide: (_input, rows, { store }) => {
    const [[nota], barang, bayar] = rows as Isi;
    if (!nota) reject(salah.NOTA_TIDAK_ADA);
    return {
      tulis: [
        {
          penulis: 'barang',
          baris: barang.map((b) => ({
            kode_barcode: b.kode_barcode,
            dari_status: 'DITAHAN',
            ke_status: 'TERJUAL',
          })),
        },
        ...(nota.poin > 0
          ? [{ penulis: 'member_poin', baris: [{ kode_member: nota.kode_member, tambah: nota.poin }] }]
          : []),
      ],
      transfers: postPenjualan({ ...nota, barang, bayar, nilai_poin: aturanPoin(store).nilai }),
      audit: { total: nota.total },
      jawaban: { total: nota.total },
    };
  },
};

export const batalPenjualan: TransitionImplementation<NomorInput & { alasan: string }> = {
  nomor: (input) => input.no_faktur_group,
  reads: (input, { scope }) => bacaNota(scope.kode_toko, input.no_faktur_group),
  decide: (input, rows, { dokumen }) => {
    const [[nota], barang] = rows as Isi;
    if (!nota || !dokumen) reject(salah.NOTA_TIDAK_ADA);
    const dari_status = dokumen.status === 'OPEN' ? 'DITAHAN' : 'TERJUAL';
    const posted = dokumen.status === 'DONE';
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
        {
          penulis: 'barang',
          baris: barang.map((b) => ({ kode_barcode: b.kode_barcode, dari_status, ke_status: 'TERSEDIA' })),
        },
        ...(posted && nota.poin > 0
          ? [{ penulis: 'member_poin', baris: [{ kode_member: nota.kode_member, tambah: -nota.poin }] }]
          : []),
        { penulis: 'penjualan_batal', baris: [{}] },
      ],
      kategoriBalik: 'BATAL PENJUALAN',
      alasan: input.alasan,
      audit: { total: nota.total, alasan: input.alasan },
      jawaban: { total: nota.total },
    };
  },
};
