/** What jobs read before they decide, and what their list and sheet work out. */

import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import type { EarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import type { LotTersimpan } from '../lot/lot.rule.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { BacaanPoin } from '../member/poin-didapat.rule.ts';
import type { TarifPpn } from '../pajak/ppn.rule.ts';
import type { BayarMasuk } from '../pembayaran/tempat-uang.rule.ts';
import type { PajakService, Tarif } from './service.rule.ts';

/** Charges of the works that are named. */
export const bacaTarifService = (kode_toko: string, kode: readonly (string | null)[]) =>
  statement<Tarif>(
    'service_tarif',
    `select kode_deskripsi, deskripsi, tipe_ongkos, ongkos from para_deskripsi_service
      where kode_toko = $1 and kode_deskripsi = any ($2) and aktif`,
    kode_toko,
    kode.filter((one) => one !== null),
  );

/** The rates of PPN, of which the day picks one. */
export const bacaTarifJasa = () =>
  statement<TarifPpn>(
    'service_tarif_ppn',
    "select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif and kelas_ppn = 'JASA'",
  );

/** Pictures that were taken before there was a number. */
export const FOTO_SERVICE: EarlyPhoto = { name: 'SERVICE', table: 'service_foto', aksi: 'service.foto' };

export type TerjualRow = { kode_barcode: string; no_faktur_group: string };

/** The newest nota of each of these pieces that still stands. */
export const bacaTerjual = (kode_toko: string, kode: readonly (string | null)[]) =>
  statement<TerjualRow>(
    'service_terjual',
    `select distinct on (l.kode_barcode) l.kode_barcode, l.no_faktur_group
       from penjualan_barang l
       join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'
      where l.kode_toko = $1 and l.kode_barcode = any ($2) and not l.lot
      order by l.kode_barcode, l.tanggal desc, l.no_faktur_group desc`,
    kode_toko,
    kode.filter((one) => one !== null),
  );

export type ServiceRow = PajakService & {
  no_dokumen: string;
  status: string;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  kasir: string;
  kode_tukang: string | null;
  berat: Miligram;
  perkiraan: Rupiah;
  ongkos: Rupiah;
  emas_rp: Rupiah;
  dpp: Rupiah | null;
  ppn_transaksi_rp: Rupiah;
  total: Rupiah;
  uang_muka: Rupiah;
  tgl_janji: Tanggal;
  tgl_selesai: Tanggal | null;
  tgl_ambil: Tanggal | null;
  poin: number;
  /** The tax of the money that came ahead, as it was booked. */
  ppn_muka: Rupiah;
};
export type ServiceBarangRow = {
  urut: number;
  kode_barcode: string | null;
  no_faktur_jual: string | null;
  nama_barang: string;
  kode_deskripsi: string | null;
  berat: Miligram;
  ongkos: Rupiah;
  berat_keluar: Miligram | null;
  ongkos_akhir: Rupiah | null;
  emas_berat: Miligram;
  emas_rp: Rupiah;
  foto_sesudah: string | null;
};

/** A job with its pieces and the payments it was made with. */
export const bacaService = (...nomor: [kode_toko: string, no_dokumen: string]) => ({
  service: statement<ServiceRow>(
    'service_satu',
    `select s.*, d.status, coalesce((select sum(g.ppn) from service_gerak g
        where g.kode_toko = s.kode_toko and g.no_dokumen = s.no_dokumen and g.jenis in ('MASUK', 'AWAL', 'TAMBAH')), 0)::rupiah as ppn_muka
       from service s join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen
      where s.kode_toko = $1 and s.no_dokumen = $2`,
    ...nomor,
  ),
  barang: statement<ServiceBarangRow>(
    'service_baris',
    'select * from service_barang where kode_toko = $1 and no_dokumen = $2 order by urut',
    ...nomor,
  ),
  bayar: statement<BayarMasuk>(
    'service_awal',
    "select * from pembayaran where kode_toko = $1 and no_dokumen = $2 and peristiwa = 1 and arah = 'MASUK' order by urut",
    ...nomor,
  ),
});

/** What a job did to a lot and was not taken back, in its order: gold leaves one and enters the next. */
export type GerakEmas = LotTersimpan & { arah: 'MASUK' | 'KELUAR' };

export const bacaGerakEmas = (...nomor: [kode_toko: string, no_dokumen: string]) =>
  statement<GerakEmas>(
    'service_gerak_emas',
    `select l.kode_lot, l.nama_lot, l.jenis_lot, l.kadar, l.kode_group, l.kode_dept, l.ada_faktur, l.tempat as letak, l.batch, l.versi,
            g.arah, g.berat, g.qty, g.nilai, g.murni
       from gerak_lot g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot
      where g.kode_toko = $1 and g.no_dokumen = $2 and not g.dibalik and g.membalik is null
      order by g.peristiwa, g.urut`,
    ...nomor,
  );

/** What fine gold costs today. */
export const bacaHargaEmas = (kode_toko: string) =>
  statement<{ harga_jual: Rupiah }>(
    'service_harga_emas',
    `select harga_jual from parameter_harga_emas where kode_toko = $1 and kode_harga = '${HARGA_DASAR}' and aktif`,
    kode_toko,
  );

/** How the store gives points for work; nothing for who is no member. */
export const bacaPoinService = (kode_toko: string) =>
  statement<BacaanPoin>(
    'service_poin',
    `select
  (select jsonb_agg(jsonb_build_object('kode_group', p.kode_group, 'type_poin', p.type_poin, 'per_gram', p.per_gram, 'per_rp', p.per_rp,
     'poin', p.poin, 'nilai_poin', p.nilai_poin) order by p.kode_poin) from para_poin p where p.kode_toko = $1 and p.aktif) as poin,
  (select jsonb_agg(jsonb_build_object('minimal_rp', g.minimal_rp, 'persentase', g.persentase, 'poin_tetap', g.poin_tetap,
     'mulai_berlaku', g.mulai_berlaku, 'sampai_berlaku', g.sampai_berlaku) order by g.mulai_berlaku)
     from para_get_point g where g.kode_toko = $1 and g.aktif and g.jenis_transaksi = 'SERVICE') as get`,
    kode_toko,
  );

const HARI = '(select max(o.tanggal) from hari_toko o where o.kode_toko = h.kode_toko)';

/** Days beyond the promised one while the work is not done, and days since a job can be fetched; found by telephone and barcode, too. */
export const kolomServiceSql: ReadColumns = {
  head: {
    sisa: `case when d.status in ('CLOS', 'CANC') then 0 else h.total - h.uang_muka end::bigint`,
    lewat: `case when d.status in ('OPEN', 'MASUK', 'KERJA') then greatest(0, ${HARI} - h.tgl_janji) else 0 end`,
    menunggu: `case when d.status = 'DONE' then greatest(0, ${HARI} - h.tgl_selesai) else 0 end`,
  },
  found: `h.no_hp_customer = '62' || ltrim($6, '0') or exists (select from service_barang b
      where b.kode_toko = h.kode_toko and b.no_dokumen = h.no_dokumen and b.kode_barcode = $6)`,
};
