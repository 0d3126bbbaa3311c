/**
 * A ZIP that is written as its files come, each packed by zlib outside the one thread of the server: nothing of it lies in memory, and
 * nobody need know how long a file becomes. Readers find sizes in the list at the end. PKWARE APPNOTE 6.3.10.
 */
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

type Entry = { name: Buffer; crc: number; packed: number; size: number; at: number };

/** Of a file and of its place in the ZIP: beyond that there is another format. */
const LARGEST = 0xffff_ffff;
/** The name is UTF-8, and sizes follow the file. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;

/** Two bytes a number, or four where it is said with `n`. */
function record(signature: number, parts: readonly (number | bigint)[], ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(
    4 + parts.reduce<number>((sum, part) => sum + (typeof part === 'bigint' ? 4 : 2), 0),
  );
  let at = head.writeUInt32LE(signature, 0);
  for (const part of parts)
    at = typeof part === 'bigint' ? head.writeUInt32LE(Number(part), at) : head.writeUInt16LE(part, at);
  return Buffer.concat([head, ...rest]);
}

/** 1 January 1980 at midnight: when a file was packed is no part of what it says. */
const TIME = [0, 33] as const;

/** `write` takes the bytes of the ZIP, no faster than it wants. Files are added one after the other; `close` writes the list. */
export function zipWriter(write: (chunk: Buffer) => Promise<void>) {
  const entries: Entry[] = [];
  let offset = 0;
  const put = async (chunk: Buffer): Promise<void> => {
    offset += chunk.length;
    if (offset > LARGEST) throw new Error('a ZIP of more than 4 GB');
    await write(chunk);
  };

  async function add(name: string, content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at: offset };
    await put(
      record(0x04034b50, [VERSION, FLAGS, DEFLATED, ...TIME, 0n, 0n, 0n, entry.name.length, 0], entry.name),
    );
    const deflate = createDeflateRaw();
    const written = (async () => {
      for await (const chunk of deflate as AsyncIterable<Buffer>) {
        entry.packed += chunk.length;
        await put(chunk);
      }
    })();
    written.catch(() => deflate.destroy());
    try {
      for await (const part of content) {
        const bytes = Buffer.from(part as string);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        if (!deflate.write(bytes)) await Promise.race([once(deflate, 'drain'), written]);
      }
      deflate.end();
      await written;
    } finally {
      deflate.destroy();
    }
    await put(record(0x08074b50, [BigInt(entry.crc), BigInt(entry.packed), BigInt(entry.size)]));
    entries.push(entry);
  }

  async function close(): Promise<void> {
    const start = offset;
    for (const { name, crc, packed, size, at } of entries)
      await put(
        record(
          0x02014b50,
          [
            ...[VERSION, VERSION, FLAGS, DEFLATED, ...TIME, BigInt(crc), BigInt(packed), BigInt(size)],
            ...[name.length, 0, 0, 0, 0, 0n, BigInt(at)],
          ],
          name,
        ),
      );
    const [count, length] = [entries.length, BigInt(offset - start)];
    await put(record(0x06054b50, [0, 0, count, count, length, BigInt(start), 0]));
  }
  return { add, close };
}
