/** A line that loses answers and delivers twice. */
import type { Page, Route } from 'playwright-core';

/**
 * A line on which every third write loses its answer and every other is delivered twice at the same moment. Logins
 * and the closing of a session are left alone: they are no documents.
 */
export async function jaringanBuruk(page: Page): Promise<() => number> {
  let ke = 0;
  const write = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.continue();
    ke += 1;
    if (ke % 3 === 0) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    const [, second] = await Promise.all([route.fetch(), route.fetch()]);
    return route.fulfill({ response: second });
  };
  await page.route(
    /\/api\/v1\/(penjualan|pembelian|cash|non-cash|kirim-uang|tutup-toko)\/?(simpan|batal|uang-kas|uang-bank|mutasi-uang-bank|mutasi-uang-cash|gesek-tunai|tutup)?$/,
    write,
  );
  return () => ke;
}
