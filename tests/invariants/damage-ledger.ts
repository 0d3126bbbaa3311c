/** Damage to the ledger: sums per day, general journals, closing entries, locks. */

/** Rule, damage, statement. */
export const LEDGER_DAMAGE: [string, string, string][] = [
  ['JURNAL_UMUM', 'a journal with another total', 'update jurnal_umum set total = total + 1'],
  [
    'JURNAL_UMUM',
    'a line that names another account than the book',
    "update jurnal_umum_baris set nomor_akun = '530400' where nomor_akun = '530900'",
  ],
  ['JURNAL_UMUM', 'a journal without lines', 'delete from jurnal_umum_baris'],
  ['PENUTUP_BULAN', 'a closing entry with more profit', 'update penutup_bulan set laba = laba + 1'],
  [
    'PENUTUP_BULAN',
    'a closing entry that says it was taken back',
    'update penutup_bulan set dibatalkan = true where not dibatalkan',
  ],
  [
    'PERIODE_TERKUNCI',
    'something written into a locked period',
    "insert into kunci_periode values ('SBY1', 99, 'KUNCI', '2026-12-01', '2026-12-31', null, 'UJI', '2020-01-01')",
  ],
  ['SALDO_AKUN', 'a day with a rupiah more on an account', 'update saldo_akun_hari set debit = debit + 1'],
  ['SALDO_AKUN', 'a day forgotten', 'delete from saldo_akun_hari where debit > 0'],
  [
    'SALDO_AKUN',
    'sums of a day that is still open',
    "insert into saldo_akun_hari select kode_toko, '110100', tanggal, 'X', false, 1, 0 from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
  ],
  [
    'GOLONGAN_AKUN',
    'stock that an entry calls sales',
    "update buku_uang set dari_nomor = '410100' where dari_akun = 'PERSEDIAAN_TOKO' and kode_toko = 'JKT1'",
  ],
  [
    'GOLONGAN_AKUN',
    'money on its way that a kode transaksi made up',
    "update buku_uang set dari_nomor = '110300' where dari_akun = 'TRANSAKSI' and kode_toko = 'JKT1'",
  ],
  ['UANG_DALAM_PERJALANAN', 'money sent that is not on its way', 'update kirim_uang set jumlah = jumlah + 1'],
  [
    'ANTAR_TOKO',
    'a branch that says head office owes it more',
    "update buku_uang set jumlah = jumlah + 1 where ke_akun = 'RK_PUSAT'",
  ],
  [
    'PETA_AKUN',
    'a mapping to another kind of account',
    "update para_akun_transaksi set nomor_akun = '110100' where kode_akun = 'HPP' and kode_toko = 'JKT1'",
  ],
];
