/** The lives of payments to suppliers: out of the drawer, by the bank, with scrap. */
import type { Kit } from '../../../tests/kit/app.ts';
import { denganOtorisasi, masukkan, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife, type Variant } from '../../../tests/kit/life.ts';
import { berisi, rekening } from '../../../tests/kit/uang.ts';
import { bayarSupplier } from './bayar-supplier.document.ts';

/** Goods came from HWT that nobody has paid: two million nine hundred and fifty thousand. */
async function berutang(kit: Kit, mark: string): Promise<string> {
  await kit.owner.query(
    "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('JKT1', 'HWT', 'PT HWT') on conflict do nothing",
  );
  const piece = { kode_barcode: `${mark}1000`, supplier: 'HWT' };
  await masukkan(kit, piece);
  return 'HWT';
}

const dibayar = (name: string, cara: (kit: Kit, mark: string) => Promise<object>): Variant => ({
  name,
  prepare: (kit, mark) =>
    berisi(async () => ({
      body: { kode_supplier: await berutang(kit, mark), ...(await cara(kit, mark)) },
    }))(kit, mark),
});

/** How a payment lives. */
export const LIFE = defineLife(bayarSupplier, {
  variants: [
    dibayar('cash', async () => ({ tunai: 200_000 })),
    dibayar('cash, for a delivery that is named', async (kit, mark) => {
      const { rows } = await kit.owner.query('select no_masuk from barang where kode_barcode = $1', [
        `${mark}1000`,
      ]);
      return { tunai: 200_000, faktur: [{ no_utang: rows[0].no_masuk, jumlah: 150_000 }] };
    }),
    dibayar('by the bank', async (kit) => ({
      ...{ jumlah_transfer: 300_000, no_rekening: await rekening(kit, 'bisa_transfer') },
    })),
    dibayar('with scrap and cash', async (kit, mark) => {
      const [kode_barcode = ''] = await potongan(kit, `${mark.slice(0, 3)}R`, 1);
      const barang = [{ kode_barcode }];
      const hancur = { kondisi_barang: 'ROSOK', keterangan: 'patah', barang };
      await denganOtorisasi(kit.as('SPV1'), 'hancur-barang/simpan', hancur, SANDI_OWNER);
      return { tunai: 50_000, harga_rosok: 100_000, barang };
    }),
  ],
});
