-- What whoever this is bought, sold and brought on the open day: by his number alone, his telephone alone, his card alone or the telephone of
-- his card; cards that were merged are one. What was said together once is his, whichever of them he says next. Each way to know a person is asked by its own index.
create or replace function nota_orang_hari(toko text, nomor text[], anggota text, telepon text)
  returns bigint language plpgsql stable as $$
declare
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = toko and h.status = 'OPEN');
  digest text[] := coalesce(nomor, '{}');
  kode text[] := coalesce(kode_orang(anggota), '{}');
  telp text[] := array_remove(array[nomor_telp(telepon)], null)
    || array(select nomor_telp(m.no_hp) from member m where m.kode_member = any (kode_orang(anggota)) and m.no_hp is not null);
  dikenal integer;
  n record;
begin
  loop
    dikenal := cardinality(digest) + cardinality(kode) + cardinality(telp);
    select coalesce(sum(x.total), 0)::bigint as jumlah, array_agg(x.digest) as digest, array_agg(x.kode_member) as kode, array_agg(x.telp) as telp into n from (
      select p.no_faktur_group, p.total, split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1) as digest, p.kode_member,
             nomor_telp(p.no_hp_customer) as telp from penjualan p
       where p.kode_toko = toko and p.tanggal = hari and p.kode_member = any (kode)
      union
      select p.no_faktur_group, p.total, split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1), p.kode_member,
             nomor_telp(p.no_hp_customer) from penjualan p
       where p.kode_toko = toko and p.tanggal = hari and coalesce(p.nik_sim_passport, p.npwp_customer) is not null
         and split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1) = any (digest)
      union
      select p.no_faktur_group, p.total, split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1), p.kode_member,
             nomor_telp(p.no_hp_customer) from penjualan p
       where p.kode_toko = toko and p.tanggal = hari and p.no_hp_customer is not null and nomor_telp(p.no_hp_customer) = any (telp)
      union all
      select p.no_faktur_group, p.total, split_part(p.nik_sim_passport, '~', 1), p.kode_member, nomor_telp(p.no_hp_customer) from pembelian p
       where p.kode_toko = toko and p.tanggal = hari
         and (p.kode_member = any (kode) or split_part(p.nik_sim_passport, '~', 1) = any (digest) or nomor_telp(p.no_hp_customer) = any (telp))
      union all
      select h.no_faktur_hutang, (h.jumlah_hutang - coalesce(l.jumlah_hutang, 0))::rupiah, split_part(h.nik_sim_passport, '~', 1), h.kode_member,
             nomor_telp(h.no_hp_customer)
        from hutang h left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_lama
       where h.kode_toko = toko and h.tanggal = hari and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)
         and (h.kode_member = any (kode) or split_part(h.nik_sim_passport, '~', 1) = any (digest) or nomor_telp(h.no_hp_customer) = any (telp))
      union all
      select u.no_dokumen, u.jumlah, split_part(u.nik_sim_passport, '~', 1), u.kode_member, nomor_telp(u.no_hp_customer) from uang_orang u
       where u.kode_toko = toko and u.tanggal = hari
         and (u.kode_member = any (kode) or split_part(u.nik_sim_passport, '~', 1) = any (digest) or nomor_telp(u.no_hp_customer) = any (telp))
    ) x join dokumen d on d.kode_toko = toko and d.no_dokumen = x.no_faktur_group
     and (d.status <> 'CANC' or d.jenis in ('titipan', 'cicilan', 'service', 'pesanan', 'pre_order'));
    digest := array(select distinct s from unnest(digest || n.digest) s where s is not null);
    kode := array(select distinct k from unnest(kode || n.kode) s, unnest(kode_orang(s) || s) k where s is not null);
    telp := array(select distinct s from unnest(telp || n.telp) s where s is not null);
    exit when cardinality(digest) + cardinality(kode) + cardinality(telp) = dikenal;
  end loop;
  return n.jumlah;
end $$;
