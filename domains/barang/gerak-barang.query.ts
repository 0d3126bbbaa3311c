/** What documents about pieces on the counter read of them: the pieces by code or by tray, and the tray they go to. */
import { randomInt } from 'node:crypto';
import { statement } from '@mustika/server-kit/database.ts';
import { HURUF_BARCODE } from './barcode.rule.ts';
import { type AcuanHancur, type BarangDibaca, GUDANG_HANCUR } from './gerak-barang.rule.ts';
import type { GolonganModal } from './golongan-modal.rule.ts';

/** A piece with what its room is for. */
export type BarangGudang = BarangDibaca & {
  nama_barang: string;
  dijual: boolean;
  golongan_modal: GolonganModal;
};

const BARANG = `select b.kode_barcode, b.nama_barang, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.harga_modal, b.status, b.versi, b.no_terakhir,
    b.golongan_modal, w.dijual, p.user_id as dipegang_oleh, p.keranjang as dipegang_keranjang
  from barang b join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode and p.sampai > $3::timestamptz
 where b.kode_toko = $1`;

export const bacaGerak = (kode_toko: string, kode: readonly { kode_barcode: string }[], saat: string) =>
  statement<BarangGudang>(
    'gerak_barang',
    `${BARANG} and b.kode_barcode = any ($2)`,
    kode_toko,
    kode.map((b) => b.kode_barcode),
    saat,
  );

/** All that lies in a tray, what is held there included. */
export const bacaIsiBaki = (kode_toko: string, kode_baki: string, saat: string) =>
  statement<BarangGudang>(
    'gerak_isi_baki',
    `${BARANG} and b.kode_baki = $2 and b.status in ('TERSEDIA', 'DITAHAN', 'DITITIP') order by b.kode_barcode`,
    kode_toko,
    kode_baki,
    saat,
  );

export type BakiTujuan = { kode_baki: string; kode_gudang: string; dijual: boolean };

export const bacaBakiTujuan = (kode_toko: string, kode_baki: string) =>
  statement<BakiTujuan>(
    'gerak_baki',
    `select t.kode_baki, t.kode_gudang, w.dijual from baki t
       join gudang w on w.kode_toko = t.kode_toko and w.kode_gudang = t.kode_gudang
      where t.kode_toko = $1 and t.kode_baki = $2 and t.aktif and w.aktif`,
    kode_toko,
    kode_baki,
  );

/** What a state of destroyed pieces leads to. */
export const bacaTujuanHancur = (kode_toko: string, kondisi_barang: string) =>
  statement<AcuanHancur>(
    'gerak_hancur',
    `select (select k.tujuan from kondisi_barang k where k.kode_toko = $1 and k.kondisi_barang = $2 and k.aktif) as tujuan,
    (select min(t.kode_baki) from baki t where t.kode_toko = $1 and t.kode_gudang = '${GUDANG_HANCUR}' and t.aktif) as baki`,
    kode_toko,
    kondisi_barang,
  );

/** Spare codes, so that those the register already knows can be passed over without another trip. */
const CADANGAN = 16;

const kodeAcak = (): string =>
  Array.from({ length: 8 }, () => HURUF_BARCODE[randomInt(HURUF_BARCODE.length)]).join('');

/** Codes no piece of any branch ever had, enough for `banyak` goods that come in without a barcode. */
export const bacaBarcodeBaru = (banyak: number) =>
  statement<{ kode: string }>(
    'beli_barcode',
    'select x.kode from unnest($1::text[]) x (kode) where not exists (select from barcode r where r.kode_barcode = x.kode)',
    banyak === 0 ? [] : [...new Set(Array.from({ length: banyak + CADANGAN }, kodeAcak))],
  );
