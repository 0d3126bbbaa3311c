-- Columns of statements are kept where those of every import are. docs/decisions/0121. The table of before stays for the program of before.
insert into peta_impor (kode_toko, tujuan, sumber, judul, dari, tetap, dipakai, oleh)
with sel as (
  select k.kode_toko, k.no_rekening, s.urut,
    coalesce(nullif(trim(regexp_replace(s.isi, '[^[:alnum:]]+', ' ', 'g')), ''), 'kolom ' || chr(96 + s.urut::integer)) as nama
  from peta_koran k, regexp_split_to_table(k.kepala, '\|') with ordinality as s (isi, urut)
  where k.kepala <> '' and s.urut <= 26
), bernama as (
  select kode_toko, no_rekening, urut,
    nama || coalesce(' ' || nullif(row_number() over (partition by kode_toko, no_rekening, nama order by urut), 1), '') as nama
  from sel
), nama as (
  select k.kode_toko, k.no_rekening, isian, coalesce(b.nama, 'kolom ' || chr(97 + tempat)) as judul
  from peta_koran k
  cross join lateral (values ('tanggal', k.tanggal), ('keterangan', k.keterangan), ('masuk', k.masuk), ('keluar', k.keluar),
    ('jumlah', k.jumlah), ('tanda', k.tanda)) as i (isian, tempat)
  left join bernama b on b.kode_toko = k.kode_toko and b.no_rekening = k.no_rekening and b.urut = tempat + 1
  where tempat between 0 and 25
)
select k.kode_toko, 'rekening-koran', upper(k.no_rekening),
  coalesce((select string_agg(b.nama, '|' order by b.urut) from bernama b
    where b.kode_toko = k.kode_toko and b.no_rekening = k.no_rekening), ''),
  (select jsonb_object_agg(n.isian, n.judul) from nama n where n.kode_toko = k.kode_toko and n.no_rekening = k.no_rekening),
  '{}', k.waktu, k.user_id
from peta_koran k
where exists (select from nama n where n.kode_toko = k.kode_toko and n.no_rekening = k.no_rekening);
