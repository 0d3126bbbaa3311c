/** Exports in the background: asking for one, seeing how far it is, fetching it. Spec 1 §6 (export-csv: SU, MU). */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { unduhExport } from './export-csv.command.ts';
import { NAMA_EXPORT, STATUS_EXPORT } from './export-csv.rule.ts';

const screens = ['/export-csv'];
const gate = level('SU', 'MU');

/** One at a time for each asker; the file is made by a job and kept for a day. */
export const mintaExport = defineCommand({
  name: 'export-csv-minta',
  label: 'Minta Export CSV',
  path: 'export-csv/minta',
  screens,
  gate,
  fields: unduhExport.fields,
  answer: objek({ id: kode('') }),
  message: 'Export Dikerjakan Di Latar Belakang',
});

/** What the asker asked for in this store, newest first. */
export const daftarExport = defineCommand({
  name: 'export-csv-daftar',
  label: 'Export Saya',
  method: 'GET',
  path: 'export-csv/daftar',
  screens,
  gate,
  fields: {},
  answer: baris({
    id: kode(''),
    data: pilihan('', NAMA_EXPORT),
    tgl_awal: tanggal(''),
    tgl_akhir: tanggal(''),
    alasan: teks(''),
    status: pilihan('', STATUS_EXPORT),
    /** Rows written so far, and of how many. */
    baris: angka(''),
    baris_semua: angka('', { opsional: true }),
    galat: teks('', { opsional: true }),
    dibuat: waktu(''),
    sampai: waktu('', { opsional: true }),
  }),
});
export type Export = WireOf<typeof daftarExport.answer>[number];

/** The file of whoever asked for it, whole or not at all. */
export const ambilExport = defineCommand({
  name: 'export-csv-ambil',
  label: 'Ambil Export CSV',
  method: 'GET',
  path: 'export-csv/ambil/{id}',
  screens,
  gate,
  fields: { id: kode('Export', { asTyped: true, max: 40 }) },
});
