/** Turns the transitions of declared documents into POST routes with an approval field. */
import { approvalIds, detail_authorization } from '@mustika/kernel/approval.ts';
import { type Transition, transitionAnswer } from '@mustika/kernel/document.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { all } from '@mustika/kernel/gate.ts';
import { callGate, domainLabel } from '@mustika/kernel/house.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import { transitionPart } from '@mustika/kernel/part.ts';
import type { FastifyInstance } from 'fastify';
import { addRoute, type Deps } from '../http/http.ts';
import type { DocumentImplementation } from './document-runner.ts';
import { runAct } from './document-together.ts';
import { apartReadings, withReadings } from './document-weights.ts';

export function registerDocument(
  app: FastifyInstance,
  deps: Deps,
  implementation: DocumentImplementation,
): void {
  const { document } = implementation;
  for (const [name, transition] of Object.entries(document.transitions) as [string, Transition][]) {
    if (transition.internal) continue;
    const fields: Fields = { ...withReadings(transition.fields), detail_authorization };
    addRoute(app, deps, {
      method: 'POST',
      path: transition.path,
      gate: callGate(deps.house, {
        gate: transition.gate ? all(document.gate, transition.gate) : document.gate,
        screens: transition.screens,
        part: transitionPart(document, name),
      }),
      summary: `${document.label}: ${transition.label}`,
      tag: domainLabel(deps.house, document),
      body: objectOf(fields),
      failed: transition.failed,
      answer: transition.answer && transitionAnswer(transition),
      ...(implementation.bodyLimit ? { bodyLimit: implementation.bodyLimit } : {}),
      handler: async ({ body, reply }, asked) => {
        const { detail_authorization: given, ...rest } = body as { detail_authorization: { _id: string }[] };
        const { input, ctx } = apartReadings(rest, asked);
        const izin = approvalIds(given);
        const answer = await runAct({ implementation, name, input, body: input, izin, ctx });
        reply.header('x-perjalanan-database', answer.trips);
        const nomor = answer.jawaban.no_dokumen;
        if (!answer.ulang)
          deps.sockets.current
            ?.to(`toko:${ctx.scope.kode_toko}`)
            .emit('document', { jenis: document.name, nomor });
        return { data: answer.jawaban, message: transition.message };
      },
    });
  }
}
