-- A later migration that changes a sentence of an earlier function says the sentence, not the function: `lama` must stand in
-- it exactly once, so that nothing is changed by accident or not at all.
create function ubah_fungsi(fungsi regprocedure, lama text, baru text) returns void language plpgsql as $$
declare isi text := pg_get_functiondef(fungsi);
begin
  if (length(isi) - length(replace(isi, lama, ''))) is distinct from length(lama) then
    raise exception '% does not hold this once: %', fungsi, lama;
  end if;
  execute replace(isi, lama, baru);
end $$;
revoke execute on function ubah_fungsi(regprocedure, text, text) from public;

-- A pick-up may use nothing of its deposit (one rupiah on two pieces, a nota that a trade-in covers): no payment says so, the
-- row of the pick-up does.
select ubah_fungsi('invarian_titipan()', 'y.jumlah is distinct from (a.dipakai + a.kembali)::numeric',
  'coalesce(y.jumlah, 0) <> (a.dipakai + a.kembali)::numeric');
