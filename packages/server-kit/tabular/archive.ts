/**
 * The parts of a ZIP archive, counted while they are unpacked: what an archive says of its own size is a stranger's word, and
 * a few hundred kilobytes can hold gigabytes. The XML parts are written into an archive of our own, so that whoever reads it
 * next finds only what was counted here.
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { reject } from '@mustika/kernel/errors.ts';
import { tabelErrors } from './read.errors.ts';

/** Bytes of all XML parts together, unpacked: 50,000 rows of a dozen columns. */
export const MAX_UNPACKED = 30 * 1024 * 1024;
const MAX_PARTS = 1000;
const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;
/** Its low bit says that the part is encrypted. */
const FLAGS_AT = 8;

export type Part = { name: string; bytes: Buffer };
type Entry = { name: string; method: number; packed: number; at: number };

/** Where the directory of an archive starts and how many parts it lists. */
function directoryOf(bytes: Buffer): { offset: number; count: number } {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at--)
    if (bytes.readUInt32LE(at) === END)
      return { offset: bytes.readUInt32LE(at + 16), count: bytes.readUInt16LE(at + 10) };
  return reject(tabelErrors.TABEL_RUSAK);
}

function* entriesOf(bytes: Buffer): Generator<Entry> {
  const { offset, count } = directoryOf(bytes);
  if (count > MAX_PARTS) reject(tabelErrors.TABEL_RUSAK);
  let at = offset;
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) reject(tabelErrors.TABEL_RUSAK);
    if ((bytes.readUInt16LE(at + FLAGS_AT) & 1) === 1) reject(tabelErrors.TABEL_RUSAK);
    const length = bytes.readUInt16LE(at + 28);
    yield {
      name: bytes.toString('utf8', at + 46, at + 46 + length),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    };
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** The bytes of one part, at most `most` of them. */
function unpack(bytes: Buffer, { method, packed, at }: Entry, most: number): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) reject(tabelErrors.TABEL_RUSAK);
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packed > bytes.length) reject(tabelErrors.TABEL_RUSAK);
  const data = bytes.subarray(start, start + packed);
  if (method === STORED) return data.length > most ? reject(tabelErrors.TABEL_TERLALU_BESAR) : data;
  if (method !== DEFLATED) reject(tabelErrors.TABEL_RUSAK);
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const full = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    return reject(full ? tabelErrors.TABEL_TERLALU_BESAR : tabelErrors.TABEL_RUSAK);
  }
}

/** The XML parts of a workbook; pictures and whatever else it holds are left packed. Errors: TABEL_RUSAK, TABEL_TERLALU_BESAR. */
export function xmlParts(bytes: Buffer): Part[] {
  const seen = new Set<string>();
  const parts: Part[] = [];
  let left = MAX_UNPACKED;
  for (const entry of entriesOf(bytes)) {
    // Two parts of one name: two readers would see two workbooks.
    if (seen.has(entry.name)) reject(tabelErrors.TABEL_RUSAK);
    seen.add(entry.name);
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    const unpacked = unpack(bytes, entry, left);
    left -= unpacked.length;
    parts.push({ name: entry.name, bytes: unpacked });
  }
  return parts;
}

/** What the local header and the directory both say of a part, from `version needed` to the length of its name. */
function headOf({ name, bytes }: Part, packed: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(0x0800, 2); // The name is UTF-8.
  head.writeUInt16LE(DEFLATED, 4);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

const uint32 = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
};

/** An archive of these parts. Packed, quickly, because a reader takes a packed part in small pieces and another one whole. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const packed = deflateRawSync(part.bytes, { level: 1 });
    const [head, name] = [headOf(part, packed), Buffer.from(part.name)];
    local.push(uint32(LOCAL), head, name, packed);
    directory.push(uint32(ENTRY), Buffer.from([20, 0]), head, Buffer.alloc(10), uint32(at), name);
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, ...directory, end]);
}
