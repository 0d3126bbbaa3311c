/**
 * The device agent of one till: `--server URL --kode XXXX-XXXX` pairs it, and from then on it starts without; `--hanya-pasang` pairs it and
 * ends. docs/operations.md.
 */
import { release } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startAgent } from './agent.ts';
import { readKey } from './disk.ts';
import { onlyOne } from './only-one.ts';
import paket from './package.json' with { type: 'json' };
import { pair } from './pair.ts';
import { openRenewal, RENEWED } from './renewal.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How it ends when the server has taken its right away: whoever starts it again need not. */
const REFUSED = 2;

const { version: versi } = paket;
const sistem = `${process.platform} ${release()}`.slice(0, 80);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      kode: { type: 'string' },
      data: { type: 'string' },
      'hanya-pasang': { type: 'boolean' },
    },
  });
  const dir = resolve(values.data ?? process.env['AGEN_DIR'] ?? 'data/agen');
  process.umask(0o077);
  await onlyOne(dir);
  if (values.kode && !values.server) throw new Error('Sebutkan juga alamat server: --server https://…');
  const key = values.kode
    ? await pair({ server: values.server ?? '', kode: values.kode, dir, sistem, versi })
    : readKey(dir);
  if (!key) throw new Error('Agen belum dipasang: --server ALAMAT --kode KODE (kode ada di layar kasir)');
  say(`Agen ${key.nama}, toko ${key.toko}, server ${key.server}`);
  if (values['hanya-pasang']) return;
  const refused = (): void => {
    say('Agen ini sudah dicabut di server. Pasang lagi dengan kode baru.');
    process.exit(REFUSED);
  };
  const renewal = openRenewal(dir, process.env['AGEN_PROGRAM'] ?? null);
  const end = (code: number) => () => void agent.stop().then(() => process.exit(code));
  const agent = startAgent({ ...{ dir, key, sistem, versi, say, refused, renewal }, renewed: end(RENEWED) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end(0));
}

await main().catch((error: Error) => {
  say(error.message);
  process.exit(1);
});
