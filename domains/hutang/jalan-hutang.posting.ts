/** What happens to a running contract: interest is paid, it is extended, settled, and each of these is taken back. Domain R5.6 to R5.9. */
import { formatRupiah, NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import {
  type Decision,
  type Facts,
  implementTransition,
  type Writing,
} from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import {
  bagiBayar,
  bagiPotongan,
  bungaHari,
  pakaiAkrual,
  type Terutang,
  terutang,
} from './bunga-berjalan.rule.ts';
import { hutang } from './hutang.document.ts';
import { hutangErrors as salah } from './hutang.errors.ts';
import { KATEGORI_GERAK, laciHutang, postHutang } from './hutang.posting.ts';
import { bacaHutang, type HutangRow } from './hutang.query.ts';
import { KATEGORI_HUTANG } from './isian-hutang.rule.ts';
import { perpanjangan } from './perpanjang-hutang.rule.ts';

/** What is owed on the open day, and what of it is forgiven by whose word. */
export function potong(h: HutangRow, potongan: Rupiah | null, { hari }: Facts) {
  const kini = terutang(h, hari);
  const semua = rupiah(kini.bunga + kini.denda);
  const dipotong = bagiPotongan(potongan ?? NOL_RUPIAH, kini, h.potongan_dahulu);
  if ((potongan ?? 0) > semua) reject(salah.POTONGAN_MELEBIHI_BUNGA, { path: 'potongan', semua });
  const sisa: Terutang = {
    hari: kini.hari,
    bunga: rupiah(kini.bunga - dipotong.bunga),
    denda: rupiah(kini.denda - dipotong.denda),
  };
  const perlu: Approval[] =
    (potongan ?? 0) > 0
      ? [
          {
            ...{ kategori: KATEGORI_HUTANG, description: 'debt interest reduction' },
            rincian: [
              { label: 'No Hutang', nilai: h.no_faktur_hutang },
              { label: 'Bunga Dan Denda', nilai: formatRupiah(semua) },
              { label: 'Potongan Bunga', nilai: formatRupiah(dipotong.bunga) },
              { label: 'Potongan Denda', nilai: formatRupiah(dipotong.denda) },
            ],
          },
        ]
      : [];
  return {
    sisa,
    perlu,
    gerak: {
      hari: kini.hari,
      bunga_hitung: bungaHari(h, kini.hari),
      potongan_bunga: dipotong.bunga,
      potongan_denda: dipotong.denda,
    },
  };
}

export const bayarBunga = implementTransition(hutang.transitions.bayarBunga, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, { scope }) => ({
    ...bacaHutang(scope.kode_toko, input.no_faktur_hutang),
    rekening: bacaRekeningBayar(scope.kode_toko, input.bayar),
  }),
  decide: (input, { hutang: [h], rekening }, facts) => {
    if (!h) reject(salah.HUTANG_TIDAK_ADA);
    const { ctx, store } = facts;
    const { sisa, perlu, gerak } = potong(h, input.potongan, facts);
    const semua = rupiah(sisa.bunga + sisa.denda);
    if (input.jumlah > semua)
      reject(
        salah.BAYAR_MELEBIHI_BUNGA,
        { path: 'jumlah', semua },
        `${salah.BAYAR_MELEBIHI_BUNGA.message}: ${formatRupiah(semua)}`,
      );
    if (input.perpanjang > 0 && input.jumlah < semua)
      reject(salah.BUNGA_BELUM_LUNAS, { path: 'jumlah', semua });
    if (input.jumlah === 0 && (input.potongan ?? 0) === 0 && input.perpanjang === 0)
      reject(salah.TANPA_BAYAR_BUNGA, { path: 'jumlah' });
    const { bunga, denda } = bagiBayar(input.jumlah, sisa);
    const akrual = pakaiAkrual(h.bunga_akrual, bunga, rupiah(sisa.bunga - bunga));
    const bayar = terimaBayar(input.bayar, input.jumlah, rekening, store);
    const lanjut = perpanjangan(h, { ...gerak, bulan: input.perpanjang, bunga }, store);
    const tempo = lanjut?.tempo ?? null;
    return {
      perlu: [...perlu, ...(lanjut?.perlu ?? [])],
      tulis: [
        ...bayar.tulis,
        {
          penulis: 'hutang_gerak',
          baris: [
            {
              ...{ ...gerak, ...akrual, jenis: 'BUNGA', bunga, denda },
              ...{ bulan: input.perpanjang, tgl_jatuh_tempo: tempo },
            },
          ],
        },
      ],
      transfers: postHutang(
        KATEGORI_GERAK.BUNGA,
        { bunga, denda, ...akrual },
        { masuk: bayar.baris, ...laciHutang(ctx.scope.user_id, store) },
      ),
      audit: { bunga, denda, potongan: input.potongan, perpanjang: input.perpanjang },
      jawaban: {
        ...{ bunga, denda, kembali: bayar.kembali },
        tgl_jatuh_tempo: (tempo ?? h.tgl_jatuh_tempo) as string,
      },
    };
  },
});

