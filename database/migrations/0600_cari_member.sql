-- Persons are found at every counter by any of their words in any order, by a name that is written together, and by the beginning or the
-- end of a telephone number: each by an index, among all members of the chain. A name is kept beside itself as it is looked for: capitals,
-- letters and figures alone, no marks on letters; D'ARC is found as DARC and as D ARC.
alter table member
  add kata_nama tsvector generated always as (array_to_tsvector(array_remove(regexp_split_to_array(
    regexp_replace(regexp_replace(upper(normalize(nama_member, NFKD)), '[\u0300-\u036f]', '', 'g'), '[''’‘`´ʼ]', '', 'g') || ' ' ||
    regexp_replace(upper(normalize(nama_member, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+'), ''))) stored,
  add nama_rapat text generated always as (regexp_replace(regexp_replace(upper(normalize(nama_member, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', '', 'g')) stored;
create index member_kata on member using gin (kata_nama);
create index member_rapat on member (nama_rapat text_pattern_ops);
create index member_hp_awal on member (no_hp text_pattern_ops);
create index member_hp_akhir on member (reverse(no_hp) text_pattern_ops);
create index member_kode_awal on member (kode_member text_pattern_ops);
drop index member_nama, member_hp;
