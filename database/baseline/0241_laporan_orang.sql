-- The report over persons reads what a sale asks about one of them.
grant select on nota_orang to mustika_report;
