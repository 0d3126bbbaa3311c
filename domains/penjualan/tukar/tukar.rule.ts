/**
 * The trade-in in a cart: pieces as the purchase counter knows them, what they count for, and what the nota owes after
 * them. The pure rules are those of the purchase. Domain R4.12, vectors 16 and 17.
 */
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import {
  type AcuanLayar,
  type HitunganBeli,
  hitungKeranjang,
  type KeranjangBeli,
  keranjangKosong,
} from '../../pembelian/beli/keranjang-beli.rule.ts';
import { badanBeli, type SalahBeli, salahKeranjang } from '../../pembelian/beli/kirim-beli.rule.ts';
import type { Keranjang } from '../kasir/keranjang.rule.ts';

/** What was put on the counter; carts of before there was exchange have none. */
export const tukarDari = ({ tukar }: Pick<Keranjang, 'tukar'>): KeranjangBeli => tukar ?? keranjangKosong();

/** The cart with its trade-in changed. */
export const ubahTukar = (keranjang: Keranjang, change: (k: KeranjangBeli) => KeranjangBeli): Keranjang => ({
  ...keranjang,
  tukar: change(tukarDari(keranjang)),
});

export type HitunganTukar = HitunganBeli & {
  /** What the customer still owes, or what the shop pays out; one of them is zero. */
  terutang: Rupiah;
  keluar: Rupiah;
};

/** What the pieces count for, and what is left of the nota. */
export function hitungTukar(keranjang: Keranjang, total: Rupiah, acuan: AcuanLayar): HitunganTukar {
  const hitungan = hitungKeranjang(tukarDari(keranjang), acuan);
  return {
    ...hitungan,
    terutang: rupiah(Math.max(0, total - hitungan.total)),
    keluar: rupiah(Math.max(0, hitungan.total - total)),
  };
}

/** Name and address of the customer count for whoever trades in. Domain R4.10. */
const denganPelanggan = (keranjang: Keranjang): KeranjangBeli => {
  const tukar = tukarDari(keranjang);
  const nama = keranjang.pelanggan?.nama ?? null;
  return { ...tukar, penjual: { ...tukar.penjual, nama_customer: tukar.penjual.nama_customer ?? nama } };
};

/** Why these pieces cannot be traded in as they lie there; null also when there are none. */
export function salahTukar(
  keranjang: Keranjang,
  hitungan: HitunganTukar,
  aturan: { batas: number; tanpaSales?: boolean },
): SalahBeli | null {
  if (tukarDari(keranjang).baris.length === 0) return null;
  return salahKeranjang(denganPelanggan(keranjang), hitungan, aturan);
}

/** The part of `penjualan/simpan` that is the trade-in: nothing when there is none. */
export function badanTukar(keranjang: Keranjang, hitungan: HitunganTukar, modul: Flags = new Set()) {
  const { baris, penjual } = tukarDari(keranjang);
  if (baris.length === 0) return { isi: {}, bayar: [] };
  const { pelanggan } = keranjang;
  const { barang } = badanBeli(denganPelanggan(keranjang), hitungan, modul) as { barang: object[] };
  const nama = pelanggan?.kode_member ? null : (pelanggan?.nama ?? penjual.nama_customer);
  return {
    isi: {
      tukar: barang,
      ...(nama ? { nama_customer: nama } : {}),
      ...(penjual.nik_sim_passport ? { nik_sim_passport: penjual.nik_sim_passport } : {}),
      ...(penjual.alamat_customer ? { alamat_customer: penjual.alamat_customer } : {}),
    },
    bayar: [{ jenis: 'TUKAR', jumlah: hitungan.total }],
  };
}

/** Nothing traded in: the nota owes all of itself. */
export const tanpaTukar = (total: Rupiah): HitunganTukar => ({
  baris: [],
  berat: 0 as HitunganBeli['berat'],
  harga_nota: NOL_RUPIAH,
  total: NOL_RUPIAH,
  bayar: NOL_RUPIAH,
  terutang: total,
  keluar: NOL_RUPIAH,
});
