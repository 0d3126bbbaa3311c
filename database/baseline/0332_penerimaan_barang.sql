-- What a supplier delivered: by karat group and kind, as his invoice says it and as our scale says it. What was weighed is ours
-- and owed for from then on; until it wears tags it lies on an account of its own. docs/decisions/0046. Domain 12.4, 13.2, R8.2.
insert into akun (nomor_akun, nama_akun, sisi, laporan, manual, golongan)
  values ('130150', 'BARANG DITERIMA BELUM BERLABEL', 'D', 'NERACA', false, 'PERSEDIAAN_TOKO');
insert into peran_akun (akun, sisi, golongan, manual) values
  ('PERSEDIAAN_TERIMA', 'D', 'PERSEDIAAN_TOKO', false), ('PPH_DIMUKA', 'D', 'PAJAK_DIMUKA', true);
insert into akun_bawaan (peran, nomor_akun) values ('PERSEDIAAN_TERIMA', '130150'), ('PPH_DIMUKA', '140100');
select isi_bawaan_toko(kode_toko) from toko;

create table penerimaan_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  no_faktur_supplier text not null,
  tgl_faktur date not null,
  jatuh_tempo date,
  -- Number of the faktur pajak: with it the pieces are taxed at the lower rate when they are sold. Domain 13.2.
  no_faktur_masukan text,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat_faktur miligram not null check (berat_faktur > 0),
  berat miligram not null check (berat > 0),
  nilai_faktur rupiah not null check (nilai_faktur > 0),
  -- PPN of this trade is not credited: it is part of what the goods cost. Domain 13.3.
  ppn_faktur rupiah not null check (ppn_faktur >= 0),
  -- PPh 22 that the supplier collects is ours, paid beforehand. Domain 13.5.
  pph22_faktur rupiah not null check (pph22_faktur >= 0),
  total_faktur rupiah not null,
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_supplier) references supplier_barang,
  constraint penerimaan_total check (total_faktur = nilai_faktur + ppn_faktur + pph22_faktur),
  constraint penerimaan_tempo check (jatuh_tempo >= tgl_faktur)
);
create unique index penerimaan_faktur on penerimaan_barang (kode_toko, kode_supplier, no_faktur_supplier) where not batal;
select pasang_rls('penerimaan_barang', 'select');
select pasang_penulis('penerimaan_barang', '{batal}');
grant update (batal) on penerimaan_barang to mustika_buku;

-- As with pieces: a shop that keeps no list of suppliers writes a name.
create function isi_supplier_penerimaan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.kode_supplier is not null then
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values (new.kode_toko, new.kode_supplier, new.kode_supplier)
      on conflict do nothing;
  end if;
  return new;
end $$;
revoke execute on function isi_supplier_penerimaan() from public;
create trigger isi_supplier before insert on penerimaan_barang for each row execute function isi_supplier_penerimaan();
alter table penerimaan_barang enable always trigger isi_supplier;

create table penerimaan_barang_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  kode_group text not null,
  kode_dept text not null references jenis,
  jumlah integer not null check (jumlah > 0),
  berat_faktur miligram not null check (berat_faktur > 0),
  berat miligram not null check (berat > 0),
  -- Price of a gram on the invoice.
  harga_faktur rupiah not null check (harga_faktur > 0),
  nilai_faktur rupiah not null check (nilai_faktur > 0),
  -- What the goods cost: their value with their share of the PPN.
  modal_terima rupiah not null,
  label_jumlah integer not null default 0 check (label_jumlah >= 0),
  label_berat miligram not null default 0 check (label_berat >= 0),
  label_modal rupiah not null default 0 check (label_modal >= 0),
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  foreign key (kode_toko, no_dokumen) references penerimaan_barang,
  foreign key (kode_toko, kode_group) references grup,
  constraint penerimaan_modal check (modal_terima >= nilai_faktur and label_modal <= modal_terima)
);
select pasang_rls('penerimaan_barang_jenis', 'select');
select pasang_penulis('penerimaan_barang_jenis', '{label_jumlah,label_berat,label_modal}');
grant update (label_jumlah, label_berat, label_modal) on penerimaan_barang_jenis to mustika_buku;

-- What an intake of pieces took of a receipt.
create table penerimaan_label (
  kode_toko text not null,
  no_dokumen text not null,
  no_penerimaan text not null,
  kode_group text not null,
  kode_dept text not null,
  jumlah integer not null check (jumlah > 0),
  berat miligram not null check (berat > 0),
  modal_terima rupiah not null check (modal_terima >= 0),
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_penerimaan, kode_group, kode_dept) references penerimaan_barang_jenis
);
create index penerimaan_label_penerimaan on penerimaan_label (kode_toko, no_penerimaan);
select pasang_rls('penerimaan_label', 'select');
grant select, insert, update (batal) on penerimaan_label to mustika_buku;

