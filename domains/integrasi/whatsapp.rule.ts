/** Messages to customers, and to the people of the house, as rules: what each kind may say, how a text is filled in, when a failure is tried again. */
import type { Toko } from '@mustika/kernel/settings/settings.ts';

/** Documents a customer is told about. More kinds come with their documents. */
export const JENIS_NOTA = [
  'PENJUALAN',
  'PEMBELIAN',
  'TITIPAN',
  'CICILAN',
  'SERVICE',
  'PESANAN',
  'PRE_ORDER',
] as const;
/** What a customer hears of his repair after it came in: each state has its own words. */
export const JENIS_SERVICE = [
  'SERVICE_KERJA',
  'SERVICE_JANJI',
  'SERVICE_SELESAI',
  'SERVICE_AMBIL',
  'SERVICE_BATAL',
] as const;
/** The same of his order; its pick-up is a sale. */
export const JENIS_PESANAN = ['PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL'] as const;
/** The same of his pre-order: something of it has come, or it was given up. */
export const JENIS_PRE_ORDER = ['PRE_ORDER_DATANG', 'PRE_ORDER_BATAL'] as const;
/** The states a document is in when its kind of message says the truth; a message that comes too late is none. */
export const STATUS_PESAN_SAH: Readonly<Partial<Record<string, readonly string[]>>> = {
  SERVICE: ['MASUK'],
  SERVICE_KERJA: ['KERJA'],
  SERVICE_JANJI: ['MASUK', 'KERJA'],
  SERVICE_AMBIL: ['CLOS'],
  SERVICE_BATAL: ['CANC'],
  PESANAN: ['PESAN'],
  PESANAN_KERJA: ['KERJA'],
  PESANAN_JADI: ['DONE'],
  PESANAN_BATAL: ['CANC'],
  PRE_ORDER: ['PESAN'],
  PRE_ORDER_DATANG: ['DONE'],
  PRE_ORDER_BATAL: ['CANC'],
};
/** What a customer is reminded of before and on its day; `otomatis` of the kind is the switch, off until a shop turns it. */
export const JENIS_INGAT = ['INGAT_HUTANG', 'INGAT_CICILAN'] as const;
export type JenisIngat = (typeof JENIS_INGAT)[number];
/** What a customer hears when somebody at the counter sends it, and never by itself: what he may choose for his loan. Ours; Features, idea 15. */
export const JENIS_DIMINTA = ['PILIHAN_HUTANG'] as const;
/**
 * What people of the house are told about pieces in motion, at the number of their account: the receiving branch that a shipment is on
 * its way, its sender and the owner that it came with differences, the owner that a count ended with some. Ours.
 */
export const JENIS_KABAR = ['KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'] as const;
export type JenisKabar = (typeof JENIS_KABAR)[number];
/** All that is written. Spec 1 §5. */
export const JENIS_PESAN = [
  ...JENIS_NOTA,
  ...JENIS_SERVICE,
  ...JENIS_PESANAN,
  ...JENIS_PRE_ORDER,
  ...JENIS_INGAT,
  ...JENIS_DIMINTA,
  ...JENIS_KABAR,
] as const;
export type JenisPesan = (typeof JENIS_PESAN)[number];

/** The task of a document that has something to tell them, where the store writes messages at all. */
export const kabarWa = (store: Pick<Toko, 'flags'>, jenis: JenisKabar): { nama: string; isi: object }[] =>
  store.flags.has('WHATSAPP_MODULE') ? [{ nama: 'wa_kabar', isi: { jenis } }] : [];

/** Is it for the people of the house? */
export const untukOrang = (jenis: string): jenis is JenisKabar =>
  (JENIS_KABAR as readonly string[]).includes(jenis);

/** Is it a reminder, which has a due date and an occasion? Ours; Features, Debt. */
export const perluIngat = (jenis: string): jenis is JenisIngat =>
  (JENIS_INGAT as readonly string[]).includes(jenis);

/** Is it sent by hand alone? */
export const hanyaDiminta = (jenis: string): boolean => (JENIS_DIMINTA as readonly string[]).includes(jenis);

/** On which of its two occasions a reminder is sent; each once for a due date. */
export type SaatIngat = 'SEBELUM' | 'HARI_H';

/** Days before a due date until a shop says otherwise. */
export const HARI_SEBELUM = 3;

/** Hours of the store's own clock between which customers are reminded: nobody is woken, and a server that stood still at nine is late, not silent. */
export const JAM_INGAT = { dari: 9, sampai: 20 } as const;

/** TEKS: the text itself, inside 24 hours of the customer's last message. TEMPLATE: one the provider approved before. */
export const CARA_PESAN = ['TEKS', 'TEMPLATE'] as const;
export type CaraPesan = (typeof CARA_PESAN)[number];

/** What can become of a message; see the README. */
export const STATUS_PESAN = ['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI', 'DITAHAN'] as const;
export type StatusPesan = (typeof STATUS_PESAN)[number];

