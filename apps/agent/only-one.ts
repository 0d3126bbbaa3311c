/** One agent a folder: two would print what is in it twice. The name is the system's, which lets it go when we end, however we end. */
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';

function nameOf(dir: string): string {
  const name = `mustika-agen-${createHash('sha256').update(dir).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Without a file, so that none is left behind.
  return `\0${name}`;
}

export async function onlyOne(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(nameOf(realpathSync(dir)), resolve);
  await promise.catch(() => {
    throw new Error(`Agen lain sudah berjalan di folder ${dir}`);
  });
  server.unref();
}
