/**
 * `npm run promosi [-- terima]`: says which of the servers of DATABASE_URL leads, who follows it, and what is missing on its timeline
 * (packages/server-kit/secrets/audit-hold.ts). `terima`: somebody knows what was lost, has it written down, and lets the shop go on.
 * Ends with 1 while something is missing that nobody has accepted.
 */
import { readConfig } from '@mustika/server-kit/config.ts';
import { FOLLOWERS, type Follower } from '@mustika/server-kit/postgres/followers.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { acceptLoss, hereOf, type Missing } from '@mustika/server-kit/secrets/audit-hold.ts';

const say = (line: string): void => console.log(line);
const { databaseUrl } = readConfig(process.env);
if (databaseUrl === null) {
  say('DATABASE_URL kosong: basis data bawaan tidak mempunyai siaga.');
  process.exit(1);
}

const sentenceOf = (one: Missing): string =>
  'jangkar' in one
    ? `HILANG  ${one.kode_toko}: rantai audit tidak sampai pada jangkar, baris ${one.jangkar}`
    : `HILANG  ${one.kode_toko}: ${one.no_dokumen} sudah dijawab kepada kasir (peristiwa ${one.urut})`;

process.exitCode = await onDatabase(databaseUrl, async (client) => {
  const here = await hereOf(client);
  const { sistem, garis, kurang, diterima } = here;
  const { rows: where } = await client.query<{ host: string }>(
    "select concat_ws(':', host(inet_server_addr()), inet_server_port()) as host",
  );
  say(`Utama: ${where[0]?.host}, garis waktu ${garis} dari ${sistem}`);
  for (const { nama, serentak, byte_tertinggal } of (await client.query<Follower>(FOLLOWERS)).rows)
    say(
      `Siaga: ${nama}, ${serentak ? 'ditunggu' : 'tidak ditunggu'}, tertinggal ${byte_tertinggal ?? '?'} byte`,
    );
  if (kurang === null) say('Garis waktu ini belum diperiksa: dilakukan saat server berikutnya tersambung.');
  for (const one of kurang ?? []) say(sentenceOf(one));
  if (!kurang?.length || diterima) {
    if (diterima) say('Kehilangan ini sudah diterima.');
    return 0;
  }
  if (process.argv[2] !== 'terima') {
    say(
      'Bila ada server lain yang memilikinya, angkat yang itu. Bila tidak: catat di atas kertas apa yang hilang',
    );
    say('dan cari pemegang notanya, sebab nomornya akan terpakai lagi. Lalu: npm run promosi -- terima');
    return 1;
  }
  await acceptLoss(client, here);
  say('Diterima dan tercatat di jejak audit kantor pusat. Kasir dapat berjualan lagi.');
  return 0;
});
