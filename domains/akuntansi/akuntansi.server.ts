/** Implementations of the domain, for the composition root. */

import { paketBukti } from './bukti/paket-bukti.job.ts';
import { paketBuktiCommands } from './bukti/paket-bukti.query.ts';
import { PAKET_BUKTI } from './bukti/paket-bukti.rule.ts';
import { daftarJurnalSql } from './jurnal/daftar-jurnal.query.ts';
import { hledgerCommands } from './jurnal/hledger.query.ts';
import { jurnalCommands } from './jurnal/jurnal.query.ts';
import { jurnalUmumCommands, jurnalUmumDocument } from './jurnal/jurnal-umum.posting.ts';
import { arusKasSql } from './laporan/arus-kas.query.ts';
import { bukuBesarSql } from './laporan/buku-besar.query.ts';
import { labaRugiSql } from './laporan/laba-rugi.query.ts';
import { neracaSql } from './laporan/neraca.query.ts';
import { neracaSaldoSql } from './laporan/neraca-saldo.query.ts';
import { kunciPeriodeCommands } from './periode/kunci-periode.query.ts';
import { penutupBulanDocument } from './periode/penutup-bulan.posting.ts';

export const akuntansiDocuments = [jurnalUmumDocument, penutupBulanDocument];
export const akuntansiCommands = [
  ...hledgerCommands,
  ...jurnalCommands,
  ...jurnalUmumCommands,
  ...kunciPeriodeCommands,
  ...paketBuktiCommands,
];
/** What the domain makes in the background. */
export const akuntansiBerkas = { [PAKET_BUKTI]: paketBukti() };
export const akuntansiReports = [
  daftarJurnalSql,
  bukuBesarSql,
  neracaSaldoSql,
  labaRugiSql,
  neracaSql,
  arusKasSql,
];
