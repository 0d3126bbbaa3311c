/** The life of an intake: of a supplier, of an accessory, and one that is taken back. */
import { expect } from 'vitest';
import type { Kit } from '../../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { tambahBarangDocument } from './tambah-barang.document.ts';

const piece = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'CINCIN SENSUS',
  berat_asli: 2.5,
  harga_modal: 2_000_000,
};

/** A shop that keeps a list of its suppliers takes goods from nobody else. */
const supplier = (kit: Kit) =>
  kit.owner.query(
    "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('JKT1', 'HWT', 'PT HWT') on conflict do nothing",
  );

/** A group of accessories, for the reports that show nothing else. */
const accessories = {
  kode_group: 'ACC',
  nama_group: 'AKSESORIS',
  harga: 0,
  harga_modal: 0,
  kadar: 1,
  kadar_jual: 1,
  markis: true,
  aksesoris: true,
};

const box = {
  ...piece,
  kode_group: 'ACC',
  nama_barang: 'KOTAK CINCIN',
  harga_modal: 40_000,
  harga_bandrol: 60_000,
};

/** How an intake lives. */
export const LIFE = defineLife(tambahBarangDocument, {
  lives: [
    async (kit) => {
      const spv = kit.as('SPV1');
      await supplier(kit);
      const baris = [piece, { ...piece, supplier: 'HWT', harga_modal: 2_100_000 }];
      const no_dokumen = numberOf(await denganOtorisasi(spv, 'barang/simpan', { baris }, SANDI_OWNER));
      const batal = { no_dokumen, alasan: 'salah hitung' };
      return numberOf(await denganOtorisasi(spv, 'barang/batal', batal, SANDI_OWNER));
    },
    async (kit) => {
      const made = await kit.as('OWNER').post('group/create', accessories, { portal: 'JKT1' });
      expect(made, made.text).toMatchObject({ status: 200 });
      const spv = kit.as('SPV1');
      return numberOf(await denganOtorisasi(spv, 'barang/simpan', { baris: [box] }, SANDI_OWNER));
    },
  ],
  variants: [
    {
      name: 'of a supplier and from the beginning',
      prepare: async (kit) => {
        await supplier(kit);
        return { body: { baris: [piece, { ...piece, supplier: 'HWT' }] }, user: 'SPV1' };
      },
    },
  ],
});
