/** The slip of a deposit: what waits for whom, at what price, and what was paid on it. Domain 15.3. */

import { formatGram, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { faktaNota } from '@mustika/kernel/define-nota.ts';
import { type SlipAmount, type SlipLine, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import { DITITIP } from '../jual/bahan-penjualan.rule.ts';
import { namaCara } from '../pembayaran/cara-bayar.rule.ts';
import { adaTunai } from '../pembayaran/slip-bayar.rule.ts';
import { notaTitipan } from './nota-titipan.rule.ts';
import type { titipanReads } from './titipan.reads.ts';

type Dibaca = ReadOf<typeof titipanReads>;

/** What a customer who leaves money should have read; the first line depends on whether the price is bound (Domain R6.1). */
const IKATAN = {
  MENGIKAT: 'Harga mengikat: tidak berubah sampai barang diambil.',
  TIDAK_MENGIKAT: 'Harga tidak mengikat: mengikuti harga pada hari barang diambil.',
} as const;
/** A bound price has an end, which the customer reads before he leaves his money (Domain R6.6a). */
const ikatan = (jenis: keyof typeof IKATAN, sampai: Tanggal | null): string =>
  jenis === 'MENGIKAT' && sampai
    ? `Harga mengikat sampai ${formatTanggal(sampai)}; sesudahnya harga pada hari barang diambil.`
    : IKATAN[jenis];
const KETENTUAN: readonly string[] = [
  'Barang disimpan toko dan tidak dijual kepada orang lain.',
  'Bawalah nota ini saat mengambil barang atau menambah titipan.',
];
const GERAK: Record<string, string> = {
  AMBIL: 'Dipakai',
  KELEBIHAN: 'Lebih dikembalikan',
  BATAL_AMBIL: 'Batal diambil',
  BATAL_KELEBIHAN: 'Lebih diterima lagi',
};
const STATUS: Record<string, string> = {
  OPEN: 'Belum divalidasi',
  CLOSE: 'Sudah diambil',
  CANC: 'Batal',
};

const baris = (b: Dibaca['lines']['barang'][number]): SlipLine => ({
  kode: b.kode_barcode,
  nama: b.nama_barang,
  rincian: slipTexts([
    ['Kadar', b.kadar_cetak],
    ['Berat', `${formatGram(b.berat)} g`],
    ['Status', b.keadaan === DITITIP ? null : b.keadaan],
  ]),
  total: b.total,
});

/** Every payment with its date, then what went out again. */
const pembayaran = ({ lines }: Dibaca): SlipAmount[] => [
  ...lines.pembayaran.map((b) => ({
    label: `${formatTanggal(b.tanggal)} ${namaCara(b.jenis)}`,
    jumlah: rupiah(b.arah === 'MASUK' ? b.jumlah : -b.jumlah),
  })),
  ...lines.gerak.flatMap(({ tanggal, jenis, jumlah }) =>
    GERAK[jenis] ? [{ label: `${formatTanggal(tanggal)} ${GERAK[jenis]}`, jumlah }] : [],
  ),
];

export const slipTitipan: SlipSource = {
  nota: [notaTitipan],
  of: (read: Dibaca) => {
    const { head: k, lines } = read;
    return {
      jenis: notaTitipan,
      slip: {
        judul: 'NOTA TITIPAN',
        keterangan: faktaNota(k, STATUS),
        baris: lines.barang.map(baris),
        jumlah: [
          { label: 'Harga barang', jumlah: k.total },
          ...slipAmounts([{ label: 'PPN dalam uang titipan', jumlah: k.ppn }]),
        ],
        total: { label: 'UANG TITIPAN', jumlah: k.dititip },
        pembayaran: pembayaran(read),
        tunai: adaTunai(read.lines.pembayaran),
        penutup: slipTexts([['Sisa bayar', k.sisa > 0 ? formatRupiah(k.sisa) : null]]),
        ketentuan: [ikatan(k.jenis_harga, k.mengikat_sampai), ...KETENTUAN],
        tandaTangan: ['Hormat kami', 'Penitip'],
      },
    };
  },
};
