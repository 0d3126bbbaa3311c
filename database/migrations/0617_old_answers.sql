-- The answers of one day months ago are found without reading the keys of all years; on a table that is filled in the order of time a
-- summary of its pages is enough, and costs a write nothing.
create index idem_waktu on idem using brin (dibuat);
