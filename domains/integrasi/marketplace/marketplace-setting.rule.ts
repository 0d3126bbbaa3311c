/** Marketplaces the product speaks to. Tokopedia is served by TikTok Shop's API since 2025. Ecosystem 6.2, 6.3. */
export const PENYEDIA_MARKETPLACE = ['SHOPEE', 'TIKTOK'] as const;
export type PenyediaMarketplace = (typeof PENYEDIA_MARKETPLACE)[number];

/** What each is called on the screen and beside a piece that it holds, what its ids are called there, and where its API lives. */
export const MARKETPLACE: Record<
  PenyediaMarketplace,
  { nama: string; sebutan: string; id_aplikasi: string; id_toko: string; kunci: string; alamat: string }
> = {
  SHOPEE: {
    nama: 'Shopee',
    sebutan: 'Shopee',
    id_aplikasi: 'Partner ID',
    id_toko: 'Shop ID',
    kunci: 'Partner Key',
    alamat: 'https://partner.shopeemobile.com',
  },
  TIKTOK: {
    nama: 'Tokopedia & TikTok Shop',
    sebutan: 'Tokopedia',
    id_aplikasi: 'App Key',
    id_toko: 'Shop Cipher',
    kunci: 'App Secret',
    alamat: 'https://open-api.tiktokglobalshop.com',
  },
};
