-- A month of lateness is owed once. It begins the day after the due date and every month later, as the deed counts months, and nobody
-- moves a due date before every month that had begun is settled: so what was begun by the day of the last extension (denda_lunas) is
-- settled wherever that put the due date. Before, the fee was counted anew from the new date. Domain R5.7a; docs/decisions/0051.
alter table hutang add column denda_lunas date;
grant update (denda_lunas) on hutang to mustika_buku;
select pasang_penulis('hutang', '{bunga_dibayar,denda_dibayar,denda_lunas,tutup,tgl_lunas,no_faktur_baru,kelebihan,bunga_akrual}');

-- What bulanLewat and dendaSampai of bunga-berjalan.rule.ts say, for lists and reports.
create function bulan_telat(tempo date, basis text, sampai date) returns integer language sql immutable parallel safe as $$
  select case when sampai <= tempo then 0
    when basis = '30_HARI' then (sampai - tempo + 29) / 30
    else m + case when (tempo + make_interval(months => m))::date < sampai then 1 else 0 end end
    from (values ((extract(year from sampai) - extract(year from tempo)) * 12 + extract(month from sampai) - extract(month from tempo))) v (x),
         lateral (select v.x::integer as m) b
$$;
create function bulan_denda(tempo date, basis text, lunas date, sampai date) returns integer language sql immutable parallel safe as $$
  select greatest(0, bulan_telat(tempo, basis, sampai) - case when lunas is null then 0 else bulan_telat(tempo, basis, lunas) end)
$$;
drop function denda_hutang(bigint, integer, bigint, integer);
create function denda_hutang(pokok bigint, denda integer, bulat bigint, bulan integer) returns bigint
language sql immutable parallel safe as $$
  select (ceil(ceil(pokok::numeric * denda / 100000) * bulan / bulat) * bulat)::bigint
$$;

select ubah_fungsi('segarkan_hutang(text,text)'::regprocedure, 'max(x.tgl_jatuh_tempo) filter (where x.urut = pindah) as tempo',
  'max(x.tgl_jatuh_tempo) filter (where x.urut = pindah) as tempo, max(x.tanggal) filter (where x.urut = pindah) as lunas');
select ubah_fungsi('segarkan_hutang(text,text)'::regprocedure, 'denda_dibayar = g.denda,', 'denda_dibayar = g.denda, denda_lunas = g.lunas,');
do $$
declare semula text := current_setting('app.lintas', true);
begin
  perform set_config('app.lintas', 'on', true);
  update hutang h set denda_lunas = g.tanggal
    from (select distinct on (x.kode_toko, x.no_faktur_hutang) x.kode_toko, x.no_faktur_hutang, x.tanggal from hutang_gerak x
           where not x.batal and x.bulan > 0 order by x.kode_toko, x.no_faktur_hutang, x.urut desc) g
   where g.kode_toko = h.kode_toko and g.no_faktur_hutang = h.no_faktur_hutang;
  perform set_config('app.lintas', coalesce(semula, ''), true);
end $$;

-- Every term of a deed that money follows is proven: the due date and what is settled of the late fee by the rows, the first due
-- date and the rate by what else the deed says.
select ubah_fungsi('invarian_hutang()'::regprocedure, $l$  -- The pieces weigh what the deed says,$l$, $b$  select 'KEPALA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'jatuh_tempo', h.tgl_jatuh_tempo,
         'denda_dibayar', h.denda_dibayar, 'denda_lunas', h.denda_lunas)
    from h
    left join lateral (select x.urut, x.tgl_jatuh_tempo, x.tanggal from g x
           where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang and x.bulan > 0 order by x.urut desc limit 1) p on true
   where h.tgl_jatuh_tempo <> coalesce(p.tgl_jatuh_tempo, h.tempo_awal) or h.denda_lunas is distinct from p.tanggal
      or h.denda_dibayar <> (select coalesce(sum(x.denda::bigint + x.potongan_denda), 0) from g x
           where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang and x.urut > coalesce(p.urut, 0))
  union all
  select 'SYARAT_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'bunga', h.bunga, 'bunga_rp', h.bunga_rp,
         'tempo_awal', h.tempo_awal)
    from h
   where h.bunga_rp <> ceil(h.jumlah_hutang::numeric * h.bunga / 100000 / h.pembulatan) * h.pembulatan
      or h.tempo_awal <> case h.basis_tempo when '30_HARI' then h.tanggal + 30 * h.lama_pinjam
                           else (h.tanggal + make_interval(months => h.lama_pinjam))::date end
  union all
  -- The pieces weigh what the deed says,$b$);
