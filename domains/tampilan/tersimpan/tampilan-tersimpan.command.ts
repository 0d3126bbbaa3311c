/**
 * Views that people keep: what they ask of a table or a report, and which columns they see of it. The specification has none; Ecosystem
 * 4.2 (15) and the issue ask for them. docs/decisions/0164.
 */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';
import { orang } from '@mustika/kernel/gate.ts';
import { RENTANG } from '@mustika/kernel/text/rentang.ts';
import { UNTUK } from './tampilan-tersimpan.rule.ts';

const id = kode('Tampilan', { asTyped: true, min: 36, max: 36 });
/** The table or report it is a view of. */
const tempat = kode('Tempat', { asTyped: true, max: 80 });
const untuk = pilihan('Untuk', UNTUK);
const tanya = {
  nama: kode('Nama Kolom', { asTyped: true, max: 60 }),
  nilai: teks('Nilai', { asTyped: true, max: 200 }),
};
const kolom = {
  nama: kode('Nama Kolom', { asTyped: true, max: 60 }),
  tampil: ya('Tampil'),
  lebar: angka('Lebar', { opsional: true, max: 2000 }),
};
const nama = teks('Nama Tampilan', { asTyped: true, max: 40 });
const rentang = pilihan('Tanggal', RENTANG, { opsional: true });

/** Of one place, mine first; and with whom I may share. */
export const daftarTampilanCommand = defineCommand({
  name: 'tampilan-tersimpan',
  label: 'Tampilan Tersimpan',
  method: 'GET',
  path: 'tampilan-tersimpan',
  gate: orang,
  fields: { tempat },
  answer: objek({
    bagi: deret(untuk),
    tampilan: deret(
      objek({
        id,
        nama,
        untuk,
        /** I may replace it by saving another under its name. */
        milikku: ya(''),
        /** I may take it away. */
        hapus: ya(''),
        oleh: teks(''),
        rentang,
        cari: deret(objek(tanya)),
        tabel: deret(objek(tanya)),
        kolom: deret(objek(kolom)),
      }),
    ),
  }),
});
export type TampilanTersimpan = WireOf<typeof daftarTampilanCommand.answer>['tampilan'][number];

/** Under a name that I have used here it replaces what was. */
export const simpanTampilanCommand = defineCommand({
  name: 'tampilan-tersimpan-simpan',
  label: 'Simpan Tampilan',
  path: 'tampilan-tersimpan',
  gate: orang,
  fields: {
    tempat,
    nama,
    untuk,
    /** Days that move with the open day. */
    rentang,
    /** What stands in the address of the screen. */
    cari: daftar('Saringan', tanya, { opsional: true, maxRows: 60 }),
    /** What the table was asked, where the address does not say it. */
    tabel: daftar('Saringan Tabel', tanya, { opsional: true, maxRows: 60 }),
    /** The columns in their order. */
    kolom: daftar('Kolom', kolom, { opsional: true, maxRows: 150 }),
  },
  answer: objek({ id }),
  message: 'Tampilan Berhasil Disimpan',
});

export const hapusTampilanCommand = defineCommand({
  name: 'tampilan-tersimpan-hapus',
  label: 'Hapus Tampilan',
  method: 'DELETE',
  path: 'tampilan-tersimpan/{id}',
  gate: orang,
  fields: { id },
  answer: objek({ id }),
  message: 'Tampilan Berhasil Dihapus',
});
