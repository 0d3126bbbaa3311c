/** Reading for the validation of non-cash receipts. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { pilihan, ref, tanggal } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { rekeningResource } from '../master/rekening.resource.ts';

const SCREENS = ['/validasi-non-cash'] as const;

/** Receipts of a period that are open, validated, or both; without a period those of the last 30 days. */
export const terimaNonCash = defineCommand({
  name: 'non-cash-terima',
  label: 'Penerimaan Non Cash',
  method: 'GET',
  path: 'non-cash/terima',
  screens: SCREENS,
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
    tempat: pilihan('Tempat', ['PIUTANG_EDC', 'BANK'], { opsional: true }),
    no_rekening: ref('Rekening', () => rekeningResource, { opsional: true }),
    status: pilihan('Status', ['TERBUKA', 'VALID', 'SEMUA'], { opsional: true }),
  },
});

/**
 * Multipart `file` (CSV or XLSX, the bank's statement) and text `no_rekening`: the lines that brought money, each with
 * the open receipts that explain it. It only reads; ticking stays a person's act.
 */
export const rekeningKoran = defineCommand({
  name: 'non-cash-rekening-koran',
  label: 'Cocokkan Rekening Koran',
  path: 'non-cash/rekening-koran',
  screens: SCREENS,
  gate: flag('VALIDASI_NON_CASH_MODULE'),
  fields: {},
  idempotent: false,
});
