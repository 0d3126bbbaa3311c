/** The store as it stands on its slips: name, address, telephone, NPWP. Spec 1 §3 (Store); it shows no fields for settingtoko. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { DAFTAR_ZONA } from '@mustika/kernel/date.ts';
import { angka, kode, pilihan, tanggal, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { rowShape } from '@mustika/kernel/resource.ts';
import { tokoResource } from '../master/toko.resource.ts';

const screens = ['/settingtoko'];

export const profilTokoCommand = defineCommand({
  name: 'setting-toko',
  label: 'Profil Toko',
  method: 'GET',
  path: 'setting-toko',
  screens,
  fields: {},
  answer: objek({
    kode_toko: kode(''),
    nama_toko: teks(''),
    alamat_toko: teks(''),
    telp: teks('', { opsional: true }),
    npwp: teks('', { opsional: true }),
    pkp: ya(''),
    zona: pilihan('', DAFTAR_ZONA),
    tipe: pilihan('', ['PUSAT', 'CABANG']),
    versi: angka(''),
    diubah_oleh: kode(''),
    diubah_pada: waktu(''),
    /** The open day; null while the store is closed. */
    tgl_system: tanggal('', { opsional: true }),
  }),
});
export type ProfilToko = WireOf<typeof profilTokoCommand.answer>;

/** `versi` is the one that was read. PKP is switched in Master Toko; a store that is PKP keeps an NPWP. */
export const simpanProfilToko = defineCommand({
  name: 'setting-toko-simpan',
  label: 'Simpan Profil Toko',
  method: 'PUT',
  path: 'setting-toko',
  screens,
  gate: level('OWN', 'SU', 'MU'),
  fields: {
    nama_toko: teks('Nama Toko', { dicetak: true, kosong: 'Nama Toko Tidak Boleh Kosong' }),
    alamat_toko: teks('Alamat Toko', { dicetak: true, max: 200, kosong: 'Alamat Toko Tidak Boleh Kosong' }),
    telp: teks('Telepon', { opsional: true, max: 30 }),
    npwp: teks('NPWP', { opsional: true, max: 30 }),
    zona: pilihan('Zona Waktu', DAFTAR_ZONA),
    versi: angka('Versi', { min: 1 }),
  },
  answer: rowShape(tokoResource),
  message: 'Profil Toko Berhasil Disimpan',
});
