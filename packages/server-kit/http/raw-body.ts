/** Bodies of somebody else's format: a signature is over their bytes. */
import { type Readable, Transform } from 'node:stream';
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The bytes of a body whose signature must be checked: it is over them, not over what a parser made of them. */
const BYTES = new WeakMap<FastifyRequest, Buffer>();
export const bytesOf = (request: FastifyRequest): Buffer => BYTES.get(request) ?? Buffer.alloc(0);

/**
 * A hook before parsing: keeps the bytes and hands them on. They are counted as they come, because whoever sends them is
 * not known yet; the first one over the limit of the route ends the reading. Errors: TERLALU_BESAR.
 */
export async function keepBytes(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: Readable,
): Promise<Readable> {
  const limit = request.routeOptions.bodyLimit ?? 0;
  const parts: Buffer[] = [];
  let length = 0;
  const kept = new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length;
      if (length > limit) {
        parts.length = 0;
        return done(new AppError(umum.TERLALU_BESAR));
      }
      parts.push(part);
      done(null, part);
    },
    flush(done) {
      BYTES.set(request, Buffer.concat(parts));
      done();
    },
  });
  // Cut short by the sender: nobody waits for an answer, but the parser must not wait for the rest.
  payload.once('error', (error) => kept.destroy(error));
  return payload.pipe(kept);
}
