/** What a loan reads before it decides, and what its sheet reads worked out. */

import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import type { EarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { HutangBerjalan, POTONGAN_DAHULU } from './bunga-berjalan.rule.ts';
import type { Jaminan } from './lelang/ambil-jaminan.rule.ts';
import type { AcuanTaksir } from './taksir.rule.ts';

const tabel = (nama: string, kolom: readonly string[], urut: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object(${kolom.map((k) => `'${k}', t.${k}`).join(', ')}) order by t.${urut} desc)
     from ${nama} t where t.kode_toko = $1 and t.aktif), '[]')`;

const ACUAN = `select
  (select e.harga_jual from parameter_harga_emas e where e.kode_toko = $1 and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
  ${tabel('para_hutang_pokok', ['kadar_mulai', 'harga_per_gram'], 'kadar_mulai')} as pokok,
  ${tabel('para_pinjaman', ['kondisi_pinjaman', 'persentase'], 'kondisi_pinjaman')} as kondisi,
  ${tabel('plafond_hutang', ['taksir_mulai', 'persentase'], 'taksir_mulai')} as plafond,
  ${tabel('plafond_hutang_kadar', ['kadar_mulai', 'tipe_plafond', 'persentase', 'harga_per_gram'], 'kadar_mulai')} as plafond_kadar,
  ${tabel('para_bunga_hutang', ['jumlah_min', 'jumlah_max', 'bunga'], 'jumlah_min')} as bunga`;

/** What the shop values pledges by. */
export const bacaAcuanTaksir = (kode_toko: string) =>
  statement<AcuanTaksir>('hutang_acuan', ACUAN, kode_toko);

/** Pictures that were taken before there was a number. */
export const FOTO_JAMINAN: EarlyPhoto = { name: 'JAMINAN', table: 'hutang_foto', aksi: 'hutang.foto' };
/** A contract, and what happened to it last. */
export type HutangRow = HutangBerjalan & {
  no_faktur_hutang: string;
  no_faktur_awal: string | null;
  no_faktur_lama: string | null;
  no_faktur_manual: string | null;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  nik_sim_passport: string | null;
  tanggal_lahir: string | null;
  pekerjaan: string | null;
  sumber_dana: string | null;
  kode_sales: string | null;
  kasir: string;
  taksir: Rupiah;
  berat: Miligram;
  biaya_adm: Rupiah;
  /** Days after the due date that the pledge is safe. */
  tenggang: number;
  potongan_dahulu: (typeof POTONGAN_DAHULU)[number];
  transfer: Rupiah;
  no_rekening: string | null;
  lama_pinjam: number;
  tempo_awal: Tanggal;
  bulan_tempo: number;
  tutup: 'LUNAS' | 'PEREMAJAAN' | 'LELANG' | null;
  tgl_lunas: Tanggal | null;
  no_faktur_baru: string | null;
  kelebihan: Rupiah;
  /** Booked as income and not paid yet. */
  bunga_akrual: Rupiah;
  status: string;
  peristiwa: number;
  akhir: { jenis: string; tanggal: Tanggal; bunga: Rupiah; denda: Rupiah; kelebihan: number } | null;
  /** Notices since it is due, and the last of them. */
  peringatan: number;
  kabar: { tanggal: string; cara: string; keterangan: string | null } | null;
};

const SATU = `select h.*, d.status, d.peristiwa,
    (select jsonb_build_object('jenis', g.jenis, 'tanggal', g.tanggal, 'bunga', g.bunga, 'denda', g.denda, 'kelebihan', g.kelebihan) from hutang_gerak g
      where g.kode_toko = h.kode_toko and g.no_faktur_hutang = h.no_faktur_hutang and not g.batal order by g.urut desc limit 1) as akhir,
    (select count(*)::integer from hutang_peringatan p where p.kode_toko = h.kode_toko and p.no_faktur_hutang = h.no_faktur_hutang
        and p.tanggal >= h.tgl_jatuh_tempo) as peringatan,
    (select jsonb_build_object('tanggal', p.tanggal, 'cara', p.cara, 'keterangan', p.keterangan) from hutang_peringatan p
      where p.kode_toko = h.kode_toko and p.no_faktur_hutang = h.no_faktur_hutang and p.tanggal >= h.tgl_jatuh_tempo
      order by p.peristiwa desc limit 1) as kabar
  from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
 where h.kode_toko = $1 and h.no_faktur_hutang = $2`;

export type JaminanRow = Jaminan & { foto: string | null };

/** The contract, and the pledge that lies for it. */
export const bacaHutang = (kode_toko: string, no_faktur_hutang: string) => ({
  hutang: statement<HutangRow>('hutang_satu', SATU, kode_toko, no_faktur_hutang),
  jaminan: statement<JaminanRow>(
    'hutang_jaminan',
    `select urut, nama_barang, jumlah, berat, kadar, kondisi_pinjaman, foto from hutang_barang
      where kode_toko = $1 and no_faktur_hutang = $2 and keadaan = 'GADAI' order by urut`,
    kode_toko,
    no_faktur_hutang,
  ),
});

/** The open day; of a contract that is settled, the day it was. */
const KINI =
  "coalesce(h.tgl_lunas, (select o.tanggal from hari_toko o where o.kode_toko = h.kode_toko and o.status = 'OPEN'), h.tanggal)";
const HARI = `(${KINI} - h.tanggal)`;
const LEWAT = `greatest(0, ${KINI} - h.tgl_jatuh_tempo)`;
const BERJALAN = "d.status = 'DONE'";
const BUNGA = 'bunga_hutang(h.jumlah_hutang, h.bunga, h.mode_bunga, h.hari_minimal, h.pembulatan';

const BUNGA_KINI = `greatest(0, ${BUNGA}, ${HARI}) - h.bunga_dibayar)`;
const DENDA_KINI = `greatest(0, denda_hutang(h.jumlah_hutang, h.denda, h.pembulatan, bulan_denda(h.tgl_jatuh_tempo, h.basis_tempo, h.denda_lunas, ${KINI})) - h.denda_dibayar)`;

const SAH = "case when l.batal then 'BATAL' else 'SAH' end";

/** What is worked out of a loan for the open day. */
export const kolomHutang: ReadColumns = {
  head: {
    hari: HARI,
    lewat: `case when ${BERJALAN} then ${LEWAT} else 0 end`,
    tempo: `case when not ${BERJALAN} then 'SELESAI' when ${LEWAT} = 0 then 'BERJALAN' when ${LEWAT} > h.tenggang then 'LELANG' else 'LEWAT' end`,
    bunga_kini: `case when ${BERJALAN} then ${BUNGA_KINI} else 0 end::rupiah`,
    denda_kini: `case when ${BERJALAN} then ${DENDA_KINI} else 0 end::rupiah`,
    terutang: `case when ${BERJALAN} then h.jumlah_hutang + ${BUNGA_KINI} + ${DENDA_KINI} else 0 end::rupiah`,
  },
  lines: {
    gerak: {
      potongan: '(l.potongan_bunga + l.potongan_denda)',
      keadaan: SAH,
    },
    ambil: { keadaan: SAH },
  },
  found: `h.no_hp_customer = '62' || ltrim($6, '0')`,
};
