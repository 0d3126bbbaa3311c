/**
 * Checks of `penjualan/simpan` in their order of precedence, and the prices of its lines. A deposit on pieces asks the
 * same questions.
 */
import { type Miligram, NOL_MILIGRAM, NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { aksesorisErrors } from '../barang/aksesoris/aksesoris.errors.ts';
import { BERJUMLAH, berjumlah } from '../barang/aksesoris/berjumlah.rule.ts';
import { modalKeluar } from '../barang/aksesoris/keluar-stok.rule.ts';
import { tolakAksesoris } from '../barang/aksesoris/tolak-aksesoris.errors.ts';
import { bukanKeranjang } from '../barang/cari/pemegang.rule.ts';
import { kembar } from '../barang/gerak-barang.rule.ts';
import { aturanHarga, hargaGram, perJumlah } from '../barang/harga-barang.rule.ts';
import { lotErrors } from '../lot/lot.errors.ts';
import { dariSimpanan, type GerakLot, mejaLot } from '../lot/lot.rule.ts';
import type { HargaDisetujui, HargaTitip } from '../pajak/harga-terikat.rule.ts';
import { pajakErrors } from '../pajak/pajak.errors.ts';
import { aturanPpn, type PpnBarang, ppnBarang, type TarifPpn } from '../pajak/ppn.rule.ts';
import { type BarangSiapJual, DITITIP } from './bahan-penjualan.rule.ts';
import { type HargaBaris, hargaDisetujui, hitungBaris } from './hitung-penjualan.rule.ts';
import type { isianNota } from './isian-nota.rule.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';

/** What the checks ask of a store. */
export type SetelanToko = Pick<GateSubject, 'flags' | 'settings'>;
const TANPA_TITIPAN: HargaTitip = new Map();
type Isian = Row<typeof isianNota>;
/** `berat`: of goods without a barcode so many grams. */
type BarisInput = Isian['barang'][number] & { berat?: Miligram };
export type SimpanInput = Omit<Isian, 'barang'> & { barang: BarisInput[] };
/**
 * `tetap`: the price was agreed with a deposit, its approvals were given then. `barang` says what all `jumlah` of it weigh and cost, `gerak`
 * what they do to their lot.
 */
export type Terhitung = {
  barang: BarangSiapJual;
  input: BarisInput;
  harga: HargaBaris;
  tetap: boolean;
  jumlah: number;
  gerak?: GerakLot | undefined;
};
/** What a nota may hold beside pieces, and which pieces wait for it. */
type Boleh = {
  titip?: HargaTitip;
  artikel?: boolean;
  /** Goods without a barcode, and nothing else. */
  lot?: boolean;
};

/**
 * Every piece once, known, free, in a warehouse that sells, not held by another cart; articles where they are sold. A lot is sold as
 * often as there is something of it.
 */
export function periksaBarang(
  input: Pick<SimpanInput, 'barang' | 'keranjang'>,
  barang: readonly BarangSiapJual[],
  { titip = TANPA_TITIPAN, artikel = false, lot = false }: Boleh = {},
): void {
  const codes = input.barang.map((b) => b.kode_barcode);
  const twin = lot ? undefined : kembar(codes);
  if (twin) reject(salah.BARCODE_DUA_KALI, { kode_barcode: twin });
  for (const kode_barcode of codes) {
    const found = barang.find((b) => b.kode_barcode === kode_barcode);
    if (!found) reject(lot ? lotErrors.LOT_TIDAK_ADA : salah.BARCODE_TIDAK_ADA, { kode_barcode });
    if (lot !== Boolean(found.lot))
      reject(lot ? salah.BUKAN_BARANG_MANUAL_JUAL : salah.BARANG_MANUAL_TERSENDIRI, { kode_barcode });
    // The deposit holds its pieces for this customer; the writer asks again.
    if (titip.has(kode_barcode) && found.status === DITITIP) continue;
    if (found.status === BERJUMLAH) {
      // Nobody holds an article for a deposit: it is not this one and no other.
      if (!artikel) reject(tolakAksesoris.AKSESORIS_TIDAK_DITITIP, { kode_barcode });
    } else if (!lot && found.status !== 'TERSEDIA')
      reject(salah.BARANG_SUDAH_BERUBAH, {
        kode_barcode,
        status: found.status,
        no_dokumen: found.no_terakhir,
      });
    if (!found.dijual) reject(salah.GUDANG_BUKAN_JUAL, { kode_barcode, kode_gudang: found.kode_gudang });
    const sini = found.dipegang_keranjang === input.keranjang && !bukanKeranjang(input.keranjang ?? '');
    if (found.dipegang_oleh && !sini)
      reject(
        salah.BARANG_DIPEGANG,
        { kode_barcode, user_id: found.dipegang_oleh },
        `Barang Sedang Dipegang ${found.dipegang_oleh}`,
      );
  }
}

/**
 * Every line names a salesperson of the store who still works there; no line does where the store goes without them
 * (DISABLE_KODE_SALES_TRANSACTION, Domain R11.8). The spec names the module only; we keep the line without a sales instead
 * of guessing one, because a guess would be paid a bonus.
 */
export function periksaSales(
  input: Pick<SimpanInput, 'barang'>,
  sales: readonly { kode_sales: string }[],
  store: SetelanToko,
): void {
  const tanpa = store.flags.has('DISABLE_KODE_SALES_TRANSACTION');
  for (const { kode_barcode, kode_sales } of input.barang) {
    if (tanpa && kode_sales !== null) reject(salah.SALES_TIDAK_DIPAKAI, { kode_barcode, kode_sales });
    if (tanpa) continue;
    if (kode_sales === null) reject(salah.SALES_KOSONG, { kode_barcode });
    if (!sales.some((s) => s.kode_sales === kode_sales)) reject(salah.SALES_TIDAK_ADA, { kode_sales });
  }
}

/** How the store taxes a piece on its open day; a class without a rate in force is no sale of zero tax. */
export const ppnToko =
  (store: SetelanToko, tarif: readonly TarifPpn[], hari: string) =>
  (barang: BarangSiapJual): PpnBarang | null => {
    const aturan = aturanPpn(store);
    if (!aturan) return null;
    const { kode_barcode } = barang;
    return (
      ppnBarang(aturan, tarif, hari, barang) ?? reject(pajakErrors.TARIF_PPN_TIDAK_ADA, { kode_barcode })
    );
  };

/** Prices of all lines by the store's rules, and the rights to depart from them. */
export function hargaSemua(
  input: Pick<SimpanInput, 'barang'>,
  barang: readonly BarangSiapJual[],
  store: SetelanToko,
  ppnUntuk: (barang: BarangSiapJual) => PpnBarang | null,
  titip: HargaTitip = TANPA_TITIPAN,
): Terhitung[] {
  const aturan = aturanHarga(store);
  const meja = mejaLot(barang.flatMap((b) => (b.lot ? [dariSimpanan(b.lot)] : [])));
  return input.barang.map((baris, ke): Terhitung => {
    const dibaca = barang.find((b) => b.kode_barcode === baris.kode_barcode) as BarangSiapJual;
    const {
      barang: found,
      jumlah,
      gerak,
    } = dibaca.lot ? dariLot(baris, dibaca, meja, ke) : sebanyak(baris, dibaca);
    if (found.berlian && !store.flags.has('BERLIAN_MODULE'))
      reject(salah.BERLIAN_TIDAK_AKTIF, { kode_barcode: found.kode_barcode });
    periksaFinishing(baris, store);
    const ppn = ppnUntuk(found);
    const tetap = titip.get(found.kode_barcode);
    if (tetap)
      return {
        barang: found,
        input: baris,
        harga: hargaTetap(baris, tetap, ppn),
        tetap: true,
        jumlah,
        gerak,
      };
    const satuan = { ...found, harga_gram: hargaGram(aturan.dasar, found), ppn };
    const acuan = berjumlah(found) ? perJumlah(satuan, jumlah) : satuan;
    const sistem = hitungBaris(acuan, { harga_per_gram: null, ongkos: null, diskon: NOL_RUPIAH }, aturan);
    const harga = hitungBaris(
      acuan,
      {
        harga_per_gram: baris.harga_per_gram,
        ongkos: baris.ongkos,
        diskon: baris.diskon ?? NOL_RUPIAH,
        harga_total: baris.harga_total,
      },
      aturan,
    );
    periksaTawaran(baris, found, sistem, harga, store);
    return { barang: found, input: baris, harga, tetap: false, jumlah, gerak };
  });
}

/** The same, refused where the till showed another total. */
export function hitungSemua(
  input: Pick<SimpanInput, 'barang' | 'total'>,
  ...[barang, store, ppnUntuk, titip]: LainHarga
): Terhitung[] {
  const lines = hargaSemua(input, barang, store, ppnUntuk, titip);
  const total = sum(lines.map((line) => line.harga.total));
  if (total !== input.total) {
    const baris = lines.map(({ barang: b, harga }) => ({
      kode_barcode: b.kode_barcode,
      harga_per_gram: harga.harga_per_gram,
      total: harga.total,
    }));
    reject(salah.HARGA_BERUBAH, { total, baris });
  }
  return lines;
}

type LainHarga = Parameters<typeof hargaSemua> extends [unknown, ...infer R] ? R : never;

type Banyak = Pick<Terhitung, 'barang' | 'jumlah' | 'gerak'>;

/** So many grams and pieces of a lot, at their share of what it cost. */
function dariLot(
  { kode_barcode, berat = NOL_MILIGRAM, jumlah }: BarisInput,
  barang: BarangSiapJual,
  meja: ReturnType<typeof mejaLot>,
  baris: number,
): Banyak {
  const qty = jumlah ?? 1;
  const isi = meja.keluar(kode_barcode, { berat, qty, baris }, { luar: 'PELANGGAN' });
  return { barang: { ...barang, berat, harga_modal: isi.nilai }, jumlah: qty, gerak: meja.gerak.at(-1) };
}

/** So many of an article at what they cost together; of a piece there is one, at its own cost. */
function sebanyak(baris: BarisInput, barang: BarangSiapJual): Banyak {
  const { kode_barcode } = barang;
  const jumlah = baris.jumlah ?? 1;
  if (!berjumlah(barang)) {
    if (jumlah > 1) reject(aksesorisErrors.BUKAN_AKSESORIS, { kode_barcode });
    return { barang, jumlah };
  }
  return {
    barang: { ...barang, harga_modal: modalKeluar(kode_barcode, barang.stok ?? null, jumlah) },
    jumlah,
  };
}

/** The price of a binding deposit, as it was agreed; nothing is bargained a second time. */
function hargaTetap(baris: BarisInput, tetap: HargaDisetujui, ppn: PpnBarang | null): HargaBaris {
  const ditawar = (['harga_per_gram', 'ongkos', 'diskon'] as const).some(
    (name) => baris[name] !== null && baris[name] !== tetap[name],
  );
  if (ditawar || baris.harga_total !== null)
    reject(salah.HARGA_TITIPAN_TETAP, { kode_barcode: baris.kode_barcode });
  return hargaDisetujui(tetap, ppn);
}

/** A note on the finishing where the store keeps one (FINISHING_BARANG_MODULE, Domain R11.8). */
function periksaFinishing({ kode_barcode, finishing }: BarisInput, store: SetelanToko): void {
  if (finishing && !store.flags.has('FINISHING_BARANG_MODULE'))
    reject(salah.FINISHING_TIDAK_AKTIF, { kode_barcode });
}

/** An agreed total is the store's to allow, stands alone, and leaves ongkos and atribut whole. */
function periksaTotal(baris: BarisInput, harga: HargaBaris, store: SetelanToko): void {
  const { kode_barcode } = baris;
  if (!store.flags.has('MODIFY_TOTAL_HARGA_MODULE')) reject(salah.TOTAL_TIDAK_BOLEH_DIUBAH, { kode_barcode });
  if (baris.harga_per_gram !== null || baris.ongkos !== null || (baris.diskon ?? 0) > 0)
    reject(salah.TOTAL_BERSAMA_TAWARAN, { kode_barcode });
  if (harga.harga_emas < 0)
    reject(salah.TOTAL_DI_BAWAH_ONGKOS, { kode_barcode, ongkos: harga.ongkos + harga.harga_atribut });
}

function periksaTawaran(
  baris: BarisInput,
  found: BarangSiapJual,
  sistem: HargaBaris,
  harga: HargaBaris,
  store: SetelanToko,
): void {
  const kode_barcode = found.kode_barcode;
  if (baris.harga_total !== null) periksaTotal(baris, harga, store);
  else if (harga.harga_per_gram !== sistem.harga_per_gram && !store.flags.has('EDIT_HARGA_PER_GRAM_MODULE'))
    reject(salah.HARGA_TIDAK_BOLEH_DIUBAH, { kode_barcode, harga_per_gram: sistem.harga_per_gram });
  if (
    baris.nama_barang &&
    baris.nama_barang !== found.nama_barang &&
    !store.flags.has('EDIT_NAMA_BARANG_PENJUALAN_MODULE')
  )
    reject(salah.NAMA_TIDAK_BOLEH_DIUBAH, { kode_barcode });
  if (harga.diskon > 0 && !store.flags.has('PENJUALAN_DISCOUNT_MODULE'))
    reject(salah.DISKON_TIDAK_AKTIF, { kode_barcode });
  if (harga.total <= 0) reject(salah.DISKON_MELEBIHI_TOTAL, { kode_barcode });
}
