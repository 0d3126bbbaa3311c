/** Work for somebody who has hung up ends: its answer would reach nobody, and its place is wanted. */
import type { FastifyRequest } from 'fastify';

/** Runs `work` with a signal that is given when the connection of the request closes before it is done. */
export async function whileThere<T>(
  { raw }: FastifyRequest,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const hangUp = new AbortController();
  const closed = (): void => hangUp.abort();
  if (raw.socket.destroyed) closed();
  raw.socket.once('close', closed);
  try {
    return await work(hangUp.signal);
  } finally {
    raw.socket.off('close', closed);
  }
}
