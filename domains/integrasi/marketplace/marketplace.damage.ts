/** Damage to what stands at marketplaces and to what is held for their orders. */
import type { Damage } from '../../../tests/kit/damage.ts';

const AKUN = `insert into setting_marketplace (kode_toko, penyedia, alamat, id_aplikasi, id_toko)
  values ('JKT1', 'SHOPEE', 'https://x', '1', '1') on conflict do nothing`;

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'TAWARAN_MARKETPLACE',
    'a sold piece that is said to be for sale at a marketplace',
    `with a as (${AKUN}) insert into tawaran_marketplace (kode_toko, penyedia, kode_barcode, nama, tawar, status, id_barang, id_sku, isi, oleh, dibuat, diubah)
       select kode_toko, 'SHOPEE', min(kode_barcode), 'RUSAK', true, 'TAYANG', '1', '0', '{"stok": 1}', 'X', now(), now()
         from barang where kode_toko = 'JKT1' and status = 'TERJUAL' group by 1`,
  ],
  [
    'PESANAN_MARKETPLACE',
    'a piece that an order is said to hold and that nobody holds',
    `with a as (${AKUN}),
       p as (insert into pesanan_marketplace values ('JKT1', 'SHOPEE', 'RUSAK', 'SIAP_KIRIM', 'X', now(), 1, '', 0, null, now(), now()))
     insert into pesanan_marketplace_barang select 'JKT1', 'SHOPEE', 'RUSAK', min(kode_barcode), 1, 'DIPEGANG'
       from barang where kode_toko = 'JKT1' and status = 'TERSEDIA'`,
  ],
];
