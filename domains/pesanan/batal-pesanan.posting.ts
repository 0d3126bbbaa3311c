/** Cancelling an order: the money goes back but for what the shop keeps, pieces and samples lie on a tray again. Domain R6.5. */
import { formatRupiah, type Rupiah, subtract } from '@mustika/kernel/amount.ts';
import type { Row } from '@mustika/kernel/field.ts';
import {
  type Decision,
  type Facts,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { periksaKeluar, type RekeningRow } from '../pembayaran/periksa-bayar.rule.ts';
import { type BakiJual, bacaBakiJual } from '../titipan/bahan-titip.query.ts';
import { jumlahTotal } from '../titipan/dipesan.rule.ts';
import { type BarangTitip, bakiTujuan, bebasDiBaki, lepaskan } from '../titipan/tahan-barang.rule.ts';
import { kembalikanMuka, potonganMuka } from '../titipan/uang-muka.rule.ts';
import { contohToko, pesananBebas } from './barang-pesanan.posting.ts';
import { kabarPesanan } from './kabar-pesanan.rule.ts';
import { pesanan } from './pesanan.document.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import { bacaPesanan, type ContohRow, type PesananRow } from './pesanan.query.ts';
import { KATEGORI_PESANAN, MUKA_PESANAN, potonganBatal } from './pesanan.rule.ts';

type Batal = Row<typeof pesanan.transitions.batal.fields>;

/** Saved and in no book: a sample that was held for it is free again. */
const bebaskan = (toko: readonly BarangTitip[]): Decision => ({
  tulis: bebasDiBaki(toko),
});

type Bahan = {
  p: PesananRow;
  barang: readonly BarangTitip[];
  dipotong: Rupiah;
  rekening: RekeningRow | undefined;
  baki: BakiJual | undefined;
};

function kembalikan(input: Batal, { p, barang, dipotong, rekening, baki }: Bahan, { ctx }: Facts): Decision {
  const tujuan = bakiTujuan(baki, barang, salah.BAKI_PESANAN_KOSONG);
  const cara = { jenis: input.cara_kembali, no_rekening: input.no_rekening };
  const no_rekening = p.saldo > dipotong ? periksaKeluar(cara, rekening) : null;
  const kasir = ctx.scope.user_id;
  const muka = kembalikanMuka(MUKA_PESANAN, p, {
    ...{ dipotong, kasir, barang, tujuan },
    keluar: { jenis: input.cara_kembali, no_rekening },
  });
  return {
    tulis: [
      ...lepaskan(barang, tujuan),
      ...muka.tulis,
      { penulis: 'pesanan_ubah', baris: [{ potongan: dipotong }] },
    ],
    transfers: muka.transfers,
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
    const paling = potonganBatal(
      { status: p.status, total: jumlahTotal(ditahan), saldo: p.saldo },
      facts.store,
    );
    const kept = potonganMuka(input.potongan, paling, salah.POTONGAN_PESANAN_LEBIH);
    const kembali = p.status === 'OPEN' ? p.uang_muka : subtract(p.saldo, kept);
    const semua: readonly ContohRow[] = contoh;
    const isi =
      p.status === 'OPEN'
        ? bebaskan(toko)
        : kembalikan(input, { p, barang: [...ditahan, ...toko], dipotong: kept, rekening, baki }, facts);
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
