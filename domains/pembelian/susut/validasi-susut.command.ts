/** Reading what wore off and what was said about it. */
import { baris, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, kode, pilihan, tanggal, teks, uang, ya } from '@mustika/kernel/field.ts';

/** Lines of purchases with wear beyond the tolerance, those without a word first. The call is ours. */
export const daftarSusut = defineCommand({
  name: 'susut-daftar',
  label: 'Daftar Susut',
  method: 'GET',
  path: 'validasi-susut',
  screens: ['/validasi-susut'],
  fields: {
    status: pilihan('Status', ['MENUNGGU', 'SETUJU', 'TOLAK', 'SEMUA'], { opsional: true }),
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  },
  answer: baris({
    no_faktur: kode(''),
    no_faktur_group: kode(''),
    tanggal: tanggal(''),
    kode_barcode: kode(''),
    nama_barang: teks(''),
    kode_group: kode(''),
    kondisi_barang: kode(''),
    kasir: kode(''),
    nama_customer: teks('', { opsional: true }),
    berat_nota: gram(''),
    berat: gram(''),
    susut: gram(''),
    nilai_susut: uang(''),
    harga: uang(''),
    foto: ya(''),
    status: pilihan('', ['MENUNGGU', 'SETUJU', 'TOLAK']),
    no_dokumen: kode('', { opsional: true }),
    berat_disetujui: gram('', { opsional: true }),
    alasan: teks('', { opsional: true }),
    divalidasi_oleh: kode('', { opsional: true }),
  }),
});
export type Susut = WireOf<typeof daftarSusut.answer>[number];
export type StatusSusut = Susut['status'];
