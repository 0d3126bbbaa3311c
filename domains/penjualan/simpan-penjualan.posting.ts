/** The decision of `penjualan/simpan`: checks in the order of precedence, prices, approvals, rows and transfers. */
import { NOL_RUPIAH, rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import type { Decision, Facts, TransitionImplementation } from '@mustika/server-kit/document-runner.ts';
import { settingNumber, type StoreConfig } from '@mustika/server-kit/store-config.ts';
import { aturanHarga } from '../barang/harga-barang.rule.ts';
import { type AturanPoin, feeBayar, type HargaBaris, hitungBaris, hitungBayar, jumlahkan, poinPenjualan } from './hitung-penjualan.rule.ts';
import type { simpanFields } from './penjualan.document.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';
import { type BayarDiterima, postPenjualan } from './penjualan.posting.ts';
import { type BarangSiapJual, bacaBarang, bacaMember, bacaRekening, bacaSales, type MemberRow, type RekeningRow } from './penjualan.query.ts';
import { type BarisDinilai, persetujuanPenjualan } from './persetujuan-penjualan.rule.ts';

export type SimpanInput = Row<typeof simpanFields>;
type BarisInput = SimpanInput['barang'][number];
type Terhitung = { barang: BarangSiapJual; input: BarisInput; harga: HargaBaris };

const unik = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((v) => v !== null))];

export const simpanPenjualan: TransitionImplementation<SimpanInput> = {
  reads: (input, { scope, deps }) => [
    bacaBarang(scope.kode_toko, unik(input.barang.map((b) => b.kode_barcode)), deps.clock.now().toString()),
    bacaSales(scope.kode_toko, unik(input.barang.map((b) => b.kode_sales))),
    bacaRekening(scope.kode_toko, unik(input.bayar.map((b) => b.no_rekening))),
    bacaMember(input.kode_member),
  ],
  decide: (input, rows, facts) => {
    const [barang, sales, rekening, member] = rows as [BarangSiapJual[], { kode_sales: string }[], RekeningRow[], MemberRow[]];
    periksaBarang(input, barang);
    periksaSales(input, sales);
    const hitung = hitungSemua(input, barang, facts.store);
    const bayar = periksaBayar(input, hitung, rekening);
    return tulisNota(input, hitung, bayar, periksaMember(input, member, facts.store), facts);
  },
};

/** Every piece once, known, free, in a warehouse that sells, not held by another cart. */
function periksaBarang(input: SimpanInput, barang: readonly BarangSiapJual[]): void {
  const codes = input.barang.map((b) => b.kode_barcode);
  const twin = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twin) reject(salah.BARCODE_DUA_KALI, { kode_barcode: twin });
  for (const kode_barcode of codes) {
    const found = barang.find((b) => b.kode_barcode === kode_barcode);
    if (!found) reject(salah.BARCODE_TIDAK_ADA, { kode_barcode });
    if (found.status !== 'TERSEDIA')
      reject(salah.BARANG_SUDAH_BERUBAH, { kode_barcode, status: found.status, no_dokumen: found.no_terakhir });
    if (!found.dijual) reject(salah.GUDANG_BUKAN_JUAL, { kode_barcode, kode_gudang: found.kode_gudang });
    if (found.dipegang_oleh && found.dipegang_keranjang !== input.keranjang)
      reject(salah.BARANG_DIPEGANG, { kode_barcode, user_id: found.dipegang_oleh }, `Barang Sedang Dipegang ${found.dipegang_oleh}`);
  }
}

function periksaSales(input: SimpanInput, sales: readonly { kode_sales: string }[]): void {
  const unknown = input.barang.find((b) => !sales.some((s) => s.kode_sales === b.kode_sales));
  if (unknown) reject(salah.SALES_TIDAK_ADA, { kode_sales: unknown.kode_sales });
}

