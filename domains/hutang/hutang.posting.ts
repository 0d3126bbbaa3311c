/** Everything a loan does to money. Pure; a pledge stands in no book of gold until the shop keeps it. Domain 12.4 HUTANG; docs/decisions/0051. */
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { type Laci, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import {
  type BayarMasuk,
  type DibayarKeluar,
  keluarkanUang,
  terimaUang,
} from '../pembayaran/tempat-uang.rule.ts';

const KLIRING: UjungUang = { akun: 'KLIRING_HUTANG' };
const PIUTANG: UjungUang = { akun: 'PIUTANG_GADAI' };
const PENDAPATAN: UjungUang = { akun: 'PENDAPATAN_BUNGA' };
const BUNGA_TUMBUH: UjungUang = { akun: 'PIUTANG_BUNGA' };

/** Cash categories of what happens to a loan. Domain 2.4. */
export const KATEGORI_GERAK = {
  CAIR: 'HUTANG',
  BUNGA: 'BAYAR BUNGA',
  LUNAS: 'HUTANG LUNAS',
  PEREMAJAAN: 'PEREMAJAAN HUTANG',
  LELANG: 'LELANG HUTANG',
  AMBIL: 'LELANG AMBIL',
  KELEBIHAN: 'KELEBIHAN LELANG',
} as const;

/** Whose drawer, and which of his. */
type Drawer = { kasir: string; laci: Laci };

/** Loans have a drawer of their own where the shop keeps one. */
export const laciHutang = (kasir: string, { flags }: Pick<Toko, 'flags'>): Drawer => ({
  kasir,
  laci: flags.has('LACI_GADAI_MODULE') ? 'KAS_GADAI' : 'KAS',
});

type Uang = {
  masuk?: readonly BayarMasuk[];
  keluar?: readonly DibayarKeluar[];
  ambil?: Diambil;
} & Drawer;
/** What the shop keeps, worth so much: a bought piece or scrap. */
type Diambil = { tujuan: 'BELI' | 'ROSOK'; nilai: Rupiah };
type Bagian = Partial<
  Record<
    'cair' | 'adm' | 'pokok' | 'bunga' | 'akrual' | 'akrual_hapus' | 'denda' | 'biaya' | 'kelebihan' | 'rugi',
    Rupiah
  >
>;

/** Money in and out of the clearing account, and what it settles; together they come to nothing. */
export function postHutang(
  kategori: string,
  b: Bagian,
  { masuk = [], keluar = [], ambil, kasir, laci }: Uang,
): Transfer[] {
  const lewat = (dari: UjungUang, ke: UjungUang, jumlah: Rupiah | undefined, jenis: string): Transfer[] =>
    uangTransfer(dari, ke, jumlah ?? NOL_RUPIAH, { kategori, jenis });
  return [
    ...terimaUang(masuk, { dari: KLIRING, kasir, laci, kategori }),
    ...(ambil ? lewat(KLIRING, { akun: `PERSEDIAAN_${ambil.tujuan}` }, ambil.nilai, ambil.tujuan) : []),
    ...lewat({ akun: 'PENDAPATAN_LAIN' }, KLIRING, b.biaya, 'BIAYA'),
    ...lewat(PIUTANG, KLIRING, b.pokok, 'POKOK'),
    ...lewat(BUNGA_TUMBUH, KLIRING, b.akrual, 'BUNGA'),
    ...lewat(PENDAPATAN, KLIRING, rupiah((b.bunga ?? 0) - (b.akrual ?? 0)), 'BUNGA'),
    ...lewat(BUNGA_TUMBUH, PENDAPATAN, b.akrual_hapus, 'BUNGA'),
    ...lewat({ akun: 'PENDAPATAN_DENDA' }, KLIRING, b.denda, 'DENDA'),
    ...lewat({ akun: 'UTANG_KELEBIHAN' }, KLIRING, b.kelebihan, 'KELEBIHAN'),
    ...lewat(KLIRING, { akun: 'RUGI_LELANG' }, b.rugi, 'POKOK'),
    ...lewat(KLIRING, PIUTANG, b.cair, 'POKOK'),
    ...lewat({ akun: 'PENDAPATAN_DENDA' }, KLIRING, b.adm, 'ADM'),
    ...keluarkanUang(keluar, { ke: KLIRING, kasir, laci, kategori }),
  ];
}

const KELEBIHAN: UjungUang = { akun: 'UTANG_KELEBIHAN' };

/** What an auction left over goes to whom it belongs. */
export const postKelebihan = (keluar: readonly BayarKeluar[], drawer: Drawer): Transfer[] =>
  keluarkanUang(keluar, { ke: KELEBIHAN, ...drawer, kategori: KATEGORI_GERAK.KELEBIHAN });

/** Nobody asked for it in time. */
export const postDaluwarsa = (jumlah: Rupiah): Transfer[] =>
  uangTransfer({ akun: 'PENDAPATAN_LAIN' }, KELEBIHAN, jumlah, {
    kategori: KATEGORI_GERAK.KELEBIHAN,
    jenis: 'DALUWARSA',
  });
