-- Money may move into the drawer of loans and out of it, as it does with the drawer of the shop.
alter table mutasi_uang drop constraint mutasi_laci, drop constraint mutasi_rekening,
  add constraint mutasi_laci check ((kasir is not null) = (coalesce(asal, '') in ('CASH', 'GADAI') or coalesce(tujuan, '') in ('CASH', 'GADAI'))),
  add constraint mutasi_rekening check ((asal is null or (asal in ('CASH', 'GADAI')) = (asal_rekening is null))
    and (tujuan is null or (tujuan in ('CASH', 'GADAI')) = (tujuan_rekening is null)));
