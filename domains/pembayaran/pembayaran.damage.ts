/** Damage to payments, and to what is known of people who brought money for deposits and plans. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PEMBAYARAN',
    'more cash than the drawer got',
    "update pembayaran set jumlah = jumlah + 1, diterima = diterima + 1 where jenis = 'CASH' and arah = 'MASUK'",
  ],
  [
    'PEMBAYARAN',
    'change that nobody gave',
    "update pembayaran set jumlah = jumlah - 1 where jenis = 'CASH' and jumlah > 1 and arah = 'MASUK'",
  ],
  [
    'TAGIHAN_QRIS',
    'a charge of the gateway that collected another sum than its nota says',
    `with s as (insert into setting_gerbang (kode_toko) select kode_toko from toko on conflict do nothing)
     insert into tagihan_qris (kode_toko, id, untuk, no_rekening, jumlah, status, acuan, kedaluwarsa, periksa, dibuat, dibuat_oleh, diminta)
       select p.kode_toko, 'RUSAK-0001', 'X', p.no_rekening, p.jumlah + 1, 'LUNAS', p.no_referensi, now(), now(), now(), 'KASIR1', now()
         from pembayaran p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status <> 'CANC'
        where p.jenis = 'QRIS' and p.arah = 'MASUK' and p.no_referensi is not null limit 1`,
  ],
  ['UANG_ORANG', 'money for a deposit that nobody brought', "delete from uang_orang where jenis = 'TITIPAN'"],
  ['UANG_ORANG', 'a person who brought less than was paid', 'update uang_orang set jumlah = jumlah + 1'],
];
