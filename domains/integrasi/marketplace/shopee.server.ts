/** Shopee Open Platform v2: what is asked and how its answers read. Ecosystem 6.2. */
import type { OutboundInput } from '@mustika/server-kit/http/outbound.ts';
import {
  type Adaptor,
  deretOf,
  detikOf,
  dibaca,
  formulir,
  type Gagal,
  gramBungkus,
  type Hasil,
  type Isi,
  isiOf,
  type Jalan,
  type Jawab,
  kataOf,
  pangkal,
  type RefBarang,
  rupiahOf,
  type TokenBaru,
  tanya,
  teksOf,
  tokenDari,
} from './adaptor.server.ts';
import { tandaShopee } from './marketplace-tanda.server.ts';
import { keadaanDari } from './pesanan.rule.ts';

type Panggilan = {
  method: OutboundInput['method'];
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  berkas?: Buffer;
  /** Signed by the application alone, without a shop. */
  umum?: true;
};

/** The address of a call with everything that is signed. */
function alamatDari(ke: Jalan, { path, query = {}, umum }: Panggilan): string {
  const { id_aplikasi: partner_id, kunci, token, id_toko: shop_id } = ke.akun;
  const toko = umum ? { access_token: '', shop_id: '' } : { access_token: token, shop_id };
  const sign = tandaShopee(kunci, { partner_id, path, timestamp: ke.detik, ...toko });
  const all = new URLSearchParams({
    ...query,
    partner_id,
    timestamp: String(ke.detik),
    ...(umum ? {} : toko),
    sign,
  });
  return `${pangkal(ke.akun.alamat)}${path}?${all}`;
}

/** Words that mean: not now. */
const NANTI =
  /^(error_(server|inner|network|system_busy|rate_limit|busy|unknown)|api_rate_limit|system_busy)/;

function gagalDari({ isi, status, jeda }: Jawab): Gagal | null {
  const error = teksOf(isi['error']);
  if (error === '' && status < 400) return null;
  const galat = kataOf(error || `HTTP ${status}`, isi['message']);
  if (/acc+ess_token|refresh_token/.test(`${error} ${teksOf(isi['message'])}`))
    return { hasil: 'IZIN', galat };
  if (NANTI.test(error)) return { hasil: 'ULANG', galat, jeda };
  return { hasil: 'TOLAK', galat };
}

async function panggil(ke: Jalan, panggilan: Panggilan): Promise<Hasil<Isi>> {
  const { method, body, berkas } = panggilan;
  const form = berkas && formulir('image', berkas, { scene: 'normal' });
  const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const jawab = await tanya(ke, { url: alamatDari(ke, panggilan), method, ...form, ...json });
  if ('hasil' in jawab) return jawab;
  return gagalDari(jawab) ?? { hasil: 'OK', isi: jawab.isi };
}

/** `response` of an answer, as `read` makes it. */
const baca = async <T>(ke: Jalan, panggilan: Panggilan, read: (isi: Isi) => T | null): Promise<Hasil<T>> =>
  dibaca(await panggil(ke, panggilan), (isi) => read(isiOf(isi['response'])));

/** Several are written by one call, and each may fail by itself. */
const satuPerSatu = (isi: Isi): Hasil<null> => {
  const [gagal] = deretOf(isi['failure_list']);
  return gagal ? { hasil: 'TOLAK', galat: kataOf(gagal['failed_reason']) } : { hasil: 'OK', isi: null };
};

async function tulis(ke: Jalan, path: string, body: object): Promise<Hasil<null>> {
  const hasil = await panggil(ke, { method: 'POST', path, body });
  return hasil.hasil === 'OK' ? satuPerSatu(isiOf(hasil.isi['response'])) : hasil;
}

async function token(ke: Jalan, path: string, body: object): Promise<Hasil<TokenBaru>> {
  const hasil = await panggil(ke, {
    ...{ method: 'POST', path, umum: true },
    body: { ...body, partner_id: Number(ke.akun.id_aplikasi) },
  });
  if (hasil.hasil !== 'OK') return hasil;
  // The word that renews is good for 30 days; the answer does not say so.
  return tokenDari(hasil.isi, detikOf(hasil.isi['expire_in']), 30 * 86_400);
}

const refDari = (isi: Isi): RefBarang | null => {
  const id = teksOf(isi['item_id']);
  return id ? { id_barang: id, id_sku: '0' } : null;
};

