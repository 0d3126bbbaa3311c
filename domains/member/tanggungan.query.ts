/** Serves what still runs between a member and the store. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { tanggunganMember } from './tanggungan.command.ts';

/** His by his code, or by the number he can be called on; also by those of members who were merged into him. */
const MILIKNYA = (h: string): string =>
  `${h}.kode_toko = $1 and (${h}.kode_member = any ((select kode_orang($2))::text[])
    or ${h}.no_hp_customer in (select m.no_hp from member m where m.kode_member = any ((select kode_orang($2))::text[])))`;

/** What runs with whoever `milik` says a row is, with the day it is due: loans, plans, deposits, orders, repairs. */
export const tanggunganDari = (milik: (h: string) => string): string => `
    select h.kode_toko, 'HUTANG' as jenis, h.no_faktur_hutang as no_dokumen, h.jumlah_hutang as jumlah, h.tgl_jatuh_tempo as jatuh_tempo
      from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
     where ${milik('h')}
    union all
    select c.kode_toko, 'CICILAN', c.no_cicilan, (c.harga_jual_cicil - c.rabat - c.dp - c.terbayar)::rupiah,
           (select min(j.jatuh_tempo) from (
              select i.jatuh_tempo, sum(i.nilai) over (order by i.urut) as sampai from cicilan_jadwal i
               where i.kode_toko = c.kode_toko and i.no_cicilan = c.no_cicilan) j
             where j.sampai > c.terbayar and d.status = 'DONE')
      from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan and d.status in ('DONE', 'LUNAS')
     where ${milik('c')}
    union all
    select t.kode_toko, t.jenis, t.no_titipan, t.saldo, case when d.status <> 'DONE' then coalesce((select p.tgl_janji from pesanan p where p.kode_toko = t.kode_toko and p.no_pesanan = t.no_titipan),
             (select p.tgl_janji from pre_order p where p.kode_toko = t.kode_toko and p.no_po = t.no_titipan)) end
      from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan and d.status in ('PESAN', 'KERJA', 'DONE')
     where ${milik('t')}
    union all
    select s.kode_toko, 'SERVICE', s.no_dokumen, greatest(0, s.total - s.uang_muka)::rupiah, null
      from service s join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen and d.status in ('MASUK', 'KERJA', 'DONE')
     where ${milik('s')}`;

const TANGGUNGAN = `with hari as (select o.tanggal from hari_toko o where o.kode_toko = $1 and o.status = 'OPEN'),
  ada as (${tanggunganDari(MILIKNYA)})
  select a.jenis, a.no_dokumen, a.jumlah, a.jatuh_tempo, greatest(0, coalesce((select tanggal from hari) - a.jatuh_tempo, 0)) as lewat
    from ada a order by lewat desc, a.jatuh_tempo, a.no_dokumen limit 50`;

type Satu = Inside<typeof tanggunganMember.answer>[number];

export const tanggunganCommands = [
  implementCommand(tanggunganMember, async ({ kode_member }, { scope, deps }) => ({
    data: await deps.db.rows(
      scope,
      statement<Satu>('member_tanggungan', TANGGUNGAN, scope.kode_toko, kode_member),
    ),
  })),
];
