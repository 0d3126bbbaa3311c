-- The number of an identity card that a cash-out names is sealed as every other one (docs/decisions/0024); what lies open is sealed at
-- the next start, and the rule holds for it from then on.
alter table gesek_tunai drop constraint gesek_tunai_no_ktp_check;
alter table gesek_tunai add constraint gesek_tunai_identitas_tersegel
  check (no_ktp is null or no_ktp ~ '^b1[.][^~]+~r1[.]') not valid;
-- Where nothing lies open, and in a new database, it holds at once.
do $$ begin
  alter table gesek_tunai validate constraint gesek_tunai_identitas_tersegel;
exception when check_violation then null;
end $$;
