/** `npm run -s scaffold -- service`: what a migration of that document says, for the tables that no migration has made yet. */
import { readFileSync } from 'node:fs';
import { house } from '@mustika/domains/house.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { headColumns } from '@mustika/server-kit/document/document-heads.ts';
import { scaffold } from '@mustika/server-kit/schema/scaffold.ts';
import { documents } from '../apps/server/implementations.ts';

const [name] = process.argv.slice(2);
const document = house.documents.find((one) => one.name === name && one.reads);
if (!document) {
  const known = house.documents.flatMap((one) => (one.reads ? [one.name] : []));
  console.error(`Which document? ${known.join(', ')}`);
  process.exit(1);
}
const schema = readFileSync(new URL('../database/schema.sql', import.meta.url), 'utf8');
const exists = new Set(
  [...schema.matchAll(/^create (?:table|view) (\w+)/gm)].map((match) => match[1] as string),
);
const columns = documents.find((one) => one.document.name === name)?.columns ?? {};
const computed = new Set(Object.keys(headColumns({ document: document as ReadableDocument, columns })));
console.log(scaffold(document as ReadableDocument, { exists, computed }));
