/**
 * Pieces that move: from place to place at the weight of their card, and their cost from account to account. What a document
 * that moves pieces writes and posts is put together here; which status it may give them says its declaration
 * (docs/decisions/0036). Domain 2.3, 12.4.
 */
import { formatGram, type Miligram, type MiliPersen, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { bermodal, type Rincian } from '@mustika/kernel/approval.ts';
import type { DocumentLines } from '@mustika/kernel/document-reads.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { angka, daftar, gram, kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import {
  type Tempat,
  type Transfer,
  type TransferBarang,
  type UjungUang,
  uangTransfer,
} from '@mustika/kernel/transfer.ts';
import { barangReadyCommand } from './cari-barang.command.ts';
import { gerakErrors } from './gerak-barang.errors.ts';
import { kolomBarang } from './kartu-barang.rule.ts';

/** What moves of a piece: its gold. */
export type Keping = { kode_barcode: string; berat: Miligram; kadar: MiliPersen };

/** A place of the store by its columns. */
export type Letak = { kode_gudang: string; kode_baki: string };

/** Such a place as an end of a transfer. */
export type DiBaki = Exclude<Tempat, { luar: unknown }>;

/** Those columns as an end of a transfer. */
export const letak = ({ kode_gudang, kode_baki }: Letak): DiBaki => ({
  gudang: kode_gudang,
  baki: kode_baki,
});

/** A piece from one place to another, outside ones among them; of an article by quantity so many of them. */
export const pindahBarang = (
  { kode_barcode, berat, kadar }: Keping,
  dari: Tempat,
  ke: Tempat,
  qty = 1,
): TransferBarang => ({ buku: 'barang', dari, ke, kode_barcode, qty, berat, kadar });

type Sisi<T> = UjungUang | ((piece: T) => UjungUang);
const sisi = <T>(one: Sisi<T>, piece: T): UjungUang => (typeof one === 'function' ? one(piece) : one);

/** From which account to which their cost goes, and under which name. */
export type Modal<T> = { dari: Sisi<T>; ke: Sisi<T>; kategori: string; jenis: string };

const perUjung = <T>(barang: readonly T[], one: Sisi<T>): T[][] => [
  ...Map.groupBy(barang, (piece) => JSON.stringify(sisi(one, piece))).values(),
];

/** Their cost, one leg for each pair of accounts: a nota of twenty pieces posts as many rows as one of one. */
export const pindahModal = <T extends { harga_modal: Rupiah }>(
  barang: readonly T[],
  { dari, ke, ...jenis }: Modal<T>,
): Transfer[] =>
  perUjung(barang, dari).flatMap((from) =>
    perUjung(from, ke).flatMap((pieces) => {
      const [first] = pieces as [T, ...T[]];
      return uangTransfer(sisi(dari, first), sisi(ke, first), sum(pieces.map((b) => b.harga_modal)), jenis);
    }),
  );

/** A piece as its document saw it. */
export type BarangGerak = Keping & Letak & { status: string; versi: number; harga_modal: Rupiah };

/** Where all pieces of a document go. */
export type Tujuan<T> = {
  status: string;
  tempat: Tempat;
  /** Nothing where their cost stays on its account. */
  modal?: Modal<T>;
  /** The refusal when one of them moved meanwhile, where a kind has words of its own. */
  tolak?: ErrorEntry;
};

/**
 * The movement of a document: its pieces leave where they lie, by compare-and-set, and the books say so. Where they were is
 * kept for `batalGerak`. What lies outside keeps its last tray on its card.
 */
export function gerakBarang<T extends BarangGerak>(
  barang: readonly T[],
  { status, tempat, modal, tolak = gerakErrors.BARANG_SUDAH_BERUBAH }: Tujuan<T>,
) {
  const ke = 'luar' in tempat ? {} : { ke_gudang: tempat.gudang, ke_baki: tempat.baki };
  const baris = barang.map(({ kode_barcode, versi, status: dari_status }, index) => ({
    ...{ urut: index + 1, kode_barcode, versi, dari_status, ke_status: status, tolak: tolak.code },
    ...ke,
  }));
  return {
    tulis: { penulis: 'barang_gerak', baris },
    transfers: [
      ...(modal ? pindahModal(barang, modal) : []),
      ...barang.map((b) => pindahBarang(b, letak(b), tempat)),
    ],
  };
}

/** What a call knows of a piece that is to move. */
export type BarangDibaca = BarangGerak & {
  no_terakhir: string;
  dipegang_oleh: string | null;
  dipegang_keranjang: string | null;
};

/** Why one piece cannot move, or null: it is not on the counter, or in somebody's cart. */
export const barangTertahan = (
  b: Pick<BarangDibaca, 'status' | 'dipegang_oleh'>,
): { entry: ErrorEntry; text?: string } | null => {
  if (b.status !== 'TERSEDIA') return { entry: gerakErrors.BARANG_SUDAH_BERUBAH };
  if (b.dipegang_oleh)
    return { entry: gerakErrors.BARANG_DIPEGANG, text: `Barang Sedang Dipegang ${b.dipegang_oleh}` };
  return null;
};

/** The field of a document whose pieces are scanned, typed or pasted; each is looked up and shown as it comes. */
export const barangDipindai = daftar(
  'Barang',
  { kode_barcode: kode('Kode Barcode', { max: 8 }) },
  {
    maxRows: 2000,
    kosong: 'Barang Tidak Boleh Kosong',
    scan: {
      call: () => barangReadyCommand,
      shows: {
        nama_barang: kolomBarang.nama_barang,
        kode_toko: kolomBarang.kode_toko,
        kadar: kolomBarang.kadar,
        berat: kolomBarang.berat,
      },
      refuses: (found) => {
        const tertahan = barangTertahan(found as Pick<BarangDibaca, 'status' | 'dipegang_oleh'>);
        return tertahan && (tertahan.text ?? tertahan.entry.message);
      },
    },
  },
);

