/** What became of a document, whatever its kind: its events with who agreed, and what they wrote in the books. */
import { baris, deret, objek } from './answer.ts';
import { angka, gram, kadar, kode, tanggal, teks, uang, waktu } from './field.ts';

/** A row of any book. */
const buku = {
  kode_toko: kode(''),
  no_dokumen: kode(''),
  peristiwa: angka(''),
  urut: angka(''),
  tanggal: tanggal(''),
};

/** Who agreed to an event, and to what. */
const setuju = objek({
  approver: kode(''),
  description: teks(''),
  keterangan: teks('', { opsional: true }),
});

/** How many weights of an event are weighed, and the lines of the scale that some of them have (`scale/evidence.ts`). */
const timbangan = objek(
  {
    berat: angka(''),
    ditimbang: angka(''),
    bacaan: baris({
      kolom: kode(''),
      bacaan: teks(''),
      alat: teks('', { opsional: true }),
      pada: waktu(''),
    }),
  },
  { opsional: true },
);

/** History and books as one document answers them. */
export const jejakDokumen = {
  riwayat: baris({
    urut: angka(''),
    transisi: kode(''),
    ke_status: kode(''),
    tanggal: tanggal(''),
    waktu: waktu(''),
    user_id: kode(''),
    alasan: teks('', { opsional: true }),
    otorisasi: deret(setuju, { opsional: true }),
    timbangan,
  }),
  transfer: objek({
    uang: baris({
      ...buku,
      kategori: teks(''),
      jenis: kode(''),
      dari_akun: kode(''),
      dari_dimensi: kode(''),
      dari_nomor: kode(''),
      ke_akun: kode(''),
      ke_dimensi: kode(''),
      ke_nomor: kode(''),
      jumlah: uang(''),
      keterangan: teks('', { opsional: true }),
    }),
    barang: baris({
      ...buku,
      kode_barcode: kode(''),
      dari_tempat: kode(''),
      ke_tempat: kode(''),
      qty: angka(''),
      berat: gram(''),
      kadar: kadar(''),
    }),
    poin: baris({ ...buku, dari: kode(''), ke: kode(''), jumlah: angka('') }),
  }),
};
