/**
 * What one person may let out of the house alone, in one act and in a day, by his level. An attack moved Rp 2.66 billion as one
 * cashier with one purchase, and when money had a ceiling, gold had none: a cashier took 141 g against pieces that he invented
 * and 371 g against a transfer that never came. So everything that leaves is measured from the books that an act posts, whatever
 * document it is, and whoever wants more than his ceiling needs somebody whose ceiling is higher; above the supervisor's, the
 * owner. Domain R4.14; the figures are ours, on by default. docs/decisions/0068.
 */
import {
  emasMurni,
  type Miligram,
  type MiliPersen,
  miligram,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
} from '../amount.ts';
import type { Jurnal } from '../jurnal.ts';
import { type Akun, LACI, type TempatLuar, type Transfer } from '../transfer.ts';

/**
 * `UANG` money that leaves, `TANPA_NOTA` what is taken over beyond it without a nota of ours (measured with it), `BELUM_DILIHAT`
 * what is given against a transfer or a card that nobody has seen in the bank yet, `PERJALANAN` money and gold on their way to
 * another store, `UTANG` what a supplier or craftsman is owed more, `POIN` points and coupons as payment, for a gift or by hand, `POTONGAN` discounts
 * nobody agreed to, `HARGA` what a price is bound for and nobody has paid yet, `EMAS` gold that leaves or is lost and nobody pays for.
 */
export const LEPAS = [
  'UANG',
  'TANPA_NOTA',
  'BELUM_DILIHAT',
  'PERJALANAN',
  'UTANG',
  'POIN',
  'POTONGAN',
  'HARGA',
  'EMAS',
] as const;
export type Lepas = (typeof LEPAS)[number];
/** What has a ceiling of its own. */
export type KelasLepas = Exclude<Lepas, 'TANPA_NOTA'>;

/** Rupiah, and fine gold where gold is what leaves. */
export type Ukuran = { jumlah: Rupiah; murni: Miligram };
export type Dilepas = Ukuran & { jenis: Lepas };

/** What the books of an act do not say of it. */
export type DiLuarBuku = {
  /** Gold taken over without a nota of ours: what it counts for, and its fine gold. */
  tanpaNota?: Ukuran;
  /** Points that somebody gave or took by hand, in rupiah: nobody paid for them. */
  poinTangan?: Rupiah;
  /** Discounts that no second person agreed to: given when the price is said, posted or not. */
  potongan?: Rupiah;
  /** A second person agreed to the act: gold that leaves by it does not leave alone. */
  disetujui?: boolean;
  /** What of a bound price is not paid, and the fine gold it holds: it is given when the price is said, posted or not. */
  terikat?: Ukuran;
};

export const NIHIL: Ukuran = { jumlah: NOL_RUPIAH, murni: miligram(0) };

/** What has to be said of an act because its books do not: the field of the decision that says it. */
export const DIUCAPKAN = {
  TANPA_NOTA: 'tanpaNota',
  POTONGAN: 'potongan',
  HARGA: 'terikat',
  POIN: 'poinTangan',
} as const satisfies Partial<Record<Lepas, keyof DiLuarBuku>>;
export type Diucapkan = keyof typeof DIUCAPKAN;
/** Which transitions of a document say it; none where its kind has it and an earlier one said it. */
export type Ucapan<T extends string = string> = Readonly<Partial<Record<Diucapkan, readonly T[]>>>;

const UANG_MUKA: ReadonlySet<Akun> = new Set([
  ...(['TITIPAN_UANG', 'UANG_MUKA_PESANAN', 'UANG_MUKA_PRE_ORDER', 'UANG_MUKA_CICILAN'] as const),
  'UANG_MUKA_SERVICE',
]);

/** Journals that show that a document has something to say: it takes gold over, sells below a price, takes money ahead for one. */
const TANDA: Readonly<Partial<Record<Diucapkan, (jurnal: Jurnal) => boolean>>> = {
  TANPA_NOTA: ({ debet, kredit }) =>
    debet.includes('PIUTANG_GADAI') ||
    (debet.length === 1 &&
      debet[0] === 'PERSEDIAAN_BELI' &&
      !kredit.some((akun) => akun.startsWith('PERSEDIAAN'))),
  POTONGAN: ({ debet }) => debet.includes('POTONGAN_PENJUALAN'),
  HARGA: ({ debet, kredit }) => debet.includes('KAS') && kredit.some((akun) => UANG_MUKA.has(akun)),
};

/** What these journals show and nobody says: a document that leaves it out does not load. */
export const belumDiucapkan = (journals: readonly Jurnal[], ucapan: Ucapan): Diucapkan[] =>
  (Object.keys(DIUCAPKAN) as Diucapkan[]).filter(
    (jenis) => ucapan[jenis] === undefined && journals.some((one) => TANDA[jenis]?.(one)),
  );

/** Whether gold of a customer comes in: somebody has to say whether our nota comes with it. */
export const emasPelanggan = (transfers: readonly Transfer[]): boolean =>
  transfers.some((t) => t.buku === 'barang' && 'luar' in t.dari && t.dari.luar === 'PELANGGAN');

/** `jumlah` pieces alike. */
export type BarangTerikat = { berat: Miligram; kadar: MiliPersen; jumlah?: number };
type Ikatan = { harga: Rupiah; dibayar: Rupiah; barang: readonly BarangTerikat[] };

/** What a bound price lets out: its part that is promised. What is paid is the customer's, and its gold with it. */
export function terikatSisa({ harga, dibayar, barang }: Ikatan): Ukuran {
  const jumlah = rupiah(Math.max(0, harga - dibayar));
  const murni = barang.reduce((n, b) => n + emasMurni(b) * (b.jumlah ?? 1), 0);
  return { jumlah, murni: miligram(harga === 0 ? 0 : mulDiv(murni, jumlah, harga, 'up')) };
}

