/** The list of pieces as a file: everything that is found, in the order and with the filters of the screen. */
import type { Fields } from '@mustika/kernel/field.ts';
import { saveFile } from '@mustika/web-kit/api.ts';
import { daftarBarang } from './cari-barang.store.ts';
import type { KartuBarang } from './kartu-barang.rule.ts';

/** What the list answers at most at once. */
const SEKALI = 1000;

async function semuaBarang(query: Record<string, unknown>): Promise<KartuBarang[]> {
  const rows: KartuBarang[] = [];
  for (;;) {
    const { data } = await daftarBarang({ ...query, skip: rows.length, limit: SEKALI });
    rows.push(...data);
    if (data.length < SEKALI) return rows;
  }
}

/** `fields` are the columns this person may know. The file name is prescribed (Spec 2 §2.9). */
export async function eksporBarang(query: Record<string, unknown>, fields: Fields): Promise<void> {
  const [rows, { csvFile, csvOf }] = await Promise.all([
    semuaBarang(query),
    import('@mustika/web-kit/data-table/csv.ts'),
  ]);
  saveFile({ blob: csvFile(csvOf(fields, Object.keys(fields), rows)), filename: 'spreadsheet.csv' });
}
