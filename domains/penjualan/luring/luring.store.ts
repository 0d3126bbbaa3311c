/**
 * What this till took along and what it sold while nothing was answered. Both lie in IndexedDB, by store and user; logout does not empty
 * it. A nota is on the disk before anything prints. docs/decisions/0160.
 */
import { jamLayar } from '@mustika/kernel/date.ts';
import { apiError, call, newKey } from '@mustika/web-kit/api.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { isCut, useCut } from '@mustika/web-kit/sending/cut.ts';
import { dropKept, keep, keepNew, keptAll, keptOne } from '@mustika/web-kit/sending/kept-base.ts';
import { tandaSah } from '@mustika/web-kit/sending/signed.ts';
import { gateSubject, useSession } from '@mustika/web-kit/session.ts';
import { create } from 'zustand';
import { type KunciNota, kunciNota } from '../../pembelian/nota/kunci-nota.command.ts';
import { base32, dariBase32 } from '../../pembelian/nota/nota-qr.rule.ts';
import { type Stok, stokPaket } from './keranjang-luring.view.ts';
import { kembaliLuring, siapkanLuring } from './luring.command.ts';
import { luringErrors } from './luring.errors.ts';
import { type NotaLuring, nomorLuring, PANJANG_TANDA, salahLevel, teksLuring } from './luring.rule.ts';
import type { IsiPaket } from './paket-luring.rule.ts';

export type PaketTersimpan = {
  isi: IsiPaket;
  /** As the server signed it, and the keys it may be signed with: what lies here is looked at each time. */
  teks: string;
  kunci: string;
  tanda: string;
  kunci_nota: readonly KunciNota[];
  /** What the server's clock is ahead of this browser's, in milliseconds. */
  beda: number;
  /** Pieces of it that were sold with the network. */
  keluar: readonly string[];
};

/** A nota of this till. MENUNGGU until the server said what became of it; SELESAI is what the owner decided about, which is no sale any more. */
export type NotaTersimpan = NotaLuring & {
  tanda: string;
  kunci: string;
  pemilik: string;
  kode_toko: string;
  nama_customer: string | null;
  /** What the paper says of its pieces. */
  barang_cetak: readonly {
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    berat: number;
    total: number;
  }[];
  tahap: 'MENUNGGU' | 'MASUK' | 'KASUS' | 'SELESAI';
  no_faktur_group?: string;
  sebab?: string;
  pesan?: string;
};

type Luring = {
  pemilik: string | null;
  paket: PaketTersimpan | null;
  nota: readonly NotaTersimpan[];
  /** What others of this store sold at this browser, and nobody has heard of yet. */
  lain: readonly NotaTersimpan[];
};
const KOSONG: Luring = { pemilik: null, paket: null, nota: [], lain: [] };
export const useLuring = create<Luring>()(() => KOSONG);

export const tokoDari = (pemilik: string): string => pemilik.slice(0, pemilik.indexOf(':'));
export const kasirDari = (pemilik: string): string => pemilik.slice(pemilik.indexOf(':') + 1);

export const saatIni = (): number => jamLayar() + (useLuring.getState().paket?.beda ?? 0);

/** Codes of notas are made with what a browser has on https and on its own machine, and not at the address of a machine in the shop. */
export const bisaBertanda = (): boolean => Boolean(globalThis.crypto?.subtle);

/** The package is in its time, and this person may still sell by it. */
export function berlaku(): boolean {
  const { paket } = useLuring.getState();
  const { user } = useSession.getState();
  if (!paket || !user || !bisaBertanda() || salahLevel(gateSubject(user))) return false;
  return saatIni() < Date.parse(paket.isi.sampai);
}

/** Sold now without the network: nothing is answered, and there is a package. */
export const tanpaJaringan = (): boolean => isCut() && berlaku();

/** Whether the bar stands in the place of the dialog. */
export const tandaiJual = (): void => useCut.setState({ sells: berlaku() });

