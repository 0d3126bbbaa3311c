/** Debts by delivery from the book, less what was paid, taken off the oldest: the same reckoning as the ageing report, of today. */

import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { utangSupplier } from './utang-supplier.command.ts';

const UTANG = `with gerak as (
    select u.no_dokumen, min(u.tanggal) as tanggal,
           sum(case when u.dari_akun = 'UTANG_SUPPLIER' then u.jumlah::bigint else -u.jumlah::bigint end)::bigint as jumlah
      from buku_uang u
     where u.kode_toko = $1 and (u.dari_akun = 'UTANG_SUPPLIER' and u.dari_dimensi = $2 or u.ke_akun = 'UTANG_SUPPLIER' and u.ke_dimensi = $2)
     group by 1),
  bayar as (select coalesce(-sum(jumlah) filter (where jumlah < 0), 0)::bigint as jumlah from gerak),
  utang as (select g.*, sum(g.jumlah) over (order by g.tanggal, g.no_dokumen)::bigint as sampai from gerak g where g.jumlah > 0)
  select u.no_dokumen, p.no_faktur_supplier, u.tanggal, p.jatuh_tempo, h.tanggal - coalesce(p.tgl_faktur, u.tanggal) as umur,
         least(u.jumlah, u.sampai - b.jumlah)::rupiah as sisa
    from utang u cross join bayar b
    join hari_toko h on h.kode_toko = $1 and h.status = 'OPEN'
    left join penerimaan_barang p on p.kode_toko = $1 and p.no_dokumen = u.no_dokumen
   where u.sampai > b.jumlah order by u.tanggal, u.no_dokumen`;

type Faktur = Inside<typeof utangSupplier.answer>['faktur'][number];

export const utangSupplierCommands = [
  implementCommand(utangSupplier, async ({ kode_supplier }, { deps, scope }) => {
    const asked = statement<Faktur>('utang_supplier', UTANG, scope.kode_toko, kode_supplier);
    const faktur = await deps.db.rows(scope, asked);
    return { data: { utang: faktur.length > 0 ? sum(faktur.map((f) => f.sisa)) : NOL_RUPIAH, faktur } };
  }),
];
