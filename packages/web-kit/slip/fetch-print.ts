/** The two ways a declared document fetches its slip by its print call. */
import { HEADER_LACI } from '@mustika/kernel/agen/agen.ts';
import type { Document } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import { call, download } from '../api.ts';
import { type FetchPaper, type FetchSlip, type Printing, type Slip, usePrinting } from './print-slip.ts';

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
  return async (no, format, rancangan) => {
    const { laci } = usePrinting.getState();
    const pin = laci === 'TIDAK' ? {} : { laci };
    const body = { [nomor]: no, format, pratinjau: 'TIDAK', rancangan, ...pin };
    const { headers, ...file } = await download(cetak, { body });
    const opens = headers.get(HEADER_LACI);
    return { ...file, laci: opens === '2' || opens === '5' ? opens : null };
  };
}

export const documentPrint = (document: Document): Printing => ({
  slip: documentSlip(document),
  paper: documentPaper(document),
});
