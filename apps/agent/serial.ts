/** A serial line as its device speaks it; by the system's own program, so that no module of machine code is needed. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LineSettings } from '@mustika/kernel/scale/scale.ts';

const run = promisify(execFile);

export async function setLine(alamat: string, { baudRate, dataBits, parity }: LineSettings): Promise<void> {
  if (process.platform === 'win32') {
    const port = alamat.replace(/^\\\\\.\\/, '');
    const letter = { none: 'N', even: 'E', odd: 'O' }[parity];
    await run('mode', [`${port}:`, `BAUD=${baudRate}`, `PARITY=${letter}`, `DATA=${dataBits}`, 'STOP=1']);
    return;
  }
  const bits = { none: ['-parenb'], even: ['parenb', '-parodd'], odd: ['parenb', 'parodd'] }[parity];
  const file = process.platform === 'darwin' ? '-f' : '-F';
  await run('stty', [file, alamat, 'raw', '-echo', 'clocal', String(baudRate), `cs${dataBits}`, ...bits]);
}