/** Refuses a sum that is not what the till showed: a day may have ended meanwhile. */
export function periksaTotal(diharapkan: number, total: number): void {
  if (diharapkan !== total)
    reject(
      salah.TOTAL_HUTANG_BERUBAH,
      { path: 'total', total },
      `${salah.TOTAL_HUTANG_BERUBAH.message}: ${formatRupiah(rupiah(total))}`,
    );
}

export const lunasHutang = implementTransition(hutang.transitions.lunas, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, { scope }) => ({
    ...bacaHutang(scope.kode_toko, input.no_faktur_hutang),
    rekening: bacaRekeningBayar(scope.kode_toko, input.bayar),
  }),
  decide: (input, { hutang: [h], rekening }, facts) => {
    if (!h) reject(salah.HUTANG_TIDAK_ADA);
    const { ctx, store } = facts;
    const { sisa, perlu, gerak } = potong(h, input.potongan, facts);
    const { bunga, denda } = sisa;
    const pokok = h.jumlah_hutang;
    const total = rupiah(pokok + bunga + denda);
    periksaTotal(input.total, total);
    const bayar = terimaBayar(input.bayar, total, rekening, store);
    const akrual = pakaiAkrual(h.bunga_akrual, bunga, NOL_RUPIAH);
    return {
      perlu,
      tulis: [
        ...bayar.tulis,
        {
          penulis: 'hutang_gerak',
          baris: [{ ...gerak, ...akrual, jenis: 'LUNAS', pokok: -pokok, bunga, denda }],
        },
      ],
      transfers: postHutang(
        KATEGORI_GERAK.LUNAS,
        { pokok, bunga, denda, ...akrual },
        { masuk: bayar.baris, ...laciHutang(ctx.scope.user_id, store) },
      ),
      audit: { pokok, bunga, denda, potongan: input.potongan },
      jawaban: { total, kembali: bayar.kembali },
    };
  },
});

type Balik = {
  description: string;
  /** Cash category of what goes back. */
  kategori: string;
  /** Why what happened last cannot be taken back, if it cannot. */
  tolak: (h: HutangRow, facts: Facts) => void;
  jawaban: (h: HutangRow) => Record<string, Rupiah>;
  /** What goes back before the contract itself does. */
  dahulu?: readonly Writing[];
};

/** Only what happened today; the owner is never too late. */
const hariIni =
  (entry: ErrorEntry) =>
  (h: HutangRow, { hari, ctx }: Facts): void => {
    if (h.akhir && h.akhir.tanggal !== hari && ctx.session.level !== 'OWN')
      reject(entry, { tanggal: h.akhir.tanggal });
  };

type Asal = Parameters<typeof implementTransition>[0];

/** What happened last, with its day and the money that goes back beside the principal. */
const sebutAkhir = ({ jenis, tanggal, bunga, denda, kelebihan }: NonNullable<HutangRow['akhir']>): string =>
  [
    `${jenis.replaceAll('_', ' ')} ${formatTanggal(tanggal)}`,
    ...(bunga + denda > 0 ? [`bunga dan denda ${formatRupiah(rupiah(bunga + denda))}`] : []),
    ...(kelebihan === 0 ? [] : [`kelebihan ${formatRupiah(rupiah(Math.abs(kelebihan)))}`]),
  ].join(', ');

