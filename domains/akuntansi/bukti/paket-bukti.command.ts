/** Proof packs: asking for one, seeing how far it is, fetching it. docs/decisions/0169. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { cakupan, penutupBuku } from '../../master/akun/akses-akuntansi.rule.ts';

export const LAYAR_PAKET = '/paket-bukti';
/** Whoever ends periods takes the proof of them out: it tells what every piece cost. */
export const gerbangPaket = penutupBuku;
const screens = [LAYAR_PAKET];

/** One at a time for each asker, made by a job and kept for a day. */
export const mintaPaket = defineCommand({
  name: 'akuntansi-paket-bukti-minta',
  label: 'Buat Paket Bukti',
  path: 'akuntansi/paket-bukti',
  screens,
  gate: gerbangPaket,
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    cakupan,
    alasan: teks('Untuk Apa', { min: 4, max: 200, asTyped: true }),
  },
  answer: objek({ id: kode('') }),
  message: 'Paket Bukti Dikerjakan Di Latar Belakang',
});

/** What whoever asks had made in this store, newest first. */
export const daftarPaket = defineCommand({
  name: 'akuntansi-paket-bukti',
  label: 'Paket Bukti Saya',
  method: 'GET',
  path: 'akuntansi/paket-bukti',
  screens,
  gate: gerbangPaket,
  fields: {},
  answer: baris({
    id: kode(''),
    cakupan: pilihan('', ['TOKO', 'SEMUA']),
    tgl_awal: tanggal(''),
    tgl_akhir: tanggal(''),
    alasan: teks(''),
    status: pilihan('', ['ANTRI', 'JALAN', 'SELESAI', 'LEWAT', 'GAGAL']),
    /** Rows written so far. */
    baris: angka(''),
    galat: teks('', { opsional: true }),
    dibuat: waktu(''),
    sampai: waktu('', { opsional: true }),
    /** SHA-256 of the file: what whoever got it compares his with. */
    sidik: teks('', { opsional: true }),
  }),
});
export type Paket = WireOf<typeof daftarPaket.answer>[number];

/** The file of whoever asked for it, whole or not at all. */
export const ambilPaket = defineCommand({
  name: 'akuntansi-paket-bukti-ambil',
  label: 'Ambil Paket Bukti',
  method: 'GET',
  path: 'akuntansi/paket-bukti/{id}',
  screens,
  gate: gerbangPaket,
  fields: { id: kode('Paket Bukti', { asTyped: true, max: 40 }) },
});
