/** Calls of the receipt designer. */
import type { Media, RancanganKertas, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';
import { type Answer, call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { IsiRancangan } from './isian-rancangan.rule.ts';
import {
  bacaGambar,
  bacaRancangan,
  buangDraf,
  type GambarKertas,
  kembalikanRancangan,
  pratinjauKertas,
  pratinjauSlip,
  type Rancangan,
  salinRancangan,
  simpanKertas,
  simpanSlip,
  terbitkanRancangan,
  tokoSalin,
  unggahGambar,
  versiRancangan,
} from './rancangan-nota.command.ts';

export type Isi = IsiRancangan;
export type Milik = { jenis_nota: string; media: Media };
export type Versi = Rancangan['riwayat'][number];

export const bacaSemua = async (milik: Milik, signal?: AbortSignal): Promise<Rancangan> =>
  (await call(bacaRancangan, { params: milik, ...(signal ? { signal } : {}) })).data;

export const bacaVersi = async (milik: Milik, versi: number): Promise<Isi> =>
  (await call(versiRancangan, { params: { ...milik, versi: String(versi) } })).data.isi;

export function simpanDraf(milik: Milik, rev: number, isi: Isi, key: string) {
  const { jenis_nota, media } = milik;
  return media === 'SLIP'
    ? call(simpanSlip, { body: { jenis_nota, rev, ...isi }, key })
    : call(simpanKertas, { body: { jenis_nota, media, rev, ...isi }, key });
}

type Terbit = Milik & { rev: number; catatan: string | null };
export const terbitkan = (body: Terbit, key: string) => call(terbitkanRancangan, { body, key });
export const buang = (body: Milik & { rev: number }, key: string): Promise<Answer<null>> =>
  call(buangDraf, { body, key });
export const kembalikan = (body: Milik & { versi: number }, key: string) =>
  call(kembalikanRancangan, { body, key });

export const tokoTujuan = async () => (await call(tokoSalin)).data;
export const salin = (milik: Milik, toko: readonly string[], key: string) =>
  call(salinRancangan, { body: { ...milik, toko: toko.map((kode_toko) => ({ kode_toko })) }, key });

export type Halaman = GambarKertas['halaman'][number];
/** `dari`: the design this is a picture of. */
export type GambarNota = GambarKertas & { dari: RancanganKertas };

export async function gambarKertas(
  jenis_nota: string,
  nomor: string | null,
  isi: RancanganKertas,
  signal: AbortSignal,
): Promise<GambarNota> {
  const body = { jenis_nota, nomor, bentuk: 'SVG', ...isi };
  const { data } = await call(pratinjauKertas, { body, signal });
  return { ...data, dari: isi };
}

/** What the printer would get, as a file: a PDF of the sheet, a PNG of the picture to send. */
export const berkasKertas = (
  jenis_nota: string,
  nomor: string | null,
  isi: RancanganKertas,
  bentuk: 'PDF' | 'PNG',
): ReturnType<typeof download> => download(pratinjauKertas, { body: { jenis_nota, nomor, bentuk, ...isi } });

export const gambarSlip = async (
  jenis_nota: string,
  nomor: string | null,
  cpl: '32' | '48',
  isi: RancanganSlip,
  signal: AbortSignal,
) => (await call(pratinjauSlip, { body: { jenis_nota, nomor, cpl, ...isi }, signal })).data;

export const unggah = async (file: File): Promise<string> =>
  (await uploadFile(unggahGambar, file, { part: 'image' })).data.kunci;
export const ambilGambar = async (kunci: string): Promise<Blob> =>
  (await download(bacaGambar, { params: { kunci } })).blob;
