/** The calls of a master table at its declared paths: list, create, update, delete, activate, history, export, import. */

import { approvalIds, detail_authorization } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Fields, Row } from '@mustika/kernel/field.ts';
import type { Gate } from '@mustika/kernel/gate.ts';
import { domainLabel, type House, listGate, partGate, screenGate, writeGate } from '@mustika/kernel/house.ts';
import { inputSchema, objectOf } from '@mustika/kernel/input-schema.ts';
import { type Endpoint, listCall, type Resource, rowShape, screenOf } from '@mustika/kernel/resource.ts';
import { historyShape, importShape, usesShape } from '@mustika/kernel/resource-answers.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute, type Ctx, type Deps, type Route } from '../http/http.ts';
import { refuseBeyond } from '../http/portal.ts';
import { refuseSecrets } from '../secrets/secret-fields.ts';
import {
  changeDated,
  DATED_SHAPE,
  type DatedExtra,
  extraOf,
  isDated,
  registerDated,
} from './resource-dated-routes.ts';
import { type ExportFormat, exportRows } from './resource-export.ts';
import { isGuarded } from './resource-guarded.ts';
import { importFile } from './resource-import-file.ts';
import { jumpLimit } from './resource-price.ts';
import { type ListQuery, listQueryOf, listRows } from './resource-query.ts';
import {
  activateRow,
  createRow,
  deactivateRow,
  historyOf,
  updateRow,
  type Values,
  type WriteCtx,
  wireRow,
} from './resource-store.ts';
import { fresh } from './resource-told.ts';
import { usesOf } from './resource-used.ts';

/**
 * The body of a new row. A secret field may be left out by who may not know it, so that the schema does not ask; who may
 * is asked by the handler, in the field's own words.
 */
function createBodyOf(resource: Resource): z.ZodType {
  return objectOf(
    { ...resource.fields, ...(isGuarded(resource) ? { detail_authorization } : {}) },
    (field) => (field.rahasia ? z.optional(inputSchema(field)) : inputSchema(field)),
  );
}

/** What a new row needs of its secret fields: all from who may know them, nothing from everybody else. */
function checkSecrets(fields: Fields, ctx: Ctx, values: Values): void {
  refuseSecrets(ctx, Object.keys(values));
  for (const [path, field] of Object.entries(fields)) {
    if (!field.rahasia || ctx.tertutup.has(path) || values[path] !== undefined) continue;
    const message = inputSchema(field).safeParse(undefined).error?.issues[0]?.message;
    if (message) reject(umum.INPUT_TIDAK_VALID, [{ path, message }], message);
  }
}

const writable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly));

/** What a call brings for its guarded columns. */
type Given = { detail_authorization?: { _id: string }[] };

type UpdateBody = { values: Values; versi: number | undefined } & DatedExtra;

/**
 * Any of the writable fields, and the version they were read at. The key may be repeated but not changed. Dated prices may
 * name the moment they count from, and bring approvals.
 */
function updateBodyOf(resource: Resource): z.ZodType<UpdateBody, unknown> {
  const shape = Object.fromEntries(
    Object.entries(writable(resource.fields)).map(([name, field]) => [name, z.optional(inputSchema(field))]),
  );
  return z
    .strictObject(
      {
        ...shape,
        versi: z.int('Versi Harus Berupa Angka Bulat').optional(),
        ...(isDated(resource) ? DATED_SHAPE : {}),
        ...(isGuarded(resource) ? { detail_authorization: inputSchema(detail_authorization) } : {}),
      },
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `Field Tidak Dikenal: ${issue.keys.join(', ').slice(0, 100)}`
            : umum.INPUT_TIDAK_VALID.message,
      },
    )
    .transform(({ versi, berlaku_mulai, detail_authorization, ...values }) => ({
      values,
      versi: versi as number | undefined,
      ...extraOf({ berlaku_mulai, detail_authorization }),
    }));
}

/** The key of the path as the column holds it: same spelling, same limits as in the form. */
function keyOf(resource: Resource, params: Record<string, string>): string {
  const field = resource.fields[resource.key];
  const parsed = field && inputSchema(field).safeParse(params[resource.key]);
  return parsed?.success ? String(parsed.data) : reject(umum.TIDAK_DITEMUKAN);
}

const writeCtx = (deps: Deps, ctx: Ctx, izin: readonly string[] = []): WriteCtx => ({
  ...{ db: deps.db, scope: ctx.scope, key: ctx.key },
  agreed: { izin, saat: deps.clock.now().toString() },
});

type Handler = Route['handler'];
export type Make = (
  endpoint: Endpoint,
  verb: string,
  gate: Gate,
  handler: Handler,
  extra?: Partial<Route>,
) => void;

