import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What compresses well; fonts (woff2) and pictures are compressed already. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** One step below the highest: 2 % bigger, three times as fast, and somebody waits for the first start. */
const QUALITY = 10;
/** Below this the headers of the answer are the bigger part of it. */
const SMALLEST_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a brotli and a gzip copy beside every text of the folder, `x.js.br` and `x.js.gz`, for the server to send as it is. */
export async function precompress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => copies(join(folder, name))));
}

async function copies(path) {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
