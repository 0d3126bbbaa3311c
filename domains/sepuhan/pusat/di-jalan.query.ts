/** Gold on its way to head office, for its list and its picker. */
import { formatGram } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { diJalan, lotDiJalanCommand } from './di-jalan.command.ts';

/** `$2`: one code, `$3` a text that is sought. */
const DI_JALAN = `select l.kode_lot, l.no_dokumen as no_kirim, l.kode_toko as dari_toko, l.tanggal, l.nama_lot, l.jenis_lot, l.kadar,
    l.sisa_qty as qty, l.sisa_berat as berat, l.sisa_murni as murni, l.sisa_modal as harga_modal,
    (select max(h.tanggal) from hari_toko h where h.kode_toko = $1) - l.tanggal as umur, count(*) over () as total
  from kirim_pusat_lot l
 where l.tujuan = $1 and l.sisa_berat > 0 and ($2::text is null or l.kode_lot = $2)
   and ($3::text is null or strpos(upper(l.kode_lot || ' ' || l.nama_lot || ' ' || l.no_dokumen), $3) > 0)
 order by l.tanggal, l.no_dokumen, l.urut limit $4 offset $5`;

type Satu = Inside<typeof diJalan.answer>[number] & { total: number };
type Cari = { kode_lot?: string | null; q?: string | null; limit?: number | null; skip?: number | null };

const bacaDiJalan = (kode_toko: string, { kode_lot, q, limit, skip }: Cari = {}) =>
  statement<Satu>(
    'sepuhan_di_jalan',
    DI_JALAN,
    ...[kode_toko, kode_lot ?? null, q ?? null, limit ?? 100_000, skip ?? 0],
  );

export const diJalanCommands = [
  implementCommand(diJalan, async (_input, { deps, scope }) => ({
    data: (await deps.db.rows(scope, bacaDiJalan(scope.kode_toko))).map(({ total: _total, ...row }) => row),
  })),
  implementCommand(lotDiJalanCommand, async (input, { deps, scope }) => {
    const rows = await deps.db.rows(scope, bacaDiJalan(scope.kode_toko, input));
    const data = rows.map(({ kode_lot, nama_lot, no_kirim, berat }) => ({
      ...{ kode_lot, berat },
      nama_lot: [nama_lot, no_kirim, `${formatGram(berat)} g`].join(' · '),
    }));
    return { data, total: rows[0]?.total ?? 0 };
  }),
];
