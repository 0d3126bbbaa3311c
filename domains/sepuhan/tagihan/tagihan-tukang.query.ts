/** What craftsmen owe, by craftsman; and what the shop pays for a gram of 24K today. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { RowOf } from '@mustika/kernel/document-reads.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import { type kolomTagihan, tagihanTukang } from './tagihan-tukang.command.ts';

const HARGA = `select e.harga_beli from parameter_harga_emas e
  where e.kode_toko = $1 and e.kode_harga = '${HARGA_DASAR}' and e.aktif`;

export const bacaHargaEmas = (kode_toko: string) =>
  statement<{ harga_beli: Rupiah }>('tagihan_harga', HARGA, kode_toko);

const TAGIHAN = `select t.kode_tukang as tukang, t.nama_tukang, sum(l.murni)::bigint as murni, sum(l.nilai)::bigint as harga_modal,
    round(sum(l.murni)::numeric * (${HARGA}) / 1000)::bigint as nilai_hari_ini
  from lot l join tukang t on t.kode_toko = l.kode_toko and l.tempat = '@TUKANG/' || t.kode_tukang
 where l.kode_toko = $1 and l.jenis_lot = 'TAGIHAN' and l.berat > 0
 group by t.kode_tukang, t.nama_tukang order by t.kode_tukang`;

export const tagihanCommands = [
  implementCommand(tagihanTukang, async (_input, { deps, scope }) => ({
    data: await deps.db.rows(
      scope,
      statement<RowOf<typeof kolomTagihan>>('tagihan_tukang', TAGIHAN, scope.kode_toko),
    ),
  })),
];
