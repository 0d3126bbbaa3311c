/**
 * What one person may let out of the house alone, in one act and in a day, by his level. An attack moved Rp 2.66 billion as one
 * cashier with one purchase, and when money had a ceiling, gold had none: a cashier took 141 g against pieces that he invented
 * and 371 g against a transfer that never came. So everything that leaves is measured from the books that an act posts, whatever
 * document it is, and whoever wants more than his ceiling needs somebody whose ceiling is higher; above the supervisor's, the
 * owner. Domain R4.14; the figures are ours, on by default. docs/decisions/0068.
 */
import {
  emasMurni,
  formatGram,
  formatRupiah,
  type Miligram,
  miligram,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
} from './amount.ts';
import type { Approval, Rincian } from './approval.ts';
import type { Level } from './gate.ts';
import { readSetting, type SettingKey, type Settings } from './settings/settings.ts';
import type { Akun, Transfer } from './transfer.ts';

/**
 * `UANG` money that leaves, `TANPA_NOTA` what is taken over beyond it without a nota of ours (measured with it), `BELUM_DILIHAT`
 * what is given against a transfer or a card that nobody has seen in the bank yet, `PERJALANAN` money and gold on their way to
 * another store, `UTANG` what a supplier is owed more, `POIN` a member's points as payment, for a gift or by hand, `POTONGAN` discounts nobody agreed to.
 */
export const LEPAS = [
  'UANG',
  'TANPA_NOTA',
  'BELUM_DILIHAT',
  'PERJALANAN',
  'UTANG',
  'POIN',
  'POTONGAN',
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
  /** Discounts that no second person agreed to. */
  potongan?: Rupiah;
};

/** Where money is still ours. What a card machine owes is not: it may never come. */
const RUMAH: ReadonlySet<Akun> = new Set(['KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN']);
/** Ways to pay that somebody has yet to see in the bank. */
const DIJANJIKAN: ReadonlySet<string> = new Set(['TRANSFER', 'DEBET', 'CREDIT']);

const uangKeluar = (t: Transfer & { buku: 'uang' }): number =>
  (RUMAH.has(t.dari.akun) ? t.jumlah : 0) - (RUMAH.has(t.ke.akun) ? t.jumlah : 0);

const belumDilihat = ({ dari, ke, jenis, jumlah }: Transfer & { buku: 'uang' }): number =>
  DIJANJIKAN.has(jenis) && (ke.akun === 'BANK' || ke.akun === 'PIUTANG_EDC') && !RUMAH.has(dari.akun)
    ? jumlah
    : 0;

const diJalan = ({ dari, ke, jumlah }: Transfer & { buku: 'uang' }): number =>
  ke.akun === 'UANG_DALAM_PERJALANAN' && RUMAH.has(dari.akun) ? jumlah : 0;

const utang = ({ dari, ke, jumlah }: Transfer & { buku: 'uang' }): number =>
  (dari.akun === 'UTANG_SUPPLIER' ? jumlah : 0) - (ke.akun === 'UTANG_SUPPLIER' ? jumlah : 0);

/** Points that are given lie on the other side of the same account. */
const poin = ({ dari, ke, jumlah }: Transfer & { buku: 'uang' }): number =>
  ke.akun === 'LIABILITAS_POIN' && dari.akun !== 'BEBAN_POIN' ? jumlah : 0;

const murniKirim = (t: Transfer): number =>
  t.buku === 'barang' && 'luar' in t.ke && t.ke.luar === 'KIRIM' ? emasMurni(t) : 0;

