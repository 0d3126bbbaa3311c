/** The lives of sales: cash, with boxes by quantity, to a trader, with a piece in exchange, picked up from a deposit, paid with a coupon or with points. */
import { HARGA_KOTAK, kotakBaru } from '../../tests/kit/aksesoris.ts';
import type { Kit } from '../../tests/kit/app.ts';
import { BELI_BAKU, jualDulu } from '../../tests/kit/beli.ts';
import {
  atur,
  batalJual,
  bilaDiminta,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  notaPedagang,
  numberOf,
  potongan,
} from '../../tests/kit/jual.ts';
import { jualManual, lotDijual, nilaiBeliManual, SEGRAM, tukarManual } from '../../tests/kit/jual-manual.ts';
import { berkupon, notaKupon, whileGiven } from '../../tests/kit/kupon.ts';
import { type Creation, defineLife, type Variant } from '../../tests/kit/life.ts';
import { detikDari, notaLuring, nyalakanLuring, paketLuring } from '../../tests/kit/luring.ts';
import { titip } from '../../tests/kit/titip.ts';
import { tukar } from '../../tests/kit/tukar.ts';
import { isiLaci, rekening } from '../../tests/kit/uang.ts';
import { penjualan } from './penjualan.document.ts';

const simpan = async (kit: Kit, body: object): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('penjualan/simpan', body));

async function sell(kit: Kit, kode_barcode: string): Promise<string> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  return simpan(kit, nota([kode_barcode], HARGA_BAKU));
}

const sellLot = async (kit: Kit, body: object): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('penjualan-manual/simpan', body));

const sellLuring = async (kit: Kit, body: object): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('penjualan/luring', body));

/** Runs in a store that validates its notas later. */
async function whileWaiting<T>(kit: Kit, run: () => Promise<T>): Promise<T> {
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
  const result = await run();
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  return result;
}

const validate = async (kit: Kit, no_faktur_group: string): Promise<string> =>
  numberOf(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group }));

const comesBack = (kode_barcode: string) => ({
  kode_barcode,
  kode_sales: 'S1',
  berat: 3.25,
  kondisi_barang: 'MULUS',
});

/** A piece sold before comes back in a sale; the customer pays the difference. */
async function trade(kit: Kit, baru: string, lama: string): Promise<string> {
  await masukkan(kit, { kode_barcode: baru });
  const bayar = [
    { jenis: 'TUKAR', jumlah: BELI_BAKU },
    { jenis: 'CASH', jumlah: HARGA_BAKU - BELI_BAKU },
  ];
  return simpan(kit, nota([baru], HARGA_BAKU, { tukar: [comesBack(lama)], bayar }));
}

type PickUp = { dititip: number; diambil: number; uang_muka: number; dipakai: number; kembali?: number };

/** A sale that picks up the first pieces of a deposit; `dipakai` is what the deposit must turn out to be worth in it. */
const pickUp = (name: string, how: PickUp, dengan: 'CASH' | 'TUKAR'): Variant => ({
  name: `a pick-up ${name}`,
  prepare: async (kit, mark): Promise<Creation> => {
    const { diambil, uang_muka, dipakai, kembali = 0 } = how;
    const semua = await potongan(kit, mark, how.dititip);
    const titipan = titip(semua, semua.length * HARGA_BAKU, uang_muka);
    // A deposit of less than its share is somebody else's word; here it is about what becomes of it.
    const call = { method: 'POST', path: 'titipan/simpan', body: titipan } as const;
    const no_titipan = numberOf(await bilaDiminta(kit.as('KASIR1'), call));
    await isiLaci(kit, 10_000_000, 'KASIR1');
    const ambil = semua.slice(0, diambil);
    const total = ambil.length * HARGA_BAKU;
    const nilai = dipakai + kembali;
    const dariTitipan = nilai > 0 ? [{ jenis: 'TITIPAN', jumlah: nilai }] : [];
    if (dengan === 'CASH') {
      const tunai = total > dipakai ? [{ jenis: 'CASH', jumlah: total - dipakai }] : [];
      return { body: nota(ambil, total, { no_titipan, bayar: [...dariTitipan, ...tunai] }) };
    }
    // Two pieces sold before come back: worth more than one that is picked up.
    const lama = [`${mark}2001`, `${mark}2002`];
    for (const kode of lama) await jualDulu(kit, kode);
    const bayar = [{ jenis: 'TUKAR', jumlah: 2 * BELI_BAKU }, ...dariTitipan];
    return { body: nota(ambil, total, { no_titipan, tukar: lama.map(comesBack), bayar }) };
  },
});

