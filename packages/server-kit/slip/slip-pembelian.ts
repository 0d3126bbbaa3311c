/** The slip of a purchase: what the shop took, what it paid, and who brought it. Domain 15.3. */
import { formatGram, type Miligram, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { Slip, SlipAmount, SlipLine, SlipText, SlipToko } from '@mustika/kernel/slip.ts';

/** Terms of the buy-back; the 3-month tolerance is prescribed (Spec 1 §9, Domain R4.9). A shop's own lines replace them. */
export const KETENTUAN_PEMBELIAN: readonly string[] = [
  'Barang tersebut milik penjual dan tidak dalam sengketa.',
  'Barang yang sudah dibeli menjadi milik toko.',
  'Uang diterima penjual dengan cukup.',
  'Toleransi pembelian kembali 3 bulan.',
];

export type PembelianSlip = {
  toko: SlipToko;
  nomor: string;
  tanggal: Tanggal;
  jam?: string;
  penjual?: { nama: string; alamat?: string; telp?: string; identitas?: string };
  baris: readonly {
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    berat: Miligram;
    kondisi_barang: string;
    /** The nota the piece was sold on; none for goods without a nota. */
    no_faktur_jual: string | null;
    harga_nota: Rupiah;
    potongan: Rupiah;
    harga: Rupiah;
  }[];
  total: Rupiah;
  biaya_admin: Rupiah;
  pembayaran: readonly SlipAmount[];
  sales?: string;
  kasir: string;
  ketentuan?: readonly string[];
};

const negative = (value: Rupiah): Rupiah => -value as Rupiah;
const terisi = (pairs: readonly (readonly [string, string | undefined])[]): SlipText[] =>
  pairs.flatMap(([label, teks]) => (teks ? [{ label, teks }] : []));

const barisBeli = (b: PembelianSlip['baris'][number]): SlipLine => ({
  kode: b.kode_barcode,
  nama: b.nama_barang,
  rincian: [
    { label: 'Kadar', teks: b.kadar_cetak },
    { label: 'Berat', teks: `${formatGram(b.berat)} g` },
    { label: 'Kondisi', teks: b.kondisi_barang },
    // Beside its worth the number of the nota has a line of its own, whatever the width of the paper.
    b.no_faktur_jual
      ? { label: b.no_faktur_jual, jumlah: b.harga_nota, kode: 'Nota' }
      : { label: 'Nota jual', teks: 'TANPA NOTA' },
    ...(b.potongan > 0 ? [{ label: 'Potongan', jumlah: negative(b.potongan) }] : []),
  ],
  total: b.harga,
});

export function slipPembelian(beli: PembelianSlip): Slip {
  const { penjual } = beli;
  return {
    judul: 'NOTA PEMBELIAN',
    toko: beli.toko,
    nomor: beli.nomor,
    tanggal: beli.tanggal,
    ...(beli.jam ? { jam: beli.jam } : {}),
    keterangan: terisi([
      ['Penjual', penjual?.nama],
      ['No ID', penjual?.identitas],
      ['Alamat', penjual?.alamat],
      ['Telp', penjual?.telp],
      ['Sales', beli.sales],
      ['Kasir', beli.kasir],
    ]),
    baris: beli.baris.map(barisBeli),
    jumlah: beli.biaya_admin
      ? [
          { label: 'Harga beli', jumlah: beli.total },
          { label: 'Biaya admin', jumlah: negative(beli.biaya_admin) },
        ]
      : [],
    total: { label: 'DIBAYAR', jumlah: (beli.total - beli.biaya_admin) as Rupiah },
    pembayaran: beli.pembayaran,
    penutup: [],
    ketentuan: beli.ketentuan ?? KETENTUAN_PEMBELIAN,
    tandaTangan: ['Hormat kami', 'Penjual'],
  };
}
