/** What the server does for this domain. */
import { asalUsulLotSql } from './asal-usul-lot.query.ts';
import { kartuLotSql } from './kartu-lot.query.ts';

export { lotCommands } from './lot.query.ts';

export const lotReports = [kartuLotSql, asalUsulLotSql];