const ISIAN_SERVICE = [
  ...['nama_toko', 'alamat_toko', 'nomor', 'tanggal', 'nama_pelanggan'],
  ...['barang', 'total', 'saldo', 'kurang', 'tempo', 'tautan'],
];

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
  CICILAN: [
    'nama_toko',
    'alamat_toko',
    'nomor',
    'tanggal',
    'nama_pelanggan',
    'barang',
    'total',
    'saldo',
    'kurang',
    'angsuran',
    'tempo',
  ],
  SERVICE: ISIAN_SERVICE,
  SERVICE_KERJA: ISIAN_SERVICE,
  SERVICE_JANJI: ISIAN_SERVICE,
  SERVICE_SELESAI: ISIAN_SERVICE,
  SERVICE_AMBIL: ISIAN_SERVICE,
  SERVICE_BATAL: ISIAN_SERVICE,
  PESANAN: ISIAN_SERVICE,
  PESANAN_KERJA: ISIAN_SERVICE,
  PESANAN_JADI: ISIAN_SERVICE,
  PESANAN_BATAL: ISIAN_SERVICE,
  PRE_ORDER: ISIAN_SERVICE,
  PRE_ORDER_DATANG: ISIAN_SERVICE,
  PRE_ORDER_BATAL: ISIAN_SERVICE,
  INGAT_HUTANG: [
    'nama_toko',
    'alamat_toko',
    'nomor',
    'tanggal',
    'nama_pelanggan',
    'barang',
    'total',
    'bunga',
    'tebus',
    'tempo',
  ],
  INGAT_CICILAN: [
    'nama_toko',
    'alamat_toko',
    'nomor',
    'tanggal',
    'nama_pelanggan',
    'barang',
    'total',
    'saldo',
    'kurang',
    'angsuran',
    'tempo',
  ],
  PILIHAN_HUTANG: [
    'nama_toko',
    'alamat_toko',
    'nomor',
    'tanggal',
    'nama_pelanggan',
    'barang',
    'total',
    'tempo',
    'pilihan',
  ],
  KABAR_KIRIM: ['nama_toko', 'nomor', 'tanggal', 'tujuan', 'jumlah', 'berat', 'pengirim'],
  KABAR_TERIMA: ['nama_toko', 'nomor', 'tanggal', 'tujuan', 'jumlah', 'berat', 'selisih', 'barang'],
  KABAR_OPNAME: ['nama_toko', 'nomor', 'tanggal', 'lingkup', 'hilang', 'berat', 'lain', 'barang'],
};

