/**
 * What a sale line and a nota cost. The till and the server compute with this same file; the server's word counts.
 * Domain R3.2, R3.4, R3.5, R4.13.
 */
import {
  add,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  mulDiv,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import { gr, type Jejak, kurang, langkah, rp } from '@mustika/kernel/jejak.ts';
import {
  type AturanHarga,
  bulatkan,
  type HargaBarang,
  hargaBarang,
  sebelumBulat,
  type TipeOngkos,
} from '../barang/harga-barang.rule.ts';
import type { HargaDisetujui, SusunanHarga } from '../pajak/harga-terikat.rule.ts';
import { type CaraPpn, type HasilPpn, hitungPpn, type PpnBarang } from '../pajak/ppn.rule.ts';

/** What the price of a piece depends on. */
export type HargaAcuan = {
  berat: Miligram;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  harga_bandrol: Rupiah | null;
  /** Group price per gram, or the 24K price in PERSENTASE. */
  harga_gram: Rupiah;
  kadar_jual: MiliPersen;
  /** How the piece is taxed; nothing while the store takes no PPN. */
  ppn?: PpnBarang | null;
};

/**
 * What was agreed at the counter; null keeps what the parameters say. `ongkos` is for the whole piece. `harga_total` is
 * the price of the whole piece before an exclusive PPN, and stands alone: nothing else of the line is bargained then.
 */
export type Tawaran = {
  harga_per_gram: Rupiah | null;
  ongkos: Rupiah | null;
  diskon: Rupiah;
  harga_total?: Rupiah | null;
};

/** `total` is what the customer pays for the line, PPN included however it came in. */
export type HargaBaris = HasilPpn & SusunanHarga;

/**
 * One line: rounded once over gold + ongkos + atribut, the discount taken from the rounded amount, never rounded. PPN is
 * in that price or comes on top of it, and is not rounded to the step either. `jejak` is
 * told how.
 */
export function hitungBaris(
  acuan: HargaAcuan,
  tawaran: Tawaran,
  aturan: AturanHarga,
  jejak?: Jejak,
): HargaBaris {
  const menurutSistem: Jejak = [];
  const sistem = hargaBarang({ ...aturan, ...acuan }, jejak && menurutSistem);
  // What was not agreed otherwise is explained as the parameters have it.
  const pakaiSistem = (nama: string) => jejak?.push(...menurutSistem.filter((satu) => satu.nama === nama));
  if (tawaran.harga_total !== null && tawaran.harga_total !== undefined) {
    pakaiSistem('ongkos');
    return barisSetotal(acuan, tawaran.harga_total, sistem, jejak);
  }
  const harga_per_gram = tawaran.harga_per_gram ?? sistem.harga_per_gram;
  let harga_emas = sistem.harga_emas;
  if (harga_per_gram === sistem.harga_per_gram) pakaiSistem('harga_emas');
  else
    harga_emas = langkah(jejak, 'harga_emas', 'PER_BERAT', hargaBerat(harga_per_gram, acuan.berat), {
      harga_gram_meja: rp(harga_per_gram),
      berat: gr(acuan.berat),
    });
  if (tawaran.ongkos === null) pakaiSistem('ongkos');
  const ongkos =
    tawaran.ongkos === null
      ? sistem.ongkos_rp
      : langkah(jejak, 'ongkos', 'AMBIL', tawaran.ongkos, { ongkos_meja: rp(tawaran.ongkos) });
  const mentah = sebelumBulat(harga_emas, ongkos, acuan.harga_atribut, jejak);
  const bulat = bulatkan('harga_bulat', mentah, aturan, jejak);
  const diskon = tawaran.diskon;
  const setuju = langkah(jejak, 'harga_setuju', 'JUMLAH', subtract(bulat, diskon), {
    harga_bulat: rp(bulat),
    diskon: kurang(rp(diskon)),
  });
  return {
    harga_sistem: sistem.total,
    ongkos_sistem: sistem.ongkos_rp,
    harga_per_gram,
    harga_emas,
    ongkos,
    harga_atribut: acuan.harga_atribut,
    diskon,
    pembulatan: subtract(bulat, mentah),
    ...hitungPpn(setuju, acuan.ppn, jejak),
  };
}

/**
 * A line whose whole price was agreed (MODIFY_TOTAL_HARGA_MODULE, Domain R11.8). The spec does not say what gives way; we
 * let the gold do it, because ongkos and atribut are what the shop pays others and the price per gram is what people
 * bargain about. Nothing is rounded: the amount is the one both agreed on.
 */
function barisSetotal(acuan: HargaAcuan, total: Rupiah, sistem: HargaBarang, jejak?: Jejak): HargaBaris {
  const { ongkos_rp: ongkos } = sistem;
  const { harga_atribut, berat } = acuan;
  const harga_emas = langkah(
    jejak,
    'harga_emas',
    'JUMLAH',
    subtract(subtract(total, ongkos), harga_atribut),
    { total_meja: rp(total), ongkos: kurang(rp(ongkos)), harga_atribut: kurang(rp(harga_atribut)) },
  );
  const setuju = langkah(jejak, 'harga_setuju', 'AMBIL', total, { total_meja: rp(total) });
  return {
    harga_sistem: sistem.total,
    ongkos_sistem: ongkos,
    harga_per_gram: rupiah(mulDiv(harga_emas, 1000, berat, 'half-up')),
    harga_emas,
    ongkos,
    harga_atribut,
    diskon: NOL_RUPIAH,
    pembulatan: NOL_RUPIAH,
    ...hitungPpn(setuju, acuan.ppn, jejak),
  };
}

/** The agreed price before an exclusive PPN: what discounts are taken from and limits are held against. */
export const hargaSetuju = ({ total, ppn_cara, ppn_transaksi_rp }: HargaBaris): Rupiah =>
  ppn_cara === 'EKSKLUSIF' ? subtract(total, ppn_transaksi_rp) : total;

/** A line at a price that a deposit bound. Domain R6.1. */
export function hargaDisetujui(harga: HargaDisetujui, ppn: PpnBarang | null | undefined): HargaBaris {
  const { harga_sistem, ongkos_sistem, harga_per_gram, harga_emas } = harga;
  const { ongkos, harga_atribut, diskon, pembulatan } = harga;
  const setuju = subtract(sum([harga_emas, ongkos, harga_atribut, pembulatan]), diskon);
  return {
    ...{ harga_sistem, ongkos_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan },
    ...hitungPpn(setuju, ppn && { ...ppn, cara: harga.ppn_cara ?? ppn.cara }),
  };
}

/** A percentage discount of a line in rupiah: floor, and never above the line. Domain R3.4. */
export const diskonPersen = (total: Rupiah, persen: MiliPersen): Rupiah =>
  Math.min(persenDari(total, persen, 'down'), total) as Rupiah;

export type JumlahNota = {
  subtotal: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
  ppn_cara: CaraPpn | null;
  ppn_transaksi_rp: Rupiah;
  /** What of it came on top of the agreed prices. */
  ppn_tambahan: Rupiah;
  total: Rupiah;
};

/** The nota is the sum of its lines, column by column. */
export const jumlahkan = (baris: readonly HargaBaris[]): JumlahNota => ({
  subtotal: sum(baris.map((b) => add(add(b.harga_emas, b.ongkos), b.harga_atribut))),
  diskon: sum(baris.map((b) => b.diskon)),
  pembulatan: sum(baris.map((b) => b.pembulatan)),
  ppn_cara: baris.find((b) => b.ppn_cara)?.ppn_cara ?? null,
  ppn_transaksi_rp: sum(baris.map((b) => b.ppn_transaksi_rp)),
  ppn_tambahan: sum(baris.map((b) => subtract(b.total, hargaSetuju(b)))),
  total: sum(baris.map((b) => b.total)),
});
