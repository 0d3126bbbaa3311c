/** What shipping reads of stores, of a shipment and of its pieces. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { GolonganModal } from '../barang/golongan-modal.rule.ts';
import type { Isi, TipeToko, Ujung } from './kirim-barang.rule.ts';

export type Toko = { kode_toko: string; nama_toko: string; tipe: TipeToko; aktif: boolean };

export const bacaToko = (kode_toko: string) =>
  statement<Toko>(
    'kirim_barang_toko',
    'select kode_toko, nama_toko, tipe, aktif from toko where kode_toko = $1',
    kode_toko,
  );

export const bacaTujuan = (kode_toko: string, no_dokumen: string) =>
  statement<{ tujuan: string }>(
    'kirim_barang_ke',
    'select tujuan from kirim_barang where kode_toko = $1 and no_dokumen = $2',
    kode_toko,
    no_dokumen,
  );

/** A piece as its shipment keeps it, with what the ledger calls it. */
export type IsiKirim = Isi & { nama_barang: string; golongan_modal: GolonganModal };

export const bacaIsi = (kode_toko: string, no_dokumen: string) =>
  statement<IsiKirim>(
    'kirim_barang_isi',
    `select i.kode_barcode, b.nama_barang, i.keadaan, i.berat, i.berat_terima, i.kadar, i.harga_modal, b.golongan_modal
       from kirim_barang_isi i join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
      where i.kode_toko = $1 and i.no_dokumen = $2 order by i.urut`,
    kode_toko,
    no_dokumen,
  );

/** The same with its whole card, as the receiver copies it. */
export type IsiTiba = IsiKirim & {
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kartu: Readonly<Record<string, unknown>>;
  /** What it is set with, as its store keeps it. */
  batu: readonly Readonly<Record<string, unknown>>[];
};

export const bacaIsiTiba = (dari_toko: string, no_kirim: string) =>
  statement<IsiTiba>(
    'kirim_barang_tiba',
    `select i.kode_barcode, i.nama_barang, i.kode_group, i.kode_dept, i.keadaan, i.berat, i.berat_terima, i.kadar, i.harga_modal,
            b.golongan_modal, to_jsonb(b) as kartu,
            coalesce((select jsonb_agg(to_jsonb(s) order by s.urut) from barang_batu s
              where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode), '[]') as batu
       from kirim_barang_isi i join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
      where i.kode_toko = $1 and i.no_dokumen = $2 order by i.urut`,
    dari_toko,
    no_kirim,
  );

/** What this store calls its groups, its price tags and its stones: lists of its own, that a piece of another store may name otherwise. */
export type Daftar = {
  grup: readonly string[];
  bandrol: readonly string[];
  berlian: readonly string[];
};

export const bacaDaftar = (kode_toko: string) =>
  statement<Daftar>(
    'kirim_barang_daftar',
    `select array(select g.kode_group from grup g where g.kode_toko = $1 and g.aktif) as grup,
            array(select p.kode_bandrol from para_bandrol p where p.kode_toko = $1 and p.aktif) as bandrol,
            array(select m.kode_berlian from parameter_berlian m where m.kode_toko = $1) as berlian`,
    kode_toko,
  );

/** Whose shipment it is, for either end; row security says who may ask. */
export type Kepala = Ujung & { kode_toko: string };

export const bacaUjung = (no_kirim: string) =>
  statement<Kepala>(
    'kirim_barang_ujung',
    `select k.kode_toko, k.tujuan, t.aktif as tujuan_aktif, a.aktif as asal_aktif
       from kirim_barang k join toko t on t.kode_toko = k.tujuan join toko a on a.kode_toko = k.kode_toko
      where k.no_dokumen = $1`,
    no_kirim,
  );

/** A shipment in the two lists of numbers. */
export type Nomor = {
  no_kirim: string;
  tanggal: Tanggal;
  dari_toko: string;
  ke_toko: string;
  jumlah_barang: number;
  berat: Miligram;
  dijalan: number;
  selisih: number;
  status: 'KIRIM' | 'TERIMA' | 'CANC';
  keterangan: string | null;
};

const KOLOM = `k.no_dokumen as no_kirim, k.tanggal, k.kode_toko as dari_toko, k.tujuan as ke_toko, k.jumlah_barang, k.berat, k.dijalan,
  k.selisih, k.keterangan`;

/** What this store sent. */
export const bacaNomor = (kode_toko: string) =>
  statement<Nomor>(
    'kirim_barang_nomor',
    `select ${KOLOM}, d.status from kirim_barang k join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
      where k.kode_toko = $1 order by k.tanggal desc, k.no_dokumen desc limit 1000`,
    kode_toko,
  );

/**
 * What is on its way here, or waits to be settled; at head office what nobody is left to receive, too, because one of its ends was
 * closed for good.
 */
export const bacaBelumDiterima = (kode_toko: string) =>
  statement<Nomor>(
    'kirim_barang_belum',
    `select ${KOLOM}, case when k.dijalan > 0 then 'KIRIM' else 'TERIMA' end as status
       from kirim_barang k join toko t on t.kode_toko = k.tujuan join toko a on a.kode_toko = k.kode_toko
      where (k.dijalan > 0 or k.selisih > 0) and k.kode_toko <> $1
        and (k.tujuan = $1 or (not (t.aktif and a.aktif)
          and exists (select from toko s where s.kode_toko = $1 and s.tipe = 'PUSAT')))
      order by k.tanggal, k.no_dokumen limit 1000`,
    kode_toko,
  );
