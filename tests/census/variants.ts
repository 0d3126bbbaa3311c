/**
 * Ways in which a document comes into the world, for the tests that take it through every state its declaration reaches.
 * A document without one fails the census of cancellations.
 */
import { HARI, type Kit } from '../kit/app.ts';
import { BELI_BAKU, jualDulu } from '../kit/beli.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, notaPedagang, numberOf } from '../kit/jual.ts';
import { titip } from '../kit/titip.ts';
import { tukar } from '../kit/tukar.ts';
import { VARIANTS_OF_STOCK } from './variants-beli.ts';
import { VARIANTS_OF_MONEY } from './variants-uang.ts';

/** What is sent to create the document. */
export type Creation = {
  body: object;
  /** The transition that creates it, where there are several. */
  by?: string;
  /** Whose till, `KASIR1` unless told; its store is picked where head office acts. */
  user?: string;
  portal?: string;
  /** Who cancels, where the money goes back out of his own drawer; a supervisor unless told. */
  cancelledBy?: string;
  /** Bodies of the steps that ask for more than the number. */
  steps?: Readonly<Record<string, object>>;
};

export type Variant = {
  name: string;
  /** Makes what the document needs, with codes of pieces that begin with `mark` (four letters), and says what is sent. */
  prepare: (kit: Kit, mark: string) => Promise<Creation>;
};

const isi = (kit: Kit, kasir: string, jumlah: number) =>
  kit.as('SPV1').post('cash/uang-kas', {
    arah: 'TAMBAH',
    kategori: 'LAIN',
    kasir,
    jumlah,
    keterangan: 'kas awal',
  });

const codes = (mark: string, banyak: number): string[] =>
  Array.from({ length: banyak }, (_, i) => `${mark}${1000 + i}`);

const pieces = async (kit: Kit, mark: string, banyak: number): Promise<string[]> => {
  await hargaGrup(kit);
  const made = codes(mark, banyak);
  for (const kode_barcode of made) await masukkan(kit, { kode_barcode });
  return made;
};

export const rekening = async (kit: Kit, bisa: 'bisa_transfer' | 'bisa_debet'): Promise<string> => {
  const { rows } = await kit.owner.query(
    `select no_rekening from rekening where kode_toko = 'JKT1' and aktif and ${bisa} order by 1 limit 1`,
  );
  return rows[0].no_rekening as string;
};

/** A deposit on new pieces, the money in cash. */
async function deposited(kit: Kit, pieceCodes: readonly string[], uang_muka: number): Promise<string> {
  const body = titip(pieceCodes, pieceCodes.length * HARGA_BAKU, uang_muka);
  return numberOf(await kit.as('KASIR1').post('titipan/simpan', body));
}

type PickUp = { dititip: number; diambil: number; uang_muka: number; dipakai: number; kembali?: number };

/** A sale that picks up the first pieces of a deposit; `dipakai` is what the deposit must turn out to be worth in it. */
const pickUp = (
  name: string,
  { dititip, diambil, uang_muka, dipakai, kembali = 0 }: PickUp,
  dengan: 'CASH' | 'TUKAR',
) => ({
  name: `a pick-up ${name}`,
  prepare: async (kit: Kit, mark: string): Promise<Creation> => {
    const semua = await pieces(kit, mark, dititip);
    const no_titipan = await deposited(kit, semua, uang_muka);
    await isi(kit, 'KASIR1', 10_000_000);
    const ambil = semua.slice(0, diambil);
    const total = ambil.length * HARGA_BAKU;
    const nilai = dipakai + kembali;
    const titipan = nilai > 0 ? [{ jenis: 'TITIPAN', jumlah: nilai }] : [];
    if (dengan === 'CASH') {
      const bayar = [...titipan, ...(total > dipakai ? [{ jenis: 'CASH', jumlah: total - dipakai }] : [])];
      return { body: nota(ambil, total, { no_titipan, bayar }) };
    }
    // Two pieces sold before come back: worth more than one that is picked up.
    const lama = [`${mark}2001`, `${mark}2002`];
    for (const kode of lama) await jualDulu(kit, kode);
    const barangTukar = lama.map((kode_barcode) => ({
      kode_barcode,
      kode_sales: 'S1',
      berat: 3.25,
      kondisi_barang: 'MULUS',
    }));
    const bayar = [{ jenis: 'TUKAR', jumlah: 2 * BELI_BAKU }, ...titipan];
    return { body: nota(ambil, total, { no_titipan, tukar: barangTukar, bayar }) };
  },
});

/** An exchange of a piece of 3.456.000 against one with that price on its tag, or more, or less. */
const exchange = (name: string, harga_bandrol: number): Variant => ({
  name: `an exchange ${name}`,
  prepare: async (kit, mark) => {
    const [lama, baru] = codes(mark, 2) as [string, string];
    await jualDulu(kit, lama);
    await isi(kit, 'KASIR1', 10_000_000);
    await masukkan(kit, { kode_barcode: baru, harga_bandrol, ongkos: 0, harga_atribut: 0 });
    const sisa = harga_bandrol - BELI_BAKU;
    const bayar = [
      { jenis: 'TUKAR', jumlah: BELI_BAKU },
      ...(sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : []),
    ];
    return { body: tukar([baru], [lama], BELI_BAKU, { total: harga_bandrol, bayar }) };
  },
});

