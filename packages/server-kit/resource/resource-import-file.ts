/** The multipart call that brings a file of rows. */
import type { MiliPersen } from '@mustika/kernel/amount.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportResult } from '@mustika/kernel/resource-answers.ts';
import type { FastifyRequest } from 'fastify';
import { BELUM_DIBACA, readImport, readUpload, tolakKurang } from '../tabular/import-file.ts';
import { importTable } from './resource-import.ts';
import { kolomOf } from './resource-import-columns.ts';
import type { WriteCtx } from './resource-store.ts';

const MAX_ROWS = 10_000;

/** Rows of a file, or what has to be said of its columns first. */
export async function importFile(
  ctx: WriteCtx,
  resource: Resource,
  request: FastifyRequest,
  batas: MiliPersen,
  tertutup: ReadonlySet<string>,
): Promise<ImportResult> {
  const sent = await readUpload(request);
  const { db, scope } = ctx;
  const { kolom, rows, tanya, ingat } = await readImport(
    {
      ...{ db, scope, request, tujuan: resource.name, kolom: kolomOf(resource, tertutup) },
      ...{ most: MAX_ROWS, tooMany: `Paling Banyak ${MAX_ROWS} Baris`, tolak: tolakKurang(resource.fields) },
    },
    sent,
  );
  if (tanya) return { ...BELUM_DIBACA, kolom };
  const { mode, pratinjau } = sent;
  const result = await importTable(ctx, resource, { kolom, rows }, { mode, pratinjau, batas, tertutup });
  if (result.tersimpan > 0) await ingat();
  return result;
}
