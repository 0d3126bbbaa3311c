/** Calls of the device agent: pairing, the printers of a till, its queue. The spec shows none; ours, docs/decisions/0139 and 0140. */
import {
  BENTUK,
  GESER,
  JALUR,
  JALUR_TIMBANGAN,
  KEADAAN,
  KECEPATAN_SIDIK,
  KERTAS,
  KERTAS_TUGAS,
  KONDISI,
  PALING_BANYAK_PENCETAK,
} from '@mustika/kernel/agen/agen.ts';
import { baris, kadang, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, flag, level, publik } from '@mustika/kernel/gate.ts';
import { FRAMES, SPEEDS, TIAP_RANGE } from '@mustika/kernel/scale/scale.ts';
import { TINDAKAN } from './agen.rule.ts';

const screens = ['/perangkat'];
/** Who lets a program print for a till, and says what it prints on. */
const pengatur = level('OWN', 'SU', 'MU', 'SPV');
const pemilik = level('OWN', 'SU', 'MU');

const pencetak = {
  nama: teks('Nama Printer', { asTyped: true, max: 40 }),
  bentuk: pilihan('Bahasa Printer', BENTUK),
  jalur: pilihan('Sambungan', JALUR),
  alamat: teks('Alamat Printer', { asTyped: true, max: 120 }),
  status: ya('Printer Menjawab Statusnya'),
  geser_x: angka('Geser Mendatar', GESER),
  geser_y: angka('Geser Tegak', GESER),
};
const kertas = {
  kertas: pilihan('Kertas', KERTAS),
  pencetak: teks('Nama Printer', { asTyped: true, max: 40 }),
};

const timbangan = {
  jalur: pilihan('Sambungan', JALUR_TIMBANGAN),
  alamat: teks('Alamat Timbangan', { asTyped: true, max: 120 }),
  bicara: pilihan(
    'Jalur Bicara',
    SPEEDS.flatMap((speed) => Object.keys(FRAMES).map((frame) => `${speed} ${frame}`)),
  ),
  perintah: teks('Perintah Tanya', { asTyped: true, opsional: true, max: 16 }),
  tiap: angka('Ditanya Setiap', TIAP_RANGE),
};

const pembaca = {
  jalur: pilihan('Sambungan', JALUR_TIMBANGAN),
  alamat: teks('Alamat Pembaca', { asTyped: true, max: 120 }),
  kecepatan: angka('Kecepatan', { min: KECEPATAN_SIDIK[0], max: 115_200 }),
};

const tugas = {
  id: teks(''),
  kertas: pilihan('', KERTAS_TUGAS),
  keterangan: teks(''),
  pencetak: teks(''),
  keadaan: pilihan('', KEADAAN),
  sebab: teks('', { opsional: true }),
  /** The agent is asked to give it back. */
  minta: pilihan('', ['BATAL', 'ULANG'], { opsional: true }),
  dibuat: waktu(''),
};
export type TugasTampak = WireOf<ReturnType<typeof objek<typeof tugas>>>;

const agen = {
  id: teks(''),
  nama: teks(''),
  tersambung: ya(''),
  sistem: teks(''),
  versi: teks(''),
  dibuat: waktu(''),
};

/** The agent of the till that asks; nothing of it where none is paired. Every till asks, for what it prints goes there. */
const tampak = objek({
  agen: kadang(objek(agen)),
  pencetak: baris({ ...pencetak, kondisi: pilihan('', KONDISI, { opsional: true }) }),
  kertas: baris(kertas),
  /** At most one. */
  timbangan: baris(timbangan),
  /** At most one. */
  sidik: baris(pembaca),
  antrian: baris(tugas),
});
export type AgenTampak = WireOf<typeof tampak>;

export const agenCommand = defineCommand({
  name: 'agen',
  label: 'Agen Perangkat',
  method: 'GET',
  path: 'agen',
  fields: {},
  answer: tampak,
});

/** A code for one agent, for a few minutes, of the till that asks. */
export const kodeAgen = defineCommand({
  name: 'agen-kode',
  label: 'Kode Pemasangan Agen',
  path: 'agen/kode',
  screens,
  gate: pengatur,
  fields: { nama: teks('Nama Kasir', { asTyped: true, max: 40 }) },
  answer: objek({ kode: teks(''), menit: angka('') }),
});