/** What a kind says until the shop writes its own. */
export const ISI_AWAL: Record<JenisPesan, string> = {
  PENJUALAN:
    '*{{nama_toko}}*\nNota {{nomor}}, {{tanggal}}\n{{barang}}\n*Total Rp {{total}}*\nTerima kasih. Bawalah nota ini saat menjual kembali.',
  PEMBELIAN:
    '*{{nama_toko}}*\nNota pembelian {{nomor}}, {{tanggal}}\n{{barang}}\n*Dibayarkan Rp {{total}}*\nTerima kasih.',
  TITIPAN:
    '*{{nama_toko}}*\nTitipan {{nomor}}, {{tanggal}}\n{{barang}}\nTotal Rp {{total}}, titipan Rp {{saldo}}, sisa Rp {{kurang}}\nTerima kasih.',
  CICILAN:
    '*{{nama_toko}}*\nCicilan {{nomor}}, {{tanggal}}\n{{barang}}\nHarga jual cicil Rp {{total}}, dibayar Rp {{saldo}}, sisa Rp {{kurang}}\nAngsuran berikut Rp {{angsuran}}, jatuh tempo {{tempo}}\nTerima kasih.',
  SERVICE:
    '*{{nama_toko}}*\nService {{nomor}}, {{tanggal}}\n{{barang}}\nPerkiraan Rp {{total}}, dibayar Rp {{saldo}}, sisa Rp {{kurang}}\nSelesai tanggal {{tempo}}. Terima kasih.\n{{tautan}}',
  SERVICE_KERJA:
    '*{{nama_toko}}*\nService {{nomor}} sedang dikerjakan, selesai tanggal {{tempo}}.\n{{tautan}}',
  SERVICE_JANJI:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, service {{nomor}} kami janjikan selesai tanggal {{tempo}}.\n{{tautan}}',
  SERVICE_SELESAI:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, service {{nomor}} sudah selesai dan dapat diambil.\n{{barang}}\nTotal Rp {{total}}, sisa bayar Rp {{kurang}}.\n{{tautan}}',
  SERVICE_AMBIL: '*{{nama_toko}}*\nService {{nomor}} sudah diambil. Total Rp {{total}}. Terima kasih.',
  SERVICE_BATAL:
    '*{{nama_toko}}*\nService {{nomor}} dibatalkan dan barang dapat diambil kembali. Uang yang sudah dibayar dikembalikan.',
  PESANAN:
    '*{{nama_toko}}*\nPesanan {{nomor}}, {{tanggal}}\n{{barang}}\nPerkiraan Rp {{total}}, dibayar Rp {{saldo}}, sisa Rp {{kurang}}\nJadi tanggal {{tempo}}. Terima kasih.\n{{tautan}}',
  PESANAN_KERJA: '*{{nama_toko}}*\nPesanan {{nomor}} sedang dikerjakan, jadi tanggal {{tempo}}.\n{{tautan}}',
  PESANAN_JADI:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, pesanan {{nomor}} sudah jadi dan dapat diambil.\n{{barang}}\nTotal Rp {{total}}, sisa bayar Rp {{kurang}}.\n{{tautan}}',
  PESANAN_BATAL: '*{{nama_toko}}*\nPesanan {{nomor}} dibatalkan.',
  PRE_ORDER:
    '*{{nama_toko}}*\nPre-order {{nomor}}, {{tanggal}}\n{{barang}}\nPerkiraan Rp {{total}}, dibayar Rp {{saldo}}, sisa Rp {{kurang}}\nPerkiraan datang {{tempo}}. Terima kasih.\n{{tautan}}',
  PRE_ORDER_DATANG:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, barang pre-order {{nomor}} sudah datang dan dapat diambil.\nSisa bayar Rp {{kurang}}.\n{{tautan}}',
  PRE_ORDER_BATAL: '*{{nama_toko}}*\nPre-order {{nomor}} dibatalkan.',
  INGAT_HUTANG:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, hutang {{nomor}} jatuh tempo {{tempo}}.\nBunga sampai hari itu Rp {{bunga}}, untuk menebus Rp {{tebus}}.\nAbaikan pesan ini bila sudah dibayar. Terima kasih.',
  INGAT_CICILAN:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, angsuran cicilan {{nomor}} Rp {{angsuran}} jatuh tempo {{tempo}}.\nSisa seluruhnya Rp {{kurang}}.\nAbaikan pesan ini bila sudah dibayar. Terima kasih.',
  PILIHAN_HUTANG:
    '*{{nama_toko}}*\nYth. {{nama_pelanggan}}, pilihan untuk hutang {{nomor}} Rp {{total}}, jatuh tempo {{tempo}}:\n{{pilihan}}\nTaksiran menurut harga emas hari ini. Terima kasih.',
  KABAR_KIRIM:
    '*{{nama_toko}}*\nKiriman barang {{nomor}} menuju {{tujuan}}, {{tanggal}}: {{jumlah}} pcs, {{berat}} g, dikirim {{pengirim}}.\nTerima dengan nomor ini di menu Terima Barang.',
  KABAR_TERIMA:
    '*{{nama_toko}}*\nKiriman {{nomor}} ke {{tujuan}} ({{jumlah}} pcs, {{berat}} g) diterima dengan {{selisih}} selisih:\n{{barang}}\nSelesaikan di menu Kirim Barang.',
  KABAR_OPNAME:
    '*{{nama_toko}}*\nStock opname {{nomor}}, {{tanggal}} ({{lingkup}}): {{hilang}} pcs tidak ketemu, {{berat}} g, selisih lain {{lain}}.\n{{barang}}',
};

/** Values for a preview where the shop has no document of the kind yet. */
export const CONTOH_ISIAN: Record<string, string> = {
  nama_toko: 'TOKO EMAS CONTOH',
  alamat_toko: 'JL. MAWAR 1',
  nomor: 'JKT1-FJ-261121-0001',
  tanggal: '21 Nov 2026',
  nama_pelanggan: 'SITI RAHMAWATI',
  barang: '1. CINCIN SERIT 18K 3,250 g\n   Rp 3.526.500',
  berat: '3,250',
  total: '3.526.500',
  poin: '3',
  saldo: '1.000.000',
  kurang: '2.526.500',
  angsuran: '1.039.000',
  tempo: '21-12-2026',
  bunga: '60.000',
  tebus: '3.060.000',
  pilihan: '*21 Nov 2026*\n- Perpanjang, bayar bunga: bayar Rp 60.000\n- Tebus semua: bayar Rp 3.060.000',
  tujuan: 'TOKO EMAS CABANG',
  jumlah: '12',
  pengirim: 'SPV1',
  selisih: '1',
  lingkup: 'BAKI CC01',
  hilang: '1',
  lain: '0',
  tautan: 'https://toko.contoh.co.id/s#JKT1-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
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

/** A number the provider can reach: digits, country code first. Spec 1 §5. */
export const nomorSah = (nomor: string): boolean => /^[1-9]\d{7,14}$/.test(nomor);

/** In a list, a number shows its end only. */
export const samarNomor = (nomor: string): string => `${nomor.slice(0, 4)}••••${nomor.slice(-3)}`;
