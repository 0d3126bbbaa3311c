/** The books for accountants, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { bukuBesar } from './buku-besar.report.ts';
import { daftarJurnal } from './daftar-jurnal.report.ts';
import { hledgerCommand } from './hledger.command.ts';
import { jenisDokumenCommand, jurnalCommand } from './jurnal.command.ts';
import { labaRugi } from './laba-rugi.report.ts';
import { neraca } from './neraca.report.ts';
import { neracaSaldo } from './neraca-saldo.report.ts';

export const akuntansi = defineDomain(
  'akuntansi',
  'Akuntansi',
  daftarJurnal,
  bukuBesar,
  neracaSaldo,
  labaRugi,
  neraca,
  jurnalCommand,
  jenisDokumenCommand,
  hledgerCommand,
);
