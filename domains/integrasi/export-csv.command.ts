/** Data as CSV for super users and managers. Spec 1 §2.2, §6 (export-csv); which tables is ours. Reliability 4.4, 4.6. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { DATA_EXPORT, NAMA_EXPORT } from './export-csv.rule.ts';

/** One table of one store, streamed as it is read; who took what, and why, is in the log before the first row. */
export const unduhExport = defineCommand({
  name: 'export-csv-unduh',
  label: 'Unduh Export CSV',
  path: 'export-csv/unduh',
  screens: ['/export-csv'],
  gate: level('SU', 'MU'),
  fields: {
    data: pilihan(
      'Data',
      NAMA_EXPORT.map((name) => [name, DATA_EXPORT[name].label] as const),
    ),
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    alasan: teks('Alasan Export', { min: 4, max: 200, asTyped: true }),
  },
  idempotent: false,
});
