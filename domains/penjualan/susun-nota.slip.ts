/** What the nota of a sale says. Domain 15.1. */
import {
  formatAngka,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import {
  type Slip,
  type SlipAmount,
  type SlipKupon,
  type SlipLine,
  type SlipToko,
  slipAmounts,
  slipTexts,
} from '@mustika/kernel/slip.ts';

const TANPA_PPN = 'PPN tidak diganti saat barang dijual kembali.';

/** A sale, as the posted document has it. */
export type PenjualanSlip = {
  toko: SlipToko;
  nomor: string;
  tanggal: Tanggal;
  jam?: string;
  pelanggan?: { nama: string; alamat?: string; telp?: string; npwp?: string; bebas_pph22?: string };
  baris: readonly {
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    berat: Miligram;
    harga: Rupiah;
    ongkos: Rupiah;
    nama_atribut?: string;
    harga_atribut?: Rupiah;
    diskon: Rupiah;
    total: Rupiah;
    size?: string | null;
    /** Its stones in one line. */
    batu?: string | null;
    /** More than one of an article by quantity, and what one costs. */
    jumlah?: number | null;
    harga_per_gram?: Rupiah;
    finishing?: string | null;
    /** Weight in 24K gold, where the shop tells it (PAJAK_24K_MODULE). */
    berat_24k?: Miligram;
  }[];
  subtotal: Rupiah;
  /** Discount or voucher on the whole nota; shown with a minus. */
  potongan?: Rupiah;
  pembulatan?: Rupiah;
  /** One entry per rate. `termasuk`: the prices hold it already, so it is told but not added. Domain 13.7. */
  ppn?: readonly { rate: MiliPersen; jumlah: Rupiah; termasuk: boolean }[];
  /** Collected from another trader; in the total. Domain 13.5. */
  pph22?: Rupiah;
  total: Rupiah;
  pembayaran: readonly SlipAmount[];
  /** Something of it in cash. */
  tunai?: boolean;
  /** Pieces traded in; `berat` with its unit. */
  tukar?: readonly {
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    kondisi_barang: string;
    berat: string;
    harga: Rupiah;
  }[];
  kembali: Rupiah;
  /** What `kembali` is called when it is no change. */
  labelKembali?: string;
  sales?: string;
  kasir: string;
  /** Weight of all pieces in 24K gold. */
  total_24k?: Miligram;
  member?: { kode_member: string; nama: string; poin_dapat?: number; poin_saldo?: number };
  kupon?: SlipKupon;
  /** What is promised about buying back; a shop's own lines replace it. */
  ketentuan: readonly string[];
};

const negative = (value: Rupiah): Rupiah => -value as Rupiah;

function barisPenjualan(baris: PenjualanSlip['baris'][number]): SlipLine {
  const atribut = { label: 'Atribut', jumlah: baris.harga_atribut ?? (0 as Rupiah) };
  const catatan = slipTexts([
    ['Ukuran', baris.size ?? undefined],
    ['Batu', baris.batu ?? undefined],
    ['24K', gramText(baris.berat_24k)],
    ['Finishing', baris.finishing ?? undefined],
  ]);
  return {
    kode: baris.kode_barcode,
    nama: namaBaris(baris),
    rincian: [
      ...isiBaris(baris),
      ...slipAmounts([
        {
          label: 'Harga/g',
          jumlah: baris.berat === 0 ? (0 as Rupiah) : (baris.harga_per_gram ?? (0 as Rupiah)),
        },
        { label: 'Harga', jumlah: baris.harga },
        { label: 'Ongkos', jumlah: baris.ongkos },
        baris.nama_atribut ? { ...atribut, catatan: baris.nama_atribut } : atribut,
        { label: 'Diskon', jumlah: negative(baris.diskon) },
      ]),
    ],
    total: baris.total,
    ...(catatan.length > 0 ? { catatan } : {}),
  };
}

type BarisNota = PenjualanSlip['baris'][number];

/** How many stands before the name, where every design shows it. */
export const namaBaris = ({ nama_barang, jumlah }: Pick<BarisNota, 'nama_barang' | 'jumlah'>): string =>
  (jumlah ?? 1) > 1 ? `${jumlah} X ${nama_barang}` : nama_barang;

/** What it is made of; of an article without weight how many at which price. */
const isiBaris = ({ kadar_cetak, berat, jumlah, harga_per_gram, harga }: BarisNota): SlipLine['rincian'] =>
  berat === 0
    ? [{ label: 'Jumlah', teks: `${jumlah ?? 1} pcs @ ${formatAngka(harga_per_gram ?? harga)}` }]
    : [
        { label: 'Kadar', teks: kadar_cetak },
        { label: 'Berat', teks: `${formatGram(berat)} g` },
      ];

const gramText = (value: Miligram | undefined): string | undefined =>
  value === undefined ? undefined : `${formatGram(value)} g`;

const poinText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value} poin`;

/** The sale nota (surat). */
export function slipPenjualan(sale: PenjualanSlip): Slip {
  const { ppn, member, pelanggan } = sale;
  return {
    judul: 'NOTA PENJUALAN',
    toko: sale.toko,
    nomor: sale.nomor,
    tanggal: sale.tanggal,
    ...(sale.jam ? { jam: sale.jam } : {}),
    keterangan: slipTexts([
      ['Nama', pelanggan?.nama],
      ['Alamat', pelanggan?.alamat],
      ['Telp', pelanggan?.telp],
      ['NPWP/NIK', pelanggan?.npwp],
      ['Bebas PPh 22', pelanggan?.bebas_pph22],
      ['Sales', sale.sales],
      ['Kasir', sale.kasir],
    ]),
    baris: sale.baris.map(barisPenjualan),
    jumlah: slipAmounts([
      { label: 'Subtotal', jumlah: sale.subtotal },
      { label: 'Potongan', jumlah: negative(sale.potongan ?? (0 as Rupiah)) },
      { label: 'Pembulatan', jumlah: sale.pembulatan ?? (0 as Rupiah) },
      ...(ppn ?? []).map(({ rate, jumlah, termasuk }) => ({
        label: `${termasuk ? 'Termasuk PPN' : 'PPN'} ${formatPersen(rate)}%`,
        jumlah,
      })),
      { label: 'PPh 22', jumlah: sale.pph22 ?? (0 as Rupiah) },
    ]),
    total: { label: 'TOTAL', jumlah: sale.total },
    ...(sale.tukar?.length
      ? {
          masuk: sale.tukar.map((b) => ({
            label: `${b.kode_barcode} ${b.nama_barang}`,
            catatan: `${b.kadar_cetak} ${b.berat} ${b.kondisi_barang}`,
            jumlah: b.harga,
          })),
        }
      : {}),
    pembayaran: [
      ...sale.pembayaran,
      ...slipAmounts([{ label: sale.labelKembali ?? 'Kembali', jumlah: sale.kembali }]),
    ],
    ...(sale.tunai ? { tunai: true } : {}),
    penutup: slipTexts([
      ['Member', member && `${member.kode_member} ${member.nama}`],
      ['Poin didapat', poinText(member?.poin_dapat)],
      ['Saldo poin', poinText(member?.poin_saldo)],
      ['Berat 24K', gramText(sale.total_24k)],
    ]),
    ...(sale.kupon ? { kupon: sale.kupon } : {}),
    // A buy-back pays what the shop kept of the price. docs/decisions/0027.
    ketentuan: [...sale.ketentuan, ...(ppn?.some((p) => p.jumlah > 0) ? [TANPA_PPN] : [])],
    tandaTangan: ['Hormat kami', 'Pembeli'],
  };
}
