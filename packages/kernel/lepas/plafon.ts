/** The ceilings of what one person may let out alone, and whom more than that needs. Domain R4.14; docs/decisions/0068. */
import { formatGram, formatRupiah, type Miligram, miligram, type Rupiah, rupiah } from '../amount.ts';
import type { Approval, Rincian } from '../approval.ts';
import type { Level } from '../gate.ts';
import { readSetting, type SettingKey, type Settings } from '../settings/settings.ts';
import type { KelasLepas, Ukuran } from './lepas.ts';

type Store = { settings: Settings };
/** In one act and in a day; `gram` fine gold of a day, `kepada` what one person is given in a day, by whoever. */
export type Batas = { sekali?: Rupiah; sehari?: Rupiah; gram?: Miligram; kepada?: Rupiah };

/** Settings of this kind of value. */
type Bernilai<V> = {
  [K in SettingKey]: ReturnType<typeof readSetting<K>> extends V ? K : never;
}[SettingKey];
type Pasang<V> = readonly [kasir: Bernilai<V>, spv: Bernilai<V>];
/** The settings of a `Batas`; what has none for one act has that of the day, and gold alone has none in rupiah. */
export type Plafon = {
  sekali?: Pasang<Rupiah>;
  sehari?: Pasang<Rupiah>;
  gram?: Pasang<Miligram>;
  kepada?: Pasang<Rupiah>;
};

export const PLAFON: Readonly<Record<KelasLepas, Plafon>> = {
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
  HARGA: {
    sekali: ['BATAS_IKAT_KASIR', 'BATAS_IKAT_SPV'],
    sehari: ['BATAS_IKAT_HARIAN_KASIR', 'BATAS_IKAT_HARIAN_SPV'],
    gram: ['BATAS_GRAM_IKAT_KASIR', 'BATAS_GRAM_IKAT_SPV'],
  },
  EMAS: { gram: ['BATAS_GRAM_KELUAR_KASIR', 'BATAS_GRAM_KELUAR_SPV'] },
};

const batasDari = (store: Store, jenis: KelasLepas, untuk: 'KASIR' | 'SPV'): Batas => {
  const baca = <V extends number>([kasir, spv]: Pasang<V>): V =>
    readSetting(store, untuk === 'KASIR' ? kasir : spv) as V;
  const { sehari, sekali = sehari, gram, kepada } = PLAFON[jenis];
  return {
    ...(sekali && sehari ? { sekali: baca(sekali), sehari: baca(sehari) } : {}),
    ...(gram ? { gram: baca(gram) } : {}),
    ...(kepada ? { kepada: baca(kepada) } : {}),
  };
};

/** What somebody of this level may let out alone; null for the owner, whose it is. */
export const batasSendiri = (store: Store, level: Level, jenis: KelasLepas): Batas | null =>
  level === 'OWN' ? null : batasDari(store, jenis, level === 'KASIR' ? 'KASIR' : 'SPV');

export type BatasBaris = Batas & { jenis: KelasLepas; siapa: 'KASIR' | 'SPV' };

/** The table of all ceilings: a cashier's, and everybody else's but the owner's. */
export const batasBaris = (store: Store): BatasBaris[] =>
  (Object.keys(PLAFON) as KelasLepas[]).flatMap((jenis) =>
    (['KASIR', 'SPV'] as const).map((siapa) => ({ jenis, siapa, ...batasDari(store, jenis, siapa) })),
  );

/** Kategori of these approvals, and what each is asked as. */
const KATEGORI = 'batas';
export const LEWAT_BATAS: Readonly<Record<KelasLepas, string>> = {
  UANG: 'payout above ceiling',
  BELUM_DILIHAT: 'goods for money nobody has seen',
  PERJALANAN: 'on its way above ceiling',
  UTANG: 'supplier debt above ceiling',
  POIN: 'points above ceiling',
  POTONGAN: 'discounts above ceiling',
  HARGA: 'bound price above ceiling',
  EMAS: 'gold out above ceiling',
};

export const NAMA_LEPAS: Readonly<Record<KelasLepas, string>> = {
  UANG: 'Uang keluar',
  BELUM_DILIHAT: 'Non cash yang belum divalidasi',
  PERJALANAN: 'Kiriman di perjalanan',
  UTANG: 'Utang supplier dan tukang',
  POIN: 'Poin dan kupon',
  POTONGAN: 'Potongan harga',
  HARGA: 'Harga diikat yang belum dibayar',
  EMAS: 'Emas keluar tanpa uang',
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
  satu.jumlah > (batas.sekali ?? Infinity) ||
  sehari.jumlah > (batas.sehari ?? Infinity) ||
  (satu.murni > 0 && sehari.murni > (batas.gram ?? Infinity)) ||
  (kepada !== null && kepada > (batas.kepada ?? Infinity));

function rincianLepas(
  user_id: string,
  jenis: KelasLepas,
  batas: Batas,
  { satu, sehari, kepada }: Diukur,
): Rincian[] {
  const nama = NAMA_LEPAS[jenis];
  const emas = (nilai: Miligram): string => `${formatGram(nilai)} g emas murni`;
  return [
    ...(satu.jumlah > 0 && batas.sekali !== undefined
      ? [{ label: nama, nilai: sampai(satu.jumlah, batas.sekali) }]
      : []),
    ...(sehari.jumlah > 0 && batas.sehari !== undefined
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
