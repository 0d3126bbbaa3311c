/** WhatsApp: how it is set, what is sent, and what became of it. Spec 1 §2.2 (whatsapp-setting), §7 (chat/send). */
import { baris, kadang, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, catatan, kode, pilihan, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, flag, level } from '@mustika/kernel/gate.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { KABAR_WA } from './kabar-wa.rule.ts';
import { CARA_PESAN, JENIS_NOTA, JENIS_PESAN, STATUS_PESAN } from './whatsapp.rule.ts';

const screens = ['/whatsapp-setting'];
const MODUL = flag('WHATSAPP_MODULE');
/** Where messages go and with whose token is not everybody's business. Reliability 4.6. */
const pengatur = all(MODUL, level('OWN', 'SU', 'MU'));

const kosong = { opsional: true } as const;
const setting = objek({
  /** Everything but the secrets, and which of them are there. */
  penyedia: objek({
    aktif: ya(''),
    alamat: teks(''),
    versi_api: kode(''),
    id_nomor: kode(''),
    nomor: kode(''),
    token_diganti: waktu('', kosong),
    versi: angka(''),
    diubah_oleh: kode('', kosong),
    diubah_pada: waktu('', kosong),
    token_ada: ya(''),
    /** Both secrets of the reports are there. */
    kabar_siap: ya(''),
  }),
  pesan: baris({
    jenis: pilihan('', JENIS_PESAN),
    otomatis: ya(''),
    cara: pilihan('', CARA_PESAN),
    nama_template: kode('', kosong),
    bahasa: kode(''),
    isi: catatan(''),
    /** Of a reminder alone. */
    hari_sebelum: angka('', kosong),
  }),
});
export type SettingWa = WireOf<typeof setting>;

/** What came of a message that was to go at once. */
const dikirim = objek({
  success: ya(''),
  id: kode(''),
  status: pilihan('', STATUS_PESAN),
  galat: kadang(teks('', kosong)),
});

export const settingWaCommand = defineCommand({
  name: 'whatsapp-setting',
  label: 'Setting WhatsApp',
  method: 'GET',
  path: 'whatsapp-setting',
  screens,
  fields: {},
  answer: setting,
});

/** The token is written and never read: left empty it stays what it was. */
export const simpanPenyediaWa = defineCommand({
  name: 'whatsapp-setting-penyedia',
  label: 'Simpan Penyedia WhatsApp',
  method: 'PUT',
  path: 'whatsapp-setting/penyedia',
  screens,
  gate: pengatur,
  fields: {
    aktif: ya('Kirim WhatsApp'),
    alamat: teks('Alamat Penyedia', { asTyped: true, max: 200 }),
    versi_api: kode('Versi API', { asTyped: true, max: 6 }),
    id_nomor: kode('ID Nomor Pengirim', { digits: true, max: 30 }),
    nomor: kode('Nomor WhatsApp Toko', { max: 20 }),
    token: rahasia('Token', { opsional: true }),
    /** What the provider signs its reports with, and the word it proves itself with; kept like the token. */
    rahasia_aplikasi: rahasia('App Secret', { opsional: true }),
    token_verifikasi: rahasia('Token Verifikasi', { opsional: true }),
    versi: angka('Versi', { min: 0 }),
  },
  answer: setting,
  message: 'Setting WhatsApp Berhasil Disimpan',
});

/** What each kind of document says, and whether it goes out by itself. */
export const simpanPesanWa = defineCommand({
  name: 'whatsapp-setting-pesan',
  label: 'Simpan Pesan WhatsApp',
  method: 'PUT',
  path: 'whatsapp-setting/pesan',
  screens,
  fields: {
    jenis: pilihan('Jenis Dokumen', JENIS_PESAN),
    otomatis: ya('Kirim Otomatis'),
    cara: pilihan('Cara', CARA_PESAN),
    nama_template: kode('Nama Template', { opsional: true, asTyped: true, max: 60 }),
    bahasa: kode('Bahasa Template', { asTyped: true, max: 10 }),
    isi: catatan('Isi Pesan', { asTyped: true, max: 1000 }),
    /** Of a reminder alone: 0 reminds on the day only. */
    hari_sebelum: angka('Hari Sebelum Jatuh Tempo', { opsional: true, min: 0, max: 30 }),
  },
  answer: setting,
  message: 'Pesan Berhasil Disimpan',
});

