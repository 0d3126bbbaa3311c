/** The two ways a declared document fetches its slip by its print call. */
import type { Document } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import { call, download } from '../api.ts';
import { type FetchPaper, type FetchSlip, type Slip, usePrinting } from './print-slip.ts';

const printOf = (document: Document) => ({
  cetak: (readCalls(document) as ReadCalls).paper as NonNullable<ReadCalls['paper']>,
  nomor: (document as ReadableDocument).reads.number,
});

export function documentSlip(document: Document): FetchSlip {
  const { cetak, nomor } = printOf(document);
  return async (no, cpl, preview, rancangan = 'ASAL', format = 'STRUK') => {
    const { laci } = usePrinting.getState();
    const pin = preview || laci === 'TIDAK' ? {} : { laci };
    const body = { [nomor]: no, cpl, format, pratinjau: preview ? 'YA' : 'TIDAK', rancangan, ...pin };
    return (await call<Slip>(cetak, { body })).data;
  };
}

export function documentPaper(document: Document): FetchPaper {
  const { cetak, nomor } = printOf(document);
  return (no, format, rancangan) =>
    download(cetak, { body: { [nomor]: no, format, pratinjau: 'TIDAK', rancangan } });
}
