/** The price of the day on a sign: asked each minute, or when a webhook says harga.berubah. Rights: /master-parameter-harga-emas. */
import type { Calls, Client } from './mustika.ts';

const rupiah = new Intl.NumberFormat('id-ID');

/** Lines as the sign shows them, the finest gold first. */
export async function signOf(shop: Client<Calls>): Promise<string[]> {
  const { data } = await shop.call('GET parameter-harga-emas', { query: { aktif: 'ya' } });
  return [...data]
    .sort((a, b) => (b.kadar ?? 0) - (a.kadar ?? 0))
    .map(({ nama_harga, harga_jual }) => `${nama_harga}: Rp ${rupiah.format(harga_jual ?? 0)} / gram`);
}
