-- One code is good for everything one act asks for: entries of the same operation within the life of an approval.
create or replace function kode_sudah_diberi(toko text, peminta text, penyetuju text, operasi text)
  returns boolean language sql stable as $$
  select exists (select from otorisasi o where o.kode_toko = toko and o.requester = peminta and o.approver = penyetuju
    and o.op_hash = operasi and o.langkah_dua in ('APLIKASI', 'PEMULIHAN')
    and o.lahir between clock_timestamp() - interval '5 minutes' and clock_timestamp())
$$;
