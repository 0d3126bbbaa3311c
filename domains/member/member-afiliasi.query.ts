/** Answer of `parameter-member-afiliasi`. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { memberAfiliasiCommand } from './member-afiliasi.command.ts';

/** In force today: the open day, or the calendar's before the first one. */
const AFILIASI = `
  select g.kode_get_point, g.keterangan, g.jenis_transaksi, g.minimal_rp, g.persentase, g.poin_tetap, g.mulai_berlaku, g.sampai_berlaku
    from para_get_point g
   cross join lateral (select coalesce((select max(h.tanggal) from hari_toko h where h.kode_toko = g.kode_toko), current_date) as hari) h
   where g.kode_toko = $1 and g.aktif and g.jenis_transaksi = 'AFILIASI'
     and h.hari between g.mulai_berlaku and coalesce(g.sampai_berlaku, h.hari)
   order by g.kode_get_point`;

export const memberAfiliasiCommands = [
  implementCommand(memberAfiliasiCommand, async (_input, { deps, scope }) => {
    const asked = statement<Inside<typeof memberAfiliasiCommand.answer>[number]>(
      'member_afiliasi',
      AFILIASI,
      scope.kode_toko,
    );
    return { data: await deps.db.rows(scope, asked) };
  }),
];