/** An exchange of a piece of 3.456.000 against one with that price on its tag, or more, or less. */
const exchange = (name: string, harga_bandrol: number): Variant => ({
  name: `an exchange ${name}`,
  prepare: async (kit, mark) => {
    const [lama, baru] = [`${mark}1000`, `${mark}1001`];
    await jualDulu(kit, lama);
    await isiLaci(kit, 10_000_000, 'KASIR1');
    await masukkan(kit, { kode_barcode: baru, harga_bandrol, ongkos: 0, harga_atribut: 0 });
    const sisa = harga_bandrol - BELI_BAKU;
    const tunai = sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : [];
    const bayar = [{ jenis: 'TUKAR', jumlah: BELI_BAKU }, ...tunai];
    return { body: tukar([baru], [lama], BELI_BAKU, { total: harga_bandrol, bayar }) };
  },
});

const PLAIN: readonly Variant[] = [
  {
    name: 'to another trader, with PPh 22',
    prepare: async (kit, mark) => {
      await atur(kit, { PPH22_PENJUALAN_MODULE: 'true' });
      const [satu] = (await potongan(kit, mark, 1)) as [string];
      return { body: notaPedagang(satu) };
    },
  },
  {
    name: 'cash with change, to a member with points',
    prepare: async (kit, mark) => {
      const dua = await potongan(kit, mark, 2);
      const { rows } = await kit.owner.query('select kode_member from member where aktif order by 1 limit 1');
      const bayar = [{ jenis: 'CASH', jumlah: 8_000_000 }];
      return { body: nota(dua, 2 * HARGA_BAKU, { kode_member: rows[0].kode_member, bayar }) };
    },
  },
  {
    name: 'cash, card, transfer and QRIS',
    prepare: async (kit, mark) => {
      const satu = await potongan(kit, mark, 1);
      const bank = await rekening(kit, 'bisa_transfer');
      const mesin = await rekening(kit, 'bisa_debet');
      const bayar = [
        { jenis: 'TRANSFER', no_rekening: bank, jumlah: 1_000_000 },
        { jenis: 'DEBET', no_rekening: mesin, jumlah: 1_000_000, kartu_akhir: '1234' },
        {
          jenis: 'QRIS',
          no_rekening: await rekening(kit, 'bisa_qris'),
          jumlah: 500_000,
          no_referensi: `RRN${mark}`,
        },
        { jenis: 'CASH', jumlah: HARGA_BAKU - 2_500_000 },
      ];
      return { body: nota(satu, HARGA_BAKU, { bayar }) };
    },
  },
];

const paidByCoupon: Variant = {
  name: 'paid with a coupon',
  prepare: async (kit, mark) => {
    const { kode } = await whileGiven(kit, 'VARIAN', () => berkupon(kit, `${mark}2001`));
    return { body: notaKupon(await potongan(kit, mark, 1), kode) };
  },
};

/** A nota paid in part with a point that a nota before it gave; each is worth NILAI_POIN of the demo. */
async function withPoints(kit: Kit, mark: string): Promise<Creation> {
  await atur(kit, { MEMBER_MODULE: 'true', PENJUALAN_BAYAR_POIN_MODULE: 'true' });
  const [dulu, kini] = (await potongan(kit, mark, 2)) as [string, string];
  const kode_member = 'JKT1000001';
  await simpan(kit, nota([dulu], HARGA_BAKU, { kode_member }));
  const bayar = [
    { jenis: 'POIN', jumlah: 5_000 },
    { jenis: 'CASH', jumlah: HARGA_BAKU - 5_000 },
  ];
  return { body: nota([kini], HARGA_BAKU, { kode_member, bayar }) };
}

/** A ring and three boxes of which there are more. */
const withBoxes: Variant = {
  name: 'with accessories by quantity',
  prepare: async (kit, mark) => {
    const [cincin = ''] = await potongan(kit, mark, 1);
    await kotakBaru(kit, `${mark}AKS1`);
    const kotak = { kode_barcode: `${mark}AKS1`, jumlah: 3 };
    return { body: nota([cincin, kotak], HARGA_BAKU + 3 * HARGA_KOTAK) };
  },
};

