/**
 * A lot: so many grams of one kind and one karat in one place, at one cost, with or without a count. What leaves takes its share of the
 * worth and of the fine gold, rounded once, and the rest keeps the rest; whoever takes the last milligram takes all that is left.
 * Domain 7; docs/decisions/0083.
 */
import {
  add,
  beratMurni,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import { bermodal, type Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import {
  type Akun,
  namaTempat,
  type Tempat,
  type TempatLuar,
  type Transfer,
  type TransferBarang,
  type UjungUang,
  uangTransfer,
} from '@mustika/kernel/transfer.ts';
import { lotErrors as salah } from './lot.errors.ts';

/** Where the worth of each kind lies; table `jenis_lot` says the same. */
export const AKUN_LOT = {
  BALENAN: 'PERSEDIAAN_BELI',
  BUAT: 'PERSEDIAAN_PROSES',
  CUCI: 'PERSEDIAAN_PROSES',
  KIRIM: 'BARANG_DALAM_PENGIRIMAN',
  LEBUR: 'PERSEDIAAN_PROSES',
  MANUAL: 'PERSEDIAAN_MANUAL',
  MURNI: 'PERSEDIAAN_MURNI',
  PATRI: 'PERSEDIAAN_PROSES',
  ROSOK: 'PERSEDIAAN_ROSOK',
  SERVICE: 'PERSEDIAAN_PROSES',
  SUSUT: 'PERSEDIAAN_PROSES',
  TAGIHAN: 'PIUTANG_TUKANG',
} as const satisfies Record<string, Akun>;
export type JenisLot = keyof typeof AKUN_LOT;

/** What makes two lots the same one. */
export type SifatLot = {
  jenis_lot: JenisLot;
  kadar: MiliPersen;
  kode_group: string | null;
  kode_dept: string | null;
  /** Bought with a complete faktur pajak, which decides about its PPN: never mixed. Domain 13.2. */
  ada_faktur: boolean;
  tempat: Tempat;
  /** A batch keeps its own cost. */
  batch: string;
};

/** Grams with what they carry: pieces where somebody counts, worth, fine gold. */
export type IsiLot = { berat: Miligram; qty: number; nilai: Rupiah; murni: Miligram };

/** A lot of the store with what is free of it. */
export type Lot = SifatLot & IsiLot & { kode_lot: string; nama_lot: string; versi: number };

/** The same as it is stored, its place as the books write it. */
export type LotTersimpan = Omit<Lot, 'tempat'> & { letak: string };

/** As the rules have it. */
export const dariSimpanan = ({ letak, ...lot }: LotTersimpan): Lot => {
  const at = letak.indexOf('/');
  return { ...lot, tempat: { gudang: letak.slice(0, at), baki: letak.slice(at + 1) } };
};

/** What makes the lots of a document its own: they are of no other batch. The writer puts its number there. */
export const BATCH_INI = '@';

const kunci = (s: SifatLot): string =>
  JSON.stringify([
    s.jenis_lot,
    s.kadar,
    s.kode_group,
    s.kode_dept,
    s.ada_faktur,
    namaTempat(s.tempat),
    s.batch,
  ]);

/** Where something goes that may have no lot yet. */
export type LotTujuan = SifatLot & { nama_lot: string };

/** The scrap that such gold becomes: gold of one karat, whatever it was made into. */
export const lotRosok = (
  { kadar, ada_faktur }: Pick<SifatLot, 'kadar' | 'ada_faktur'>,
  tempat: Tempat,
): LotTujuan => ({
  ...{ jenis_lot: 'ROSOK', kadar, ada_faktur, tempat, kode_group: null, kode_dept: null, batch: '' },
  nama_lot: `ROSOK ${formatPersen(kadar)}`,
});

/**
 * The lots a document works with: those that were read, and new ones for what has none, with a code that nothing ever had. `kode` are
 * their codes, one for each wish.
 */
export function siapkanLot(
  tujuan: readonly LotTujuan[],
  ada: readonly LotTersimpan[],
  register: readonly { kode: string }[],
  tanggal_masuk: string,
) {
  const lots = ada.map(dariSimpanan);
  const dikenal = new Map(lots.map((lot) => [kunci(lot), lot.kode_lot]));
  const baru: Lot[] = [];
  const kode = tujuan.map((satu) => {
    const known = dikenal.get(kunci(satu));
    if (known !== undefined) return known;
    const kode_lot = register[baru.length]?.kode ?? reject(salah.STOK_LOT_BERUBAH);
    baru.push({ ...satu, kode_lot, ...isiBaru(satu.kadar, 0 as Miligram, NOL_RUPIAH), versi: 1 });
    dikenal.set(kunci(satu), kode_lot);
    return kode_lot;
  });
  const baris = baru.map(({ tempat, ...lot }) => ({ ...lot, tempat: namaTempat(tempat), tanggal_masuk }));
  return {
    kode,
    meja: mejaLot([...lots, ...baru]),
    tulis: baris.length > 0 ? [{ penulis: 'lot_baru', baris }] : [],
  };
}

/** Where its worth lies: the account of its kind, lot by lot. */
export const akunLot = ({ jenis_lot, kode_lot }: Pick<Lot, 'jenis_lot' | 'kode_lot'>): UjungUang => ({
  akun: AKUN_LOT[jenis_lot],
  dimensi: kode_lot,
});

/** Goods somebody counts: all the pieces and all the weight leave together. Metal may lose its pieces and keep some weight. */
const DIHITUNG: ReadonlySet<JenisLot> = new Set(['BALENAN', 'CUCI', 'MANUAL', 'PATRI']);

/** What such a part carries along that leaves. */
export function bagianLot(
  lot: IsiLot & Pick<Lot, 'jenis_lot' | 'kadar' | 'kode_lot'>,
  { berat, qty, baris, daftar = 'barang' }: Banyak,
): IsiLot {
  const detail = { kode_lot: lot.kode_lot, ada: lot.berat, qty: lot.qty };
  const di = (kolom: string) => (baris === undefined ? {} : { path: `${daftar}.${baris}.${kolom}` });
  if (berat > lot.berat) reject(salah.STOK_LOT_KURANG, { ...detail, diminta: berat, ...di('berat') });
  if (qty > lot.qty) reject(salah.STOK_LOT_KURANG, { ...detail, diminta: berat, ...di('qty') });
  if (berat === lot.berat) {
    if (qty !== lot.qty) reject(salah.SISA_TANPA_JUMLAH, { ...detail, ...di('qty') });
    return { berat, qty, nilai: lot.nilai, murni: lot.murni };
  }
  if (qty > 0 && qty === lot.qty && DIHITUNG.has(lot.jenis_lot))
    reject(salah.SISA_TANPA_JUMLAH, { ...detail, ...di('berat') });
  const sisa = beratMurni(subtract(lot.berat, berat), lot.kadar);
  return {
    ...{ berat, qty },
    nilai: rupiah(mulDiv(lot.nilai, berat, lot.berat, 'half-up')),
    murni: Math.max(0, subtract(lot.murni, sisa)) as Miligram,
  };
}

/** New gold with its fine gold, rounded once where it comes in. */
export const isiBaru = (kadar: MiliPersen, berat: Miligram, nilai: Rupiah, qty = 0): IsiLot => ({
  ...{ berat, qty, nilai },
  murni: beratMurni(berat, kadar),
});

/** What a document does to one lot. `lawan` is where it comes from, or goes to; `dari_kode` the piece with a barcode that it was. */
export type GerakLot = {
  lot: Lot;
  arah: 'MASUK' | 'KELUAR';
  isi: IsiLot;
  lawan: Tempat;
  dari_kode?: string | undefined;
};

/** How much of a lot; `baris` is the row of the form that says so, where a refusal is shown, in its list `daftar`. */
export type Banyak = Pick<IsiLot, 'berat' | 'qty'> & { baris?: number; daftar?: string };
export type Geser = { lot: Lot; ke: Lot; isi: IsiLot };
/** Between what goes into a conversion and what comes out of it. */
export const OLAH = { luar: 'OLAH' } as const;

/** What is left of lots while a document takes of them and puts into them, in its order; two lines of one lot share it. */
export function mejaLot(lots: readonly Lot[]) {
  const kini = new Map(lots.map((lot) => [lot.kode_lot, lot]));
  const gerak: GerakLot[] = [];
  const catat = (
    lot: Lot,
    arah: GerakLot['arah'],
    isi: IsiLot,
    lawan: Tempat,
    dari_kode?: string,
  ): IsiLot => {
    const op = arah === 'MASUK' ? add : subtract;
    kini.set(lot.kode_lot, {
      ...lot,
      berat: op(lot.berat, isi.berat),
      qty: lot.qty + (arah === 'MASUK' ? isi.qty : -isi.qty),
      nilai: op(lot.nilai, isi.nilai),
      murni: op(lot.murni, isi.murni),
      versi: lot.versi + 1,
    });
    gerak.push({ lot, arah, isi, lawan, dari_kode });
    return isi;
  };
  const satu = (kode_lot: string): Lot => kini.get(kode_lot) ?? reject(salah.LOT_TIDAK_ADA, { kode_lot });
  const keluar = (kode_lot: string, banyak: Banyak, lawan: Tempat): IsiLot => {
    const lot = satu(kode_lot);
    return catat(lot, 'KELUAR', bagianLot(lot, banyak), lawan);
  };
  const masuk = (kode_lot: string, isi: IsiLot, lawan: Tempat, dari_kode?: string): IsiLot =>
    catat(satu(kode_lot), 'MASUK', isi, lawan, dari_kode);
  /** Part of one lot becomes part of another one of the store. */
  const geser = (kode_lot: string, ke_lot: string, banyak: Banyak): Geser => {
    const [lot, ke] = [satu(kode_lot), satu(ke_lot)];
    // The same gold on another tray has not left the store; what becomes something else went through OLAH.
    const sejenis = lot.jenis_lot === ke.jenis_lot;
    const isi = keluar(kode_lot, banyak, sejenis ? ke.tempat : OLAH);
    masuk(ke_lot, isi, sejenis ? lot.tempat : OLAH);
    return { lot, ke, isi };
  };
  return { satu, keluar, masuk, geser, gerak: gerak as readonly GerakLot[] };
}

/** The worth of what went from lot to lot. */
export const nilaiGeser = (geser: readonly Geser[], nama: { kategori: string; jenis: string }): Transfer[] =>
  geser.flatMap(({ lot, ke, isi }) => uangTransfer(akunLot(lot), akunLot(ke), isi.nilai, nama));

/** Places outside the store as the book of goods has them; between two lots of the store gold goes through OLAH. */
const ujungBuku = (lawan: Tempat): { luar: TempatLuar } => ('luar' in lawan ? lawan : OLAH);

/** The legs of the book of goods. */
export const transferLot = (gerak: readonly GerakLot[]): TransferBarang[] =>
  gerak.map(({ lot, arah, isi: { berat, qty }, lawan }) => {
    const ujung = [ujungBuku(lawan), lot.tempat] as const;
    const [dari, ke] = arah === 'MASUK' ? ujung : [ujung[1], ujung[0]];
    return { buku: 'barang', dari, ke, kode_barcode: lot.kode_lot, qty, berat, kadar: lot.kadar };
  });

const GERAK = 'lot_gerak';
type Writing = { penulis: string; baris: readonly object[] };
type BarisGerak = Omit<GerakLot, 'lot'> & { lot: Pick<Lot, 'kode_lot' | 'versi'> };

/** Rows for the writer of lots, in the order of the document. `tahan`: it waits for validation. */
export const tulisLot = (gerak: readonly BarisGerak[], tahan = false) =>
  gerak.length === 0
    ? []
    : [
        {
          penulis: GERAK,
          baris: gerak.map(({ lot: { kode_lot, versi }, arah, isi, lawan, dari_kode }, at) => ({
            ...{ urut: at + 1, kode_lot, versi, arah, ...isi },
            lawan: namaTempat(lawan),
            dari_kode,
            tahan: tahan && arah === 'KELUAR',
          })),
        },
      ];

/** All that an event does to lots in one writing: they are locked in one order, and numbered through. */
export function satuGerakLot<W extends { penulis: string; baris: readonly object[] }>(
  tulis: readonly W[],
): (W | Writing)[] {
  const gerak = tulis.filter((w) => w.penulis === GERAK);
  if (gerak.length < 2) return [...tulis];
  const baris = gerak.flatMap((w) => w.baris).map((b, at) => ({ ...b, urut: at + 1 }));
  return [...tulis.filter((w) => w.penulis !== GERAK), { penulis: GERAK, baris }];
}

/** What a document did to lots goes back with it. */
export const batalLot = () => ({ penulis: 'lot_batal', baris: [{}] });
/** What it held is in the books once it is validated. */
export const sahLot = () => ({ penulis: 'lot_sah', baris: [{}] });

/** Sums of parts. */
export const jumlahLot = (isi: readonly IsiLot[]): IsiLot => ({
  berat: sum(isi.map((b) => b.berat)),
  qty: isi.reduce((total, b) => total + b.qty, 0),
  nilai: isi.length === 0 ? NOL_RUPIAH : sum(isi.map((b) => b.nilai)),
  murni: sum(isi.map((b) => b.murni)),
});

/** What an approver reads of a lot: how much of what, and what it cost where he may know. */
export const rincianIsi = (
  { nama_lot: label }: { nama_lot: string },
  isi: { qty: number; berat: Miligram; nilai: Rupiah },
): Rincian => {
  const nilai = `${isi.qty > 0 ? `${isi.qty} pcs, ` : ''}${formatGram(isi.berat)} g`;
  return bermodal({ label, nilai }, isi.nilai);
};

/** The same of a lot that moves. */
export const rincianLot = ({ lot, isi }: Pick<GerakLot, 'lot' | 'isi'>): Rincian => rincianIsi(lot, isi);
