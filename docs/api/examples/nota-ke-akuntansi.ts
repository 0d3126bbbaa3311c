/**
 * Notas into a program of accounting: one line each, taken back where the nota was. The webhook says which nota; what it says is
 * asked by the key. Rights: /lihat-penjualan.
 */
import type { Calls, Client, WebhookMessage } from './mustika.ts';

export type Line = { nota: string; tanggal: string; rupiah: number; batal: boolean };

/** The line of the nota that a message is about; null for messages about something else. */
export async function lineOf(shop: Client<Calls>, message: WebhookMessage): Promise<Line | null> {
  const { jenis, no_dokumen, kode_toko } = message.data as Record<string, string | undefined>;
  if (jenis !== 'penjualan' || !no_dokumen || !kode_toko) return null;
  const { data } = await shop.call(
    'GET penjualan/satu',
    { query: { no_faktur_group: no_dokumen } },
    { store: kode_toko },
  );
  return {
    nota: no_dokumen,
    tanggal: String(data.tanggal),
    rupiah: data.total ?? 0,
    batal: data.status === 'CANC',
  };
}

/** The feed: the last word about a nota counts, however often and in whichever order of stores it is told. */
export async function feed(
  shop: Client<Calls>,
  ledger: Map<string, Line>,
  messages: readonly WebhookMessage[],
): Promise<void> {
  for (const message of messages) {
    const line = await lineOf(shop, message);
    if (line) ledger.set(line.nota, line);
  }
}