/** Asked by the agent itself, which has nothing but the code. What it answers is told once. */
export const pasangAgen = defineCommand({
  name: 'agen-pasang',
  label: 'Pasang Agen',
  path: 'agen/pasang',
  gate: publik,
  idempotent: false,
  fields: {
    kode: teks('Kode Pemasangan', { max: 20 }),
    sistem: teks('Sistem', { asTyped: true, max: 80 }),
    versi: teks('Versi', { asTyped: true, max: 40 }),
  },
  answer: objek({ toko: kode(''), id: teks(''), rahasia: teks(''), nama: teks('') }),
});

/** All of the store, the newest first. */
export const daftarAgen = defineCommand({
  name: 'agen-daftar',
  label: 'Daftar Agen',
  method: 'GET',
  path: 'agen/daftar',
  screens,
  gate: pengatur,
  fields: {},
  answer: baris({
    ...agen,
    dibuat_oleh: kode(''),
    terlihat: waktu('', { opsional: true }),
    dicabut: waktu('', { opsional: true }),
    /** It prints for the browser that asks. */
    disini: ya(''),
  }),
});

export const cabutAgen = defineCommand({
  name: 'agen-cabut',
  label: 'Cabut Agen',
  path: 'agen/cabut',
  screens,
  gate: pemilik,
  fields: { id: teks('Agen', { asTyped: true, max: 36 }) },
  answer: objek({ id: teks('') }),
  message: 'Agen Berhasil Dicabut',
});

export const setelanAgen = defineCommand({
  name: 'agen-setelan',
  label: 'Simpan Printer Kasir',
  method: 'PUT',
  path: 'agen/setelan',
  screens,
  gate: pengatur,
  fields: {
    pencetak: daftar('Printer', pencetak, { maxRows: PALING_BANYAK_PENCETAK, opsional: true }),
    kertas: daftar('Kertas', kertas, { maxRows: KERTAS.length, opsional: true }),
  },
  answer: tampak,
  message: 'Printer Kasir Berhasil Disimpan',
});

/** The scale of this till, or none. */
export const setelanTimbangan = defineCommand({
  name: 'agen-timbangan',
  label: 'Simpan Timbangan Kasir',
  method: 'PUT',
  path: 'agen/timbangan',
  screens,
  gate: pengatur,
  fields: { timbangan: daftar('Timbangan', timbangan, { maxRows: 1, opsional: true }) },
  answer: tampak,
  message: 'Timbangan Kasir Berhasil Disimpan',
});

/** The fingerprint reader of this till, or none. */
export const setelanSidik = defineCommand({
  name: 'agen-sidik',
  label: 'Simpan Pembaca Sidik Jari',
  method: 'PUT',
  path: 'agen/sidik',
  screens,
  gate: all(pengatur, flag('FINGERPRINT_MODULE')),
  fields: { sidik: daftar('Pembaca Sidik Jari', pembaca, { maxRows: 1, opsional: true }) },
  answer: tampak,
  message: 'Pembaca Sidik Jari Berhasil Disimpan',
});

/** Somebody at this till looks at its scale: for a while the agent tells on the live line what it says. Whoever weighs asks. */
export const dengarTimbangan = defineCommand({
  name: 'agen-dengar-timbangan',
  label: 'Dengar Timbangan',
  path: 'agen/timbangan/dengar',
  idempotent: false,
  fields: {},
  answer: objek({ ada: ya('') }),
});

/** A page that shows whether a printer prints, and where. */
export const ujiPencetak = defineCommand({
  name: 'agen-uji',
  label: 'Cetak Halaman Uji',
  path: 'agen/uji',
  screens,
  gate: pengatur,
  fields: { pencetak: teks('Nama Printer', { asTyped: true, max: 40 }) },
  answer: objek({ id: teks('') }),
});

/** Multipart: `kertas`, `bentuk`, `keterangan`, and the bytes as part `isi`. Whoever may see a paper may print it at his own till. */
export const kirimTugas = defineCommand({
  name: 'tugas-cetak',
  label: 'Kirim Ke Printer',
  path: 'agen/tugas',
  fields: {},
  answer: objek({ id: teks('') }),
});

/** Of one job of this till: again (at another printer when one is named), not at all, or it lies there already. */
export const putusTugas = defineCommand({
  name: 'tugas-cetak-putus',
  label: 'Ulang Atau Batal Cetak',
  path: 'agen/tugas/putus',
  fields: {
    id: teks('Cetakan', { asTyped: true, max: 36 }),
    tindakan: pilihan('Tindakan', TINDAKAN),
    pencetak: teks('Nama Printer', { asTyped: true, max: 40, opsional: true }),
  },
  answer: tampak,
});
