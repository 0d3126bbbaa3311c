/** Looks a customer up in one kind of document. Comes with the first question, and the declaration of its kind with it. */
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import { call } from '@mustika/web-kit/api.ts';
import type { TableRow } from '@mustika/web-kit/data-table.tsx';
import { formatValue } from '@mustika/web-kit/format.ts';
import type { PaletteHit } from '@mustika/web-kit/shell/palette-sources.ts';

const TERBANYAK = 4;

const MUAT: Readonly<Record<string, () => Promise<ReadableDocument>>> = {
  hutang: async () => (await import('../hutang/hutang.document.ts')).hutang,
  cicilan: async () => (await import('../cicilan/cicilan.document.ts')).cicilan,
  titipan: async () => (await import('../titipan/titipan.document.ts')).titipan,
  pembelian: async () => (await import('../pembelian/pembelian.document.ts')).pembelian,
};

export async function cariDokumen(jenis: string, query: string, signal: AbortSignal): Promise<PaletteHit[]> {
  const document = await MUAT[jenis]?.();
  if (!document) return [];
  const { number, total = '', head, screen } = document.reads;
  const { list } = readCalls(document) as ReadCalls;
  const asked = { query: { q: query.toUpperCase(), limit: TERBANYAK }, signal };
  const { data } = await call<TableRow[]>(list, asked);
  return data.map((row) => ({
    id: String(row[number]),
    label: String(row[number]),
    description: [
      formatTanggal(String(row['tanggal'])),
      row['nama_customer'],
      head[total] && formatValue(head[total], row[total]),
    ]
      .filter(Boolean)
      .join(' · '),
    path: screen,
    search: { [number]: String(row[number]) },
  }));
}
