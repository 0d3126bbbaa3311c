/** What a craftsman made: new pieces of the shop, of the karat of their group, each laid on a tray. Domain R6.4; docs/decisions/0097. */

import { NOL_RUPIAH } from '@mustika/kernel/amount.ts';
import { daftar, foto, type Row, ref } from '@mustika/kernel/field.ts';
import {
  type Acuan,
  type BarangLengkap,
  type BarisBarang,
  lengkapi,
  salahBaris,
  tolakBaris,
} from '../../barang/masuk/barang-baru.rule.ts';
import { barisBarang } from '../../barang/masuk/tambah-barang.document.ts';
import { banyakLot } from '../../lot/isian-lot.rule.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { FOTO_JADI } from './foto-jadi.command.ts';

/** What is asked of a piece. The charge of its tag is that of any new piece of its group and kind unless somebody says otherwise. */
const baris = {
  kode_group: ref('Group', () => groupResource, { width: 13 }),
  kode_dept: ref('Jenis', () => jenisResource, { width: 12 }),
  nama_barang: barisBarang.nama_barang,
  berat: banyakLot.berat,
  kode_baki: ref('Baki', () => bakiResource, { width: 12 }),
  tipe_ongkos: { ...barisBarang.tipe_ongkos, width: 10 },
  ongkos: barisBarang.ongkos,
  foto: foto('Foto', { opsional: true, unggah: FOTO_JADI }),
} as const;
export type BarisJadi = Row<typeof baris>;

/** The pieces of a reception. */
export const barangJadi = daftar('Barang Jadi', baris, {
  maxRows: 100,
  kosong: 'Barang Jadi Tidak Boleh Kosong',
});

/** All that an intake asks of a piece, in the room of its tray; what it cost is not known before the metal is shared. */
export const barisMasuk = ({ foto: _foto, ...b }: BarisJadi, kode_gudang = ''): BarisBarang => ({
  ...b,
  ...{ kode_gudang, berat_asli: b.berat, harga_modal: NOL_RUPIAH },
  ...{ kode_barcode: null, kode_intern: null, kadar: null, kadar_cetak: null, kode_bandrol: null },
  ...{ nama_atribut: null, berat_atribut: null, harga_atribut: null, berat_plastik: null, size: null },
  ...{ harga_bandrol: null, supplier: null, ada_faktur_masukan: null, no_faktur_masukan: null },
});

/** The card of a piece with its picture. */
export type KartuJadi = BarangLengkap & { foto: string | null };

/** The cards of the pieces under these codes, refused at the row that the shop's lists do not allow. */
export function kartuJadi(barang: readonly BarisJadi[], kode: readonly string[], dibaca: Acuan): KartuJadi[] {
  const acuan = { ...dibaca, gudang: new Set(dibaca.baki.values()) };
  const masuk = barang.map((b) => barisMasuk(b, acuan.baki.get(b.kode_baki)));
  tolakBaris(
    masuk.flatMap((b, at) => salahBaris(b, acuan).map((satu) => ({ ...satu, baris: at }))),
    'barang',
  );
  // What was weighed is what is gold of it: it is not rounded for trade.
  return masuk.map((b, at) => ({
    ...lengkapi(b, kode[at] ?? '', acuan, { bulatkan: false }),
    foto: barang[at]?.foto ?? null,
  }));
}
