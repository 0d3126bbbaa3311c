/** Rows of an imported sheet -> lines of the intake document, or the list of what is wrong with them. Spec 1 §2.2, §5. */
import { BATAS_PER_GRAM, type Miligram } from '@mustika/kernel/amount.ts';
import { angka, gram, kadar, teks, uang, ya } from '@mustika/kernel/field.ts';
import { barcodeSah, POLA_DILANGGAR } from '../barcode.rule.ts';
import type { TipeOngkos } from '../harga-barang.rule.ts';
import { type Acuan, type BarisBarang, type Salah, salahBaris } from './barang-baru.rule.ts';
import { batuDari, kolomBatu } from './batu-berkas.rule.ts';
import { jauhDariGroup } from './jauh-group.rule.ts';
import { type Pembaca, pembaca } from './pembaca-berkas.rule.ts';
import { adaSebab, type Sel, selBerat, selKadar, selUang, selYa } from './sel-berkas.rule.ts';

/** `isi` is the cell as it stands in the file. */
export type SalahBaris = Salah & { baris: number; isi: string };
/** Cells by column name; `baris` counts as the spreadsheet does, `jumlah` is a line of sums. */
export type BarisBerkas = { baris: number; sel: Readonly<Record<string, string>>; jumlah?: boolean };
/** `jauh` is no fault: it is asked about. */
export type HasilBaris = { baris: number; barang: BarisBarang | null; salah: Salah[]; jauh: Salah[] };

/** What the preview of a file shows of the rows that are ready, filled in as they would be stored. */
export const kolomSiap = {
  baris: angka('Baris', { width: 6 }),
  nama_barang: teks('Nama Barang', { width: 26 }),
  kode_group: teks('Group', { width: 7 }),
  kode_dept: teks('Jenis', { width: 6 }),
  kode_gudang: teks('Gudang', { width: 8 }),
  kode_baki: teks('Baki', { width: 7 }),
  berat: gram('Berat', { width: 9 }),
  berat_asli: gram('Berat Asli', { width: 9 }),
  kadar: kadar('Kadar', { width: 6 }),
  kadar_cetak: teks('Kadar Cetak', { width: 8 }),
  tipe_ongkos: teks('Tipe Ongkos', { width: 8 }),
  ongkos: uang('Ongkos', { width: 10 }),
  harga_modal: uang('Harga Modal', { opsional: true, width: 12, rahasia: 'modal' }),
  nama_atribut: teks('Atribut', { opsional: true, width: 14 }),
  berat_atribut: gram('Berat Atribut', { width: 9 }),
  harga_atribut: uang('Harga Atribut', { width: 11 }),
  size: teks('Size', { opsional: true, width: 6 }),
  kode_intern: teks('Kode Intern', { opsional: true, width: 12 }),
  supplier: teks('Supplier', { opsional: true, width: 16 }),
  ada_faktur_masukan: ya('Faktur Masukan', { width: 8 }),
  no_faktur_masukan: teks('No Faktur', { opsional: true, width: 18 }),
  kode_barcode: teks('Barcode', { width: 10 }),
  berat_plastik: gram('Berat Plastik', { width: 9 }),
  kode_bandrol: teks('Kode Bandrol', { opsional: true, width: 10 }),
} as const;

const TIPE: readonly string[] = ['GRAM', 'TOTAL'];

function selTipe(text: string): Sel<TipeOngkos | null> {
  const value = text.trim().toUpperCase();
  if (value === '') return { nilai: null };
  return TIPE.includes(value) ? { nilai: value as TipeOngkos } : { sebab: 'tipe ongkos tidak dikenal' };
}

function selBarcode(text: string): Sel<string | null> {
  const value = text.trim().toUpperCase();
  if (value === '') return { nilai: null };
  return barcodeSah(value) ? { nilai: value } : { sebab: POLA_DILANGGAR };
}

const beratNol =
  (kolom: string) =>
  (text: string): Sel<Miligram | null> => {
    const hasil = selBerat(text, kolom.replace('_', ' '));
    return !adaSebab(hasil) && hasil.nilai === 0 ? { sebab: `${kolom.replace('_', ' ')} nol` } : hasil;
  };

function bacaKode({ teks, wajib }: Pembaca) {
  const kode_group = teks('kode_group', 'kode group', 30);
  wajib('kode_group', kode_group, 'Kode Group Harus Diisi !!!');
  const kode_dept = teks('kode_dept', 'kode jenis', 30);
  wajib('kode_dept', kode_dept, 'jenis kosong');
  const kode_gudang = teks('kode_gudang', 'kode gudang', 30);
  wajib('kode_gudang', kode_gudang, 'gudang kosong');
  const kode_baki = teks('kode_baki', 'kode baki', 30);
  wajib('kode_baki', kode_baki, 'baki kosong');
  return {
    kode_group: kode_group ?? '',
    kode_dept: kode_dept ?? '',
    kode_gudang: kode_gudang ?? '',
    kode_baki: kode_baki ?? '',
  };
}

function bacaNama({ salah, teks, wajib }: Pembaca): string {
  const nama = teks('nama_barang', 'nama barang', 100);
  wajib('nama_barang', nama, 'nama barang kosong');
  if (nama !== null && nama.length <= 5)
    salah.push({ kolom: 'nama_barang', sebab: 'nama barang harus lebih dari 5 karakter' });
  return nama ?? '';
}