function registerReads(make: Make, deps: Deps, house: House, resource: Resource): void {
  const own = screenGate(screenOf(resource));
  const query = z.lazy(() => listQueryOf(resource));
  make(
    resource.api.list,
    'Daftar',
    listGate(house, resource),
    async (input, ctx) => {
      const { rows, total } = await deps.db.read(ctx.scope, (sql) =>
        listRows(sql, resource, ctx.scope, input.query as ListQuery),
      );
      return { data: rows.map((row) => wireRow(resource, row)), total };
    },
    { query, answer: listCall(resource).answer },
  );
  make(
    resource.api.history,
    'Riwayat',
    own,
    async (input, ctx) => ({
      data: await historyOf(deps.db, ctx.scope, resource, keyOf(resource, input.params)),
    }),
    { answer: historyShape },
  );
  if (!resource.readOnly)
    make(
      resource.api.used,
      'Dipakai',
      own,
      async (input, ctx) => ({
        data: await usesOf(deps.db, ctx.scope, house, resource, keyOf(resource, input.params)),
      }),
      { answer: usesShape },
    );
  const exportQuery = listQueryOf(resource, { format: z.enum(['csv', 'xlsx']).default('csv') });
  make(
    resource.api.export,
    'Export',
    partGate(screenOf(resource), 'ekspor'),
    async (input, ctx) => {
      const asked = input.query as ListQuery & { format: ExportFormat };
      const file = exportRows(resource, ctx, asked, asked.format);
      return input.reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .send(file.body);
    },
    { query: exportQuery },
  );
}

/** A list whose rows are stores: a row is changed by who may act for that store. */
function refuseOtherStores({ key }: Resource, { session }: Ctx, stores: readonly string[]): void {
  if (key === 'kode_toko') refuseBeyond(session, stores);
}

function registerRemoval(make: Make, deps: Deps, resource: Resource): void {
  const { messages } = resource;
  make(
    resource.api.remove,
    'Nonaktifkan',
    writeGate(resource, 'hapus'),
    async (input, ctx) => {
      const key = keyOf(resource, input.params);
      refuseOtherStores(resource, ctx, [key]);
      const data = await deactivateRow(writeCtx(deps, ctx), resource, key);
      fresh(deps, ctx, resource);
      return { data, message: messages.deleted };
    },
    { failed: messages.removeFailed },
  );
  make(resource.api.activate, 'Aktifkan', writeGate(resource, 'hapus'), async (input, ctx) => {
    const key = keyOf(resource, input.params);
    refuseOtherStores(resource, ctx, [key]);
    const data = await activateRow(writeCtx(deps, ctx), resource, key);
    fresh(deps, ctx, resource);
    return { data, message: messages.activated };
  });
}

function registerWrites(make: Make, deps: Deps, resource: Resource): void {
  const { messages } = resource;
  make(
    resource.api.create,
    'Tambah',
    writeGate(resource, 'tambah'),
    async (input, ctx) => {
      const { detail_authorization: given = [], ...values } = input.body as Row<Fields> & Given;
      checkSecrets(resource.fields, ctx, values);
      const data = await createRow(writeCtx(deps, ctx, approvalIds(given)), resource, values);
      fresh(deps, ctx, resource);
      return { data, message: messages.created };
    },
    {
      body: z.lazy(() => createBodyOf(resource)),
      answer: rowShape(resource),
      failed: messages.failed,
    },
  );
  make(
    resource.api.update,
    'Ubah',
    writeGate(resource, 'ubah'),
    async (input, ctx) => {
      const key = keyOf(resource, input.params);
      refuseOtherStores(resource, ctx, [key]);
      const { values, versi, ...extra } = input.body as UpdateBody;
      refuseSecrets(ctx, Object.keys(values));
      if (values[resource.key] !== undefined && values[resource.key] !== key)
        reject(
          umum.INPUT_TIDAK_VALID,
          [{ path: resource.key, message: 'Kode Tidak Boleh Diubah' }],
          'Kode Tidak Boleh Diubah',
        );
      if (isDated(resource)) {
        const changed = { key, values, versi };
        const answer = await changeDated({ deps, ctx, resource }, writeCtx(deps, ctx), changed, extra);
        fresh(deps, ctx, resource);
        return answer;
      }
      const data = await updateRow(writeCtx(deps, ctx, extra.izin), resource, key, values, versi);
      fresh(deps, ctx, resource);
      return { data, message: messages.updated };
    },
    {
      body: z.lazy(() => updateBodyOf(resource)),
      failed: messages.failed,
      ...(isDated(resource) ? {} : { answer: rowShape(resource) }),
    },
  );
  registerRemoval(make, deps, resource);
}

function registerImport(make: Make, deps: Deps, resource: Resource): void {
  make(
    resource.api.import,
    'Import',
    writeGate(resource, 'impor'),
    async (input, ctx) => {
      const { pusat, lingkup } = ctx.session;
      if (resource.key === 'kode_toko' && !(pusat && lingkup === null)) reject(umum.TOKO_LAIN);
      const data = await importFile(
        writeCtx(deps, ctx),
        resource,
        input.request,
        jumpLimit(ctx.session.store),
        ctx.tertutup,
      );
      fresh(deps, ctx, resource);
      return { data };
    },
    { multipart: true, answer: importShape },
  );
}

/** A resource that others write (`readOnly`) has its reads only. */
export function registerResource(app: FastifyInstance, deps: Deps, house: House, resource: Resource): void {
  const make: Make = ({ method, path }, verb, gate, handler, extra = {}) =>
    addRoute(app, deps, {
      method,
      path,
      gate,
      summary: `${verb} ${resource.label}`,
      tag: domainLabel(deps.house, resource),
      handler,
      ...extra,
    });
  registerReads(make, deps, house, resource);
  if (resource.readOnly) return;
  registerWrites(make, deps, resource);
  if (resource.imports) registerImport(make, deps, resource);
  if (isDated(resource))
    registerDated(make, { deps, resource }, { gate: writeGate(resource, 'ubah'), ctxOf: writeCtx, keyOf });
}
