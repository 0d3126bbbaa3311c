/**
 * Rows of an imported list of pre-orders: each is a line, rows of one customer are one pre-order; or the list of what is wrong with them, cell by
 * cell. Spec 1 §2.2 names import-pre-order only; the columns are ours. Features, Pre-orders.
 */
import {
  BATAS_PER_BARANG,
  BATAS_PER_GRAM,
  type Miligram,
  NOL_RUPIAH,
  type Rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { angka, gram, teks, uang } from '@mustika/kernel/field.ts';
import { hpLengkap, nomorHp } from '@mustika/kernel/phone.ts';
import { bacaHari } from '@mustika/kernel/text/date-text.ts';
import type { Salah } from '../../barang/masuk/barang-baru.rule.ts';
import { pembaca } from '../../barang/masuk/pembaca-berkas.rule.ts';
import { adaSebab, type Sel, selBerat, selUang } from '../../barang/masuk/sel-berkas.rule.ts';
import type { AcuanGroup, AcuanJenis } from '../../titipan/dipesan.rule.ts';

/** Lines of one list. Ours: what a supplier's offer holds, and what one act can write. */
export const BATAS_BARIS_PO = 500;

/** `jumlah`: a line of sums. */
type BarisBerkas = { baris: number; sel: Readonly<Record<string, string>>; jumlah: boolean };
/** A row that can be stored. */
export type BarisImpor = {
  baris: number;
  nama_customer: string;
  no_hp_customer: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  berat: Miligram;
  qty: number;
  kode_intern: string | null;
  harga_per_gram: Rupiah | null;
  ongkos: Rupiah | null;
  harga_total: Rupiah | null;
  tgl_janji: Tanggal | null;
  uang_muka: Rupiah;
  keterangan: string | null;
};
export type HasilImporPo = { baris: number; siap: BarisImpor | null; salah: Salah[] };

/** What the preview shows of the rows that are ready. */
export const kolomSiapPo = {
  baris: angka('Baris', { width: 6 }),
  nama_customer: teks('Nama Customer', { width: 18 }),
  no_hp_customer: teks('No HP Customer', { width: 14 }),
  nama_barang: teks('Model', { width: 22 }),
  kode_group: teks('Group', { width: 7 }),
  kode_dept: teks('Jenis', { width: 6 }),
  qty: angka('Qty', { width: 5 }),
  berat: gram('Berat / Pcs', { width: 9 }),
  harga_satuan: uang('Perkiraan / Pcs', { width: 12 }),
  total: uang('Perkiraan', { width: 13 }),
  uang_muka: uang('Uang Muka', { width: 12 }),
} as const;

function selQty(text: string): Sel<number | null> {
  const value = text.trim();
  if (value === '') return { nilai: null };
  if (!/^\d{1,4}$/.test(value)) return { sebab: 'bukan angka bulat' };
  const banyak = Number(value);
  return banyak >= 1 && banyak <= 500 ? { nilai: banyak } : { sebab: 'qty harus 1 sampai 500' };
}

function selTanggal(text: string): Sel<Tanggal | null> {
  const value = text.trim();
  if (value === '') return { nilai: null };
  const tanggal = bacaHari(value);
  return tanggal ? { nilai: tanggal } : { sebab: 'tanggal tidak dikenal' };
}

function selHp(text: string): Sel<string | null> {
  const value = text.trim();
  if (value === '') return { nilai: null };
  return hpLengkap(value) ? { nilai: nomorHp(value) } : { sebab: 'no hp tidak dikenal' };
}

type Acuan = { group: readonly AcuanGroup[]; jenis: readonly AcuanJenis[]; hari: Tanggal };

/** What the shop's lists have against a row. */
function salahAcuan(b: Omit<BarisImpor, 'baris'>, { group, jenis, hari }: Acuan): Salah[] {
  const acuan = group.find((one) => one.kode_group === b.kode_group);
  return [
    ...(b.kode_group && !acuan ? [{ kolom: 'kode_group', sebab: 'group tidak ada' }] : []),
    ...(acuan?.aksesoris ? [{ kolom: 'kode_group', sebab: 'group aksesoris' }] : []),
    ...(acuan?.markis && b.harga_total === null
      ? [{ kolom: 'harga_total', sebab: 'group ini perlu harga per pcs' }]
      : []),
    ...(b.kode_dept && !jenis.some((one) => one.kode_dept === b.kode_dept)
      ? [{ kolom: 'kode_dept', sebab: 'jenis tidak ada' }]
      : []),
    ...(b.harga_total !== null && (b.harga_per_gram !== null || b.ongkos !== null)
      ? [{ kolom: 'harga_total', sebab: 'harga per gram atau per pcs, bukan keduanya' }]
      : []),
    ...(b.tgl_janji !== null && b.tgl_janji < hari
      ? [{ kolom: 'tgl_janji', sebab: 'sebelum hari ini' }]
      : []),
  ];
}

function bacaBaris({ baris, sel, jumlah }: BarisBerkas, acuan: Acuan): HasilImporPo {
  if (jumlah)
    return { baris, siap: null, salah: [{ kolom: 'nama_barang', sebab: 'baris jumlah, bukan barang' }] };
  const { salah, baca, teks: selTeksnya, wajib } = pembaca(sel);
  const isi = (kolom: string, nama: string, max: number): string => {
    const nilai = selTeksnya(kolom, nama, max);
    wajib(kolom, nilai, `${nama} kosong`);
    return nilai ?? '';
  };
  const ada = <T>(kolom: string, nama: string, read: (text: string) => Sel<T | null>): T | null => {
    const nilai = baca(kolom, read);
    wajib(kolom, nilai, `${nama} kosong`);
    return nilai;
  };
  const nama_barang = isi('nama_barang', 'model', 60);
  if (nama_barang !== '' && nama_barang.length <= 5)
    salah.push({ kolom: 'nama_barang', sebab: 'nama barang harus lebih dari 5 karakter' });
  const satu = {
    nama_customer: isi('nama_customer', 'nama customer', 60),
    no_hp_customer: ada('no_hp_customer', 'no hp customer', selHp) ?? '',
    nama_barang,
    kode_group: isi('kode_group', 'kode group', 30),
    kode_dept: isi('kode_dept', 'kode jenis', 30),
    berat: ada('berat', 'berat', beratNol) as Miligram,
    qty: ada('qty', 'qty', selQty) ?? 0,
    kode_intern: selTeksnya('kode_intern', 'kode intern', 30),
    harga_per_gram: baca('harga_per_gram', (text) => selUang(text, 'harga per gram', BATAS_PER_GRAM)) || null,
    ongkos: baca('ongkos', (text) => selUang(text, 'ongkos', BATAS_PER_BARANG)),
    harga_total: baca('harga_total', (text) => selUang(text, 'harga per pcs', BATAS_PER_BARANG)) || null,
    tgl_janji: baca('tgl_janji', selTanggal),
    uang_muka: baca('uang_muka', (text) => selUang(text, 'uang muka')) ?? NOL_RUPIAH,
    keterangan: selTeksnya('keterangan', 'keterangan', 200),
  };
  const all = [...salah, ...salahAcuan(satu, acuan)];
  const first = all.filter((one, at) => all.findIndex((other) => other.kolom === one.kolom) === at);
  return { baris, siap: first.length === 0 ? { baris, ...satu } : null, salah: first };
}

const beratNol = (text: string): Sel<Miligram | null> => {
  const hasil = selBerat(text, 'berat');
  return !adaSebab(hasil) && hasil.nilai === 0 ? { sebab: 'berat nol' } : hasil;
};

/** Checks every row; one cause per cell. */
export const periksaPo = (rows: readonly BarisBerkas[], acuan: Acuan): HasilImporPo[] =>
  rows.map((row) => bacaBaris(row, acuan));

/** Rows of one customer, in the order in which he first stands there. */
export const perCustomer = (rows: readonly BarisImpor[]): BarisImpor[][] => [
  ...Map.groupBy(rows, (row) => `${row.no_hp_customer} ${row.nama_customer}`).values(),
];

/** The body of the pre-order of one customer: the price of the day it is fetched, its money ahead in cash. */
export function badanPo(rows: readonly BarisImpor[]) {
  const [first] = rows as [BarisImpor, ...BarisImpor[]];
  const uang_muka = sum(rows.map((row) => row.uang_muka));
  const janji = rows.flatMap((row) => row.tgl_janji ?? []).sort();
  return {
    ...{ kode_member: null, nama_customer: first.nama_customer, no_hp_customer: first.no_hp_customer },
    ...{
      alamat_customer: null,
      nik_sim_passport: null,
      tanggal_lahir: null,
      pekerjaan: null,
      sumber_dana: null,
    },
    ...{ jenis_harga: 'TIDAK_MENGIKAT' as const, kode_sales: null, uang_muka },
    tgl_janji: janji.at(-1) ?? null,
    keterangan: first.keterangan,
    bayar:
      uang_muka > 0
        ? [{ jenis: 'CASH' as const, no_rekening: null, jumlah: uang_muka, kartu_akhir: null }]
        : [],
    barang: rows.map(
      ({
        nama_barang,
        kode_group,
        kode_dept,
        berat,
        qty,
        kode_intern,
        harga_per_gram,
        ongkos,
        harga_total,
      }) => ({
        ...{
          nama_barang,
          kode_group,
          kode_dept,
          berat,
          qty,
          kode_intern,
          harga_per_gram,
          ongkos,
          harga_total,
        },
      }),
    ),
  };
}
