/**
 * A provider of messages as the WhatsApp Cloud API documents it, on this machine: asks for the token, reads the body strictly,
 * remembers what it took, and misbehaves when told to. Ecosystem 6.1, 6.4.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Kit } from '../app.ts';

export const TOKEN_WA = 'EAAG-token-rahasia-uji';
export const ID_NOMOR = '106540352242922';

/** What the reports are signed with, and the word the provider proves itself with. */
export const RAHASIA_WA = 'rahasia-aplikasi-uji';
export const VERIFIKASI_WA = 'kata-verifikasi-uji';

export type Diterima = { to: string; type: string; text?: { body: string }; template?: { name: string } };
type Ulah = { status: number; code?: number; detail?: string; retryAfter?: number; diam?: boolean };

export type PenyediaWaUji = {
  alamat: string;
  diterima: Diterima[];
  /** What the next calls meet instead of success. */
  ulah: Ulah[];
  /** Every call that came, also the refused ones. */
  panggilan: number;
  tutup(): Promise<void>;
};

const baca = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>;
};

const salah = (reply: ServerResponse, { status, code = 100, detail = 'salah', retryAfter }: Ulah): void => {
  const head = {
    'content-type': 'application/json',
    ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  };
  reply.writeHead(status, head);
  reply.end(JSON.stringify({ error: { message: 'error', code, error_data: { details: detail } } }));
};

function lihat(request: IncomingMessage, body: Record<string, unknown>): Ulah | null {
  if (request.headers.authorization !== `Bearer ${TOKEN_WA}`)
    return { status: 401, code: 190, detail: 'token' };
  if (request.method !== 'POST' || request.url !== `/v26.0/${ID_NOMOR}/messages`) return { status: 404 };
  if (body['messaging_product'] !== 'whatsapp' || body['recipient_type'] !== 'individual')
    return { status: 400 };
  if (!/^[1-9]\d{7,14}$/.test(String(body['to']))) return { status: 400, code: 131009, detail: 'to' };
  const text = body['text'] as { body?: string } | undefined;
  const template = body['template'] as { name?: string; language?: { code?: string } } | undefined;
  const sound =
    body['type'] === 'text' ? Boolean(text?.body) : Boolean(template?.name && template.language?.code);
  return sound ? null : { status: 400, code: 131008, detail: 'isi' };
}

export async function penyediaWaUji(): Promise<PenyediaWaUji> {
  const state: PenyediaWaUji = { alamat: '', diterima: [], ulah: [], panggilan: 0, tutup: async () => {} };
  const server: Server = createServer(async (request, reply) => {
    state.panggilan += 1;
    const body = await baca(request);
    const ulah = state.ulah.shift() ?? lihat(request, body);
    if (ulah?.diam) return void request.socket.destroy();
    if (ulah) return salah(reply, ulah);
    state.diterima.push(body as Diterima);
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(
      JSON.stringify({
        messaging_product: 'whatsapp',
        contacts: [{ input: body['to'], wa_id: body['to'] }],
        messages: [{ id: `wamid.${state.diterima.length}` }],
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.alamat = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.tutup = () => new Promise((done) => server.close(() => done()));
  return state;
}

/** A report as the provider words it; `errors` of a failed one. */
export const kabarWa = (
  id: string,
  status: 'sent' | 'delivered' | 'read' | 'failed',
  {
    detik = 1_795_000_000,
    id_nomor = ID_NOMOR,
    errors,
  }: { detik?: number; id_nomor?: string; errors?: object[] } = {},
): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '6281100001111', phone_number_id: id_nomor },
              statuses: [
                {
                  ...{ id, status, timestamp: String(detik), recipient_id: '6281234500001' },
                  ...(status === 'failed'
                    ? { errors }
                    : { pricing: { billable: true, category: 'utility' } }),
                },
              ],
            },
          },
        ],
      },
    ],
  });

/** Calls the address of a store as the provider does: the bytes, signed with the secret of the app. */
export const kirimKabar = (
  kit: Kit,
  body: string,
  rahasia = RAHASIA_WA,
  kode_toko = 'JKT1',
): Promise<Answer> =>
  kit
    .siapa({
      'x-hub-signature-256': `sha256=${createHmac('sha256', rahasia).update(body).digest('hex')}`,
      'content-type': 'application/json',
    })
    .call('POST', `whatsapp/webhook/${kode_toko}`, body, { key: null });

/** The setting of a store that sends through it. */
export const lewatPenyedia = ({ alamat }: PenyediaWaUji, versi = 0): object => ({
  aktif: true,
  alamat,
  versi_api: 'v26.0',
  id_nomor: ID_NOMOR,
  nomor: '081100001111',
  token: TOKEN_WA,
  versi,
});
