/** Shopee on this machine, as the documents of its Open Platform v2 describe it. Ecosystem 6.2. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AKUN_UJI,
  baruBarang,
  body,
  ditahan,
  jsonOf,
  type Keadaan,
  layani,
  menurutSku,
  pathOf,
  putarToken,
  queryOf,
  tanda,
  totalPesanan,
  type Uji,
  ubahPesanan,
} from './simulator.ts';

export type ShopeeUji = Uji;

const EMPAT_JAM = 4 * 3600;
/** Paths that the application signs alone. */
const UMUM = ['/api/v2/auth/', '/api/v2/media_space/', '/api/v2/shop/auth_partner'];

const galat = (error: string, message: string): object => ({ error, message, request_id: 'uji' });
const baik = (response: object | null): object => ({ error: '', message: '', response });

/** What is wrong with the signature, the time or the token of a call. */
function salah(k: Keadaan, request: FastifyRequest): object | null {
  const [query, path] = [queryOf(request), pathOf(request)];
  const { id_aplikasi, id_toko, kunci } = AKUN_UJI;
  if (query['partner_id'] !== id_aplikasi) return galat('error_param', 'Invalid partner_id.');
  if (Math.abs(Number(query['timestamp']) - k.detik()) > 300)
    return galat('error_param', 'Invalid timestamp');
  const umum = UMUM.some((start) => path.startsWith(start));
  const toko = umum ? '' : `${query['access_token']}${query['shop_id']}`;
  if (query['sign'] !== tanda(kunci, `${id_aplikasi}${path}${query['timestamp']}${toko}`))
    return galat('error_sign', 'Wrong sign.');
  if (umum) return null;
  if (query['shop_id'] !== id_toko) return galat('error_shop', 'shopid is invalid');
  if (query['access_token'] !== k.token || k.tokenSampai <= k.detik())
    return galat('error_auth', 'Invalid access_token.');
  return null;
}

type Tangan = (k: Keadaan, request: FastifyRequest) => object;

const barangOf = (k: Keadaan, id: unknown) => k.barang.get(String(id));
const gagalkan = (failed_reason: string): object =>
  baik({ failure_list: [{ failed_reason }], success_list: [] });

function add_item(k: Keadaan, request: FastifyRequest): object {
  const isi = jsonOf(request) as Record<string, never>;
  const logistik = isi['logistic_info'] as { logistic_id: number; enabled: boolean }[] | undefined;
  const foto = (isi['image'] as { image_id_list?: string[] } | undefined)?.image_id_list?.[0];
  if (!foto?.startsWith('img-')) return galat('error_param', 'Image not exist.');
  if (!logistik?.some((one) => one.enabled && one.logistic_id > 0))
    return galat('error_invalid_logistic_info', 'invalid logistic info');
  if (!Number.isInteger(isi['category_id']) || Number(isi['category_id']) <= 0)
    return galat('error_param', 'Invalid category.');
  if (!Number.isInteger(isi['original_price']) || Number(isi['original_price']) < 100)
    return galat('error_invalid_price', 'Invalid price, please use the correct format');
  if (!(Number(isi['weight']) > 0)) return galat('error_param', 'Invalid Weight.');
  if ([...k.barang.values()].some((one) => one.nama === String(isi['item_name'])))
    return galat('error_repeated_mtsku', 'A similar product has already been uploaded');
  const [{ stock } = { stock: 0 }] = (isi['seller_stock'] ?? []) as { stock: number }[];
  const barang = baruBarang(k, {
    ...{ sku: String(isi['item_sku']), nama: String(isi['item_name']), harga: Number(isi['original_price']) },
    ...{ stok: stock, tayang: true, foto },
  });
  return baik({ item_id: Number(barang.id) });
}

