/**
 * Checks of `penjualan/simpan` in their order of precedence, and the prices of its lines. A deposit on pieces asks the
 * same questions.
 */
import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { aksesorisErrors } from '../barang/aksesoris/aksesoris.errors.ts';
import { BERJUMLAH, berjumlah } from '../barang/aksesoris/berjumlah.rule.ts';
import { modalKeluar } from '../barang/aksesoris/keluar-stok.rule.ts';
import { tolakAksesoris } from '../barang/aksesoris/tolak-aksesoris.errors.ts';
import { kembar } from '../barang/gerak-barang.rule.ts';
import { aturanHarga, hargaGram, perJumlah } from '../barang/harga-barang.rule.ts';
import type { HargaDisetujui, HargaTitip } from '../pajak/harga-terikat.rule.ts';
import { pajakErrors } from '../pajak/pajak.errors.ts';
import { aturanPpn, type PpnBarang, ppnBarang, type TarifPpn } from '../pajak/ppn.rule.ts';
import { type BarangSiapJual, DITITIP, type MemberRow } from './bahan-penjualan.rule.ts';
import { type HargaBaris, hargaDisetujui, hitungBaris } from './hitung-penjualan.rule.ts';
import type { isianNota } from './isian-nota.rule.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';

/** What the checks ask of a store. */
export type SetelanToko = Pick<GateSubject, 'flags' | 'settings'>;
const TANPA_TITIPAN: HargaTitip = new Map();
export type SimpanInput = Row<typeof isianNota>;
type BarisInput = SimpanInput['barang'][number];
/** `tetap`: the price was agreed with a deposit, its approvals were given then. `barang` says what all `jumlah` of it cost. */
export type Terhitung = {
  barang: BarangSiapJual;
  input: BarisInput;
  harga: HargaBaris;
  tetap: boolean;
  jumlah: number;
};

/** Every piece once, known, free, in a warehouse that sells, not held by another cart; articles where they are sold. */
export function periksaBarang(
  input: Pick<SimpanInput, 'barang' | 'keranjang'>,
  barang: readonly BarangSiapJual[],
  { titip = TANPA_TITIPAN, artikel = false }: { titip?: HargaTitip; artikel?: boolean } = {},
): void {
  const codes = input.barang.map((b) => b.kode_barcode);
  const twin = kembar(codes);
  if (twin) reject(salah.BARCODE_DUA_KALI, { kode_barcode: twin });
  for (const kode_barcode of codes) {
    const found = barang.find((b) => b.kode_barcode === kode_barcode);
    if (!found) reject(salah.BARCODE_TIDAK_ADA, { kode_barcode });
    // The deposit holds its pieces for this customer; the writer asks again.
    if (titip.has(kode_barcode) && found.status === DITITIP) continue;
    if (found.status === BERJUMLAH) {
      // Nobody holds an article for a deposit: it is not this one and no other.
      if (!artikel) reject(tolakAksesoris.AKSESORIS_TIDAK_DITITIP, { kode_barcode });
    } else if (found.status !== 'TERSEDIA')
      reject(salah.BARANG_SUDAH_BERUBAH, {
        kode_barcode,
        status: found.status,
        no_dokumen: found.no_terakhir,
      });
    if (!found.dijual) reject(salah.GUDANG_BUKAN_JUAL, { kode_barcode, kode_gudang: found.kode_gudang });
    if (found.dipegang_oleh && found.dipegang_keranjang !== input.keranjang)
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

/** A number without a name says nothing on a faktur pajak. */
export function periksaFaktur(
  input: Pick<SimpanInput, 'npwp_customer' | 'kode_member' | 'nama_customer'>,
): void {
  if (input.npwp_customer && !input.kode_member && !input.nama_customer)
    reject(pajakErrors.NAMA_FAKTUR_KOSONG);
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
  return input.barang.map((baris): Terhitung => {
    const { barang: found, jumlah } = sebanyak(
      baris,
      barang.find((b) => b.kode_barcode === baris.kode_barcode) as BarangSiapJual,
    );
    if (found.berlian && !store.flags.has('BERLIAN_MODULE'))
      reject(salah.BERLIAN_TIDAK_AKTIF, { kode_barcode: found.kode_barcode });
    periksaFinishing(baris, store);
    const ppn = ppnUntuk(found);
    const tetap = titip.get(found.kode_barcode);
    if (tetap)
      return { barang: found, input: baris, harga: hargaTetap(baris, tetap, ppn), tetap: true, jumlah };
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
    return { barang: found, input: baris, harga, tetap: false, jumlah };
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

/** So many of an article at what they cost together; of a piece there is one, at its own cost. */
function sebanyak(baris: BarisInput, barang: BarangSiapJual): Pick<Terhitung, 'barang' | 'jumlah'> {
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

const SIAPA = [
  ['nama_customer', 'nama_member'],
  ['no_hp_customer', 'no_hp'],
  ['alamat_customer', 'alamat'],
] as const;

/**
 * The member, or nobody where the store serves strangers (`NONMEMBER_DISABLED_TRANSACTION`, Domain R11.8). The nota of a
 * member carries what the shop knows of him; another name, phone or address stands on it only where the store allows it
 * (`ENABLE_EDIT_CUSTOMER_ON_MEMBER`). The member himself stays as he is. What a stranger paid for while he was served (`dijanjikan`)
 * is handed over to him.
 */
export function periksaMember(
  input: Pick<SimpanInput, 'kode_member' | (typeof SIAPA)[number][0]>,
  member: readonly MemberRow[],
  store: SetelanToko,
  dijanjikan = false,
): MemberRow | null {
  if (!input.kode_member) {
    if (!dijanjikan && store.flags.has('NONMEMBER_DISABLED_TRANSACTION')) reject(salah.BUKAN_MEMBER);
    return null;
  }
  const found = member[0] ?? reject(salah.MEMBER_TIDAK_ADA, { kode_member: input.kode_member });
  const lain = SIAPA.filter(([isian, asli]) => {
    const diisi = input[isian];
    // What the shop does not know of him yet may be written, as for whoever trades something in (Domain R4.10).
    if (diisi === null || found[asli] === null) return false;
    return (asli === 'no_hp' ? nomorHp(diisi) : diisi) !== found[asli];
  });
  if (lain.length > 0 && !store.flags.has('ENABLE_EDIT_CUSTOMER_ON_MEMBER'))
    reject(salah.PELANGGAN_MEMBER_TETAP, { kolom: lain.map(([isian]) => isian) });
  return found;
}
