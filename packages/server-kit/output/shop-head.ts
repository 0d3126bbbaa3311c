/** The head of a file: whose it is; on paper with the mark of the store, else of the company, as its notas have it. */
import type { Ctx } from '../http/http.ts';
import { logoToko } from '../logo.ts';
import type { Format } from './render.ts';
import type { ReportOutput } from './sheet.ts';

export async function shopHead({ deps, session }: Ctx, format: Format): Promise<ReportOutput['shop']> {
  const { kode_toko, nama_toko, alamat_toko, zona } = session.store;
  const shop = { kode_toko, nama_toko, alamat_toko, zona };
  const logo = format === 'pdf' ? await logoToko(deps.db, kode_toko) : null;
  return logo ? { ...shop, logo: logo.gambar } : shop;
}
