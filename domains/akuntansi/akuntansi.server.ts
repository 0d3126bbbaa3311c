/** Implementations of the domain, for the composition root. */
import { arusKasSql } from './arus-kas.query.ts';
import { bukuBesarSql } from './buku-besar.query.ts';
import { daftarJurnalSql } from './daftar-jurnal.query.ts';
import { hledgerCommands } from './hledger.query.ts';
import { jurnalCommands } from './jurnal.query.ts';
import { jurnalUmumCommands, jurnalUmumDocument } from './jurnal-umum.query.ts';
import { kunciPeriodeCommands } from './kunci-periode.query.ts';
import { labaRugiSql } from './laba-rugi.query.ts';
import { neracaSql } from './neraca.query.ts';
import { neracaSaldoSql } from './neraca-saldo.query.ts';
import { penutupBulanDocument } from './penutup-bulan.query.ts';

export const akuntansiDocuments = [jurnalUmumDocument, penutupBulanDocument];
export const akuntansiCommands = [
  ...hledgerCommands,
  ...jurnalCommands,
  ...jurnalUmumCommands,
  ...kunciPeriodeCommands,
];
export const akuntansiReports = [
  daftarJurnalSql,
  bukuBesarSql,
  neracaSaldoSql,
  labaRugiSql,
  neracaSql,
  arusKasSql,
];
