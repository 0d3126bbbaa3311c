/** Reading what wore off and what was said about it. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { pilihan, tanggal } from '@mustika/kernel/field.ts';

/** Lines of purchases with wear beyond the tolerance, those without a word first. The call is ours. */
export const daftarSusut = defineCommand({
  name: 'susut-daftar',
  label: 'Daftar Susut',
  method: 'GET',
  path: 'validasi-susut',
  screens: ['/validasi-susut'],
  fields: {
    status: pilihan('Status', ['MENUNGGU', 'SETUJU', 'TOLAK', 'SEMUA'], { opsional: true }),
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  },
});
