/** A cashier at a till: scans, sells, writes down what was answered, and sends again what was never answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Headers } from '../bench/server.ts';
import { type Answer, openTill, type Till } from '../bench/till.ts';

/**
 * One sale as the till remembers it. `unknown`: no answer, or one that says nothing about the sale (5xx). Only sending
 * the same key again can tell.
 */
export type Entry = {
  key: string;
  user_id: string;
  barang: readonly string[];
  body: string;
  outcome: 'ok' | 'refused' | 'unknown';
  no_dokumen?: string;
  code?: string;
  /** Times it was sent. */
  sent: number;
  /** The answer was the stored one: the sale had been done when it was sent again. */
  repeated?: boolean;
};

export type Cashier = {
  user_id: string;
  history: Entry[];
  /** Calls that were not answered by the shop: cut, or turned away with a 5xx. */
  unanswered: string[];
  /** Reads the prices and prepares a sale; null while the server does not answer. */
  scan(barang: readonly string[]): Promise<Entry | null>;
  /** Sends it, once. */
  send(entry: Entry): Promise<Entry>;
  /** Sends it on a connection of its own, beside whatever else this till does. */
  sendApart(entry: Entry): Promise<Entry>;
  /** The same sale on a connection of its own, cut after `ms` or after half of the request. */
  sendAndCut(entry: Entry, cut: { ms: number } | 'half'): Promise<void>;
  /** Sends until there is an answer, as a till does when the line is back. */
  settle(entry: Entry): Promise<Entry>;
  leave(): void;
};

const PATH = '/api/v1/penjualan/simpan';
/** Longer than any lock or statement may take in the server. */
const PATIENCE_MS = 30_000;

type Scanned = { data: { kode_barcode: string; harga_jual: number } };

const withPatience = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${PATIENCE_MS} ms`);
    }),
  ]);

export type CashierInput = { port: number; ca?: string; user_id: string; headers: Headers; tunai: boolean };

/** `tunai`: half of every sale is paid in cash; otherwise all of it by card. `ca`: the certificate of an encrypted address. */
export function openCashier({ port, ca, user_id, headers, tunai }: CashierInput): Cashier {
  const history: Entry[] = [];
  const unanswered: string[] = [];
  let till: Till | null = null;
  const call = async (method: string, path: string, more: object = {}, body = ''): Promise<Answer> => {
    try {
      till ??= await openTill(port, ca);
      const answer = await withPatience(till.send(method, path, { ...headers, ...more }, body));
      if (answer.status >= 500)
        unanswered.push(`${method} ${path}: ${answer.status} ${codeOf(answer) ?? ''}`);
      return answer;
    } catch (error) {
      unanswered.push(`${method} ${path}: ${(error as Error).message}`);
      till?.close();
      till = null;
      throw error;
    }
  };
  const send = async (entry: Entry): Promise<Entry> => {
    entry.sent += 1;
    const answer = await call('POST', PATH, { 'idempotency-key': entry.key }, entry.body).catch(() => null); // Cut: unknown.
    return note(entry, answer);
  };
  return {
    user_id,
    history,
    unanswered,
    scan: async (barang) => {
      const cards: Scanned['data'][] = [];
      for (const code of barang) {
        const answer = await call('GET', `/api/v1/barang/ready/kode-barcode/${code}`).catch(() => null); // Server away.
        if (answer?.status !== 200) return null;
        cards.push((JSON.parse(answer.body) as Scanned).data);
      }
      const entry: Entry = {
        key: randomUUID(),
        user_id,
        barang,
        body: bodyOf(cards, tunai),
        outcome: 'unknown',
        sent: 0,
      };
      history.push(entry);
      return entry;
    },
    send,
    sendApart: async (entry) => {
      entry.sent += 1;
      const own = await openTill(port, ca);
      const head = { ...headers, 'idempotency-key': entry.key };
      const answer = await withPatience(own.send('POST', PATH, head, entry.body)).catch(() => null); // Cut: unknown.
      own.close();
      return note(entry, answer);
    },
    sendAndCut: async (entry, cut) => {
      entry.sent += 1;
      const own = await openTill(port, ca);
      const head = { ...headers, 'idempotency-key': entry.key };
      const answer = own.send('POST', PATH, head, entry.body, cut === 'half').then(
        (a) => void note(entry, a),
        () => {}, // Cut, as wanted.
      );
      await sleep(cut === 'half' ? 2 : cut.ms);
      own.reset();
      await answer;
    },
    settle: async (entry) => {
      for (let tries = 0; entry.outcome === 'unknown' && tries < 600; tries += 1) {
        await send(entry);
        if (entry.outcome === 'unknown') await sleep(100);
      }
      return entry;
    },
    leave: () => till?.close(),
  };
}

function bodyOf(cards: readonly Scanned['data'][], tunai: boolean): string {
  const total = cards.reduce((sum, card) => sum + card.harga_jual, 0);
  const cash = tunai ? Math.floor(total / 2) : 0;
  return JSON.stringify({
    total,
    barang: cards.map(({ kode_barcode }) => ({ kode_barcode, kode_sales: 'S1' })),
    bayar: [
      ...(tunai ? [{ jenis: 'CASH', jumlah: cash }] : []),
      { jenis: 'DEBET', no_rekening: 'EDC-BCA-JKT1', jumlah: total - cash, kartu_akhir: '4321' },
    ],
  });
}

/** Of a refusal by the shop; a balancer that answers in its place has none. */
function codeOf({ body }: Answer): string | undefined {
  return body.startsWith('{') ? (JSON.parse(body) as { code?: string }).code : undefined;
}

/** Writes down what an answer means for the sale. A 5xx means nothing yet. */
function note(entry: Entry, answer: Answer | null): Entry {
  if (!answer || answer.status >= 500) {
    const code = answer && codeOf(answer);
    if (code) entry.code = code;
    return entry;
  }
  const body = JSON.parse(answer.body) as { code?: string; data?: { no_dokumen: string } };
  if (answer.status === 200 && body.data) {
    if (entry.no_dokumen !== undefined && entry.no_dokumen !== body.data.no_dokumen)
      throw new Error(`key ${entry.key} was answered ${entry.no_dokumen} and ${body.data.no_dokumen}`);
    entry.repeated ||= answer.trips === 1;
    entry.outcome = 'ok';
    entry.no_dokumen = body.data.no_dokumen;
  } else if (entry.outcome !== 'ok') {
    entry.outcome = 'refused';
    entry.code = body.code ?? String(answer.status);
  }
  return entry;
}
