/** Shopee and TikTok Shop on this machine, as their documents describe them: signatures, times and shops are checked. Ecosystem 6.4. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const AKUN_UJI = {
  id_aplikasi: '2001234',
  id_toko: '778899',
  kunci: 'kunci-mitra-uji',
  token: 'token-uji',
};

const tanda = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

export type MarketplaceUji = { alamat: string; panggilan: URL[]; tutup(): Promise<void> };

/** `detik`: the moment as the marketplace sees it; a call older than five minutes is refused. */
export async function marketplaceUji(detik: () => number): Promise<MarketplaceUji> {
  const state: MarketplaceUji = { alamat: '', panggilan: [], tutup: async () => {} };
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://sim');
    state.panggilan.push(url);
    const query = Object.fromEntries(url.searchParams);
    const answer = (status: number, body: object): void => {
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(body));
    };
    const late = Math.abs(Number(query['timestamp']) - detik()) > 300;
    const { id_aplikasi, id_toko, kunci, token } = AKUN_UJI;
    if (url.pathname === '/api/v2/shop/get_shop_info') {
      const base = `${id_aplikasi}${url.pathname}${query['timestamp']}${token}${id_toko}`;
      if (late) return answer(403, { error: 'error_param', message: 'timestamp' });
      if (query['sign'] !== tanda(kunci, base))
        return answer(403, { error: 'error_sign', message: 'Wrong sign.' });
      return answer(200, { error: '', message: '', shop_name: 'Toko Emas Uji' });
    }
    if (url.pathname === '/authorization/202309/shops') {
      const base = `${kunci}${url.pathname}app_key${id_aplikasi}timestamp${query['timestamp']}${kunci}`;
      const right = query['sign'] === tanda(kunci, base) && request.headers['x-tts-access-token'] === token;
      if (!right) return answer(401, { code: 106001, message: 'Invalid signature' });
      return answer(200, { code: 0, data: { shops: [{ name: 'Toko Tokopedia Uji', cipher: id_toko }] } });
    }
    answer(404, {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.alamat = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.tutup = () => new Promise((done) => server.close(() => done()));
  return state;
}
