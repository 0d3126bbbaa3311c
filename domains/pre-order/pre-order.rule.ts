/** What a pre-order is made of: its columns, its lines, and what cancelling costs. Domain R6.8; docs/decisions/0098. */
import {
  BATAS_PER_BARANG,
  BATAS_PER_GRAM,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { asked, columnsOf, computed, linesOf } from '@mustika/kernel/document-columns.ts';
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import type { HargaBaris } from '../jual/hitung-penjualan.rule.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { identitasFields, kodeMember } from '../member/data-diri.rule.ts';
import { bagianPotongan } from '../titipan/dipesan.rule.ts';
import { JENIS_HARGA } from '../titipan/titipan.rule.ts';
import type { JenisMuka } from '../titipan/uang-muka.rule.ts';

/** Kategori of what a second person agrees to about pre-orders: that of orders. */
export { KATEGORI_PESANAN as KATEGORI_PO } from '../pesanan/pesanan.rule.ts';

/** Cash category of money that comes with a pre-order, and journals of what is held for it. Domain 2.4 names KELEBIHAN PO; the others are ours. */
export const TRX_PO = 'PRE ORDER';

/** What a pre-order is to the books of money ahead. */
export const MUKA_PO = {
  jenis: 'PRE_ORDER',
  masuk: TRX_PO,
  tambah: 'TAMBAH DP PRE ORDER',
  batal: 'BATAL PRE ORDER',
} as const satisfies JenisMuka;

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

const kode_group = ref('Group', () => groupResource, { asksItself: true, width: 11 });
const kode_dept = ref('Jenis', () => jenisResource, { width: 11 });
const berat = gram('Berat / Pcs', { min: 1, max: 100_000_000, width: 10 });
const qty = angka('Qty', { min: 1, max: 500, total: 'sum', width: 5 });
const harga_per_gram = uang('Harga / Gram', { ...ada, max: BATAS_PER_GRAM, width: 9 });
const ongkos = uang('Ongkos / Pcs', { ...ada, max: BATAS_PER_BARANG, width: 9 });
const harga_total = uang('Harga / Pcs', { ...ada, min: 1, max: BATAS_PER_BARANG, width: 10 });
/** What the price of a line follows from. */
export const isianHargaPo = { kode_group, kode_dept, berat, qty, harga_per_gram, ongkos, harga_total };

/**
 * Designs as they are ordered, so many of each. One costs the price per gram of today's group and the ongkos of Parameter Ongkos unless
 * told, or a price for the whole piece.
 */
export const barisPreOrder = linesOf(
  'Barang',
  'pre_order_barang',
  {
    nama_barang: asked(teks('Model', { dicetak: true, min: 6, max: 60, width: 16 })),
    kode_group: asked(kode_group),
    kode_dept: asked(kode_dept),
    berat: asked(berat),
    qty: asked(qty),
    harga_per_gram: asked(harga_per_gram),
    ongkos: asked(ongkos),
    harga_total: asked(harga_total),
    kode_intern: asked(kode('Kode Model', { ...ada, dicetak: true, max: 30, width: 10 })),
    kadar: computed(kadar('Kadar', tutup)),
    harga_satuan: computed(uang('Perkiraan / Pcs', { width: 12 })),
    total: computed(uang('Perkiraan', { total: 'sum', width: 12 })),
    datang: computed(angka('Datang', { total: 'sum', width: 6 })),
    diambil: computed(angka('Diambil', { total: 'sum', width: 6 })),
    batal: computed(angka('Batal', { total: 'sum', width: 6 })),
    sisa_qty: computed(angka('Belum Datang', { total: 'sum', width: 6 })),
    berat_semua: computed(gram('Berat', { total: 'sum', width: 9 })),
    berat_datang: computed(gram('Berat Datang', { ...ada, total: 'sum', width: 9 })),
  },
  { maxRows: 50, kosong: 'Barang Pre-order Tidak Boleh Kosong' },
);

/** The columns of a pre-order. What it comes to is the estimate of what has not come and the price of what has. */
export const kolomPreOrder = columnsOf({
  kode_member: asked(kodeMember, { search: true }),
  nama_customer: asked(teks('Nama Customer', { dicetak: true, ...ada, max: 60 }), { list: 16, search: true }),
  no_hp_customer: asked(telepon('No HP Customer', ada), { list: 13, search: true }),
  jenis_harga: asked(
    pilihan(
      'Jenis Harga',
      [
        [JENIS_HARGA[0], 'Mengikat'],
        [JENIS_HARGA[1], 'Tidak Mengikat'],
      ],
      { initial: JENIS_HARGA[0] },
    ),
    { list: 12 },
  ),
  tgl_janji: asked(tanggal('Perkiraan Datang', { follows: true }), { list: 11 }),
  kode_sales: asked(ref('Sales', () => salesResource, ada)),
  uang_muka: asked(uang('Uang Muka', { initial: 0 })),
  keterangan: asked(teks('Keterangan', { ...ada, max: 200 })),
  jumlah_barang: computed(angka('Pcs'), { list: 5 }),
  berat: computed(gram('Berat'), { list: 9 }),
  total: computed(uang('Total'), { list: 12 }),
  saldo: computed(uang('Dibayar'), { list: 12 }),
  kasir: computed(kode('Kasir'), { search: true }),
  berkas: computed(teks('Berkas', ada)),
});

/** What a new pre-order asks beside its pieces. */
export const isianPreOrder = { ...kolomPreOrder.asked, ...identitasFields };

/** So many of a piece at what one costs: the money of the line, with its tax. */
export const kaliHarga = (harga: HargaBaris, banyak: number) => {
  const kali = (satu: Rupiah): Rupiah => rupiah(mulDiv(satu, banyak, 1, 'half-up'));
  return {
    ...harga,
    ...{ harga_emas: kali(harga.harga_emas), ongkos: kali(harga.ongkos), diskon: kali(harga.diskon) },
    ...{ pembulatan: kali(harga.pembulatan), total: kali(harga.total) },
    ppn_transaksi_rp: kali(harga.ppn_transaksi_rp),
  };
};

/** What the shop keeps when a pre-order is cancelled: a share of the price of what has come for it. Domain R6.5. */
export const potonganPo = (saldo: Rupiah, ditahan: Rupiah, store: Toko): Rupiah =>
  ditahan === 0 ? NOL_RUPIAH : bagianPotongan(saldo, ditahan, readSetting(store, 'POTONGAN_BATAL_PRE_ORDER'));

/** What of a line has not come, with its share of the price and of the tax in it. */
export const belumDatang = (b: {
  qty: number;
  datang: number;
  batal: number;
  harga_satuan: Rupiah;
  ppn_transaksi_rp: Rupiah;
}): { total: Rupiah; ppn_transaksi_rp: Rupiah } => {
  const belum = b.qty - b.datang - b.batal;
  return {
    total: rupiah(mulDiv(b.harga_satuan, belum, 1, 'half-up')),
    ppn_transaksi_rp: rupiah(mulDiv(b.ppn_transaksi_rp, belum, b.qty, 'half-up')),
  };
};
