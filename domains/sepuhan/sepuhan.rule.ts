/**
 * Washing, mending, melting and making by a craftsman: what is sent, what comes back, and how much loss is ordinary. A shipment is a batch
 * of its own: what lies at the craftsman has its number and its cost until it is closed. Domain 7; docs/decisions/0086, 0097.
 */
import { formatPersen, type MiliPersen, mulDiv } from '@mustika/kernel/amount.ts';
import { angka, gram, kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { all, pusat } from '@mustika/kernel/gate.ts';
import { readSetting, type Settings } from '@mustika/kernel/settings/settings.ts';
import type { Tempat, UjungUang } from '@mustika/kernel/transfer.ts';
import { type LotTujuan, lotRosok } from '../lot/lot.rule.ts';
import { PERLAKUAN_SUSUT, type PerlakuanSusut } from '../lot/olah-lot.rule.ts';
import { SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { diTukang } from '../lot/tempat-lot.rule.ts';
import { tukangResource } from '../master/tukang.resource.ts';

/** What a craftsman does with gold, which is the kind of its lot while he has it. */
export const PEKERJAAN = [
  ['CUCI', 'Cuci'],
  ['PATRI', 'Patri / Servis'],
  ['LEBUR', 'Lebur'],
  ['BUAT', 'Buat Barang'],
] as const;
/** The same of gold that head office works on; on paper it says where it goes. */
export const KE_PUSAT = ['PUSAT', 'Kirim Ke Pusat'] as const;
export type Pekerjaan = (typeof PEKERJAAN)[number][0];
/** Such work makes something else of the metal: it is metal only from then on, which nobody counts. */
export const menjadiLain = (pekerjaan: Pekerjaan): boolean => pekerjaan === 'LEBUR' || pekerjaan === 'BUAT';

/** Gold that leaves for a craftsman or head office. */
export const JENIS_DIKIRIM = [
  ['BALENAN', 'Barang Beli'],
  ['CUCI', 'Cuci'],
  ['PATRI', 'Patri / Servis'],
  ['ROSOK', 'Rosok'],
  ['MURNI', 'Emas Murni'],
] as const;
/** Their codes. */
export const KODE_DIKIRIM = JENIS_DIKIRIM.map(([kode]) => kode);
/** Pieces are made of metal that nobody waits for: what was sorted to be washed or mended is goods. */
const BAHAN_BUAT: readonly string[] = ['BALENAN', 'ROSOK', 'MURNI'];
/** Whether a lot of this kind may leave for such work. */
export const dapatDikirim = (jenis: string, pekerjaan: Pekerjaan | 'PUSAT'): boolean =>
  (pekerjaan === 'BUAT' ? BAHAN_BUAT : (KODE_DIKIRIM as readonly string[])).includes(jenis);
/** All of it that is not for sale as it is; a piece that was bought or destroyed counts with the lots of its kind. */
export const JENIS_AKTIF = [
  ...JENIS_DIKIRIM,
  ['LEBUR', 'Lebur'],
  ['BUAT', 'Buat Barang'],
  ['SUSUT', 'Susut Belum Ditutup'],
  ['TAGIHAN', 'Tagihan Tukang'],
  ['KIRIM', 'Dalam Perjalanan'],
] as const;
/** What a lot is. */
export const jenis_lot = pilihan('Jenis', JENIS_DIKIRIM, { width: 12 });

/** Journals of what leaves for a craftsman. */
export const TRX_KIRIM = 'SEPUHAN KIRIM';
/** Journals of what goes to head office, at both ends. */
export const TRX_PUSAT = 'KIRIM PUSAT';
/** Cash category and journals of what he brings back. */
export const TRX_TERIMA = 'SEPUHAN TERIMA';
/** Journals of what is lost. */
export const TRX_WASTING = 'WASTING SEPUHAN';

/** Journals and cash category of what settles a claim. */
export const TRX_LUNAS = 'LUNAS TUKANG';
/** The same of what pays his wages. */
export const TRX_BAYAR_TUKANG = 'BAYAR TUKANG';

/** Head office, which does for its branches what they do not do themselves. */
export const TERIMA_CABANG = all(SEPUHAN_SENDIRI, pusat);

/** Approvals of them are of this kategori. */
export const KATEGORI_SEPUHAN = 'barang';

const ada = { opsional: true } as const;
/** What is done. */
export const pekerjaan = pilihan('Pekerjaan', PEKERJAAN, { width: 13 });
/** Who does it. */
export const tukang = ref('Tukang', () => tukangResource, { width: 12 });
/** The batch. */
export const no_kirim = kode('No Kirim', { max: 40, width: 20 });
/** What a loss does to the cost of what comes back; the setting says it where nobody does. */
export const perlakuan = pilihan('Susut Menjadi', PERLAKUAN_SUSUT, { ...ada, width: 16 });
/** The order of a customer that pieces are made for. */
export const no_pesanan = kode('No Pesanan', { ...ada, max: 40, width: 20 });
/** Whatever else is to be said. */
export const keterangan = teks('Keterangan', { ...ada, max: 200, width: 24 });
/** A worth that is a cost of the shop. */
export const harga_modal = uang('Harga Modal', { total: 'sum', width: 14, rahasia: 'modal' });
/** Pieces, where somebody counts. */
export const jumlah_barang = angka('Pcs', { total: 'sum', width: 6 });
/** Grams as they were weighed. */
export const berat = gram('Berat', { ditimbang: true, total: 'sum', width: 10 });
/** Fine gold of it. */
export const murni = gram('Murni', { total: 'sum', width: 10 });
/** Fine gold that is missing; below nothing more came back than went. */
export const susut = gram('Susut Murni', { total: 'sum', width: 10, min: -1_000_000_000 });
/** The same of what went. */
export const susut_persen = persen('Susut (%)', { width: 9, min: -100_000_000, max: 100_000_000 });

/** Bars of one assay. */
export const lotMurni = (kadar: MiliPersen, tempat: Tempat): LotTujuan => ({
  ...lotRosok({ kadar, ada_faktur: false }, tempat),
  ...{ jenis_lot: 'MURNI', nama_lot: `EMAS MURNI ${formatPersen(kadar)}` },
});

/** How his wage is paid: out of the drawer when his work comes, or later, with what else he is owed. */
export const ONGKOS_DIBAYAR = [
  ['TUNAI', 'Tunai'],
  ['HUTANG', 'Hutang'],
] as const;
/** What his wages lie on until they are paid. */
export const utangOngkos = (kode_tukang: string): UjungUang => ({
  akun: 'UTANG_ONGKOS_TUKANG',
  dimensi: kode_tukang,
});

/** What a craftsman owes: fine gold, all of it one lot, wherever it was lost. */
export const lotTagihan = (kode_tukang: string): LotTujuan => ({
  ...{
    jenis_lot: 'TAGIHAN',
    kadar: 100_000 as MiliPersen,
    kode_group: null,
    kode_dept: null,
    ada_faktur: false,
  },
  ...{ tempat: diTukang(kode_tukang), batch: '', nama_lot: `TAGIHAN ${kode_tukang}` },
});

/** How much of it was lost, in thousandths of a percent. */
export const persenSusut = (hilang: number, bahan: number): MiliPersen =>
  (bahan === 0 ? 0 : mulDiv(hilang, 100_000, bahan, 'half-up')) as MiliPersen;

/** Shares of something by these weights, with its sign; the last takes the rest. */
export function bagi(semua: number, bobot: readonly number[]): number[] {
  const total = bobot.reduce((jumlah, satu) => jumlah + satu, 0);
  let [lewat, dibagi] = [0, 0];
  return bobot.map((satu, at) => {
    lewat += satu;
    const sampai = at === bobot.length - 1 ? semua : total === 0 ? 0 : mulDiv(semua, lewat, total, 'half-up');
    const bagian = sampai - dibagi;
    dibagi = sampai;
    return bagian;
  });
}

/** What such work may lose of fine gold: by setting where gold is melted, by craftsman for all else that he does. Domain 7, R6.4. */
export const normaSusut = (
  { pekerjaan, toleransi_susut }: { pekerjaan: Pekerjaan; toleransi_susut: MiliPersen },
  store: { settings: Settings },
): MiliPersen => (pekerjaan === 'LEBUR' ? readSetting(store, 'NORMA_SUSUT_LEBUR') : toleransi_susut);

/** What a loss of such work does to the cost of what comes, where a shipment says nothing. */
export function susutBawaan(pekerjaan: Pekerjaan, store: { settings: Settings }): PerlakuanSusut {
  if (pekerjaan === 'LEBUR') return readSetting(store, 'SUSUT_LEBUR');
  return pekerjaan === 'BUAT' ? readSetting(store, 'SUSUT_BUAT') : readSetting(store, 'SUSUT_CUCI');
}

/** So many closed batches make limits; before, the norm alone counts. */
const CUKUP = 8;
/** Of a moving range of two, as charts of individual values have it. */
const DUA_KOMA_66 = 2_660;

export type BatasKendali = { bawah: MiliPersen; atas: MiliPersen };

/**
 * Between which losses a craftsman's work has been so far, the newest batch first: the mean, give or take 2.66 times the mean of how far
 * one batch was from the next. Null while there are too few. Features, idea 14.
 */
export function batasKendali(persen: readonly number[]): BatasKendali | null {
  if (persen.length < CUKUP) return null;
  const rata = persen.reduce((total, satu) => total + satu, 0) / persen.length;
  const jarak = persen.slice(1).map((satu, at) => Math.abs(satu - (persen[at] as number)));
  const lebar = (DUA_KOMA_66 / 1000) * (jarak.reduce((total, satu) => total + satu, 0) / jarak.length);
  return { bawah: Math.floor(rata - lebar) as MiliPersen, atas: Math.ceil(rata + lebar) as MiliPersen };
}

/** Nobody asks about such a loss. */
export const wajar = (hilang: MiliPersen, norma: MiliPersen, batas: BatasKendali | null): boolean =>
  hilang <= norma && (batas === null || (hilang >= batas.bawah && hilang <= batas.atas));
