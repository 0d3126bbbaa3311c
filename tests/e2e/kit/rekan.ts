/** Colleagues who are not at the browser of a journey: what they do in the shop meanwhile, by the same calls. */
import { randomUUID } from 'node:crypto';
import { type Answer, type Caller, type CallOptions, type Kit, PASSWORD } from '../../kit/app.ts';
import type { Toko } from './browser.ts';

/** A journey's shop as the kit of the flow tests sees one: its database, and callers by user id. */
export function rekan(toko: Toko): Kit {
  const masuk = new Map<string, Promise<Record<string, string>>>();
  const login = async (user_id: string): Promise<Record<string, string>> => {
    const answer = await fetch(`${toko.url}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Who works at a browser of this test is not asked for here: his session there would end.
      body: JSON.stringify({ user_id, password: PASSWORD, ambil_alih: true }),
    });
    const { data } = (await answer.json()) as { data?: { token: string } };
    if (!data) throw new Error(`${user_id} was not let in: ${answer.status}`);
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return { 'x-auth-token': data.token, cookie: cookie.join('; ') };
  };
  const call = async (
    user_id: string,
    method: string,
    path: string,
    body?: unknown,
    { portal }: CallOptions = {},
  ): Promise<Answer> => {
    const dia = masuk.get(user_id) ?? login(user_id);
    masuk.set(user_id, dia);
    const answer = await fetch(`${toko.url}${portal ? `/toko/${portal}` : ''}/api/v1/${path}`, {
      method,
      headers: {
        ...(await dia),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
    return { ...json, status: answer.status, text };
  };
  const as = (user_id: string): Partial<Caller> => ({
    user_id,
    call: (method, path, body, options) => call(user_id, method, path, body, options),
    get: (path, options) => call(user_id, 'GET', path, undefined, options),
    post: (path, body, options) => call(user_id, 'POST', path, body, options),
  });
  return { owner: toko.owner, clock: toko.clock, as, lupakan: () => masuk.clear() } as unknown as Kit;
}
