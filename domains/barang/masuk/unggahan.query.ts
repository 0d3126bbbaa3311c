/** Parts of a multipart call: one file and plain text fields. */
import { reject } from '@mustika/kernel/errors.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import type { FastifyRequest } from 'fastify';
import { barangErrors } from '../barang.errors.ts';

export type Unggahan = { nama: string; bytes: Buffer; isian: Readonly<Record<string, string>> };

export async function bacaUnggahan(request: FastifyRequest, part: string): Promise<Unggahan> {
  const { file, texts } = await readParts(request, part);
  if (!file || file.bytes.length === 0) reject(barangErrors.BERKAS_DIPERLUKAN);
  return { nama: file.filename, bytes: file.bytes, isian: texts };
}