/** What the head of such a document says of its pieces. */
export const ringkasGerak = {
  jumlah_barang: angka('Pcs', { total: 'sum', width: 5 }),
  berat: gram('Berat', { total: 'sum', width: 9 }),
} as const;
/** The same, counted: pieces and milligrams. */
export const hitungGerak = (barang: readonly Keping[]) => ({
  jumlah_barang: barang.length,
  berat: sum(barang.map((b) => b.berat)),
});

/** A piece as it was when it moved. */
export const kepingGerak = {
  kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
  nama_barang: teks('Nama Barang', { width: 28 }),
  kode_group: kode('Group', { width: 8 }),
  kode_dept: kode('Jenis', { width: 8 }),
  kadar: kadar('Kadar', { width: 6 }),
  berat: gram('Berat', { total: 'sum', width: 9 }),
} as const;

/** Where it lay. */
export const dari_baki = kode('Dari Baki', { width: 10 });

/** Its lines: the pieces, where they went and what they cost. */
export const barisGerak = {
  label: 'Barang',
  table: 'asal_gerak',
  fields: {
    ...kepingGerak,
    dari_baki,
    ke_baki: kode('Ke Baki', { opsional: true, width: 10 }),
    harga_modal: uang('Harga Modal', { total: 'sum', width: 13, rahasia: 'modal' }),
  },
} as const satisfies DocumentLines;

/** The pieces of these codes in their order: each once, known, on the counter and in nobody's cart. */
export function barangBebas<T extends BarangDibaca>(
  codes: readonly { kode_barcode: string }[],
  found: readonly T[],
): T[] {
  const twin = kembar(codes.map((b) => b.kode_barcode));
  if (twin) reject(gerakErrors.BARCODE_DUA_KALI, { kode_barcode: twin });
  return codes.map(({ kode_barcode }) => {
    const b = found.find((one) => one.kode_barcode === kode_barcode);
    if (!b) reject(gerakErrors.BARCODE_TIDAK_ADA, { kode_barcode });
    const { status, no_terakhir: no_dokumen } = b;
    const tertahan = barangTertahan(b);
    if (tertahan) reject(tertahan.entry, { kode_barcode, status, no_dokumen }, tertahan.text);
    return b;
  });
}

/** The way back of a movement to where its pieces were, refused with `tolak` once one of them moved on. */
export const batalGerak = (tolak: ErrorEntry = gerakErrors.BARANG_SUDAH_PINDAH) => ({
  penulis: 'barang_gerak_batal',
  baris: [{ tolak: tolak.code }],
});

/** The first code that stands there twice. */
export const kembar = <T>(codes: readonly T[]): T | undefined =>
  codes.find((code, index) => codes.indexOf(code) !== index);

/** What an approver reads about pieces. */
export const rincianJumlah = (jumlah: number, berat: Miligram): Rincian => ({
  label: 'Barang',
  nilai: `${jumlah} pcs, ${formatGram(berat)} g`,
});

type Disebut = { kode_barcode: string; nama_barang: string | null; berat: Miligram; harga_modal: Rupiah };

/** More pieces than somebody reads one by one are told together. */
const DISEBUT = 20;

const satuBarang = ({ kode_barcode, nama_barang, berat, harga_modal }: Disebut): Rincian => {
  const nilai = [...(nama_barang ? [nama_barang] : []), `${formatGram(berat)} g`].join(', ');
  return bermodal({ label: kode_barcode, nilai }, harga_modal);
};

const jumlahnya = (barang: readonly Disebut[]): [Rincian, Rupiah] => [
  rincianJumlah(barang.length, sum(barang.map((b) => b.berat))),
  sum(barang.map((b) => b.harga_modal)),
];

/** Which pieces these are, for whoever agrees to what becomes of them: all together first, then one by one, with what they cost. */
export function rincianBarang(barang: readonly Disebut[]): Rincian[] {
  const sisa = barang.slice(DISEBUT);
  return [
    bermodal(...jumlahnya(barang)),
    ...barang.slice(0, DISEBUT).map(satuBarang),
    ...(sisa.length > 0 ? [{ ...bermodal(...jumlahnya(sisa)), label: 'Lainnya' }] : []),
  ];
}

/** The room of pieces that were bought. Domain 2.1. */
export const GUDANG_BELI = 'BELI';
/** The room of scrap. Domain 2.1. */
export const GUDANG_HANCUR = 'HANCUR';

/** What the state of a destroyed piece leads to, and the first tray of the room of scrap; null where there is none. */
export type AcuanHancur = { tujuan: 'ROSOK' | 'HILANG' | null; baki: string | null };

/** Where destroyed pieces go: scrap stays ours in gudang HANCUR, what is lost is in no place of ours. Domain R8.3. */
export function tujuanHancur([acuan]: readonly AcuanHancur[], kondisi_barang: string) {
  const { tujuan = null, baki = null } = acuan ?? {};
  if (!tujuan) reject(gerakErrors.KONDISI_TIDAK_ADA, { kondisi_barang });
  if (tujuan === 'HILANG')
    return { tujuan, tempat: { luar: 'HANCUR' }, akun: 'BARANG_HILANG', baki: '' } as const;
  if (!baki) reject(gerakErrors.BAKI_HANCUR_TIDAK_ADA);
  return { tujuan, tempat: { gudang: GUDANG_HANCUR, baki }, akun: 'PERSEDIAAN_ROSOK', baki } as const;
}
