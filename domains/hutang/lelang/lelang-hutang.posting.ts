/**
 * Auction: what nobody redeemed is sold once its day and its grace are over and the customer was told. What it brings beyond the
 * debt is his; what it brings less the shop bears. Domain R5.10, vector 26; docs/decisions/0051.
 */

import { formatGram, formatRupiah, NOL_RUPIAH, rupiah } from '@mustika/kernel/amount.ts';
import { addDays, formatTanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { one } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { tulisKeluar } from '../../pembayaran/bayar-keluar.rule.ts';
import { terimaBayar } from '../../pembayaran/periksa-bayar.rule.ts';
import { bagiLelang, bungaHari, jatuhTempo, pakaiAkrual, terutang } from '../bunga-berjalan.rule.ts';
import { hutang } from '../hutang.document.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';
import { KATEGORI_GERAK, laciHutang, postDaluwarsa, postHutang, postKelebihan } from '../hutang.posting.ts';
import { bacaAcuanTaksir, bacaHutang, type HutangRow, type JaminanRow } from '../hutang.query.ts';
import { KATEGORI_HUTANG, rincianJaminan } from '../isian-hutang.rule.ts';
import { BULAN_KELEBIHAN } from '../nota-hutang.rule.ts';
import { lawanHutang, penyerahan } from '../simpan-hutang.posting.ts';
import { type AcuanTaksir, nilaiJaminan } from '../taksir.rule.ts';

export const peringatanHutang = implementTransition(hutang.transitions.peringatan, {
  decide: ({ cara, keterangan }, _rows, { hari, ctx }) => ({
    tulis: [
      {
        penulis: 'hutang_peringatan',
        baris: [{ tanggal: hari, cara, keterangan, user_id: ctx.scope.user_id }],
      },
    ],
    audit: { cara, keterangan },
    jawaban: {},
  }),
});

/** Put elsewhere, or into another packet: no term of the contract, so nobody is asked; its history says who. */
export const tempatHutang = implementTransition(hutang.transitions.tempat, {
  decide: ({ no_paket, tempat_simpan }) => {
    if (no_paket === null && tempat_simpan === null) reject(salah.TEMPAT_KOSONG, { path: 'tempat_simpan' });
    return {
      tulis: [{ penulis: 'hutang_tempat', baris: [{ no_paket, tempat_simpan }] }],
      audit: { no_paket, tempat_simpan },
      jawaban: {},
    };
  },
});

/** Past its day and its grace, and the customer was told. Domain R5.10. */
export function periksaLelang(
  h: HutangRow | undefined,
  { hari }: Pick<Facts, 'hari'>,
): asserts h is HutangRow {
  if (!h) reject(salah.HUTANG_TIDAK_ADA);
  const boleh = addDays(h.tgl_jatuh_tempo, h.tenggang);
  if (hari <= boleh) reject(salah.BELUM_BOLEH_LELANG, { tgl_jatuh_tempo: h.tgl_jatuh_tempo, setelah: boleh });
  if (h.peringatan === 0) reject(salah.BELUM_DIPERINGATKAN, { no_faktur_hutang: h.no_faktur_hutang });
}

/** The last notice in words; how many were given before. */
export const kabarLelang = ({ kabar, peringatan }: HutangRow): string =>
  kabar === null
    ? '-'
    : `${formatTanggal(kabar.tanggal)} ${kabar.cara}${kabar.keterangan === null ? '' : `: ${kabar.keterangan}`} (${peringatan}x)`;

/** What a pledge is appraised at today; a dash where there is no price for all of it. */
function taksirKini(jaminan: readonly JaminanRow[], acuan: AcuanTaksir, store: Toko): string {
  const nilai = nilaiJaminan(jaminan, acuan, store);
  return 'tanpaHarga' in nilai ? '-' : formatRupiah(nilai.taksir);
}

export const lelangHutang = implementTransition(hutang.transitions.lelang, {
  reads: (input, { scope }) => ({
    ...bacaHutang(scope.kode_toko, input.no_faktur_hutang),
    rekening: bacaRekeningBayar(scope.kode_toko, input.bayar),
    taksir: bacaAcuanTaksir(scope.kode_toko),
  }),
  decide: (input, { hutang: [h], jaminan, rekening, taksir }, facts) => {
    periksaLelang(h, facts);
    const { ctx, store, hari } = facts;
    const kini = terutang(h, hari);
    const pokok = h.jumlah_hutang;
    const bagi = bagiLelang(input.hasil, input.biaya ?? NOL_RUPIAH, pokok, kini);
    const bayar = terimaBayar(input.bayar, input.hasil, rekening, store);
    const { biaya, bunga, denda, kelebihan, rugi } = bagi;
    const akrual = pakaiAkrual(h.bunga_akrual, bunga, NOL_RUPIAH);
    return {
      perlu: [
        {
          ...{ kategori: KATEGORI_HUTANG, description: 'debt auction' },
          rincian: [
            { label: 'No Hutang', nilai: h.no_faktur_hutang },
            { label: 'Customer', nilai: h.nama_customer },
            { label: 'Pokok Dan Bunga', nilai: formatRupiah(rupiah(pokok + kini.bunga + kini.denda)) },
            { label: 'Nilai Taksir', nilai: formatRupiah(h.taksir) },
            { label: 'Nilai Taksir Hari Ini', nilai: taksirKini(jaminan, one(taksir), store) },
            { label: 'Berat', nilai: `${formatGram(h.berat)} g` },
            ...rincianJaminan('Barang Jaminan', jaminan),
            { label: 'Pemberitahuan', nilai: kabarLelang(h) },
            { label: 'Hasil Lelang', nilai: formatRupiah(input.hasil) },
            {
              label: rugi > 0 ? 'Kekurangan' : 'Kelebihan',
              nilai: formatRupiah(rugi > 0 ? rugi : kelebihan),
            },
            { label: 'Pembeli', nilai: input.pembeli },
          ],
        },
      ],
      tulis: [
        ...bayar.tulis,
        {
          penulis: 'hutang_gerak',
          baris: [
            {
              ...{ jenis: 'LELANG', pokok: -pokok, hari: kini.hari, bunga_hitung: bungaHari(h, kini.hari) },
              ...{ bunga, denda, biaya, kelebihan, rugi, hasil: input.hasil, pembeli: input.pembeli },
              ...akrual,
            },
          ],
        },
      ],
      transfers: postHutang(
        KATEGORI_GERAK.LELANG,
        { biaya, pokok, bunga, denda, kelebihan, rugi, ...akrual },
        { masuk: bayar.baris, ...laciHutang(ctx.scope.user_id, store) },
      ),
      audit: { ...bagi, hasil: input.hasil, pembeli: input.pembeli, keterangan: input.keterangan },
      jawaban: { kelebihan, rugi, kembali: bayar.kembali },
    };
  },
});

function adaKelebihan(h: HutangRow | undefined): HutangRow {
  if (!h) reject(salah.HUTANG_TIDAK_ADA);
  if (h.kelebihan === 0) reject(salah.KELEBIHAN_TIDAK_ADA);
  return h;
}

const rincian = (h: HutangRow) => [
  { label: 'No Hutang', nilai: h.no_faktur_hutang },
  { label: 'Customer', nilai: h.nama_customer },
  { label: 'Kelebihan', nilai: formatRupiah(h.kelebihan) },
];

export const bayarKelebihan = implementTransition(hutang.transitions.bayarKelebihan, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaHutang(scope.kode_toko, input.no_faktur_hutang),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
  }),
  decide: (input, { hutang: [row], rekening }, { ctx, store }) => {
    const h = adaKelebihan(row);
    const keluar = penyerahan(h.kelebihan, input, rekening);
    return {
      perlu: [{ kategori: KATEGORI_HUTANG, description: 'auction surplus payment', rincian: rincian(h) }],
      lawan: lawanHutang(h),
      tulis: [
        ...tulisKeluar(keluar),
        { penulis: 'hutang_gerak', baris: [{ jenis: 'KELEBIHAN', kelebihan: -h.kelebihan }] },
      ],
      transfers: postKelebihan(keluar, laciHutang(ctx.scope.user_id, store)),
      audit: { kelebihan: h.kelebihan },
      jawaban: { kelebihan: h.kelebihan },
    };
  },
});

/** The right to it ends after a year (Domain R5.11); the owner says so, nobody's night does. */
export const daluwarsaHutang = implementTransition(hutang.transitions.daluwarsa, {
  reads: (input, { scope }) => bacaHutang(scope.kode_toko, input.no_faktur_hutang),
  decide: (input, { hutang: [row] }, { hari }) => {
    const h = adaKelebihan(row);
    const sampai = jatuhTempo(h.tgl_lunas ?? hari, BULAN_KELEBIHAN, 'BULAN');
    if (hari <= sampai) reject(salah.KELEBIHAN_BELUM_DALUWARSA, { sampai });
    return {
      perlu: [
        {
          ...{ kategori: KATEGORI_HUTANG, description: 'lapsed auction surplus', oleh: 'OWN' },
          rincian: [...rincian(h), { label: 'Alasan', nilai: input.alasan }],
        },
      ],
      tulis: [{ penulis: 'hutang_gerak', baris: [{ jenis: 'DALUWARSA', kelebihan: -h.kelebihan }] }],
      transfers: postDaluwarsa(h.kelebihan),
      alasan: input.alasan,
      audit: { kelebihan: h.kelebihan, alasan: input.alasan },
      jawaban: { kelebihan: h.kelebihan },
    };
  },
});
