/**
 * `npm run verify-audit -- [--kunci file.pem] [--sidik hex]`: proves the audit chains by the anchors, beside a running server
 * or without one. `--kunci`: the copy of the public key that the owner kept; `--sidik`: what he was sent. Ends with 1 when
 * anything is not as it was.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@mustika/server-kit/config.ts';
import { newClient } from '@mustika/server-kit/postgres/hosts.ts';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { runningUrl } from '@mustika/server-kit/postgres/postgres-launch.ts';
import { keyIdOf, publicPem, readAnchors, readPublicKey } from '@mustika/server-kit/secrets/audit-anchor.ts';
import { verifyAudit } from '@mustika/server-kit/secrets/audit-verify.ts';

const say = (line: string): void => console.log(line);
const { values } = parseArgs({ options: { kunci: { type: 'string' }, sidik: { type: 'string' } } });
const config = readConfig(process.env);
const { dir } = config.anchor;
if (!existsSync(join(dir, 'jangkar.jsonl'))) {
  say(`Belum ada jangkar di ${dir}; yang pertama dibuat malam ini, kalau bukan oleh server lain.`);
  process.exit(1);
}
const key = readPublicKey(values.kunci ?? dir);
const { anchors, bad, sidik } = readAnchors(dir, key);
const home = resolve(config.dataDir, 'postgres');
const running = config.databaseUrl ?? (await runningUrl(home));
const own = running === null ? await startPostgres({ dir: home }) : null;
const client = newClient({ connectionString: running ?? own?.url ?? '' });
await client.connect();
const broken = await verifyAudit(client, anchors);
await client.end();
await own?.stop();

for (const { baris, sebab } of bad) say(`JANGKAR  baris ${baris}: ${sebab}`);
for (const { kode_toko, seq, sejak, sebab } of broken)
  say(`AUDIT  ${kode_toko}: ${sebab}, baris ${seq}; terbukti utuh sampai baris ${sejak}`);
const unknown = values.sidik !== undefined && !sidik.includes(values.sidik.toLowerCase());
if (unknown) say('JANGKAR  sidik yang dikirim kepada pemilik tidak ada di berkas ini');
say(
  `${anchors.length} jangkar, ${new Set(anchors.flatMap((a) => a.kepala.map((k) => k.kode_toko))).size} toko, kunci ${keyIdOf(key)}`,
);
say(publicPem(key).trim());
const whole = bad.length === 0 && broken.length === 0 && !unknown;
say(whole ? 'Rantai audit utuh.' : 'Rantai audit TIDAK utuh.');
process.exitCode = whole ? 0 : 1;