const TANGAN: Record<string, Tangan> = {
  '/api/v2/shop/get_shop_info': () => ({ error: '', message: '', shop_name: 'Toko Emas Uji' }),
  '/api/v2/auth/token/get': (k, request) => {
    const isi = jsonOf(request);
    if (!k.kode.delete(String(isi['code']))) return galat('error_auth', 'Invalid code.');
    putarToken(k, EMPAT_JAM);
    return { error: '', message: '', access_token: k.token, refresh_token: k.segar, expire_in: EMPAT_JAM };
  },
  '/api/v2/auth/access_token/get': (k, request) => {
    if (jsonOf(request)['refresh_token'] !== k.segar) return galat('error_auth', 'Invalid refresh_token.');
    putarToken(k, EMPAT_JAM);
    return { error: '', message: '', access_token: k.token, refresh_token: k.segar, expire_in: EMPAT_JAM };
  },
  '/api/v2/logistics/get_channel_list': () =>
    baik({
      logistics_channel_list: [
        { logistics_channel_id: 8003, logistics_channel_name: 'Reguler (Cashless)', enabled: true },
        { logistics_channel_id: 8005, logistics_channel_name: 'Kargo', enabled: false },
      ],
    }),
  '/api/v2/media_space/upload_image': (k, request) => {
    // A form with one JPEG in it, and not its name alone.
    if (!body(request).includes(Buffer.from([0xff, 0xd8, 0xff])))
      return galat('error_param', 'Image not exist.');
    k.gambar += 1;
    return baik({ image_info: { image_id: `img-${k.gambar}` } });
  },
  '/api/v2/product/add_item': add_item,
  '/api/v2/product/search_item': (k, request) => {
    const found = menurutSku(k, queryOf(request)['item_sku'] ?? '');
    return baik({ item_id_list: found ? [Number(found.id)] : [], total_count: found ? 1 : 0 });
  },
  '/api/v2/product/update_stock': (k, request) => {
    const isi = jsonOf(request);
    const barang = barangOf(k, isi['item_id']);
    const list = isi['stock_list'] as { seller_stock: { stock: number }[] }[];
    if (!barang) return gagalkan('Product not found');
    if ((list[0]?.seller_stock[0]?.stock ?? 0) < ditahan(k, barang.id))
      return gagalkan('Can not update item with stock less than reserved stock');
    barang.stok = list[0]?.seller_stock[0]?.stock ?? 0;
    return baik({ failure_list: [], success_list: [{ model_id: 0 }] });
  },
  '/api/v2/product/update_price': (k, request) => {
    const isi = jsonOf(request);
    const barang = barangOf(k, isi['item_id']);
    if (!barang) return gagalkan('Product not found');
    barang.harga = (isi['price_list'] as { original_price: number }[])[0]?.original_price ?? 0;
    return baik({ failure_list: [], success_list: [{ model_id: 0 }] });
  },
  '/api/v2/product/unlist_item': (k, request) => {
    const [one] = jsonOf(request)['item_list'] as { item_id: number; unlist: boolean }[];
    const barang = barangOf(k, one?.item_id);
    if (!barang) return gagalkan('Product not found');
    barang.tayang = one?.unlist === false;
    return baik({ failure_list: [], success_list: [one] });
  },
  '/api/v2/order/get_order_detail': (k, request) => {
    const query = queryOf(request);
    const order = k.pesanan.get(query['order_sn_list'] ?? '');
    if (!order) return galat('error_not_found', 'The order is not found.');
    return baik({
      order_list: [
        {
          ...{ order_sn: order.no, order_status: order.status, update_time: order.diubah },
          ...{
            buyer_username: 'pembeli_uji',
            total_amount: totalPesanan(order),
          },
          item_list: order.barang.map((b) => ({
            ...{ item_id: Number(b.id), item_sku: b.sku, model_id: 0, model_sku: '' },
            ...{ model_quantity_purchased: 1, model_discounted_price: b.harga },
          })),
        },
      ],
    });
  },
  '/api/v2/order/get_order_list': (k, request) => {
    const query = queryOf(request);
    const [from, to] = [Number(query['time_from']), Number(query['time_to'])];
    if (to - from > 15 * 86_400) return galat('error_param', 'time range too long');
    const list = [...k.pesanan.values()].filter(({ diubah }) => diubah >= from && diubah <= to);
    const at = Number(query['cursor'] || 0);
    const page = list.slice(at, at + Number(query['page_size']));
    const more = at + page.length < list.length;
    return baik({
      ...{ more, next_cursor: more ? String(at + page.length) : '' },
      order_list: page.map(({ no }) => ({ order_sn: no })),
    });
  },
  '/api/v2/order/cancel_order': (k, request) => {
    const order = k.pesanan.get(String(jsonOf(request)['order_sn']));
    if (!order) return galat('error_not_found', 'The order is not found.');
    ubahPesanan(k, order.no, 'CANCELLED');
    return baik({ update_time: order.diubah });
  },
};

function jawab(k: Keadaan, request: FastifyRequest, reply: FastifyReply): object {
  const tangan = TANGAN[pathOf(request)];
  if (!tangan) return reply.status(404).send(galat('error_not_found', 'no such path'));
  const wrong = salah(k, request);
  if (wrong) {
    reply.status(403);
    return wrong;
  }
  return tangan(k, request);
}

/** `detik`: the moment as Shopee sees it; a call older than five minutes is refused. */
export const shopeeUji = (detik: () => number): Promise<ShopeeUji> => layani(detik, jawab);

/** A message that an order changed: it says which, and no more. */
export function pesanShopee(k: Keadaan, no: string, alamat: string): { isi: string; authorization: string } {
  const order = k.pesanan.get(no);
  const data = { ordersn: no, status: order?.status, update_time: order?.diubah };
  const isi = JSON.stringify({ code: 3, shop_id: Number(AKUN_UJI.id_toko), timestamp: k.detik(), data });
  return { isi, authorization: tanda(AKUN_UJI.kunci, `${alamat}|`, isi) };
}
