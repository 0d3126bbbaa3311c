-- Has this person the right to agree in this store, today? Spec 1 §6: SPV and OWN, in their own store or as head office.
create or replace function berhak_setuju(toko text, penyetuju text) returns boolean language sql stable as $$
  select exists (select from pengguna p join toko t using (kode_toko)
    where p.user_id = penyetuju and p.level in ('SPV', 'OWN') and p.aktif and t.aktif and p.dikunci_pada is null
      and not p.harus_ganti_password
      and (p.kode_toko = toko or t.tipe = 'PUSAT' and (p.lingkup is null or toko = any (p.lingkup))))
$$;
