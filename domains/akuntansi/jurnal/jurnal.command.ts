/** One journal, and the kinds of documents journals come from. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { jurnalShape } from './jurnal.rule.ts';

/**
 * A document as the ledger has it: its events with their lines by account and side, clearing accounts left out, which
 * event takes back which, and the screen that shows the document.
 */
export const jurnalCommand = defineCommand({
  name: 'akuntansi-jurnal-satu',
  label: 'Jurnal',
  method: 'GET',
  path: 'akuntansi/jurnal/{no_dokumen}',
  screens: ['/daftar-jurnal'],
  gate: pembacaBuku,
  fields: { no_dokumen: kode('No Dokumen', { max: 40 }) },
  answer: jurnalShape,
});

/** Kinds of documents by label; the parameters are those of every list call. */
export const jenisDokumenCommand = defineCommand({
  name: 'akuntansi-jenis-dokumen',
  label: 'Jenis Dokumen',
  method: 'GET',
  path: 'akuntansi/jenis-dokumen',
  screens: ['/daftar-jurnal'],
  gate: pembacaBuku,
  fields: {
    jenis: kode('Jenis', { opsional: true, asTyped: true }),
    q: teks('Cari', { opsional: true, max: 60 }),
    aktif: pilihan('Aktif', ['ya', 'tidak', 'semua'], { opsional: true }),
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
    sort: kode('Urut', { opsional: true, asTyped: true }),
    arah: pilihan('Arah', ['asc', 'desc'], { opsional: true }),
  },
  answer: baris({ jenis: kode(''), label: teks('') }),
});
