/** The end of a demo day, as the house ends days: every drawer counted, every exception with its reason, closed and signed. */
import { lepasKupon } from '@mustika/domains/penjualan/kupon/lepas-kupon.posting.ts';
import { pecahanUntuk } from '@mustika/domains/tutup-toko/pecahan.rule.ts';
import {
  hitungLaci,
  type PeriksaTutup,
  periksaTutup,
} from '@mustika/domains/tutup-toko/periksa-tutup.command.ts';
import { hitunganTerakhir, pengecualianDari } from '@mustika/domains/tutup-toko/periksa-tutup.rule.ts';
import { kodeLaci } from '@mustika/domains/tutup-toko/selisih-laci.rule.ts';
import { tutupTokoCommands, tutupTokoDocuments } from '@mustika/domains/tutup-toko/tutup-toko.server.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { type Dunia, jalankan, panggil } from './till.ts';

const [tutupToko] = tutupTokoDocuments([lepasKupon]) as [DocumentImplementation];

const periksa = (dunia: Dunia, user: string): Promise<PeriksaTutup> =>
  panggil(dunia, user, tutupTokoCommands, periksaTutup, {}) as Promise<PeriksaTutup>;

/** Now and then a drawer has a little more or less than the books say. */
const selisih = ({ lain }: Dunia): number =>
  lain.chance(0.04) ? lain.pick([-20_000, -5_000, 1_000, 10_000]) : 0;

/** Counts and closes the open day; the next one is open after it. */
export async function tutupHari(dunia: Dunia): Promise<void> {
  const spv = `SPV1${dunia.toko.suffix}`;
  const { rows } = await dunia.client.query<{ akun: string; dimensi: string; saldo: number }>(
    'select akun, dimensi, saldo::bigint::float8 as saldo from laci_tutup($1)',
    [dunia.toko.kode_toko],
  );
  for (const { akun, dimensi, saldo } of rows) {
    const pecahan = pecahanUntuk(Math.max(0, saldo + selisih(dunia)));
    await panggil(dunia, spv, tutupTokoCommands, hitungLaci, { akun, dimensi, pecahan });
  }
  const { tanggal, tanggal_berikut, laci, periksa: butir } = await periksa(dunia, spv);
  const alasan = Object.fromEntries(
    butir.map(({ kode, sifat }) => [kode, sifat === 'ALASAN' ? 'SUDAH DIKETAHUI SUPERVISOR' : '']),
  );
  const alasanLaci = Object.fromEntries(laci.map((one) => [kodeLaci(one), 'SALAH MEMBERI KEMBALIAN']));
  await jalankan(dunia, spv, tutupToko, 'tutup', {
    ...{ tanggal, tanggal_berikut, laci: hitunganTerakhir(laci, alasanLaci), catatan: null },
    pengecualian: pengecualianDari(butir, alasan),
  });
}
