-- Counting the packets of pledges in the safe, by the same body as the pieces: what runs when the count begins is frozen, labels are
-- scanned at any number of devices, what is missing, strange or redeemed since is told apart. It writes no stock and no loan.
-- A packet is a line whose code is the number of its loan; its tray is the place it is kept in. docs/decisions/0051, 0047.
alter table stock_opname drop constraint stock_opname_cara_check,
  add constraint stock_opname_cara_check check (cara in ('PINDAI', 'RFID', 'JAMINAN')),
  add column tempat_simpan text,
  add constraint stock_opname_tempat check (tempat_simpan is null or cara = 'JAMINAN');
alter table stock_opname_barang drop constraint stock_opname_barang_kode_toko_kode_barcode_fkey,
  alter column kode_group drop not null, alter column kode_dept drop not null, alter column kode_gudang drop not null,
  alter column kadar drop not null, alter column no_terakhir drop not null,
  add column no_faktur_hutang text,
  add column keping text;
-- The code as a piece; a packet is none.
update stock_opname_barang set keping = kode_barcode;
alter table stock_opname_barang
  add constraint stock_opname_barang_isi check (kode_barcode is not distinct from coalesce(keping, no_faktur_hutang)
    and num_nulls(keping, no_faktur_hutang) = 1
    and num_nulls(kode_group, kode_dept, kode_gudang, kadar, no_terakhir) = case when keping is null then 5 else 0 end),
  add foreign key (kode_toko, keping) references barang (kode_toko, kode_barcode),
  add foreign key (kode_toko, no_faktur_hutang) references hutang;
alter table stock_opname_lain drop constraint stock_opname_lain_keadaan_check,
  add constraint stock_opname_lain_keadaan_check check (keadaan in ('SALAH_BAKI', 'SUDAH_KELUAR', 'TOKO_LAIN', 'TIDAK_DIKENAL', 'BARU'));

-- Packets that should lie there: of every loan that runs, or of those in one place. One that says no place lies in '-', and is right
-- wherever it is found.
create function jaminan_opname(toko text, tempat text) returns table (kode text, nama text, tempat_simpan text, berat bigint)
language sql stable as $$
  select h.no_faktur_hutang, h.nama_customer, coalesce(h.tempat_simpan, '-'), h.berat_plastik::bigint
    from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
   where h.kode_toko = toko and (tempat is null or h.tempat_simpan = tempat)
$$;

create or replace function catat_baris_stock_opname(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r stock_opname;
begin
  for r in select * from jsonb_populate_recordset(null::stock_opname, baris) loop
    insert into stock_opname (kode_toko, no_dokumen, cara, kode_gudang, kode_baki, kode_group, kode_dept, tempat_simpan, buta, sistem_qty,
        sistem_berat, keterangan)
      values (toko, no_dok, r.cara, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept, r.tempat_simpan, r.buta, r.sistem_qty,
        r.sistem_berat, r.keterangan);
    if r.cara = 'JAMINAN' then
      insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, no_faktur_hutang, nama_barang, kode_baki, berat)
        select toko, no_dok, j.kode, j.kode, j.nama, j.tempat_simpan, j.berat from jaminan_opname(toko, r.tempat_simpan) j;
    else
      insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, keping, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar,
          no_terakhir)
        select toko, no_dok, b.kode_barcode, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.no_terakhir
          from barang_opname(toko, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept) b;
    end if;
    if (select count(*) from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) > 500 then perform kenali_opname(); end if;
    -- The figures are those of the list itself, whatever was sold since they were read.
    update stock_opname h set sistem_qty = s.qty, sistem_berat = s.berat
      from (select count(*)::integer as qty, sum(l.berat)::bigint as berat from stock_opname_barang l
             where l.kode_toko = toko and l.no_dokumen = no_dok) s
     where h.kode_toko = toko and h.no_dokumen = no_dok;
  end loop;
end $$;

-- What became of each expected piece or packet that is not simply there: it left or moved by a document since (a loan that was
-- redeemed, sold or taken back; one that goes on under another number), or nobody knows.
create or replace function hasil_opname(toko text, no_dok text)
  returns table (kode text, keadaan text, nama_barang text, kode_group text, kode_dept text, kode_baki text, di_baki text, berat bigint,
    keterangan text, oleh text, ketemu timestamptz, alasan text, diharap boolean)
