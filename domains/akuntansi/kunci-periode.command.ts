/** Periods: what each month earned, whether it is closed and locked, and the two acts of the lock. Domain 12.2, 12.5. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { tanggal, teks } from '@mustika/kernel/field.ts';
import { all, level } from '@mustika/kernel/gate.ts';
import { MODUL, penutupBuku } from './akses-akuntansi.rule.ts';

const screens = ['/kunci-periode'];

/** Months of the store from the newest back, and every lock and unlocking there ever was. */
export const periodeCommand = defineCommand({
  name: 'akuntansi-periode',
  label: 'Daftar Periode',
  method: 'GET',
  path: 'akuntansi/periode',
  screens,
  gate: penutupBuku,
  fields: {},
});

/** Locks up to and with a month that is over: from then on nothing is written there, whatever writes it. */
export const kunciPeriodeCommand = defineCommand({
  name: 'akuntansi-kunci-periode',
  label: 'Kunci Periode',
  path: 'akuntansi/kunci-periode',
  screens,
  gate: penutupBuku,
  /** Any day of the month. */
  fields: { bulan: tanggal('Bulan') },
  message: 'Periode Berhasil Dikunci',
});

/** The owner alone opens the last locked month again, and says why. */
export const bukaPeriodeCommand = defineCommand({
  name: 'akuntansi-buka-periode',
  label: 'Buka Periode',
  path: 'akuntansi/buka-periode',
  screens,
  gate: all(MODUL, level('OWN')),
  fields: {
    bulan: tanggal('Bulan'),
    alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
  },
  message: 'Periode Berhasil Dibuka',
});
