/** Lists of money movements, from the typed rows; whether one was cancelled comes from its document. */
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { riwayatBank, riwayatKas } from './riwayat-uang.command.ts';
import type { BarisGerak } from './riwayat-uang.rule.ts';

/** A movement seen from one of its sides: what came into it or went out of it. */
const sisi = (nama: 'asal' | 'tujuan', lawan: 'asal' | 'tujuan'): string => `
  select m.no_dokumen, m.tanggal, d.dibuat as waktu, d.status, m.jenis, m.kategori, m.keterangan, m.kasir, m.user_id,
         m.${nama} as tempat, m.${nama}_rekening as no_rekening, m.${lawan} as lawan, m.${lawan}_rekening as lawan_rekening,
         ${nama === 'tujuan' ? 'm.jumlah' : '0::bigint'} as jumlah_in, ${nama === 'asal' ? 'm.jumlah' : '0::bigint'} as jumlah_out
    from mutasi_uang m join dokumen d on d.kode_toko = m.kode_toko and d.no_dokumen = m.no_dokumen
   where m.kode_toko = $1 and m.${nama} is not null
     and m.tanggal between coalesce($2::date, (select max(h.tanggal) from hari_toko h where h.kode_toko = $1))
                       and coalesce($3::date, $2::date, (select max(h.tanggal) from hari_toko h where h.kode_toko = $1))`;

const SEMUA = `(${sisi('asal', 'tujuan')} union all ${sisi('tujuan', 'asal')}) s`;
const URUT = 'order by s.waktu desc, s.no_dokumen desc, s.jumlah_out desc';

const BANK = `select s.*, count(*) over () as semua from ${SEMUA} where s.tempat <> 'CASH' ${URUT} limit 1000`;
const KAS = `select s.*, count(*) over () as semua from ${SEMUA}
  where s.tempat = 'CASH' and ($4::text is null or s.kasir = $4) ${URUT} offset $5 limit $6`;

type Input = { tgl_awal: string | null; tgl_akhir: string | null };
type Terbaca = (BarisGerak & { semua: number })[];

async function baca(ctx: Ctx, name: string, text: string, values: readonly unknown[]) {
  const [rows] = (await ctx.deps.db.batch(ctx.scope, [{ name, text, values }])) as [Terbaca];
  const data = rows.map(({ semua: _, ...row }): BarisGerak => row);
  return { data, total: rows[0]?.semua ?? 0 };
}

const periode = ({ scope }: Ctx, { tgl_awal, tgl_akhir }: Input): unknown[] => [
  scope.kode_toko,
  tgl_awal,
  tgl_akhir,
];

export const riwayatCommands = [
  implementCommand(riwayatBank, (input, ctx) => baca(ctx, 'uang_bank', BANK, periode(ctx, input))),
  implementCommand(riwayatKas, (input, ctx) => {
    const sendiri = ctx.session.level === 'KASIR' ? ctx.session.user_id : null;
    const values = [...periode(ctx, input), sendiri, input.skip ?? 0, input.limit ?? 200];
    return baca(ctx, 'uang_kas', KAS, values);
  }),
];
