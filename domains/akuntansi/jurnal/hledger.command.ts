/** The books as a plain-text journal. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { tanggal } from '@mustika/kernel/field.ts';
import { all, level, menu, orang } from '@mustika/kernel/gate.ts';

/**
 * All three books of the store for a period, in the format of hledger (architecture §5), as text/plain. Without
 * tgl_awal the journal starts with the first document; with it, balances before that day open the journal. It is for whom
 * the journals are: being of head office is no right to the ledger, nor is any key of the API.
 */
export const hledgerCommand = defineCommand({
  name: 'akuntansi-hledger',
  label: 'Jurnal Hledger',
  method: 'GET',
  path: 'akuntansi/hledger',
  gate: all(orang, level('OWN', 'SU', 'MU'), menu('/daftar-jurnal')),
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  },
});
