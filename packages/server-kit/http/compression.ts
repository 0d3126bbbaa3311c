/**
 * JSON answers travel compressed: what a login brings is 55 kB, a page of a list 30, and both are mostly repetition.
 *
 * Left as they are: answers below one packet, which would not arrive earlier; files (CSV, XLSX and PDF, pictures, photos),
 * which are streams that must not wait for a full window or compressed by their nature; the page and its assets, which lie
 * compressed beside themselves (web-files.ts); the live line, whose hints are short. A sealed answer (body-encryption.ts) is
 * sealed first: its text is chance, and only the quarter that base64 adds is saved.
 *
 * BREACH guesses a secret by the length of answers that also hold what the attacker chose, asked for many times by the
 * victim's browser. Nobody can have ours ask: a call is made by whoever knows the token, in a header that another site's
 * page cannot set, and the one secret a public call answers, the token of a login, is another one each time.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet with its headers arrives no earlier when it is smaller. */
const SMALLEST_BYTES = 1024;
/** Up to here compressing takes less than half a millisecond, and handing it to another thread costs as much. */
const AT_ONCE_BYTES = 32_768;
/** Brotli at 5 leaves a twelfth less of a login than at 4 and a ninth less of a list, in a tenth of a millisecond more; above it little is left to gain. */
const BROTLI_QUALITY = 5;

type Encoding = 'br' | 'gzip';

/** The better of ours that the browser takes; on plain HTTP most of them take gzip only. */
export function encodingFor(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null;
}

const brotliOptions = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

const later = { br: promisify(brotliCompress), gzip: promisify(gzip) };

async function compressed(text: string, bytes: number, encoding: Encoding): Promise<Buffer> {
  if (bytes > AT_ONCE_BYTES)
    return encoding === 'br' ? later.br(text, brotliOptions(bytes)) : later.gzip(text);
  return encoding === 'br' ? brotliCompressSync(text, brotliOptions(bytes)) : gzipSync(text);
}

/** Installed after whatever else changes an answer on its way out. */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).includes('json'))
      return payload;
    const bytes = Buffer.byteLength(payload);
    if (bytes < SMALLEST_BYTES) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (!encoding) return payload;
    const body = await compressed(payload, bytes, encoding);
    reply.header('content-encoding', encoding).header('content-length', body.length);
    return body;
  });
}
