/** What the server does for this domain. */
import { aturanPetunjukCommands } from './aturan-petunjuk.query.ts';
import { lihatPetunjukCommands } from './lihat-petunjuk.query.ts';
import { petunjukSql } from './petunjuk.query.ts';
import { rincianPetunjukSql } from './rincian-petunjuk.query.ts';

export const petunjukCommands = [...lihatPetunjukCommands, ...aturanPetunjukCommands];
export const petunjukReports = [petunjukSql, rincianPetunjukSql];
