-- What one person did today is looked up at every sale that says who buys: by an index, whatever the shop sold that day.
create index penjualan_orang_member on penjualan (kode_toko, kode_member, tanggal) where kode_member is not null;
create index penjualan_orang_nomor on penjualan (kode_toko, split_part(coalesce(nik_sim_passport, npwp_customer), '~', 1), tanggal)
  where coalesce(nik_sim_passport, npwp_customer) is not null;
create index penjualan_orang_telp on penjualan (kode_toko, nomor_telp(no_hp_customer), tanggal) where no_hp_customer is not null;

-- The same question, each way to know a person asked by its own index.
create or replace function nota_orang_hari(toko text, nomor text[], anggota text, telepon text, nama_orang text) returns bigint
language plpgsql stable as $$
declare
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = toko and h.status = 'OPEN');
  telp text := nomor_telp(coalesce(telepon, (select m.no_hp from member m where m.kode_member = anggota)));
  nama text := upper(btrim(coalesce(nama_orang, (select m.nama_member from member m where m.kode_member = anggota))));
begin
  return (
    select coalesce(sum(n.total), 0) from (
      select p.no_faktur_group, p.total from penjualan p where p.kode_toko = toko and p.tanggal = hari and p.kode_member = anggota
      union
      select p.no_faktur_group, p.total from penjualan p where p.kode_toko = toko and p.tanggal = hari
         and coalesce(p.nik_sim_passport, p.npwp_customer) is not null
         and split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1) = any (nomor)
      union
      select p.no_faktur_group, p.total from penjualan p where p.kode_toko = toko and p.tanggal = hari
         and p.no_hp_customer is not null and nomor_telp(p.no_hp_customer) = telp and upper(btrim(p.nama_customer)) = nama
      union all
      select p.no_faktur_group, p.total from pembelian p where p.kode_toko = toko and p.tanggal = hari
         and (p.kode_member = anggota or split_part(p.nik_sim_passport, '~', 1) = any (nomor)
           or (nomor_telp(p.no_hp_customer) = telp and upper(btrim(p.nama_customer)) = nama))
    ) n join dokumen d on d.kode_toko = toko and d.no_dokumen = n.no_faktur_group and d.status <> 'CANC');
end $$;
