/** What both ends of a shipment to head office read of it. */
import { statement } from '@mustika/server-kit/database.ts';
import type { TipeToko } from '../../kirim-barang/kirim-barang.rule.ts';
import type { LotDiJalan } from './kirim-pusat.rule.ts';

export type Pusat = { sini: TipeToko; kode_toko: string | null };

/** Head office, if this store is not that itself. */
export const bacaPusat = (kode_toko: string) =>
  statement<Pusat>(
    'sepuhan_pusat',
    `select t.tipe as sini, (select p.kode_toko from toko p where p.tipe = 'PUSAT' and p.aktif and p.kode_toko <> $1 order by 1 limit 1) as kode_toko
       from toko t where t.kode_toko = $1`,
    kode_toko,
  );

const KOLOM = `l.kode_lot, l.no_dokumen as no_kirim, l.kode_toko as dari_toko, l.nama_lot, l.jenis_lot, l.kadar, l.kode_group, l.kode_dept,
  l.ada_faktur, l.berat, l.sisa_qty, l.sisa_berat, l.sisa_murni, l.sisa_modal`;

/** Lots of a shipment of this store of which something is out. */
export const bacaSisaKirim = (kode_toko: string, no_dokumen: string) =>
  statement<LotDiJalan>(
    'sepuhan_sisa_kirim',
    `select ${KOLOM} from kirim_pusat_lot l where l.kode_toko = $1 and l.no_dokumen = $2 and l.sisa_berat > 0 order by l.urut`,
    kode_toko,
    no_dokumen,
  );

/** A lot on its way as head office reads it, and whether something of its shipment arrived before. */
export type LotTiba = LotDiJalan & { sudah: boolean };

/** Those of these codes that are on their way to this store. */
export const bacaTiba = (kode_toko: string, kode: readonly string[]) =>
  statement<LotTiba>(
    'sepuhan_tiba',
    `select ${KOLOM}, exists (select from terima_pusat t where t.kode_toko = $1 and t.no_kirim = l.no_dokumen) as sudah
       from kirim_pusat_lot l where l.tujuan = $1 and l.sisa_berat > 0 and l.kode_lot = any ($2) order by l.no_dokumen, l.urut`,
    kode_toko,
    kode,
  );

/** Groups of this store. */
export const bacaGrupPusat = (kode_toko: string) =>
  statement<{ kode_group: string }>(
    'sepuhan_grup',
    'select g.kode_group from grup g where g.kode_toko = $1',
    kode_toko,
  );
