/** The lives of a change of profit: by rupiah, by percent, and by the profit that is wanted. */
import type { Kit } from '../../../tests/kit/app.ts';
import { potongan } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { ubahProfitBarang } from './ubah-profit.document.ts';

const KOSONG = { kode_group: null, kode_dept: null, berat_dari: null, berat_sampai: null };

/** What is asked of one tray, with what its preview said. */
async function isian(kit: Kit, mark: string, baki: string, perubahan: object) {
  await kit.as('SPV1').post('pindah-barang/simpan', {
    ...{ ke_baki: baki, keterangan: null },
    barang: (await potongan(kit, mark, 2)).map((kode_barcode) => ({ kode_barcode })),
  });
  const asked = { ...KOSONG, kode_baki: baki, nilai_rp: null, persen: null, ...perubahan };
  const { jumlah_barang, harga_baru } = (await kit.as('SPV1').post('profit-barang/pratinjau', asked)).data;
  return { ...asked, keterangan: 'musim nikah', jumlah_barang, harga_baru };
}

/** How a change of profit lives. */
export const LIFE = defineLife(ubahProfitBarang, {
  variants: [
    { ubah: 'ONGKOS', nilai_rp: 31_000 },
    { ubah: 'ONGKOS_NAIK', persen: 4 },
    { ubah: 'BANDROL', nilai_rp: 9_000_000 },
    { ubah: 'PROFIT', persen: 12.5 },
  ].map((perubahan, index) => ({
    name: perubahan.ubah,
    prepare: async (kit, mark) => ({
      body: await isian(kit, mark, `AT0${index + 1}`, perubahan),
      user: 'SPV1',
    }),
  })),
});