/** Prices of all lines by the store's rules, and the rights to depart from them. */
function hitungSemua(input: SimpanInput, barang: readonly BarangSiapJual[], store: StoreConfig): Terhitung[] {
  const aturan = aturanHarga(store);
  const lines = input.barang.map((baris): Terhitung => {
    const found = barang.find((b) => b.kode_barcode === baris.kode_barcode) as BarangSiapJual;
    if (found.berlian && !store.flags.has('BERLIAN_MODULE')) reject(salah.BERLIAN_TIDAK_AKTIF, { kode_barcode: found.kode_barcode });
    const acuan = { ...found, harga_gram: aturan.dasar === 'PERSENTASE' ? (found.harga_24k ?? NOL_RUPIAH) : found.harga_grup };
    const sistem = hitungBaris(acuan, { harga_per_gram: null, ongkos: null, diskon: NOL_RUPIAH }, aturan);
    const harga = hitungBaris(acuan, { harga_per_gram: baris.harga_per_gram, ongkos: baris.ongkos, diskon: baris.diskon ?? NOL_RUPIAH }, aturan);
    periksaTawaran(baris, found, sistem, harga, store);
    return { barang: found, input: baris, harga };
  });
  const total = sum(lines.map((line) => line.harga.total));
  if (total !== input.total) {
    const baris = lines.map(({ barang: b, harga }) => ({ kode_barcode: b.kode_barcode, harga_per_gram: harga.harga_per_gram, total: harga.total }));
    reject(salah.HARGA_BERUBAH, { total, baris });
  }
  return lines;
}

function periksaTawaran(baris: BarisInput, found: BarangSiapJual, sistem: HargaBaris, harga: HargaBaris, store: StoreConfig): void {
  const kode_barcode = found.kode_barcode;
  if (harga.harga_per_gram !== sistem.harga_per_gram && !store.flags.has('EDIT_HARGA_PER_GRAM_MODULE'))
    reject(salah.HARGA_TIDAK_BOLEH_DIUBAH, { kode_barcode, harga_per_gram: sistem.harga_per_gram });
  if (baris.nama_barang && baris.nama_barang !== found.nama_barang && !store.flags.has('EDIT_NAMA_BARANG_PENJUALAN_MODULE'))
    reject(salah.NAMA_TIDAK_BOLEH_DIUBAH, { kode_barcode });
  if (harga.diskon > 0 && !store.flags.has('PENJUALAN_DISCOUNT_MODULE')) reject(salah.DISKON_TIDAK_AKTIF, { kode_barcode });
  if (harga.total <= 0) reject(salah.DISKON_MELEBIHI_TOTAL, { kode_barcode });
}

type Bayar = BayarDiterima & { fee_persen: number; kartu_akhir: string | null };

const bisa = (rekening: RekeningRow, jenis: string): boolean =>
  (jenis === 'DEBET' && rekening.bisa_debet) || (jenis === 'CREDIT' && rekening.bisa_credit) || (jenis === 'TRANSFER' && rekening.bisa_transfer);

function periksaBayar(input: SimpanInput, lines: readonly Terhitung[], rekening: readonly RekeningRow[]): { baris: Bayar[]; kembali: number; bayar: number } {
  const baris = input.bayar.map((b): Bayar => {
    if (b.jenis === 'CASH') return { ...b, no_rekening: null, fee: NOL_RUPIAH, fee_persen: 0, fee_ditanggung: 'TOKO', kartu_akhir: null };
    const account = rekening.find((r) => r.no_rekening === b.no_rekening) ?? reject(salah.REKENING_TIDAK_ADA, { no_rekening: b.no_rekening });
    if (!bisa(account, b.jenis)) reject(salah.REKENING_TIDAK_SESUAI, { no_rekening: b.no_rekening, jenis: b.jenis });
    return { ...b, fee: feeBayar(b.jumlah, account.fee_persen), fee_persen: account.fee_persen, fee_ditanggung: account.fee_ditanggung };
  });
  const hasil = hitungBayar(sum(lines.map((l) => l.harga.total)), input.bayar);
  if (hasil.lebih > 0) reject(salah.BAYAR_LEBIH, { lebih: hasil.lebih });
  if (hasil.kurang > 0) reject(salah.BAYAR_KURANG, { kurang: hasil.kurang });
  return { baris, kembali: hasil.kembali, bayar: hasil.bayar };
}

function periksaMember(input: SimpanInput, member: readonly MemberRow[], store: StoreConfig): MemberRow | null {
  if (!input.kode_member) {
    if (store.flags.has('NONMEMBER_DISABLED_TRANSACTION')) reject(salah.BUKAN_MEMBER);
    return null;
  }
  return member[0] ?? reject(salah.MEMBER_TIDAK_ADA, { kode_member: input.kode_member });
}

/** Defaults: one point per whole gram, worth Rp 5.000 (Domain R9.2, vector 32); only while MEMBER_MODULE is on. */
export const aturanPoin = (store: StoreConfig): AturanPoin => ({
  tipe: store.settings.POIN_TIPE === 'RP' ? 'RP' : 'GRAM',
  per: store.flags.has('MEMBER_MODULE') ? settingNumber(store, 'POIN_PER', 1000) : 0,
  nilai: rupiah(settingNumber(store, 'NILAI_POIN', 5000)),
});

