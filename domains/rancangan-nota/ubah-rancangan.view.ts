/** Changing a design in the browser: pure steps over it, and the way back from each of them. */
import { fromThousandths, nearestThousandths } from '@mustika/kernel/amount.ts';
import type {
  BlokSlip,
  JenisBlok,
  JenisNota,
  JenisUnsur,
  RancanganKertas,
  RancanganSlip,
  UnsurNota,
} from '@mustika/kernel/rancangan-nota.ts';

/** Steps back and forward; steps of one `jenis` in a row, such as a key held down, are one step back. */
export type Langkah<R> = { lalu: readonly R[]; kini: R; depan: readonly R[]; jenis: string | null };

const PALING_BANYAK = 200;

/** The bench before the first step. */
export const mulaiLangkah = <R>(kini: R): Langkah<R> => ({ lalu: [], kini, depan: [], jenis: null });

/** One more step; what had been undone before it is gone. */
export function langkah<R>(sebelum: Langkah<R>, kini: R, jenis: string | null = null): Langkah<R> {
  if (kini === sebelum.kini) return sebelum;
  const sambung = jenis !== null && jenis === sebelum.jenis;
  const lalu = sambung ? sebelum.lalu : [...sebelum.lalu, sebelum.kini].slice(-PALING_BANYAK);
  return { lalu, kini, depan: [], jenis };
}

/** One step back. */
export function mundur<R>({ lalu, kini, depan }: Langkah<R>): Langkah<R> {
  const terakhir = lalu.at(-1);
  if (terakhir === undefined) return { lalu, kini, depan, jenis: null };
  return { lalu: lalu.slice(0, -1), kini: terakhir, depan: [kini, ...depan], jenis: null };
}

/** The step that was undone last, again. */
export function maju<R>({ lalu, kini, depan }: Langkah<R>): Langkah<R> {
  const [berikut, ...sisa] = depan;
  if (berikut === undefined) return { lalu, kini, depan, jenis: null };
  return { lalu: [...lalu, kini], kini: berikut, depan: sisa, jenis: null };
}

/** What an arrow key moves, alone and with Shift. Millimetres. */
export const GESER = 0.5;
/** The same with Shift. Millimetres. */
export const GESER_JAUH = 5;

const bulat = (mm: number): number => fromThousandths(nearestThousandths(mm));
const dalam = (mm: number, tinggi: number): number => bulat(Math.min(Math.max(mm, 0), tinggi));

const ganti = <T extends { id: string }>(list: readonly T[], id: string, part: Partial<T>): T[] =>
  list.map((one) => (one.id === id ? { ...one, ...part } : one));

/** Other values of an element. */
export const ubahUnsur = (r: RancanganKertas, id: string, part: Partial<UnsurNota>): RancanganKertas => ({
  ...r,
  unsur: ganti(r.unsur, id, part),
});

/** Moves an element; it stays on the paper. */
export function geserUnsur(r: RancanganKertas, id: string, dx: number, dy: number): RancanganKertas {
  const u = r.unsur.find((one) => one.id === id);
  if (!u) return r;
  const bawah = r.ikut_isi ? 900 : Math.max(0, r.tinggi - u.tinggi);
  const x = dalam(u.x + dx, Math.max(0, r.lebar - u.lebar));
  const y = dalam(u.y + dy, bawah);
  return x === u.x && y === u.y ? r : ubahUnsur(r, id, { x, y });
}

/** Pulls the lower right corner. */
export function regangUnsur(r: RancanganKertas, id: string, dx: number, dy: number): RancanganKertas {
  const u = r.unsur.find((one) => one.id === id);
  if (!u) return r;
  const lebar = Math.max(1, dalam(u.lebar + dx, r.lebar - u.x));
  const tinggi = Math.max(0.1, dalam(u.tinggi + dy, 900));
  return ubahUnsur(r, id, { lebar, tinggi });
}

/** A name nothing else in the design has. */
export function idBaru(ids: readonly string[], awal: string): string {
  const dasar = awal.toLowerCase().slice(0, 24);
  if (!ids.includes(dasar)) return dasar;
  let nomor = 2;
  while (ids.includes(`${dasar}${nomor}`)) nomor += 1;
  return `${dasar}${nomor}`;
}

/** How large a new element is. Millimetres. */
const UKURAN: Record<JenisUnsur, readonly [lebar: number, tinggi: number]> = {
  ISIAN: [50, 5],
  TEKS: [60, 5],
  TABEL: [180, 40],
  KETERANGAN: [180, 6],
  RINGKASAN: [180, 34],
  DAFTAR: [60, 20],
  KETENTUAN: [90, 18],
  TANDATANGAN: [70, 20],
  QR: [20, 20],
  BARCODE: [45, 10],
  LOGO: [18, 18],
  GARIS: [100, 0.4],
};

