/** What documents about stock of accessories read: the masters a new article names, and articles with their stock. */
import { statement } from '@mustika/server-kit/database.ts';
import type { PotongPpn, TarifPpn } from '../../pajak/ppn.rule.ts';
import { supplierAda } from '../masuk/acuan-masuk.query.ts';
import type { StokAksesoris } from './berjumlah.rule.ts';

const ACUAN = `select
  exists (select from grup g where g.kode_toko = $1 and g.aktif and g.kode_group = $2) as grup,
  exists (select from grup g where g.kode_toko = $1 and g.aktif and g.kode_group = $2 and g.aksesoris) as aksesoris,
  exists (select from jenis j where j.aktif and j.kode_dept = $3) as jenis,
  (select b.kode_gudang from baki b where b.kode_toko = $1 and b.aktif and b.kode_baki = $4) as kode_gudang,
  ${supplierAda('$5')} as supplier_ada`;

/** Which of the masters are there. */
export type AcuanAksesoris = {
  grup: boolean;
  aksesoris: boolean;
  jenis: boolean;
  kode_gudang: string | null;
  supplier_ada: boolean;
};

type Dinamai = { kode_group?: string; kode_dept?: string; kode_baki?: string; supplier: string | null };

export const bacaAcuanAksesoris = (kode_toko: string, { supplier, ...kode }: Dinamai) =>
  statement<AcuanAksesoris>(
    'aksesoris_acuan',
    ACUAN,
    kode_toko,
    kode.kode_group ?? null,
    kode.kode_dept ?? null,
    kode.kode_baki ?? null,
    supplier,
  );

/** Articles whose codes this SQL says; `$1` is the store. */
export const artikelDari = (
  kode: string,
): string => `select b.kode_barcode, b.nama_barang, b.kode_gudang, b.kode_baki, b.status, b.berat, b.ada_faktur_masukan,
    false as pernah_dibeli, coalesce(g.aksesoris, false) as aksesoris, j.golongan_ppn,
    (select jsonb_build_object('jumlah', s.jumlah, 'nilai', s.nilai, 'versi', s.versi) from stok_aksesoris s
      where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode) as stok
  from barang b
  left join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group left join jenis j on j.kode_dept = b.kode_dept
 where b.kode_toko = $1 and b.kode_barcode in (${kode})`;

/** A piece as the register has it, with what decides about its PPN; one that is no article has no stock. */
export type Artikel = PotongPpn & {
  kode_barcode: string;
  nama_barang: string;
  kode_gudang: string;
  kode_baki: string;
  status: string;
  stok: StokAksesoris | null;
};

export const bacaArtikel = (kode_toko: string, codes: readonly string[]) =>
  statement<Artikel>('aksesoris_artikel', artikelDari('select unnest($2::text[])'), kode_toko, codes);

export const bacaTarif = () =>
  statement<TarifPpn>(
    'aksesoris_tarif',
    'select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif',
  );
