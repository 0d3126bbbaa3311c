/** The server side of taking pieces into stock: what it reads, what it decides. */

import { formatAngka, formatGram, type Miligram, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import { type RowsOf, statement } from '@mustika/server-kit/database.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { barangErrors } from '../barang.errors.ts';
import { barcodeSah, POLA_DILANGGAR } from '../barcode.rule.ts';
import { acuanBatuOf, acuanBatuStatement } from '../batu/batu-barang.query.ts';
import { kembar, letak, pindahBarang, pindahModal, rincianBarang } from '../gerak-barang.rule.ts';
import { akunStok } from '../golongan-modal.rule.ts';
import {
  ambilPenerimaan,
  dariPenerimaan,
  type PenerimaanDibaca,
  penerimaanOf,
  penerimaanStatement,
  salahPenerimaan,
} from '../terima/label-terima.query.ts';
import { acuanOf, acuanStatement, barcodeStatement, calonBarcode } from './acuan-masuk.query.ts';
import {
  type Acuan,
  type BarangLengkap,
  type BarisBarang,
  bulatkanBerat,
  lengkapi,
  type Salah,
  salahBaris,
  tolakBaris,
} from './barang-baru.rule.ts';
import { jauhDariGroup, tanyaJauh } from './jauh-group.rule.ts';
import { stokAwal } from './stok-awal.rule.ts';
import { tambahBarangDocument } from './tambah-barang.document.ts';

const KATEGORI = 'TAMBAH_BARANG';

export type BarangMasuk = Pick<
  BarangLengkap,
  | 'kode_barcode'
  | 'kode_gudang'
  | 'kode_baki'
  | 'berat'
  | 'kadar'
  | 'harga_modal'
  | 'supplier'
  | 'golongan_modal'
>;

/** Where the cost of pieces comes from: a receipt that is owed for already, a debt that begins here, or the owner. */
function asalModal(supplier: string, terima: boolean): { dari: UjungUang; jenis: string } {
  if (terima) return { dari: { akun: 'PERSEDIAAN_TERIMA', dimensi: supplier }, jenis: 'PENERIMAAN' };
  if (supplier) return { dari: { akun: 'UTANG_SUPPLIER', dimensi: supplier }, jenis: 'SUPPLIER' };
  return { dari: { akun: 'MODAL' }, jenis: 'AWAL' };
}

/** One money transfer per supplier and account of stock, so that a delivery is one debt; one piece transfer per piece. */
export function postTambahBarang(barang: readonly BarangMasuk[], terima = false): Transfer[] {
  const money = [...Map.groupBy(barang, (piece) => piece.supplier ?? '')].flatMap(([supplier, bought]) => {
    const ke = (piece: BarangMasuk): UjungUang => ({ akun: akunStok(piece.golongan_modal) });
    return pindahModal(bought, { ...asalModal(supplier, terima), ke, kategori: KATEGORI });
  });
  const pieces = barang.map((b) => pindahBarang(b, { luar: b.supplier ? 'SUPPLIER' : 'AWAL' }, letak(b)));
  return [...money, ...pieces];
}

type Simpan = {
  baris: BarisBarang[];
  no_penerimaan?: string | null;
  /** Said of what is far from its group. */
  yakin?: boolean | null;
  /** Name of the imported file, for the audit. */
  berkas?: string;
};

function periksa(baris: readonly BarisBarang[], acuan: Acuan, penerimaan: PenerimaanDibaca | null): void {
  tolakBaris(
    baris.flatMap((row, index) => {
      const typed: Salah[] =
        row.kode_barcode !== null && !barcodeSah(row.kode_barcode)
          ? [{ kolom: 'kode_barcode', sebab: POLA_DILANGGAR }]
          : [];
      const terima = penerimaan ? salahPenerimaan(row, penerimaan) : [];
      const salah = [...salahBaris(row, acuan), ...typed, ...terima];
      return salah.map((one) => ({ ...one, baris: index }));
    }),
  );
}

/** Gives every line its code: the typed one, or the next free candidate. Typed codes that exist anywhere are refused. */
export function bagiBarcode(
  baris: readonly Pick<BarisBarang, 'kode_barcode'>[],
  register: readonly { kode: string; ada: boolean }[],
): string[] {
  const typed = baris.map((row) => row.kode_barcode).filter((code) => code !== null);
  const taken = new Set(register.filter((row) => row.ada).map((row) => row.kode));
  const twice = kembar(typed);
  const known = twice ?? typed.find((code) => taken.has(code));
  if (known)
    reject(barangErrors.BARCODE_SUDAH_ADA, { kode_barcode: known }, `Kode Barcode ${known} Sudah Ada`);
  const free = register.filter((row) => !row.ada && !typed.includes(row.kode)).map((row) => row.kode);
  return baris.map((row) => {
    const code = row.kode_barcode ?? free.shift();
    // All spares taken: about as likely as a bad random source, and a second attempt draws anew.
    if (!code) reject(umum.SIBUK);
    return code;
  });
}

/** How many lines are still told by barcode in the audit; a file is told by its sums and the books. */
const DIRINCI = 50;

function tanpaSupplier(barang: readonly BarangLengkap[], { ctx }: Facts): Approval[] {
  const awal = barang.filter(({ supplier }) => supplier === null);
  const rincian = [
    { label: 'Barang tanpa supplier', nilai: `${formatAngka(awal.length)} pcs` },
    { label: 'Berat', nilai: `${formatGram(sum(awal.map((piece) => piece.berat)))} g` },
  ];
  const modal = sum(awal.map((piece) => piece.harga_modal));
  return awal.length === 0 ? [] : stokAwal(rincian, modal, ctx.session);
}

function bacaSimpan({ baris, no_penerimaan = null }: Simpan, { scope }: Ctx) {
  const typed = baris.map((row) => row.kode_barcode).filter((code) => code !== null);
  return {
    acuan: acuanStatement(scope.kode_toko, baris),
    register: barcodeStatement([...typed, ...calonBarcode(baris.length - typed.length)]),
    penerimaan: penerimaanStatement(scope.kode_toko, no_penerimaan),
    batu: acuanBatuStatement(
      scope.kode_toko,
      baris.flatMap((row) => row.batu ?? []),
    ),
  };
}

type Bacaan = RowsOf<ReturnType<typeof bacaSimpan>>;

/** The pieces at their own cost, or at that of the receipt they are tagged from, and what they take of it. */
function barangDari(
  { no_penerimaan = null, yakin, ...input }: Simpan,
  { acuan: acuanRows, register, penerimaan: found, batu }: Bacaan,
  store: Facts['store'],
) {
  const acuan = { ...acuanOf(acuanRows), batu: acuanBatuOf(batu, store) };
  const penerimaan = penerimaanOf(no_penerimaan, found);
  const baris = penerimaan ? dariPenerimaan(penerimaan, input.baris) : input.baris;
  // Its supplier was checked when it came, and may be off the list since.
  const kenal =
    penerimaan && acuan.supplier ? new Set([...acuan.supplier, penerimaan.kode_supplier]) : acuan.supplier;
  periksa(baris, { ...acuan, supplier: kenal }, penerimaan);
  const jauh = baris.flatMap((row, at) => jauhDariGroup(row, acuan).map((one) => ({ ...one, baris: at })));
  if (jauh.length > 0 && !yakin) tanyaJauh(jauh);
  const codes = bagiBarcode(baris, register);
  const aturan = { bulatkan: bulatkanBerat(store) };
  const barang = baris.map((row, index) => lengkapi(row, codes[index] as string, acuan, aturan));
  if (!penerimaan || no_penerimaan === null) return { barang, codes, label: [], jauh };
  const toleransi = readSetting(store, 'TOLERANSI_PENERIMAAN');
  return { ...ambilPenerimaan(no_penerimaan, penerimaan, barang, toleransi), codes, jauh };
}

function decideSimpan(input: Simpan, rows: Bacaan, facts: Facts) {
  const { hari } = facts;
  const { barang, codes, label, jauh } = barangDari(input, rows, facts.store);
  const { berkas, no_penerimaan = null } = input;
  const berat = sum(barang.map((piece) => piece.berat));
  const harga_modal = sum(barang.map((piece) => piece.harga_modal));
  return {
    perlu: tanpaSupplier(barang, facts),
    tulis: [
      ...(label.length > 0 ? [{ penulis: 'penerimaan_label', baris: label }] : []),
      { penulis: 'barang_baru', baris: barang.map((piece) => ({ ...piece, tanggal_masuk: hari })) },
    ],
    transfers: postTambahBarang(barang, label.length > 0),
    audit: {
      jumlah: barang.length,
      berat,
      harga_modal,
      ...(berkas ? { berkas } : {}),
      ...(no_penerimaan ? { no_penerimaan } : {}),
      // Who said that it is right stands beside it.
      ...(jauh.length > 0 ? { jauh: jauh.slice(0, DIRINCI).map(({ sebab }) => sebab) } : {}),
      ...(codes.length <= DIRINCI ? { kode_barcode: codes } : {}),
    },
    jawaban: { jumlah: barang.length, berat, kode_barcode: codes },
  };
}

const simpan = implementTransition(tambahBarangDocument.transitions.simpan, {
  pays: () => true,
  reads: bacaSimpan,
  decide: decideSimpan,
});

type Batal = { no_dokumen: string; alasan: string };
type BarangDokumen = {
  kode_barcode: string;
  nama_barang: string;
  status: string;
  no_terakhir: string;
  versi: number;
  berat: Miligram;
  harga_modal: Rupiah;
};

const BARANG_DOKUMEN = `select b.kode_barcode, b.nama_barang, b.status, b.no_terakhir, b.versi, b.berat, b.harga_modal
  from barang b where b.kode_toko = $1 and b.no_masuk = $2 order by b.kode_barcode`;

/** Only while no piece was sold, held or moved since: the reversal takes them from where they were put. */
function decideBatal({ no_dokumen, alasan }: Batal, { barang }: { barang: readonly BarangDokumen[] }) {
  const moved = barang.find((piece) => piece.status !== 'TERSEDIA' || piece.no_terakhir !== no_dokumen);
  if (moved) {
    const { kode_barcode, status, no_terakhir } = moved;
    reject(
      barangErrors.BARANG_SUDAH_DIPAKAI,
      { kode_barcode, status, no_terakhir },
      `Barang ${kode_barcode} Sudah Diproses Di ${no_terakhir}, Tambah Barang Tidak Dapat Dibatalkan`,
    );
  }
  return {
    perlu: [
      {
        kategori: 'barang',
        description: 'batal tambah barang',
        rincian: [
          { label: 'No Tambah Barang', nilai: no_dokumen },
          ...rincianBarang(barang),
          { label: 'Alasan', nilai: alasan },
        ],
      },
    ],
    tulis: [
      {
        penulis: 'barang',
        baris: barang.map(({ kode_barcode, versi }) => ({
          kode_barcode,
          dari_status: 'TERSEDIA',
          ke_status: 'BATAL',
          versi,
        })),
      },
      { penulis: 'penerimaan_label_batal', baris: [{}] },
    ],
    alasan,
    kategoriBalik: 'BATAL_TAMBAH_BARANG',
    audit: { jumlah: barang.length, berat: sum(barang.map((piece) => piece.berat)) },
    jawaban: { jumlah: barang.length },
  };
}

const batal = implementTransition(tambahBarangDocument.transitions.batal, {
  reads: ({ no_dokumen }, { scope }) => ({
    barang: statement<BarangDokumen>('barang_dokumen', BARANG_DOKUMEN, scope.kode_toko, no_dokumen),
  }),
  decide: (input, rows) => decideBatal(input, rows),
});

/** Five thousand lines of some 500 bytes. */
const BODY_LIMIT = 3 * 1024 * 1024;

/** A figure of the pieces that came in with the document `h`. */
const dariBarang = (figure: string): string =>
  `(select ${figure} from barang b where b.kode_toko = h.kode_toko and b.no_masuk = h.no_dokumen)`;

export const tambahBarang = implementDocument(
  tambahBarangDocument,
  { simpan, batal },
  {
    bodyLimit: BODY_LIMIT,
    columns: {
      head: {
        jumlah: dariBarang('count(*)::integer'),
        berat: dariBarang('coalesce(sum(b.berat), 0)::bigint'),
        harga_modal: dariBarang('coalesce(sum(b.harga_modal), 0)::bigint'),
        no_penerimaan:
          '(select min(l.no_penerimaan) from penerimaan_label l where l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen)',
      },
    },
  },
);
