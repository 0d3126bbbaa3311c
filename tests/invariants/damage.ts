/** Every kind of damage that cek_invarian() claims to notice, as somebody with the owner's hands would do it. */
import { DAMAGE_OF_BUYING } from './damage-beli.ts';
import { DAMAGE_OF_COUPONS } from './damage-kupon.ts';
import { LEDGER_DAMAGE } from './damage-ledger.ts';
import { DAMAGE_OF_DEPOSITS } from './damage-titipan.ts';
import { MONEY_DAMAGE } from './damage-uang.ts';

const SALE = `(select no_faktur_group from penjualan_barang where kode_barcode = 'RUSAK001')`;
const CANCELLED = `(select no_dokumen from peristiwa where kode_toko = 'JKT1' and membalik is not null and no_dokumen like '%-FJ-%' limit 1)`;
/** The two closings of Bandung, one after the other. */
const CLOSING = `(select min(no_dokumen) from tutup_toko where kode_toko = 'BDG1')`;
const NEXT_CLOSING = `(select max(no_dokumen) from tutup_toko where kode_toko = 'BDG1')`;
const REVERSAL = `kode_toko = 'JKT1' and no_dokumen = ${CANCELLED} and peristiwa = (select urut from peristiwa where no_dokumen = ${CANCELLED} and membalik is not null)`;

