/**
 * Stones of a piece: kind, number, carats, grades and certificate. A line may name a stone or a parcel of Master Berlian, which then
 * says what was left empty. 1 ct is 0.200 g, and what stones weigh is part of what of the piece is no gold. Domain R10.1, R10.2.
 */
import {
  formatGram,
  type Miligram,
  type MiliPersen,
  miligram,
  mulDiv,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { angka, gram, kode, pilihan, type Row, ref } from '@mustika/kernel/field.ts';
import { berlianResource } from '../../berlian/berlian.resource.ts';
import { jenisBatuResource } from '../../berlian/jenis-batu.resource.ts';
import { DAFTAR_MUTU, mutuBatu, SERTIFIKAT } from '../../berlian/mutu-batu.rule.ts';

/** Lines one piece may have; more stones of one kind are one line with their number. */
export const BATAS_BATU = 20;

/** One line. `karat` is carats of all its stones together, in thousandths inside. */
export const barisBatu = {
  kode_berlian: ref('Kode Berlian', () => berlianResource, { opsional: true }),
  kode_batu: ref('Jenis Batu', () => jenisBatuResource, { opsional: true }),
  jumlah: angka('Jumlah', { opsional: true, min: 1, max: 10_000 }),
  karat: gram('Karat (ct)', { opsional: true, min: 1, max: 10_000_000, satuan: 'ct' }),
  ...mutuBatu,
  sertifikat: pilihan('Sertifikat', SERTIFIKAT, { opsional: true }),
  no_sertifikat: kode('No Sertifikat', { opsional: true }),
} as const;

export type BarisBatu = Row<typeof barisBatu>;

/** Columns of a stone that a list of grades knows, with that list. */
export const DAFTAR_BATU = {
  kode_batu: jenisBatuResource,
  ...DAFTAR_MUTU,
} as const;
type KolomDaftar = keyof typeof DAFTAR_BATU;
const KOLOM_DAFTAR = Object.keys(DAFTAR_BATU) as KolomDaftar[];

/** What the shop knows of the codes that were named. */
export type AcuanBatu = {
  /** BERLIAN_MODULE. */
  modul: boolean;
  /** Living codes of the lists, as `kode_color:F`. */
  kode: ReadonlySet<string>;
  /** Living rows of Master Berlian. */
  master: ReadonlyMap<string, MasterBatu>;
  /** Kinds of stones that are diamonds. */
  berlian: ReadonlySet<string>;
  /** Rupiah of a dollar, as stones are priced; 0 while the store prices none by it. */
  kurs: Rupiah;
};

/** A stone of Master Berlian with what it is sold for. */
export type MasterBatu = BarisBatu & {
  satuan_harga?: 'CT' | 'PCS';
  harga_usd?: number;
  profit?: MiliPersen;
  ongkos_berlian?: Rupiah;
};

/** One of them is a diamond: the piece is a diamond piece. Domain R10.4. */
export const berbatuBerlian = (
  batu: readonly BarisBatu[],
  { berlian }: Pick<AcuanBatu, 'berlian'>,
): boolean => batu.some((satu) => satu.kode_batu !== null && berlian.has(satu.kode_batu));

/**
 * What stones of Master Berlian are sold for: dollars by the carat or by the stone at the rate of the store, with the profit on
 * them and the ongkos of each line. Nothing of a stone that is no entry there. Domain R10.3; vector 38.
 */
export function hargaBatu(
  batu: readonly BarisBatu[],
  { master, kurs }: Pick<AcuanBatu, 'master' | 'kurs'>,
): Rupiah {
  if (kurs === 0) return NOL_RUPIAH;
  return sum(
    batu.map((satu) => {
      const dari = satu.kode_berlian === null ? undefined : master.get(satu.kode_berlian);
      if (!dari?.harga_usd) return NOL_RUPIAH;
      const sedolar = rupiah(dari.harga_usd * kurs);
      const banyak = dari.satuan_harga === 'PCS' ? (satu.jumlah ?? 0) * 1000 : (satu.karat ?? 0);
      const harga = rupiah(mulDiv(sedolar, banyak, 1000, 'half-up'));
      const untung = persenDari(harga, dari.profit ?? (0 as MiliPersen), 'half-up');
      return sum([harga, untung, dari.ongkos_berlian ?? NOL_RUPIAH]);
    }),
  );
}

/** What a stone was priced at: dollars by the carat or by the stone, at the rate of that day. Nothing of one that has no price. */
export type HargaBatu = { satuan_harga: 'CT' | 'PCS' | null; harga_usd: number | null; kurs: Rupiah | null };

/** Everything a line may leave to its stone of Master Berlian, and what it is priced at: the rate stays with the stone. Domain R10.3. */
export function lengkapiBatu(baris: BarisBatu, { master, kurs }: AcuanBatu): BarisBatu & HargaBatu {
  const dari = baris.kode_berlian === null ? undefined : master.get(baris.kode_berlian);
  const harga: HargaBatu =
    dari?.harga_usd && kurs > 0
      ? { satuan_harga: dari.satuan_harga ?? 'CT', harga_usd: dari.harga_usd, kurs }
      : { satuan_harga: null, harga_usd: null, kurs: null };
  const diisi = { ...baris };
  for (const name of Object.keys(barisBatu) as (keyof BarisBatu)[])
    if (diisi[name] === null && dari) Object.assign(diisi, { [name]: dari[name] ?? null });
  return { ...diisi, sertifikat: diisi.sertifikat ?? 'TANPA', ...harga };
}

const TANPA_MODUL = 'modul berlian tidak aktif';

type Salah = { kolom: string; sebab: string };

function salahSatu(baris: BarisBatu, acuan: AcuanBatu): Salah[] {
  const salah: Salah[] = [];
  const tambah = (kolom: keyof BarisBatu, sebab: string): void => void salah.push({ kolom, sebab });
  if (baris.kode_berlian !== null && !acuan.master.has(baris.kode_berlian))
    return [{ kolom: 'kode_berlian', sebab: 'berlian tidak ada' }];
  const penuh = lengkapiBatu(baris, acuan);
  if (penuh.kode_batu === null) tambah('kode_batu', 'jenis batu kosong');
  if (penuh.jumlah === null) tambah('jumlah', 'jumlah batu kosong');
  if (penuh.karat === null) tambah('karat', 'karat batu kosong');
  // What the master says was checked when it was entered.
  for (const name of KOLOM_DAFTAR)
    if (baris[name] !== null && !acuan.kode.has(`${name}:${baris[name]}`))
      tambah(name, `${DAFTAR_BATU[name].label.replace('Master Batu ', '').toLowerCase()} tidak ada`);
  if ((penuh.sertifikat === 'TANPA') !== (penuh.no_sertifikat === null))
    tambah('no_sertifikat', 'sertifikat perlu nomor, dan tanpa sertifikat tidak ada nomor');
  else if (penuh.no_sertifikat !== null && penuh.jumlah !== 1)
    tambah('jumlah', 'sertifikat adalah milik satu batu');
  return salah;
}

/** What stones weigh together. */
export const beratBatu = (batu: readonly Pick<BarisBatu, 'karat'>[]): Miligram =>
  miligram(mulDiv(sum(batu.map(({ karat }) => karat ?? miligram(0))), 1, 5, 'half-up'));

/** A scale of a shop reads to the hundredth of a gram. */
const PEMBACAAN = 10;

/** Null when the stones fit into what of the piece is no gold. */
export function salahBeratBatu(
  batu: readonly Pick<BarisBatu, 'karat'>[],
  berat_atribut: Miligram,
): string | null {
  const berat = beratBatu(batu);
  return berat > berat_atribut + PEMBACAAN
    ? `berat batu ${formatGram(berat)} g melebihi berat atribut ${formatGram(berat_atribut)} g`
    : null;
}

/** What stones have against themselves and the shop, by the path of their field; `acuan` is there whenever there are stones. */
export function salahBatu(
  batu: readonly BarisBatu[],
  acuan: AcuanBatu,
  berat_atribut: Miligram | null,
): Salah[] {
  if (batu.length === 0) return [];
  if (!acuan.modul) return [{ kolom: 'batu', sebab: TANPA_MODUL }];
  const salah = batu.flatMap((baris, index) =>
    salahSatu(baris, acuan).map(({ kolom, sebab }) => ({ kolom: `batu.${index}.${kolom}`, sebab })),
  );
  if (salah.length > 0 || berat_atribut === null) return salah;
  const berat = salahBeratBatu(
    batu.map((baris) => lengkapiBatu(baris, acuan)),
    berat_atribut,
  );
  return berat === null ? [] : [{ kolom: 'berat_atribut', sebab: berat }];
}

const ct = (karat: Miligram): string => `${formatGram(karat).replace(/[.,]?0+$/, '')}ct`;

/** Stones for a tag, said at length first: every line, the number of all with their carats, their carats. */
export function batuSingkat(batu: readonly Pick<BarisBatu, 'jumlah' | 'kode_batu' | 'karat'>[]): string[] {
  if (batu.length === 0) return [];
  const karat = sum(batu.map((baris) => baris.karat ?? miligram(0)));
  const jumlah = batu.reduce((all, baris) => all + (baris.jumlah ?? 1), 0);
  const berat = karat > 0 ? ct(karat) : '';
  const satu = batu.map(({ jumlah: banyak, kode_batu, karat: milik }) =>
    [`${banyak ?? 1}${kode_batu ?? ''}`, milik ? ct(milik) : ''].filter(Boolean).join(' '),
  );
  return [...new Set([satu.join(' '), [`${jumlah} BT`, berat].filter(Boolean).join(' '), berat])].filter(
    Boolean,
  );
}
