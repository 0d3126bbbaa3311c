/**
 * A new piece before it is posted: what must exist and hold, and what is filled in when it was not typed.
 * The form, the JSON call and the import of a file all come through here. Spec 1 §5, Domain 2.1, R3.3, R3.6.
 */

import {
  formatPersen,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  miligram,
  NOL_RUPIAH,
  type Rupiah,
  roundBerat,
} from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting, type Settings } from '@mustika/kernel/settings/settings.ts';
import {
  type AcuanBatu,
  type BarisBatu,
  beratBatu,
  berbatuBerlian,
  hargaBatu,
  lengkapiBatu,
  salahBatu,
} from '../batu/batu-barang.rule.ts';
import { type GolonganModal, golonganModal } from '../golongan-modal.rule.ts';
import { ongkosBarang, type TipeOngkos } from '../harga-barang.rule.ts';

/** A line as typed or imported: weights and money are inside units, null where nothing was given. */
export type BarisBarang = {
  kode_barcode: string | null;
  kode_intern: string | null;
  kode_group: string;
  kode_dept: string;
  kode_gudang: string;
  kode_baki: string;
  nama_barang: string;
  berat_asli: Miligram;
  /** Trade weight; null means from berat_asli. */
  berat: Miligram | null;
  kadar: MiliPersen | null;
  kadar_cetak: string | null;
  tipe_ongkos: TipeOngkos | null;
  ongkos: Rupiah | null;
  nama_atribut: string | null;
  berat_atribut: Miligram | null;
  harga_atribut: Rupiah | null;
  berat_plastik: Miligram | null;
  kode_bandrol: string | null;
  size: string | null;
  harga_modal: Rupiah | null;
  harga_bandrol: Rupiah | null;
  supplier: string | null;
  ada_faktur_masukan: boolean | null;
  no_faktur_masukan: string | null;
  batu?: readonly BarisBatu[];
};

/** What the shop's master data say about the codes of the lines; only active rows. */
export type Acuan = {
  grup: ReadonlyMap<string, { kadar: MiliPersen; harga_modal: Rupiah; markis: boolean; aksesoris: boolean }>;
  jenis: ReadonlySet<string>;
  /** Kinds among them that are sold with stones. */
  berlian: ReadonlySet<string>;
  gudang: ReadonlySet<string>;
  /** kode_baki -> kode_gudang. */
  baki: ReadonlyMap<string, string>;
  kadar: readonly { kadar: MiliPersen; kadar_cetak: string }[];
  ongkos: readonly ParameterOngkos[];
  /** Living price tags with the price that stands on them, null where it is written by hand. */
  bandrol: ReadonlyMap<string, Rupiah | null>;
  /** Codes of living suppliers; null where the shop keeps no list of them and any name will do. */
  supplier: ReadonlySet<string> | null;
  /** The store keeps sizes of jewellery (SIZE_PERHIASAN_MODULE). */
  ukuran: boolean;
  /** Lists of stones; there wherever a line has stones. */
  batu?: AcuanBatu;
};

export type ParameterOngkos = {
  kode_group: string | null;
  kode_dept: string | null;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  ongkos_minimum: Rupiah;
};

/** Column and cause, as the import's error list and the form's fields show them. */
export type Salah = { kolom: string; sebab: string };

/** A piece ready to be written: every column has its value. */
export type BarangLengkap = {
  [K in keyof BarisBarang]: NonNullable<BarisBarang[K]> | (K extends Opsional ? null : never);
} & { golongan_modal: GolonganModal };
type Opsional =
  | 'kode_intern'
  | 'nama_atribut'
  | 'kode_bandrol'
  | 'size'
  | 'harga_bandrol'
  | 'supplier'
  | 'no_faktur_masukan';

/** Codes that no active master row has. */
export function salahAcuan(
  baris: Pick<
    BarisBarang,
    'kode_group' | 'kode_dept' | 'kode_gudang' | 'kode_baki' | 'supplier' | 'kode_bandrol'
  >,
  acuan: Acuan,
): Salah[] {
  const salah: Salah[] = [];
  if (!acuan.grup.has(baris.kode_group)) salah.push({ kolom: 'kode_group', sebab: 'group tidak ada' });
  if (!acuan.jenis.has(baris.kode_dept)) salah.push({ kolom: 'kode_dept', sebab: 'jenis tidak ada' });
  if (!acuan.gudang.has(baris.kode_gudang)) salah.push({ kolom: 'kode_gudang', sebab: 'gudang tidak ada' });
  const gudang = acuan.baki.get(baris.kode_baki);
  if (gudang === undefined) salah.push({ kolom: 'kode_baki', sebab: 'baki tidak ada' });
  else if (gudang !== baris.kode_gudang && acuan.gudang.has(baris.kode_gudang))
    salah.push({ kolom: 'kode_baki', sebab: `baki ada di gudang ${gudang}` });
  if (baris.supplier !== null && acuan.supplier?.has(baris.supplier) === false)
    salah.push({ kolom: 'supplier', sebab: 'supplier tidak ada' });
  if (baris.kode_bandrol !== null && !acuan.bandrol.has(baris.kode_bandrol))
    salah.push({ kolom: 'kode_bandrol', sebab: 'bandrol tidak ada' });
  return salah;
}

