/** The columns of a list of pieces: what we call them, what suppliers and other tills call them, and what one value may be said for. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { KolomTujuan } from '@mustika/kernel/text/peta-kolom.ts';
import { kolomBarang } from '../kartu-barang.rule.ts';
import { KOLOM_BATU } from './batu-berkas.rule.ts';
import { barisBarang } from './tambah-barang.document.ts';

/** Columns a sheet may have; those marked must be there. */
export const KOLOM_BERKAS = [
  { nama: 'kode_group', wajib: true },
  // Told by the name of the piece where no column says it.
  { nama: 'kode_dept', wajib: false },
  { nama: 'kode_gudang', wajib: true },
  { nama: 'kode_baki', wajib: true },
  { nama: 'nama_barang', wajib: true },
  { nama: 'berat', wajib: true },
  { nama: 'berat_asli', wajib: false },
  { nama: 'kadar', wajib: false },
  { nama: 'kadar_cetak', wajib: false },
  { nama: 'tipe_ongkos', wajib: false },
  { nama: 'ongkos', wajib: false },
  { nama: 'nama_atribut', wajib: false },
  { nama: 'berat_atribut', wajib: false },
  { nama: 'harga_atribut', wajib: false },
  { nama: 'size', wajib: false },
  { nama: 'kode_intern', wajib: false },
  { nama: 'harga_modal', wajib: false },
  { nama: 'harga_bandrol', wajib: false },
  { nama: 'supplier', wajib: false },
  { nama: 'ada_faktur_masukan', wajib: false },
  { nama: 'no_faktur_masukan', wajib: false },
  { nama: 'kode_barcode', wajib: false },
  { nama: 'berat_plastik', wajib: false },
  { nama: 'kode_bandrol', wajib: false },
  // Of packing lists, which write several pieces of a model in one line.
  { nama: 'qty', wajib: false },
  ...KOLOM_BATU.map((nama) => ({ nama, wajib: false })),
] as const;

/** Words of packing lists and of other tills, in Indonesian and English, the commonest first. */
const SEBUTAN: Readonly<Record<string, readonly string[]>> = {
  kode_group: ['grup', 'group emas', 'golongan', 'gol', 'kelompok', 'kode golongan', 'item group'],
  kode_dept: [
    'kode jenis',
    'jenis barang',
    'kategori',
    'tipe barang',
    'departemen',
    'kind',
    'category',
    'type',
  ],
  kode_gudang: ['kode gudang', 'lokasi', 'tempat', 'warehouse', 'location'],
  kode_baki: ['kode baki', 'tray', 'nampan', 'etalase', 'laci'],
  nama_barang: [
    'nama',
    'model',
    'nama model',
    'deskripsi',
    'keterangan barang',
    'barang',
    'item',
    'item name',
    'description',
    'name',
  ],
  berat: [
    'berat gr',
    'berat g',
    'berat gram',
    'berat bersih',
    'berat netto',
    'netto',
    'gram',
    'brt',
    'bobot',
    'timbangan',
    'weight',
    'net weight',
  ],
  berat_asli: ['berat kotor', 'berat timbangan', 'bruto', 'gross', 'gross weight', 'scale weight'],
  kadar: ['kadar', 'kadar emas', 'kemurnian', 'persen', 'purity', 'karat', 'fineness'],
  kadar_cetak: ['kadar nota', 'printed purity'],
  tipe_ongkos: ['jenis ongkos'],
  ongkos: ['ongkos gr', 'ongkos per gram', 'ongkos rp', 'upah', 'biaya ongkos', 'making charge', 'labour'],
  nama_atribut: ['nama atribut', 'batu', 'hiasan', 'ornament'],
  berat_atribut: ['berat batu', 'stone weight'],
  harga_atribut: ['harga batu'],
  size: ['ukuran', 'no ukuran', 'ring size'],
  kode_intern: ['kode', 'kode barang', 'kode model', 'sku', 'kode lama', 'no model', 'code', 'item code'],
  harga_modal: ['modal', 'harga beli', 'harga pokok', 'hpp', 'cost'],
  harga_bandrol: ['bandrol', 'harga tetap', 'fixed price'],
  supplier: ['kode supplier', 'nama supplier', 'pemasok', 'pabrik', 'vendor'],
  ada_faktur_masukan: ['ada faktur'],
  no_faktur_masukan: ['no faktur', 'nomor faktur', 'no invoice', 'invoice'],
  kode_barcode: ['kode barcode', 'barcode lama'],
  berat_plastik: ['plastik'],
  qty: ['pcs', 'jml', 'jumlah pcs', 'banyak', 'quantity'],
};

/** What the export of Data Barang calls a column that goes by another name here. */
const DI_DAFTAR: Readonly<Record<string, keyof typeof kolomBarang>> = { kode_baki: 'kode_toko' };

/** The list's name first: its 'Ongkos' is worked out, and 'Ongkos Dasar' what it starts from. */
function milikOf(nama: string): string[] {
  const daftar = (kolomBarang as Fields)[DI_DAFTAR[nama] ?? nama]?.label;
  const formulir = (barisBarang as Fields)[nama]?.label;
  return [...new Set([daftar, nama, formulir].flatMap((word) => word ?? []))];
}

/** As the mapping of columns asks for them. */
export const KOLOM_BARANG: readonly KolomTujuan[] = KOLOM_BERKAS.map(({ nama, wajib }) => ({
  nama,
  wajib,
  milik: milikOf(nama),
  sebutan: SEBUTAN[nama] ?? [],
}));

/** What of a piece may be said once for all rows of a file, each by the input of its form. A barcode is of one piece. */
export const ISIAN_BARANG: Fields = Object.fromEntries(
  Object.entries(barisBarang as Fields)
    .filter(([nama, field]) => field.kind !== 'daftar' && nama !== 'kode_barcode')
    .map(([nama, field]) => [nama, { ...field, opsional: true }]),
);
