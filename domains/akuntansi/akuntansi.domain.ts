/** The books for accountants, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { pembacaBuku, penutupBuku } from '../master/akun/akses-akuntansi.rule.ts';
import {
  ambilPaket,
  daftarPaket,
  gerbangPaket,
  LAYAR_PAKET,
  mintaPaket,
} from './bukti/paket-bukti.command.ts';
import { daftarJurnal } from './jurnal/daftar-jurnal.report.ts';
import { hledgerCommand } from './jurnal/hledger.command.ts';
import { jenisDokumenCommand, jurnalCommand } from './jurnal/jurnal.command.ts';
import { akunManual, lampiranCommand, unggahLampiran } from './jurnal/jurnal-umum.command.ts';
import { jurnalUmum } from './jurnal/jurnal-umum.document.ts';
import { arusKas } from './laporan/arus-kas.report.ts';
import { bukuBesar } from './laporan/buku-besar.report.ts';
import { labaRugi } from './laporan/laba-rugi.report.ts';
import { neraca } from './laporan/neraca.report.ts';
import { neracaSaldo } from './laporan/neraca-saldo.report.ts';
import { bukaPeriodeCommand, kunciPeriodeCommand, periodeCommand } from './periode/kunci-periode.command.ts';
import { penutupBulan } from './periode/penutup-bulan.document.ts';

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

/** A period as files that prove themselves. Ours. */
export const paketBuktiScreen = defineScreen({
  path: LAYAR_PAKET,
  title: 'Paket Bukti',
  group: 'akuntansi',
  gate: gerbangPaket,
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
  paketBuktiScreen,
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
  mintaPaket,
  daftarPaket,
  ambilPaket,
);