/** Goods without a barcode, with and without others in exchange. */
const OF_LOTS: readonly Variant[] = [
  {
    name: 'of goods without a barcode',
    prepare: async (kit) => ({ by: 'manual', body: jualManual(await lotDijual(kit)) }),
  },
  {
    name: 'of goods without a barcode, others in exchange',
    prepare: async (kit) => {
      const kode_lot = await lotDijual(kit);
      return { by: 'manual', body: tukarManual(kode_lot, await nilaiBeliManual(kit, SEGRAM)) };
    },
  },
];

/** A ring that a till took along and sold while nothing was answered: it comes in once, also after it was taken back, so that it is no variant. */
async function withoutNetwork(kit: Kit, mark: string): Promise<Creation> {
  const [satu = ''] = await potongan(kit, mark, 1);
  await nyalakanLuring(kit);
  const paket = await paketLuring(kit.as('KASIR1'));
  const body = notaLuring(paket, [satu], { ke: 1, detik: detikDari(kit) });
  // What it did not sell is everybody's again.
  await kit.as('KASIR1').post('luring/kembali', { paket: paket.id, menunggu: 0 });
  return { by: 'luring', body };
}

/** How a sale lives. */
export const LIFE = defineLife(penjualan, {
  lives: [
    async (kit) => batalJual(kit, await sell(kit, 'SENSUS01')),
    (kit) => whileWaiting(kit, async () => batalJual(kit, await validate(kit, await sell(kit, 'SENSUS02')))),
    // To another trader, with PPh 22.
    async (kit) => {
      await hargaGrup(kit);
      await masukkan(kit, { kode_barcode: 'SENSUS99' });
      await atur(kit, { PPH22_PENJUALAN_MODULE: 'true' });
      return simpan(kit, notaPedagang('SENSUS99'));
    },
    // An exchange that is taken back, validated first, and one that stays.
    async (kit) => {
      await jualDulu(kit, 'SENSUS07');
      const nomor = await whileWaiting(kit, async () =>
        validate(kit, await trade(kit, 'SENSUS08', 'SENSUS07')),
      );
      return batalJual(kit, nomor);
    },
    async (kit) => {
      await jualDulu(kit, 'SENSUS09');
      return trade(kit, 'SENSUS10', 'SENSUS09');
    },
    async (kit) => simpan(kit, (await withPoints(kit, 'POIN')).body),
    async (kit) => sellLuring(kit, (await withoutNetwork(kit, 'LURI')).body),
    async (kit) => {
      const kode_lot = await lotDijual(kit);
      const body = tukarManual(kode_lot, await nilaiBeliManual(kit, SEGRAM));
      await batalJual(kit, await sellLot(kit, jualManual(kode_lot)));
      return whileGiven(kit, 'SENSUSM', () => sellLot(kit, body));
    },
  ],
  variants: [
    ...PLAIN,
    exchange('the customer pays for', 5_000_000),
    exchange('that is even', BELI_BAKU),
    exchange('the shop pays for', 2_000_000),
    pickUp('that uses nothing', { dititip: 2, diambil: 1, uang_muka: 1, dipakai: 0 }, 'CASH'),
    pickUp('that uses a part', { dititip: 2, diambil: 1, uang_muka: 500_000, dipakai: 250_000 }, 'CASH'),
    pickUp('that uses all', { dititip: 2, diambil: 2, uang_muka: 500_000, dipakai: 500_000 }, 'CASH'),
    pickUp(
      'of a piece paid before',
      { dititip: 1, diambil: 1, uang_muka: HARGA_BAKU, dipakai: HARGA_BAKU },
      'CASH',
    ),
    pickUp(
      'of some, covered by a trade-in',
      { dititip: 2, diambil: 1, uang_muka: 500_000, dipakai: 0 },
      'TUKAR',
    ),
    pickUp(
      'of all, covered by a trade-in',
      { dititip: 1, diambil: 1, uang_muka: 500_000, dipakai: 0, kembali: 500_000 },
      'TUKAR',
    ),
    paidByCoupon,
    withBoxes,
    { name: 'paid with points', prepare: withPoints },
    ...OF_LOTS,
  ],
});
