-- Writers of plans. A plan is made, cancelled and forfeited by events of its own; it is paid by a payment and used up by a sale,
-- inside their events, which move the plan on too, in the same transaction.

-- One step of a document inside the event of another one, by compare-and-set: that one's day, user and moment, its number as
-- reason. False when it is not as it was seen.
create function langkah_dokumen(toko text, no text, p_jenis text, p_transisi text, p_status text, dari text[], lihat smallint,
  no_dok text, ke smallint) returns boolean language plpgsql as $$
declare urutan smallint;
begin
  update dokumen d set status = p_status, peristiwa = d.peristiwa + 1
   where d.kode_toko = toko and d.no_dokumen = no and d.jenis = p_jenis and d.status = any (dari)
     and (lihat is null or d.peristiwa = lihat)
   returning d.peristiwa into urutan;
  if not found then return false; end if;
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
    select toko, no, urutan, p_transisi, p_status, p.tanggal, p.user_id, p.waktu, no_dok
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
  return true;
end $$;
create or replace function langkah_titipan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
returns void language plpgsql as $$
begin
  if not langkah_dokumen(toko, no, 'titipan', p_transisi, p_status, dari, lihat, no_dok, ke) then
    perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
  end if;
end $$;
create function langkah_cicilan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
returns void language plpgsql as $$
begin
  if not langkah_dokumen(toko, no, 'cicilan', p_transisi, p_status, dari, lihat, no_dok, ke) then
    perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no));
  end if;
end $$;

-- Moves a plan and says why; nothing is paid twice and nobody pays out more than there is.
create function gerak_cicilan(toko text, no text, p_jenis text, p_bayar bigint, p_rabat bigint, p_margin bigint, p_jumlah bigint,
  p_ppn bigint, no_dok text, ke smallint) returns void language plpgsql as $$
begin
  if p_bayar = 0 and p_margin = 0 and p_jumlah = 0 and p_ppn = 0 then return; end if;
  update cicilan c set terbayar = c.terbayar + p_bayar, rabat = c.rabat + p_rabat, margin_diakui = c.margin_diakui + p_margin,
         saldo = c.saldo + p_jumlah, ppn = c.ppn + p_ppn
   where c.kode_toko = toko and c.no_cicilan = no and (c.no_faktur_tunggu is null or c.no_faktur_tunggu = no_dok);
  if not found then perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no)); end if;
  insert into cicilan_gerak (kode_toko, no_cicilan, urut, tanggal, jenis, bayar, rabat, margin, jumlah, ppn, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from cicilan_gerak g where g.kode_toko = toko and g.no_cicilan = no), 0) + 1,
           p.tanggal, p_jenis, p_bayar, p_rabat, p_margin, p_jumlah, p_ppn, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no));
end $$;

