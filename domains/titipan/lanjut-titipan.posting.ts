/** What happens to a saved deposit: validated, added to, cancelled. Picking up is the sale's (domains/penjualan). */
import { add, formatRupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import {
  type Decision,
  type Facts,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { letak } from '../barang/gerak-barang.rule.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { periksaKeluar, type RekeningRow, terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { type BakiJual, bacaBakiJual } from './bahan-titip.query.ts';
import { bebasDiBaki, keTitip, lepasTitip } from './tahan-barang.rule.ts';
import { BATAL_TITIP, type batalTitipanFields, titipan } from './titipan.document.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import { postBatalTitip, postPpnTitip, postTitip, postUangTitip } from './titipan.posting.ts';
import { bacaTitipan, type TitipanBarangRow, type TitipanRow } from './titipan.query.ts';
import { ppnUangMuka, sisaTitipan } from './titipan.rule.ts';

type Batal = Row<typeof batalTitipanFields>;

/** Nothing happens to a deposit while a sale that picks it up waits for its validation. */
function periksaTunggu({ no_titipan, no_faktur_tunggu }: TitipanRow): void {
  if (no_faktur_tunggu)
    reject(salah.TITIPAN_SEDANG_DIAMBIL, { no_titipan, no_faktur_group: no_faktur_tunggu });
}

export const validasiTitipan = implementTransition(titipan.transitions.validasi, {
  reads: (input, { scope }) => bacaTitipan(scope.kode_toko, input.no_titipan),
  decide: (_input, { titipan: [titipan], barang, bayar }, { store }) => {
    if (!titipan) reject(salah.TITIPAN_TIDAK_ADA);
    const ppn = ppnUangMuka(titipan.uang_muka, barang, aturanPpn(store));
    return {
      tulis: [
        ...keTitip(barang),
        { penulis: 'titipan_gerak', baris: [{ jenis: 'MASUK', jumlah: titipan.uang_muka, ppn }] },
      ],
      // The drawer is that of the cashier who took the money.
      transfers: postTitip(barang, bayar, titipan.kasir, ppn),
      audit: { uang_muka: titipan.uang_muka },
      jawaban: { uang_muka: titipan.uang_muka },
    };
  },
});

export const tambahTitipan = implementTransition(titipan.transitions.tambah, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, ctx) => ({
    ...bacaTitipan(ctx.scope.kode_toko, input.no_titipan),
    ...orangInduk(input, ctx, ctx.scope.kode_toko, input.no_titipan),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
  }),
  decide: (input, { titipan: [titipan], barang, rekening, orang }, facts) => {
    const { ctx, store } = facts;
    if (!titipan) reject(salah.TITIPAN_TIDAK_ADA);
    periksaTunggu(titipan);
    const sisa = sisaTitipan(titipan.saldo, barang);
    if (input.jumlah > sisa)
      reject(
        salah.TAMBAH_LEBIH,
        { sisa, jumlah: input.jumlah },
        `${salah.TAMBAH_LEBIH.message}: ${formatRupiah(sisa)}`,
      );
    const bayar = terimaBayar(input.bayar, input.jumlah, rekening, store);
    const { jumlah, no_titipan: no_induk } = input;
    const diri = uangOrang({ jenis: 'TITIPAN', jumlah, no_induk }, input, titipan, { orang }, facts);
    const ppn = ppnUangMuka(input.jumlah, barang, aturanPpn(store));
    return {
      tulis: [
        ...bayar.tulis,
        { penulis: 'titipan_gerak', baris: [{ jenis: 'TAMBAH', jumlah: input.jumlah, ppn }] },
        ...diri,
      ],
      transfers: [
        ...postUangTitip('TAMBAH DP TITIPAN', bayar.baris, ctx.scope.user_id),
        ...postPpnTitip('TAMBAH DP TITIPAN', ppn),
      ],
      audit: { jumlah: input.jumlah },
      jawaban: { jumlah: input.jumlah, kembali: bayar.kembali, saldo: add(titipan.saldo, input.jumlah) },
    };
  },
});

export const batalTitipan = implementTransition(titipan.transitions.batal, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaTitipan(scope.kode_toko, input.no_titipan),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
    baki: bacaBakiJual(scope.kode_toko, input.kode_baki),
  }),
  decide: (input, { titipan: [titipan], barang, rekening, baki: [baki] }, facts) => {
    if (!titipan || !facts.dokumen) reject(salah.TITIPAN_TIDAK_ADA);
    periksaTunggu(titipan);
    const isi =
      facts.dokumen.status === 'OPEN'
        ? bebaskan(barang)
        : kembalikan(input, titipan, barang, rekening, baki, facts);
    return {
      ...isi,
      lawan: {
        kode_member: titipan.kode_member,
        telp: titipan.no_hp_customer,
        nama: titipan.nama_customer,
      },
      perlu: [persetujuanBatal(input, titipan, barang)],
      alasan: input.alasan,
      audit: {
        saldo: titipan.saldo,
        cara_kembali: input.cara_kembali,
        kode_baki: input.kode_baki,
        alasan: input.alasan,
      },
      jawaban: { kembali: titipan.saldo },
    };
  },
});

const persetujuanBatal = (input: Batal, titipan: TitipanRow, barang: readonly TitipanBarangRow[]) => ({
  kategori: KATEGORI_SALES,
  description: BATAL_TITIP,
  rincian: [
    { label: 'No Titipan', nilai: titipan.no_titipan },
    { label: 'Customer', nilai: titipan.nama_customer },
    { label: 'Uang kembali', nilai: `${formatRupiah(titipan.saldo)} ${input.cara_kembali}` },
    ...barang.map((b) => ({
      label: `${b.kode_barcode} ${b.nama_barang}`,
      nilai: input.kode_baki ? `kembali ke baki ${input.kode_baki}` : 'tetap di bakinya',
    })),
    { label: 'Alasan', nilai: input.alasan },
  ],
});

/** A deposit that was never validated moved neither money nor pieces. */
const bebaskan = (barang: readonly TitipanBarangRow[]): Decision => ({
  tulis: [...bebasDiBaki(barang), { penulis: 'titipan_batal', baris: [{}] }],
});

function kembalikan(
  input: Batal,
  titipan: TitipanRow,
  barang: readonly TitipanBarangRow[],
  [rekening]: readonly RekeningRow[],
  baki: BakiJual | undefined,
  { ctx }: Facts,
): Decision {
  if (!baki) reject(salah.BAKI_HARUS_DIPILIH, { kode_baki: input.kode_baki });
  const no_rekening = periksaKeluar({ jenis: input.cara_kembali, no_rekening: input.no_rekening }, rekening);
  const { saldo, ppn } = titipan;
  const kasir = ctx.scope.user_id;
  const keluar = { jenis: input.cara_kembali, no_rekening, jumlah: saldo };
  const tujuan = letak(baki);
  return {
    tulis: [
      ...lepasTitip(barang, tujuan),
      ...(saldo === 0
        ? []
        : [
            ...tulisKeluar([keluar]),
            { penulis: 'titipan_gerak', baris: [{ jenis: 'BATAL', jumlah: -saldo, ppn: -ppn }] },
          ]),
      { penulis: 'titipan_batal', baris: [{}] },
    ],
    transfers: postBatalTitip(barang, { ...keluar, ppn, kasir }, tujuan),
  };
}