function persetujuan(lines: readonly Terhitung[], store: StoreConfig) {
  const dinilai = lines.map(({ barang: b, harga }): BarisDinilai => ({ ...harga, kode_barcode: b.kode_barcode, nama_barang: b.nama_barang, harga_modal: b.harga_modal }));
  return persetujuanPenjualan(dinilai, {
    toleransi: rupiah(settingNumber(store, 'TOLERANSI_PENJUALAN', 0)),
    maks_diskon: settingNumber(store, 'MAKS_DISKON_PERSEN', 0) as never,
    ongkos_turun: store.flags.has('OTORISASI_ONGKOS_TURUN_PENJUALAN'),
  });
}

function tulisNota(input: SimpanInput, lines: readonly Terhitung[], bayar: ReturnType<typeof periksaBayar>, member: MemberRow | null, facts: Facts): Decision {
  const { store, hari, ctx, memposting } = facts;
  const jumlah = jumlahkan(lines.map((l) => l.harga));
  const aturan = aturanPoin(store);
  const poin = member ? poinPenjualan(aturan, lines.map((l) => l.barang.berat), jumlah.total) : 0;
  const kasir = ctx.scope.user_id;
  const kembali = rupiah(bayar.kembali);
  const nota = { ...jumlah, kasir, kembali, poin, nilai_poin: aturan.nilai, kode_member: member?.kode_member ?? null, bayar: bayar.baris, barang: lines.map((l) => ({ ...l.barang, ...l.harga })) };
  return {
    perlu: persetujuan(lines, store),
    tulis: [
      { penulis: 'barang', baris: lines.map((l) => gerak(l.barang, memposting ? 'TERJUAL' : 'DITAHAN', input.keranjang)) },
      ...(memposting && poin > 0 ? [{ penulis: 'member_poin', baris: [{ kode_member: nota.kode_member, tambah: poin }] }] : []),
      { penulis: 'penjualan', baris: [kepala(input, lines, nota, member, hari, bayar.bayar)] },
      { penulis: 'penjualan_barang', baris: lines.map((line, index) => baris(line, index + 1, hari)) },
      { penulis: 'penjualan_bayar', baris: bayar.baris.map((b, index) => ({ ...b, urut: index + 1 })) },
    ],
    transfers: memposting ? postPenjualan(nota) : [],
    audit: { total: jumlah.total, barang: lines.map((l) => [l.barang.kode_barcode, l.harga.total]), bayar: bayar.baris.map((b) => [b.jenis, b.jumlah]), member: nota.kode_member },
    jawaban: { total: jumlah.total, kembali, poin },
  };
}

const gerak = (b: BarangSiapJual, ke_status: string, keranjang: string | null): object => ({
  kode_barcode: b.kode_barcode,
  dari_status: 'TERSEDIA',
  ke_status,
  versi: b.versi,
  keranjang,
});

type NotaKepala = ReturnType<typeof jumlahkan> & { kasir: string; kembali: number; poin: number; kode_member: string | null };

function kepala(input: SimpanInput, lines: readonly Terhitung[], nota: NotaKepala, member: MemberRow | null, hari: string, bayar: number): object {
  return {
    tanggal: hari,
    kode_member: nota.kode_member,
    nama_customer: input.nama_customer ?? member?.nama_member ?? null,
    no_hp_customer: input.no_hp_customer ?? member?.no_hp ?? null,
    alamat_customer: input.alamat_customer ?? member?.alamat ?? null,
    kasir: nota.kasir,
    jumlah_barang: lines.length,
    berat: lines.reduce((total, l) => total + l.barang.berat, 0),
    subtotal: nota.subtotal,
    diskon: nota.diskon,
    pembulatan: nota.pembulatan,
    total: nota.total,
    bayar,
    kembali: nota.kembali,
    poin: nota.poin,
    keterangan: input.keterangan,
  };
}

function baris({ barang: b, input, harga }: Terhitung, urut: number, tanggal: string): object {
  const { kode_barcode, kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_modal } = b;
  const { harga_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan, total } = harga;
  return {
    urut,
    tanggal,
    kode_barcode,
    kode_sales: input.kode_sales,
    nama_barang: input.nama_barang ?? b.nama_barang,
    kode_group,
    kode_dept,
    kode_gudang,
    kode_baki,
    berat,
    kadar,
    kadar_cetak,
    harga_sistem,
    harga_per_gram,
    harga_emas,
    ongkos,
    harga_atribut,
    diskon,
    pembulatan,
    total,
    harga_modal,
  };
}
