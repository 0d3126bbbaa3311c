/** Fields in the words of the handbook: what is typed, whether it must be, and by which rule. Pure. */
import {
  formatAngka,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
} from '@mustika/kernel/amount.ts';
import type { Field, Fields, Kind } from '@mustika/kernel/field.ts';
import type { TabelHalaman } from '@mustika/kernel/text/halaman.ts';

const ISI: Readonly<Record<Kind, string>> = {
  kode: 'Kode',
  teks: 'Teks',
  catatan: 'Catatan',
  uang: 'Rupiah bulat',
  gram: 'Gram, paling banyak 3 angka di belakang koma',
  kadar: 'Kadar dalam persen',
  persen: 'Persen',
  angka: 'Bilangan bulat',
  tanggal: 'Tanggal',
  waktu: 'Waktu',
  ya: 'Ya atau tidak',
  pilihan: 'Pilihan',
  ref: 'Pilihan dari daftar',
  foto: 'Foto',
  rahasia: 'Password',
  daftar: 'Baris',
};

/** What one number of a kind is written as. */
function batas(kind: Kind, nilai: number): string {
  if (kind === 'gram') return `${formatGram(nilai as Miligram)} g`;
  if (kind === 'kadar' || kind === 'persen') return `${formatPersen(nilai as MiliPersen)} %`;
  return kind === 'uang' ? `Rp ${formatAngka(nilai)}` : formatAngka(nilai);
}

const BERUKURAN: ReadonlySet<Kind> = new Set<Kind>(['gram', 'kadar', 'persen', 'uang', 'angka']);
const BERHURUF: ReadonlySet<Kind> = new Set<Kind>(['kode', 'teks', 'catatan', 'rahasia']);

/** Choices beyond so many are a list that one opens, not one that one reads. */
const TERBACA = 12;

function isi({ kind, choices = [], ref, telepon, qris, digits }: Field): string {
  if (kind === 'pilihan' && choices.length <= TERBACA) return choices.map(({ label }) => label).join(', ');
  if (kind === 'ref' && ref) return `Pilihan dari ${ref().label}`;
  if (telepon) return 'Nomor telepon';
  if (qris) return 'Isi kode QRIS statis milik toko';
  return digits ? 'Angka saja' : ISI[kind];
}

const awal = ({ initial, choices = [] }: Field): string[] => {
  if (initial === undefined || initial === '') return [];
  if (initial === 'today') return ['Mulai dari hari buka'];
  if (initial === 'month') return ['Mulai dari awal bulan'];
  if (initial === true || initial === false) return initial ? ['Mulai dari ya'] : [];
  return [`Mulai dari ${choices.find(({ value }) => value === initial)?.label ?? initial}`];
};

function aturan(field: Field): string[] {
  const { kind, min, max, maxRows, satuan } = field;
  return [
    ...(field.readOnly ? ['Diisi oleh sistem'] : []),
    ...(field.sums ? ['Dihitung sendiri dari isian lain'] : []),
    ...(field.follows ? ['Dikosongkan: mengikuti hitungan'] : []),
    ...(field.bilaDiminta ? ['Muncul bila diperlukan'] : []),
    ...(BERUKURAN.has(kind) && min !== undefined && min !== 0 ? [`Paling sedikit ${batas(kind, min)}`] : []),
    ...(BERUKURAN.has(kind) && max !== undefined ? [`Paling banyak ${batas(kind, max)}`] : []),
    ...(BERHURUF.has(kind) && (min ?? 1) > 1 ? [`Paling sedikit ${min} huruf`] : []),
    ...(BERHURUF.has(kind) && max !== undefined ? [`Paling banyak ${max} huruf`] : []),
    ...(maxRows ? [`Paling banyak ${maxRows} baris`] : []),
    ...(satuan ? [`Dalam ${satuan}`] : []),
    ...(field.scan ? ['Baris masuk dengan dipindai'] : []),
    ...(field.pays ? ['Boleh lebih dari satu cara bayar'] : []),
    ...(field.member ? ['Dicari dengan kode, nama atau telepon member'] : []),
    ...(field.segel ? ['Disimpan tersegel, hanya terbaca utuh oleh yang berhak'] : []),
    ...awal(field),
  ];
}

/** What else is known of a field where it stands, by its name. */
export type Tambahan = Readonly<Record<string, readonly string[]>>;

function barisIsian(fields: Fields, tambahan: Tambahan, di = ''): string[][] {
  return Object.entries(fields).flatMap(([nama, field]) => [
    [
      `${di}${field.label}`,
      isi(field),
      field.opsional || field.readOnly || field.kind === 'ya' ? '' : 'Wajib',
      [...aturan(field), ...(tambahan[nama] ?? [])].join('. '),
    ],
    ...(field.fields ? barisIsian(field.fields, {}, `${di}${field.label} › `) : []),
  ]);
}

/** What the screen sends by itself. */
const DIISI_LAYAR: ReadonlySet<string> = new Set(['detail_authorization', 'keranjang']);

/** Fields as a table; null where nothing is asked. */
export function tabelIsian(fields: Fields, tambahan: Tambahan = {}): TabelHalaman | null {
  const asked = Object.fromEntries(
    Object.entries(fields).filter(([nama, { label }]) => label !== '' && !DIISI_LAYAR.has(nama)),
  );
  const baris = barisIsian(asked, tambahan);
  return baris.length === 0 ? null : { kolom: ['Isian', 'Isi', 'Wajib', 'Aturan'], baris };
}

const JUMLAH = { sum: 'Dijumlahkan', count: 'Dihitung barisnya' } as const;

/** Columns of a report as a table. */
export const tabelKolom = (columns: Fields, groupBy: Fields): TabelHalaman => ({
  kolom: ['Kolom', 'Isi', 'Jumlah'],
  baris: [
    ...Object.values(groupBy).map((field) => [field.label, ISI[field.kind], 'Kepala kelompok']),
    ...Object.values(columns).map((field) => [
      field.label,
      ISI[field.kind],
      field.total ? JUMLAH[field.total] : '',
    ]),
  ],
});
