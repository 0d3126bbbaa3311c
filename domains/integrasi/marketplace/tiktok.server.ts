/** TikTok Shop's API, which serves Tokopedia, too: what is asked and how its answers read. Ecosystem 6.3. */
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
import { MARKETPLACE } from './marketplace-setting.rule.ts';
import { tandaTiktok } from './marketplace-tanda.server.ts';
import { keadaanDari } from './pesanan.rule.ts';

type Panggilan = {
  method: OutboundInput['method'];
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  berkas?: Buffer;
  /** About no single shop. */
  umum?: true;
};

const resmi = (alamat: string): boolean => pangkal(alamat) === MARKETPLACE.TIKTOK.alamat;
/** Tokens and the page on which somebody says yes have hosts of their own; a simulator has one for all. */
const rumahToken = (alamat: string): string =>
  resmi(alamat) ? 'https://auth.tiktok-shops.com' : pangkal(alamat);
const rumahIzin = (alamat: string): string =>
  resmi(alamat) ? 'https://services.tiktokshop.com' : pangkal(alamat);

/** 105xxx is about the token, 36009003 and their like about a moment. */
function gagalDari({ isi, status, jeda }: Jawab): Gagal | null {
  const code = teksOf(isi['code']);
  if (code === '0' && status < 400) return null;
  const galat = kataOf(code || `HTTP ${status}`, isi['message']);
  if (/^105\d{3}$/.test(code)) return { hasil: 'IZIN', galat };
  if (/^(360090\d\d|98001\d{3}|12052900)$/.test(code)) return { hasil: 'ULANG', galat, jeda };
  return { hasil: 'TOLAK', galat };
}

async function panggil(ke: Jalan, { method, path, query = {}, body, berkas, umum }: Panggilan) {
  const { id_aplikasi: app_key, id_toko: shop_cipher, kunci, token } = ke.akun;
  const all = { ...query, app_key, timestamp: String(ke.detik), ...(umum ? {} : { shop_cipher }) };
  const text = body ? JSON.stringify(body) : '';
  // A form with a file is signed without its body.
  const sign = tandaTiktok(kunci, path, all, text);
  const form = berkas && formulir('data', berkas, { use_case: 'MAIN_IMAGE' });
  const jawab = await tanya(ke, {
    url: `${pangkal(ke.akun.alamat)}${path}?${new URLSearchParams({ ...all, sign })}`,
    method,
    ...(form ? { body: form.body } : text ? { body: text } : {}),
    headers: {
      'x-tts-access-token': token,
      'content-type': form?.headers['content-type'] ?? 'application/json',
    },
  });
  if ('hasil' in jawab) return jawab;
  return gagalDari(jawab) ?? ({ hasil: 'OK', isi: isiOf(jawab.isi['data']) } as const);
}

const baca = async <T>(ke: Jalan, panggilan: Panggilan, read: (isi: Isi) => T | null): Promise<Hasil<T>> =>
  dibaca(await panggil(ke, panggilan), read);

async function tulis(ke: Jalan, path: string, body: object): Promise<Hasil<null>> {
  const hasil = await panggil(ke, { method: 'POST', path, body });
  if (hasil.hasil !== 'OK') return hasil;
  const [gagal] = deretOf(hasil.isi['errors']);
  return gagal
    ? { hasil: 'TOLAK', galat: kataOf(gagal['code'], gagal['message']) }
    : { hasil: 'OK', isi: null };
}

