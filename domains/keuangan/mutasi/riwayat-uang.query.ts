/** Movements of money by side, as the prescribed calls list them: what came into a drawer or bank, what went out of it. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { riwayatBank, riwayatKas } from './riwayat-uang.command.ts';

const sisi = (nama: 'asal' | 'tujuan', lawan: 'asal' | 'tujuan'): string => `
  select m.no_dokumen, m.tanggal, d.dibuat as waktu, d.status, m.jenis, m.kategori, m.keterangan, m.kasir, m.user_id,
         m.${nama} as tempat, m.${nama}_rekening as no_rekening, m.${lawan} as lawan, m.${lawan}_rekening as lawan_rekening,
         ${nama === 'tujuan' ? 'm.jumlah' : '0::bigint'} as jumlah_in, ${nama === 'asal' ? 'm.jumlah' : '0::bigint'} as jumlah_out
    from mutasi_uang m join dokumen d on d.kode_toko = m.kode_toko and d.no_dokumen = m.no_dokumen
   where m.kode_toko = $1 and m.${nama} is not null
     and ($2::date is null or m.tanggal >= $2) and ($3::date is null or m.tanggal <= $3)`;

const daftar = (tempat: string): string => `select s.*, count(*) over () as semua
  from (${sisi('asal', 'tujuan')} union all ${sisi('tujuan', 'asal')}) s
 where s.tempat ${tempat} and ($4::text is null or s.kasir = $4)
 order by s.waktu desc, s.no_dokumen desc, s.jumlah_out desc offset $5 limit $6`;

type Sisi = Inside<typeof riwayatBank.answer>[number] & { semua: number };

type Isian = {
  tgl_awal: string | null;
  tgl_akhir: string | null;
  skip?: number | null;
  limit?: number | null;
};

/** `laci`: whose drawer alone is read, or null. */
async function baca(ctx: Ctx, tempat: string, laci: string | null, isian: Isian, limit: number) {
  const { tgl_awal, tgl_akhir, skip } = isian;
  const values = [ctx.scope.kode_toko, tgl_awal, tgl_akhir, laci, skip ?? 0, isian.limit ?? limit];
  const data = await ctx.deps.db.rows(
    ctx.scope,
    statement<Sisi>(`uang ${tempat}`, daftar(tempat), ...values),
  );
  return { data, total: data[0]?.semua ?? 0 };
}

export const riwayatCommands = [
  implementCommand(riwayatBank, (input, ctx) => baca(ctx, "<> 'CASH'", null, input, 1000)),
  implementCommand(riwayatKas, (input, ctx) =>
    baca(ctx, "= 'CASH'", ctx.session.level === 'KASIR' ? ctx.session.user_id : null, input, 200),
  ),
];
