/** What each level may let out alone: the ceilings of the store in one table. */
import { gram, pilihan, uang } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { NAMA_LEPAS } from '@mustika/kernel/lepas/plafon.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Beyond the first line of a kind a supervisor is asked, beyond the second the owner, who has no ceiling. They are settings, the owner's
 * and a second person's to change; what was done against them is `laporan-wewenang`. Domain R4.14; docs/decisions/0068, 0107. Ours: the
 * specification knows no ceilings.
 */
export const laporanBatasWewenang = defineReport({
  name: 'laporan-batas-wewenang',
  title: 'Batas Wewenang Sendiri',
  screen: '/laporan-batas-wewenang',
  api: 'keuangan/get/report-batas-wewenang',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  filters: {},
  columns: {
    jenis: pilihan('JENIS', Object.entries(NAMA_LEPAS) as [string, string][], { width: 30 }),
    siapa: pilihan('SIAPA', [
      ['KASIR', 'Kasir'],
      ['SPV', 'Supervisor'],
    ]),
    sehari: uang('SEHARI'),
    sekali: uang('SEKALI JALAN'),
    murni: gram('EMAS MURNI SEHARI'),
    kepada: uang('KEPADA SATU ORANG'),
  },
  drill: { column: 'jenis', to: '/laporan-wewenang' },
});