/** The price on the tag: typed for this piece, else printed on every tag of its code. Domain R3.11. */
const hargaTertera = (
  { harga_bandrol, kode_bandrol }: Pick<BarisBarang, 'harga_bandrol' | 'kode_bandrol'>,
  { bandrol }: Acuan,
): Rupiah | null => harga_bandrol ?? (kode_bandrol === null ? null : (bandrol.get(kode_bandrol) ?? null));

/**
 * A markis piece takes no price from its group (Domain 2.1), so it must bring its own fixed price; otherwise the till
 * would sell it for its ongkos.
 */
export function salahHarga(
  baris: Pick<BarisBarang, 'kode_group' | 'harga_bandrol' | 'kode_bandrol'>,
  acuan: Acuan,
): Salah[] {
  const markis = acuan.grup.get(baris.kode_group)?.markis ?? false;
  return markis && !hargaTertera(baris, acuan)
    ? [{ kolom: 'harga_bandrol', sebab: 'group markis perlu harga bandrol' }]
    : [];
}

/**
 * What the scale says is the most a piece can be traded for. Above it stands only what rounding explains: to the hundredth of
 * a gram, as shops write their lists (a seventh of the client's own example), or the steps of R3.6.
 */
export const salahBerat = ({ berat, berat_asli }: Pick<BarisBarang, 'berat' | 'berat_asli'>): Salah[] =>
  berat !== null && berat > Math.max(Math.ceil(berat_asli / 10) * 10, roundBerat(berat_asli))
    ? [{ kolom: 'berat', sebab: 'berat tidak boleh melebihi berat asli' }]
    : [];

/**
 * Without a supplier the cost becomes capital of the owner, so it is told, not guessed. With one the group's cost per gram
 * stands in for the invoice that settles it.
 */
export const salahModal = ({
  supplier,
  harga_modal,
}: Pick<BarisBarang, 'supplier' | 'harga_modal'>): Salah[] =>
  supplier === null && harga_modal === null
    ? [{ kolom: 'harga_modal', sebab: 'harga modal harus diisi bila tanpa supplier' }]
    : [];

/** Refused with all that is wrong, each at its column of the list it was typed in. */
export function tolakBaris(salah: readonly (Salah & { baris: number })[], daftar = 'baris'): void {
  const detail = salah
    .slice(0, 50)
    .map(({ baris, kolom, sebab }) => ({ path: `${daftar}.${baris}.${kolom}`, message: sebab }));
  if (detail.length > 0) reject(umum.INPUT_TIDAK_VALID, detail, detail[0]?.message);
}

/** Everything a line may have against itself and the shop's master data. */
export const salahBaris = (baris: BarisBarang, acuan: Acuan): Salah[] => [
  ...salahAcuan(baris, acuan),
  ...salahHarga(baris, acuan),
  ...salahUkuran(baris, acuan),
  ...salahBerat(baris),
  ...salahModal(baris),
  ...(acuan.batu ? salahBatu(baris.batu ?? [], acuan.batu, baris.berat_atribut) : []),
];

/** Said of a size where the store keeps none, at intake and when a piece is changed. */
export const TANPA_UKURAN = 'modul ukuran perhiasan tidak aktif';

/** A store without SIZE_PERHIASAN_MODULE keeps no sizes. Domain R11.8. */
export const salahUkuran = (
  { size }: Pick<BarisBarang, 'size'>,
  { ukuran }: Pick<Acuan, 'ukuran'>,
): Salah[] => (size !== null && !ukuran ? [{ kolom: 'size', sebab: TANPA_UKURAN }] : []);

