/** Periods: what each month earned, whether it is closed and locked, and the two acts of the lock. Domain 12.2, 12.5. */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level } from '@mustika/kernel/gate.ts';
import { MODUL, penutupBuku } from '../../master/akun/akses-akuntansi.rule.ts';

const screens = ['/kunci-periode'];

/** A month: laba is income less costs without closing entries; penutup the closing entry that stands. */
const periode = objek({
  bulan: tanggal(''),
  sampai: tanggal(''),
  laba: uang(''),
  /** What a closing entry of this month would move; null when it is not its turn. */
  terbuka: uang('', { opsional: true }),
  jurnal: angka(''),
  /** The month is over: its last day is closed. */
  selesai: ya(''),
  penutup: objek({ no_dokumen: kode(''), laba: uang(''), terakhir: ya('') }, { opsional: true }),
  terkunci: ya(''),
  /** The last locked month, the only one that can be opened. */
  terakhir: ya(''),
});
export type Periode = WireOf<typeof periode>;

const riwayat = objek({
  urut: angka(''),
  aksi: pilihan('', ['KUNCI', 'BUKA']),
  bulan: tanggal(''),
  sampai: tanggal(''),
  alasan: teks('', { opsional: true }),
  user_id: kode(''),
  waktu: waktu(''),
});
export type RiwayatKunci = WireOf<typeof riwayat>;

/** A step of the lock, and how far it reaches after it. */
const langkah = objek({ urut: angka(''), sampai: tanggal('', { opsional: true }) });

/** Months of the store from the newest back, and every lock and unlocking there ever was. */
export const periodeCommand = defineCommand({
  name: 'akuntansi-periode',
  label: 'Daftar Periode',
  method: 'GET',
  path: 'akuntansi/periode',
  screens,
  gate: penutupBuku,
  fields: {},
  answer: objek({
    terkunci: tanggal('', { opsional: true }),
    periode: deret(periode),
    riwayat: deret(riwayat),
  }),
});

export type DaftarPeriode = WireOf<typeof periodeCommand.answer>;

/** Locks up to and with a month that is over: from then on nothing is written there, whatever writes it. */
export const kunciPeriodeCommand = defineCommand({
  name: 'akuntansi-kunci-periode',
  label: 'Kunci Periode',
  path: 'akuntansi/kunci-periode',
  screens,
  gate: penutupBuku,
  /** Any day of the month. */
  fields: { bulan: tanggal('Bulan') },
  answer: langkah,
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
  answer: langkah,
  message: 'Periode Berhasil Dibuka',
});
