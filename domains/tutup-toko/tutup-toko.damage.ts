/** Damage to closings of a day and to what was counted for them. */
import type { Damage } from '../../tests/kit/damage.ts';

/** The two closings of Bandung, one after the other. */
const CLOSING = `(select min(no_dokumen) from tutup_toko where kode_toko = 'BDG1')`;
const NEXT_CLOSING = `(select max(no_dokumen) from tutup_toko where kode_toko = 'BDG1')`;

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'TUTUP_UANG',
    'a closing with more money in than the books know',
    `update tutup_uang set masuk = masuk + 1, akhir = akhir + 1, hitung = hitung + 1 where no_dokumen = ${CLOSING} and akun = 'KAS'`,
  ],
  [
    'TUTUP_UANG',
    'a drawer forgotten in a closing',
    `delete from tutup_uang where no_dokumen = ${CLOSING} and masuk > 0`,
  ],
  [
    'TUTUP_BARANG',
    'a closing with a piece less sold',
    `update tutup_barang_ubah set keluar_qty = keluar_qty - 1, akhir_qty = akhir_qty + 1 where no_dokumen = ${CLOSING} and keluar_qty > 0`,
  ],
  [
    'TUTUP_BARANG',
    'a closing with gold nobody brought',
    `update tutup_barang_ubah set masuk_berat = masuk_berat + 1, akhir_berat = akhir_berat + 1 where no_dokumen = ${CLOSING}`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a day that begins with another amount than the last one ended',
    `update tutup_uang set awal = awal + 1, akhir = akhir + 1, hitung = hitung + 1 where no_dokumen = ${NEXT_CLOSING} and akun = 'KAS'`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a tray that lost a piece overnight',
    `update tutup_barang_ubah set awal_qty = awal_qty - 1, akhir_qty = akhir_qty - 1 where no_dokumen = ${NEXT_CLOSING}`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a tray that vanished before the first closing',
    `delete from tutup_barang_ubah where no_dokumen = ${CLOSING} and masuk_berat = 0 and keluar_berat = 0`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a tray that vanished overnight',
    `update tutup_toko set dasar = null where no_dokumen = ${NEXT_CLOSING}; delete from tutup_barang_ubah where no_dokumen = ${NEXT_CLOSING}`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a closing that stands on another than the one before it',
    `update tutup_toko set dasar = tanggal - 30 where no_dokumen = ${NEXT_CLOSING}`,
  ],
  [
    'TUTUP_HARI',
    'a closing that says it was undone',
    `update tutup_toko set dibuka_kembali = true where no_dokumen = ${NEXT_CLOSING}`,
  ],
  [
    'TUTUP_HARI',
    'a closed day that is open',
    "update hari_toko set status = 'CLOSED' where kode_toko = 'BDG1' and status = 'OPEN'; update hari_toko set status = 'OPEN' where kode_toko = 'BDG1' and tanggal = '2026-11-21'",
  ],
  [
    'TUTUP_SELISIH',
    'a difference smaller than the one that was booked',
    `update tutup_toko set selisih = selisih - 1 where no_dokumen = ${CLOSING}`,
  ],
  [
    'TUTUP_SELISIH',
    'a difference that was never booked',
    `delete from buku_uang where no_dokumen = ${CLOSING}`,
  ],
  [
    'TUTUP_SEGEL',
    'a seal that fits no log',
    `update tutup_toko set audit_seq = audit_seq - 1 where no_dokumen = ${CLOSING}`,
  ],
  [
    'HITUNG_LACI',
    'a count with a note more than was found',
    "update hitung_pecahan set lembar = lembar + 1 where kode_toko = 'BDG1'",
  ],
];
