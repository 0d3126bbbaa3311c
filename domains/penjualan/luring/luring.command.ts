/** Calls of selling without the network beside the sale itself: what a till takes along, and what became of it. Ours, docs/decisions/0160. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, catatan, daftar, kode, pilihan, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { flag, level } from '@mustika/kernel/gate.ts';
import { luringFields } from './simpan-luring.rule.ts';

/** The till, and the screen of what is out. */
const KASIR = '/transaksi-penjualan';
export const TANPA_JARINGAN = '/tanpa-jaringan';
const pemilik = level('OWN', 'SU');
const paket = luringFields.paket;
/** Notas of this till that have not come in. */
const menunggu = angka('Menunggu', { min: 0, max: 999 });
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });

/** Takes the pieces of trays along, in the place of what this till had; `isi` is the package as JSON, signed with the key of the notas. */
export const siapkanLuring = defineCommand({
  name: 'luring-siapkan',
  label: 'Siapkan Jual Tanpa Jaringan',
  path: 'luring/siapkan',
  screens: [KASIR, TANPA_JARINGAN],
  gate: flag('JUAL_TANPA_JARINGAN_MODULE'),
  idempotent: false,
  fields: {
    baki: daftar(
      'Baki',
      { kode_baki: kode('Kode Baki') },
      { maxRows: 50, kosong: 'Pilih Baki Yang Dibawa Tanpa Jaringan' },
    ),
    /** As long as there are some the package of before stays. */
    menunggu,
  },
  answer: objek({ isi: teks(''), kunci: kode(''), tanda: kode('') }),
});

/** The till is there, and so many notas wait in it. */
export const kabarLuring = defineCommand({
  name: 'luring-kabar',
  label: 'Kabar Kasir Tanpa Jaringan',
  path: 'luring/kabar',
  screens: [KASIR, TANPA_JARINGAN],
  idempotent: false,
  fields: { paket, menunggu },
  answer: objek({ keadaan: kode('') }),
});

/** Gives back what was taken along; other tills may sell it at once. Refused while notas wait: the day would close without them. */
export const kembaliLuring = defineCommand({
  name: 'luring-kembali',
  label: 'Kembalikan Paket Tanpa Jaringan',
  path: 'luring/kembali',
  screens: [KASIR, TANPA_JARINGAN],
  idempotent: false,
  fields: { paket, menunggu },
  message: 'Barang Dikembalikan, Kasir Lain Boleh Menjualnya',
});

/** The owner takes back what a till has that nobody can reach. */
export const tarikLuring = defineCommand({
  name: 'luring-tarik',
  label: 'Tarik Paket Tanpa Jaringan',
  path: 'luring/tarik',
  screens: [TANPA_JARINGAN],
  gate: pemilik,
  fields: { paket, alasan },
  message: 'Paket Tanpa Jaringan Ditarik',
});

/** A nota that was refused as it came in is laid before the owner as it was sold: by the till itself, whatever its user may do, and by
 * whoever works at that browser now where the one who sold it does not come any more. */
export const kasusLuring = defineCommand({
  name: 'luring-kasus',
  label: 'Nota Tanpa Jaringan Yang Ditolak',
  path: 'luring/kasus',
  fields: {
    ...luringFields,
    sebab: kode('Sebab', { max: 60 }),
    rincian: catatan('Keterangan', { asTyped: true, max: 300 }),
  },
  answer: objek({ keadaan: kode('') }),
});

/** What was decided about it. */
export const selesaiLuring = defineCommand({
  name: 'luring-selesai',
  label: 'Putuskan Nota Tanpa Jaringan',
  path: 'luring/selesai',
  screens: [TANPA_JARINGAN],
  gate: pemilik,
  fields: { no_luring: luringFields.no_luring, alasan },
  message: 'Nota Tanpa Jaringan Diselesaikan',
});

const paketTampak = {
  paket: kode(''),
  user_id: kode(''),
  urut: angka(''),
  dibuat: waktu(''),
  sampai: waktu(''),
  terlihat: waktu(''),
  menunggu: angka(''),
  terpakai: uang(''),
  batas_total: uang(''),
  barang: angka(''),
  keadaan: pilihan('', ['AKTIF', 'DIGANTI', 'KEMBALI', 'DITARIK']),
  alasan: teks('', { opsional: true }),
  disini: ya(''),
};
const kasusTampak = {
  no_luring: kode(''),
  user_id: kode(''),
  waktu: waktu(''),
  diterima: waktu(''),
  total: uang(''),
  barang: teks(''),
  sebab: kode(''),
  rincian: teks(''),
  keadaan: pilihan('', ['TERBUKA', 'MASUK', 'SELESAI']),
  diputus_oleh: kode('', { opsional: true }),
  alasan: teks('', { opsional: true }),
};

/** What is out, and what waits for somebody; the newest first. */
export const daftarLuring = defineCommand({
  name: 'luring',
  label: 'Jual Tanpa Jaringan',
  method: 'GET',
  path: 'luring',
  screens: [TANPA_JARINGAN],
  fields: {},
  answer: objek({ paket: baris(paketTampak), kasus: baris(kasusTampak) }),
});
export type LuringTampak = WireOf<typeof daftarLuring.answer>;
