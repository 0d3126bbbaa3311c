-- The head says what the living rows come to.
create or replace function segarkan_hutang(toko text, no text) returns void language plpgsql as $$
declare
  g record;
  akhir record;
  pindah smallint;
begin
  select max(x.urut) into pindah from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal and x.bulan > 0;
  select coalesce(sum(x.bulan), 0) as bulan, coalesce(sum(x.bunga::bigint + x.potongan_bunga), 0) as bunga,
         coalesce(sum(x.denda::bigint + x.potongan_denda) filter (where x.urut > coalesce(pindah, 0)), 0) as denda,
         coalesce(sum(x.kelebihan), 0) as kelebihan, coalesce(sum(x.akrual::bigint + x.akrual_hapus), 0) as akrual, max(x.tgl_jatuh_tempo) filter (where x.urut = pindah) as tempo, max(x.tanggal) filter (where x.urut = pindah) as lunas
    into g from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal;
  select x.jenis, x.tanggal, x.no_dokumen into akhir from hutang_gerak x
   where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal and x.jenis in ('LUNAS', 'PEREMAJAAN', 'LELANG');
  update hutang h set bulan_tempo = h.lama_pinjam + g.bulan, bunga_dibayar = g.bunga, denda_dibayar = g.denda, denda_lunas = g.lunas,
         tgl_jatuh_tempo = coalesce(g.tempo, h.tempo_awal), tutup = akhir.jenis, tgl_lunas = akhir.tanggal,
         no_faktur_baru = case akhir.jenis when 'PEREMAJAAN' then akhir.no_dokumen end, kelebihan = g.kelebihan,
         bunga_akrual = coalesce((select sum(a.jumlah::bigint) from hutang_akrual a
           where a.kode_toko = toko and a.no_faktur_hutang = no and not a.batal), 0) - g.akrual
   where h.kode_toko = toko and h.no_faktur_hutang = no;
end $$;
