/** The multipart call that brings a file of rows. */
import type { MiliPersen } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportResult } from '@mustika/kernel/resource-answers.ts';
import type { FastifyRequest } from 'fastify';
import { readParts } from '../http/upload.ts';
import { bacaIngatan, ingatKolom } from '../tabular/column-memory.ts';
import { mappedRows, petaOf } from '../tabular/mapped-rows.ts';
import { importTable } from './resource-import.ts';
import { kolomOf } from './resource-import-columns.ts';
import type { WriteCtx } from './resource-store.ts';

const MAX_ROWS = 10_000;

/** Of a file whose columns have to be said first. */
const KOSONG = { baris: 0, benar: 0, tambah: 0, ubah: 0, tersimpan: 0, salah: [] };

function tolakKurang({ fields }: Resource, kurang: readonly string[]): never {
  const sebab = `Kolom Tidak Ada: ${kurang.map((nama) => fields[nama]?.label ?? nama).join(', ')}`;
  return reject(
    umum.INPUT_TIDAK_VALID,
    kurang.map((path) => ({ path, message: sebab })),
    sebab,
  );
}

/**
 * The multipart call: one file, `mode` semua (all rows or none, the default) or yang-benar, `pratinjau` ya. `peta` says which heading is
 * which field, `petakan` ya answers what the headings may mean instead of refusing them.
 */
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
  const kolom = kolomOf(resource, tertutup);
  const peta = petaOf(texts['peta'], kolom);
  const bertanya = texts['petakan'] === 'ya';
  const { db, scope } = ctx;
  const ingatan = bertanya ? await bacaIngatan(db, scope, resource.name) : [];
  const table = await mappedRows(
    {
      ...{ bytes: file.bytes, name: file.filename, request },
      ...{ most: MAX_ROWS, tooMany: `Paling Banyak ${MAX_ROWS} Baris` },
    },
    { kolom, peta, ingatan, bertanya },
  );
  const { tanya, kurang } = table.kolom;
  if (bertanya && (tanya || kurang.length > 0)) return { ...KOSONG, kolom: table.kolom };
  if (kurang.length > 0) tolakKurang(resource, kurang);
  const result = await importTable(ctx, resource, table, {
    mode,
    pratinjau: pratinjau === 'ya',
    batas,
    tertutup,
  });
  if (result.tersimpan > 0) await ingatKolom(db, scope, resource.name, { judul: table.judul, peta });
  return result;
}
