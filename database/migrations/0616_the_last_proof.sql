-- Whoever measures asks every few seconds when the books were last proven; the chains of years are not read for it.
create index audit_bukti on audit (waktu) where aksi = 'invarian.diperiksa';