/** What these transfers let out of the house, with what the books do not say. Nothing for what brings something in. */
export function ukurLepas(
  transfers: readonly Transfer[],
  { tanpaNota, potongan, poinTangan }: DiLuarBuku,
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
  const dikirim = transfers.reduce((n, t) => n + murniKirim(t), 0);
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
    satu('PERJALANAN', jumlah(diJalan), dikirim),
    satu('UTANG', jumlah(utang)),
    satu('POIN', rupiah(jumlah(poin) + (poinTangan ?? 0))),
    satu('POTONGAN', transfers.length > 0 ? (potongan ?? NOL_RUPIAH) : NOL_RUPIAH),
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

type Store = { settings: Settings };
/** In one act and in a day; `gram` fine gold of a day, `kepada` what one person is given in a day, by whoever. */
export type Batas = { sekali: Rupiah; sehari: Rupiah; gram?: Miligram; kepada?: Rupiah };

/** Settings of this kind of value. */
type Bernilai<V> = {
  [K in SettingKey]: ReturnType<typeof readSetting<K>> extends V ? K : never;
}[SettingKey];
type Pasang<V> = readonly [kasir: Bernilai<V>, spv: Bernilai<V>];
/** The settings of a `Batas`; what has none for one act has that of the day. */
type Plafon = {
  sekali?: Pasang<Rupiah>;
  sehari: Pasang<Rupiah>;
  gram?: Pasang<Miligram>;
  kepada?: Pasang<Rupiah>;
};

const PLAFON: Readonly<Record<KelasLepas, Plafon>> = {
  UANG: {
    sekali: ['BATAS_KELUAR_KASIR', 'BATAS_KELUAR_SPV'],
    sehari: ['BATAS_KELUAR_HARIAN_KASIR', 'BATAS_KELUAR_HARIAN_SPV'],
    gram: ['BATAS_GRAM_TANPA_NOTA_KASIR', 'BATAS_GRAM_TANPA_NOTA_SPV'],
    kepada: ['BATAS_KELUAR_LAWAN', 'BATAS_KELUAR_SPV'],
  },
  BELUM_DILIHAT: {
    sekali: ['BATAS_NON_CASH_KASIR', 'BATAS_NON_CASH_SPV'],
    sehari: ['BATAS_NON_CASH_HARIAN_KASIR', 'BATAS_NON_CASH_HARIAN_SPV'],
  },
  PERJALANAN: {
    sekali: ['BATAS_JALAN_KASIR', 'BATAS_JALAN_SPV'],
    sehari: ['BATAS_JALAN_HARIAN_KASIR', 'BATAS_JALAN_HARIAN_SPV'],
    gram: ['BATAS_GRAM_JALAN_KASIR', 'BATAS_GRAM_JALAN_SPV'],
  },
  UTANG: {
    sekali: ['BATAS_UTANG_KASIR', 'BATAS_UTANG_SPV'],
    sehari: ['BATAS_UTANG_HARIAN_KASIR', 'BATAS_UTANG_HARIAN_SPV'],
  },
  POIN: {
    sekali: ['BATAS_POIN_KASIR', 'BATAS_POIN_SPV'],
    sehari: ['BATAS_POIN_HARIAN_KASIR', 'BATAS_POIN_HARIAN_SPV'],
  },
  POTONGAN: { sehari: ['BATAS_POTONGAN_HARIAN_KASIR', 'BATAS_POTONGAN_HARIAN_SPV'] },
};

const batasDari = (store: Store, jenis: KelasLepas, untuk: 'KASIR' | 'SPV'): Batas => {
  const baca = <V extends number>([kasir, spv]: Pasang<V>): V =>
    readSetting(store, untuk === 'KASIR' ? kasir : spv) as V;
  const { sehari, sekali = sehari, gram, kepada } = PLAFON[jenis];
  return {
    sekali: baca(sekali),
    sehari: baca(sehari),
    ...(gram ? { gram: baca(gram) } : {}),
    ...(kepada ? { kepada: baca(kepada) } : {}),
  };
};

/** What somebody of this level may let out alone; null for the owner, whose it is. */
export const batasSendiri = (store: Store, level: Level, jenis: KelasLepas): Batas | null =>
  level === 'OWN' ? null : batasDari(store, jenis, level === 'KASIR' ? 'KASIR' : 'SPV');

/** Kategori of these approvals, and what each is asked as. */
const KATEGORI = 'batas';
export const LEWAT_BATAS: Readonly<Record<KelasLepas, string>> = {
  UANG: 'payout above ceiling',
  BELUM_DILIHAT: 'goods for money nobody has seen',
  PERJALANAN: 'on its way above ceiling',
  UTANG: 'supplier debt above ceiling',
  POIN: 'points above ceiling',
  POTONGAN: 'discounts above ceiling',
};

export const NAMA_LEPAS: Readonly<Record<KelasLepas, string>> = {
  UANG: 'Uang keluar',
  BELUM_DILIHAT: 'Non cash yang belum divalidasi',
  PERJALANAN: 'Kiriman di perjalanan',
  UTANG: 'Utang supplier',
  POIN: 'Poin',
  POTONGAN: 'Potongan harga',
};

export type Pelepasan = {
  user_id: string;
  level: Level;
  /** This act. */
  dilepas: ReadonlyMap<KelasLepas, Ukuran>;
  /** What he let out today before it. */
  hariIni: Readonly<Partial<Record<KelasLepas, Ukuran>>>;
  /** What the store let out today before it to whom this goes; null when nobody is named. */
  lawanHariIni: Rupiah | null;
};

const sampai = (nilai: Rupiah, batas: Rupiah): string =>
  `${formatRupiah(nilai)} dari batas ${formatRupiah(batas)}`;

/** A figure of it may be what goods cost, which not everybody may know. */
const tertutup = (jenis: KelasLepas, baris: Rincian): Rincian =>
  jenis === 'UTANG' ? { ...baris, nilai: 'melewati batas', rahasia: 'modal', lengkap: baris.nilai } : baris;

type Diukur = { satu: Ukuran; sehari: Ukuran; kepada: Rupiah | null };

const lewat = (batas: Batas, { satu, sehari, kepada }: Diukur): boolean =>
  satu.jumlah > batas.sekali ||
  sehari.jumlah > batas.sehari ||
  (satu.murni > 0 && batas.gram !== undefined && sehari.murni > batas.gram) ||
  (batas.kepada !== undefined && kepada !== null && kepada > batas.kepada);

function rincianLepas(
  user_id: string,
  jenis: KelasLepas,
  batas: Batas,
  { satu, sehari, kepada }: Diukur,
): Rincian[] {
  const nama = NAMA_LEPAS[jenis];
  const emas = (nilai: Miligram): string => `${formatGram(nilai)} g emas murni`;
  return [
    ...(satu.jumlah > 0 ? [{ label: nama, nilai: sampai(satu.jumlah, batas.sekali) }] : []),
    ...(sehari.jumlah > 0
      ? [{ label: `${nama} hari ini oleh ${user_id}`, nilai: sampai(sehari.jumlah, batas.sehari) }]
      : []),
    ...(satu.murni > 0 && batas.gram !== undefined
      ? [
          {
            label: `Emas hari ini oleh ${user_id}`,
            nilai: `${emas(sehari.murni)} dari batas ${emas(batas.gram)}`,
          },
        ]
      : []),
    ...(batas.kepada !== undefined && kepada !== null && kepada > batas.kepada
      ? [{ label: `${nama} hari ini kepada orang yang sama`, nilai: sampai(kepada, batas.kepada) }]
      : []),
  ].map((baris) => tertutup(jenis, baris));
}

/** Whom the act needs beside the one who does it, if anybody. */
export function persetujuanLepas(
  store: Store,
  { user_id, level, dilepas, hariIni, lawanHariIni }: Pelepasan,
): Approval[] {
  return [...dilepas].flatMap(([jenis, satu]) => {
    const batas = batasSendiri(store, level, jenis);
    const dulu = hariIni[jenis];
    const diukur: Diukur = {
      satu,
      sehari: {
        jumlah: rupiah((dulu?.jumlah ?? 0) + satu.jumlah),
        murni: miligram((dulu?.murni ?? 0) + satu.murni),
      },
      kepada: lawanHariIni === null ? null : rupiah(lawanHariIni + satu.jumlah),
    };
    if (!batas || !lewat(batas, diukur)) return [];
    const oleh =
      level !== 'KASIR' || lewat(batasDari(store, jenis, 'SPV'), diukur) ? { oleh: 'OWN' as const } : {};
    const rincian = rincianLepas(user_id, jenis, batas, diukur);
    return [{ kategori: KATEGORI, description: LEWAT_BATAS[jenis], rincian, ...oleh }];
  });
}