/** Where money is still ours. What a card machine owes is not: it may never come. */
const RUMAH: ReadonlySet<Akun> = new Set([...LACI, 'BANK', 'UANG_DALAM_PERJALANAN']);
/** Ways to pay that somebody has yet to see in the bank. */
const DIJANJIKAN: ReadonlySet<string> = new Set(['TRANSFER', 'DEBET', 'CREDIT', 'QRIS']);

/** Whom the shop owes for gold, or for work on it. */
const UTANG: ReadonlySet<Akun> = new Set(['UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG']);

const uangKeluar = (t: Transfer & { buku: 'uang' }): number =>
  (RUMAH.has(t.dari.akun) ? t.jumlah : 0) - (RUMAH.has(t.ke.akun) ? t.jumlah : 0);

const belumDilihat = ({ dari, ke, jenis, jumlah }: Transfer & { buku: 'uang' }): number =>
  DIJANJIKAN.has(jenis) && (ke.akun === 'BANK' || ke.akun === 'PIUTANG_EDC') && !RUMAH.has(dari.akun)
    ? jumlah
    : 0;

const diJalan = ({ dari, ke, jumlah }: Transfer & { buku: 'uang' }): number =>
  ke.akun === 'UANG_DALAM_PERJALANAN' && RUMAH.has(dari.akun) ? jumlah : 0;

const utang = ({ dari, ke, jumlah }: Transfer & { buku: 'uang' }): number =>
  (UTANG.has(dari.akun) ? jumlah : 0) - (UTANG.has(ke.akun) ? jumlah : 0);

/** Points and coupons that are given lie on the other side of the same accounts; a coupon of elsewhere costs here and now. */
const poin = ({ dari, ke, jumlah }: Transfer & { buku: 'uang' }): number =>
  ((ke.akun === 'LIABILITAS_POIN' || ke.akun === 'LIABILITAS_KUPON') && dari.akun !== 'BEBAN_POIN') ||
  (ke.akun === 'BEBAN_POIN' && dari.akun === 'KLIRING_PENJUALAN')
    ? jumlah
    : 0;

/**
 * What gold counts as that leaves for each place outside the trays. A customer pays for his, and each way to pay is measured by itself;
 * what is worked on comes out again in the same event.
 */
const KE_LUAR: Readonly<Record<TempatLuar, 'EMAS' | 'PERJALANAN' | null>> = {
  PELANGGAN: null,
  OLAH: null,
  KIRIM: 'PERJALANAN',
  SUPPLIER: 'EMAS',
  AWAL: 'EMAS',
  SUSUT: 'EMAS',
  HANCUR: 'EMAS',
  PELEBUR: 'EMAS',
};

const murniKe = (transfers: readonly Transfer[], jenis: 'EMAS' | 'PERJALANAN'): number =>
  transfers.reduce(
    (n, t) => n + (t.buku === 'barang' && 'luar' in t.ke && KE_LUAR[t.ke.luar] === jenis ? emasMurni(t) : 0),
    0,
  );

/** What these transfers let out of the house, with what the books do not say. Nothing for what brings something in. */
export function ukurLepas(
  transfers: readonly Transfer[],
  { tanpaNota, potongan, poinTangan, terikat, disetujui }: DiLuarBuku,
): Dilepas[] {
  const uang = transfers.filter((t) => t.buku === 'uang');
  const jumlah = (dari: (t: Transfer & { buku: 'uang' }) => number): Rupiah =>
    rupiah(
      Math.max(
        0,
        uang.reduce((n, t) => n + dari(t), 0),
      ),
    );
  const tunai = jumlah(uangKeluar);
  const tanpa = transfers.length > 0 ? tanpaNota : undefined;
  const satu = (jenis: Lepas, jumlah: Rupiah, murni = 0): Dilepas => ({
    jenis,
    jumlah,
    murni: miligram(murni),
  });
  return [
    satu('UANG', tunai),
    // What of it is paid out in money is money that leaves; the rest left as the goods it paid.
    satu('TANPA_NOTA', rupiah(Math.max(0, (tanpa?.jumlah ?? 0) - tunai)), tanpa?.murni),
    satu('BELUM_DILIHAT', jumlah(belumDilihat)),
    satu('PERJALANAN', jumlah(diJalan), murniKe(transfers, 'PERJALANAN')),
    satu('UTANG', jumlah(utang)),
    satu('POIN', rupiah(jumlah(poin) + (poinTangan ?? 0))),
    satu('POTONGAN', potongan ?? NOL_RUPIAH),
    satu('HARGA', terikat?.jumlah ?? NOL_RUPIAH, terikat?.murni),
    satu('EMAS', NOL_RUPIAH, disetujui ? 0 : murniKe(transfers, 'EMAS')),
  ].filter((one) => one.jumlah > 0 || one.murni > 0);
}

const kelas = (jenis: Lepas): KelasLepas => (jenis === 'TANPA_NOTA' ? 'UANG' : jenis);

/** The same under what has a ceiling. */
export function perKelas(dilepas: readonly Dilepas[]): Map<KelasLepas, Ukuran> {
  const semua = new Map<KelasLepas, Ukuran>();
  for (const { jenis, jumlah, murni } of dilepas) {
    const ada = semua.get(kelas(jenis));
    semua.set(kelas(jenis), {
      jumlah: rupiah((ada?.jumlah ?? 0) + jumlah),
      murni: miligram((ada?.murni ?? 0) + murni),
    });
  }
  return semua;
}
