/** Ways in which pieces come into stock, are bought back and are judged, part of VARIANTS. */
import { ausDibeli, BELI_AUS, BELI_BAKU, beli, dibeli, jualDulu } from '../kit/beli.ts';
import { rekening, type Variant } from './variants.ts';

const PURCHASES: readonly Variant[] = [
  {
    name: 'a piece with its nota, in cash and by transfer',
    prepare: async (kit, mark) => {
      await jualDulu(kit, `${mark}1001`);
      const transfer = {
        jenis: 'TRANSFER',
        no_rekening: await rekening(kit, 'bisa_transfer'),
        jumlah: 1_000_000,
      };
      const bayar = [transfer, { jenis: 'CASH', jumlah: BELI_BAKU - 1_000_000 }];
      return { body: beli([`${mark}1001`], BELI_BAKU, { bayar }) };
    },
  },
  {
    name: 'a piece that lost weight',
    prepare: async (kit, mark) => {
      await jualDulu(kit, `${mark}1001`);
      return { body: beli([{ kode_barcode: `${mark}1001`, berat: 3.2 }], BELI_AUS) };
    },
  },
];

const destroyed = (kondisi_barang: string): Variant => ({
  name: kondisi_barang,
  prepare: async (kit, mark) => {
    const kode_barcode = `${mark}1001`;
    await jualDulu(kit, kode_barcode);
    await dibeli(kit.as('KASIR1'), beli([kode_barcode], BELI_BAKU));
    const { rows } = await kit.owner.query(
      "select tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
    );
    const tgl_beli = new Date(rows[0].tanggal.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    return { body: { tgl_beli, kondisi_barang, barang: [{ kode_barcode }] }, user: 'SPV1' };
  },
});

const judged = (keputusan: 'SETUJU' | 'TOLAK', berat_disetujui?: number): Variant => ({
  name: `${keputusan} ${berat_disetujui ?? ''}`.trim(),
  prepare: async (kit, mark) => {
    const line = await ausDibeli(kit, `${mark}1001`);
    const barang = [
      { ...line, ...(berat_disetujui ? { berat_disetujui } : {}), keputusan, alasan: 'ditimbang ulang' },
    ];
    return { body: { barang }, user: 'SPV1' };
  },
});

const INTAKES: readonly Variant[] = [
  {
    name: 'of a supplier and from the beginning',
    prepare: async (kit) => {
      await kit.owner.query(
        "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('JKT1', 'HWT', 'PT HWT') on conflict do nothing",
      );
      const piece = {
        ...{
          kode_group: '750',
          kode_dept: 'CC',
          kode_gudang: 'TOKO',
          kode_baki: 'CC01',
          nama_barang: 'CINCIN SENSUS',
        },
        ...{ berat_asli: 2.5, harga_modal: 2_000_000 },
      };
      const baris = [piece, { ...piece, supplier: 'HWT' }];
      return { body: { baris }, user: 'SPV1' };
    },
  },
];

export const VARIANTS_OF_STOCK: Readonly<Record<string, readonly Variant[]>> = {
  tambah_barang: INTAKES,
  pembelian: PURCHASES,
  hancur_pembelian: [destroyed('ROSOK'), destroyed('HILANG')],
  validasi_susut: [judged('SETUJU'), judged('SETUJU', 3.21), judged('TOLAK')],
};
