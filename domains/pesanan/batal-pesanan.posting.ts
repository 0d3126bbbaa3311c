/** Cancelling an order: the money goes back but for what the shop keeps, pieces and samples lie on a tray again. Domain R6.5. */
import { formatRupiah, mulDiv, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import {
  type Decision,
  type Facts,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { periksaKeluar, type RekeningRow } from '../pembayaran/periksa-bayar.rule.ts';
import { type BakiJual, bacaBakiJual } from '../titipan/bahan-titip.query.ts';
import { type BarangTitip, bebasDiBaki } from '../titipan/tahan-barang.rule.ts';
import { bakiTujuan, contohToko, jumlahTotal, lepaskan, pesananBebas } from './barang-pesanan.posting.ts';
import { kabarPesanan } from './kabar-pesanan.rule.ts';
import { pesanan } from './pesanan.document.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import { postBatal } from './pesanan.posting.ts';
import { bacaPesanan, type ContohRow, type DitahanRow, type PesananRow } from './pesanan.query.ts';
import { KATEGORI_PESANAN, potonganBatal } from './pesanan.rule.ts';

type Batal = Row<typeof pesanan.transitions.batal.fields>;

/** What the shop keeps: what its setting says, or less where somebody says so. */
function potongan(input: Batal, p: PesananRow, ditahan: readonly DitahanRow[], { store }: Facts): Rupiah {
  const paling = potonganBatal({ status: p.status, total: jumlahTotal(ditahan), saldo: p.saldo }, store);
  if (input.potongan !== null && input.potongan > paling)
    reject(
      salah.POTONGAN_PESANAN_LEBIH,
      { path: 'potongan', paling },
      `${salah.POTONGAN_PESANAN_LEBIH.message}: ${formatRupiah(paling)}`,
    );
  return input.potongan ?? paling;
}

/** Saved and in no book: a sample that was held for it is free again. */
const bebaskan = (toko: readonly BarangTitip[]): Decision => ({
  tulis: bebasDiBaki(toko),
});

type Bahan = {
  p: PesananRow;
  ditahan: readonly DitahanRow[];
  toko: readonly BarangTitip[];
  kept: Rupiah;
  rekening: RekeningRow | undefined;
  baki: BakiJual | undefined;
};

function kembalikan(
  input: Batal,
  { p, ditahan, toko, kept, rekening, baki }: Bahan,
  { ctx }: Facts,
): Decision {
  const barang = [...ditahan, ...toko];
  const tujuan = bakiTujuan(baki, barang);
  const jumlah = subtract(p.saldo, kept);
  const no_rekening =
    jumlah > 0
      ? periksaKeluar({ jenis: input.cara_kembali, no_rekening: input.no_rekening }, rekening)
      : null;
  const keluar = { jenis: input.cara_kembali, no_rekening, jumlah };
  // What was remitted goes back with all of it; each part takes its share.
  const ppnKembali = p.saldo === 0 ? rupiah(0) : rupiah(mulDiv(p.ppn, jumlah, p.saldo, 'down'));
  return {
    tulis: [
      ...lepaskan(barang, tujuan),
      ...(jumlah > 0 ? tulisKeluar([keluar]) : []),
      ...(p.saldo > 0
        ? [
            {
              penulis: 'titipan_gerak',
              baris: [
                { jenis: 'BATAL', jumlah: -jumlah, ppn: -ppnKembali },
                { jenis: 'POTONGAN', jumlah: -kept, ppn: -(p.ppn - ppnKembali) },
              ].filter((g) => g.jumlah !== 0),
            },
          ]
        : []),
      { penulis: 'titipan_batal', baris: [{}] },
      { penulis: 'pesanan_ubah', baris: [{ potongan: kept }] },
    ],
    transfers: postBatal(barang, { keluar, kasir: ctx.scope.user_id, potongan: kept, ppn: p.ppn }, tujuan),
  };
}

export const batalPesanan = implementTransition(pesanan.transitions.batal, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaPesanan(scope.kode_toko, input.no_pesanan),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
    baki: bacaBakiJual(scope.kode_toko, input.kode_baki),
  }),
  decide: (input, { pesanan: found, ditahan, contoh, rekening: [rekening], baki: [baki] }, facts) => {
    const p = pesananBebas(found);
    const { cara_kembali, alasan } = input;
    const toko = contohToko(contoh);
    const kept = potongan(input, p, ditahan, facts);
    const kembali = p.status === 'OPEN' ? p.uang_muka : subtract(p.saldo, kept);
    const semua: readonly ContohRow[] = contoh;
    const isi =
      p.status === 'OPEN'
        ? bebaskan(toko)
        : kembalikan(input, { p, ditahan, toko, kept, rekening, baki }, facts);
    return {
      ...isi,
      lawan: { kode_member: p.kode_member, telp: p.no_hp_customer, nama: p.nama_customer },
      perlu: [
        {
          kategori: KATEGORI_PESANAN,
          description: 'order cancellation',
          rincian: [
            { label: 'No Pesanan', nilai: p.no_pesanan },
            { label: 'Customer', nilai: p.nama_customer },
            { label: 'Uang kembali', nilai: `${formatRupiah(kembali)} ${cara_kembali}` },
            { label: 'Potongan', nilai: formatRupiah(kept) },
            { label: 'Alasan', nilai: alasan },
          ],
        },
      ],
      tulis: [
        ...(isi.tulis ?? []),
        ...(semua.length > 0
          ? [{ penulis: 'pesanan_contoh_kembali', baris: semua.map(({ urut }) => ({ urut })) }]
          : []),
      ],
      antre: p.status === 'OPEN' ? [] : kabarPesanan(facts.store, 'BATAL'),
      alasan,
      audit: { saldo: p.saldo, potongan: kept, cara_kembali, alasan },
      jawaban: { kembali, potongan: kept },
    };
  },
});
