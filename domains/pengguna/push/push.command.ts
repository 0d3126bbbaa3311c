/**
 * Notifications on a person's own devices about what waits for his word. Spec 1 §1: a push notification can be sent to request
 * authentication; it shows no call. docs/decisions/0152.
 */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { SETENGAH_JAM } from '@mustika/kernel/date.ts';
import { kode, pilihan, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level, not, sarana } from '@mustika/kernel/gate.ts';

/** Whoever may be asked; in a practice store and a trial nobody is, and nothing goes out of them. */
const gate = all(level('SPV', 'OWN'), not(sarana('TOKO_LATIHAN')), not(sarana('UJI_COBA')));
const id = kode('Perangkat', { asTyped: true, min: 36, max: 36 });

/** My devices, the one I ask from among them, and my quiet hours. `kunci_publik` is what a browser subscribes with. */
export const pushSayaCommand = defineCommand({
  name: 'push-saya',
  label: 'Notifikasi Saya',
  method: 'GET',
  path: 'users/push',
  gate,
  fields: {},
  answer: objek({
    kunci_publik: teks(''),
    tenang_mulai: teks('', { opsional: true }),
    tenang_sampai: teks('', { opsional: true }),
    perangkat: baris({
      id,
      peranti: teks('', { opsional: true }),
      dibuat: waktu(''),
      terakhir: waktu('', { opsional: true }),
      /** Why the last one did not arrive; null once one did. */
      galat: teks('', { opsional: true }),
      ini: ya(''),
    }),
  }),
});
export type PushSaya = WireOf<typeof pushSayaCommand.answer>;

/** This device from now on, as its browser subscribed. The same again changes nothing. */
export const nyalakanPushCommand = defineCommand({
  name: 'push-nyalakan',
  label: 'Nyalakan Notifikasi',
  path: 'users/push/nyalakan',
  gate,
  idempotent: false,
  fields: {
    kunci_publik: teks('Kunci Publik', { asTyped: true, max: 100 }),
    endpoint: teks('Alamat Notifikasi', { asTyped: true, max: 1000 }),
    p256dh: rahasia('Kunci Peramban'),
    auth: rahasia('Rahasia Peramban'),
  },
  answer: objek({ id }),
  message: 'Perangkat Ini Akan Dikabari',
});

/** One of my devices no longer. */
export const matikanPushCommand = defineCommand({
  name: 'push-matikan',
  label: 'Matikan Notifikasi',
  path: 'users/push/matikan',
  gate,
  idempotent: false,
  fields: { id },
  answer: objek({ id }),
  message: 'Perangkat Tidak Dikabari Lagi',
});

/** Hours of the day in which nothing wakes me, by the clock of my own store; both left out: none. */
export const tenangPushCommand = defineCommand({
  name: 'push-tenang',
  label: 'Jam Tenang',
  path: 'users/push/tenang',
  gate,
  idempotent: false,
  fields: {
    tenang_mulai: pilihan('Mulai', SETENGAH_JAM, { opsional: true }),
    tenang_sampai: pilihan('Sampai', SETENGAH_JAM, { opsional: true }),
  },
  answer: objek({ tenang_mulai: teks('', { opsional: true }), tenang_sampai: teks('', { opsional: true }) }),
  message: 'Jam Tenang Disimpan',
});

/** A message to one of my devices, now. */
export const cobaPushCommand = defineCommand({
  name: 'push-coba',
  label: 'Kirim Pesan Percobaan',
  path: 'users/push/coba',
  gate,
  idempotent: false,
  fields: { id },
  answer: objek({ id }),
  message: 'Pesan Percobaan Terkirim',
});