const terjualDi = ({ isi }: PaketTersimpan): NotaTersimpan[] =>
  useLuring.getState().nota.filter((n) => n.paket === isi.id);

/** What was sold by the package that is here, in rupiah. */
export const terjual = (): number => {
  const { paket } = useLuring.getState();
  return paket ? terjualDi(paket).reduce((sum, n) => sum + n.total, 0) : 0;
};

/** Nothing is to be done about it any more: it goes with the next package, whose numbers are others. */
export const beres = ({ tahap }: NotaTersimpan): boolean => tahap === 'MASUK' || tahap === 'SELESAI';

/** What of it still lies in the shop. */
export function stok(): Stok {
  const { paket, nota } = useLuring.getState();
  if (!paket) return new Map();
  const keluar = [...paket.keluar, ...nota.flatMap((n) => n.barang.map((b) => b.kode_barcode))];
  return stokPaket(paket.isi, new Set(keluar));
}

export const menunggu = (nota: readonly NotaTersimpan[]): NotaTersimpan[] =>
  nota.filter((n) => n.tahap === 'MENUNGGU');

const kunciSimpan = (n: Pick<NotaTersimpan, 'kode_toko' | 'no_luring'>): string =>
  `${n.kode_toko} ${n.no_luring}`;

/** A package that somebody changed is none; a browser that cannot tell leaves it to the server. */
const utuh = async ({ teks, kunci, tanda, kunci_nota }: PaketTersimpan): Promise<boolean> =>
  (await tandaSah(kunci_nota, { key_id: kunci, teks: `${kunci}.${teks}`, tanda: dariBase32(tanda) })) !==
  false;

/** Reads again what lies in the browser: another tab may have sold, or sent. */
export async function bacaLagi(): Promise<void> {
  const { pemilik } = useLuring.getState();
  if (!pemilik) return;
  const [paket, semua] = await Promise.all([
    keptOne<PaketTersimpan>('paket', pemilik),
    keptAll<NotaTersimpan>('nota'),
  ]);
  if (useLuring.getState().pemilik !== pemilik) return;
  const urut = semua.sort((a, b) => a.detik - b.detik);
  const nota = urut.filter((n) => n.pemilik === pemilik);
  const lain = menunggu(urut).filter((n) => n.pemilik !== pemilik && n.kode_toko === tokoDari(pemilik));
  const asli = paket && (await utuh(paket)) ? { ...paket, isi: JSON.parse(paket.teks) as IsiPaket } : null;
  useLuring.setState({ paket: asli, nota, lain });
  tandaiJual();
}

/** Whose drawer it is; nobody's once somebody left. A browser that keeps nothing sells nothing without the network. */
export async function bukaLuring(pemilik: string | null): Promise<void> {
  useLuring.setState({ ...KOSONG, pemilik });
  tandaiJual();
  await bacaLagi().catch(() => undefined);
}

/** How many notas of this browser wait, whoever sold them and in whichever tab. */
const menungguDiSini = async (): Promise<number> => menunggu(await keptAll<NotaTersimpan>('nota')).length;

/** Takes trays along in the place of what there was. Refused while notas wait, whoever of this browser sold them. */
export async function siapkan(baki: readonly string[]): Promise<void> {
  const { pemilik } = useLuring.getState();
  if (!pemilik) return;
  const { LURING_TANPA_HTTPS: tanpaHttps } = luringErrors;
  if (!bisaBertanda()) throw apiError(tanpaHttps.status, tanpaHttps.code, kalimat(tanpaHttps.message));
  // Asked first: were it to fail after it, the store would have a package that nobody here knows of.
  const { data: kunci_nota } = await call(kunciNota);
  const { data } = await call(siapkanLuring, {
    body: { baki: baki.map((kode_baki) => ({ kode_baki })), menunggu: await menungguDiSini() },
  });
  const isi = JSON.parse(data.isi) as IsiPaket;
  const beda = Date.parse(isi.dibuat) - jamLayar();
  const { isi: teks, kunci, tanda } = data;
  const paket: PaketTersimpan = { isi, teks, kunci, tanda, kunci_nota, beda, keluar: [] };
  await keep('paket', pemilik, paket);
  // A browser that is short of room clears what nobody asked it to keep; asking a person it may take its time.
  void navigator.storage?.persist?.().catch(() => undefined);
  // What came in has its number in the books by now, and what was decided its case.
  for (const n of await keptAll<NotaTersimpan>('nota'))
    if (n.pemilik === pemilik && beres(n)) await dropKept('nota', kunciSimpan(n));
  await bacaLagi();
}

