-- Stones of a piece: what they are, how many, their carats (thousandths, as parameter_berlian keeps them), grades and certificate.
-- They belong to the piece as its store keeps it: a store that receives one has rows of its own (docs/decisions/0050).
create table barang_batu (
  kode_toko text not null references toko,
  kode_barcode text not null,
  urut smallint not null check (urut between 1 and 20),
  kode_berlian text,
  kode_batu text not null references jenis_batu,
  jumlah integer not null constraint barang_batu_jumlah check (jumlah between 1 and 10000),
  karat miligram not null constraint barang_batu_karat check (karat > 0),
  kode_shape text references batu_shape,
  kode_color text references batu_color,
  kode_clarity text references batu_clarity,
  kode_cutgrade text references batu_cutgrade,
  kode_polish text references batu_polish,
  kode_symmetry text references batu_symmetry,
  kode_fluorescence text references batu_fluorescence,
  sertifikat text not null default 'TANPA' constraint barang_batu_sertifikat check (sertifikat in ('TANPA', 'GIA', 'IGI', 'HRD', 'AGL')),
  no_sertifikat text,
  primary key (kode_toko, kode_barcode, urut),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_berlian) references parameter_berlian,
  constraint barang_batu_no_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat is null))
);
comment on constraint barang_batu_no_sertifikat on barang_batu is 'Sertifikat Perlu Nomor, Dan Tanpa Sertifikat Tidak Ada Nomor';
create index barang_batu_nomor on barang_batu (sertifikat, no_sertifikat) where no_sertifikat is not null;
create index barang_batu_berlian on barang_batu (kode_toko, kode_berlian) where kode_berlian is not null;
select pasang_rls('barang_batu', '');
grant select on barang_batu to mustika_app, mustika_report;
grant select, insert, delete on barang_batu to mustika_buku;

-- A certificate names one stone of the whole chain: no other piece that a store still has may carry it. A piece that was sold,
-- handed over, destroyed or taken back gives it free; the same piece in another store is the same stone.
create function jaga_sertifikat_batu() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
declare semula text := current_setting('app.lintas', true);
declare lain text;
begin
  if new.no_sertifikat is null then return null; end if;
  -- Two who enter the same certificate at once: the second one waits and sees the first.
  perform pg_advisory_xact_lock(hashtextextended(new.sertifikat || ' ' || new.no_sertifikat, 358));
  perform set_config('app.lintas', 'on', true);
  select b.kode_barcode into lain from barang_batu s
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
   where s.sertifikat = new.sertifikat and s.no_sertifikat = new.no_sertifikat
     and (s.kode_barcode <> new.kode_barcode or (s.kode_toko = new.kode_toko and s.urut <> new.urut))
     and b.status not in ('TERJUAL', 'DISERAHKAN', 'ROSOK', 'HILANG', 'BATAL', 'TERKIRIM')
   limit 1;
  perform set_config('app.lintas', coalesce(semula, ''), true);
  if lain is not null then
    perform tolak('SERTIFIKAT_SUDAH_ADA', jsonb_build_object('sertifikat', new.sertifikat, 'no_sertifikat', new.no_sertifikat,
      'kode_barcode', lain));
  end if;
  return null;
end $$;
revoke execute on function jaga_sertifikat_batu() from public;
create trigger jaga_sertifikat after insert on barang_batu for each row execute function jaga_sertifikat_batu();
alter table barang_batu enable always trigger jaga_sertifikat;

-- The stones of rows that name their piece and bring its stones as `batu`; they stand in the order in which they were given.
create function catat_batu(toko text, baris jsonb) returns void language plpgsql as $$
begin
  insert into barang_batu (kode_toko, kode_barcode, urut, kode_berlian, kode_batu, jumlah, karat, kode_shape, kode_color, kode_clarity,
      kode_cutgrade, kode_polish, kode_symmetry, kode_fluorescence, sertifikat, no_sertifikat)
    select toko, x.kode_barcode, s.urut, r.kode_berlian, r.kode_batu, r.jumlah, r.karat, r.kode_shape, r.kode_color, r.kode_clarity,
           r.kode_cutgrade, r.kode_polish, r.kode_symmetry, r.kode_fluorescence, coalesce(r.sertifikat, 'TANPA'), r.no_sertifikat
      from jsonb_to_recordset(baris) as x(kode_barcode text, batu jsonb)
      cross join lateral jsonb_array_elements(x.batu) with ordinality as s(isi, urut)
      cross join lateral jsonb_populate_record(null::barang_batu, s.isi) r
     where x.batu is not null;
end $$;
revoke execute on function catat_batu(text, jsonb) from public;
grant execute on function catat_batu(text, jsonb) to mustika_buku;

-- The stones of a piece of the store set anew, by who may change its card; they are in no book.
create function ganti_batu(kode text, batu jsonb) returns void language plpgsql security definer set search_path to public, pg_temp as $$
declare toko text := current_setting('app.kode_toko', true);
begin
  delete from barang_batu s where s.kode_toko = toko and s.kode_barcode = kode;
  perform catat_batu(toko, jsonb_build_array(jsonb_build_object('kode_barcode', kode, 'batu', batu)));
end $$;
alter function ganti_batu(text, jsonb) owner to mustika_buku;
revoke execute on function ganti_batu(text, jsonb) from public;
grant execute on function ganti_batu(text, jsonb) to mustika_app;

-- New pieces bring their stones.
select ubah_fungsi('catat_baris_barang_baru(text, text, smallint, jsonb)', $l$    from jsonb_populate_recordset(null::barang, baris) x;
exception$l$, $b$    from jsonb_populate_recordset(null::barang, baris) x;
  perform catat_batu(toko, baris);
exception$b$);

-- Pieces of another store bring theirs; one that was here before has those it comes back with.
create function catat_baris_batu_tiba(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  delete from barang_batu s using jsonb_to_recordset(baris) as x(kode_barcode text)
   where s.kode_toko = catat_baris_batu_tiba.toko and s.kode_barcode = x.kode_barcode;
  perform catat_batu(catat_baris_batu_tiba.toko, baris);
end $$;
insert into penulis (nama) values ('batu_tiba');

-- A piece's stones in one line, as notas and labels say them: "2 BERLIAN 0,5 ct F/VS1 GIA 2141438167".
create function teks_batu(toko text, kode text) returns text language sql stable as $$
  select string_agg(concat_ws(' ', s.jumlah::text, j.nama_batu, replace(trim_scale(s.karat / 1000.0)::text, '.', ',') || ' ct',
           nullif(concat_ws('/', s.kode_color, s.kode_clarity), ''), s.sertifikat || ' ' || s.no_sertifikat), '; ' order by s.urut)
    from barang_batu s join jenis_batu j using (kode_batu)
   where s.kode_toko = toko and s.kode_barcode = kode
$$;
revoke execute on function teks_batu(text, text) from public;
grant execute on function teks_batu(text, text) to mustika_app, mustika_report, mustika_buku;

-- 1 ct is 0.200 g. Stones do not weigh more than what of their piece is no gold, but for the hundredth that scales round by.
create function invarian_batu() returns table (aturan text, kode_toko text, rincian jsonb)
  language sql stable security definer set search_path to public, pg_temp as $$
  select 'BERAT_BATU', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'batu', s.berat, 'atribut', b.berat_atribut)
    from (select k.kode_toko, k.kode_barcode, sum(k.karat) / 5 as berat from barang_batu k group by 1, 2) s
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
   where s.berat > b.berat_atribut + 10
$$;
revoke execute on function invarian_batu() from public;
