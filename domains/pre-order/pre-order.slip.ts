/** The slip of a pre-order: what somebody waits for, at what price, what has come, and what was paid on it. Domain 15.3. */
import { formatGram, formatRupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { faktaNota } from '@mustika/kernel/define-nota.ts';
import { type SlipLine, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import { adaTunai, bayarDiSlip } from '../pembayaran/slip-bayar.rule.ts';
import { ikatanDiSlip } from '../titipan/harga-mengikat.rule.ts';
import { KETENTUAN_PRE_ORDER, notaPreOrder } from './nota-pre-order.rule.ts';
import type { preOrderReads } from './pre-order.reads.ts';

type Dibaca = ReadOf<typeof preOrderReads>;

const STATUS: Record<string, string> = {
  OPEN: 'Belum divalidasi',
  DONE: 'Barang datang',
  CLOSE: 'Selesai',
  CANC: 'Batal',
};

const baris = ({ lines }: Dibaca): SlipLine[] =>
  lines.barang.map((b) => ({
    nama: b.nama_barang,
    rincian: slipTexts([
      ['Group', b.kode_group],
      ['Model', b.kode_intern],
      ['Qty', String(b.qty)],
      ['Perkiraan berat', `${formatGram(b.berat)} g`],
      ['Sudah datang', b.datang > 0 ? String(b.datang) : null],
    ]),
    total: b.total,
  }));

export const slipPreOrder: SlipSource = {
  nota: [notaPreOrder],
  of: (read: Dibaca) => {
    const { head: k, lines } = read;
    return {
      jenis: notaPreOrder,
      slip: {
        judul: 'NOTA PRE-ORDER',
        keterangan: faktaNota(k, STATUS, [['Janji datang', formatTanggal(k.tgl_janji)]]),
        baris: baris(read),
        jumlah: slipAmounts([
          { label: 'PPN dalam uang muka', jumlah: k.ppn },
          { label: 'Potongan batal', jumlah: k.potongan },
        ]),
        total: { label: 'PERKIRAAN', jumlah: k.perkiraan },
        pembayaran: bayarDiSlip(lines.pembayaran),
        tunai: adaTunai(lines.pembayaran),
        penutup: slipTexts([['Sisa bayar', k.sisa > 0 ? formatRupiah(k.sisa) : null]]),
        ketentuan: [ikatanDiSlip(k.jenis_harga, k.mengikat_sampai, 'barang'), ...KETENTUAN_PRE_ORDER],
        tandaTangan: ['Hormat kami', 'Pemesan'],
      },
    };
  },
};
