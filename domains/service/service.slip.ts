/** The slips of a job: what lies here for what work, what it comes to, what was paid; when it is fetched another one. Domain 15.3. */
import { formatGram, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { faktaNota } from '@mustika/kernel/define-nota.ts';
import { type SlipAmount, type SlipLine, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import { namaCara } from '../pembayaran/cara-bayar.rule.ts';
import { adaTunai } from '../pembayaran/slip-bayar.rule.ts';
import { KETENTUAN_SERVICE, notaService, notaServiceAmbil } from './nota-service.rule.ts';
import type { serviceReads } from './service.reads.ts';

type Dibaca = ReadOf<typeof serviceReads>;

const STATUS: Record<string, string> = { OPEN: 'Belum divalidasi', CANC: 'Batal' };

const baris = (b: Dibaca['lines']['barang'][number]): SlipLine => ({
  ...(b.kode_barcode ? { kode: b.kode_barcode } : {}),
  nama: b.nama_barang,
  rincian: slipTexts([
    ['Pekerjaan', b.kode_deskripsi],
    ['Kondisi', b.kondisi],
    ['Berat', `${formatGram(b.berat)} g`],
    ['Berat keluar', b.berat_keluar === null ? null : `${formatGram(b.berat_keluar)} g`],
    ['Tambah emas', b.emas_berat > 0 ? `${formatGram(b.emas_berat)} g` : null],
  ]),
  total: rupiah((b.ongkos_akhir ?? b.ongkos ?? 0) + b.emas_rp),
});

const pembayaran = ({ lines }: Dibaca): SlipAmount[] =>
  lines.pembayaran.map((b) => ({
    label: `${formatTanggal(b.tanggal)} ${b.arah === 'MASUK' ? '' : 'Dikembalikan '}${namaCara(b.jenis)}`,
    jumlah: rupiah(b.arah === 'MASUK' ? b.jumlah : -b.jumlah),
  }));

export const slipService: SlipSource = {
  nota: [notaService, notaServiceAmbil],
  of: (read: Dibaca) => {
    const { head: k, lines } = read;
    const diambil = k.status === 'CLOS';
    const pasti = diambil || k.status === 'DONE';
    return {
      jenis: diambil ? notaServiceAmbil : notaService,
      slip: {
        judul: diambil ? 'NOTA PENGAMBILAN SERVICE' : 'NOTA SERVICE',
        keterangan: faktaNota(k, STATUS, [
          ['Janji selesai', formatTanggal(k.tgl_janji)],
          ['Garansi dari', k.no_service_awal],
          ['Tgl ambil', k.tgl_ambil === null ? null : formatTanggal(k.tgl_ambil)],
        ]),
        baris: lines.barang.map(baris),
        jumlah: slipAmounts([{ label: 'PPN', jumlah: k.ppn_transaksi_rp }]),
        total: { label: pasti ? 'TOTAL' : 'PERKIRAAN', jumlah: k.total },
        pembayaran: pembayaran(read),
        tunai: adaTunai(read.lines.pembayaran),
        penutup: slipTexts([['Sisa bayar', k.sisa > 0 ? formatRupiah(k.sisa) : null]]),
        ketentuan: diambil ? [] : KETENTUAN_SERVICE,
        tandaTangan: ['Hormat kami', 'Customer'],
      },
    };
  },
};
