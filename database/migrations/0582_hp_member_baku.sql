-- A member is found by his telephone as it is stored: every row has it in the one form that nomorHp of the program makes of it, whichever way it
-- came in, and stays so. Two members
-- who had one number in two spellings have it in one now, and are one person to whoever asks by it.
update member m set no_hp = nullif(b.baku, '') from (
  select s.kode_member,
         case when s.nomor like '620%' then '62' || substr(s.nomor, 4)
              when s.asing and s.nomor like '8%' then '+' || s.nomor
              when s.asing then s.nomor
              when s.nomor like '0%' then '62' || substr(s.nomor, 2)
              when s.nomor ~ '^8\d{0,11}$' then '62' || s.nomor
              else s.nomor end as baku
    from (select d.kode_member, regexp_replace(d.angka, '^00([1789](?=62))?', '') as nomor, d.no_hp ~ '^\D*\+' or d.angka like '00%' as asing
            from (select kode_member, no_hp, regexp_replace(no_hp, '\D', '', 'g') as angka from member) d) s) b
 where b.kode_member = m.kode_member and m.no_hp is distinct from nullif(b.baku, '');
alter table member add constraint member_no_hp check (no_hp ~ '^(\+8\d*|8\d{12,}|[1-79]\d*)$' and no_hp !~ '^620');
comment on constraint member_no_hp on member is 'No HP Member Tidak Dalam Bentuk Baku';
