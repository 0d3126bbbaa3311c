/** Everything a sale does to money, gold and points. Pure; no other file writes the books for it. Domain 12.4. */
import {
  type Miligram,
  type MiliPersen,
  poin,
  type Rupiah,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { letak, pindahBarang, pindahModal } from '../barang/gerak-barang.rule.ts';
import { akunHpp, akunStok } from '../barang/golongan-modal.rule.ts';
import { menungguTitipan } from '../titipan/titipan.rule.ts';
import type { BayarDiterima } from './bahan-penjualan.rule.ts';
import { isSisi, type JumlahNota } from './hitung-penjualan.rule.ts';
import { type BarisPendapatan, pendapatanPenjualan } from './pendapatan-penjualan.posting.ts';

export type BarangTerjual = BarisPendapatan & {
  kode_barcode: string;
  kode_gudang: string;
  kode_baki: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
};

export type NotaTerjual = JumlahNota & {
  kasir: string;
  kembali: Rupiah;
  /** Collected from another trader beside the total. */
  pph22: Rupiah;
  barang: readonly BarangTerjual[];
  bayar: readonly BayarDiterima[];
  kode_member: string | null;
  poin: number;
  /** What the points are worth, the debt that comes with them. */
  poin_rp: Rupiah;
  /** Who brought the member, and what he gets for this sale. */
  pengundang: string | null;
  poin_pengundang: number;
  poin_pengundang_rp: Rupiah;
  /** What the coupons it gives are worth, all together. */
  kupon_rp: Rupiah;
};

const KATEGORI = 'PENJUALAN';
const KLIRING: UjungUang = { akun: 'KLIRING_PENJUALAN' };

/** The money side where a payment lands: the cashier's drawer, the bank, or what the acquirer owes us. */
function tujuan(bayar: BayarDiterima, kasir: string): UjungUang {
  const dimensi = bayar.no_rekening ?? '';
  if (bayar.jenis === 'CASH') return { akun: 'KAS', dimensi: kasir };
  return bayar.jenis === 'TRANSFER' ? { akun: 'BANK', dimensi } : { akun: 'PIUTANG_EDC', dimensi };
}

/**
 * Money out of the clearing account; change is taken off the cash, a fee the customer bears comes on top. What is not
 * money its own domain books, and pays out what it is worth beyond the nota.
 */
function penerimaan(nota: NotaTerjual): Transfer[] {
  const sisi = nota.bayar.filter((b) => isSisi(b.jenis)).reduce((total, b) => total + b.jumlah, 0);
  let kembali = subtract(nota.kembali, rupiah(Math.max(0, sisi - nota.total - nota.pph22)));
  return nota.bayar.flatMap((bayar) => {
    if (isSisi(bayar.jenis)) return [];
    const potong = bayar.jenis === 'CASH' ? rupiah(Math.min(kembali, bayar.jumlah)) : rupiah(0);
    kembali = subtract(kembali, potong);
    const ke = tujuan(bayar, nota.kasir);
    const fee = bayar.fee_ditanggung === 'PELANGGAN' ? bayar.fee : rupiah(0);
    return [
      ...uangTransfer(KLIRING, ke, subtract(bayar.jumlah, potong), {
        kategori: KATEGORI,
        jenis: bayar.jenis,
      }),
      ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, ke, fee, { kategori: KATEGORI, jenis: 'FEE_KARTU' }),
    ];
  });
}

export function postPenjualan(nota: NotaTerjual): Transfer[] {
  return [
    ...pendapatanPenjualan(nota),
    ...uangTransfer({ akun: 'UTANG_PPH' }, KLIRING, nota.pph22, { kategori: KATEGORI, jenis: 'PPH22' }),
    ...penerimaan(nota),
    ...hpp(nota.barang),
    ...nota.barang.map((b) => pindahBarang(b, letak(b), { luar: 'PELANGGAN' })),
    ...poinDidapat(nota),
    ...uangTransfer({ akun: 'LIABILITAS_KUPON' }, { akun: 'BEBAN_POIN' }, nota.kupon_rp, {
      kategori: KATEGORI,
      jenis: 'KUPON_TERBIT',
    }),
  ];
}

/** The cost of what was sold, out of the account that carried it, into that of its kind. */
const hpp = (barang: readonly BarangTerjual[]): Transfer[] =>
  pindahModal(barang, {
    dari: (b) => ({ akun: menungguTitipan(b) ? 'PERSEDIAAN_TITIP' : akunStok(b.golongan_modal) }),
    ke: (b) => ({ akun: akunHpp(b.golongan_modal) }),
    ...{ kategori: KATEGORI, jenis: 'HPP' },
  });

/** Points given are a debt of the shop from the moment they are given. */
function poinDidapat(nota: NotaTerjual): Transfer[] {
  const diberi = (member: string | null, banyak: number, nilai: Rupiah, jenis: string): Transfer[] =>
    !member || banyak === 0
      ? []
      : [
          { buku: 'poin', dari: { toko: 'DIBERIKAN' }, ke: { member }, jumlah: poin(banyak) },
          ...uangTransfer({ akun: 'LIABILITAS_POIN' }, { akun: 'BEBAN_POIN' }, nilai, {
            kategori: KATEGORI,
            jenis,
          }),
        ];
  return [
    ...diberi(nota.kode_member, nota.poin, nota.poin_rp, 'POIN_DAPAT'),
    ...diberi(nota.pengundang, nota.poin_pengundang, nota.poin_pengundang_rp, 'POIN_AFILIASI'),
  ];
}
