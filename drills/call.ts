/** One call on a connection of its own, as a browser makes it: encrypted at a balancer, in the clear at a server. */
import { type IncomingHttpHeaders, request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import type { Headers } from '../bench/server.ts';

/** `ca`: the certificate of an encrypted address. */
export type Place = { port: number; ca?: string };

export type Told = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  code?: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers; each drill knows what it asks for.
  data: any;
  detail?: unknown;
};

export type Sent = { headers?: Readonly<Record<string, string>>; body?: object | Buffer };

/** Throws when the connection does; every status is an answer. */
export async function callAt(
  { port, ca }: Place,
  method: string,
  path: string,
  { headers = {}, body }: Sent = {},
): Promise<Told> {
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const type = bytes === body ? {} : { 'content-type': 'application/json' };
  const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) };
  const where = { host: '127.0.0.1', port, method, path, agent: false as const };
  const sent = { ...where, headers: { ...type, ...length, ...headers } };
  return new Promise((resolve, reject) => {
    const asked = ca === undefined ? plainly(sent) : securely({ ...sent, ca });
    asked.once('error', reject).once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.once('error', reject).once('end', () => {
        const whole = Buffer.concat(parts);
        const json = String(answer.headers['content-type']).includes('json');
        const said = json ? (JSON.parse(whole.toString('utf8')) as object) : {};
        const { statusCode: status = 0, headers: heads } = answer;
        resolve({ data: undefined, ...said, status, headers: heads, bytes: whole });
      });
    });
    asked.end(bytes);
  });
}

/** Logs in, as another device that takes over; answers what every call of the session carries. */
export async function loginAt(
  place: Place,
  user_id: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Headers> {
  const body = { user_id, password, ambil_alih: true };
  const answer = await callAt(place, 'POST', '/api/v1/users/login', { headers, body });
  if (!answer.data?.token) throw new Error(`login of ${user_id}: ${answer.status} ${answer.code}`);
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { 'x-auth-token': answer.data.token as string, cookie };
}