-- Writer: pieces of a receipt get their tags. What others took of it since it was looked at is refused, because the cost of the
-- pieces was worked out from what was left.
create function catat_baris_penerimaan_label(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_penerimaan text, kode_group text, kode_dept text, jumlah integer,
             berat bigint, modal_terima bigint, lihat_jumlah integer, lihat_modal bigint) order by kode_group, kode_dept loop
    update penerimaan_barang_jenis j set label_jumlah = j.label_jumlah + r.jumlah, label_berat = j.label_berat + r.berat,
           label_modal = j.label_modal + r.modal_terima
      from penerimaan_barang h
     where j.kode_toko = toko and j.no_dokumen = r.no_penerimaan and j.kode_group = r.kode_group and j.kode_dept = r.kode_dept
       and j.label_jumlah = r.lihat_jumlah and j.label_modal = r.lihat_modal
       and h.kode_toko = j.kode_toko and h.no_dokumen = j.no_dokumen and not h.batal;
    if not found then
      perform tolak('PENERIMAAN_BERUBAH', jsonb_build_object('no_penerimaan', r.no_penerimaan));
    end if;
    insert into penerimaan_label (kode_toko, no_dokumen, no_penerimaan, kode_group, kode_dept, jumlah, berat, modal_terima)
      values (toko, no_dok, r.no_penerimaan, r.kode_group, r.kode_dept, r.jumlah, r.berat, r.modal_terima);
  end loop;
end $$;

-- Writer: what an intake that is taken back took of its receipt is to be tagged again.
create function catat_baris_penerimaan_label_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update penerimaan_barang_jenis j set label_jumlah = j.label_jumlah - l.jumlah, label_berat = j.label_berat - l.berat,
         label_modal = j.label_modal - l.modal_terima
    from penerimaan_label l
   where l.kode_toko = toko and l.no_dokumen = no_dok and not l.batal and j.kode_toko = l.kode_toko
     and j.no_dokumen = l.no_penerimaan and j.kode_group = l.kode_group and j.kode_dept = l.kode_dept;
  update penerimaan_label l set batal = true where l.kode_toko = toko and l.no_dokumen = no_dok;
end $$;

-- Writer: a receipt is taken back as long as nothing of it wears a tag. Its lines are locked, so that no tag slips in between.
create function catat_baris_penerimaan_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform from penerimaan_barang_jenis j where j.kode_toko = toko and j.no_dokumen = no_dok for update;
  if exists (select from penerimaan_barang_jenis j where j.kode_toko = toko and j.no_dokumen = no_dok and j.label_jumlah > 0) then
    perform tolak('PENERIMAAN_SUDAH_BERLABEL', jsonb_build_object('no_dokumen', no_dok));
  end if;
  update penerimaan_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
insert into penulis (nama) values ('penerimaan_label'), ('penerimaan_label_batal'), ('penerimaan_batal');

-- What is still to be tagged is what was weighed less what wears tags; and the account of what lies there untagged is its cost.
create function invarian_penerimaan() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'PENERIMAAN_LABEL', j.kode_toko, jsonb_build_object('no_dokumen', j.no_dokumen, 'kode_group', j.kode_group, 'kode_dept', j.kode_dept,
         'baris', j.label_jumlah, 'label', l.jumlah)
    from penerimaan_barang_jenis j
    left join (select kode_toko, no_penerimaan, kode_group, kode_dept, sum(jumlah) as jumlah, sum(berat) as berat, sum(modal_terima) as modal
                 from penerimaan_label where not batal group by 1, 2, 3, 4) l
      on l.kode_toko = j.kode_toko and l.no_penerimaan = j.no_dokumen and l.kode_group = j.kode_group and l.kode_dept = j.kode_dept
   where j.label_jumlah <> coalesce(l.jumlah, 0) or j.label_berat <> coalesce(l.berat, 0) or j.label_modal <> coalesce(l.modal, 0)
  union all
  select 'PENERIMAAN_LABEL', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'label', l.jumlah, 'barang', b.jumlah)
    from (select kode_toko, no_dokumen, sum(jumlah) as jumlah from penerimaan_label group by 1, 2) l
    -- As the book of pieces has it: a card may say since that its piece came back from another store.
    left join (select kode_toko, no_dokumen, count(*) as jumlah from buku_barang where peristiwa = 1 group by 1, 2) b using (kode_toko, no_dokumen)
   where b.jumlah is distinct from l.jumlah
  union all
  select 'PENERIMAAN_JENIS', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'nilai', h.nilai_faktur, 'ppn', h.ppn_faktur, 'modal', sum(j.modal_terima))
    from penerimaan_barang h
    left join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
   group by h.kode_toko, h.no_dokumen, h.nilai_faktur, h.ppn_faktur, h.berat, h.berat_faktur, h.jumlah_barang
  having sum(j.modal_terima) is distinct from h.nilai_faktur + h.ppn_faktur or sum(j.nilai_faktur) is distinct from h.nilai_faktur::numeric
      or sum(j.berat) is distinct from h.berat::numeric or sum(j.berat_faktur) is distinct from h.berat_faktur::numeric
      or sum(j.jumlah) is distinct from h.jumlah_barang::bigint
  union all
  select 'PENERIMAAN_BUKU', coalesce(s.kode_toko, g.kode_toko),
         jsonb_build_object('kode_supplier', coalesce(s.kode_supplier, g.dimensi), 'belum', s.sisa, 'buku', g.saldo)
    from (select h.kode_toko, h.kode_supplier, sum(j.modal_terima::bigint - j.label_modal::bigint) as sisa
            from penerimaan_barang h join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
           where not h.batal group by 1, 2) s
    full join (select u.kode_toko, u.dimensi, sum(u.masuk - u.keluar) as saldo from gerak_uang u
                where u.akun = 'PERSEDIAAN_TERIMA' group by 1, 2) g on g.kode_toko = s.kode_toko and g.dimensi = s.kode_supplier
   where coalesce(s.sisa, 0) <> coalesce(g.saldo, 0)
$$;
revoke execute on function invarian_penerimaan() from public;
