/** `npm run client`: writes the client of this version as one file, into dist unless a place is named. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openApiDocument } from '../apps/server/openapi.ts';
import { clientFile } from '../packages/client/write-client.ts';

const CLIENT = resolve(import.meta.dirname, '../packages/client');

const place = resolve(process.argv[2] ?? `${CLIENT}/dist/mustika.ts`);
const text = clientFile(readFileSync(`${CLIENT}/client.ts`, 'utf8'), await openApiDocument());
mkdirSync(dirname(place), { recursive: true });
writeFileSync(place, text);
process.stdout.write(`${place}\n`);