/** Really sent, to a number whose owner stands beside you. */
export const ujiWa = defineCommand({
  name: 'whatsapp-setting-uji',
  label: 'Uji Kirim WhatsApp',
  path: 'whatsapp-setting/uji',
  screens,
  gate: pengatur,
  fields: { receiver: kode('Nomor Tujuan', { min: 8, max: 20 }) },
  answer: dikirim,
  message: 'Pesan Uji Berhasil Dikirim',
});

/** What was sent and what was not, newest first. */
export const daftarPesanWa = defineCommand({
  name: 'whatsapp-pesan',
  label: 'Pesan WhatsApp',
  method: 'GET',
  path: 'whatsapp-setting/terkirim',
  screens,
  fields: {
    status: pilihan('Status', STATUS_PESAN, { opsional: true }),
    skip: angka('Lewati', { opsional: true }),
    limit: angka('Jumlah', { opsional: true, max: 500 }),
  },
  answer: baris({
    id: kode(''),
    jenis: pilihan('', [...JENIS_PESAN, 'UJI']),
    no_dokumen: kode('', kosong),
    /** Its end only. */
    penerima: kode(''),
    isi: catatan(''),
    status: pilihan('', STATUS_PESAN),
    percobaan: angka(''),
    coba_lagi: waktu('', kosong),
    galat: teks('', kosong),
    otomatis: ya(''),
    dibuat_oleh: kode(''),
    dibuat: waktu(''),
    diubah: waktu(''),
    /** What the provider said last of a message it took. */
    kabar: pilihan('', KABAR_WA, kosong),
    kabar_pada: waktu('', kosong),
  }),
});
export type PesanTercatat = WireOf<typeof daftarPesanWa.answer>[number];

export const ulangPesanWa = defineCommand({
  name: 'whatsapp-ulang',
  label: 'Kirim Ulang Pesan WhatsApp',
  path: 'whatsapp-setting/ulang',
  screens,
  fields: { id: kode('Pesan', { asTyped: true, max: 40 }) },
  answer: objek({ id: kode('') }),
  message: 'Pesan Masuk Antrian',
});

const pengirim = [
  ...['/lihat-penjualan', '/lihat-pembelian', '/lihat-titipan', '/lihat-cicilan'],
  ...['/lihat-penjualan-manual', '/lihat-pembelian-manual'],
];
/** Loans have no message of their own, but their customers are reminded. */
const penanya = [...pengirim, '/lihat-hutang'];

/**
 * The customer's yes or no to messages at this number, for all stores. He may take it back wherever he is known, also in a store that
 * writes no messages (Domain 14.3).
 */
export const setujuWaCommand = defineCommand({
  name: 'whatsapp-setuju',
  label: 'Persetujuan Menerima WhatsApp',
  path: 'whatsapp/setuju',
  screens: [...penanya, '/data-member', ...screens],
  fields: { no_hp: telepon('No HP'), setuju: ya('Setuju Menerima WhatsApp') },
  /** `dikirim`: messages that waited for the yes. */
  answer: objek({ no_hp: kode(''), setuju: ya(''), dikirim: angka('') }),
  message: 'Persetujuan Berhasil Disimpan',
});

/**
 * Sends a customer his document: the prescribed call. What is sent is written here, from the setting, and only to the number
 * on the document; `message` names the document when `no_dokumen` does not. Reliability 4.1 (chat/send).
 */
export const chatSend = defineCommand({
  name: 'chat-send',
  label: 'Kirim Invoice WhatsApp',
  path: 'chat/send',
  screens: pengirim,
  gate: MODUL,
  fields: {
    receiver: kode('Penerima', { min: 8, max: 20 }),
    message: catatan('Pesan', { asTyped: true, max: 4000 }),
    type: pilihan('Jenis', JENIS_NOTA),
    no_dokumen: kode('No Dokumen', { opsional: true, max: 40 }),
  },
  answer: dikirim,
  message: 'Invoice Berhasil Dikirim',
});
