/** Calls without a declared answer: those that have none, and those that do not say it yet. */
import { readFileSync } from 'node:fs';
import { listsOf, readCalls } from '@mustika/kernel/document-reads.ts';
import { house } from '../../domains/house.ts';
import { rowsOf } from './spec.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Names of a list: `GET dashboard/ringkas`. */
export const namesOf = (text: string): string[] => rowsOf(text).map(([name = '']) => name);

/** What does not say yet what it answers. */
export const belumDijawab: readonly string[] = namesOf(read('answers-todo.tsv'));

/** What answers a file, or nothing but its message; sheets of documents are files. */
export const tanpaJawaban: readonly string[] = [
  ...namesOf(read('answers-none.tsv')),
  ...house.documents.flatMap(listsOf).flatMap((document) => {
    const paper = readCalls(document)?.paper;
    return paper && !paper.answer ? [`${paper.method} ${paper.path}`] : [];
  }),
];
