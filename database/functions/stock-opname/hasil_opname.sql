-- What became of each expected piece or packet that is not simply there: it left or moved by a document since (a loan that was
-- redeemed, sold or taken back; one that goes on under another number), or nobody knows.
create or replace function hasil_opname(toko text, no_dok text)
  returns table(kode text, keadaan text, nama_barang text, kode_group text, kode_dept text, kode_baki text, di_baki text, berat bigint, keterangan text, oleh text, ketemu timestamp with time zone, alasan text, diharap boolean) language sql stable as $$
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
