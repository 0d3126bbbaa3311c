-- Validation of money that did not go through a drawer: receipts of a rekening are ticked when the bank's statement shows
-- them; a card machine's receivable then becomes money in the bank, less the acquirer's fee (MDR). Domain 12.4 (FEE_KARTU).

-- What the bank paid more or less than the books expected.
insert into peran_akun (akun, sisi) values ('SELISIH_BANK', 'D');
insert into akun (nomor_akun, nama_akun, sisi, laporan) values ('530700', 'SELISIH BANK', 'D', 'LABA_RUGI') on conflict do nothing;
insert into akun_bawaan (peran, nomor_akun) values ('SELISIH_BANK', '530700');
select tambah_jurnal_bawaan('VALIDASI_NON_CASH', array['PIUTANG_EDC'], array['BANK', 'BEBAN_MDR', 'SELISIH_BANK'], array['PIUTANG_EDC', 'SELISIH_BANK']);
select tambah_jurnal_bawaan('VALIDASI_NON_CASH', array['BANK'], array['BANK', 'SELISIH_BANK'], array['BANK', 'SELISIH_BANK']);
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  values ('*', '*', 'SELISIH_BANK', 'DEBET'), ('*', '*', 'SELISIH_BANK', 'KREDIT');
select isi_bawaan_toko(kode_toko) from toko;

create table validasi_non_cash (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tempat text not null check (tempat in ('BANK', 'PIUTANG_EDC')),
  no_rekening text not null,
  -- The line of the statement: its day and its words.
  tgl_bank date not null,
  referensi text,
  -- What the receipts come to, what the acquirer kept, what arrived, and what is missing (below zero: too much).
  jumlah rupiah not null,
  mdr rupiah not null check (mdr >= 0),
  diterima rupiah not null,
  selisih rupiah not null,
  keterangan text,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint validasi_jumlah check (jumlah = mdr + diterima + selisih),
  constraint validasi_mdr check (tempat = 'PIUTANG_EDC' or mdr = 0)
);
create index validasi_non_cash_hari on validasi_non_cash (kode_toko, tanggal);

-- A receipt is what one event of a document brought to one rekening, or took away again when it was reversed.
create table validasi_non_cash_baris (
  kode_toko text not null,
  no_dokumen text not null,
  no_asal text not null,
  peristiwa_asal smallint not null,
  tempat text not null,
  no_rekening text not null,
  jumlah rupiah not null check (jumlah <> 0),
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, no_asal, peristiwa_asal),
  foreign key (kode_toko, no_dokumen) references validasi_non_cash,
  foreign key (kode_toko, no_asal, peristiwa_asal) references peristiwa
);
-- Once, whoever ticks it.
create unique index uq_non_cash_sekali on validasi_non_cash_baris (kode_toko, no_asal, peristiwa_asal, tempat, no_rekening) where not batal;

