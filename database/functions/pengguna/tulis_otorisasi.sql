-- The only way to an approval, whoever typed the password where. Who may agree to whose act is asked here.
create or replace function tulis_otorisasi(toko text, peminta text, penyetuju text, w jsonb) returns void language plpgsql as $$
declare
  cara text := w ->> 'langkah_dua';
  -- A program of before says none.
  bukti text := coalesce(w ->> 'cara', 'SANDI');
begin
  if penyetuju = peminta or not berhak_setuju(toko, penyetuju) then perform tolak('OTORISASI_GAGAL'); end if;
  if jsonb_typeof(w -> 'terbaca') is distinct from 'array' then perform tolak('OTORISASI_TIDAK_BERLAKU'); end if;
  if satu_orang(toko, peminta, penyetuju) then perform tolak('OTORISASI_BUKAN_ORANG_LAIN'); end if;
  -- A passkey is two steps by itself: a device of his, and what opens it.
  if bukti <> 'PASSKEY' and exists (select from pengguna_totp t where t.user_id = penyetuju and t.aktif_sejak is not null)
     and (cara = 'TIDAK' or cara = 'SUDAH' and not kode_sudah_diberi(toko, peminta, penyetuju, w ->> 'op_hash')) then
    perform tolak('TOTP_DIPERLUKAN');
  end if;
  insert into otorisasi (kode_toko, id, kategori, description, keterangan, op_hash, requester, approver, dibuat, berakhir, langkah_dua, alasan, terbaca, cara)
  values (toko, (w ->> 'id')::uuid, w ->> 'kategori', w ->> 'description', w ->> 'keterangan', w ->> 'op_hash', peminta, penyetuju,
          (w ->> 'saat')::timestamptz, (w ->> 'saat')::timestamptz + interval '5 minutes', cara, w ->> 'alasan', w -> 'terbaca', bukti);
end $$;
revoke execute on function tulis_otorisasi(text,text,text,jsonb) from public;
grant execute on function tulis_otorisasi(text,text,text,jsonb) to mustika_buku;
