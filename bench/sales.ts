/** Sales of fresh pieces: as wire bodies for the server, as ready write sets for catat(), as arguments of the yardstick. */
import { randomBytes, randomUUID } from 'node:crypto';
import { aturanHarga } from '@mustika/domains/barang/harga-barang.rule.ts';
import { house } from '@mustika/domains/house.ts';
import { hitungBaris } from '@mustika/domains/jual/hitung-penjualan.rule.ts';
import { sisiTukar } from '@mustika/domains/pembelian/tukar.posting.ts';
import { simpanFields } from '@mustika/domains/penjualan/penjualan.document.ts';
import { penjualanDocuments } from '@mustika/domains/penjualan/penjualan.server.ts';
import { type Miligram, type MiliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { systemClock } from '@mustika/kernel/date.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { Database, Statement } from '@mustika/server-kit/database.ts';
import { runTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx, Deps } from '@mustika/server-kit/http/http.ts';
import { createSecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { createStoreConfigs, type StoreConfig, type StoreConfigs } from '@mustika/server-kit/store-config.ts';
import { BARANG, JUAL } from './place.ts';

export const STORES = 50;
const FIRST_FREE = 3 * JUAL + 1;
const LAST = BARANG;
const LINES = 3;
/** Sales that there are pieces for. */
export const SELLABLE = Math.floor((LAST - FIRST_FREE + 1) / LINES);

export type Sale = { kode_toko: string; user_id: string; key: string; body: Record<string, unknown> };
export const storeName = (n: number): string => `T${String(n).padStart(3, '0')}`;

/** Pieces nobody sold yet; the arithmetic is that of world.sql, so nothing has to be read. */
export type Stock = { take(store: number): number[]; left(store: number): number };

export function openStock(): Stock {
  const cursor = Array.from(
    { length: STORES },
    (_, i) => FIRST_FREE + ((i - (FIRST_FREE % STORES) + STORES) % STORES),
  );
  return {
    take: (store) => {
      const first = cursor[store - 1] as number;
      cursor[store - 1] = first + LINES * STORES;
      if ((cursor[store - 1] as number) > LAST) throw new Error(`${storeName(store)} has no pieces left`);
      return Array.from({ length: LINES }, (_, i) => first + i * STORES);
    },
    left: (store) => Math.floor((LAST - (cursor[store - 1] as number)) / STORES),
  };
}

export const barcodeOf = (n: number): string => `B${String(n).padStart(7, '0')}`;

/** What the till would show for this piece. */
function priceOf(n: number, store: StoreConfig): number {
  const g = 1 + (n % 9);
  const acuan = {
    berat: (1000 + ((n * 7) % 600) * 10) as Miligram,
    tipe_ongkos: 'GRAM' as const,
    ongkos: rupiah(15_000 + (n % 20) * 1000),
    harga_atribut: rupiah(0),
    harga_bandrol: null,
    harga_gram: rupiah(400_000 + g * 100_000),
    kadar_jual: (20_000 + g * 8000) as MiliPersen,
  };
  return hitungBaris(acuan, { harga_per_gram: null, ongkos: null, diskon: 0 as Rupiah }, aturanHarga(store))
    .total;
}

export type Seller = { stores: StoreConfigs; stock: Stock };

/** One nota: three pieces, a member, half in cash and half by card. */
export async function makeSale({ stores, stock }: Seller, store: number): Promise<Sale> {
  const kode_toko = storeName(store);
  const config = (await stores.get(kode_toko)) as StoreConfig;
  const pieces = stock.take(store);
  const total = pieces.reduce((sum, n) => sum + priceOf(n, config), 0);
  const cash = Math.floor(total / 2);
  return {
    kode_toko,
    user_id: `K${kode_toko}`,
    key: randomUUID(),
    body: {
      kode_member: `M${String(1 + ((pieces[0] as number) % 10_000)).padStart(6, '0')}`,
      total,
      barang: pieces.map((n) => ({ kode_barcode: barcodeOf(n), kode_sales: `S${1 + (n % 5)}` })),
      bayar: [
        { jenis: 'CASH', jumlah: cash },
        { jenis: 'DEBET', no_rekening: `EDC-${kode_toko}`, jumlah: total - cash, kartu_akhir: '4321' },
      ],
    },
  };
}

/** `count` sales over all stores in turn, or all in one. */
export const makeSales = (seller: Seller, count: number, only?: number): Promise<Sale[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => makeSale(seller, only ?? 1 + (i % STORES))));

const [penjualan] = penjualanDocuments([sisiTukar]);
const schema = objectOf(simpanFields);
/** A key of its own: nobody reads what these sales seal. */
const secrets = createSecretBox({ dataDir: '', keys: [randomBytes(32).toString('base64')] });

/** What catat() takes: the store and the write set. */
export type Taken = readonly [toko: string, w: string];

/** The write set that the runner would send, made by the runner itself with the last step caught. */
export async function writeSetOf(db: Database, stores: StoreConfigs, sale: Sale): Promise<Taken> {
  let caught: Taken = ['', ''];
  const call = async (statement: Statement) => {
    caught = statement.values as unknown as Taken;
    return [{ hasil: { ulang: false, jawaban: {} } }];
  };
  const store = (await stores.get(sale.kode_toko)) as StoreConfig;
  const deps = { db: { ...db, call }, clock: systemClock, stores, house, secrets } as unknown as Deps;
  const scope = { kode_toko: sale.kode_toko, user_id: sale.user_id, lintas: false };
  const session = { user_id: sale.user_id, level: 'KASIR', store } as Ctx['session'];
  const input = schema.parse(sale.body);
  await runTransition({
    implementation: penjualan,
    name: 'simpan',
    input,
    body: input,
    izin: [],
    ctx: { deps, scope, session, key: sale.key, device: '', address: '', tertutup: new Set() },
  });
  return caught;
}

/** Ready write sets, made eight at a time. */
export async function writeSets(db: Database, sales: readonly Sale[]): Promise<Taken[]> {
  const stores = createStoreConfigs(db, () => 0);
  const sets: Taken[] = [];
  for (let i = 0; i < sales.length; i += 8)
    sets.push(...(await Promise.all(sales.slice(i, i + 8).map((sale) => writeSetOf(db, stores, sale)))));
  return sets;
}

type Row = Record<string, unknown>;
type WriteSet = Record<'user' | 'kunci' | 'hash' | 'saat' | 'hari', string> & {
  versi_toko: number;
  tulis: { penulis: string; baris: Row[] }[];
  uang: Row[];
  audit: object;
  jawaban: { kembali: number };
};

/** The same sale as typed arguments of tolok_jual(). */
export function yardstickArguments([toko, json]: Taken): unknown[] {
  const w = JSON.parse(json) as WriteSet;
  const rows = (name: string): Row[] => w.tulis.find((t) => t.penulis === name)?.baris ?? [];
  const column = (from: readonly Row[], name: string): unknown[] => from.map((row) => row[name] ?? null);
  const lines = rows('penjualan_barang');
  const head = rows('penjualan')[0] as Row;
  const pay = rows('pembayaran');
  const of = (from: readonly Row[], names: string): unknown[] =>
    names.split(' ').map((name) => column(from, name));
  return [
    toko,
    w.user,
    w.kunci,
    w.hash,
    w.saat,
    w.hari,
    w.versi_toko,
    ...of(lines, 'kode_barcode'),
    column(rows('barang'), 'versi'),
    ...of(
      lines,
      'kode_sales nama_barang kode_group kode_dept kode_gudang kode_baki kadar_cetak berat kadar harga_sistem harga_per_gram',
    ),
    ...of(lines, 'harga_emas ongkos harga_atribut diskon pembulatan total harga_modal'),
    ...of(pay, 'jenis no_rekening jumlah kartu_akhir'),
    ...of(w.uang, 'jenis dari_akun dari_dimensi dari_nomor ke_akun ke_dimensi ke_nomor jumlah'),
    head.kode_member,
    head.nama_customer,
    head.no_hp_customer,
    head.alamat_customer,
    head.poin,
    w.jawaban.kembali,
    JSON.stringify(w.audit),
    JSON.stringify(w.jawaban),
  ];
}
