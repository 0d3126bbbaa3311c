/** Uses of the calls that write what a store is set up with, and what a piece looks like. */
import type { Answer, Kit } from '../kit/app.ts';
import { bilaDiminta } from '../kit/jual.ts';

const portal = { portal: 'JKT1' };

/** By name of the call. */
export const KEMBAR_MASTER: Record<string, (kit: Kit) => Promise<Answer>> = {
  'PUT para-akun-transaksi/{trx}/{type}': (kit) =>
    kit
      .as('OWNER')
      .put(
        'para-akun-transaksi/PENJUALAN/CASH',
        { detail_akun: [{ kode_akun: 'KAS', jenis_akun: 'DEBET', nomor_akun: '110100' }] },
        portal,
      ),
  'DELETE barang/foto/{kode_barcode}': async (kit) => {
    const { rows } = await kit.owner.query(
      `update barang set foto = 'JKT1/' || kode_barcode || '-0123456789abcdef.jpg' where kode_toko = 'JKT1' and kode_barcode =
         (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA') returning kode_barcode`,
    );
    return kit.as('OWNER').delete(`barang/foto/${rows[0].kode_barcode}`, portal);
  },
  'PUT barang/batu/{kode_barcode}': async (kit) => {
    const { rows } = await kit.owner.query(
      "select kode_barcode, versi from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' order by 1 desc limit 1",
    );
    const batu = [{ kode_batu: 'BERLIAN', jumlah: 1, karat: 0.05 }];
    return kit.as('OWNER').put(`barang/batu/${rows[0].kode_barcode}`, { batu, versi: rows[0].versi }, portal);
  },
  'POST tokos/tutup-selamanya': async (kit) => {
    const toko = {
      ...{ kode_toko: 'UJI8', nama_toko: 'TOKO UJI', alamat_toko: 'JL. UJI 8' },
      ...{ pkp: false, zona: 'WIB' },
    };
    await kit.as('OWNER').post('tokos/create', toko);
    const body = { kode_toko: 'UJI8', alasan: 'SEWA HABIS' };
    const call = { method: 'POST', path: 'tokos/tutup-selamanya', body } as const;
    return bilaDiminta(kit.as('OWNER'), call, undefined, portal);
  },
  'POST import-data-pusat/ambil': async (kit) => {
    const banding = await kit.as('OWNER').get('import-data-pusat', portal);
    const daftar = banding.data.daftar
      .filter((d: { tabel: string }) => d.tabel === 'grup')
      .map(({ tabel, sidik }: { tabel: string; sidik: string }) => ({ tabel, sidik }));
    const call = { method: 'POST', path: 'import-data-pusat/ambil', body: { daftar } } as const;
    return bilaDiminta(kit.as('OWNER'), call, undefined, portal);
  },
};
