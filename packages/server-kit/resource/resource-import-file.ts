/** The multipart call that brings a file of rows. */
import type { MiliPersen } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportResult } from '@mustika/kernel/resource-answers.ts';
import type { FastifyRequest } from 'fastify';
import { whileThere } from '../http/hang-up.ts';
import { readParts } from '../http/upload.ts';
import { readTable } from '../tabular/read.ts';
import { importTable } from './resource-import.ts';
import type { WriteCtx } from './resource-store.ts';

/** The multipart call: one file, `mode` semua (all rows or none, the default) or yang-benar, `pratinjau` ya. */
export async function importFile(
  ctx: WriteCtx,
  resource: Resource,
  request: FastifyRequest,
  batas: MiliPersen,
  tertutup: ReadonlySet<string>,
): Promise<ImportResult> {
  const { file, texts } = await readParts(request, 'file');
  if (!file)
    return reject(
      umum.INPUT_TIDAK_VALID,
      [{ path: 'file', message: 'File Tidak Boleh Kosong' }],
      'File Tidak Boleh Kosong',
    );
  const { mode = 'semua', pratinjau } = texts;
  if (mode !== 'semua' && mode !== 'yang-benar')
    return reject(umum.INPUT_TIDAK_VALID, [{ path: 'mode', message: 'Mode Tidak Dikenal' }]);
  const table = await whileThere(request, (gone) => readTable(file.bytes, file.filename, gone));
  return importTable(ctx, resource, table, {
    mode,
    pratinjau: pratinjau === 'ya',
    batas,
    tertutup,
  });
}
