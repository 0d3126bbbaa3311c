/** The two calls of a practice store: what is to be done, and what it was worth. Both know the real database by one sheet. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import type { Outcome } from '@mustika/server-kit/practice.ts';
import { kumpulkanBukti } from './bukti.query.ts';
import { selesaiLatihan, tugasLatihan } from './latihan.command.ts';
import { latihanErrors } from './latihan.errors.ts';
import { type Kriteria, skorDari } from './latihan.rule.ts';
import { nilai, type Tugas } from './tugas.rule.ts';

const sheetOf = ({ deps }: Ctx) => deps.practice.store?.sheet ?? reject(umum.TIDAK_BERHAK);

/** As it was written: by this program, and nobody else writes it. */
async function lembar(ctx: Ctx) {
  const found = (await sheetOf(ctx).read()) ?? reject(umum.TIDAK_DITEMUKAN);
  const { tugas, mulai, hasil } = found as { tugas: Tugas; mulai: string; hasil: Hasil | null };
  return { tugas, mulai, hasil };
}
type Hasil = Omit<Outcome, 'kriteria'> & { kriteria: Kriteria[] };

const tugas = implementCommand(tugasLatihan, async (_input, ctx) => ({ data: await lembar(ctx) }));

const selesai = implementCommand(selesaiLatihan, async (_input, ctx) => {
  const { deps, scope } = ctx;
  const { tugas, mulai, hasil } = await lembar(ctx);
  if (hasil) reject(latihanErrors.LATIHAN_SUDAH_DINILAI);
  const kini = deps.clock.now();
  const detik = Math.max(0, Math.trunc((kini.epochMilliseconds - Date.parse(mulai)) / 1000));
  const kriteria = nilai(tugas, await kumpulkanBukti(deps, scope, mulai), detik);
  const isi: Hasil = { skor: skorDari(kriteria), detik, selesai: kini.toString(), kriteria };
  if (!(await sheetOf(ctx).finish(isi))) reject(latihanErrors.LATIHAN_SUDAH_DINILAI);
  return { data: isi };
});

export const praktikCommands = [tugas, selesai];