language sql stable as $$
  select l.kode_barcode,
         case when l.keadaan <> 'BELUM' and not h.aktif then l.keadaan
              when l.ketemu is not null and l.di_baki <> l.kode_baki then 'SALAH_BAKI'
              when l.ketemu is not null then 'KETEMU'
              when l.no_faktur_hutang is not null and d.status = 'DONE' then 'HILANG'
              when l.no_faktur_hutang is not null and g.no_faktur_baru is not null then 'PINDAH'
              when s.status is null then 'KELUAR'
              when b.no_terakhir <> l.no_terakhir then 'PINDAH'
              else 'HILANG' end,
         l.nama_barang, l.kode_group, l.kode_dept, l.kode_baki, l.di_baki, l.berat::bigint,
         case when l.ketemu is not null then null
              when l.no_faktur_hutang is not null then case when d.status <> 'DONE' then coalesce(g.no_faktur_baru, g.tutup, 'BATAL') end
              when s.status is null or b.no_terakhir <> l.no_terakhir then b.no_terakhir end, l.oleh, l.ketemu, l.alasan, true
    from stock_opname_barang l
    join stock_opname h on h.kode_toko = l.kode_toko and h.no_dokumen = l.no_dokumen
    left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.keping
    left join status_stok s on s.status = b.status
    left join hutang g on g.kode_toko = l.kode_toko and g.no_faktur_hutang = l.no_faktur_hutang
    left join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_hutang
   where l.kode_toko = toko and l.no_dokumen = no_dok
  union all
  select x.kode, x.keadaan, coalesce(b.nama_barang, g.nama_customer), b.kode_group, b.kode_dept, x.kode_baki, x.di_baki,
         coalesce(b.berat, g.berat_plastik)::bigint, x.keterangan, x.oleh, x.ketemu, x.alasan, false
    from stock_opname_lain x
    left join barang b on b.kode_toko = x.kode_toko and b.kode_barcode = x.kode
    left join hutang g on g.kode_toko = x.kode_toko and g.no_faktur_hutang = x.kode
   where x.kode_toko = toko and x.no_dokumen = no_dok
$$;

-- A packet that is not on the list: its loan runs and belongs elsewhere, or began since; it is over and the packet should be gone; it is
-- another store's by its number; or nobody knows it. A piece among packets is strange there, and a packet among pieces.
select ubah_fungsi('pindai_opname(jsonb)'::regprocedure, $l$di_baki = coalesce(baki_ini, l.kode_baki),$l$,
  $b$di_baki = case l.kode_baki when '-' then '-' else coalesce(baki_ini, l.kode_baki) end,$b$);
select ubah_fungsi('pindai_opname(jsonb)'::regprocedure, $l$    select k.kode, b.nama_barang, b.kode_baki, b.berat, b.no_terakhir,
           case when s.status is not null$l$, $b$    select k.kode, g.nama_customer as nama_barang, g.tempat_simpan as kode_baki, g.berat_plastik as berat,
           case when t.kode_toko is not null then 'TOKO_LAIN' when e.status is null then 'TIDAK_DIKENAL'
                when e.status in ('CLOS', 'LELANG', 'CANC') then 'SUDAH_KELUAR'
                when e.status = 'OPEN' or h.tempat_simpan is null or g.tempat_simpan = h.tempat_simpan then 'BARU' else 'SALAH_BAKI' end as keadaan,
           coalesce(t.kode_toko, g.no_faktur_baru, g.tutup, case e.status when 'CANC' then 'BATAL' end) as keterangan
      from kode k
      left join hutang g on g.kode_toko = toko and g.no_faktur_hutang = k.kode
      left join dokumen e on e.kode_toko = toko and e.no_dokumen = g.no_faktur_hutang
      left join toko t on t.kode_toko = split_part(k.kode, '-', 1) and t.kode_toko <> toko and split_part(k.kode, '-', 2) = 'PI'
     where h.cara = 'JAMINAN'
       and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)
    union all
    select k.kode, b.nama_barang, b.kode_baki, b.berat,
           case when s.status is not null$b$);
select ubah_fungsi('pindai_opname(jsonb)'::regprocedure, $l$     where not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)),$l$,
  $b$     where h.cara <> 'JAMINAN'
       and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)),$b$);
select ubah_fungsi('catat_baris_stock_opname_hasil(text,text,smallint,jsonb)'::regprocedure, $l$not in ('KETEMU', 'KELUAR', 'PINDAH')$l$,
  $b$not in ('KETEMU', 'KELUAR', 'PINDAH', 'BARU')$b$);
-- A place of packets has no weight of its own.
select ubah_fungsi('timbang_opname(jsonb)'::regprocedure, $l$  if exists (select from barang b join status_stok s$l$,
  $b$  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.cara = 'JAMINAN')
      or exists (select from barang b join status_stok s$b$);
