/** What must be true after every drill, asked of the database and not of the server. */
import type { Cashier, Entry } from './cashier.ts';
import { type Shop, TOKO } from './shop.ts';

type Stored = { kunci: string; no_dokumen: string | null; banyak: number; barang: string[] };

const STORED = `select i.kunci, i.jawaban ->> 'no_dokumen' as no_dokumen,
    (select count(*)::int from penjualan p where p.kode_toko = i.kode_toko and p.no_faktur_group = i.jawaban ->> 'no_dokumen') as banyak,
    coalesce((select array_agg(b.kode_barcode order by b.kode_barcode) from barang b
      where b.kode_toko = i.kode_toko and b.no_terakhir = i.jawaban ->> 'no_dokumen' and b.status = 'TERJUAL'), '{}') as barang
  from idem i where i.kode_toko = $1 and i.kunci = any ($2)`;

/** Sales of the branch so far, to tell those of this drill from those before it. */
export const countSales = async (shop: Shop): Promise<number> =>
  (
    await shop.ask<{ banyak: number }>('select count(*)::int as banyak from penjualan where kode_toko = $1', [
      TOKO,
    ])
  )[0]?.banyak ?? 0;

function complain(entry: Entry, stored: Stored | undefined): string[] {
  const name = `${entry.user_id} ${entry.key}`;
  if (entry.outcome === 'unknown') return [`${name}: nobody ever said what became of it`];
  if (entry.outcome === 'refused')
    return stored ? [`${name}: refused (${entry.code}), but stored as ${stored.no_dokumen}`] : [];
  if (!stored) return [`${name}: LOST, answered as ${entry.no_dokumen}`];
  if (stored.no_dokumen !== entry.no_dokumen)
    return [`${name}: answered ${entry.no_dokumen}, stored ${stored.no_dokumen}`];
  if (stored.banyak !== 1) return [`${name}: ${stored.banyak} sales under ${entry.no_dokumen}`];
  const sold = [...entry.barang].sort().join(' ');
  return stored.barang.join(' ') === sold ? [] : [`${name}: sold ${sold}, stored ${stored.barang.join(' ')}`];
}

/** Every sale answered as done is there exactly once, no other is, numbers have no gap, and the books agree. */
export async function prove(shop: Shop, cashiers: readonly Cashier[], before: number): Promise<string[]> {
  const entries = cashiers.flatMap((cashier) => cashier.history);
  const rows = await shop.ask<Stored>(STORED, [TOKO, entries.map((entry) => entry.key)]);
  const stored = new Map(rows.map((row) => [row.kunci, row]));
  const complaints = entries.flatMap((entry) => complain(entry, stored.get(entry.key)));
  const done = new Set(entries.filter((entry) => entry.outcome === 'ok').map((entry) => entry.no_dokumen));
  const written = (await countSales(shop)) - before;
  if (written !== done.size) complaints.push(`${written} sales were written, ${done.size} were answered`);
  return [...complaints, ...(await numberGaps(shop)), ...(await invariants(shop))];
}

async function numberGaps(shop: Shop): Promise<string[]> {
  const rows = await shop.ask<{ tanggal: string; terakhir: number; banyak: number }>(
    `select tanggal::text, max(split_part(no_dokumen, '-', 4)::int)::int as terakhir, count(*)::int as banyak
       from dokumen where kode_toko = $1 and jenis = 'penjualan' group by tanggal`,
    [TOKO],
  );
  return rows
    .filter((row) => row.terakhir !== row.banyak)
    .map((row) => `numbers of ${row.tanggal}: ${row.banyak} documents, the last is ${row.terakhir}`);
}

async function invariants(shop: Shop): Promise<string[]> {
  const rows = await shop.ask<{ aturan: string; rincian: object }>(
    'select aturan, rincian from cek_invarian()',
  );
  return rows.map((row) => `cek_invarian: ${row.aturan} ${JSON.stringify(row.rincian)}`);
}
