/**
 * A stored picture as an answer: whole, or small for a place beside a line. It harms nobody (no script, no sniffing) and is
 * asked for again before it is shown again, so that who lost the right to see it sees it no more; its name has the digest of
 * its content, and that is the tag by which nothing is sent twice.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PhotoStore } from './photo.ts';

/** `lebar`: pixels, of the closed list its command declares. Errors: FOTO_TIDAK_ADA, FOTO_PENYIMPANAN_PUTUS, SIBUK. */
export async function servePhoto(
  photos: PhotoStore,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  key: string,
  lebar: string | null,
): Promise<FastifyReply> {
  const tag = `"${key.slice(key.lastIndexOf('-') + 1).replace('.jpg', '')}${lebar ? `-${lebar}` : ''}"`;
  const kept = request.headers['if-none-match'] === tag;
  // Read before anything is said, or a refusal would carry the tag of the picture.
  const bytes = kept ? null : await (lebar ? photos.small(key, Number(lebar)) : photos.read(key));
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (bytes === null) return reply.code(304).send();
  return reply
    .header('content-type', 'image/jpeg')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .send(bytes);
}