/** Its ends are moments, not spans. */
async function token(ke: Jalan, path: string, more: Record<string, string>): Promise<Hasil<TokenBaru>> {
  const { alamat, id_aplikasi, kunci } = ke.akun;
  const query = new URLSearchParams({ app_key: id_aplikasi, app_secret: kunci, ...more });
  const jawab = await tanya(ke, { url: `${rumahToken(alamat)}${path}?${query}`, method: 'GET' });
  if ('hasil' in jawab) return jawab;
  const gagal = gagalDari(jawab);
  if (gagal) return gagal.hasil === 'TOLAK' ? { hasil: 'IZIN', galat: gagal.galat } : gagal;
  const isi = isiOf(jawab.isi['data']);
  const span = (name: string): number => Math.max(0, detikOf(isi[name]) - ke.detik);
  return tokenDari(isi, span('access_token_expire_in'), span('refresh_token_expire_in') || null);
}

/** The shops that somebody said yes for. */
const toko = (ke: Jalan): Promise<Hasil<{ id: string; nama: string }[]>> =>
  baca(ke, { method: 'GET', path: '/authorization/202309/shops', umum: true }, (isi) =>
    deretOf(isi['shops']).map((one) => ({ id: teksOf(one['cipher']), nama: teksOf(one['name']) })),
  );

const refDari = (id_barang: string, skus: unknown, kode_barcode: string): RefBarang | null => {
  const all = deretOf(skus);
  const sku = all.find((one) => teksOf(one['seller_sku']) === kode_barcode) ?? all[0];
  const id_sku = teksOf(sku?.['id']);
  return id_barang && id_sku ? { id_barang, id_sku } : null;
};

const uang = (amount: number) => ({ amount: String(amount), currency: 'IDR' });

