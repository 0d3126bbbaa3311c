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
    `with d as (select p.* from pembayaran p
                 join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status = 'DONE'
                where p.kode_toko = 'JKT1' and p.jenis = 'CASH' and p.arah = 'MASUK' and p.jumlah > 0 limit 1),
     u as (update pembayaran p set jenis = 'QRIS', no_rekening = 'QRIS-BCA-JKT1', no_referensi = 'RRN-RUSAK', diterima = p.jumlah
             from d where (p.kode_toko, p.no_dokumen, p.peristiwa, p.arah, p.urut) = (d.kode_toko, d.no_dokumen, d.peristiwa, d.arah, d.urut)
           returning p.kode_toko, p.no_rekening, p.no_referensi, p.jumlah),
     s as (insert into setting_gerbang (kode_toko) values ('JKT1') on conflict do nothing)
     insert into tagihan_qris (kode_toko, id, untuk, no_rekening, jumlah, status, acuan, kedaluwarsa, periksa, dibuat, dibuat_oleh, diminta)
       select kode_toko, 'RUSAK-0001', 'X', no_rekening, jumlah + 1, 'LUNAS', no_referensi, now(), now(), now(), 'KASIR1', now() from u`,
  ],
  ['UANG_ORANG', 'money for a deposit that nobody brought', "delete from uang_orang where jenis = 'TITIPAN'"],
  ['UANG_ORANG', 'a person who brought less than was paid', 'update uang_orang set jumlah = jumlah + 1'],
];
