/** The payment gateway of a store: how it is reached, what it is asked to collect, and what it says by itself. docs/decisions/0155. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, rahasia, ref, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level, not, publik, sarana } from '@mustika/kernel/gate.ts';
import { simbol } from '@mustika/kernel/text/simbol.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { noReferensi } from '../cara-bayar.rule.ts';
import { MASALAH_TAGIHAN, SARING_TAGIHAN, SELESAI_TAGIHAN, STATUS_TAGIHAN } from './gerbang.rule.ts';

export const LAYAR_GERBANG = '/gerbang-bayar';
const screens = [LAYAR_GERBANG];
/** A practice store and a trial ask nobody outside. */
export const DI_TOKO = all(not(sarana('TOKO_LATIHAN')), not(sarana('UJI_COBA')));
export const GERBANG_LEVEL = all(level('OWN', 'SU', 'MU', 'SPV'), DI_TOKO);
/** To whom money goes is not everybody's business. */
const pengatur = all(level('OWN', 'SU', 'MU'), DI_TOKO);
const ada = { opsional: true } as const;

const setting = objek({
  aktif: ya(''),
  alamat: teks(''),
  no_rekening: kode('', ada),
  menit: angka(''),
  versi: angka(''),
  kunci_ada: ya(''),
  kunci_diganti: waktu('', ada),
  diubah_oleh: kode('', ada),
  diubah_pada: waktu('', ada),
});
export type SettingGerbang = WireOf<typeof setting>;

export const settingGerbang = defineCommand({
  name: 'gerbang-bayar',
  label: 'Setting Gerbang Pembayaran',
  method: 'GET',
  path: 'gerbang-bayar',
  screens,
  gate: GERBANG_LEVEL,
  fields: {},
  answer: setting,
});

/** The key is written and never read: left empty it stays what it was. Whatever decides to whom money goes asks a second person. */
export const simpanGerbang = defineCommand({
  name: 'gerbang-bayar-simpan',
  label: 'Simpan Gerbang Pembayaran',
  method: 'PUT',
  path: 'gerbang-bayar',
  screens,
  gate: pengatur,
  fields: {
    aktif: ya('Terima QRIS Lewat Gerbang'),
    alamat: teks('Alamat Gerbang', { asTyped: true, max: 200 }),
    kunci: rahasia('Server Key', ada),
    no_rekening: ref('Rekening QRIS', () => rekeningResource, ada),
    menit: angka('Menit Sampai Kode Kedaluwarsa', { min: 5, max: 60 }),
    versi: angka('Versi', { min: 0 }),
    detail_authorization,
  },
  answer: setting,
  message: 'Gerbang Pembayaran Berhasil Disimpan',
});

/** Asks the gateway about an order that is not there: whether it answers, and whether it takes the key. */
export const ujiGerbang = defineCommand({
  name: 'gerbang-bayar-uji',
  label: 'Uji Gerbang Pembayaran',
  path: 'gerbang-bayar/uji',
  screens,
  gate: pengatur,
  fields: {},
  answer: objek({ terhubung: ya(''), jawaban: teks('') }),
});

/** Which account is collected for by a gateway; none where it is off, in a practice store or in a trial. */
export const gerbangKini = defineCommand({
  name: 'gerbang-bayar-kini',
  label: 'Rekening Lewat Gerbang',
  method: 'GET',
  path: 'gerbang-bayar/kini',
  list: () => rekeningResource,
  fields: {},
  answer: objek({ no_rekening: kode('', ada) }),
});

const id = kode('No Tagihan', { asTyped: true, min: 8, max: 50 });
const tagihan = objek({
  id,
  status: pilihan('', STATUS_TAGIHAN),
  no_rekening: kode(''),
  jumlah: uang(''),
  /** What stands for it on the nota. */
  acuan: kode('', ada),
  /** Seconds until its code is over. */
  sisa: angka(''),
  galat: teks('', ada),
  masalah: pilihan('', MASALAH_TAGIHAN, ada),
  /** Whose code it is, and the picture. */
  kode: objek(
    { nama: teks(''), kota: teks(''), nmid: teks('', ada), teks: teks(''), gambar: simbol },
    { opsional: true },
  ),
});
export type TagihanTampil = WireOf<typeof tagihan>;

/** One attempt to pay is one charge, however often it is asked for; `untuk` names the attempt. */
export const mintaTagihan = defineCommand({
  name: 'tagihan-qris-minta',
  label: 'Minta Kode QRIS',
  path: 'tagihan-qris',
  gate: DI_TOKO,
  list: () => rekeningResource,
  fields: {
    untuk: kode('Pembayaran', { asTyped: true, min: 4, max: 200 }),
    no_rekening: ref('Rekening', () => rekeningResource),
    jumlah: uang('Jumlah Bayar', { min: 1 }),
  },
  answer: tagihan,
});