export const tiktok: Adaptor = {
  halamanIzin: ({ alamat, id_layanan }, _kembali, tanda) =>
    `${rumahIzin(alamat)}/open/authorize?${new URLSearchParams({ service_id: id_layanan, state: tanda })}`,
  tukarKode: async (ke, auth_code, diminta) => {
    const hasil = await token(ke, '/api/v2/token/get', { auth_code, grant_type: 'authorized_code' });
    if (hasil.hasil !== 'OK') return hasil;
    const shops = await toko({ ...ke, akun: { ...ke.akun, token: hasil.isi.token } });
    if (shops.hasil !== 'OK') return shops;
    const id_toko = shops.isi.find(({ id }) => id === diminta)?.id ?? shops.isi[0]?.id;
    return id_toko
      ? { hasil: 'OK', isi: { ...hasil.isi, id_toko } }
      : { hasil: 'TOLAK', galat: 'Toko Tidak Ditemukan Di Akun Ini' };
  },
  segarkan: (ke, refresh_token) =>
    token(ke, '/api/v2/token/refresh', { refresh_token, grant_type: 'refresh_token' }),
  toko: async (ke) => {
    const hasil = await toko(ke);
    if (hasil.hasil !== 'OK') return hasil;
    const found = hasil.isi.find(({ id }) => id === ke.akun.id_toko);
    return found
      ? { hasil: 'OK', isi: { nama: found.nama } }
      : { hasil: 'TOLAK', galat: 'Toko Tidak Ditemukan Di Akun Ini' };
  },
  kurir: async (ke) => {
    const rumah = await baca(ke, { method: 'GET', path: '/logistics/202309/warehouses' }, (isi) => {
      const all = deretOf(isi['warehouses']);
      return teksOf((all.find((one) => one['is_default'] === true) ?? all[0])?.['id']) || null;
    });
    if (rumah.hasil !== 'OK') return rumah;
    const path = `/logistics/202309/warehouses/${rumah.isi}/delivery_options`;
    return baca(ke, { method: 'GET', path }, (isi) => [
      ...deretOf(isi['delivery_options']).map((one) => ({
        id: teksOf(one['id']),
        nama: teksOf(one['name']),
      })),
      { id: rumah.isi, nama: 'ID GUDANG' },
    ]);
  },
  unggah: (ke, berkas) =>
    baca(ke, { method: 'POST', path: '/product/202309/images/upload', berkas, umum: true }, (isi) => {
      const id_foto = teksOf(isi['uri']);
      return id_foto ? { id_foto } : null;
    }),
  pasang: (ke, barang) =>
    baca(
      ke,
      {
        method: 'POST',
        path: '/product/202309/products',
        body: {
          save_mode: 'LISTING',
          title: barang.nama,
          description: barang.jelas,
          category_id: ke.akun.kategori,
          main_images: [{ uri: barang.id_foto }],
          package_weight: { value: String(gramBungkus(barang.berat)), unit: 'GRAM' },
          delivery_option_ids: [ke.akun.logistik],
          skus: [
            {
              seller_sku: barang.kode_barcode,
              price: uang(barang.harga),
              inventory: [{ warehouse_id: ke.akun.gudang, quantity: 1 }],
            },
          ],
        },
      },
      (isi) => refDari(teksOf(isi['product_id']), isi['skus'], barang.kode_barcode),
    ),
  cari: async (ke, kode_barcode) => {
    const hasil = await panggil(ke, {
      method: 'POST',
      path: '/product/202502/products/search',
      query: { page_size: '10' },
      body: { status: 'ALL', seller_skus: [kode_barcode] },
    });
    if (hasil.hasil !== 'OK') return hasil;
    const found = deretOf(hasil.isi['products']).find((one) => teksOf(one['status']) !== 'DELETED');
    return { hasil: 'OK', isi: found ? refDari(teksOf(found['id']), found['skus'], kode_barcode) : null };
  },
  stok: (ke, { id_barang, id_sku }, quantity) =>
    tulis(ke, `/product/202309/products/${id_barang}/inventory/update`, {
      skus: [{ id: id_sku, inventory: [{ warehouse_id: ke.akun.gudang, quantity }] }],
    }),
  harga: (ke, { id_barang, id_sku }, harga) =>
    tulis(ke, `/product/202309/products/${id_barang}/prices/update`, {
      skus: [{ id: id_sku, price: uang(harga) }],
    }),
  tampil: (ke, { id_barang }, ya) =>
    tulis(ke, `/product/202309/products/${ya ? 'activate' : 'deactivate'}`, { product_ids: [id_barang] }),
  pesanan: (ke, no) =>
    baca(ke, { method: 'GET', path: '/order/202507/orders', query: { ids: no } }, (isi) => {
      const order = deretOf(isi['orders']).find((one) => teksOf(one['id']) === no);
      if (!order) return null;
      const keadaan_asal = teksOf(order['status']);
      return {
        no_pesanan: no,
        keadaan: keadaanDari('TIKTOK', keadaan_asal),
        keadaan_asal,
        diubah: detikOf(order['update_time']),
        total: rupiahOf(isiOf(order['payment'])['total_amount']),
        pembeli: teksOf(order['buyer_nickname']) || teksOf(order['user_id']),
        // A line for each piece, so that two of one are two lines.
        barang: deretOf(order['line_items']).map((one) => ({
          kode_barcode: teksOf(one['seller_sku']),
          jumlah: 1,
          harga: rupiahOf(one['sale_price']),
          id_barang: teksOf(one['product_id']),
          id_sku: teksOf(one['sku_id']),
        })),
      };
    }),
  berubah: (ke, dari, sampai, page_token) =>
    baca(
      ke,
      {
        method: 'POST',
        path: '/order/202309/orders/search',
        query: { page_size: '100', ...(page_token ? { page_token } : {}) },
        body: { update_time_ge: dari, update_time_lt: sampai },
      },
      (isi) => ({
        no: deretOf(isi['orders']).map((one) => teksOf(one['id'])),
        lagi: teksOf(isi['next_page_token']) || null,
      }),
    ),
  batalkan: (ke, order_id, barang) =>
    tulis(ke, '/return_refund/202309/cancellations', {
      order_id,
      cancel_reason: 'ecom_order_to_ship_canceled_reason_out_of_stock',
      skus: barang.map(({ id_sku }) => ({ sku_id: id_sku, quantity: 1 })),
    }),
};
