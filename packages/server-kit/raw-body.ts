/** Bodies of somebody else's format: a signature is over their bytes. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The bytes of a body whose signature must be checked: it is over them, not over what a parser made of them. */
const BYTES = new WeakMap<FastifyRequest, Buffer>();
export const bytesOf = (request: FastifyRequest): Buffer => BYTES.get(request) ?? Buffer.alloc(0);

/** A hook before parsing: keeps the bytes and hands them on. */
export async function keepBytes(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: AsyncIterable<Buffer>,
): Promise<Readable> {
  const parts: Buffer[] = [];
  for await (const part of payload) parts.push(part);
  const bytes = Buffer.concat(parts);
  BYTES.set(request, bytes);
  return Readable.from([bytes]);
}
