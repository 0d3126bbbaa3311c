/**
 * Boxes, cords and cleaning sets of the demo shops: articles by quantity, ordered every other week from their suppliers, sold
 * one, two or five at a time, and now and then taken out of the stock.
 */
import { barangDocuments } from '@mustika/domains/barang/barang.server.ts';
import { rupiah } from '@mustika/kernel/amount.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { type Dunia, jalankan } from './till.ts';

/** No group of gold: its goods cost what their tag says. */
export const GRUP_AKSESORIS = {
  ...{ kode_group: 'AKS', nama_group: 'AKSESORIS', harga: 0, harga_modal: 0, kadar: 1, kadar_jual: 1 },
  ...{ jenis_group: null, markis: true, aksesoris: true },
};
export const JENIS_AKSESORIS = { kode: 'AK', nama: 'AKSESORIS' };
export const BAKI_AKSESORIS = { kode_baki: 'AKS01', kode_gudang: 'TOKO', nama_baki: 'RAK AKSESORIS' };

/** Name, price, cost of one, and who delivers it. */
const ARTIKEL = [
  ['KOTAK CINCIN BELUDRU', 25_000, 11_300, 'UBS'],
  ['KOTAK KALUNG BELUDRU', 45_000, 21_700, 'UBS'],
  ['DOMPET PERHIASAN KULIT', 85_000, 47_500, 'LOTUS'],
  ['TALI SUTRA GELANG', 15_000, 5_150, 'LOTUS'],
  ['CAIRAN PEMBERSIH EMAS 100ML', 35_000, 18_900, 'KING'],
  ['LAP POLES PERHIASAN', 10_000, 3_350, 'KING'],
  ['PAYUNG TOKO', 75_000, 34_600, 'LOTUS'],
] as const;

/** Articles that members take for their points, by the code of the gift. */
export const ARTIKEL_HADIAH = { DOMPET: 2, PAYUNG: 6 } as const;

/** Codes that are printed on the boxes, the same ones in no two shops. */
export const kodeArtikel = (dunia: Dunia, n: number): string =>
  `AK${dunia.toko.kode_toko.slice(0, 2)}${String(n + 1).padStart(4, '0')}`;

const dokumen = barangDocuments.find(
  ({ document }) => document.name === 'aksesoris',
) as DocumentImplementation;

async function lakukan(dunia: Dunia, name: string, body: object): Promise<void> {
  const transition = dokumen.document.transitions[name];
  if (!transition) throw new Error(`aksesoris has no ${name}`);
  const input = objectOf(transition.fields).parse(body) as object;
  await jalankan(dunia, `SPV1${dunia.toko.suffix}`, dokumen, name, input);
}

/** The shelf as it opens. */
async function isiRak(dunia: Dunia): Promise<void> {
  for (const [n, [nama_barang, harga_bandrol, modal, supplier]] of ARTIKEL.entries()) {
    const jumlah = dunia.aksesoris.between(3, 6) * 10;
    await lakukan(dunia, 'baru', {
      ...{
        kode_group: GRUP_AKSESORIS.kode_group,
        kode_dept: JENIS_AKSESORIS.kode,
        kode_baki: BAKI_AKSESORIS.kode_baki,
      },
      ...{
        barcode: kodeArtikel(dunia, n),
        nama_barang,
        harga_bandrol,
        jumlah,
        modal_total: modal * jumlah,
        supplier,
      },
    });
  }
}

/** What is nearly gone is ordered again, a little dearer each time. */
async function isiLagi(dunia: Dunia, hari: number): Promise<void> {
  for (const [n, [, , modal, supplier]] of ARTIKEL.entries()) {
    if ((hari + n) % 3 !== 0) continue;
    const jumlah = dunia.aksesoris.between(1, 4) * 12;
    const modal_total = modal * jumlah + dunia.aksesoris.between(0, 9) * 100 + hari * 10;
    await lakukan(dunia, 'tambah', {
      supplier,
      barang: [{ kode_barcode: kodeArtikel(dunia, n), jumlah, modal_total }],
    });
  }
}

const AMBIL = [
  ['PAKAI', 'PEMBUNGKUS UNTUK ETALASE'],
  ['RUSAK', 'KENA AIR DI GUDANG'],
  ['HADIAH', 'HADIAH PELANGGAN SETIA'],
] as const;

async function ambilStok(dunia: Dunia, hari: number): Promise<void> {
  const [untuk, keterangan] = AMBIL[hari % AMBIL.length] as (typeof AMBIL)[number];
  const barang = [
    { kode_barcode: kodeArtikel(dunia, hari % ARTIKEL.length), jumlah: dunia.aksesoris.between(1, 3) },
  ];
  await lakukan(dunia, 'ambil', { untuk, keterangan, barang });
}

/** The shelf on its days: filled when the shop opens, again every other week, and something taken out each week. */
export async function rakAksesoris(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 0) await isiRak(dunia);
  if (hari % 14 === 10) await isiLagi(dunia, hari);
  if (hari % 7 === 4) await ambilStok(dunia, hari);
}

/** What a customer puts beside his jewellery now and then: the line of a nota and what it comes to; null where none is left. */
export async function barisAksesoris(dunia: Dunia, kode_sales: string) {
  const { kode_toko } = dunia.toko;
  const n = dunia.aksesoris.between(0, ARTIKEL.length - 1);
  const jumlah = dunia.aksesoris.pick([1, 1, 1, 2, 5]);
  const kode_barcode = kodeArtikel(dunia, n);
  const { rows } = await dunia.client.query<{ ada: boolean }>(
    'select jumlah >= $3 as ada from stok_aksesoris where kode_toko = $1 and kode_barcode = $2',
    [kode_toko, kode_barcode, jumlah],
  );
  if (!rows[0]?.ada) return null;
  const harga = (ARTIKEL[n] as (typeof ARTIKEL)[number])[1];
  const sendiri = { harga_per_gram: null, ongkos: null, diskon: rupiah(0) };
  const baris = {
    kode_barcode,
    jumlah,
    kode_sales,
    nama_barang: null,
    harga_total: null,
    finishing: null,
    ...sendiri,
  };
  return { total: harga * jumlah, baris };
}
