/** The two ways a document fetches its paper by its print call; `nomor` is the name its number travels under. */
import type { Command } from '@mustika/kernel/command.ts';
import type { Document } from '@mustika/kernel/document.ts';
import { type ReadableDocument, readCalls } from '@mustika/kernel/document-reads.ts';
import { call, download } from '../api.ts';
import type { FetchPaper, FetchSlip, Slip } from './print-slip.ts';

type Endpoint = Pick<Command, 'method' | 'path'>;

export const slipFetcher =
  (cetak: Endpoint, nomor: string): FetchSlip =>
  async (no, cpl, preview, rancangan = 'ASAL') => {
    const body = { [nomor]: no, cpl, format: 'STRUK', pratinjau: preview ? 'YA' : 'TIDAK', rancangan };
    return (await call<Slip>(cetak, { body })).data;
  };

export const paperFetcher =
  (cetak: Endpoint, nomor: string): FetchPaper =>
  (no, format, rancangan) =>
    download(cetak, { body: { [nomor]: no, format, pratinjau: 'TIDAK', rancangan } });

const ofDeclared = (document: Document): [Endpoint, string] => [
  readCalls(document)?.paper as Endpoint,
  (document as ReadableDocument).reads.number,
];

/** The slip of a declared document, and its paper. */
export const documentSlip = (document: Document): FetchSlip => slipFetcher(...ofDeclared(document));
export const documentPaper = (document: Document): FetchPaper => paperFetcher(...ofDeclared(document));
