/**
 * PPN of a sold piece: which class it is, which rate is in force, what of its price is tax. The till and the server
 * compute with this same file. Domain R3.15, 13.1, 13.2, 13.7; docs/decisions/0012.
 */

import {
  add,
  formatAngka,
  formatPersen,
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
import type { InsideOf } from '@mustika/kernel/answer.ts';
import { kode, persen, pilihan } from '@mustika/kernel/field.ts';
import { type Jejak, kurang, langkah, ps, rp } from '@mustika/kernel/jejak.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';

/**
 * Classes with a rate of their own: gold with a faktur pajak of its acquisition, stones and jewellery that is no gold,
 * other goods, goods on which none is collected (bars), gold that a manufacturer takes,
 * gold without a faktur, and work on pieces of customers. Domain 13.1, 13.2, 13.6.
 */
export const KELAS_PPN = [
  ['EMAS_FAKTUR', 'Emas, ada faktur masukan'],
  ['NON_EMAS', 'Perhiasan bukan emas, batu'],
  ['LAIN', 'Barang lain'],
  ['BEBAS', 'Tidak dipungut'],
  ['EMAS_PABRIKAN', 'Emas ke pabrikan'],
  ['EMAS_TANPA_FAKTUR', 'Emas tanpa faktur'],
  ['JASA', 'Jasa perbaikan'],
] as const;
export type KelasPpn = (typeof KELAS_PPN)[number][0];

/** What a kind of goods is; the class of gold follows from the piece. */
export const GOLONGAN_PPN = ['EMAS', 'NON_EMAS', 'LAIN', 'BEBAS'] as const;
export type GolonganPpn = (typeof GOLONGAN_PPN)[number];

/** What another business is that buys gold of the shop. Domain 13.1. */
export const JENIS_USAHA = [
  ['PABRIKAN', 'Pabrikan'],
  ['PEDAGANG', 'Pedagang emas'],
] as const;
export type JenisUsaha = (typeof JENIS_USAHA)[number][0];

/** INKLUSIF: the price holds the tax. EKSKLUSIF: the tax comes on top of it. */
export type CaraPpn = 'INKLUSIF' | 'EKSKLUSIF';
export type AturanPpn = { cara: CaraPpn; pembulatan: 'half-up' | 'down' };

/** What the class of a piece depends on. */
export type PotongPpn = {
  /** Of its kind. */
  golongan_ppn: GolonganPpn | null;
  /** Of its group. */
  aksesoris: boolean;
  /** An article by quantity weighs nothing: it is a box, a cloth, a cord, and no jewellery. */
  berat?: Miligram;
  ada_faktur_masukan: boolean;
  /** It came back from a customer once: whatever it was bought with first, it was acquired without a faktur since. */
  pernah_dibeli: boolean;
};

export type TarifPpn = { kelas_ppn: KelasPpn; mulai_berlaku: string; tarif: MiliPersen; kode_faktur: string };

/** How one piece is taxed. */
export const ppnFields = {
  cara: pilihan('', ['INKLUSIF', 'EKSKLUSIF']),
  pembulatan: pilihan('', ['half-up', 'down']),
  kelas_ppn: pilihan('', KELAS_PPN),
  tarif: persen(''),
  kode_faktur: kode(''),
} as const;
export type PpnBarang = InsideOf<typeof ppnFields>;

/**
 * Null while the store takes no PPN. Settings `PPN_CARA` (INKLUSIF unless EKSKLUSIF) and `PPN_PEMBULATAN` (HALF_UP
 * unless FLOOR); the spec shows no names, these are ours.
 */
export function aturanPpn(store: Toko): AturanPpn | null {
  if (!store.flags.has('PPN_TRANSAKSI_MODULE')) return null;
  return {
    cara: readSetting(store, 'PPN_CARA'),
    pembulatan: readSetting(store, 'PPN_PEMBULATAN') === 'FLOOR' ? 'down' : 'half-up',
  };
}

/**
 * A kind that says nothing is gold; in a group of accessories jewellery that is no gold, and where it is counted and not weighed
 * other goods: the low rate of PMK 48/2023 is for jewellery alone. Domain 13.6, R13.11; vector 48.
 */
export function kelasPpn(potong: PotongPpn): KelasPpn {
  const golongan =
    potong.golongan_ppn ?? (!potong.aksesoris ? 'EMAS' : potong.berat === 0 ? 'LAIN' : 'NON_EMAS');
  if (golongan !== 'EMAS') return golongan;
  return potong.ada_faktur_masukan && !potong.pernah_dibeli ? 'EMAS_FAKTUR' : 'EMAS_TANPA_FAKTUR';
}

/** The rate of a class on a business date (yyyy-MM-dd): the last one that began. */
export const tarifBerlaku = (daftar: readonly TarifPpn[], kelas: KelasPpn, hari: string): TarifPpn | null =>
  daftar
    .filter((t) => t.kelas_ppn === kelas && t.mulai_berlaku <= hari)
    .reduce<TarifPpn | null>((a, b) => (a === null || b.mulai_berlaku > a.mulai_berlaku ? b : a), null);

/** How a piece is taxed on a day; null when no rate of its class is in force. */
export function ppnBarang(
  aturan: AturanPpn,
  daftar: readonly TarifPpn[],
  hari: string,
  potong: PotongPpn,
): PpnBarang | null {
  const kelas = kelasPpn(potong);
  const berlaku = tarifBerlaku(daftar, kelas, hari);
  return berlaku && { ...aturan, kelas_ppn: kelas, tarif: berlaku.tarif, kode_faktur: berlaku.kode_faktur };
}

/** How work on a piece of a customer is taxed, with the gold that is added to it; null when no rate is in force. Domain 13.1, R13.11. */
export function ppnJasa(aturan: AturanPpn, daftar: readonly TarifPpn[], hari: string): PpnBarang | null {
  const berlaku = tarifBerlaku(daftar, 'JASA', hari);
  return berlaku && { ...aturan, kelas_ppn: 'JASA', tarif: berlaku.tarif, kode_faktur: berlaku.kode_faktur };
}

/** The same of what another business takes: gold in the hands of a manufacturer is taxed at nothing. Domain 13.1. */
export function ppnDijualKe(
  jenis: JenisUsaha | null,
  ...[aturan, daftar, hari, potong]: Parameters<typeof ppnBarang>
): PpnBarang | null {
  const satu = ppnBarang(aturan, daftar, hari, potong);
  if (jenis !== 'PABRIKAN' || !satu?.kelas_ppn.startsWith('EMAS')) return satu;
  const berlaku = tarifBerlaku(daftar, 'EMAS_PABRIKAN', hari);
  return (
    berlaku && { ...satu, kelas_ppn: 'EMAS_PABRIKAN', tarif: berlaku.tarif, kode_faktur: berlaku.kode_faktur }
  );
}

/** What a line is worth for the tax. Without PPN `dpp` is null. */
export type HasilPpn = {
  kelas_ppn: KelasPpn | null;
  ppn_cara: CaraPpn | null;
  /** Rate in thousandths of a percent. */
  ppn_transaksi_value: MiliPersen | null;
  kode_faktur: string | null;
  dpp: Rupiah | null;
  ppn_transaksi_rp: Rupiah;
  total: Rupiah;
};

/** What of a total is tax, in words; nothing without PPN. */
export const teksPpn = ({ dpp, ppn_transaksi_value, ppn_transaksi_rp }: HasilPpn): string | undefined =>
  dpp === null || ppn_transaksi_value === null
    ? undefined
    : `DPP ${formatAngka(dpp)} + PPN ${formatPersen(ppn_transaksi_value)}% ${formatAngka(ppn_transaksi_rp)}`;

const SERATUS_PERSEN = 100_000;

/**
 * Of an agreed price: HALF_UP rounds the DPP of an inclusive price and the PPN of an exclusive one, FLOOR the PPN of
 * both. PPN is never rounded to the step of prices, and DPP + PPN is the total to the rupiah. Vectors 33, 34, 35.
 */
export function hitungPpn(harga: Rupiah, ppn: PpnBarang | null | undefined, jejak?: Jejak): HasilPpn {
  if (!ppn)
    return {
      kelas_ppn: null,
      ppn_cara: null,
      ppn_transaksi_value: null,
      kode_faktur: null,
      dpp: null,
      ppn_transaksi_rp: NOL_RUPIAH,
      total: langkah(jejak, 'total', 'AMBIL', harga, { harga_setuju: rp(harga) }),
    };
  const { cara, pembulatan, tarif, kelas_ppn, kode_faktur } = ppn;
  const jenis = { kelas_ppn, ppn_cara: cara, ppn_transaksi_value: tarif, kode_faktur };
  if (cara === 'EKSKLUSIF') {
    const rumus = pembulatan === 'down' ? 'PERSEN_BAWAH' : 'PERSEN';
    const pajak = langkah(jejak, 'ppn', rumus, persenDari(harga, tarif, pembulatan), {
      harga_setuju: rp(harga),
      tarif_ppn: ps(tarif),
    });
    const masukan = { harga_setuju: rp(harga), ppn: rp(pajak) };
    const total = langkah(jejak, 'total', 'JUMLAH', add(harga, pajak), masukan);
    return { ...jenis, dpp: harga, ppn_transaksi_rp: pajak, total };
  }
  const pajak = ppnTermasuk(harga, ppn, jejak);
  const total = langkah(jejak, 'total', 'AMBIL', harga, { harga_setuju: rp(harga) });
  return { ...jenis, dpp: subtract(harga, pajak), ppn_transaksi_rp: pajak, total };
}

/** What of an inclusive price is tax. */
function ppnTermasuk(harga: Rupiah, { pembulatan, tarif }: PpnBarang, jejak?: Jejak): Rupiah {
  const penuh = SERATUS_PERSEN + tarif;
  if (pembulatan === 'down')
    return langkah(jejak, 'ppn_termasuk', 'SEBANDING_BAWAH', rupiah(mulDiv(harga, tarif, penuh, 'down')), {
      harga_setuju: rp(harga),
      tarif_ppn: ps(tarif),
      harga_dan_ppn: ps(penuh),
    });
  const dpp = langkah(jejak, 'dpp', 'SEBANDING', rupiah(mulDiv(harga, SERATUS_PERSEN, penuh, 'half-up')), {
    harga_setuju: rp(harga),
    seratus: ps(SERATUS_PERSEN),
    harga_dan_ppn: ps(penuh),
  });
  const masukan = { harga_setuju: rp(harga), dpp: kurang(rp(dpp)) };
  return langkah(jejak, 'ppn_termasuk', 'JUMLAH', subtract(harga, dpp), masukan);
}

/**
 * Shares an amount among the signed parts of a price, each in proportion, exact in sum: what of the gold, the ongkos, the
 * stone, the rounding and the discount is income once the tax is out. A part that is zero stays zero.
 */
export function bagiRata(jumlah: Rupiah, bagian: readonly Rupiah[]): Rupiah[] {
  const penuh = sum(bagian);
  if (penuh === jumlah || penuh === 0) return [...bagian];
  let sampai = 0;
  let terbagi = 0;
  return bagian.map((satu) => {
    sampai += satu;
    const kini = mulDiv(jumlah, sampai, penuh, 'half-up');
    const dapat = rupiah(kini - terbagi);
    terbagi = kini;
    return dapat;
  });
}

/** The parts of a line's price as agreed at the counter, and what of all of them is no tax; null without PPN. */
export type BagianHarga = {
  harga_emas: Rupiah;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
  dpp: Rupiah | null;
};

/** A line whose parts are what the shop kept: together they are the DPP. A tax that came on top was in none of them. */
export function tanpaPpn<T extends BagianHarga>(b: T): T {
  if (b.dpp === null) return b;
  const bagian = [b.harga_emas, b.ongkos, b.harga_atribut, rupiah(-b.diskon), b.pembulatan];
  const [harga_emas, ongkos, harga_atribut, potongan, pembulatan] = bagiRata(b.dpp, bagian) as [
    ...[Rupiah, Rupiah, Rupiah, Rupiah, Rupiah],
  ];
  return { ...b, harga_emas, ongkos, harga_atribut, pembulatan, diskon: rupiah(0 - potongan) };
}
