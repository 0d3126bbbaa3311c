/** The calls of a master table whose prices are versions in time: preview, versions, taking one back, and the change itself. */
import { NOL_RUPIAH } from '@mustika/kernel/amount.ts';
import { approvalIds, detail_authorization } from '@mustika/kernel/approval.ts';
import { umum } from '@mustika/kernel/errors.ts';
import type { Field } from '@mustika/kernel/field.ts';
import type { Gate } from '@mustika/kernel/gate.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { type PriceVersion, previewShape, versionsShape } from '@mustika/kernel/resource-answers.ts';
import { z } from 'zod';
import type { Ctx, Deps } from '../http/http.ts';
import { announcePrices } from '../http/sockets.ts';
import { refuseSecrets } from '../secrets/secret-fields.ts';
import {
  type DatedAnswer,
  type DatedUpdate,
  previewOf,
  unplan,
  updateDated,
  versionsOf,
} from './resource-dated.ts';
import type { PriceGuard } from './resource-price.ts';
import type { Make } from './resource-routes.ts';
import type { Values, WriteCtx } from './resource-store.ts';

export const isDated = (resource: Resource): boolean => resource.dated.length > 0;

/** When the prices count from, and who let them jump. */
export type DatedExtra = { mulai: string | null; izin: string[] };

const berlaku_mulai = z.string('Berlaku Mulai Harus Berupa Tanggal Dan Jam').max(40).nullish();
export const DATED_SHAPE = { berlaku_mulai, detail_authorization: inputSchema(detail_authorization) };

export const extraOf = (given: Record<string, unknown>): DatedExtra => ({
  mulai: (given['berlaku_mulai'] as string | null | undefined) ?? null,
  izin: approvalIds((given['detail_authorization'] as { _id: string }[] | undefined) ?? []),
});

const guardOf = (ctx: Ctx, izin: readonly string[]): PriceGuard => ({
  store: ctx.session.store,
  izin,
  saat: ctx.deps.clock.now().toString(),
});

type Acting = { deps: Deps; ctx: Ctx; resource: Resource };

/** Changes the row or sets its prices ahead, and lets the open tills of the store know. */
export async function changeDated(
  { deps, ctx, resource }: Acting,
  write: WriteCtx,
  update: Omit<DatedUpdate, 'mulai'>,
  { mulai, izin }: DatedExtra,
): Promise<DatedAnswer> {
  const answer = await updateDated(write, resource, { ...update, mulai }, guardOf(ctx, izin));
  deps.stores.forget(ctx.scope.kode_toko);
  const prices = resource.dated.filter((kolom) => update.values[kolom] !== undefined);
  if (mulai === null && prices.length > 0)
    announcePrices(deps, ctx.scope.kode_toko, [
      {
        ...{ tabel: resource.name, kode: update.key, sebelum: {} },
        sesudah: Object.fromEntries(
          prices.map((kolom) => [kolom, (update.values[kolom] as number) ?? NOL_RUPIAH]),
        ),
      },
    ]);
  return { message: resource.messages.updated, ...answer };
}

const previewBodyOf = (resource: Resource): z.ZodType<Values & { berlaku_mulai?: string | null }, unknown> =>
  z.strictObject(
    {
      ...Object.fromEntries(
        resource.dated.map((name) => [name, z.optional(inputSchema(resource.fields[name] as Field))]),
      ),
      berlaku_mulai,
    },
    { error: () => umum.INPUT_TIDAK_VALID.message },
  ) as never;

type Route = {
  gate: Gate;
  ctxOf: (deps: Deps, ctx: Ctx) => WriteCtx;
  keyOf: (resource: Resource, params: Record<string, string>) => string;
};

/** Versions without the prices that must not be known; one that has no other is no version to this person. */
const openVersions = (versions: readonly PriceVersion[], closed: ReadonlySet<string>): PriceVersion[] =>
  versions
    .map((one) => ({
      ...one,
      nilai: Object.fromEntries(Object.entries(one.nilai).filter(([name]) => !closed.has(name))),
    }))
    .filter((one) => Object.keys(one.nilai).length > 0);

const UUID = z.uuid();

export function registerDated(
  make: Make,
  { deps, resource }: { deps: Deps; resource: Resource },
  { gate, ctxOf, keyOf }: Route,
): void {
  const { api } = resource;
  make(
    api.preview,
    'Pratinjau',
    gate,
    async (input, ctx) => {
      const key = keyOf(resource, input.params);
      const { berlaku_mulai: mulai = null, ...values } = input.body as Values & { berlaku_mulai?: string };
      refuseSecrets(ctx, Object.keys(values));
      const found = await previewOf(ctxOf(deps, ctx), resource, { key, values, mulai }, guardOf(ctx, []));
      const { changed, ...preview } = found;
      const dampak = changed.size > 0 ? await deps.impacts.get(resource.name)?.(ctx, key, changed) : [];
      return { data: { ...preview, dampak: dampak ?? [] } };
    },
    { body: z.lazy(() => previewBodyOf(resource)), answer: previewShape },
  );
  make(
    api.versions,
    'Versi',
    gate,
    async (input, ctx) => ({
      data: openVersions(
        await versionsOf(ctxOf(deps, ctx), resource, keyOf(resource, input.params)),
        ctx.tertutup,
      ),
    }),
    { answer: versionsShape },
  );
  make(
    api.unplan,
    'Batalkan Versi',
    gate,
    async (input, ctx) => {
      const { id } = input.params as { id: string };
      const saat = deps.clock.now().toString();
      const data = await unplan(ctxOf(deps, ctx), resource, keyOf(resource, input.params), { id, saat });
      deps.stores.forget(ctx.scope.kode_toko);
      return { data, message: resource.messages.deleted };
    },
    { params: z.strictObject({ [resource.key]: z.string().min(1).max(100), id: UUID }) },
  );
}
