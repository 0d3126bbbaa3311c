/** Messages to customers as rules: what each kind may say, how a text is filled in, when a failure is tried again. */

/** Documents a customer is told about. More kinds come with their documents. */
export const JENIS_PESAN = ['PENJUALAN', 'PEMBELIAN', 'TITIPAN'] as const;
export type JenisPesan = (typeof JENIS_PESAN)[number];

/** TEKS: the text itself, inside 24 hours of the customer's last message. TEMPLATE: one the provider approved before. */
export const CARA_PESAN = ['TEKS', 'TEMPLATE'] as const;
export type CaraPesan = (typeof CARA_PESAN)[number];

/** What can become of a message; see the README. */
export const STATUS_PESAN = ['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI', 'DITAHAN'] as const;
export type StatusPesan = (typeof STATUS_PESAN)[number];

/** The words in braces that a kind knows, with what they stand for; closed, so that a misspelt one is refused. */
export const ISIAN_PESAN: Record<JenisPesan, readonly string[]> = {
  PENJUALAN: [
    'nama_toko',
    'alamat_toko',
    'nomor',
    'tanggal',
    'nama_pelanggan',
    'barang',
    'berat',
    'total',
    'poin',
  ],
  PEMBELIAN: ['nama_toko', 'alamat_toko', 'nomor', 'tanggal', 'nama_pelanggan', 'barang', 'berat', 'total'],
  TITIPAN: [
    'nama_toko',
    'alamat_toko',
    'nomor',
    'tanggal',
    'nama_pelanggan',
    'barang',
    'total',
    'saldo',
    'kurang',
  ],
};

/** What a kind says until the shop writes its own. */
export const ISI_AWAL: Record<JenisPesan, string> = {
  PENJUALAN:
    '*{{nama_toko}}*\nNota {{nomor}}, {{tanggal}}\n{{barang}}\n*Total Rp {{total}}*\nTerima kasih. Bawalah nota ini saat menjual kembali.',
  PEMBELIAN:
    '*{{nama_toko}}*\nNota pembelian {{nomor}}, {{tanggal}}\n{{barang}}\n*Dibayarkan Rp {{total}}*\nTerima kasih.',
  TITIPAN:
    '*{{nama_toko}}*\nTitipan {{nomor}}, {{tanggal}}\n{{barang}}\nTotal Rp {{total}}, titipan Rp {{saldo}}, sisa Rp {{kurang}}\nTerima kasih.',
};

/** Values for a preview where the shop has no document of the kind yet. */
export const CONTOH_ISIAN: Record<string, string> = {
  nama_toko: 'TOKO EMAS CONTOH',
  alamat_toko: 'JL. MAWAR 1',
  nomor: 'JKT1-FJ-261121-0001',
  tanggal: '21 Nov 2026',
  nama_pelanggan: 'SITI RAHMAWATI',
  barang: '1. CINCIN SERIT 18K 3.250 g\n   Rp 3.526.500',
  berat: '3.250',
  total: '3.526.500',
  poin: '3',
  saldo: '1.000.000',
  kurang: '2.526.500',
};

const BRACES = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names in braces, in the order they stand, each once. */
export const isianDipakai = (isi: string): string[] => [
  ...new Set([...isi.matchAll(BRACES)].map((found) => found[1] as string)),
];

/** Names the kind does not know; a text with one is not saved. */
export const isianAsing = (jenis: JenisPesan, isi: string): string[] =>
  isianDipakai(isi).filter((name) => !ISIAN_PESAN[jenis].includes(name));

/** Fills in once: a value that looks like braces stays what it is. */
export const isiPesan = (isi: string, nilai: Readonly<Record<string, string>>): string =>
  isi.replace(BRACES, (_, name: string) => nilai[name] ?? '').trim();

/** Values of an approved template, in its order: one line each, because the provider takes no line breaks there. */
export const parameterTemplate = (isi: string, nilai: Readonly<Record<string, string>>): string[] =>
  isianDipakai(isi).map((name) => (nilai[name] ?? '').replace(/\s*\n\s*/g, '; ').trim() || '-');

/** Tries before a message is given up; with the pauses below that is after a little more than an hour. */
export const BATAS_PERCOBAAN = 8;

/** Seconds until the next try after so many failures: half a minute, doubled each time, an hour at most. */
export const jedaUlang = (percobaan: number, diminta: number | null): number =>
  Math.min(3600, Math.max(diminta ?? 0, 30 * 2 ** Math.min(10, Math.max(0, percobaan - 1))));

/** A number the provider can reach: digits, country code first. Spec 1 §5. */
export const nomorSah = (nomor: string): boolean => /^[1-9]\d{7,14}$/.test(nomor);

/** In a list, a number shows its end only. */
export const samarNomor = (nomor: string): string => `${nomor.slice(0, 4)}••••${nomor.slice(-3)}`;
