/**
 * The tag price of a piece inside SQL, where a report must sort and stream by it. `hargaBarang` is the rule; a test holds
 * both against each other for every piece of the demo chain.
 */
import { sql } from 'kysely';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { AturanHarga } from './harga-barang.rule.ts';

/** Whole rupiah, half away from zero, of an exact quotient. */
const bulat = (pembilang: string, penyebut: string): string => `round((${pembilang})::numeric / ${penyebut})`;

/** Of a piece `b` with its group `g`. Domain R3.1 to R3.5, R3.11. */
export function hargaJualSql({ dasar, pembulatan, arah }: AturanHarga) {
  const harga24k = `coalesce((select h.harga_jual from parameter_harga_emas h
    where h.kode_toko = b.kode_toko and h.kode_harga = '${HARGA_DASAR}' and h.aktif), 0)`;
  const berat =
    dasar === 'GRAM'
      ? bulat('g.harga::numeric * b.berat', '1000')
      : bulat(`${harga24k}::numeric * g.kadar_jual * b.berat`, '100000000');
  const emas = `coalesce(b.harga_bandrol, case when g.markis then 0 else ${berat} end)`;
  const ongkos = `case b.tipe_ongkos when 'TOTAL' then b.ongkos else ${bulat('b.ongkos::numeric * b.berat', '1000')} end`;
  const mentah = `(${emas} + ${ongkos} + b.harga_atribut)::numeric`;
  const fungsi = arah === 'up' ? 'ceil' : 'floor';
  return sql.raw(`(${fungsi}(${mentah} / ${Math.max(1, pembulatan)}) * ${Math.max(1, pembulatan)})::bigint`);
}
