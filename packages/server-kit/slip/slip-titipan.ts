/** The slip of a deposit: what waits for whom, at what price, and what was paid on it. Domain 15.3. */
import { formatGram, formatRupiah, type Miligram, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { Slip, SlipAmount, SlipLine, SlipText, SlipToko } from '@mustika/kernel/slip.ts';

/** What a customer who leaves money should have read; the first line depends on whether the price is bound (Domain R6.1). */
export const KETENTUAN_TITIPAN: Readonly<Record<'MENGIKAT' | 'TIDAK_MENGIKAT', readonly string[]>> = {
  MENGIKAT: ['Harga mengikat: tidak berubah sampai barang diambil.'],
  TIDAK_MENGIKAT: ['Harga tidak mengikat: mengikuti harga pada hari barang diambil.'],
};
const KETENTUAN: readonly string[] = [
  'Barang disimpan toko dan tidak dijual kepada orang lain.',
  'Bawalah nota ini saat mengambil barang atau menambah titipan.',
];

export type TitipanSlip = {
  toko: SlipToko;
  nomor: string;
  tanggal: Tanggal;
  jam?: string;
  pelanggan: { nama: string; alamat?: string; telp?: string; member?: string };
  jenis_harga: 'MENGIKAT' | 'TIDAK_MENGIKAT';
  baris: readonly {
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    berat: Miligram;
    total: Rupiah;
    /** What became of the piece, where it no longer waits. */
    keadaan?: string;
  }[];
  total: Rupiah;
  /** Every payment with its date, then what went out again. */
  pembayaran: readonly SlipAmount[];
  /** What the shop holds now, and what is still to be paid. */
  saldo: Rupiah;
  /** What of it is PPN, where the store took some. */
  ppn?: Rupiah;
  sisa: Rupiah;
  status?: string;
  kasir: string;
};

const terisi = (pairs: readonly (readonly [string, string | undefined])[]): SlipText[] =>
  pairs.flatMap(([label, teks]) => (teks ? [{ label, teks }] : []));

const barisTitip = (b: TitipanSlip['baris'][number]): SlipLine => ({
  kode: b.kode_barcode,
  nama: b.nama_barang,
  rincian: [
    { label: 'Kadar', teks: b.kadar_cetak },
    { label: 'Berat', teks: `${formatGram(b.berat)} g` },
    ...(b.keadaan ? [{ label: 'Status', teks: b.keadaan }] : []),
  ],
  total: b.total,
});

export function slipTitipan(titip: TitipanSlip): Slip {
  const { pelanggan } = titip;
  return {
    judul: 'NOTA TITIPAN',
    toko: titip.toko,
    nomor: titip.nomor,
    tanggal: titip.tanggal,
    ...(titip.jam ? { jam: titip.jam } : {}),
    keterangan: terisi([
      ['Nama', pelanggan.nama],
      ['Member', pelanggan.member],
      ['Alamat', pelanggan.alamat],
      ['Telp', pelanggan.telp],
      ['Kasir', titip.kasir],
      ['Status', titip.status],
    ]),
    baris: titip.baris.map(barisTitip),
    jumlah: [
      { label: 'Harga barang', jumlah: titip.total },
      ...(titip.ppn ? [{ label: 'PPN dalam uang titipan', jumlah: titip.ppn }] : []),
    ],
    total: { label: 'UANG TITIPAN', jumlah: titip.saldo },
    pembayaran: titip.pembayaran,
    penutup: terisi([['Sisa bayar', titip.sisa > 0 ? formatRupiah(rupiah(titip.sisa)) : undefined]]),
    ketentuan: [...KETENTUAN_TITIPAN[titip.jenis_harga], ...KETENTUAN],
    tandaTangan: ['Hormat kami', 'Penitip'],
  };
}