/** The row for this group and kind, else for the group, else for the kind, else the general one. */
export function parameterOngkosUntuk(
  baris: Pick<BarisBarang, 'kode_group' | 'kode_dept'>,
  rows: readonly ParameterOngkos[],
): ParameterOngkos | null {
  const fits = (row: ParameterOngkos, group: string | null, dept: string | null): boolean =>
    row.kode_group === group && row.kode_dept === dept;
  const { kode_group, kode_dept } = baris;
  for (const [group, dept] of [
    [kode_group, kode_dept],
    [kode_group, null],
    [null, kode_dept],
    [null, null],
  ] as const) {
    const row = rows.find((candidate) => fits(candidate, group, dept));
    if (row) return row;
  }
  return null;
}

/**
 * Ongkos as typed, else the parameter's; below its minimum the parameter asks for the minimum per piece. The form asks
 * here too, so that the price it shows while typing is the price of the tag. Domain R3.3.
 */
export function ongkosBawaan(
  baris: Pick<BarisBarang, 'kode_group' | 'kode_dept' | 'tipe_ongkos' | 'ongkos'>,
  berat: Miligram,
  parameter: readonly ParameterOngkos[],
): { tipe_ongkos: TipeOngkos; ongkos: Rupiah } {
  if (baris.ongkos !== null) return { tipe_ongkos: baris.tipe_ongkos ?? 'GRAM', ongkos: baris.ongkos };
  const row = parameterOngkosUntuk(baris, parameter);
  if (!row) return { tipe_ongkos: baris.tipe_ongkos ?? 'GRAM', ongkos: NOL_RUPIAH };
  if (ongkosBarang(row.tipe_ongkos, row.ongkos, berat) < row.ongkos_minimum)
    return { tipe_ongkos: 'TOTAL', ongkos: row.ongkos_minimum };
  return { tipe_ongkos: row.tipe_ongkos, ongkos: row.ongkos };
}

/** Trade weight: as typed; else rounded when the store rounds, unless rounding would leave nothing (R3.6). */
export function beratDagang(berat: Miligram | null, berat_asli: Miligram, bulatkan: boolean): Miligram {
  if (berat !== null) return berat;
  const rounded = bulatkan ? roundBerat(berat_asli) : berat_asli;
  return rounded > 0 ? rounded : berat_asli;
}

/** Text for the nota: the kadar master's, else the percentage itself. */
function kadarCetak(kadar: MiliPersen, acuan: Acuan): string {
  return acuan.kadar.find((row) => row.kadar === kadar)?.kadar_cetak ?? `${formatPersen(kadar)}%`;
}

/** Fills in what was not typed. Call it only for lines without a `salahAcuan`. */
export function lengkapi(
  baris: BarisBarang,
  kode_barcode: string,
  acuan: Acuan,
  { bulatkan }: { bulatkan: boolean },
): BarangLengkap {
  const grup = acuan.grup.get(baris.kode_group);
  if (!grup) throw new Error(`lengkapi needs the group ${baris.kode_group}`);
  const berat = beratDagang(baris.berat, baris.berat_asli, bulatkan);
  const kadar = baris.kadar ?? grup.kadar;
  const batu = (baris.batu ?? []).map((satu) => (acuan.batu ? lengkapiBatu(satu, acuan.batu) : satu));
  return {
    ...baris,
    ...ongkosBawaan(baris, berat, acuan.ongkos),
    kode_barcode,
    golongan_modal: golonganModal({
      aksesoris: grup.aksesoris,
      berlian:
        acuan.berlian.has(baris.kode_dept) || (acuan.batu !== undefined && berbatuBerlian(batu, acuan.batu)),
    }),
    berat,
    kadar,
    kadar_cetak: baris.kadar_cetak ?? kadarCetak(kadar, acuan),
    batu,
    // What nobody weighed apart is at least its stones.
    berat_atribut: baris.berat_atribut ?? beratBatu(batu),
    harga_atribut: baris.harga_atribut ?? (acuan.batu ? hargaBatu(batu, acuan.batu) : NOL_RUPIAH),
    berat_plastik: baris.berat_plastik ?? miligram(0),
    harga_bandrol: hargaTertera(baris, acuan),
    // Of a supplier's delivery without a typed cost (`salahModal`): the group's cost per gram is the shop's own estimate.
    harga_modal: baris.harga_modal ?? hargaBerat(grup.harga_modal, berat),
    // Who gives the number of a faktur has one.
    ada_faktur_masukan: baris.no_faktur_masukan !== null || (baris.ada_faktur_masukan ?? false),
  };
}

/** On when the store rounds the weight of new pieces for trade. Domain R3.6. */
export const bulatkanBerat = (store: { settings: Settings }): boolean =>
  readSetting(store, 'PEMBULATAN_BERAT');
