-- The journals of Parameter Akun are declared by the documents that post them; a store keeps only the accounts that it set
-- otherwise than for all journals (`*`). What stood here before had journals that no document posts, and eleven that no
-- posting ever found, because their names had a blank.

-- A row that says what `*` says, of the same role and side, says nothing.
delete from para_akun_transaksi p
 using para_akun_transaksi s
 where p.trx <> '*' and s.kode_toko = p.kode_toko and s.trx = '*' and s.type = '*' and s.kode_akun = p.kode_akun
   and s.jenis_akun = p.jenis_akun and s.nomor_akun = p.nomor_akun;
-- Reversals take the accounts of what they reverse; revenue is posted by PENJUALAN/JUAL whatever it is paid with.
delete from para_akun_transaksi p
 where position(' ' in p.trx) > 0 or p.trx in ('BATAL_PENJUALAN', 'BATAL_PEMBELIAN') or p.type in ('KURANG_BAYAR', 'MARKETPLACE', 'POIN')
    or (p.trx = 'TAMBAH_BARANG' and p.type = 'PRODUKSI') or (p.trx in ('TUKAR_TAMBAH', 'TUKAR_KURANG') and p.type = 'JUAL')
    or (p.trx = 'PENJUALAN' and p.type in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT')
        and p.kode_akun not in ('KAS', 'BANK', 'PIUTANG_EDC'));

drop function tambah_jurnal_bawaan(text, text[], text[], text[]);
drop table jurnal_bawaan;

-- What a store has on its first day. Running it again adds only what is missing: a migration with a new role inserts it into
-- peran_akun and akun_bawaan and runs `select isi_bawaan_toko(kode_toko) from toko`.
create or replace function isi_bawaan_toko(kode text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', kode, true);
  insert into versi_toko (kode_toko) values (kode) on conflict do nothing;
  insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual, diubah_oleh) values
    (kode, 'TOKO', 'BARANG TOKO', true, 'SISTEM'), (kode, 'BELI', 'BARANG BELI', false, 'SISTEM'),
    (kode, 'TITIP', 'BARANG TITIPAN', false, 'SISTEM'), (kode, 'HANCUR', 'BARANG HANCUR', false, 'SISTEM')
    on conflict do nothing;
  insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun, diubah_oleh)
    select kode, '*', '*', b.peran, s.sisi, b.nomor_akun, 'SISTEM' from akun_bawaan b, (values ('DEBET'), ('KREDIT')) s (sisi)
    on conflict do nothing;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
end $$;
