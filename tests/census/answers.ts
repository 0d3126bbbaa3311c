/** Calls that declare no answer because they have none to declare. */
import { readFileSync } from 'node:fs';
import { listsOf } from '@mustika/kernel/document-reads.ts';
import { readCalls } from '@mustika/kernel/read-calls.ts';
import { house } from '../../domains/house.ts';
import { rowsOf } from './spec.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Names of a list: `GET dashboard/ringkas`. */
export const namesOf = (text: string): string[] => rowsOf(text).map(([name = '']) => name);

/** What answers a file, or nothing but its message; sheets of documents are files, and a link that is taken back is gone. */
export const tanpaJawaban: readonly string[] = [
  ...namesOf(read('answers-none.tsv')),
  ...house.documents.flatMap(listsOf).flatMap((document) => {
    const { paper, unlink } = readCalls(document) ?? {};
    return [paper, unlink].flatMap((call) => (call && !call.answer ? [`${call.method} ${call.path}`] : []));
  }),
];
