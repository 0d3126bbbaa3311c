/** The books for accountants, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { pembacaBuku, penutupBuku } from './akses-akuntansi.rule.ts';
import { arusKas } from './arus-kas.report.ts';
import { bukuBesar } from './buku-besar.report.ts';
import { daftarJurnal } from './daftar-jurnal.report.ts';
import { hledgerCommand } from './hledger.command.ts';
import { jenisDokumenCommand, jurnalCommand } from './jurnal.command.ts';
import { akunManual, lampiranCommand, unggahLampiran } from './jurnal-umum.command.ts';
import { jurnalUmum } from './jurnal-umum.document.ts';
import { bukaPeriodeCommand, kunciPeriodeCommand, periodeCommand } from './kunci-periode.command.ts';
import { labaRugi } from './laba-rugi.report.ts';
import { neraca } from './neraca.report.ts';
import { neracaSaldo } from './neraca-saldo.report.ts';
import { penutupBulan } from './penutup-bulan.document.ts';

/** General journals: what was written, and the sheet in which a new one is. Ours. */
export const jurnalUmumScreen = defineScreen({
  path: '/jurnal-umum',
  title: 'Jurnal Umum',
  group: 'akuntansi',
  gate: pembacaBuku,
});

/** Months with their profit, closing entries and locks. Ours. */
export const kunciPeriodeScreen = defineScreen({
  path: '/kunci-periode',
  title: 'Kunci Periode',
  group: 'akuntansi',
  gate: penutupBuku,
});

export const akuntansi = defineDomain(
  'akuntansi',
  'Akuntansi',
  daftarJurnal,
  jurnalUmumScreen,
  bukuBesar,
  neracaSaldo,
  labaRugi,
  neraca,
  arusKas,
  kunciPeriodeScreen,
  jurnalUmum,
  penutupBulan,
  jurnalCommand,
  jenisDokumenCommand,
  akunManual,
  unggahLampiran,
  lampiranCommand,
  periodeCommand,
  kunciPeriodeCommand,
  bukaPeriodeCommand,
  hledgerCommand,
);
