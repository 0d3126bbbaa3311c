/** What the counter of repairs asks beside the document: what work comes to, pictures, pieces that were sold here. Ours; Domain R6.9. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, foto, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { FORMAT_LABEL } from '../barang/barang.command.ts';
import { lebarFoto } from '../barang/foto-barang.command.ts';
import { cariLot } from '../lot/lot.command.ts';
import { barangTerjualResource } from './barang-terjual.resource.ts';
import { isianOngkos } from './service.rule.ts';

const screens = ['/transaksi-services'];

/** What the work on these pieces comes to and when it is promised for, while it is typed; asked as often as something changes. */
export const hitungService = defineCommand({
  name: 'service-hitung',
  label: 'Hitung Service',
  path: 'service/hitung',
  screens,
  idempotent: false,
  fields: {
    barang: daftar('Barang', isianOngkos, { opsional: true, maxRows: 50 }),
    tgl_janji: tanggal('Tanggal Janji', { opsional: true }),
  },
  answer: objek({
    barang: baris({ ongkos: uang('Ongkos') }),
    ppn_transaksi_rp: uang('PPN'),
    total: uang('Total'),
    tgl_janji: tanggal('Tanggal Janji'),
  }),
});
export type HitungService = WireOf<typeof hitungService.answer>;

/** Pieces that this store sold and that are with their customers, the newest nota first. */
export const barangTerjual = defineCommand({
  name: 'service-barang-terjual',
  label: 'Barang Terjual',
  method: 'GET',
  path: 'service/barang-terjual',
  list: () => barangTerjualResource,
  fields: { kode_barcode: kode('Barcode', { opsional: true }), ...cariLot },
  answer: baris(barangTerjualResource.fields),
});

/** The envelope of a job as it lies in the shop; HALAMAN is printed by the browser from pictures, SVG is the picture alone. */
export const labelService = defineCommand({
  name: 'service-label',
  label: 'Cetak Label Service',
  path: 'service/label',
  screens: ['/lihat-services', '/transaksi-services'],
  fields: {
    service: daftar('Service', { no_dokumen: kode('No Service', { max: 40 }) }, { maxRows: 300 }),
    format: pilihan('Format', FORMAT_LABEL),
    dpi: pilihan('Resolusi', ['203', '300'], { opsional: true }),
  },
  answer: baris({ svg: teks(''), lebar: angka(''), tinggi: angka('') }),
});

export const fotoServiceUnggah = defineCommand({
  name: 'service-foto-unggah',
  label: 'Unggah Foto Service',
  path: 'service/foto',
  screens: ['/transaksi-services', '/lihat-services'],
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Foto Berhasil Disimpan',
});

/** The picture of a piece by the number of its job and its line, as it came and as it left. */
export const fotoService = defineCommand({
  name: 'service-foto',
  label: 'Foto Service',
  method: 'GET',
  path: 'service/foto/{no_dokumen}/{urut}/{saat}',
  screens: ['/transaksi-services', '/lihat-services', '/validasi-service'],
  fields: {
    no_dokumen: kode('No Service', { max: 40 }),
    urut: kode('Baris', { max: 3 }),
    saat: pilihan('Saat', ['sebelum', 'sesudah']),
    lebar: lebarFoto,
  },
});
