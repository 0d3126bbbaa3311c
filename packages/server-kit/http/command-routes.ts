/** Turns declared commands into routes: fields come from path, query or body, checked once and strictly. */
import { encode } from '@mustika/kernel/answer.ts';
import type { Command } from '@mustika/kernel/command.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { callGate, domainLabel } from '@mustika/kernel/house.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import { commandPart } from '@mustika/kernel/part.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apartReadings, withReadings } from '../document/document-weights.ts';
import { enterListed, readPersons, rowsOfPersons, type Told } from '../people/person-reads.ts';
import { addRoute, type CommandAnswer, type CommandImplementation, type Deps } from './http.ts';

const paramNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);

/** Query values arrive as text; numbers and booleans are read before the schema of the field looks. `readAs` as `objectOf` has it. */
export function queryObject(fields: Fields, readAs?: (field: Field) => z.ZodType): z.ZodType {
  return z.preprocess(
    (raw) => {
      const out: Record<string, unknown> = {};
      for (const [name, value] of Object.entries((raw ?? {}) as Record<string, unknown>)) {
        const kind = fields[name]?.kind;
        if (typeof value !== 'string') out[name] = value;
        else if (
          kind === 'angka' ||
          kind === 'uang' ||
          kind === 'gram' ||
          kind === 'kadar' ||
          kind === 'persen'
        )
          out[name] = value.trim() === '' ? undefined : Number(value);
        else if (kind === 'ya') out[name] = value === 'true' || value === 'ya';
        else out[name] = value;
      }
      return out;
    },
    objectOf(fields, readAs),
  );
}

function split(command: Command): { params: Fields; rest: Fields } {
  const inPath = new Set(paramNames(command.path));
  const pick = (wanted: boolean): Fields =>
    Object.fromEntries(Object.entries(command.fields).filter(([name]) => inPath.has(name) === wanted));
  return { params: pick(true), rest: pick(false) };
}

export function registerCommand(
  app: FastifyInstance,
  deps: Deps,
  { command, handler }: CommandImplementation,
): void {
  const { params, rest } = split(command);
  const persons = command.orang || command.gate.is === 'public' ? null : rowsOfPersons(command.answer);
  const inQuery = command.method === 'GET' || command.method === 'DELETE';
  addRoute(app, deps, {
    method: command.method,
    path: command.path,
    gate:
      command.gate.is === 'public'
        ? command.gate
        : callGate(deps.house, { ...command, part: commandPart(command) }),
    summary: command.label,
    tag: domainLabel(deps.house, command),
    answer: command.answer,
    failed: command.failed,
    ...(paramNames(command.path).length > 0 ? { params: objectOf(params) } : {}),
    ...(inQuery
      ? { query: queryObject(rest) }
      : command.raw
        ? { raw: true }
        : { body: objectOf(withReadings(rest)) }),
    handler: async (io, asked) => {
      const { input, ctx } = apartReadings(
        { ...io.params, ...((inQuery ? io.query : command.raw ? {} : io.body) as object) },
        asked,
      );
      // A handler that answers itself resolves to nothing, once its file was sent: a reply is waited for as a promise is.
      const run = async (): Promise<Told> => {
        const told = (await handler(input as never, ctx, io)) as CommandAnswer | undefined;
        return told && 'data' in told ? told : null;
      };
      const told = await (command.orang ? readPersons(ctx, command, input, run) : run());
      if (!told) return io.reply;
      if (persons) await enterListed(ctx, command.name, persons(told.data));
      const answer = command.answer ? { ...told, data: encode(command.answer, told.data) } : told;
      if ('message' in answer || !command.message) return answer;
      return { ...answer, message: command.message };
    },
  });
}