create function catat_baris_cicilan_gerak(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform gerak_cicilan(toko, no_dok, x.jenis, 0, 0, coalesce(x.margin, 0), x.jumlah, coalesce(x.ppn, 0), no_dok, ke)
    from jsonb_to_recordset(baris) as x(jenis text, margin bigint, jumlah bigint, ppn bigint);
end $$;

-- A payment, inside its own event: `lihat` is the plan's event as it was seen.
create function catat_baris_cicilan_terima(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_cicilan text, lihat smallint, lunas boolean, jenis text, bayar bigint,
             rabat bigint, margin bigint, ppn bigint) loop
    perform langkah_cicilan(toko, r.no_cicilan, case when r.lunas then 'lunas' else 'bayar' end,
      case when r.lunas then 'LUNAS' else 'DONE' end, array['DONE'], r.lihat, no_dok, ke);
    perform gerak_cicilan(toko, r.no_cicilan, r.jenis, r.bayar, r.rabat, r.margin, r.bayar - r.margin, r.ppn, no_dok, ke);
  end loop;
end $$;

-- The way back of a payment, of the last one only: what a month earned depends on what was paid before it.
create function catat_baris_cicilan_batal_terima(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  b bayar_cicilan;
  g cicilan_gerak;
begin
  select x.* into b from bayar_cicilan x where x.kode_toko = toko and x.no_dokumen = no_dok;
  perform from cicilan c where c.kode_toko = toko and c.no_cicilan = b.no_cicilan and c.terbayar = b.terbayar + b.jumlah for update;
  if not found then perform tolak('CICILAN_BUKAN_TERAKHIR', jsonb_build_object('no_cicilan', b.no_cicilan)); end if;
  select x.* into g from cicilan_gerak x
   where x.kode_toko = toko and x.no_cicilan = b.no_cicilan and x.no_dokumen = no_dok and x.jenis in ('BAYAR', 'LUNAS_CEPAT');
  perform langkah_cicilan(toko, b.no_cicilan, 'batal_bayar', 'DONE', array['DONE', 'LUNAS'], null, no_dok, ke);
  perform gerak_cicilan(toko, b.no_cicilan, 'BATAL_BAYAR', -g.bayar::bigint, -g.rabat::bigint, -g.margin::bigint, -g.jumlah::bigint,
    -g.ppn::bigint, no_dok, ke);
end $$;

-- Handing over. Rows: no_cicilan, lihat, dipakai, kembali and their tax, posting. A sale that waits for its validation reserves
-- the plan, one that posts uses it up.
create function catat_baris_cicilan_ambil(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_cicilan text, lihat smallint, dipakai bigint, kembali bigint,
             ppn_dipakai bigint, ppn_kembali bigint, posting boolean) loop
    perform langkah_cicilan(toko, r.no_cicilan, case when r.posting then 'ambil' else 'tunggu' end,
      case when r.posting then 'CLOSE' else 'LUNAS' end, array['LUNAS'], r.lihat, no_dok, ke);
    insert into cicilan_ambil (kode_toko, no_faktur_group, no_cicilan, dipakai, kembali, ppn_dipakai, ppn_kembali, diposting)
      values (toko, no_dok, r.no_cicilan, r.dipakai, r.kembali, r.ppn_dipakai, r.ppn_kembali, r.posting)
      on conflict (kode_toko, no_faktur_group) do update set diposting = excluded.diposting;
    update cicilan c set no_faktur_tunggu = case when r.posting then null else no_dok end
     where c.kode_toko = toko and c.no_cicilan = r.no_cicilan and coalesce(c.no_faktur_tunggu, no_dok) = no_dok;
    if not found then perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', r.no_cicilan)); end if;
    if r.posting then
      perform gerak_cicilan(toko, r.no_cicilan, 'AMBIL', 0, 0, 0, -r.dipakai, -r.ppn_dipakai, no_dok, ke);
      perform gerak_cicilan(toko, r.no_cicilan, 'KELEBIHAN', 0, 0, 0, -r.kembali, -r.ppn_kembali, no_dok, ke);
    end if;
  end loop;
end $$;

-- The way back of a sale that handed over.
create function catat_baris_cicilan_batal_ambil(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare a cicilan_ambil;
begin
  for a in select x.* from cicilan_ambil x where x.kode_toko = toko and x.no_faktur_group = no_dok and not x.batal loop
    perform langkah_cicilan(toko, a.no_cicilan, case when a.diposting then 'batal_ambil' else 'lepas' end, 'LUNAS',
      array['LUNAS', 'CLOSE'], null, no_dok, ke);
    update cicilan c set no_faktur_tunggu = null where c.kode_toko = toko and c.no_cicilan = a.no_cicilan;
    if a.diposting then
      perform gerak_cicilan(toko, a.no_cicilan, 'BATAL_AMBIL', 0, 0, 0, a.dipakai::bigint, a.ppn_dipakai::bigint, no_dok, ke);
      perform gerak_cicilan(toko, a.no_cicilan, 'BATAL_KELEBIHAN', 0, 0, 0, a.kembali::bigint, a.ppn_kembali::bigint, no_dok, ke);
    end if;
    update cicilan_ambil x set batal = true where x.kode_toko = toko and x.no_faktur_group = no_dok;
  end loop;
end $$;
insert into penulis values ('cicilan_gerak'), ('cicilan_terima'), ('cicilan_batal_terima'), ('cicilan_ambil'), ('cicilan_batal_ambil');
