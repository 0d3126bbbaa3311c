/** What selling gold to another business does to lots, gold, money and tax. Domain 7, 12.4 JUAL_CIOK, 13. */
import { formatGram, formatRupiah, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { keuanganErrors } from '../../keuangan/keuangan.errors.ts';
import {
  akunLot,
  batalLot,
  dariSimpanan,
  jumlahLot,
  mejaLot,
  rincianLot,
  transferLot,
  tulisLot,
} from '../../lot/lot.rule.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../../pembayaran/periksa-bayar.rule.ts';
import { terimaUang } from '../../pembayaran/tempat-uang.rule.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { bacaHargaEmas } from '../sepuhan.query.ts';
import { KATEGORI_SEPUHAN } from '../sepuhan.rule.ts';
import { jualEmas } from './jual-emas.document.ts';
import { bacaJualEmas } from './jual-emas.query.ts';
import { nilaiJualEmas, TRX_JUAL_EMAS } from './jual-emas.rule.ts';

const KE = { luar: 'SUPPLIER' } as const;
const KLIRING = { akun: 'KLIRING_PENJUALAN' } as const;

/** What is owed for the gold: price and PPN, and PPh 22 beside them. */
const terutang = ({ total, ppn, pph22 }: { total: Rupiah; ppn: Rupiah; pph22: Rupiah }): Transfer[] => {
  const jual = { kategori: TRX_JUAL_EMAS, jenis: 'JUAL' };
  return [
    ...uangTransfer({ akun: 'PENJUALAN_ROSOK' }, KLIRING, subtract(total, ppn), jual),
    ...uangTransfer({ akun: 'PPN_KELUARAN' }, KLIRING, ppn, jual),
    ...uangTransfer({ akun: 'UTANG_PPH' }, KLIRING, pph22, { ...jual, jenis: 'PPH22' }),
  ];
};

/** The lots leave, each at its share of their cost. */
function serahkan(baris: ReturnType<typeof nilaiJualEmas>['baris'], tanggal: string) {
  const meja = mejaLot(baris.map(({ lot }) => dariSimpanan(lot)));
  const modal: Transfer[] = [];
  const isi = baris.map(({ baris: { kode_lot, berat, qty } }, at) => {
    const akun = akunLot(meja.satu(kode_lot));
    const satu = meja.keluar(kode_lot, { berat, qty, baris: at }, KE);
    modal.push(
      ...uangTransfer(akun, { akun: 'HPP_ROSOK' }, satu.nilai, { kategori: TRX_JUAL_EMAS, jenis: 'JUAL' }),
    );
    return satu;
  });
  const rows = baris.map(
    ({ lot, baris: { kadar_uji }, kode_barcode: kode_lot, kadar: _kadar, ...pajak }, at) => ({
      ...{ ...pajak, urut: at + 1, tanggal, kode_lot, nama_lot: lot.nama_lot, kadar: lot.kadar, kadar_uji },
      ...{ qty: isi[at]?.qty, berat: isi[at]?.berat, murni: isi[at]?.murni, harga_modal: isi[at]?.nilai },
    }),
  );
  return { meja, modal, rows, jumlah: jumlahLot(isi) };
}

const simpan = implementTransition(jualEmas.transitions.simpan, {
  pays: ({ bayar }) => bukanTunai(bayar),
  reads: (input, { scope: { kode_toko } }) => ({
    ...bacaJualEmas(kode_toko, input),
    // Whoever agrees reads it beside the price.
    harga: bacaHargaEmas(kode_toko),
    rekening: bacaRekeningBayar(kode_toko, input.bayar),
  }),
  decide: (input, { lots, pembeli: [usaha], tarif, harga: [harga], rekening }, { ctx, hari, store }) => {
    const { kode_supplier, harga_murni, keterangan } = input;
    if (!usaha) reject(keuanganErrors.SUPPLIER_TIDAK_ADA, { kode_supplier });
    const { baris, murni_jual, ...nilai } = nilaiJualEmas(input, lots, { store, tarif, hari, usaha });
    const jumlah = rupiah(nilai.total + nilai.pph22);
    if (jumlah !== input.jumlah) reject(salah.HARGA_EMAS_BERUBAH, { jumlah });
    const made = serahkan(baris, hari);
    const kasir = ctx.scope.user_id;
    const bayar = terimaBayar(input.bayar, jumlah, rekening, store);
    const { jenis_supplier, no_bebas_pph22, nama_supplier } = usaha;
    const { qty: jumlah_barang, berat, murni, nilai: harga_modal } = made.jumlah;
    const kepala = {
      ...{
        tanggal: hari,
        kode_supplier,
        harga_murni,
        jumlah_barang,
        berat,
        murni,
        murni_jual,
        ...nilai,
        jumlah,
      },
      ...{ jenis_supplier, no_bebas_pph22, harga_modal, kasir, keterangan },
    };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'gold sold to trader',
          rincian: [
            { label: 'Pembeli', nilai: nama_supplier },
            { label: 'Harga Per Gram Murni', nilai: formatRupiah(harga_murni) },
            ...(harga ? [{ label: 'Harga Beli 24K Hari Ini', nilai: formatRupiah(harga.harga_beli) }] : []),
            { label: 'Murni Dijual', nilai: `${formatGram(murni_jual)} g` },
            { label: 'Harus Dibayar', nilai: formatRupiah(jumlah) },
            ...made.meja.gerak.map(rincianLot),
          ],
        },
      ],
      tulis: [
        ...tulisLot(made.meja.gerak),
        { penulis: 'jual_emas', baris: [kepala] },
        { penulis: 'jual_emas_lot', baris: made.rows },
        ...bayar.tulis,
      ],
      transfers: [
        ...terutang(nilai),
        ...terimaUang(bayar.baris, { dari: KLIRING, kasir, kategori: TRX_JUAL_EMAS }),
        ...made.modal,
        ...transferLot(made.meja.gerak),
      ],
      audit: { ...kepala, barang: made.rows.map((b) => [b.kode_lot, b.berat, b.total]) },
      jawaban: { jumlah, pph22: nilai.pph22, harga_modal, kembali: bayar.kembali },
    };
  },
});

const batal = implementReversal(jualEmas, jualEmas.transitions.batal, {
  description: 'gold sale cancellation',
  rincian: ({ kode_supplier, jumlah, berat }) => [
    { label: 'Pembeli', nilai: kode_supplier },
    { label: 'Berat', nilai: `${formatGram(berat)} g` },
    { label: 'Harus Dibayar', nilai: formatRupiah(jumlah) },
  ],
  kategoriBalik: () => `BATAL ${TRX_JUAL_EMAS}`,
  tulis: [batalLot()],
});

export const jualEmasDocument = implementDocument(jualEmas, { simpan, batal });