const SALES: readonly Variant[] = [
  {
    name: 'to another trader, with PPh 22',
    prepare: async (kit, mark) => {
      await atur(kit, { PPH22_PENJUALAN_MODULE: 'true' });
      const [satu] = (await pieces(kit, mark, 1)) as [string];
      return { body: notaPedagang(satu) };
    },
  },
  {
    name: 'cash with change, to a member with points',
    prepare: async (kit, mark) => {
      const dua = await pieces(kit, mark, 2);
      const { rows } = await kit.owner.query('select kode_member from member where aktif order by 1 limit 1');
      return {
        body: nota(dua, 2 * HARGA_BAKU, {
          kode_member: rows[0].kode_member,
          bayar: [{ jenis: 'CASH', jumlah: 8_000_000 }],
        }),
      };
    },
  },
  {
    name: 'cash, card and transfer',
    prepare: async (kit, mark) => {
      const [satu] = (await pieces(kit, mark, 1)) as [string];
      const transfer = {
        jenis: 'TRANSFER',
        no_rekening: await rekening(kit, 'bisa_transfer'),
        jumlah: 1_000_000,
      };
      const debet = {
        jenis: 'DEBET',
        no_rekening: await rekening(kit, 'bisa_debet'),
        jumlah: 1_000_000,
        kartu_akhir: '1234',
      };
      const bayar = [transfer, debet, { jenis: 'CASH', jumlah: HARGA_BAKU - 2_000_000 }];
      return { body: nota([satu], HARGA_BAKU, { bayar }) };
    },
  },
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
];

const DEPOSIT_STEPS = {
  tambah: { jumlah: 250_000, bayar: [{ jenis: 'CASH', jumlah: 250_000 }] },
  batal: { kode_baki: 'CC01', cara_kembali: 'CASH' },
};

const DEPOSITS: readonly Variant[] = [
  {
    name: 'two pieces, added to',
    prepare: async (kit, mark) => {
      const dua = await pieces(kit, mark, 2);
      return {
        body: titip(dua, 2 * HARGA_BAKU, 500_000),
        steps: DEPOSIT_STEPS,
        cancelledBy: 'KASIR1',
      };
    },
  },
  {
    name: 'one rupiah',
    prepare: async (kit, mark) => ({
      body: titip(await pieces(kit, mark, 1), HARGA_BAKU, 1),
      steps: DEPOSIT_STEPS,
      cancelledBy: 'KASIR1',
    }),
  },
];

const program = {
  ...{
    kode_kupon: 'VARIAN',
    nama_kupon: 'KUPON VARIAN',
    nominal: 1_000_000,
    jumlah_kupon: 1,
    nilai_kupon: 25_000,
  },
  ...{ undian: true, mulai_berlaku: HARI, sampai_berlaku: HARI, masa_hari: 30 },
};

/** A coupon of a sale of a new piece; the programme ends with it. */
async function coupon(kit: Kit, piece: string): Promise<string> {
  const owner = kit.as('OWNER');
  const made = await owner.post('para-kupon/create', program, { portal: 'JKT1' });
  if (made.status !== 200) await owner.put('para-kupon/aktifkan/VARIAN', {}, { portal: 'JKT1' });
  await masukkan(kit, { kode_barcode: piece });
  const nomor = numberOf(await kit.as('KASIR1').post('penjualan/simpan', nota([piece], HARGA_BAKU)));
  numberOf(await owner.delete('para-kupon/delete/VARIAN', { portal: 'JKT1' }));
  const found = await kit.as('KASIR1').get(`cek-kupon?kode=${nomor}`);
  // Where notas wait for their validation, so does the one that gives it.
  if (found.status === 200) return found.data.kupon[0].kode as string;
  numberOf(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: nomor }));
  return (await kit.as('KASIR1').get(`cek-kupon?kode=${nomor}`)).data.kupon[0].kode as string;
}

const intoTheDraw: Variant = {
  name: 'into the draw',
  prepare: async (kit, mark) => {
    await hargaGrup(kit);
    return { body: { kode: await coupon(kit, `${mark}2001`) } };
  },
};

const paidByCoupon: Variant = {
  name: 'paid with a coupon',
  prepare: async (kit, mark) => {
    await hargaGrup(kit);
    const kode = await coupon(kit, `${mark}2001`);
    const bayar = [
      { jenis: 'KUPON', jumlah: program.nilai_kupon },
      { jenis: 'CASH', jumlah: HARGA_BAKU - program.nilai_kupon },
    ];
    return { body: nota(await pieces(kit, mark, 1), HARGA_BAKU, { kupon: [{ kode }], bayar }) };
  },
};

/** Every way each document is created, by its name. */
export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  penjualan: [...SALES, paidByCoupon],
  kupon_tukar: [intoTheDraw],
  titipan: DEPOSITS,
  ...VARIANTS_OF_STOCK,
  ...VARIANTS_OF_MONEY,
};