/** As we know it; nobody outside is asked. */
export const lihatTagihan = defineCommand({
  name: 'tagihan-qris-lihat',
  label: 'Tagihan QRIS',
  method: 'GET',
  path: 'tagihan-qris/satu/{id}',
  gate: DI_TOKO,
  list: () => rekeningResource,
  fields: { id },
  answer: tagihan,
});

export const periksaTagihan = defineCommand({
  name: 'tagihan-qris-periksa',
  label: 'Periksa Tagihan QRIS',
  path: 'tagihan-qris/periksa',
  gate: DI_TOKO,
  list: () => rekeningResource,
  fields: { id },
  answer: tagihan,
});

export const batalTagihan = defineCommand({
  name: 'tagihan-qris-batal',
  label: 'Batalkan Tagihan QRIS',
  path: 'tagihan-qris/batal',
  gate: DI_TOKO,
  list: () => rekeningResource,
  fields: { id },
  answer: tagihan,
});

/** Two people say that it was paid, because the gateway cannot be asked: refused while it answers. */
export const akuiTagihan = defineCommand({
  name: 'tagihan-qris-akui',
  label: 'Akui QRIS Tanpa Gerbang',
  path: 'tagihan-qris/akui',
  gate: DI_TOKO,
  list: () => rekeningResource,
  fields: { id, no_referensi: noReferensi, detail_authorization },
  answer: tagihan,
});

export const daftarTagihan = defineCommand({
  name: 'tagihan-qris',
  label: 'Daftar Tagihan QRIS',
  method: 'GET',
  path: 'tagihan-qris',
  screens: [LAYAR_GERBANG, '/validasi-non-cash'],
  gate: DI_TOKO,
  fields: {
    /** YATIM: money that came and that no nota took; whatever its day. */
    hanya: pilihan('Hanya', SARING_TAGIHAN, ada),
    tgl_awal: tanggal('Tanggal Awal', ada),
    tgl_akhir: tanggal('Tanggal Akhir', ada),
    limit: angka('Jumlah', { opsional: true, max: 1000 }),
  },
  answer: baris({
    id,
    dibuat: waktu(''),
    dibuat_oleh: kode(''),
    no_rekening: kode(''),
    jumlah: uang(''),
    status: pilihan('', STATUS_TAGIHAN),
    acuan: kode('', ada),
    lunas: waktu('', ada),
    diakui_oleh: kode('', ada),
    diakui_setuju: kode('', ada),
    masalah: pilihan('', MASALAH_TAGIHAN, ada),
    galat: teks('', ada),
    selesai: pilihan('', SELESAI_TAGIHAN, ada),
    alasan: teks('', ada),
    /** The nota that it pays. */
    no_dokumen: kode('', ada),
    yatim: ya(''),
  }),
});
export type BarisTagihan = WireOf<typeof daftarTagihan.answer>[number];

/** Money that no nota took belongs to one that was saved without it: of the same sum and account. */
export const pasangTagihan = defineCommand({
  name: 'tagihan-qris-pasang',
  label: 'Pasang Pembayaran QRIS Ke Nota',
  path: 'tagihan-qris/pasang',
  screens,
  gate: GERBANG_LEVEL,
  fields: { id, no_dokumen: kode('No Nota', { max: 40 }) },
  answer: objek({ id, no_dokumen: kode('') }),
  message: 'Pembayaran Sudah Dipasang',
});

/** Money that no nota took goes back to who paid it, or is booked by hand; the owner's word. */
export const selesaikanTagihan = defineCommand({
  name: 'tagihan-qris-selesai',
  label: 'Selesaikan Pembayaran QRIS Tanpa Nota',
  path: 'tagihan-qris/selesai',
  screens,
  gate: GERBANG_LEVEL,
  fields: {
    id,
    cara: pilihan('Cara', [SELESAI_TAGIHAN[1], SELESAI_TAGIHAN[2]]),
    alasan: teks('Alasan', { min: 5, max: 200 }),
    detail_authorization,
  },
  answer: objek({ id }),
  message: 'Pembayaran Sudah Diselesaikan',
});

/** What the gateway says by itself: any body, believed by its signature, and asked back before it counts. */
export const webhookGerbang = defineCommand({
  name: 'gerbang-bayar-webhook',
  label: 'Webhook Gerbang Pembayaran',
  path: 'gerbang-bayar/webhook/{kode_toko}',
  gate: publik,
  fields: { kode_toko: kode('Toko', { max: 8 }) },
  raw: true,
  idempotent: false,
});
