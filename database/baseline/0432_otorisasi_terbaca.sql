-- An approval is for the figures that were read: they are kept with it, with the reason that whoever asked gave.
-- docs/decisions/0067.
alter table otorisasi
  add column alasan text,
  add column terbaca jsonb,
  add constraint otorisasi_terbaca check (jsonb_typeof(terbaca) = 'array');
comment on constraint otorisasi_terbaca on otorisasi is 'Yang Dibaca Pemberi Otorisasi Tidak Sesuai';
alter table otorisasi_minta add column alasan_minta text;

select ubah_fungsi('tulis_otorisasi(text,text,text,jsonb)',
  $l$requester, approver, dibuat, berakhir, langkah_dua)$l$,
  $b$requester, approver, dibuat, berakhir, langkah_dua, alasan, terbaca)$b$);
select ubah_fungsi('tulis_otorisasi(text,text,text,jsonb)',
  $l$interval '5 minutes', cara);$l$,
  $b$interval '5 minutes', cara, w ->> 'alasan', w -> 'terbaca');$b$);

-- Nobody agrees to what he did not read.
select ubah_fungsi('tulis_otorisasi(text,text,text,jsonb)',
  $l$  if satu_orang(toko$l$,
  $b$  if jsonb_typeof(w -> 'terbaca') is distinct from 'array' then perform tolak('OTORISASI_TIDAK_BERLAKU'); end if;
  if satu_orang(toko$b$);

-- A question ages from when it was asked, not from when it was handed in. Of one asker's the three newest wait: whoever presses
-- a hundred times has three.
select ubah_fungsi('minta_otorisasi(jsonb)',
  $l$  insert into otorisasi_minta (kode_toko, id, requester, op_hash, perlu, dibuat, sampai)
    values (toko, (w ->> 'id')::uuid, aku, w ->> 'op_hash', w -> 'perlu', saat, saat + interval '10 minutes');$l$,
  $b$  insert into otorisasi_minta (kode_toko, id, requester, op_hash, perlu, alasan_minta, dibuat, sampai)
    values (toko, (w ->> 'id')::uuid, aku, w ->> 'op_hash', w -> 'perlu', w ->> 'alasan', saat, (w ->> 'sampai')::timestamptz);
  update otorisasi_minta m set keadaan = 'TARIK'
   where m.kode_toko = toko and m.keadaan = 'MENUNGGU' and m.id in (
     select x.id from otorisasi_minta x where x.kode_toko = toko and x.requester = aku and x.keadaan = 'MENUNGGU'
        and x.id <> (w ->> 'id')::uuid order by x.dibuat desc, x.id offset 2);$b$);

-- What he read on his device is kept, in the order of what the act needs.
select ubah_fungsi('putus_otorisasi(jsonb)',
  $l$'description', hal ->> 'description', 'keterangan', w ->> 'keterangan', 'op_hash', m.op_hash, 'saat', w ->> 'saat',$l$,
  $b$'description', hal ->> 'description', 'keterangan', w ->> 'keterangan', 'op_hash', m.op_hash, 'saat', w ->> 'saat',
        'alasan', m.alasan_minta, 'terbaca', w -> 'terbaca' -> (ke - 1),$b$);

-- A drawer goes below zero by what was agreed to and by nothing else.
select ubah_fungsi('catat(text,jsonb)',
  $l$case w ->> 'laci_minus' when 'true' then 'on' else 'off' end$l$, $b$coalesce(w ->> 'laci_minus', '[]')$b$);
select ubah_fungsi('jaga_uang()',
  $l$     and coalesce(current_setting('app.laci_minus', true), '') <> 'on'$l$,
  $b$     and not coalesce(nullif(current_setting('app.laci_minus', true), ''), '[]')::jsonb
           @> jsonb_build_array(jsonb_build_object('kasir', s.dimensi, 'saldo', s.saldo - g.jumlah, 'jumlah', -g.jumlah))$b$);
