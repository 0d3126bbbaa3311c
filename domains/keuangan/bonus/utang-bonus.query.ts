/** What the books owe salespeople. Whoever owes the shop, because a nota he was paid for was cancelled, stands there below zero. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { utangBonusSales } from './utang-bonus.command.ts';

const UTANG = `select n.kode_sales, n.nama_sales, -s.saldo::bigint as utang,
    (select max(d.tanggal) from bayar_bonus_sales b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.status = 'DONE'
      where b.kode_toko = $1 and b.kode_sales = n.kode_sales) as terakhir
  from saldo_uang s
  join sales n on n.kode_toko = s.kode_toko and n.kode_sales = s.dimensi
 where s.kode_toko = $1 and s.akun = 'UTANG_BONUS' and s.saldo <> 0
 order by s.saldo, n.kode_sales`;

export const utangBonusCommand = implementCommand(utangBonusSales, async (_input, { deps, scope }) => ({
  data: await deps.db.rows(
    scope,
    statement<Inside<typeof utangBonusSales.answer>[number]>('utang_bonus_sales', UTANG, scope.kode_toko),
  ),
}));