export const shopee: Adaptor = {
  halamanIzin: (akun, kembali, tanda, detik) => {
    const redirect = new URL(kembali);
    redirect.searchParams.set('tanda', tanda);
    const ke = { akun, detik } as Jalan;
    const path = '/api/v2/shop/auth_partner';
    return alamatDari(ke, { method: 'GET', path, query: { redirect: redirect.toString() }, umum: true });
  },
  tukarKode: async (ke, code, id_toko) => {
    const hasil = await token(ke, '/api/v2/auth/token/get', { code, shop_id: Number(id_toko) });
    return hasil.hasil === 'OK' ? { hasil: 'OK', isi: { ...hasil.isi, id_toko } } : hasil;
  },
  segarkan: (ke, refresh_token) =>
    token(ke, '/api/v2/auth/access_token/get', { refresh_token, shop_id: Number(ke.akun.id_toko) }),
  toko: async (ke) => {
    // Its name stands beside `error`, not in `response`.
    const hasil = await panggil(ke, { method: 'GET', path: '/api/v2/shop/get_shop_info' });
    if (hasil.hasil !== 'OK') return hasil;
    const nama = teksOf(hasil.isi['shop_name']);
    return nama
      ? { hasil: 'OK', isi: { nama } }
      : { hasil: 'TOLAK', galat: 'Toko Tidak Ditemukan Di Akun Ini' };
  },
  kurir: (ke) =>
    baca(ke, { method: 'GET', path: '/api/v2/logistics/get_channel_list' }, (isi) =>
      deretOf(isi['logistics_channel_list'])
        .filter((one) => one['enabled'] === true)
        .map((one) => ({
          id: teksOf(one['logistics_channel_id']),
          nama: teksOf(one['logistics_channel_name']),
        })),
    ),
  unggah: (ke, berkas) =>
    baca(ke, { method: 'POST', path: '/api/v2/media_space/upload_image', berkas, umum: true }, (isi) => {
      const id_foto = teksOf(isiOf(isi['image_info'])['image_id']);
      return id_foto ? { id_foto } : null;
    }),
  pasang: (ke, barang) =>
    baca(
      ke,
      {
        method: 'POST',
        path: '/api/v2/product/add_item',
        body: {
          item_name: barang.nama,
          item_sku: barang.kode_barcode,
          description: barang.jelas,
          original_price: barang.harga,
          category_id: Number(ke.akun.kategori),
          weight: gramBungkus(barang.berat) / 1000,
          item_status: 'NORMAL',
          condition: 'NEW',
          brand: { brand_id: 0, original_brand_name: 'NoBrand' },
          image: { image_id_list: [barang.id_foto] },
          logistic_info: [{ logistic_id: Number(ke.akun.logistik), enabled: true }],
          seller_stock: [{ stock: 1 }],
        },
      },
      refDari,
    ),
  cari: async (ke, kode_barcode) => {
    const query = { offset: '', page_size: '10', item_sku: kode_barcode };
    const hasil = await panggil(ke, { method: 'GET', path: '/api/v2/product/search_item', query });
    if (hasil.hasil !== 'OK') return hasil;
    const [id] = (isiOf(hasil.isi['response'])['item_id_list'] as unknown[] | undefined) ?? [];
    return { hasil: 'OK', isi: refDari({ item_id: id }) };
  },
  stok: (ke, { id_barang }, stock) =>
    tulis(ke, '/api/v2/product/update_stock', {
      item_id: Number(id_barang),
      stock_list: [{ model_id: 0, seller_stock: [{ stock }] }],
    }),
  harga: (ke, { id_barang }, original_price) =>
    tulis(ke, '/api/v2/product/update_price', {
      item_id: Number(id_barang),
      price_list: [{ model_id: 0, original_price }],
    }),
  tampil: (ke, { id_barang }, ya) =>
    tulis(ke, '/api/v2/product/unlist_item', { item_list: [{ item_id: Number(id_barang), unlist: !ya }] }),
  pesanan: (ke, no) =>
    baca(
      ke,
      {
        method: 'GET',
        path: '/api/v2/order/get_order_detail',
        query: {
          order_sn_list: no,
          response_optional_fields: 'item_list,total_amount,buyer_username',
        },
      },
      (isi) => {
        const order = deretOf(isi['order_list']).find((one) => one['order_sn'] === no);
        if (!order) return null;
        const keadaan_asal = teksOf(order['order_status']);
        return {
          no_pesanan: no,
          keadaan: keadaanDari('SHOPEE', keadaan_asal),
          keadaan_asal,
          diubah: detikOf(order['update_time']),
          total: rupiahOf(order['total_amount']),
          pembeli: teksOf(order['buyer_username']),
          barang: deretOf(order['item_list']).map((one) => ({
            kode_barcode: teksOf(one['model_sku']) || teksOf(one['item_sku']),
            jumlah: detikOf(one['model_quantity_purchased']),
            harga: rupiahOf(one['model_discounted_price']),
            id_barang: teksOf(one['item_id']),
            id_sku: teksOf(one['model_id']) || '0',
          })),
        };
      },
    ),
  berubah: (ke, dari, sampai, cursor) =>
    baca(
      ke,
      {
        method: 'GET',
        path: '/api/v2/order/get_order_list',
        query: {
          time_range_field: 'update_time',
          time_from: String(dari),
          time_to: String(sampai),
          page_size: '100',
          cursor,
        },
      },
      (isi) => ({
        no: deretOf(isi['order_list']).map((one) => teksOf(one['order_sn'])),
        lagi: isi['more'] === true ? teksOf(isi['next_cursor']) : null,
      }),
    ),
  batalkan: (ke, order_sn, barang) =>
    tulis(ke, '/api/v2/order/cancel_order', {
      order_sn,
      cancel_reason: 'OUT_OF_STOCK',
      item_list: barang.map((one) => ({ item_id: Number(one.id_barang), model_id: Number(one.id_sku) })),
    }),
};
