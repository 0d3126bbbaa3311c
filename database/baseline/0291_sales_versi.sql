-- Who sells in a store is read by its sales and remembered with the version of the store, so a change raises it.
select pasang_versi_toko('sales');
