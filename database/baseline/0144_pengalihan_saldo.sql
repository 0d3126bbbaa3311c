-- Handing over a drawer: the day's rows of one category, or money out of the balance, go from one user's drawer to
-- another's. Nothing in the books is rewritten; the drawers change by one transfer, and the document says what it stands for.
select tambah_jurnal_bawaan('PENGALIHAN_SALDO', array['KATEGORI', 'SALDO'], array['KAS'], array['KAS']);
select isi_bawaan_toko(kode_toko) from toko;

create table pengalihan_saldo (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  cara text not null check (cara in ('KATEGORI', 'SALDO')),
  dari text not null,
  ke text not null,
  kategori text,
  -- Rows of the category at that moment, for the reader.
  baris integer not null check (baris >= 0),
  -- What the rows come to; below zero when the category paid out more than it took in.
  jumlah rupiah not null check (jumlah <> 0),
  keterangan text not null,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint pengalihan_dua_laci check (dari <> ke),
  constraint pengalihan_kategori check ((cara = 'KATEGORI') = (kategori is not null)),
  constraint pengalihan_saldo_positif check (cara = 'KATEGORI' or jumlah > 0)
);
create index pengalihan_saldo_hari on pengalihan_saldo (kode_toko, tanggal);
select pasang_rls('pengalihan_saldo', 'select');
grant select, insert on pengalihan_saldo to mustika_buku;

-- What a drawer still has of each category of a day: its own rows, plus what came from other drawers, less what went.
create function sisa_kategori(toko text, hari date, kasir text)
returns table (kategori text, baris integer, masuk bigint, keluar bigint, pindah bigint, sisa bigint) language sql stable as $$
  with gerak as (
    select g.kategori, count(*)::integer as baris, sum(g.masuk)::bigint as masuk, sum(g.keluar)::bigint as keluar from gerak_uang g
     where g.kode_toko = toko and g.tanggal = hari and g.akun = 'KAS' and g.dimensi = sisa_kategori.kasir
       and g.kategori not in ('PENGALIHAN_SALDO', 'BATAL PENGALIHAN SALDO')
     group by g.kategori
  ), pindah as (
    select p.kategori, sum(case when p.ke = sisa_kategori.kasir then p.jumlah else -p.jumlah end)::bigint as jumlah
      from pengalihan_saldo p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status = 'DONE'
     where p.kode_toko = toko and p.tanggal = hari and p.cara = 'KATEGORI' and sisa_kategori.kasir in (p.dari, p.ke)
     group by p.kategori
  )
  select coalesce(g.kategori, p.kategori), coalesce(g.baris, 0), coalesce(g.masuk, 0), coalesce(g.keluar, 0), coalesce(p.jumlah, 0),
         coalesce(g.masuk, 0) - coalesce(g.keluar, 0) + coalesce(p.jumlah, 0)
    from gerak g full join pindah p on p.kategori = g.kategori
   order by 1
$$;
grant execute on function sisa_kategori(text, date, text) to mustika_app, mustika_report, mustika_buku;

-- Both drawers are locked in the order of their names, then everything the requester saw is asked again.
create function catat_baris_pengalihan_saldo(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  pemberi text;
  ada bigint;
begin
  for r in select * from jsonb_populate_recordset(null::pengalihan_saldo, baris) loop
    perform 1 from saldo_uang s where s.kode_toko = toko and s.akun = 'KAS' and s.dimensi in (r.dari, r.ke) order by s.dimensi for update;
    if r.cara = 'KATEGORI' and r.jumlah is distinct from
       (select k.sisa from sisa_kategori(toko, r.tanggal, r.dari) k where k.kategori = r.kategori) then
      perform tolak('SALDO_KATEGORI_BERUBAH', jsonb_build_object('kasir', r.dari, 'kategori', r.kategori));
    end if;
    pemberi := case when r.jumlah > 0 then r.dari else r.ke end;
    select s.saldo into ada from saldo_uang s where s.kode_toko = toko and s.akun = 'KAS' and s.dimensi = pemberi;
    if coalesce(ada, 0) < abs(r.jumlah) then
      perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', pemberi, 'saldo', coalesce(ada, 0), 'jumlah', abs(r.jumlah)));
    end if;
    insert into pengalihan_saldo (kode_toko, no_dokumen, tanggal, cara, dari, ke, kategori, baris, jumlah, keterangan, user_id)
      values (toko, no_dok, r.tanggal, r.cara, r.dari, r.ke, r.kategori, r.baris, r.jumlah, r.keterangan, r.user_id);
  end loop;
end $$;
insert into penulis values ('pengalihan_saldo');

-- A handing-over is its one transfer: these drawers, this amount, that way.
create function invarian_pengalihan_saldo() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'PENGALIHAN_SALDO', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'jumlah', p.jumlah)
    from pengalihan_saldo p
   where not exists (select from buku_uang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = 1
            and b.dari_akun = 'KAS' and b.ke_akun = 'KAS' and b.jumlah = abs(p.jumlah)
            and b.dari_dimensi = case when p.jumlah > 0 then p.dari else p.ke end
            and b.ke_dimensi = case when p.jumlah > 0 then p.ke else p.dari end)
      or (select count(*) from buku_uang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = 1) <> 1
$$;
revoke execute on function invarian_pengalihan_saldo() from public;
