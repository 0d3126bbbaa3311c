/** The parts of a multipart call: one file and plain texts. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';

export type Upload = { bytes: Buffer; filename: string };
export type Parts = { file: Upload | null; texts: Readonly<Record<string, string>> };

/**
 * Reads the parts to the end; only the file under `name` is kept. A body that is cut short or over a limit is the
 * sender's fault, not ours. Errors: JENIS_ISI_DITOLAK, TERLALU_BESAR, INPUT_TIDAK_VALID.
 */
export async function readParts(request: FastifyRequest, name: string): Promise<Parts> {
  if (!request.isMultipart()) reject(umum.JENIS_ISI_DITOLAK);
  const texts: Record<string, string> = {};
  let file: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === name) file = { bytes, filename: part.filename };
      } else if (typeof part.value === 'string') texts[part.fieldname] = part.value;
    }
  } catch (error) {
    const limit = /LIMIT|TOO_LARGE/.test((error as { code?: string }).code ?? '');
    if (limit) reject(umum.TERLALU_BESAR);
    reject(umum.INPUT_TIDAK_VALID, undefined, 'File Tidak Dapat Dibaca');
  }
  return { file, texts };
}
