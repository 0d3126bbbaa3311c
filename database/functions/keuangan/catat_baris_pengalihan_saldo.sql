-- Both drawers are locked in the order of their names, then everything the requester saw is asked again.
create or replace function catat_baris_pengalihan_saldo(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
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