do $$
declare t text;
begin
  foreach t in array array['validasi_non_cash', 'validasi_non_cash_baris'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (batal) on validasi_non_cash_baris to mustika_buku;
create index buku_uang_bank on buku_uang (kode_toko, ke_dimensi, tanggal) where ke_akun in ('BANK', 'PIUTANG_EDC');

-- Receipts of a period with the fee the acquirer is expected to keep. Taken back before it was validated, a receipt and
-- its reversal are both gone; taken back after, the reversal is a receipt below zero that the bank will show too.
create function terima_non_cash(toko text, dari date, sampai date)
returns table (no_dokumen text, peristiwa smallint, tanggal date, waktu timestamptz, jenis_dokumen text, kategori text, tempat text,
  no_rekening text, jumlah bigint, mdr bigint, no_validasi text) language sql stable as $$
  with gerak as (
    select g.no_dokumen, g.peristiwa, g.tanggal, min(g.kategori) as kategori, g.akun, g.dimensi, sum(g.masuk - g.keluar)::bigint as jumlah
      from gerak_uang g
     where g.kode_toko = toko and g.akun in ('BANK', 'PIUTANG_EDC') and g.tanggal between dari and sampai
     group by g.no_dokumen, g.peristiwa, g.tanggal, g.akun, g.dimensi
  )
  select g.no_dokumen, g.peristiwa, g.tanggal, e.waktu, d.jenis, g.kategori, g.akun, g.dimensi, g.jumlah,
         case when g.akun = 'PIUTANG_EDC' and g.jumlah > 0 then
           coalesce((select sum(y.fee)::bigint from penjualan_bayar y
                      where y.kode_toko = toko and y.no_faktur_group = g.no_dokumen and y.no_rekening = g.dimensi
                        and y.jenis in ('DEBET', 'CREDIT')),
                    (select g.jumlah * r.fee_persen / 100000 from rekening r where r.kode_toko = toko and r.no_rekening = g.dimensi), 0)
           else 0 end,
         v.no_dokumen
    from gerak g
    join dokumen d on d.kode_toko = toko and d.no_dokumen = g.no_dokumen and d.jenis <> 'validasi_non_cash'
    join peristiwa e on e.kode_toko = toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
    left join validasi_non_cash_baris v on v.kode_toko = toko and not v.batal and v.no_asal = g.no_dokumen
         and v.peristiwa_asal = g.peristiwa and v.tempat = g.akun and v.no_rekening = g.dimensi
   where v.no_dokumen is not null
      or (g.jumlah > 0 and e.membalik is null
          and not exists (select from peristiwa r where r.kode_toko = toko and r.no_dokumen = g.no_dokumen and r.membalik = g.peristiwa))
      or (g.jumlah < 0 and e.membalik is not null
          and exists (select from validasi_non_cash_baris a where a.kode_toko = toko and not a.batal and a.no_asal = g.no_dokumen
                         and a.peristiwa_asal = e.membalik and a.tempat = g.akun and a.no_rekening = g.dimensi))
$$;
grant execute on function terima_non_cash(text, date, date) to mustika_app, mustika_report, mustika_buku;

create function catat_baris_validasi_non_cash(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into validasi_non_cash (kode_toko, no_dokumen, tanggal, tempat, no_rekening, tgl_bank, referensi, jumlah, mdr, diterima, selisih,
      keterangan, user_id)
    select toko, no_dok, x.tanggal, x.tempat, x.no_rekening, x.tgl_bank, x.referensi, x.jumlah, x.mdr, x.diterima, x.selisih,
      x.keterangan, x.user_id
    from jsonb_populate_recordset(null::validasi_non_cash, baris) x;
end $$;

-- Each receipt is asked for again: still there, as much as the screen showed, and ticked by nobody else.
create function catat_baris_validasi_non_cash_baris(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select x.*, t.jumlah as ada, t.no_validasi from jsonb_populate_recordset(null::validasi_non_cash_baris, baris) x
             left join peristiwa e on e.kode_toko = toko and e.no_dokumen = x.no_asal and e.urut = x.peristiwa_asal
             left join lateral terima_non_cash(toko, e.tanggal, e.tanggal) t on t.no_dokumen = x.no_asal and t.peristiwa = x.peristiwa_asal
                  and t.tempat = x.tempat and t.no_rekening = x.no_rekening
            order by x.no_asal, x.peristiwa_asal loop
    if r.no_validasi is not null then perform tolak('NON_CASH_SUDAH_VALID', jsonb_build_object('no_dokumen', r.no_asal)); end if;
    if r.ada is distinct from r.jumlah then perform tolak('NON_CASH_BERUBAH', jsonb_build_object('no_dokumen', r.no_asal)); end if;
    insert into validasi_non_cash_baris (kode_toko, no_dokumen, no_asal, peristiwa_asal, tempat, no_rekening, jumlah)
      values (toko, no_dok, r.no_asal, r.peristiwa_asal, r.tempat, r.no_rekening, r.jumlah);
  end loop;
exception when unique_violation then
  perform tolak('NON_CASH_SUDAH_VALID', '{}');
end $$;

-- A receipt whose taking back was validated too stays validated.
create function catat_baris_validasi_non_cash_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  if exists (select from validasi_non_cash_baris v
               join peristiwa r on r.kode_toko = toko and r.no_dokumen = v.no_asal and r.membalik = v.peristiwa_asal
               join validasi_non_cash_baris b on b.kode_toko = toko and b.no_asal = r.no_dokumen and b.peristiwa_asal = r.urut
                    and b.tempat = v.tempat and b.no_rekening = v.no_rekening and not b.batal and b.no_dokumen <> no_dok
              where v.kode_toko = toko and v.no_dokumen = no_dok) then
    perform tolak('NON_CASH_KEMBALI_VALID', jsonb_build_object('no_dokumen', no_dok));
  end if;
  update validasi_non_cash_baris v set batal = true where v.kode_toko = toko and v.no_dokumen = no_dok;
end $$;
insert into penulis values ('validasi_non_cash'), ('validasi_non_cash_baris'), ('validasi_non_cash_batal');

-- The last 30 days are asked about at closing: what the bank never paid is worth a reason.
create function tutup_periksa_non_cash(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'NON_CASH', 'Non cash belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-non-cash',
         to_jsonb((array_agg(t.no_dokumen || ' · ' || t.no_rekening || ' · ' || t.jumlah order by t.waktu))[1:20])
    from (select max(h.tanggal) as hari from hari_toko h where h.kode_toko = w ->> 'toko') h,
         terima_non_cash(w ->> 'toko', h.hari - 30, h.hari) t
   where t.no_validasi is null
     and exists (select from para_system p where p.kode_toko = w ->> 'toko' and p.key = 'VALIDASI_NON_CASH_MODULE' and lower(p.value) <> 'false')
  having count(*) > 0
$$;

-- A validation is the sum of its receipts, and each of them is what its event brought.
create function invarian_validasi_non_cash() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'VALIDASI_NON_CASH', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'jumlah', v.jumlah, 'baris', b.jumlah)
    from validasi_non_cash v
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as jumlah from validasi_non_cash_baris b group by 1, 2) b
      on b.kode_toko = v.kode_toko and b.no_dokumen = v.no_dokumen
   where b.jumlah is distinct from v.jumlah::numeric
  union all
  select 'TERIMA_NON_CASH', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'no_asal', b.no_asal, 'jumlah', b.jumlah)
    from validasi_non_cash_baris b
   where b.jumlah is distinct from (select sum(g.masuk - g.keluar) from gerak_uang g
           where g.kode_toko = b.kode_toko and g.no_dokumen = b.no_asal and g.peristiwa = b.peristiwa_asal and g.akun = b.tempat
             and g.dimensi = b.no_rekening)::numeric
  union all
  select 'VALIDASI_BATAL', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen)
    from validasi_non_cash_baris b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
   where b.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_validasi_non_cash() from public;