/** A line of several pieces is none that a tag can hang on; its weight is that of all of them. */
function selQty(text: string): Sel<null> {
  const value = text.trim().replace(/\s*(?:pcs?|bh|buah)\.?$/i, '');
  if (value === '' || /^1(?:[.,]0+)?$/.test(value)) return { nilai: null };
  return { sebab: `satu baris satu barang, di sini ${value.slice(0, 10)}` };
}

/** One row without its references: everything that can be said without asking the shop's master data. */
function bacaBaris(sel: Readonly<Record<string, string>>): { barang: BarisBarang; salah: Salah[] } {
  const p = pembaca(sel);
  const { baca, teks, wajib, salah } = p;
  const kode = bacaKode(p);
  const nama_barang = bacaNama(p);
  const berat = baca('berat', beratNol('berat'));
  wajib('berat', berat, 'berat kosong');
  const berat_asli = baca('berat_asli', beratNol('berat_asli')) ?? berat;
  const batu = batuDari(sel);
  baca('qty', selQty);
  const barang: BarisBarang = {
    ...kode,
    nama_barang,
    berat,
    berat_asli: berat_asli as Miligram,
    kadar: baca('kadar', selKadar),
    kadar_cetak: teks('kadar_cetak', 'kadar cetak', 20),
    tipe_ongkos: baca('tipe_ongkos', selTipe),
    ongkos: baca('ongkos', (text) => selUang(text, 'ongkos', BATAS_PER_GRAM)),
    nama_atribut: teks('nama_atribut', 'nama atribut', 50),
    berat_atribut: baca('berat_atribut', (text) => selBerat(text, 'berat atribut')),
    harga_atribut: baca('harga_atribut', (text) => selUang(text, 'harga atribut')),
    size: teks('size', 'size', 20),
    kode_intern: teks('kode_intern', 'kode intern', 30),
    harga_modal: baca('harga_modal', (text) => selUang(text, 'harga modal')),
    harga_bandrol: baca('harga_bandrol', (text) => selUang(text, 'harga bandrol')) || null,
    supplier: teks('supplier', 'supplier', 60),
    ada_faktur_masukan: baca('ada_faktur_masukan', selYa),
    no_faktur_masukan: teks('no_faktur_masukan', 'no faktur masukan', 30),
    kode_barcode: baca('kode_barcode', selBarcode),
    berat_plastik: baca('berat_plastik', (text) => selBerat(text, 'berat plastik')),
    kode_bandrol: teks('kode_bandrol', 'kode bandrol', 20),
    batu: batu.batu,
  };
  return { barang, salah: [...salah, ...batu.salah] };
}

/** Barcodes that stand twice in the file or were ever used anywhere. */
function salahBarcode(kode: string | null, terlihat: Set<string>, terpakai: ReadonlySet<string>): Salah[] {
  if (kode === null) return [];
  const twice = terlihat.has(kode);
  terlihat.add(kode);
  if (twice) return [{ kolom: 'kode_barcode', sebab: 'barcode ganda di berkas' }];
  return terpakai.has(kode) ? [{ kolom: 'kode_barcode', sebab: 'barcode sudah ada' }] : [];
}

/** Checks every row; one cause per cell, in the order of the columns. */
export function periksaBerkas(
  rows: readonly BarisBerkas[],
  acuan: Acuan,
  terpakai: ReadonlySet<string> = new Set(),
): HasilBaris[] {
  const terlihat = new Set<string>();
  return rows.map(({ baris, sel, jumlah }) => {
    if (jumlah)
      return {
        ...{ baris, barang: null, jauh: [] },
        salah: [{ kolom: 'kode_group', sebab: 'baris jumlah, bukan barang' }],
      };
    const { barang, salah } = bacaBaris(sel);
    const all = [
      ...salah,
      ...salahBaris(barang, acuan).map(kolomBatu),
      ...salahBarcode(barang.kode_barcode, terlihat, terpakai),
    ];
    const first = all.filter((one, index) => all.findIndex((other) => other.kolom === one.kolom) === index);
    const good = first.length === 0;
    return {
      baris,
      barang: good ? barang : null,
      salah: first,
      jauh: good ? jauhDariGroup(barang, acuan) : [],
    };
  });
}

/** Codes a file names, before anything is known about them. */
export function kodeBerkas(
  rows: readonly BarisBerkas[],
): Pick<
  BarisBarang,
  'kode_group' | 'kode_dept' | 'kode_gudang' | 'kode_baki' | 'kode_barcode' | 'supplier' | 'kode_bandrol'
>[] {
  const of = (row: BarisBerkas, kolom: string): string => (row.sel[kolom] ?? '').trim().toUpperCase();
  return rows.map((row) => ({
    kode_group: of(row, 'kode_group'),
    kode_dept: of(row, 'kode_dept'),
    kode_gudang: of(row, 'kode_gudang'),
    kode_baki: of(row, 'kode_baki'),
    kode_barcode: of(row, 'kode_barcode') || null,
    supplier: of(row, 'supplier') || null,
    kode_bandrol: of(row, 'kode_bandrol') || null,
  }));
}