/** A new element at the upper left of the printable area, under a name of its own. */
export function tambahUnsur(
  r: RancanganKertas,
  jenis: JenisUnsur,
  sisi: UnsurNota['sisi'],
  isian: string | null = null,
): { rancangan: RancanganKertas; id: string } {
  const [lebar, tinggi] = UKURAN[jenis];
  const ruang = r.lebar - r.margin_kiri - r.margin_kanan;
  const id = idBaru(
    r.unsur.map((u) => u.id),
    isian ?? jenis,
  );
  const baru: UnsurNota = {
    id,
    jenis,
    isian,
    label: null,
    teks: jenis === 'TEKS' ? 'Teks' : null,
    sisi,
    halaman: 'SEMUA',
    x: r.margin_kiri,
    y: r.margin_atas,
    lebar: Math.min(lebar, bulat(ruang)),
    tinggi,
    huruf: 'INTER',
    ukuran: jenis === 'KETENTUAN' ? 6 : 8.5,
    tebal: false,
    rata: 'KIRI',
    putar: '0',
    baris: 1,
    warna: 'HITAM',
    kolom: [],
  };
  return { rancangan: { ...r, unsur: [...r.unsur, baru] }, id };
}

/** The design without an element. */
export const hapusUnsur = (r: RancanganKertas, id: string): RancanganKertas => ({
  ...r,
  unsur: r.unsur.filter((u) => u.id !== id),
});

/** One place earlier or later in a list. */
export function pindah<T>(list: readonly T[], dari: number, langkahnya: -1 | 1): T[] {
  const ke = dari + langkahnya;
  if (ke < 0 || ke >= list.length) return [...list];
  const baru = [...list];
  [baru[dari], baru[ke]] = [baru[ke] as T, baru[dari] as T];
  return baru;
}

/** Other values of a block. */
export const ubahBlok = (r: RancanganSlip, id: string, part: Partial<BlokSlip>): RancanganSlip => ({
  ...r,
  blok: ganti(r.blok, id, part),
});

/** A block one place up or down the slip. */
export function pindahBlok(r: RancanganSlip, id: string, langkahnya: -1 | 1): RancanganSlip {
  const dari = r.blok.findIndex((b) => b.id === id);
  return dari < 0 ? r : { ...r, blok: pindah(r.blok, dari, langkahnya) };
}

/** A new block after the chosen one. */
export function tambahBlok(
  r: RancanganSlip,
  jenis: JenisBlok,
  sesudah: string | null,
  isian: string | null = null,
): { rancangan: RancanganSlip; id: string } {
  const ids = r.blok.map((b) => b.id);
  const id = idBaru(ids, isian ?? jenis);
  const baru: BlokSlip = {
    id,
    jenis,
    isian,
    label: null,
    lebar: 8,
    teks: jenis === 'TEKS' ? 'Teks' : null,
    aktif: true,
    rata: 'KIRI',
    ukuran: 'NORMAL',
    tebal: false,
    kolom: [],
  };
  const at = sesudah === null ? r.blok.length : ids.indexOf(sesudah) + 1;
  return { rancangan: { ...r, blok: [...r.blok.slice(0, at), baru, ...r.blok.slice(at)] }, id };
}

/** The slip without a block. */
export const hapusBlok = (r: RancanganSlip, id: string): RancanganSlip => ({
  ...r,
  blok: r.blok.filter((b) => b.id !== id),
});

/** Paper that is sold: what forms and printers of gold shops take. Millimetres. */
export const KERTAS_UMUM: readonly { nama: string; lebar: number; tinggi: number; ikut_isi: boolean }[] = [
  { nama: 'A5 rebah 210 x 148', lebar: 210, tinggi: 148, ikut_isi: false },
  { nama: 'A5 tegak 148 x 210', lebar: 148, tinggi: 210, ikut_isi: false },
  { nama: 'Setengah letter 215,9 x 139,7', lebar: 215.9, tinggi: 139.7, ikut_isi: false },
  { nama: 'Continuous 9,5 x 5,5 inci', lebar: 241.3, tinggi: 139.7, ikut_isi: false },
  { nama: 'A4 tegak 210 x 297', lebar: 210, tinggi: 297, ikut_isi: false },
  { nama: 'Gulungan 58 mm', lebar: 58, tinggi: 160, ikut_isi: true },
  { nama: 'Gulungan 80 mm', lebar: 80, tinggi: 160, ikut_isi: true },
];

/** Columns a table of the kind begins with when they are named one by one: those that must be there. */
export const kolomAwal = (jenis: JenisNota, lebar: number): UnsurNota['kolom'] => {
  const wajib = jenis.kolom.filter((k) => k.wajib);
  const satu = bulat(Math.floor(lebar / (wajib.length + 1)));
  return wajib.map((k) => ({
    isian: k.kode,
    label: null,
    lebar: k.kode === 'nama' ? satu * 2 : satu,
    rata: k.kanan ? 'KANAN' : 'KIRI',
  }));
};
