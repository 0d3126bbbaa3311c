/** Compares every answer of every flow test with what its call declares: exactly those columns, each of its kind. */
import type { Shape } from '@mustika/kernel/answer.ts';
import { answerSchema } from '@mustika/kernel/answer-schema.ts';
import { type Transition, transitionAnswer } from '@mustika/kernel/document.ts';
import { rowsShape } from '@mustika/kernel/report.ts';
import { listCall, rowShape } from '@mustika/kernel/resource.ts';
import { historyShape, previewShape, usesShape, versionsShape } from '@mustika/kernel/resource-answers.ts';
import { z } from 'zod';
import { house } from '../../domains/house.ts';

type Declared = { pattern: RegExp; schema: z.ZodType };

const byMethod = new Map<string, Declared[]>();

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

function expectAt(method: string, path: string, schema: z.ZodType): void {
  const known = byMethod.get(method) ?? [];
  const declared = { pattern: patternOf(path), schema };
  // As the router has it: a path that is written out goes before one with a parameter.
  byMethod.set(method, path.includes('{') ? [...known, declared] : [declared, ...known]);
}

function add(method: string, path: string, answer: Shape | undefined): void {
  if (answer) expectAt(method, path, answerSchema(answer));
}

/** What a call answers that declares nothing. */
const NIHIL = z.strictObject({ data: z.null(), message: z.string().optional() });

for (const { method, path, answer } of house.commands)
  if (answer) add(method, path, answer);
  else expectAt(method, path, NIHIL);
for (const { transitions } of house.documents)
  for (const transition of Object.values(transitions) as Transition[])
    if (!transition.internal) add('POST', transition.path, transition.answer && transitionAnswer(transition));

for (const resource of house.resources) {
  const { list, create, update, remove, activate, history, used, preview, versions } = resource.api;
  add(history.method, history.path, historyShape);
  add(list.method, list.path, listCall(resource).answer);
  if (resource.readOnly) continue;
  add(used.method, used.path, usesShape);
  if (resource.dated.length > 0) {
    add(preview.method, preview.path, previewShape);
    add(versions.method, versions.path, versionsShape);
  }
  for (const { method, path } of [create, remove, activate, ...(resource.dated.length > 0 ? [] : [update])])
    add(method, path, rowShape(resource));
}
for (const report of house.reports) add('GET', report.api, rowsShape(report));

/** Throws where an answer is not what was declared. `path` is below /api/v1/. */
export function cocokkan(method: string, path: string, answer: unknown): void {
  const plain = path.split('?')[0] as string;
  const declared = byMethod.get(method)?.find(({ pattern }) => pattern.test(plain));
  const issues = declared?.schema.safeParse(answer).error?.issues ?? [];
  if (issues.length > 0)
    throw new Error(
      `${method} ${plain} answers otherwise than it declares:\n${issues
        .map(({ path: at, message }) => `  ${at.join('.')}: ${message}`)
        .join('\n')}`,
    );
}
