/**
 * Pictures that nothing shows any more. A piece that went to another store shows the picture in the folder of the store that took it,
 * so a file goes only when no store names it.
 */
import { type Statement, statement } from '@mustika/server-kit/database.ts';

/** Pictures of purchases, destructions, pledges, repairs, orders, receipts and made pieces are named after these: before them there is no number, no code. */
const LEPAS = `with k as (
    select u as kunci, split_part(u, '/', 1) as toko, substring(u from '/(.+)-[0-9a-f]{16}\\.jpg$') as nama
      from unnest($1::text[]) u),
  sendiri as materialized (
    select k.* from k
     where (k.nama in ('BELI', 'BUAT', 'HANCUR', 'JAMINAN', 'PESANAN', 'SERVICE', 'UANG') or exists (select from barcode r where r.kode_barcode = k.nama))
       and not exists (select from barang b where b.kode_toko = k.toko and b.kode_barcode = k.nama and b.foto = k.kunci)
       and not exists (select from pembelian_barang p where p.kode_toko = k.toko and p.foto = k.kunci)
       and not exists (select from hancur_barang h where h.kode_toko = k.toko and h.foto = k.kunci)
       and not exists (select from hutang_barang g where g.kode_toko = k.toko and g.foto = k.kunci)
       and not exists (select from service_barang v where v.kode_toko = k.toko and k.kunci in (v.foto, v.foto_sesudah))
       and not exists (select from pesanan_barang o where o.kode_toko = k.toko and o.foto = k.kunci)
       and not exists (select from mutasi_uang m where m.kode_toko = k.toko and m.foto = k.kunci))
  select s.kunci from sendiri s
   where not exists (select from toko t join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = s.nama
                      where b.foto = s.kunci)
     and not (s.nama = 'BUAT' and exists (select from toko t join barang b on b.kode_toko = t.kode_toko where b.foto = s.kunci))`;

/**
 * Those of these keys that may go: pictures of pieces, purchases, destructions, pledges, repairs and orders which no row names. Pictures of other kinds are never answered.
 * Needs a scope that reads every store.
 */
export const bacaFotoLepas = (kunci: readonly string[]): Statement<{ kunci: string }> =>
  statement('foto_lepas', LEPAS, kunci);
