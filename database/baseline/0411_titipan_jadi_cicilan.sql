-- A deposit becomes a plan of instalments: its money is part of the down payment, its pieces wait on where they lie, and the plan that
-- takes it over closes it inside its own event. Until something is paid on the plan, a cancellation on its day is the way back.
-- docs/decisions/0055.
alter table cicilan
  add column no_titipan text,
  -- What of the down payment the deposit held, and what of that was remitted.
  add column dari_titipan rupiah not null default 0,
  add column ppn_titipan rupiah not null default 0,
  add foreign key (kode_toko, no_titipan) references titipan,
  add constraint cicilan_titipan check (
    dari_titipan between 0 and dp and ppn_titipan between 0 and dari_titipan and (no_titipan is not null or dari_titipan = 0));
create index cicilan_no_titipan on cicilan (kode_toko, no_titipan) where no_titipan is not null;
select pasang_penulis('cicilan', '{terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu}');

alter table titipan_barang
  drop constraint titipan_barang_keadaan_check, drop constraint titipan_barang_diambil,
  add constraint titipan_barang_keadaan_check check (keadaan in ('DITITIP', 'DIAMBIL', 'KEMBALI', 'DICICIL')),
  add constraint titipan_barang_diambil check (keadaan not in ('DIAMBIL', 'DICICIL') or no_faktur_jual is not null);
alter table titipan_gerak
  drop constraint titipan_gerak_jenis_check, drop constraint titipan_gerak_arah,
  add constraint titipan_gerak_jenis_check
    check (jenis in ('MASUK', 'TAMBAH', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL', 'CICILAN', 'BATAL_CICILAN')),
  add constraint titipan_gerak_arah
    check ((jumlah > 0) = (jenis in ('MASUK', 'TAMBAH', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL_CICILAN')));

-- Writer: the deposit of a new plan. Rows: no_titipan, lihat (its event as the plan saw it), jumlah, ppn, barang.
create function catat_baris_titipan_alih(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  banyak integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_titipan text, lihat smallint, jumlah bigint, ppn bigint, barang text[]) loop
    perform langkah_titipan(toko, r.no_titipan, 'alih', 'CLOSE', array['DONE'], r.lihat, no_dok, ke);
    update titipan_barang l set keadaan = 'DICICIL', no_faktur_jual = no_dok
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.no_faktur_jual is null;
    get diagnostics banyak = row_count;
    if banyak <> cardinality(r.barang) then
      perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan));
    end if;
    perform gerak_titipan(toko, r.no_titipan, 'CICILAN', -r.jumlah, -r.ppn, no_dok, ke);
    perform from titipan t where t.kode_toko = toko and t.no_titipan = r.no_titipan and t.saldo = 0 and t.ppn = 0;
    if not found then perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan)); end if;
  end loop;
end $$;

-- The way back: the deposit is what it was, to the rupiah and the piece.
create function catat_baris_titipan_batal_alih(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare c cicilan;
begin
  select x.* into c from cicilan x where x.kode_toko = toko and x.no_cicilan = no_dok;
  -- Only of a plan on which nothing is paid: what was paid since goes back to nobody's deposit.
  if c.no_titipan is null or c.terbayar <> 0 or c.rabat <> 0 then
    perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no_dok));
  end if;
  perform langkah_titipan(toko, c.no_titipan, 'batal_alih', 'DONE', array['CLOSE'], null, no_dok, ke);
  perform gerak_titipan(toko, c.no_titipan, 'BATAL_CICILAN', c.dari_titipan::bigint, c.ppn_titipan::bigint, no_dok, ke);
  update titipan_barang l set keadaan = 'DITITIP', no_faktur_jual = null
   where l.kode_toko = toko and l.no_titipan = c.no_titipan and l.keadaan = 'DICICIL' and l.no_faktur_jual = no_dok;
end $$;
insert into penulis (nama) values ('titipan_alih'), ('titipan_batal_alih');

-- What came over the counter is the down payment less what the deposit held; what the deposit gave is what the plan says.
select ubah_fungsi('invarian_cicilan()',
$l$   where (l.total, l.berat, l.banyak, y.jumlah) is distinct from (p.total::numeric, p.berat::numeric, p.jumlah_barang::bigint, p.dp::numeric)$l$,
$b$   where (l.total, l.berat, l.banyak, coalesce(y.jumlah, 0))
           is distinct from (p.total::numeric, p.berat::numeric, p.jumlah_barang::bigint, (p.dp - p.dari_titipan)::numeric)
  union all
  select 'TITIPAN_CICILAN', coalesce(p.kode_toko, g.kode_toko), jsonb_build_object('no_cicilan', coalesce(p.no_cicilan, g.no_dokumen),
         'no_titipan', coalesce(p.no_titipan, g.no_titipan), 'cicilan', p.dari_titipan, 'titipan', g.jumlah)
    from (select x.* from plan x where x.dari_titipan > 0) p
    full join (select x.kode_toko, x.no_titipan, x.no_dokumen, -x.jumlah::bigint as jumlah, -x.ppn::bigint as ppn
                 from titipan_gerak x where x.jenis = 'CICILAN') g
      on g.kode_toko = p.kode_toko and g.no_titipan = p.no_titipan and g.no_dokumen = p.no_cicilan
   where (p.dari_titipan::bigint, p.ppn_titipan::bigint) is distinct from (g.jumlah, g.ppn)$b$);
