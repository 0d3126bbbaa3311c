/**
 * The receipt designer: read and save a draft, look at it, publish it, bring an earlier version back, copy it to branches.
 * The spec names the two screens (Spec 1 §2.2) and no call; these are ours.
 */
import { baris, bebas, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, teks, waktu } from '@mustika/kernel/field.ts';
import { pusat } from '@mustika/kernel/gate.ts';
import {
  type IsiRancangan,
  isianKertas,
  isianSlip,
  jenis_nota,
  media,
  mediaKertas,
  rev,
} from './isian-rancangan.rule.ts';

const KERTAS = ['/setting-nota'];
const SLIP = ['/setting-nota-slip'];
const KEDUANYA = [...KERTAS, ...SLIP];

const isi = bebas<IsiRancangan>();
const versi = angka('');
/** Whose it is, and since when. */
const oleh = { user_id: kode(''), waktu: waktu('') };

/** What is printed now, the draft, and every version with who published it and when. */
export const bacaRancangan = defineCommand({
  name: 'rancangan-nota',
  label: 'Rancangan Nota',
  method: 'GET',
  path: 'rancangan-nota/{jenis_nota}/{media}',
  screens: KEDUANYA,
  fields: { jenis_nota, media },
  answer: objek({
    terbit: objek({ versi, isi }),
    draf: objek({ isi, dasar: versi, rev: angka(''), ...oleh }, { opsional: true }),
    riwayat: baris({ versi, dasar: versi, catatan: teks('', { opsional: true }), ...oleh }),
  }),
});
export type Rancangan = WireOf<typeof bacaRancangan.answer>;

/** One version; 0 is the design we come with. */
export const versiRancangan = defineCommand({
  name: 'rancangan-nota-versi',
  label: 'Versi Rancangan Nota',
  method: 'GET',
  path: 'rancangan-nota/{jenis_nota}/{media}/versi/{versi}',
  screens: KEDUANYA,
  fields: { jenis_nota, media, versi: kode('Versi', { digits: true, max: 9 }) },
  answer: objek({ versi, isi }),
});

const simpan = { jenis_nota, rev };
const tersimpan = objek({ rev: angka('') });
const diterbitkan = objek({ versi });

/** The draft of a paper nota. `rev` is that of the draft that was read, 0 for the first. */
export const simpanKertas = defineCommand({
  name: 'rancangan-nota-simpan-kertas',
  label: 'Simpan Draf Nota',
  path: 'rancangan-nota/kertas/simpan',
  screens: KERTAS,
  fields: { ...simpan, media: mediaKertas, ...isianKertas },
  answer: tersimpan,
  message: 'Draf Rancangan Berhasil Disimpan',
});

/** The draft of a slip. */
export const simpanSlip = defineCommand({
  name: 'rancangan-nota-simpan-slip',
  label: 'Simpan Draf Slip',
  path: 'rancangan-nota/slip/simpan',
  screens: SLIP,
  fields: { ...simpan, ...isianSlip },
  answer: tersimpan,
  message: 'Draf Rancangan Berhasil Disimpan',
});

const contoh = {
  jenis_nota,
  /** A nota of the store to look at instead of the sample. */
  nomor: kode('No Nota', { opsional: true, max: 40 }),
};

/** Millimetres, as they were worked out. */
const mm = bebas<number>();

/** The picture of a design: drawn by what prints it, so that it cannot differ. Counts as no print. */
export const pratinjauKertas = defineCommand({
  name: 'rancangan-nota-pratinjau-kertas',
  label: 'Pratinjau Nota',
  path: 'rancangan-nota/kertas/pratinjau',
  screens: KERTAS,
  idempotent: false,
  fields: { ...contoh, bentuk: pilihan('Bentuk Pratinjau', ['SVG', 'PDF', 'PNG']), ...isianKertas },
  /** Of an SVG: the pages, and where each element came to lie. */
  answer: objek({
    halaman: baris({
      sisi: pilihan('', ['DEPAN', 'BELAKANG', 'KETENTUAN', 'KODE', 'KUPON']),
      svg: teks(''),
      lebar: mm,
      tinggi: mm,
    }),
    letak: baris({ id: kode(''), halaman: angka(''), x: mm, y: mm, lebar: mm, tinggi: mm }),
  }),
});
export type GambarKertas = WireOf<typeof pratinjauKertas.answer>;

