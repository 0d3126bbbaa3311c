/** Parts of a multipart call: one file and plain text fields. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';
import { barangErrors } from './barang.errors.ts';

export type Unggahan = { nama: string; bytes: Buffer; isian: Readonly<Record<string, string>> };

export async function bacaUnggahan(request: FastifyRequest, part: string): Promise<Unggahan> {
  if (!request.isMultipart()) reject(umum.JENIS_ISI_DITOLAK);
  const isian: Record<string, string> = {};
  let file: { nama: string; bytes: Buffer } | null = null;
  for await (const piece of request.parts()) {
    if (piece.type === 'file') {
      const bytes = await piece.toBuffer();
      if (piece.fieldname === part) file = { nama: piece.filename, bytes };
    } else if (typeof piece.value === 'string') isian[piece.fieldname] = piece.value;
  }
  if (!file || file.bytes.length === 0) reject(barangErrors.BERKAS_DIPERLUKAN);
  return { ...file, isian };
}
