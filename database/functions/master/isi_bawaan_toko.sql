-- What a store has on its first day. Running it again adds only what is missing: a migration with a new role inserts it into
-- peran_akun and akun_bawaan and runs `select isi_bawaan_toko(kode_toko) from toko`.
create or replace function isi_bawaan_toko(kode text)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
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
revoke execute on function isi_bawaan_toko(text) from public;
