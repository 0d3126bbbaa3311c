/** Reports that go out by themselves. The specification has none; the issue asks for them. docs/decisions/0165. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { SETENGAH_JAM } from '@mustika/kernel/date.ts';
import { angka, daftar, kode, pilihan, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level, orang } from '@mustika/kernel/gate.ts';
import { RENTANG } from '@mustika/kernel/text/rentang.ts';
import { STATUS_KIRIM, TUJUAN_PALING_BANYAK, ULANG } from './jadwal-laporan.rule.ts';

export const LAYAR_JADWAL = '/laporan-terjadwal';
/** Who answers for a store says what leaves it, and no program of others does. */
export const gerbangJadwal = all(orang, level('OWN', 'SU', 'MU'));

const screens = [LAYAR_JADWAL];
const gate = gerbangJadwal;
const id = kode('Jadwal', { asTyped: true, min: 36, max: 36 });
const tanya = {
  nama: kode('Nama Filter', { asTyped: true, max: 60 }),
  nilai: teks('Nilai', { asTyped: true, max: 200 }),
};
const kala = {
  ulang: pilihan('Berulang', ULANG),
  /** 1 is Monday, weekly; the day of the month, monthly. */
  hari: angka('Hari', { opsional: true, min: 1, max: 28 }),
  jam: pilihan('Jam', SETENGAH_JAM),
};
const format = pilihan('Berkas', [
  ['pdf', 'PDF'],
  ['xlsx', 'Excel'],
]);

/** What is said of a schedule beside the report and what is asked of it. */
const isian = {
  nama: teks('Nama Jadwal', { asTyped: true, max: 60 }),
  rentang: pilihan('Tanggal', RENTANG, { opsional: true }),
  format,
  ...kala,
  tujuan: daftar(
    'Kirim Ke',
    { surel: teks('Alamat Surel', { asTyped: true, max: 120 }) },
    { maxRows: TUJUAN_PALING_BANYAK },
  ),
};

/** Of the stores one may look into, the next to go first. */
export const daftarJadwalCommand = defineCommand({
  name: 'laporan-terjadwal',
  label: 'Laporan Terjadwal',
  method: 'GET',
  path: 'laporan-terjadwal',
  screens,
  gate,
  fields: {},
  answer: objek({
    /** This server sends letters. */
    siap: ya(''),
    jadwal: baris({
      id,
      kode_toko: kode(''),
      nama: teks(''),
      laporan: kode(''),
      /** What the report is called. */
      judul: teks(''),
      pemilik: kode(''),
      /** Only its maker turns it on again: it goes out in his name. */
      milikku: ya(''),
      ...kala,
      format,
      rentang: pilihan('', RENTANG, { opsional: true }),
      /** `label`, `kata`: the filter and its value as the report says them; both as they are kept where it knows them no more. */
      cari: baris({ ...tanya, label: teks(''), kata: teks('') }),
      tujuan: deret(teks('')),
      aktif: ya(''),
      /** Why it was turned off by itself. */
      sebab: teks('', { opsional: true }),
      berikut: waktu(''),
      kiriman: baris({
        saat: waktu(''),
        status: pilihan('', STATUS_KIRIM),
        percobaan: angka(''),
        galat: teks('', { opsional: true }),
      }),
    }),
  }),
});
export type Jadwal = WireOf<typeof daftarJadwalCommand.answer>['jadwal'][number];

export const buatJadwalCommand = defineCommand({
  name: 'laporan-terjadwal-buat',
  label: 'Jadwalkan Laporan',
  path: 'laporan-terjadwal',
  screens,
  gate,
  fields: {
    ...isian,
    /** The name of the report. */
    laporan: kode('Laporan', { asTyped: true, max: 80 }),
    cari: daftar('Filter', tanya, { opsional: true, maxRows: 60 }),
  },
  answer: objek({ id, berikut: waktu('') }),
  message: 'Laporan Berhasil Dijadwalkan',
});

/** By its maker: it goes on in his name. Its report and what is asked of it stay. */
export const ubahJadwalCommand = defineCommand({
  name: 'laporan-terjadwal-ubah',
  label: 'Ubah Jadwal',
  method: 'PUT',
  path: 'laporan-terjadwal/{id}',
  screens,
  gate,
  fields: { id, ...isian },
  answer: objek({ id, berikut: waktu('') }),
  message: 'Jadwal Berhasil Diubah',
});

export const aktifJadwalCommand = defineCommand({
  name: 'laporan-terjadwal-aktif',
  label: 'Nyalakan Atau Matikan Jadwal',
  method: 'PUT',
  path: 'laporan-terjadwal/{id}/aktif',
  screens,
  gate,
  fields: { id, aktif: ya('Aktif') },
  answer: objek({ id }),
  message: 'Jadwal Berhasil Diubah',
});

export const kirimJadwalCommand = defineCommand({
  name: 'laporan-terjadwal-kirim',
  label: 'Kirim Laporan Sekarang',
  path: 'laporan-terjadwal/{id}/kirim',
  screens,
  gate,
  fields: { id },
  answer: objek({ id }),
  message: 'Laporan Sedang Dikirim',
});

export const hapusJadwalCommand = defineCommand({
  name: 'laporan-terjadwal-hapus',
  label: 'Hapus Jadwal',
  method: 'DELETE',
  path: 'laporan-terjadwal/{id}',
  screens,
  gate,
  fields: { id },
  answer: objek({ id }),
  message: 'Jadwal Berhasil Dihapus',
});