/** Gives it back; what the server does not know any more is forgotten here as well. */
export async function kembalikan(): Promise<string> {
  const { paket, pemilik } = useLuring.getState();
  if (!paket || !pemilik) return '';
  const body = { paket: paket.isi.id, menunggu: await menungguDiSini() };
  const { message } = await call(kembaliLuring, { body });
  await lupakanPaket();
  return message ?? '';
}

export async function lupakanPaket(): Promise<void> {
  const { pemilik } = useLuring.getState();
  if (!pemilik) return;
  await dropKept('paket', pemilik);
  await bacaLagi();
}

/** Pieces that were sold with the network leave the package. */
export async function keluarkan(kode: readonly string[]): Promise<void> {
  const { paket, pemilik } = useLuring.getState();
  const milik = paket ? kode.filter((k) => paket.isi.barang.some((b) => b.kode_barcode === k)) : [];
  if (!paket || !pemilik || milik.length === 0) return;
  await keep('paket', pemilik, { ...paket, keluar: [...paket.keluar, ...milik] });
  await bacaLagi();
}

/** The number after the last one of the package; 0 when there is none left. */
export function nomorBerikut(): number {
  const { paket } = useLuring.getState();
  if (!paket) return 0;
  const terakhir = Math.max(0, ...terjualDi(paket).map((n) => Number(n.no_luring.slice(-3))));
  return terakhir < paket.isi.banyak_nomor ? terakhir + 1 : 0;
}

async function tandaDari(nota: NotaLuring, rahasia: string): Promise<string> {
  const bytes = Uint8Array.from(atob(rahasia), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(teksLuring(nota)));
  return base32(new Uint8Array(signed)).slice(0, PANJANG_TANDA);
}

type Isi = Pick<NotaTersimpan, 'total' | 'tunai' | 'barang' | 'nama_customer' | 'barang_cetak'>;

/** Lays a nota down for good: throws where the browser has no room for it, and never once it lies there. Another tab may have taken the number. */
export async function simpanNota(isi: Isi): Promise<NotaTersimpan> {
  await bacaLagi();
  const { paket, pemilik } = useLuring.getState();
  const ke = nomorBerikut();
  if (!paket || !pemilik || ke === 0) throw new Error('no package, or no number is left in it');
  const polos = {
    ...isi,
    paket: paket.isi.id,
    no_luring: nomorLuring(paket.isi.urut, ke),
    detik: Math.trunc(saatIni() / 1000),
  };
  const nota: NotaTersimpan = {
    ...polos,
    tanda: await tandaDari(polos, paket.isi.rahasia),
    ...{ kunci: newKey(), pemilik, kode_toko: paket.isi.kode_toko, tahap: 'MENUNGGU' },
  };
  await keepNew('nota', kunciSimpan(nota), nota);
  // It lies there: whatever cannot be read now, it is sold.
  await bacaLagi().catch(() => useLuring.setState((now) => ({ nota: [...now.nota, nota] })));
  return nota;
}

/** What became of a nota. */
export async function catatTahap(
  nota: NotaTersimpan,
  tahap: Pick<NotaTersimpan, 'tahap' | 'no_faktur_group' | 'sebab' | 'pesan'>,
): Promise<void> {
  await keep('nota', kunciSimpan(nota), { ...nota, ...tahap });
  await bacaLagi();
}
