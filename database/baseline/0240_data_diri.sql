-- What the shop must know of a customer from a sum on: number, birth, work, source of funds, each sealed before it gets here
-- (docs/decisions/0028). Name and address were there.
alter table penjualan
  add column nik_sim_passport text,
  add column tanggal_lahir text,
  add column pekerjaan text,
  add column sumber_dana text,
  add constraint penjualan_data_diri_tersegel check (
    coalesce(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' and coalesce(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'
    and coalesce(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' and coalesce(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]');
alter table pembelian
  add column tanggal_lahir text,
  add column pekerjaan text,
  add column sumber_dana text,
  add constraint pembelian_data_diri_tersegel check (
    coalesce(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'
    and coalesce(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' and coalesce(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]');
comment on constraint penjualan_data_diri_tersegel on penjualan is 'Data Diri Harus Tersegel';
comment on constraint pembelian_data_diri_tersegel on pembelian is 'Data Diri Harus Tersegel';

select ubah_fungsi('catat_baris_penjualan(text, text, smallint, jsonb)', 'pembeli, no_bebas_pph22, pph22)',
  'pembeli, no_bebas_pph22, pph22, nik_sim_passport, tanggal_lahir, pekerjaan, sumber_dana)');
select ubah_fungsi('catat_baris_penjualan(text, text, smallint, jsonb)', 'x.no_bebas_pph22, coalesce(x.pph22, 0)',
  'x.no_bebas_pph22, coalesce(x.pph22, 0), x.nik_sim_passport, x.tanggal_lahir, x.pekerjaan, x.sumber_dana');
select ubah_fungsi('catat_baris_pembelian(text, text, smallint, jsonb)', 'keterangan, tukar)',
  'keterangan, tukar, tanggal_lahir, pekerjaan, sumber_dana)');
select ubah_fungsi('catat_baris_pembelian(text, text, smallint, jsonb)', 'x.keterangan, coalesce(x.tukar, false)',
  'x.keterangan, coalesce(x.tukar, false), x.tanggal_lahir, x.pekerjaan, x.sumber_dana');

-- A new key seals these anew as well; the sealed text itself says which column it stands in.
select ubah_fungsi('segel_identitas(text, text, text, text, text)', $lama$    update pembelian p set nik_sim_passport = baru
     where p.kode_toko = toko and p.no_faktur_group = nomor and p.nik_sim_passport = lama;$lama$,
$baru$    update pembelian p set nik_sim_passport = case p.nik_sim_passport when lama then baru else p.nik_sim_passport end,
        tanggal_lahir = case p.tanggal_lahir when lama then baru else p.tanggal_lahir end,
        pekerjaan = case p.pekerjaan when lama then baru else p.pekerjaan end,
        sumber_dana = case p.sumber_dana when lama then baru else p.sumber_dana end
     where p.kode_toko = toko and p.no_faktur_group = nomor
       and lama in (p.nik_sim_passport, p.tanggal_lahir, p.pekerjaan, p.sumber_dana);$baru$);
select ubah_fungsi('segel_identitas(text, text, text, text, text)', $lama$    update penjualan p set npwp_customer = baru
     where p.kode_toko = toko and p.no_faktur_group = nomor and p.npwp_customer = lama;$lama$,
$baru$    update penjualan p set npwp_customer = case p.npwp_customer when lama then baru else p.npwp_customer end,
        nik_sim_passport = case p.nik_sim_passport when lama then baru else p.nik_sim_passport end,
        tanggal_lahir = case p.tanggal_lahir when lama then baru else p.tanggal_lahir end,
        pekerjaan = case p.pekerjaan when lama then baru else p.pekerjaan end,
        sumber_dana = case p.sumber_dana when lama then baru else p.sumber_dana end
     where p.kode_toko = toko and p.no_faktur_group = nomor
       and lama in (p.npwp_customer, p.nik_sim_passport, p.tanggal_lahir, p.pekerjaan, p.sumber_dana);$baru$);

create function nomor_telp(teks text) returns text language sql immutable as $$
  select nullif(regexp_replace(regexp_replace(teks, '\D', '', 'g'), '^(62|0)', ''), '')
$$;

-- Every nota that stands, with what its person is known by. A trade-in is a row beside its sale.
create view nota_orang with (security_invoker = true) as
  select p.kode_toko, p.tanggal, p.no_faktur_group, 'PENJUALAN' as jenis, p.total,
         split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1) as digest,
         coalesce(p.nik_sim_passport, p.npwp_customer) as nik_sim_passport, p.kode_member, p.nama_customer, p.no_hp_customer,
         p.alamat_customer, p.tanggal_lahir, p.pekerjaan, p.sumber_dana,
         nullif(upper(btrim(p.nama_customer)), '') as nama, nomor_telp(p.no_hp_customer) as telp
    from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where d.status <> 'CANC'
  union all
  select p.kode_toko, p.tanggal, p.no_faktur_group, case when p.tukar then 'TUKAR' else 'PEMBELIAN' end, p.total,
         split_part(p.nik_sim_passport, '~', 1), p.nik_sim_passport, p.kode_member, p.nama_customer, p.no_hp_customer,
         p.alamat_customer, p.tanggal_lahir, p.pekerjaan, p.sumber_dana,
         nullif(upper(btrim(p.nama_customer)), ''), nomor_telp(p.no_hp_customer)
    from pembelian p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where d.status <> 'CANC';
grant select on nota_orang to mustika_app;

-- What one person bought and sold in this store on its open day: by number, by member, or by telephone and name.
create function nota_orang_hari(toko text, nomor text[], anggota text, telepon text, nama_orang text) returns bigint
language sql stable as $$
  select coalesce(sum(n.total), 0)::bigint
    from (select 1) s
    left join member m on m.kode_member = anggota
    join nota_orang n on n.kode_toko = toko
     and n.tanggal = (select h.tanggal from hari_toko h where h.kode_toko = toko and h.status = 'OPEN')
     and (n.digest = any (nomor) or n.kode_member = anggota
       or (n.telp = nomor_telp(coalesce(telepon, m.no_hp)) and n.nama = upper(btrim(coalesce(nama_orang, m.nama_member)))))
$$;
