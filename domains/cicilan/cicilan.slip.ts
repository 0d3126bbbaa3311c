/** The slip of a plan: what waits, what it costs, when what is due, and what was paid on it. Domain 15.3, R6.7. */
import { formatGram, formatPersen, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { faktaNota } from '@mustika/kernel/define-nota.ts';
import { type SlipAmount, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import type { cicilanReads } from './cicilan.reads.ts';
import { notaCicilan } from './nota-cicilan.rule.ts';

type Dibaca = ReadOf<typeof cicilanReads>;

const STATUS: Record<string, string> = {
  LUNAS: 'Lunas',
  CLOSE: 'Sudah diambil',
  CANC: 'Batal',
  LELANG: 'Dilelang',
};
const GERAK: Record<string, string> = {
  DP: 'DP',
  BAYAR: 'Angsuran',
  LUNAS_CEPAT: 'Lunas cepat',
  BATAL_BAYAR: 'Pembayaran batal',
};

/** What of an instalment is said beside its day. */
const keadaan = ({ nilai, kurang }: Dibaca['lines']['jadwal'][number]): string =>
  kurang === 0 ? 'lunas' : kurang < nilai ? `kurang ${formatRupiah(kurang)}` : '';

const jadwal = ({ lines }: Dibaca): SlipAmount[] =>
  lines.jadwal.map((satu) => ({
    label: `${satu.urut}. ${formatTanggal(satu.jatuh_tempo)} ${keadaan(satu)}`.trim(),
    jumlah: satu.nilai,
  }));

/** Down payment and instalments with their days; margin that was part of them is no sum of its own. */
const dibayar = ({ head, lines }: Dibaca): SlipAmount[] =>
  lines.gerak.flatMap(({ tanggal, jenis, bayar }) =>
    GERAK[jenis]
      ? [{ label: `${formatTanggal(tanggal)} ${GERAK[jenis]}`, jumlah: jenis === 'DP' ? head.dp : bayar }]
      : [],
  );

/** What a customer who pays by the month should have read. */
const ketentuan = ({ denda_persen, potongan_persen, lelang_setelah }: Dibaca['head']): string[] => [
  'Barang disimpan toko sampai lunas dan tidak dijual kepada orang lain.',
  ...(denda_persen > 0
    ? [`Terlambat dikenakan denda ${formatPersen(denda_persen)}% per bulan dari angsuran yang terlambat.`]
    : []),
  ...(potongan_persen > 0
    ? [`Pembatalan dipotong ${formatPersen(potongan_persen)}% dari yang sudah dibayar.`]
    : []),
  `Menunggak lebih dari ${lelang_setelah} bulan: barang dapat dijual kembali setelah pemberitahuan.`,
  'Bawalah nota ini saat membayar dan mengambil barang.',
];

export const slipCicilan: SlipSource = {
  nota: [notaCicilan],
  of: (read: Dibaca) => {
    const { head: k, lines } = read;
    return {
      jenis: notaCicilan,
      slip: {
        judul: 'NOTA CICILAN',
        keterangan: faktaNota(k, STATUS),
        baris: lines.barang.map((b) => ({
          kode: b.kode_barcode,
          nama: b.nama_barang,
          rincian: slipTexts([
            ['Kadar', b.kadar_cetak],
            ['Berat', `${formatGram(b.berat)} g`],
          ]),
          total: b.total,
        })),
        jumlah: [
          { label: 'Harga barang', jumlah: k.total },
          ...slipAmounts([
            { label: 'Margin', jumlah: k.margin },
            { label: 'DP', jumlah: rupiah(-k.dp) },
            { label: 'Rabat lunas cepat', jumlah: rupiah(-k.rabat) },
          ]),
          ...jadwal(read),
        ],
        total: { label: 'HARGA JUAL CICIL', jumlah: k.harga_jual_cicil },
        pembayaran: dibayar(read),
        penutup: slipTexts([['Sisa bayar', k.sisa > 0 ? formatRupiah(k.sisa) : null]]),
        ketentuan: ketentuan(k),
        tandaTangan: ['Hormat kami', 'Pembeli'],
      },
    };
  },
};