/** The same for a slip: picture and text. */
export const pratinjauSlip = defineCommand({
  name: 'rancangan-nota-pratinjau-slip',
  label: 'Pratinjau Slip',
  path: 'rancangan-nota/slip/pratinjau',
  screens: SLIP,
  idempotent: false,
  fields: { ...contoh, cpl: pilihan('Lebar Pratinjau', ['32', '48']), ...isianSlip },
  answer: objek({ svg: teks(''), text: teks('') }),
});

/** The draft becomes the next version: what is printed from now on. */
export const terbitkanRancangan = defineCommand({
  name: 'rancangan-nota-terbit',
  label: 'Terbitkan Rancangan Nota',
  path: 'rancangan-nota/terbit',
  screens: KEDUANYA,
  fields: {
    jenis_nota,
    media,
    rev,
    catatan: teks('Catatan', { opsional: true, asTyped: true, max: 200 }),
  },
  answer: diterbitkan,
  message: 'Rancangan Berhasil Diterbitkan',
});

/** The draft goes; what is published stays. */
export const buangDraf = defineCommand({
  name: 'rancangan-nota-buang',
  label: 'Buang Draf Rancangan',
  path: 'rancangan-nota/buang',
  screens: KEDUANYA,
  fields: { jenis_nota, media, rev },
  message: 'Draf Rancangan Dibuang',
});

/** An earlier version is published again, as a new one: the row of versions never runs backwards. */
export const kembalikanRancangan = defineCommand({
  name: 'rancangan-nota-kembali',
  label: 'Kembalikan Versi Rancangan',
  path: 'rancangan-nota/kembali',
  screens: KEDUANYA,
  fields: { jenis_nota, media, versi: angka('Versi') },
  answer: diterbitkan,
  message: 'Versi Rancangan Dikembalikan',
});

/** What is published here is published in those branches too, with its pictures. Head office only. */
export const salinRancangan = defineCommand({
  name: 'rancangan-nota-salin',
  label: 'Salin Rancangan Ke Cabang',
  path: 'rancangan-nota/salin',
  screens: KEDUANYA,
  gate: pusat,
  fields: {
    jenis_nota,
    media,
    toko: daftar('Toko Tujuan', { kode_toko: kode('Kode Toko', { max: 8 }) }, { maxRows: 100 }),
  },
  answer: baris({ kode_toko: kode(''), versi }),
  message: 'Rancangan Berhasil Disalin',
});

/** Stores head office may copy to: all that are open, but the one it works in. */
export const tokoSalin = defineCommand({
  name: 'rancangan-nota-toko',
  label: 'Toko Tujuan Rancangan',
  method: 'GET',
  path: 'rancangan-nota/toko',
  screens: KEDUANYA,
  gate: pusat,
  fields: {},
  answer: baris({ kode_toko: kode(''), nama_toko: teks('') }),
});

/** Multipart part `image`: a logo, or a scan of the printed form that is shown under the design and never printed. */
export const unggahGambar = defineCommand({
  name: 'rancangan-nota-gambar-unggah',
  label: 'Unggah Gambar Rancangan',
  path: 'rancangan-nota/gambar',
  screens: KERTAS,
  fields: {},
  answer: objek({ kunci: kode('') }),
  message: 'Gambar Berhasil Disimpan',
});

export const bacaGambar = defineCommand({
  name: 'rancangan-nota-gambar',
  label: 'Gambar Rancangan',
  method: 'GET',
  path: 'rancangan-nota/gambar/{kunci}',
  screens: KERTAS,
  fields: { kunci: kode('Gambar', { asTyped: true, max: 40 }) },
});
