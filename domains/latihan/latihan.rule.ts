/**
 * Drills and how they are scored. A drill says what is to be done (tugas), looks at what the books and documents of the
 * practice store say afterwards (bukti), and gives points per criterion, so that whoever loses some reads for what.
 */
import { formatRupiah, mulDiv, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import type { Bukti, NotaJual } from './bukti.rule.ts';

/** In the order of the lessons. A drill more is a line here, a task, a rule and its texts. */
export const LATIHAN = [
  ...(['BUKA', 'HARGA', 'JUAL', 'TUKAR', 'BELI', 'PENYORTIRAN'] as const),
  ...(['HUTANG', 'OPNAME', 'TUTUP', 'BULAN', 'SALAH'] as const),
] as const;
export type Latihan = (typeof LATIHAN)[number];

type Ketentuan = {
  /** The screen on which it is done. */
  layar: string;
  /** Seconds within which it counts as done swiftly; twice as many are too many. */
  par: number;
  /** Who does this in a shop; everybody when left out. */
  untuk?: readonly Level[];
  /** Money goes out of the drawer of whoever does it, so there is some in it when he begins. */
  modal?: true;
};

/** Who leads the people of a store. */
const PENYELIA_TOKO: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV'];

/** What the drills are held to. */
export const KETENTUAN: Readonly<Record<Latihan, Ketentuan>> = {
  BUKA: { layar: '/uang-kas', par: 360, untuk: PENYELIA_TOKO },
  HARGA: { layar: '/publikasi-harga', par: 120, untuk: PENYELIA_TOKO },
  JUAL: { layar: '/transaksi-penjualan', par: 120 },
  TUKAR: { layar: '/transaksi-penjualan', par: 180, modal: true },
  BELI: { layar: '/transaksi-pembelian', par: 150, modal: true },
  PENYORTIRAN: { layar: '/sortir-pembelian', par: 180, untuk: PENYELIA_TOKO },
  HUTANG: { layar: '/transaksi-hutang', par: 240, modal: true },
  OPNAME: { layar: '/stock-opname', par: 240, untuk: PENYELIA_TOKO },
  TUTUP: { layar: '/tutup-toko', par: 300, untuk: PENYELIA_TOKO },
  BULAN: { layar: '/validasi-non-cash', par: 360, untuk: PENYELIA_TOKO, modal: true },
  SALAH: { layar: '/batal-penjualan', par: 180, untuk: PENYELIA_TOKO },
};

/**
 * Who signs in the practice stores what a trainee may not do alone. The password is told to everybody there and opens nothing
 * else.
 */
export const PENYELIA = { user_id: 'PENYELIA', password: 'latihan-emas' } as const;

/** Is this drill for people of that level? */
export const bolehBerlatih = (latihan: Latihan, level: Level): boolean =>
  KETENTUAN[latihan].untuk?.includes(level) ?? true;

/** A criterion: what it is about, its points and those given, and what is said of it: what was, and what should have been. */
export type Kriteria = { kode: string; dari: number; nilai: number; ada: string; harus: string };

/** All points or none; what was found and what was wanted are said either way. */
export const kriteria = (
  kode: string,
  dari: number,
  benar: boolean,
  ada: string,
  harus: string,
): Kriteria => ({ kode, dari, nilai: benar ? dari : 0, ada, harus });

/** All points up to par, none from twice par on, evenly between; none for what was not done at all. */
export function nilaiWaktu(dari: number, jadi: boolean, detik: number, par: number): Kriteria {
  const lewat = Math.min(Math.max(detik - par, 0), par);
  const nilai = jadi ? mulDiv(dari, par - lewat, par, 'half-up') : 0;
  return { kode: 'WAKTU', dari, nilai, ada: `${detik}`, harus: `${par}` };
}

/** 0 to 100. */
export const skorDari = (semua: readonly Kriteria[]): number =>
  semua.reduce((jumlah, { nilai }) => jumlah + nilai, 0);

/** As much was made as was asked for, and nothing was taken back; `lebih`: how much was too much. */
export const tanpaLebih = (dari: number, jadi: boolean, lebih: number): Kriteria =>
  kriteria('BATAL', dari, jadi && lebih === 0, `${lebih}`, '0');

/** One document was made, and none was taken back. */
export function tanpaSisa(dari: number, { batal, jual, beli }: Bukti): Kriteria {
  // The old pieces of an exchange stand on the nota of the new one.
  const dibuat = jual.length + beli.filter(({ tukar }) => !tukar).length;
  return tanpaLebih(dari, dibuat > 0, batal + Math.max(0, dibuat - 1));
}

/** Notas that stand. */
export const berlaku = <N extends { status: string }>(notas: readonly N[]): N[] =>
  notas.filter(({ status }) => status !== 'CANC');

/** The nota with the piece that was asked for, else the last one that was made. */
export const notaDengan = <N extends { barang: readonly { kode_barcode: string }[] }>(
  notas: readonly N[],
  kode: string,
): N | undefined =>
  notas.find(({ barang }) => barang.some(({ kode_barcode }) => kode_barcode === kode)) ?? notas.at(-1);

/** As one reads it: a list of codes, or a dash. */
export const sebut = (kode: readonly (string | null)[]): string =>
  kode.filter((satu) => satu !== null && satu !== '').join(', ') || '-';

/** The piece that was asked for, alone on its nota. */
export const barangSendiri = (dari: number, nota: NotaJual | undefined, kode: string): Kriteria => {
  const ada = (nota?.barang ?? []).map(({ kode_barcode }) => kode_barcode);
  return kriteria('BARANG', dari, ada.length === 1 && ada[0] === kode, sebut(ada), kode);
};

/** The line of the piece that was asked for. */
export const barisNota = (nota: NotaJual | undefined, kode: string): NotaJual['barang'][number] | undefined =>
  nota?.barang.find(({ kode_barcode }) => kode_barcode === kode);

/** What it was sold for in the end. */
export function hargaJadi(dari: number, baris: ReturnType<typeof barisNota>, harga: Rupiah): Kriteria {
  const jadi = baris && rupiah(baris.sebelum_diskon - baris.diskon);
  return kriteria(
    'HARGA',
    dari,
    jadi === harga,
    jadi === undefined ? '-' : formatRupiah(jadi),
    formatRupiah(harga),
  );
}

/** Whose nota it is. */
export const untukMember = (dari: number, nota: NotaJual | undefined, kode_member: string): Kriteria =>
  kriteria(
    'MEMBER',
    dari,
    nota?.kode_member === kode_member,
    sebut([nota?.kode_member ?? null]),
    kode_member,
  );

/** Cash, and nothing else. */
export const bayarTunai = (dari: number, nota: { cara: readonly string[] } | undefined): Kriteria =>
  kriteria(
    'BAYAR',
    dari,
    nota?.cara.every((jenis) => jenis === 'CASH') === true,
    sebut(nota?.cara ?? []),
    'CASH',
  );
