/**
 * What an order is made of: its columns, its lines, and what cancelling costs. Domain R6.1 to R6.5;
 * docs/decisions/0093.
 */
import { BATAS_PER_BARANG, BATAS_PER_GRAM, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { asked, columnsOf, computed, linesOf } from '@mustika/kernel/document-columns.ts';
import { angka, foto, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { tukangResource } from '../master/tukang.resource.ts';
import { identitasFields, kodeMember } from '../member/data-diri.rule.ts';
import { bagianPotongan } from '../titipan/dipesan.rule.ts';
import type { JenisMuka } from '../titipan/uang-muka.rule.ts';
import { barangSiapResource } from './barang-siap.resource.ts';

/** Kategori of what a second person agrees to about orders. */
export const KATEGORI_PESANAN = 'pesanan';
/** Cash category of money that comes ahead with the order, and journals of what is held for it. Domain 2.4. */
export const TRX_PESANAN = 'PESANAN';
/** Of money that comes later. */
export const TRX_TAMBAH = 'TAMBAH DP PESANAN';
/** Of what is paid back. */
export const TRX_BATAL = 'BATAL PESANAN';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

const kode_group = ref('Group', () => groupResource, { asksItself: true, width: 14 });
const kode_dept = ref('Jenis', () => jenisResource, { width: 14 });
const berat = gram('Perkiraan Berat', { min: 1, max: 100_000_000, total: 'sum', width: 10 });
const harga_per_gram = uang('Harga / Gram', { ...ada, max: BATAS_PER_GRAM, width: 11 });
const ongkos = uang('Ongkos', { ...ada, max: BATAS_PER_BARANG, total: 'sum', width: 11 });
/** What the price of a line follows from. */
export const isianHarga = { kode_group, kode_dept, berat, harga_per_gram, ongkos };

/** Pieces as they are ordered. Without a price it is that of today's group, without ongkos that of Parameter Ongkos. */
export const barisPesanan = linesOf(
  'Barang',
  'pesanan_barang',
  {
    nama_barang: asked(teks('Nama Barang', { dicetak: true, min: 6, max: 60, width: 20 })),
    kode_group: asked(kode_group),
    kode_dept: asked(kode_dept),
    berat: asked(berat),
    ongkos: asked(ongkos),
    ukuran: asked(kode('Ukuran', { ...ada, dicetak: true, max: 20, width: 8 })),
    rincian: asked(teks('Rincian', { ...ada, dicetak: true, max: 200, width: 20 })),
    foto: asked(foto('Foto / Gambar', { ...ada, unggah: 'pesanan/foto', sketsa: true })),
    harga_per_gram: asked(harga_per_gram),
    /** What it is made after: a piece of the shop, or one of the customer's by name and weight. */
    kode_contoh: asked(
      ref('Contoh Dari Toko', () => barangSiapResource, {
        ...{ ...ada, asksItself: true, width: 12 },
        fills: {
          nama_barang: 'nama_barang',
          kode_group: 'kode_group',
          kode_dept: 'kode_dept',
          berat: 'berat',
        },
      }),
    ),
    nama_contoh: asked(teks('Contoh Dari Customer', { ...ada, dicetak: true, max: 60, width: 16 })),
    berat_contoh: asked(
      gram('Berat Contoh', { ditimbang: true, ...ada, min: 1, max: 100_000_000, width: 9 }),
    ),
    contoh: computed(
      pilihan(
        'Contoh',
        [
          ['DIPAKAI', 'Dipakai'],
          ['KEMBALI', 'Dikembalikan'],
        ],
        ada,
      ),
    ),
    kadar: computed(kadar('Kadar', tutup)),
    total: computed(uang('Perkiraan', { total: 'sum', width: 12 })),
    kode_barcode: computed(kode('Barcode', ada)),
    berat_jadi: computed(gram('Berat Jadi', ada)),
  },
  { maxRows: 30, kosong: 'Barang Pesanan Tidak Boleh Kosong' },
);

/** Whether the price per gram is agreed, or that of the day the piece is fetched. Domain R6.1. */
export const IKATAN = [
  ['MENGIKAT', 'Mengikat'],
  ['TIDAK_MENGIKAT', 'Tidak Mengikat'],
] as const;
const jenis_harga = pilihan('Jenis Harga', IKATAN, { initial: 'MENGIKAT' });

/** The columns of an order. What it comes to is the estimate until it is made. */
export const kolomPesanan = columnsOf({
  kode_member: asked(kodeMember, { search: true }),
  nama_customer: asked(teks('Nama Customer', { dicetak: true, ...ada, max: 60 }), { list: 18, search: true }),
  no_hp_customer: asked(telepon('No HP Customer', ada), { list: 13, search: true }),
  jenis_harga: asked(jenis_harga, { list: 12 }),
  tgl_janji: asked(tanggal('Tanggal Janji', { follows: true }), { list: 11 }),
  kode_tukang: asked(
    ref('Tukang', () => tukangResource, ada),
    { list: 10, search: true },
  ),
  kode_sales: asked(ref('Sales', () => salesResource, ada)),
  uang_muka: asked(uang('Uang Muka', { initial: 0 })),
  keterangan: asked(teks('Keterangan', { ...ada, max: 200 })),
  jumlah_barang: computed(angka('Pcs'), { list: 5 }),
  berat: computed(gram('Berat'), { list: 9 }),
  total: computed(uang('Total'), { list: 12 }),
  saldo: computed(uang('Dibayar'), { list: 12 }),
  kasir: computed(kode('Kasir'), { search: true }),
  no_pesanan_awal: computed(kode('Pesan Lagi Dari', ada), { search: true }),
  tgl_jadi: computed(tanggal('Tanggal Jadi', ada)),
});

/** What a new order asks beside its pieces. */
export const isianPesanan = { ...kolomPesanan.asked, ...identitasFields };

/** What an order is to the books of money ahead. */
export const MUKA_PESANAN = {
  jenis: 'PESANAN',
  masuk: TRX_PESANAN,
  tambah: TRX_TAMBAH,
  batal: TRX_BATAL,
} as const satisfies JenisMuka;

/** What the shop keeps when an order is cancelled: nothing before its pieces are made. Domain R6.5. */
export const potonganBatal = (
  { status, total, saldo }: { status: string; total: Rupiah; saldo: Rupiah },
  store: Toko,
): Rupiah =>
  status === 'DONE' ? bagianPotongan(saldo, total, readSetting(store, 'POTONGAN_BATAL_PESANAN')) : NOL_RUPIAH;
