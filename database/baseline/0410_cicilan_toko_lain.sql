-- Instalments that are paid in another store of the chain: the store that takes the money has a document of its own, the plan's store
-- its payment, both of one transaction. They are joined by the plan and what was paid of it before, which one living payment has.
-- docs/decisions/0055.
alter table bayar_cicilan
  -- The store that took the money; nothing where it was paid at home.
  add column toko_bayar text references toko,
  add constraint bayar_cicilan_toko_lain check (toko_bayar <> kode_toko);
select pasang_penulis('bayar_cicilan');

create table terima_cicilan (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  toko_cicilan text not null references toko,
  no_cicilan text not null,
  nama_customer text not null,
  cara text not null check (cara in ('ANGSURAN', 'LUNAS_CEPAT')),
  kasir text not null,
  -- What was paid of the plan before.
  terbayar rupiah not null check (terbayar >= 0),
  jumlah rupiah not null check (jumlah > 0),
  denda rupiah not null check (denda >= 0),
  sisa rupiah not null check (sisa >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint terima_cicilan_dari_lain check (toko_cicilan <> kode_toko)
);
create index terima_cicilan_hari on terima_cicilan (kode_toko, tanggal);
create index terima_cicilan_cicilan on terima_cicilan (kode_toko, no_cicilan);

create table terima_cicilan_uang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null check (arah = 'MASUK'),
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER')),
  no_rekening text,
  jumlah rupiah not null check (jumlah > 0),
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0 check (fee >= 0),
  fee_ditanggung text not null default 'TOKO' check (fee_ditanggung in ('TOKO', 'PELANGGAN')),
  kartu_akhir text check (kartu_akhir ~ '^[0-9]{4}$'),
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  foreign key (kode_toko, no_dokumen) references terima_cicilan,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint terima_cicilan_uang_rekening check ((jenis = 'CASH') = (no_rekening is null)),
  constraint terima_cicilan_uang_diterima check (diterima >= jumlah and (jenis = 'CASH' or diterima = jumlah))
);

do $$
declare t text;
begin
  foreach t in array array['terima_cicilan', 'terima_cicilan_uang'] loop
    perform pasang_rls(t::regclass, 'select');
    perform pasang_penulis(t::regclass);
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;

-- A payment in another store has its money there.
select ubah_fungsi('invarian_cicilan()', $l$from bayar b where b.uang is distinct from (b.jumlah + b.denda)::numeric$l$,
  $b$from bayar b where b.uang is distinct from (case when b.toko_bayar is null then b.jumlah + b.denda end)::numeric$b$);

-- What one store took is what the plan of the other counts as paid, as much, in the same state, and its money is all there.
create function invarian_terima_cicilan() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'TERIMA_CICILAN', di, jsonb_build_object('no_cicilan', no_cicilan,
         'terbayar', terbayar, 'terima', t.banyak, 'bayar', b.banyak)
    from (select x.kode_toko as di, x.toko_cicilan as milik, x.no_cicilan, x.terbayar::bigint, d.status, x.cara, x.jumlah::bigint, x.denda::bigint,
                 x.sisa::bigint, count(*) as banyak
            from terima_cicilan x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
           group by 1, 2, 3, 4, 5, 6, 7, 8, 9) t
    full join (select x.toko_bayar as di, x.kode_toko as milik, x.no_cicilan, x.terbayar::bigint, d.status, x.cara, x.jumlah::bigint,
                      x.denda::bigint, x.sisa::bigint, count(*) as banyak
                 from bayar_cicilan x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
                where x.toko_bayar is not null
                group by 1, 2, 3, 4, 5, 6, 7, 8, 9) b using (di, milik, no_cicilan, terbayar, status, cara, jumlah, denda, sisa)
   where t.banyak is distinct from b.banyak
  union all
  select 'TERIMA_CICILAN', x.kode_toko, jsonb_build_object('no_dokumen', x.no_dokumen, 'jumlah', x.jumlah)
    from terima_cicilan x
   where (select sum(u.jumlah) from terima_cicilan_uang u where u.kode_toko = x.kode_toko and u.no_dokumen = x.no_dokumen)
         is distinct from (x.jumlah + x.denda)::numeric
$$;
revoke execute on function invarian_terima_cicilan() from public;
