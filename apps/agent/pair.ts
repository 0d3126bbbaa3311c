/** Pairing: a code that somebody reads off his till becomes a secret on our disk. */
import { rapikanKode } from '@mustika/kernel/agen/agen.ts';
import { type Dikenal, writeKey } from './disk.ts';

type Answer = { data?: Omit<Dikenal, 'server'>; message?: string };

export type PairInput = { server: string; kode: string; dir: string; sistem: string; versi: string };

/** Fails with a sentence for whoever sits there. */
export async function pair({ server, kode, dir, sistem, versi }: PairInput): Promise<Dikenal> {
  const code = rapikanKode(kode);
  if (!code) throw new Error('Kode pemasangan terdiri dari 8 huruf dan angka, seperti di layar kasir');
  const { origin } = new URL(server);
  const answer = await fetch(`${origin}/api/v1/agen/pasang`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kode: code, sistem, versi }),
  }).catch((error: Error) => {
    throw new Error(`Server ${origin} tidak dapat dihubungi: ${String(error.cause ?? error.message)}`);
  });
  const { data, message } = (await answer.json().catch(() => ({}))) as Answer;
  if (!data) throw new Error(message ?? `Server menjawab ${answer.status}`);
  const key = { server: origin, ...data };
  writeKey(dir, key);
  return key;
}
