/** What the books owe craftsmen for their work, by craftsman. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { utangTukang } from './utang-tukang.command.ts';

const UTANG = `select t.kode_tukang as tukang, t.nama_tukang, -s.saldo::bigint as utang, w.sejak,
    (select max(h.tanggal) from hari_toko h where h.kode_toko = $1) - w.sejak as umur
  from saldo_uang s
  join tukang t on t.kode_toko = s.kode_toko and t.kode_tukang = s.dimensi
 cross join lateral (
    select min(x.tanggal) as sejak
      from (select d.tanggal, sum(r.ongkos::bigint) over (order by d.tanggal desc, d.no_dokumen desc) - r.ongkos::bigint as sesudah
              from terima_sepuhan r
              join dokumen d on d.kode_toko = r.kode_toko and d.no_dokumen = r.no_dokumen and d.status = 'DONE'
             where r.kode_toko = $1 and r.tukang = s.dimensi and r.ongkos_dibayar = 'HUTANG' and r.ongkos > 0) x
     -- What came after it does not come to what is owed: some of it is of this work.
     where x.sesudah < -s.saldo::bigint) w
 where s.kode_toko = $1 and s.akun = 'UTANG_ONGKOS_TUKANG' and s.saldo < 0
 order by w.sejak, t.kode_tukang`;

export const utangTukangCommand = implementCommand(utangTukang, async (_input, { deps, scope }) => ({
  data: await deps.db.rows(
    scope,
    statement<Inside<typeof utangTukang.answer>[number]>('utang_tukang', UTANG, scope.kode_toko),
  ),
}));
