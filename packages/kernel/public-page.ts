/**
 * What a customer sees of his document without a login: one page, under a link that nobody can guess. Declared with the document, so
 * that the page knows what it says and nothing else is ever read for it. docs/decisions/0096.
 */
import { baris, type Inside, objek } from './answer.ts';
import { angka, type Fields, gram, kode, tanggal, teks, uang, ya } from './field.ts';

/** Columns of the head and of one of its lists of lines, by what they are to the customer. */
export type PublicPage = {
  /** Whose it is: of his name the page says the first letters. */
  name: string;
  /** The day it is promised for. */
  due: string;
  /** The states on its way, in their order; the last one ends it. One in a state that is not among these is shown to nobody. */
  steps: readonly string[];
  /** The state of one that was taken back. */
  cancelled: string;
  /** What it comes to and what of it is left; an estimate until it is in one of the `sure` states. */
  money: { total: string; rest: string; sure: readonly string[] };
  pieces: { lines: string; name: string; weight: string; after: string };
};

const ada = { opsional: true } as const;

/** The page as it travels; nothing that is not here leaves the house by a link. */
export const halamanTautan = objek({
  /** `wa`: the digits WhatsApp reaches it at. */
  toko: objek({ nama_toko: teks(''), alamat_toko: teks(''), telp: teks('', ada), wa: kode('', ada) }),
  jenis: teks(''),
  nomor: kode(''),
  tanggal: tanggal(''),
  nama: teks(''),
  keadaan: teks(''),
  /** The day it was taken back. */
  batal: tanggal('', ada),
  janji: tanggal(''),
  langkah: baris({ label: teks(''), tanggal: tanggal('', ada), sudah: ya('') }),
  barang: baris({ nama_barang: teks(''), berat: gram(''), berat_keluar: gram('', ada) }),
  /** Nothing of one that was taken back. Below nothing `sisa` is what is paid back. */
  uang: objek({ total: uang(''), dibayar: uang(''), sisa: angka(''), pasti: ya('') }, ada),
});
/** The same inside. */
export type HalamanTautan = Inside<typeof halamanTautan>;

/**
 * A link's own words: the store it belongs to and 128 random bits, in letters that a scanner types and a hand can copy. Here as they end
 * an address, for JavaScript and for SQL.
 */
export const AKHIR_TAUTAN = '([A-Z0-9]{2,8})-[A-Z2-7]{26}$';
/** The words alone. */
export const BENTUK_TAUTAN = new RegExp(`^${AKHIR_TAUTAN}`);

/** Where the page is; what follows the sign never reaches a server, its log or another site. */
export const alamatTautan = (tautan: string): string => `/s#${tautan}`;

/** Forms of address that tell nothing of who it is. */
const SAPAAN: ReadonlySet<string> = new Set([
  'IBU',
  'BU',
  'BAPAK',
  'BPK',
  'PAK',
  'NYONYA',
  'NY',
  'NONA',
  'NN',
  'TUAN',
  'TN',
  'SDR',
  'SDRI',
  'HAJI',
  'HAJJAH',
  'H',
  'HJ',
  'KO',
  'CI',
  'MBAK',
  'MAS',
]);

/** Enough for whoever it is to know himself, and for nobody else: `IBU SITI RAHAYU` is `IBU S*** R***`. */
export const samarNama = (nama: string): string =>
  nama
    .trim()
    .split(/\s+/)
    .map((kata) => (SAPAAN.has(kata.toUpperCase().replaceAll('.', '')) ? kata : `${[...kata][0] ?? ''}***`))
    .join(' ');

type Shown = { states: readonly string[]; head: Fields; lines: Readonly<Record<string, { fields: Fields }>> };

/** A page that names what is not there, or what is a secret, is our own mistake: found when the module loads. */
export function checkPublicPage(page: PublicPage, { states, head, lines }: Shown, document: string): void {
  const { name, due, money, pieces, steps, cancelled } = page;
  const rows = lines[pieces.lines]?.fields ?? {};
  const named: readonly (readonly [Fields, string])[] = [
    ...[name, due, money.total, money.rest].map((column) => [head, column] as const),
    ...[pieces.name, pieces.weight, pieces.after].map((column) => [rows, column] as const),
  ];
  const wrong = named
    .filter(([fields, column]) => !fields[column] || fields[column].rahasia || fields[column].segel)
    .map(([, column]) => column);
  const unknown = [...steps, cancelled, ...money.sure].filter((state) => !states.includes(state));
  if (wrong.length > 0 || unknown.length > 0)
    throw new Error(
      `document ${document}: its public page names [${[...wrong, ...unknown]}], which it may not show`,
    );
}
