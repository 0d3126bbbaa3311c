/** The lives of pre-orders: waited for, fetched one by one, given up with a part kept, validated later. */
import type { Kit } from '../../tests/kit/app.ts';
import { atur, batalJual, hargaGrup, masukkan, numberOf } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import {
  closingBatal,
  diPo,
  ditutup,
  HARGA_PO,
  MODEL_PO,
  po,
  poBatal,
  poDitambah,
} from '../../tests/kit/pre-order.ts';
import { tautan } from '../../tests/kit/service.ts';
import { ambilTitip } from '../../tests/kit/titip.ts';
import { preOrder } from './pre-order.document.ts';

let urutan = 1000;
/** Whoever waits, each of them once, for a design that nobody else waits for. */
function orang() {
  urutan += 1;
  return { siapa: { no_hp_customer: `0812666${urutan}` }, model: `CINCIN MODEL ${urutan}` };
}
/** A piece of that design. */
async function potong(kit: Kit, nama_barang: string): Promise<string> {
  urutan += 1;
  const kode_barcode = `PROL${urutan}`;
  await masukkan(kit, { ...MODEL_PO, kode_barcode, ...{ nama_barang } });
  return kode_barcode;
}

/** One line of so many, paid ahead in cash. */
const satu = (model: string, uang_muka: number, qty: number, siapa: object): object =>
  po(uang_muka, [{ nama_barang: model, qty }], { ...siapa });

const langkah = () => ({
  tambah: { jumlah: 20_000, bayar: [{ jenis: 'CASH', jumlah: 20_000 }] },
  batal: { kode_baki: 'CC01', cara_kembali: 'CASH' },
});

/** How a pre-order lives. */
export const LIFE = defineLife(preOrder, {
  modules: ['PRE_ORDER_MODULE'],
  onlyNow: 'its money leaves the drawer of whoever gives it back, on whatever day',
  final: 'what is left is paid back on the day the customer asks, into a tray he is asked for: a settlement',
  lives: [
    // Paid on; a batch taken back with all it brought, and one beside another; one fetched, the sale undone; both fetched.
    async (kit) => {
      const kasir = kit.as('KASIR1');
      await hargaGrup(kit);
      const { siapa, model } = orang();
      const no = await diPo(kasir, satu(model, 1_500_000, 2, siapa));
      await tautan(kasir, 'po', { no_po: no });
      numberOf(await poDitambah(kasir, no, 500_000));
      const keliru = numberOf(await ditutup(kasir, [await potong(kit, model)]));
      numberOf(await closingBatal(kasir, keliru));
      const pertama = await potong(kit, model);
      numberOf(await ditutup(kasir, [pertama]));
      const salah = numberOf(await ditutup(kasir, [await potong(kit, model)]));
      await batalJual(kit, numberOf(await ambilTitip(kasir, no, [pertama], HARGA_PO, 1_000_000)));
      numberOf(await closingBatal(kasir, salah));
      numberOf(await ambilTitip(kasir, no, [pertama], HARGA_PO, 1_000_000));
      const kedua = await potong(kit, model);
      numberOf(await ditutup(kasir, [kedua]));
      numberOf(await ambilTitip(kasir, no, [kedua], HARGA_PO, 1_000_000));
      return no;
    },
    // Validated later, taxed, and given up once something has come, a part kept.
    async (kit) => {
      await atur(kit, {
        ...{ VALIDASI_PRE_ORDER_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true' },
        POTONGAN_BATAL_PRE_ORDER: '10000',
      });
      await hargaGrup(kit);
      const { siapa, model } = orang();
      const no = await diPo(kit.as('KASIR1'), satu(model, 1_000_000, 2, siapa));
      numberOf(await kit.as('SPV1').post('pre-order/validasi', { no_po: no }));
      numberOf(await ditutup(kit.as('KASIR1'), [await potong(kit, model)]));
      numberOf(await poBatal(kit.as('KASIR1'), no));
      await atur(kit, {
        ...{ VALIDASI_PRE_ORDER_MODULE: null, PPN_TRANSAKSI_MODULE: null, POTONGAN_BATAL_PRE_ORDER: null },
      });
      return no;
    },
    // Two have come; a sale that waits lets go of one, and they are fetched one after the other.
    async (kit) => {
      const kasir = kit.as('KASIR1');
      await hargaGrup(kit);
      const { siapa, model } = orang();
      const no = await diPo(kasir, satu(model, 1_000_000, 2, siapa));
      const kode = [await potong(kit, model), await potong(kit, model)] as const;
      numberOf(await ditutup(kasir, kode));
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
      await batalJual(kit, numberOf(await ambilTitip(kasir, no, [kode[0]], HARGA_PO, 500_000)));
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
      for (const one of kode) numberOf(await ambilTitip(kasir, no, [one], HARGA_PO, 500_000));
      return no;
    },
  ],
  variants: [
    {
      name: 'paid ahead, not bound',
      prepare: async (kit) => {
        await hargaGrup(kit);
        const { siapa, model } = orang();
        return {
          by: 'simpan',
          body: satu(model, 50_000, 1, { ...siapa, jenis_harga: 'TIDAK_MENGIKAT' }),
          cancelledBy: 'KASIR1',
          steps: langkah(),
        };
      },
    },
    {
      name: 'bound for little',
      prepare: async (kit) => {
        await hargaGrup(kit);
        const { siapa, model } = orang();
        return { by: 'simpan', body: satu(model, 1_000, 2, siapa), cancelledBy: 'KASIR1', steps: langkah() };
      },
    },
  ],
});
