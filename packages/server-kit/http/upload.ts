/** The parts of a multipart call: one file and plain texts. */
import { AppError, reject, umum } from '@mustika/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_BYTES, UPLOADS_AT_ONCE } from './limits.ts';

export type Upload = { bytes: Buffer; filename: string };
export type Parts = { file: Upload | null; texts: Readonly<Record<string, string>> };

async function collect(request: FastifyRequest, name: string): Promise<Parts> {
  const texts: Record<string, string> = {};
  let file: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === name) file = { bytes, filename: part.filename };
    } else if (typeof part.value === 'string') texts[part.fieldname] = part.value;
  }
  return { file, texts };
}

/** Fails when more comes than a form may hold: between its parts, before and after them, nobody else counts. */
const tooMuch = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_, fail) => {
    let length = 0;
    const count = (part: Buffer): void => {
      length += part.length;
      if (length <= UPLOAD_BYTES) return;
      raw.off('data', count);
      raw.unpipe();
      fail(new AppError(umum.TERLALU_BESAR));
    };
    raw.on('data', count);
  });

let underWay = 0;

/**
 * Reads the parts to the end; only the file under `name` is kept. A body that is cut short or over a limit is the
 * sender's fault, not ours. Errors: JENIS_ISI_DITOLAK, TERLALU_BESAR, INPUT_TIDAK_VALID, SIBUK.
 */
export async function readParts(request: FastifyRequest, name: string): Promise<Parts> {
  if (!request.isMultipart()) reject(umum.JENIS_ISI_DITOLAK);
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_BYTES) reject(umum.TERLALU_BESAR);
  if (underWay >= UPLOADS_AT_ONCE) reject(umum.SIBUK);
  underWay += 1;
  try {
    const parts = collect(request, name);
    return await Promise.race([parts, tooMuch(request)]);
  } catch (error) {
    const limit = /LIMIT|TOO_LARGE|TERLALU_BESAR/.test((error as { code?: string }).code ?? '');
    if (limit) reject(umum.TERLALU_BESAR);
    return reject(umum.INPUT_TIDAK_VALID, undefined, 'File Tidak Dapat Dibaca');
  } finally {
    underWay -= 1;
  }
}
