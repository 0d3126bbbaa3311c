/** How a piece is found, called. */
import { type Answer, call } from '@mustika/web-kit/api.ts';
import { barangListCommand, barangReadyCommand } from './cari-barang.command.ts';
import type { KartuBarang } from './kartu-barang.rule.ts';

export const bacaBarang = async (kode_barcode: string): Promise<KartuBarang> =>
  (await call(barangReadyCommand, { params: { kode_barcode }, scan: true })).data;

export type DaftarBarang = Answer<KartuBarang[]>;

export const daftarBarang = (query: Record<string, unknown>, signal?: AbortSignal): Promise<DaftarBarang> =>
  call(barangListCommand, { query, ...(signal ? { signal } : {}) });
