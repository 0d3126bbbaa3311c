/** The slip of an order: what is made for whom, after what, at what price, and what was paid on it. Domain 15.3. */
import { formatGram, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { faktaNota } from '@mustika/kernel/define-nota.ts';
import { type SlipLine, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import { adaTunai, bayarDiSlip } from '../pembayaran/slip-bayar.rule.ts';
import { ikatanDiSlip } from '../titipan/harga-mengikat.rule.ts';
import { KETENTUAN_PESANAN, notaPesanan } from './nota-pesanan.rule.ts';
import type { pesananReads } from './pesanan.reads.ts';

type Dibaca = ReadOf<typeof pesananReads>;

const STATUS: Record<string, string> = {
  OPEN: 'Belum divalidasi',
  DONE: 'Sudah jadi',
  CLOSE: 'Sudah diambil',
  CANC: 'Batal',
};

const baris = ({ lines }: Dibaca): SlipLine[] =>
  lines.barang.map((b) => {
    const jadi = lines.ditahan.find((one) => one.kode_barcode === b.kode_barcode);
    return {
      ...(b.kode_barcode ? { kode: b.kode_barcode } : {}),
      nama: b.nama_barang,
      rincian: slipTexts([
        ['Group', b.kode_group],
        [jadi ? 'Berat' : 'Perkiraan berat', `${formatGram(jadi?.berat ?? b.berat)} g`],
        ['Ukuran', b.ukuran],
        ['Rincian', b.rincian],
        ['Contoh', b.kode_contoh ?? b.nama_contoh],
        ['Berat contoh', b.berat_contoh === null ? null : `${formatGram(b.berat_contoh)} g`],
      ]),
      total: rupiah(jadi?.total ?? b.total),
    };
  });

export const slipPesanan: SlipSource = {
  nota: [notaPesanan],
  of: (read: Dibaca) => {
    const { head: k } = read;
    return {
      jenis: notaPesanan,
      slip: {
        judul: 'NOTA PESANAN',
        keterangan: faktaNota(k, STATUS, [['Janji jadi', formatTanggal(k.tgl_janji)]]),
        baris: baris(read),
        jumlah: slipAmounts([
          { label: 'PPN dalam uang muka', jumlah: k.ppn },
          { label: 'Potongan batal', jumlah: k.potongan },
        ]),
        total: { label: k.tgl_jadi === null ? 'PERKIRAAN' : 'TOTAL', jumlah: k.total },
        pembayaran: bayarDiSlip(read.lines.pembayaran),
        tunai: adaTunai(read.lines.pembayaran),
        penutup: slipTexts([['Sisa bayar', k.sisa > 0 ? formatRupiah(k.sisa) : null]]),
        ketentuan: [ikatanDiSlip(k.jenis_harga, k.mengikat_sampai, 'pesanan'), ...KETENTUAN_PESANAN],
        tandaTangan: ['Hormat kami', 'Pemesan'],
      },
    };
  },
};
