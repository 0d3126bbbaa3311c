import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** Of the header of a 64-bit little-endian program of Linux (ELF): where its parts to load are told, and its sections. */
const MAGIC = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
const HEADER = {
  loads: 0x20,
  sections: 0x28,
  loadSize: 0x36,
  loadCount: 0x38,
  sectionCount: 0x3c,
  sectionNames: 0x3e,
};
const LOAD = { offset: 0x08, size: 0x20 };

/**
 * Cuts off what follows the last byte that the system ever loads of a program: names and lines for a debugger, 33 MB of Node's 150.
 * Programs of another kind stay as they are.
 */
export function dropSymbols(path) {
  const program = readFileSync(path);
  if (!program.subarray(0, MAGIC.length).equals(MAGIC)) return;
  const count = program.readUInt16LE(HEADER.loadCount);
  let end = 0;
  for (let n = 0; n < count; n += 1) {
    const at = Number(program.readBigUInt64LE(HEADER.loads)) + n * program.readUInt16LE(HEADER.loadSize);
    const last = program.readBigUInt64LE(at + LOAD.offset) + program.readBigUInt64LE(at + LOAD.size);
    end = Math.max(end, Number(last));
  }
  if (end === 0 || end >= program.length) return;
  // Without sections nothing points behind the end.
  program.writeBigUInt64LE(0n, HEADER.sections);
  program.writeUInt16LE(0, HEADER.sectionCount);
  program.writeUInt16LE(0, HEADER.sectionNames);
  // Written beside it first: a program that runs cannot be written to, and half of one must not stay.
  const beside = `${path}.kecil`;
  writeFileSync(beside, program.subarray(0, end), { mode: statSync(path).mode });
  renameSync(beside, path);
}
