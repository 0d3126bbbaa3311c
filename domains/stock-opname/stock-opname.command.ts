/** What is done with a count while it goes on: codes and weights come in from any device, and each asks how far all of them are. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, gram, kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';
import { CARA_TIMBANG } from '../barang/timbang/timbang-baki.document.ts';
import { barisSelisih } from './stock-opname.document.ts';
import { KEADAAN, SUDAH_DIPINDAI } from './stock-opname.rule.ts';

const screens = ['/stock-opname', '/stock-opname-rfid', '/opname-jaminan'];
const no_dokumen = kode('No Dokumen', { max: 40 });
const ada = { opsional: true } as const;
/** A tray, or the place of a packet, which is words. */
const kode_baki = teks('Baki', { ...ada, max: 60 });

/** Codes that one call takes; a reader of tags sends what it has every few hundred milliseconds. */
export const KODE_SEKALI = 5000;

/**
 * What a device read, however much and however often: each code is answered, and the same code twice changes nothing. `kode_baki`
 * is the tray before whoever reads; without one a piece is right wherever it lies.
 */
export const pindaiOpname = defineCommand({
  name: 'stock-opname-pindai',
  label: 'Pindai Stock Opname',
  path: 'stock-opname/pindai',
  screens,
  idempotent: false,
  fields: {
    no_dokumen,
    kode_baki,
    /** A code that nobody says was read by a device was typed. */
    kode: daftar(
      'Kode',
      {
        kode: kode('Kode', { max: 64 }),
        cara: pilihan(
          'Cara',
          [
            ['PINDAI', 'Dipindai'],
            ['KETIK', 'Diketik'],
          ],
          ada,
        ),
      },
      { maxRows: KODE_SEKALI },
    ),
  },
  answer: baris({
    kode: kode(''),
    keadaan: pilihan('', [...KEADAAN, [SUDAH_DIPINDAI, 'Sudah Dipindai']]),
    nama_barang: teks('', ada),
    kode_baki: kode('', ada),
    berat: gram('', ada),
    /** Who read it before, the document it left by, or the store it belongs to. */
    keterangan: kode('', ada),
  }),
});

/** A whole tray by its weight: where the scale agrees, its pieces need not be scanned. */
export const timbangOpname = defineCommand({
  name: 'stock-opname-timbang',
  label: 'Timbang Baki Opname',
  path: 'stock-opname/timbang',
  screens,
  fields: {
    no_dokumen,
    kode_baki: kode('Baki'),
    timbangan: gram('Timbangan', { min: 1 }),
    cara: pilihan('Cara', CARA_TIMBANG),
    bacaan: teks('Bacaan Timbangan', { ...ada, asTyped: true, max: 60 }),
  },
  /** A blind count is not told by how much. */
  answer: objek({ cocok: ya(''), selisih: gram('', ada), total: gram('', ada), jumlah: angka('') }),
});

/** A tray, or everything, is counted once more from nothing. */
export const ulangOpname = defineCommand({
  name: 'stock-opname-ulang',
  label: 'Hitung Ulang',
  path: 'stock-opname/ulang',
  screens,
  fields: { no_dokumen, kode_baki },
  answer: objek({ jumlah: angka('') }),
  message: 'Silahkan Hitung Ulang',
});

/** How far all devices together are. A blind count does not say what should be there. */
export const kemajuanOpname = defineCommand({
  name: 'stock-opname-kemajuan',
  label: 'Kemajuan Stock Opname',
  method: 'GET',
  path: 'stock-opname/kemajuan',
  screens,
  fields: { no_dokumen },
  answer: objek({
    ronde: angka(''),
    ketemu: angka(''),
    ketemu_berat: gram(''),
    lain: angka(''),
    sistem: angka('', ada),
    sistem_berat: gram('', ada),
    baki: baris({ kode_baki: kode(''), sistem: angka('', ada), ketemu: angka(''), dengan: kode('', ada) }),
    orang: baris({ oleh: kode(''), ketemu: angka('') }),
  }),
});

/** A blind count shows what differs, once: whoever counts takes in nothing more until it is counted again. Domain R8.8. */
export const bukaOpname = defineCommand({
  name: 'stock-opname-buka',
  label: 'Buka Selisih',
  path: 'stock-opname/buka',
  screens,
  fields: { no_dokumen },
  answer: objek({ dibuka: ya('') }),
});

/** What is not there yet and what should not be there, for whoever ends the count. */
export const selisihOpname = defineCommand({
  name: 'stock-opname-selisih',
  label: 'Selisih Stock Opname',
  method: 'GET',
  path: 'stock-opname/selisih',
  screens,
  fields: { no_dokumen },
  answer: baris(barisSelisih),
});
