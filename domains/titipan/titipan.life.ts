/** The lives of deposits. */
import type { Kit } from '../../tests/kit/app.ts';
import { dicicil, syaratCicil, tindakCicil, titipanDicicil } from '../../tests/kit/cicil.ts';
import {
  atur,
  batalJual,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  numberOf,
  potongan,
} from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { datangDanKembali, titipanLama } from '../../tests/kit/saldo-awal.ts';
import { batalTitip, dititip, titip } from '../../tests/kit/titip.ts';
import { titipan } from './titipan.document.ts';

/** Half a million on each of new pieces of the usual kind. */
async function deposit(kit: Kit, codes: readonly string[]): Promise<string> {
  await hargaGrup(kit);
  for (const kode_barcode of codes) await masukkan(kit, { kode_barcode });
  return dititip(kit.as('KASIR1'), titip(codes, codes.length * HARGA_BAKU, codes.length * 500_000));
}

/** A sale of pieces of a deposit, what it does not pay in cash. */
const pickUp = async (kit: Kit, no_titipan: string, codes: readonly string[], dipakai: number) => {
  const total = codes.length * HARGA_BAKU;
  const bayar = [
    { jenis: 'TITIPAN', jumlah: dipakai },
    { jenis: 'CASH', jumlah: total - dipakai },
  ];
  return numberOf(await kit.as('KASIR1').post('penjualan/simpan', nota(codes, total, { no_titipan, bayar })));
};

const steps = {
  tambah: { jumlah: 250_000, bayar: [{ jenis: 'CASH', jumlah: 250_000 }] },
  batal: { kode_baki: 'CC01', cara_kembali: 'CASH' },
};

/** How a deposit lives. */
export const LIFE = defineLife(titipan, {
  final: 'what is left is paid back on the day the customer asks, into a tray he is asked for: a settlement',
  lives: [
    // Added to, picked up whole, the sale undone, then paid back.
    async (kit) => {
      const no_titipan = await deposit(kit, ['SENSUS11']);
      const tambah = { no_titipan, jumlah: 500_000, bayar: [{ jenis: 'CASH', jumlah: 500_000 }] };
      numberOf(await kit.as('KASIR1').post('titipan/tambah', tambah));
      await batalJual(kit, await pickUp(kit, no_titipan, ['SENSUS11'], 1_000_000));
      return numberOf(await batalTitip(kit.as('KASIR1'), no_titipan));
    },
    // It came over from the till of before, and back.
    async (kit) => {
      const [kode] = await potongan(kit, 'TTAW', 1);
      return datangDanKembali(kit, 'titipan', { titipan: [titipanLama(kode as string)] });
    },
    // A plan takes it over and gives it back.
    async (kit) => {
      await hargaGrup(kit);
      await syaratCicil(kit);
      await masukkan(kit, { kode_barcode: 'SENSUS15' });
      const kasir = kit.as('KASIR1');
      const { no_titipan, body } = await titipanDicicil(kasir, ['SENSUS15']);
      await tindakCicil(kasir, 'batal', await dicicil(kasir, body), { cara_kembali: 'CASH' });
      return no_titipan;
    },
    // Validated later; a sale that waits lets go of it, another takes one piece of two and then the other.
    async (kit) => {
      await atur(kit, { VALIDASI_TITIPAN_MODULE: 'true', VALIDASI_PENJUALAN_MODULE: 'true' });
      const no_titipan = await deposit(kit, ['SENSUS12', 'SENSUS13']);
      numberOf(await kit.as('SPV1').post('titipan/validasi', { no_titipan }));
      await batalJual(kit, await pickUp(kit, no_titipan, ['SENSUS12'], 500_000));
      await atur(kit, { VALIDASI_TITIPAN_MODULE: null, VALIDASI_PENJUALAN_MODULE: null });
      await pickUp(kit, no_titipan, ['SENSUS12'], 500_000);
      await pickUp(kit, no_titipan, ['SENSUS13'], 500_000);
      return no_titipan;
    },
    // Still waiting, with the tax of its money remitted.
    async (kit) => {
      await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
      const no_titipan = await deposit(kit, ['SENSUS14']);
      await atur(kit, { PPN_TRANSAKSI_MODULE: null });
      return no_titipan;
    },
  ],
  variants: [
    {
      name: 'two pieces, added to',
      prepare: async (kit, mark) => ({
        body: titip(await potongan(kit, mark, 2), 2 * HARGA_BAKU, 750_000),
        ...{ steps, cancelledBy: 'KASIR1' },
      }),
    },
    {
      name: 'one rupiah',
      prepare: async (kit, mark) => ({
        body: titip(await potongan(kit, mark, 1), HARGA_BAKU, 1),
        ...{ steps, cancelledBy: 'KASIR1' },
      }),
    },
  ],
});
