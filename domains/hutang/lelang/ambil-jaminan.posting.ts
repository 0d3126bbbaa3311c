/**
 * Auction where the shop keeps the goods: at what they are appraised at that day, or at what the owner agrees to, they come into its
 * own gold, as bought pieces or as scrap. What they are worth beyond the debt is owed to the customer as if somebody had paid it.
 * Domain R5.10a, 12.4 LELANG_AMBIL.
 */
import {
  formatGram,
  formatPersen,
  formatRupiah,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { NIHIL } from '@mustika/kernel/lepas/lepas.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementTransition, type Writing } from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR, letak, pindahBarang } from '../../barang/gerak-barang.rule.ts';
import { bagiLelang, bungaHari, pakaiAkrual, type Terutang, terutang } from '../bunga-berjalan.rule.ts';
import { hutang } from '../hutang.document.ts';
import { KATEGORI_GERAK, laciHutang, postHutang } from '../hutang.posting.ts';
import { bacaAcuanTaksir, bacaHutang, type HutangRow } from '../hutang.query.ts';
import { KATEGORI_HUTANG, rincianJaminan } from '../isian-hutang.rule.ts';
import { type AcuanAmbil, barangDiambil, type Dinilai, nilaiDiambil } from './ambil-jaminan.rule.ts';
import { kabarLelang, periksaLelang } from './lelang-hutang.posting.ts';

const GUDANG = { BELI: GUDANG_BELI, ROSOK: GUDANG_HANCUR } as const;
const STATUS = { BELI: 'DIBELI', ROSOK: 'ROSOK' } as const;
type Tujuan = keyof typeof GUDANG;

type Acuan = AcuanAmbil & { kadar: { kadar: MiliPersen; kadar_cetak: string }[] | null };

const ACUAN = `select
  (select jsonb_agg(g.kode_group) from grup g where g.kode_toko = $1 and g.aktif and g.kode_group = any ($2::text[])) as grup,
  (select jsonb_agg(j.kode_dept) from jenis j where j.aktif and j.kode_dept = any ($3::text[])) as jenis,
  (select jsonb_agg(jsonb_build_object('kadar', k.kadar, 'kadar_cetak', k.kadar_cetak) order by k.kode_kadar) from kadar k where k.aktif) as kadar,
  (select min(t.kode_baki) from baki t where t.kode_toko = $1 and t.kode_gudang = $4 and t.aktif) as baki`;

/** A piece with its new barcode and what is printed of its karat. */
type Keping = Dinilai & { kode_barcode: string; kadar_cetak: string };

type Tempat = { tujuan: Tujuan; kode_baki: string; hari: Tanggal };

/** The pieces as the stock knows them from now on, and as the contract remembers them. */
function barisBarang(
  no_faktur_hutang: string,
  keping: readonly Keping[],
  { tujuan, kode_baki, hari }: Tempat,
): Writing[] {
  const ciri = ({ jaminan, kode_barcode, kode_group, kode_dept, berat }: Keping) => ({
    ...{ kode_barcode, kode_group, kode_dept, berat, kode_baki },
    ...{ nama_barang: jaminan.nama_barang, kadar: jaminan.kadar },
  });
  return [
    {
      penulis: 'barang_beli_baru',
      baris: keping.map((b) => ({
        ...ciri(b),
        ...{ kode_gudang: GUDANG[tujuan], status: STATUS[tujuan], kadar_cetak: b.kadar_cetak },
        ...{ harga_modal: b.nilai, tanggal_masuk: hari },
      })),
    },
    {
      penulis: 'hutang_ambil',
      baris: keping.map((b, index) => ({
        ...ciri(b),
        ...{ urut: index + 1, jaminan: b.urut, tanggal: hari, nilai: b.nilai },
        no_faktur: `${no_faktur_hutang}-L${index + 1}`,
      })),
    },
  ];
}

type Nilai = { hasil: Rupiah; kelebihan: Rupiah; rugi: Rupiah; kini: Terutang; kurang: boolean };

/**
 * Whoever agrees sees what the pledge was valued at, what it is worth today and what it weighed, beside what it is taken at. Another
 * value than that of the day is the owner's word: less takes the surplus from the customer, more gives away money of the shop. So is
 * a pledge that weighs less than its deed by more than scales differ: what is missing is worth less to the customer, too.
 */
const persetujuan = (h: HutangRow, keping: readonly Keping[], tujuan: Tujuan, n: Nilai): Approval => ({
  ...{ kategori: KATEGORI_HUTANG, description: 'auctioned goods kept by the store' },
  ...(n.kurang || keping.some((b) => b.nilai !== b.taksir) ? { oleh: 'OWN' as const } : {}),
  rincian: [
    { label: 'No Hutang', nilai: h.no_faktur_hutang },
    { label: 'Customer', nilai: h.nama_customer },
    {
      label: 'Pokok Dan Bunga',
      nilai: formatRupiah(rupiah(h.jumlah_hutang + n.kini.bunga + n.kini.denda)),
    },
    { label: 'Nilai Taksir', nilai: formatRupiah(h.taksir) },
    { label: 'Nilai Taksir Hari Ini', nilai: formatRupiah(sum(keping.map((b) => b.taksir))) },
    { label: 'Nilai Diambil', nilai: formatRupiah(n.hasil) },
    {
      label: 'Berat',
      nilai: `${formatGram(sum(keping.map((b) => b.berat)))} g / ${formatGram(h.berat)} g`,
    },
    {
      label: n.rugi > 0 ? 'Kekurangan' : 'Kelebihan',
      nilai: formatRupiah(n.rugi > 0 ? n.rugi : n.kelebihan),
    },
    ...rincianJaminan(
      'Barang Jaminan',
      keping.map((b) => b.jaminan),
    ),
    { label: 'Pemberitahuan', nilai: kabarLelang(h) },
    { label: 'Menjadi', nilai: `${GUDANG[tujuan]} (${STATUS[tujuan]})` },
  ],
});

const unik = (values: readonly string[]): string[] => [...new Set(values)];

export const ambilJaminan = implementTransition(hutang.transitions.ambil, {
  reads: ({ no_faktur_hutang, tujuan, barang }, { scope: { kode_toko } }) => ({
    ...bacaHutang(kode_toko, no_faktur_hutang),
    acuan: statement<Acuan>(
      'hutang_ambil_acuan',
      ACUAN,
      kode_toko,
      unik(barang.map((b) => b.kode_group)),
      unik(barang.map((b) => b.kode_dept)),
      GUDANG[tujuan],
    ),
    taksir: bacaAcuanTaksir(kode_toko),
    kode: bacaBarcodeBaru(barang.length),
  }),
  decide: (input, { hutang: [h], jaminan, acuan: acuanRows, taksir, kode }, facts) => {
    periksaLelang(h, facts);
    const { ctx, hari, store } = facts;
    const { tujuan } = input;
    const acuan = one(acuanRows);
    const { barang, kode_baki } = barangDiambil(input.barang, jaminan, acuan);
    const keping = nilaiDiambil(barang, one(taksir), store).map((b, index): Keping => {
      const { kadar } = b.jaminan;
      const kadar_cetak = acuan.kadar?.find((k) => k.kadar === kadar)?.kadar_cetak ?? formatPersen(kadar);
      const kode_barcode = kode[index]?.kode;
      if (kode_barcode === undefined) throw new Error('no free barcode among the candidates');
      return { ...b, kadar_cetak, kode_barcode };
    });
    const susut = readSetting(store, 'TOLERANSI_SUSUT');
    const kurang = jaminan.some(({ urut, berat }) => {
      const milik = keping.filter((b) => b.urut === urut).map((b) => b.berat);
      return berat - sum(milik) > susut;
    });
    const kini = terutang(h, hari);
    const pokok = h.jumlah_hutang;
    const hasil = sum(keping.map((b) => b.nilai));
    const bagi = bagiLelang(hasil, input.biaya ?? NOL_RUPIAH, pokok, kini);
    const { biaya, bunga, denda, kelebihan, rugi } = bagi;
    const akrual = pakaiAkrual(h.bunga_akrual, bunga, NOL_RUPIAH);
    const gerak = {
      ...{ jenis: 'LELANG', pokok: -pokok, hari: kini.hari, bunga_hitung: bungaHari(h, kini.hari) },
      ...{ bunga, denda, biaya, kelebihan, rugi, hasil, diambil: tujuan },
      ...akrual,
    };
    return {
      perlu: [persetujuan(h, keping, tujuan, { hasil, kelebihan, rugi, kini, kurang })],
      // It was counted when it was pledged.
      tanpaNota: NIHIL,
      tulis: [
        ...barisBarang(h.no_faktur_hutang, keping, { tujuan, kode_baki, hari }),
        { penulis: 'hutang_gerak', baris: [gerak] },
      ],
      transfers: [
        ...postHutang(
          KATEGORI_GERAK.AMBIL,
          { biaya, pokok, bunga, denda, kelebihan, rugi, ...akrual },
          { ambil: { tujuan, nilai: hasil }, ...laciHutang(ctx.scope.user_id, store) },
        ),
        ...keping.map((b) =>
          pindahBarang(
            { kode_barcode: b.kode_barcode, berat: b.berat, kadar: b.jaminan.kadar },
            { luar: 'PELANGGAN' },
            letak({ kode_gudang: GUDANG[tujuan], kode_baki }),
          ),
        ),
      ],
      audit: {
        ...{ ...bagi, hasil, tujuan, keterangan: input.keterangan },
        barang: keping.map((b) => [b.kode_barcode, b.jaminan.nama_barang, b.berat, b.nilai]),
      },
      jawaban: { hasil, kelebihan, rugi, kode_barcode: keping.map((b) => b.kode_barcode) },
    };
  },
});