/** Rule, damage, statement. All of it is undone afterwards. */
export const DAMAGE: [string, string, string][] = [
  [
    'SALDO_UANG',
    'a drawer with more in it',
    "update saldo_uang set saldo = saldo + 1 where akun = 'KAS' and kode_toko = 'JKT1'",
  ],
  ['SALDO_UANG', 'a drawer forgotten', "delete from saldo_uang where akun = 'KAS' and kode_toko = 'JKT1'"],
  ['SALDO_UANG', 'a drawer from nowhere', "insert into saldo_uang values ('JKT1', 'KAS', 'LACI-GELAP', 1)"],
  [
    'SALDO_UANG',
    'a payment taken out of the book',
    `delete from buku_uang where ke_akun = 'KAS' and no_dokumen = ${SALE}`,
  ],
  [
    'JADWAL_HARGA_BERLAKU',
    'a price that names a version nobody set',
    "insert into perubahan_harga (kode_toko, waktu, tabel, kode, kolom, harga_baru, user_id, jadwal) values ('JKT1', now(), 'grup', '750', 'harga', 1, 'OWNER', gen_random_uuid())",
  ],
  [
    'PUBLIKASI_HARGA',
    'prices that head office never sent',
    "insert into publikasi_toko (kode_toko, id, asal, tabel, berlaku_mulai, harga, dilewati, dibuat_oleh, dibuat_pada) values ('JKT1', gen_random_uuid(), 'PUSAT', 'grup', now(), '[]', '[]', 'OWNER', now())",
  ],
  [
    'TEMPAT_BARANG',
    'a piece in another tray',
    "update barang set kode_baki = (select max(kode_baki) from baki where kode_toko = 'JKT1') where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'TEMPAT_BARANG',
    'a sold piece back on the shelf',
    "update barang set status = 'TERSEDIA' where kode_barcode = 'RUSAK001'",
  ],
  [
    'TEMPAT_BARANG',
    'a piece a milligram lighter',
    "update barang set berat = berat - 1 where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'TEMPAT_BARANG',
    'a piece that never came',
    "delete from buku_barang where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'TEMPAT_BARANG',
    'a piece gone without a word',
    "delete from barang where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'NILAI_PERSEDIAAN',
    'a cost changed afterwards',
    "update barang set harga_modal = harga_modal + 1 where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  ['POIN_MEMBER', 'points from nowhere', "update member_poin set poin = poin + 1 where kode_toko = 'JKT1'"],
  [
    'POIN_NOTA',
    'a nota that says it gave more points',
    "update penjualan set poin = poin + 1 where no_faktur_group = (select max(no_faktur_group) from penjualan where poin > 0 and kode_toko = 'JKT1')",
  ],
  ['POIN_MEMBER', 'points forgotten', "delete from member_poin where kode_toko = 'JKT1'"],
  [
    'KLIRING',
    'a sale booked a rupiah short',
    'update buku_uang set jumlah = jumlah - 1 where no_dokumen = ' +
      SALE +
      " and dari_akun = 'PENJUALAN_EMAS'",
  ],
  [
    'NOMOR_BOLONG',
    'a number nobody has',
    "update nomor set terakhir = terakhir + 1 where kode_toko = 'JKT1' and seri = 'FJ'",
  ],
  ['NOMOR_BOLONG', 'a nota torn out', `delete from dokumen where no_dokumen = ${SALE}`],
  ['NOMOR_BOLONG', 'a counter thrown away', "delete from nomor where kode_toko = 'JKT1' and seri = 'FJ'"],
  [
    'STATUS_DOKUMEN',
    'a nota called cancelled',
    `update dokumen set status = 'CANC' where no_dokumen = ${SALE}`,
  ],
  [
    'STATUS_DOKUMEN',
    'an event that never was',
    `update dokumen set peristiwa = peristiwa + 1 where no_dokumen = ${SALE}`,
  ],
  [
    'PEMBALIKAN',
    'a cancellation that gave back less',
    `update buku_uang set jumlah = jumlah - 1 where ${REVERSAL}`,
  ],
  ['PEMBALIKAN', 'a cancellation without money', `delete from buku_uang where ${REVERSAL}`],
  ['PEMBALIKAN', 'a cancellation without the piece', `delete from buku_barang where ${REVERSAL}`],
  [
    'PEMBALIKAN',
    'a cancellation with a lighter piece',
    `update buku_barang set berat = berat - 1 where ${REVERSAL}`,
  ],
  [
    'PEMBALIKAN',
    'points given back that were never given',
    `insert into buku_poin select kode_toko, no_dokumen, peristiwa, 99, tanggal, 'X', '@DIBERIKAN', 1 from buku_uang where ${REVERSAL} limit 1`,
  ],
  [
    'JUMLAH_PENJUALAN',
    'a line cheaper than it was',
    "update penjualan_barang set harga_emas = harga_emas - 1, total = total - 1 where kode_barcode = 'RUSAK001'",
  ],
  [
    'JUMLAH_PENJUALAN',
    'a payment larger than it was',
    `update penjualan_bayar set jumlah = jumlah + 1 where no_faktur_group = ${SALE}`,
  ],
  [
    'JUMLAH_PENJUALAN',
    'a nota without payments',
    `delete from penjualan_bayar where no_faktur_group = ${SALE}`,
  ],
  [
    'JUMLAH_PENJUALAN',
    'a nota without lines',
    "delete from penjualan_barang where kode_barcode = 'RUSAK001'",
  ],
  [
    'PPN_PENJUALAN',
    'a line with more tax than was booked',
    "update penjualan_barang set ppn_transaksi_rp = ppn_transaksi_rp + 1, dpp = dpp - 1 where kode_toko = 'SBY1'",
  ],
  [
    'PPN_PENJUALAN',
    'tax that never reached its account',
    "delete from buku_uang where kode_toko = 'SBY1' and dari_akun = 'PPN_KELUARAN'",
  ],
  [
    'PPH_PENJUALAN',
    'a trader’s tax that the nota forgot',
    'update penjualan_barang set pph22 = 0 where pph22 > 0',
  ],
  [
    'PPH_PENJUALAN',
    'a trader’s tax that never reached its account',
    "delete from buku_uang where dari_akun = 'UTANG_PPH'",
  ],
  [
    'PPN_TARIF',
    'a rate changed after something was sold under it',
    "update parameter_ppn set tarif = tarif + 1 where kode_tarif = 'EMAS-FAKTUR'",
  ],
  ...DAMAGE_OF_BUYING,
  ...DAMAGE_OF_DEPOSITS,
  ...DAMAGE_OF_COUPONS,
  ['KIRIM_UANG', 'money that head office says it never got', 'delete from terima_uang'],
  ['KIRIM_UANG', 'less money than was sent', 'update terima_uang set jumlah = jumlah - 1'],
  [
    'AUDIT',
    'another user in the log',
    "update audit set user_id = 'SIAPA' where kode_toko = 'JKT1' and seq = 3",
  ],
  [
    'AUDIT',
    'another moment in the log',
    "update audit set waktu = waktu + interval '1 microsecond' where kode_toko = 'JKT1' and seq = 3",
  ],
  [
    'AUDIT',
    'another detail in the log',
    `update audit set isi = isi || '{"total": 1}' where kode_toko = 'JKT1' and seq = 3`,
  ],
  ['AUDIT', 'a link taken out', "delete from audit where kode_toko = 'JKT1' and seq = 3"],
  ['AUDIT', 'the first link taken out', "delete from audit where kode_toko = 'JKT1' and seq = 1"],
  [
    'AUDIT',
    'a link sealed anew by hand',
    "update audit set user_id = 'SIAPA', hash = sha256(prev || convert_to(isi_audit(kode_toko, seq, waktu, 'SIAPA', aksi, objek, isi), 'UTF8')) where kode_toko = 'JKT1' and seq = 3",
  ],
  ['PENJAGA', 'a guard switched off', 'alter table buku_uang disable trigger kekal'],
  ['PENJAGA', 'a guard that sleeps during replication', 'alter table perubahan_harga enable trigger kekal'],
  ['PENJAGA', 'a guard of another table that sleeps', 'alter table rekening enable trigger versi_update'],
  ['PENJAGA', 'a guard taken away', 'drop trigger jaga_hari on peristiwa'],
  ['PENJAGA', 'a wall taken down', 'alter table keranjang disable row level security'],
  ['PENJAGA', 'a wall the owner walks through', 'alter table grup no force row level security'],
  ['PENJAGA', 'a door in the wall', 'create policy semua on penjualan for select using (true)'],
  ['PENJAGA', 'a new table without a wall', 'create table baru_tanpa_dinding (kode_toko text)'],
  ['PENJAGA', 'a role that walks through walls', 'alter role mustika_app bypassrls'],
  ['PENJAGA', 'a login that became the writer of the books', 'grant mustika_buku to mustika_masuk_postgres'],
  ['PENJAGA', 'a login that may make roles', 'alter role mustika_masuk_postgres createrole'],
  ['PENJAGA', 'a login that owns something', 'alter table rantai_demo owner to mustika_masuk_postgres'],
  ['PENJAGA', 'a role that became the writer of the books', 'grant mustika_buku to mustika_app'],
  [
    'PENJAGA',
    'a rule that is not enforced',
    'alter table penjualan_barang drop constraint penjualan_barang_jumlah, add constraint penjualan_barang_jumlah check (total > 0) not enforced',
  ],
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
    `update tutup_barang set keluar_qty = keluar_qty - 1, akhir_qty = akhir_qty + 1 where no_dokumen = ${CLOSING} and keluar_qty > 0`,
  ],
  [
    'TUTUP_BARANG',
    'a closing with gold nobody brought',
    `update tutup_barang set masuk_berat = masuk_berat + 1, akhir_berat = akhir_berat + 1 where no_dokumen = ${CLOSING}`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a day that begins with another amount than the last one ended',
    `update tutup_uang set awal = awal + 1, akhir = akhir + 1, hitung = hitung + 1 where no_dokumen = ${NEXT_CLOSING} and akun = 'KAS'`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a tray that lost a piece overnight',
    `update tutup_barang set awal_qty = awal_qty - 1, akhir_qty = akhir_qty - 1 where no_dokumen = ${NEXT_CLOSING}`,
  ],
  [
    'TUTUP_SAMBUNG',
    'a tray that vanished overnight',
    `delete from tutup_barang where no_dokumen = ${NEXT_CLOSING}`,
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
  ...LEDGER_DAMAGE,
  ...MONEY_DAMAGE,
  [
    'HITUNG_LACI',
    'a count with a note more than was found',
    "update hitung_pecahan set lembar = lembar + 1 where kode_toko = 'BDG1'",
  ],
];
