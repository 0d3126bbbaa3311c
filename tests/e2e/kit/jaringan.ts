/** A line that loses answers and delivers twice, and what went over it. */
import type { Page, Route } from 'playwright-core';
import type { Method } from '../../kit/app.ts';

/** A write as it left the browser, and what the server said to it, whether that arrived or not. */
export type Tulisan = {
  user_id: string;
  method: Method;
  path: string;
  key: string;
  body: unknown;
  jawab: { status: number; isi: unknown };
};

/** The documents of a day: what must not happen twice, and must not be lost. */
const DOKUMEN =
  /^(penjualan|pembelian|cash|non-cash|kirim-uang|tutup-toko)\/?(simpan|batal|uang-kas|uang-bank|mutasi-uang-bank|mutasi-uang-cash|gesek-tunai|tutup)?$/;

/**
 * A line on which every third document loses its answer and every other is delivered twice at the same moment. All that this
 * user writes is noted in `tulisan`, in the order in which it left.
 */
export async function jaringanBuruk(page: Page, user_id: string, tulisan: Tulisan[]): Promise<() => number> {
  let ke = 0;
  const write = async (route: Route): Promise<void> => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    const path = new URL(request.url()).pathname.replace(/^\/api\/v1\//, '');
    const satu: Tulisan = {
      ...{ user_id, path, method: request.method() as Method },
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postData() === null ? undefined : request.postDataJSON(),
      jawab: { status: 0, isi: null },
    };
    tulisan.push(satu);
    const dokumen = request.method() === 'POST' && DOKUMEN.test(path);
    if (dokumen) ke += 1;
    const hilang = dokumen && ke % 3 === 0;
    const kembar = dokumen && !hilang;
    const [first, second] = await Promise.all([route.fetch(), ...(kembar ? [route.fetch()] : [])]);
    const isi = (first?.headers()['content-type'] ?? '').includes('json') ? await first?.json() : null;
    satu.jawab = { status: first?.status() ?? 0, isi };
    if (hilang) return route.abort('connectionreset');
    return route.fulfill({ response: second ?? first });
  };
  await page.route('**/api/v1/**', write);
  return () => ke;
}
