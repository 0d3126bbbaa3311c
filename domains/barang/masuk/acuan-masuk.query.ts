/** What taking pieces into stock reads: the masters its lines name, and what the register says of barcodes. */
import { randomInt } from 'node:crypto';
import { one, statement } from '@mustika/server-kit/database.ts';
import { HURUF_BARCODE } from '../barcode.rule.ts';
import type { Acuan, BarisBarang, ParameterOngkos } from './barang-baru.rule.ts';

/** SQL: whether the code of `kolom` is a living supplier; a shop that keeps no list takes any name. `$1` is the store. */
export const supplierAda = (kolom: string): string =>
  `(not exists (select from para_system p where p.kode_toko = $1 and p.key = 'SUPPLIER_BARANG_MODULE' and lower(p.value) <> 'false')
    or exists (select from supplier_barang s where s.kode_toko = $1 and s.kode_supplier = ${kolom} and s.aktif))`;

const ACUAN = `select
  (select jsonb_agg(jsonb_build_array(g.kode_group, jsonb_build_object('kadar', g.kadar, 'harga_modal', g.harga_modal, 'markis', g.markis, 'aksesoris', g.aksesoris)))
     from grup g where g.kode_toko = $1 and g.aktif and g.kode_group = any ($2::text[])) as grup,
  (select jsonb_agg(jsonb_build_array(j.kode_dept, j.berlian)) from jenis j where j.aktif and j.kode_dept = any ($3::text[])) as jenis,
  (select jsonb_agg(w.kode_gudang) from gudang w where w.kode_toko = $1 and w.aktif and w.kode_gudang = any ($4::text[])) as gudang,
  (select jsonb_agg(jsonb_build_array(b.kode_baki, b.kode_gudang)) from baki b
    where b.kode_toko = $1 and b.aktif and b.kode_baki = any ($5::text[])) as baki,
  (select jsonb_agg(jsonb_build_object('kadar', k.kadar, 'kadar_cetak', k.kadar_cetak) order by k.kode_kadar) from kadar k where k.aktif) as kadar,
  (select jsonb_agg(to_jsonb(o)) from parameter_ongkos o where o.kode_toko = $1 and o.aktif) as ongkos,
  (select coalesce(jsonb_agg(s.kode_supplier) filter (where s.kode_supplier is not null), '[]') from para_system p
     left join supplier_barang s on s.kode_toko = p.kode_toko and s.aktif and s.kode_supplier = any ($6::text[])
    where p.kode_toko = $1 and p.key = 'SUPPLIER_BARANG_MODULE' and lower(p.value) <> 'false' group by p.key) as supplier,
  exists (select from para_system p where p.kode_toko = $1 and p.key = 'SIZE_PERHIASAN_MODULE' and lower(p.value) <> 'false') as ukuran,
  (select jsonb_agg(jsonb_build_array(t.kode_bandrol, t.harga_bandrol)) from para_bandrol t
    where t.kode_toko = $1 and t.aktif and t.kode_bandrol = any ($7::text[])) as bandrol`;

const kodeDari = <T>(rows: readonly T[], pick: (row: T) => string): string[] => [...new Set(rows.map(pick))];

type KodeAcuan = Pick<
  BarisBarang,
  'kode_group' | 'kode_dept' | 'kode_gudang' | 'kode_baki' | 'supplier' | 'kode_bandrol'
>;

/** Only the master rows the lines name. */
export const acuanStatement = (kode_toko: string, baris: readonly KodeAcuan[]) =>
  statement<AcuanRow>(
    'barang_acuan',
    ACUAN,
    kode_toko,
    kodeDari(baris, (row) => row.kode_group),
    kodeDari(baris, (row) => row.kode_dept),
    kodeDari(baris, (row) => row.kode_gudang),
    kodeDari(baris, (row) => row.kode_baki),
    kodeDari(baris, (row) => row.supplier ?? ''),
    kodeDari(baris, (row) => row.kode_bandrol ?? ''),
  );

type AcuanRow = {
  grup: [string, { kadar: never; harga_modal: never; markis: boolean; aksesoris: boolean }][] | null;
  jenis: [string, boolean][] | null;
  gudang: string[] | null;
  baki: [string, string][] | null;
  kadar: Acuan['kadar'] | null;
  ongkos: ParameterOngkos[] | null;
  supplier: string[] | null;
  ukuran: boolean;
  bandrol: [string, never][] | null;
};

export function acuanOf(rows: readonly AcuanRow[]): Acuan {
  const { grup, jenis, gudang, baki, kadar, ongkos, supplier, ukuran, bandrol } = one(rows);
  return {
    grup: new Map(grup ?? []),
    jenis: new Set((jenis ?? []).map(([kode]) => kode)),
    berlian: new Set((jenis ?? []).flatMap(([kode, berlian]) => (berlian ? [kode] : []))),
    gudang: new Set(gudang ?? []),
    baki: new Map(baki ?? []),
    kadar: kadar ?? [],
    ongkos: ongkos ?? [],
    bandrol: new Map(bandrol ?? []),
    supplier: supplier && new Set(supplier),
    ukuran,
  };
}

/** Random codes say nothing about the piece and cannot be guessed from their neighbours. */
function kodeAcak(): string {
  let code = '';
  for (let i = 0; i < 8; i += 1) code += HURUF_BARCODE[randomInt(HURUF_BARCODE.length)];
  return code;
}

/** Spare codes, so that those the register already knows can be passed over without another trip. */
const CADANGAN = 16;

export function calonBarcode(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count + CADANGAN) codes.add(kodeAcak());
  return [...codes];
}

/** Typed and candidate codes with what the register of all branches says. */
export const barcodeStatement = (codes: readonly string[]) =>
  statement<{ kode: string; ada: boolean }>(
    'barang_barcode',
    'select x.kode, r.kode_barcode is not null as ada from unnest($1::text[]) x (kode) left join barcode r on r.kode_barcode = x.kode',
    codes,
  );