/** Takes back what happened last, to the rupiah. */
export const balikHutang = (
  _transition: Asal,
  { description, kategori, tolak, jawaban, dahulu = [] }: Balik,
) => ({
  reads: (input: { no_faktur_hutang: string }, { scope }: Facts['ctx']) =>
    bacaHutang(scope.kode_toko, input.no_faktur_hutang),
  decide: (
    input: { no_faktur_hutang: string; alasan: string; kasir?: string | null },
    { hutang: [h] }: { hutang: readonly HutangRow[] },
    facts: Facts,
  ): Decision => {
    if (!h) reject(salah.HUTANG_TIDAK_ADA);
    tolak(h, facts);
    const isi = jawaban(h);
    return {
      perlu: [
        {
          ...{ kategori: KATEGORI_HUTANG, description },
          rincian: [
            { label: 'No Hutang', nilai: h.no_faktur_hutang },
            { label: 'Customer', nilai: h.nama_customer },
            { label: 'Jumlah Hutang', nilai: formatRupiah(h.jumlah_hutang) },
            ...(h.akhir && h.akhir.jenis !== 'CAIR'
              ? [{ label: 'Yang Dibatalkan', nilai: sebutAkhir(h.akhir) }]
              : []),
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      tulis: [...dahulu, { penulis: 'hutang_balik', baris: [{}] }],
      kategoriBalik: kategori,
      // Money of a day that was counted and handed over comes out of, or goes into, a drawer of today.
      laci: h.akhir && h.akhir.tanggal !== facts.hari ? (input.kasir ?? facts.ctx.scope.user_id) : null,
      alasan: input.alasan,
      audit: { ...isi, alasan: input.alasan },
      jawaban: isi,
    };
  },
});

const AKHIR_SAMA = hariIni(salah.BATAL_BAYAR_BEDA_HARI);

export const batalHutang = balikHutang(hutang.transitions.batal, {
  description: 'debt cancellation',
  kategori: 'HUTANG BATAL',
  tolak: (h) => {
    if (h.akhir?.jenis === 'AWAL') reject(salah.HUTANG_AWAL_DIBATALKAN_BERSAMA);
    if (h.akhir && h.akhir.jenis !== 'CAIR') reject(salah.HUTANG_SUDAH_DIBAYAR, { jenis: h.akhir.jenis });
  },
  jawaban: (h) => ({ jumlah_hutang: h.jumlah_hutang }),
});

export const batalBunga = balikHutang(hutang.transitions.batalBunga, {
  description: 'debt interest cancellation',
  kategori: 'BATAL BAYAR BUNGA',
  tolak: (h, facts) => {
    if (h.akhir?.jenis !== 'BUNGA') reject(salah.BUNGA_BELUM_DIBAYAR);
    AKHIR_SAMA(h, facts);
  },
  jawaban: (h) => ({ bunga: h.akhir?.bunga ?? NOL_RUPIAH }),
});

export const batalLunas = balikHutang(hutang.transitions.batalLunas, {
  description: 'debt settlement cancellation',
  kategori: 'BATAL HUTANG LUNAS',
  tolak: (h, facts) => {
    if (h.tutup !== 'LUNAS') reject(salah.HUTANG_SUDAH_DIPERBARUI, { no_faktur_baru: h.no_faktur_baru });
    AKHIR_SAMA(h, facts);
  },
  jawaban: (h) => ({ total: rupiah(h.jumlah_hutang + (h.akhir?.bunga ?? 0)) }),
});

export const batalLelang = balikHutang(hutang.transitions.batalLelang, {
  description: 'debt auction cancellation',
  kategori: 'BATAL LELANG HUTANG',
  dahulu: [{ penulis: 'hutang_ambil_batal', baris: [{}] }],
  tolak: (h, facts) => {
    if (h.akhir?.jenis !== 'LELANG') reject(salah.KELEBIHAN_SUDAH_DIAMBIL);
    AKHIR_SAMA(h, facts);
  },
  jawaban: (h) => ({ kelebihan: h.kelebihan }),
});

export const batalKelebihan = balikHutang(hutang.transitions.batalKelebihan, {
  description: 'auction surplus cancellation',
  kategori: 'BATAL KELEBIHAN LELANG',
  tolak: (h, facts) => {
    if (h.akhir?.jenis !== 'KELEBIHAN' && h.akhir?.jenis !== 'DALUWARSA') reject(salah.KELEBIHAN_TIDAK_ADA);
    AKHIR_SAMA(h, facts);
  },
  jawaban: (h) => ({ kelebihan: rupiah(Math.abs(h.akhir?.kelebihan ?? 0)) }),
});
