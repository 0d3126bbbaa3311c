-- The same question, each way to know a person asked by its own index.
create or replace function nota_orang_hari(toko text, nomor text[], anggota text, telepon text)
  returns bigint language plpgsql stable as $$
declare
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = toko and h.status = 'OPEN');
  telp text := nomor_telp(coalesce(telepon, (select m.no_hp from member m where m.kode_member = anggota)));
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
         and p.no_hp_customer is not null and nomor_telp(p.no_hp_customer) = telp
      union all
      select p.no_faktur_group, p.total from pembelian p where p.kode_toko = toko and p.tanggal = hari
         and (p.kode_member = anggota or split_part(p.nik_sim_passport, '~', 1) = any (nomor)
           or nomor_telp(p.no_hp_customer) = telp)
      union all
      select h.no_faktur_hutang, (h.jumlah_hutang - coalesce(l.jumlah_hutang, 0))::rupiah
        from hutang h left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_lama
       where h.kode_toko = toko and h.tanggal = hari and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)
         and (h.kode_member = anggota or split_part(h.nik_sim_passport, '~', 1) = any (nomor)
           or nomor_telp(h.no_hp_customer) = telp)
      union all
      select u.no_dokumen, u.jumlah from uang_orang u where u.kode_toko = toko and u.tanggal = hari
         and (u.kode_member = anggota or split_part(u.nik_sim_passport, '~', 1) = any (nomor)
           or nomor_telp(u.no_hp_customer) = telp)
    ) n join dokumen d on d.kode_toko = toko and d.no_dokumen = n.no_faktur_group and (d.status <> 'CANC' or d.jenis in ('titipan', 'cicilan', 'service', 'pesanan', 'pre_order')));
end $$;
