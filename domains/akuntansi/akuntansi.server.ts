/** Implementations of the domain, for the composition root. */
import { bukuBesarSql } from './buku-besar.query.ts';
import { daftarJurnalSql } from './daftar-jurnal.query.ts';
import { hledgerCommands } from './hledger.query.ts';
import { jurnalCommands } from './jurnal.query.ts';
import { labaRugiSql } from './laba-rugi.query.ts';
import { neracaSql } from './neraca.query.ts';
import { neracaSaldoSql } from './neraca-saldo.query.ts';

export const akuntansiCommands = [...hledgerCommands, ...jurnalCommands];
export const akuntansiReports = [daftarJurnalSql, bukuBesarSql, neracaSaldoSql, labaRugiSql, neracaSql];
