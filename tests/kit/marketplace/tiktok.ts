/** TikTok Shop (and Tokopedia) on this machine, as the documents of its Partner Center describe it. Ecosystem 6.3. */
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

export type TiktokUji = Uji;

const TUJUH_HARI = 7 * 86_400;
export const GUDANG_UJI = '7068517275539719942';

const galat = (code: number, message: string): object => ({ code, message, request_id: 'uji' });
const baik = (data: object): object => ({ code: 0, message: 'Success', request_id: 'uji', data });

/** The signature over path, names with values in order, and a body that is no form, the secret on both sides. */
function tandaDari(request: FastifyRequest): string {
  const { kunci } = AKUN_UJI;
  const names = Object.entries(queryOf(request)).filter(([name]) => !['sign', 'access_token'].includes(name));
  const isi = names
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}${value}`)
    .join('');
  const form = request.headers['content-type']?.startsWith('multipart/');
  const text = form ? '' : (body(request) ?? '');
  return tanda(kunci, kunci, pathOf(request), isi, text, kunci);
}

function salah(k: Keadaan, request: FastifyRequest): { status: number; isi: object } | null {
  const [query, path] = [queryOf(request), pathOf(request)];
  if (path.startsWith('/api/v2/token/')) {
    const { id_aplikasi, kunci } = AKUN_UJI;
    return query['app_key'] === id_aplikasi && query['app_secret'] === kunci
      ? null
      : { status: 200, isi: galat(36_004_003, 'app_secret is wrong') };
  }
  if (query['sign'] !== tandaDari(request)) return { status: 401, isi: galat(106_001, 'Invalid signature') };
  if (Math.abs(Number(query['timestamp']) - k.detik()) > 300)
    return { status: 401, isi: galat(106_002, 'Invalid timestamp') };
  if (request.headers['x-tts-access-token'] !== k.token || k.tokenSampai <= k.detik())
    return { status: 401, isi: galat(105_002, 'Access token is expired') };
  const umum = path === '/authorization/202309/shops' || path.endsWith('/images/upload');
  if (!umum && query['shop_cipher'] !== AKUN_UJI.id_toko)
    return { status: 200, isi: galat(106_011, 'Invalid shop_cipher') };
  return null;
}

const token = (k: Keadaan): object => {
  putarToken(k, TUJUH_HARI);
  return baik({
    ...{ access_token: k.token, access_token_expire_in: k.tokenSampai },
    ...{ refresh_token: k.segar, refresh_token_expire_in: k.detik() + 30 * 86_400, seller_name: 'Toko Uji' },
  });
};

type Tangan = (k: Keadaan, request: FastifyRequest, id: string) => object;

const skuOf = ({ id, sku }: { id: string; sku: string }) => ({ id: `${id}-1`, seller_sku: sku });

const buat: Tangan = (k, request) => {
  const isi = jsonOf(request) as Record<string, never>;
  const [sku] = (isi['skus'] ?? []) as {
    seller_sku: string;
    price: { amount: string; currency: string };
    inventory: { warehouse_id: string; quantity: number }[];
  }[];
  const foto = (isi['main_images'] as { uri: string }[] | undefined)?.[0]?.uri;
  if (!foto?.startsWith('uri-')) return galat(12_052_050, 'main image is required');
  if (!isi['category_id']) return galat(12_052_014, 'category is required');
  if (!(isi['delivery_option_ids'] as string[] | undefined)?.[0])
    return galat(12_052_060, 'delivery option is required');
  if (sku?.price.currency !== 'IDR' || sku.inventory[0]?.warehouse_id !== GUDANG_UJI)
    return galat(12_052_023, 'sku is not valid');
  const barang = baruBarang(k, {
    ...{ sku: sku.seller_sku, nama: String(isi['title']), harga: Number(sku.price.amount) },
    ...{ stok: sku.inventory[0].quantity, tayang: true, foto },
  });
  return baik({ product_id: barang.id, skus: [skuOf(barang)] });
};

/** Paths with an id in them stand with `*` in its place. */
const TANGAN: Record<string, Tangan> = {
  'GET /api/v2/token/get': (k, request) =>
    k.kode.delete(queryOf(request)['auth_code'] ?? '') ? token(k) : galat(36_004_004, 'auth_code is invalid'),
  'GET /api/v2/token/refresh': (k, request) =>
    queryOf(request)['refresh_token'] === k.segar ? token(k) : galat(36_004_005, 'refresh token is invalid'),
  'GET /authorization/202309/shops': () =>
    baik({ shops: [{ id: '1', name: 'Toko Tokopedia Uji', cipher: AKUN_UJI.id_toko }] }),
  'GET /logistics/202309/warehouses': () => baik({ warehouses: [{ id: GUDANG_UJI, is_default: true }] }),
  'GET /logistics/202309/warehouses/*/delivery_options': () =>
    baik({ delivery_options: [{ id: '7091146663229654785', name: 'Pengiriman Standar' }] }),
  'POST /product/202309/images/upload': (k, request) => {
    if (!body(request).includes(Buffer.from([0xff, 0xd8, 0xff]))) return galat(12_052_049, 'no image');
    k.gambar += 1;
    return baik({ uri: `uri-${k.gambar}` });
  },
  'POST /product/202309/products': buat,
  'POST /product/202502/products/search': (k, request) => {
    const [sku] = (jsonOf(request)['seller_skus'] ?? []) as string[];
    const found = menurutSku(k, sku ?? '');
    return baik({ products: found ? [{ id: found.id, status: 'ACTIVATE', skus: [skuOf(found)] }] : [] });
  },
  'POST /product/202309/products/*/inventory/update': (k, request, id) => {
    const barang = k.barang.get(id);
    const [sku] = jsonOf(request)['skus'] as { id: string; inventory: { quantity: number }[] }[];
    if (!barang || sku?.id !== `${id}-1`)
      return baik({ errors: [{ code: 12_019_025, message: 'sku not found' }] });
    const quantity = sku.inventory[0]?.quantity ?? 0;
    if (quantity < ditahan(k, id))
      return baik({ errors: [{ code: 12_019_030, message: 'stock is committed' }] });
    barang.stok = quantity;
    return baik({});
  },
  'POST /product/202309/products/*/prices/update': (k, request, id) => {
    const barang = k.barang.get(id);
    const [sku] = jsonOf(request)['skus'] as { id: string; price: { amount: string } }[];
    if (!barang || !sku) return galat(12_019_025, 'product not found');
    barang.harga = Number(sku.price.amount);
    return baik({});
  },
  'POST /product/202309/products/activate': (k, request) => tayangkan(k, request, true),
  'POST /product/202309/products/deactivate': (k, request) => tayangkan(k, request, false),
  'GET /order/202507/orders': (k, request) => {
    const order = k.pesanan.get(queryOf(request)['ids'] ?? '');
    return baik({
      orders: order
        ? [
            {
              ...{ id: order.no, status: order.status, update_time: order.diubah, user_id: 'u1' },
              payment: {
                total_amount: String(totalPesanan(order)),
                currency: 'IDR',
              },
              line_items: order.barang.map((b, at) => ({
                ...{ id: `${order.no}-${at}`, product_id: b.id, sku_id: `${b.id}-1` },
                ...{ seller_sku: b.sku, sale_price: String(b.harga) },
              })),
            },
          ]
        : [],
    });
  },
  'POST /order/202309/orders/search': (k, request) => {
    const isi = jsonOf(request) as { update_time_ge: number; update_time_lt: number };
    const list = [...k.pesanan.values()].filter(
      ({ diubah }) => diubah >= isi.update_time_ge && diubah < isi.update_time_lt,
    );
    return baik({ orders: list.map(({ no }) => ({ id: no })), next_page_token: '' });
  },
  'POST /return_refund/202309/cancellations': (k, request) => {
    const order = k.pesanan.get(String(jsonOf(request)['order_id']));
    if (!order) return galat(25_001_001, 'order not found');
    ubahPesanan(k, order.no, 'CANCELLED');
    return baik({ cancel_id: '1', cancel_status: 'CANCELLATION_REQUEST_SUCCESS' });
  },
};

function tayangkan(k: Keadaan, request: FastifyRequest, ya: boolean): object {
  const [id] = jsonOf(request)['product_ids'] as string[];
  const barang = k.barang.get(id ?? '');
  if (!barang) return baik({ errors: [{ code: 12_019_025, message: 'product not found' }] });
  barang.tayang = ya;
  return baik({});
}

function jawab(k: Keadaan, request: FastifyRequest, reply: FastifyReply): object {
  const path = pathOf(request);
  const [, id = ''] = /\/(?:products|warehouses)\/(\d+)\//.exec(path) ?? [];
  const tangan = TANGAN[`${request.method} ${id ? path.replace(id, '*') : path}`];
  if (!tangan) return reply.status(404).send(galat(36_009_009, 'no such path'));
  const wrong = salah(k, request);
  if (!wrong) return tangan(k, request, id);
  reply.status(wrong.status);
  return wrong.isi;
}

export const tiktokUji = (detik: () => number): Promise<TiktokUji> => layani(detik, jawab);

/** A message that an order changed. */
export function pesanTiktok(k: Keadaan, no: string, id: string): { isi: string; authorization: string } {
  const order = k.pesanan.get(no);
  const data = { order_id: no, order_status: order?.status, update_time: order?.diubah };
  const isi = JSON.stringify({
    ...{ type: 1, tts_notification_id: id, shop_id: '1', timestamp: k.detik() },
    data,
  });
  return { isi, authorization: tanda(AKUN_UJI.kunci, AKUN_UJI.id_aplikasi, isi) };
}
