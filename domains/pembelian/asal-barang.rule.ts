/**
 * Where a line of a purchase comes from, and what it is worth before anything is taken off: our nota, one of another branch, one of the
 * till of before, or none.
 */
import { formatPersen, type MiliPersen, persenDari, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { aturanHarga, hargaGram } from '../barang/harga-barang.rule.ts';
import { tanpaPpn } from '../pajak/ppn.rule.ts';
import type { BarangTerjual } from './bahan-pembelian.rule.ts';
import { type AturanBeli, basisTanpaNota, hargaNota, hargaTanpaNota } from './hitung-pembelian.rule.ts';
import { type NotaQr, nomorQr } from './nota/nota-asing.rule.ts';
import { aturanBersyarat } from './nota/nota-qr.rule.ts';
import { jualLama, type NotaLama } from './nota-lama/nota-lama.rule.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import type { Bahan, BarisInput, Dibeli } from './periksa-pembelian.rule.ts';

/** Every piece once, sold by us, and not bought back since. Prescribed: already purchased or exchanged (Spec 1 §8). */
function terjualOf(kode_barcode: string, { jual }: Bahan): BarangTerjual {
  const found = jual.find((b) => b.kode_barcode === kode_barcode);
  if (!found) reject(salah.NOTA_JUAL_TIDAK_ADA, { kode_barcode });
  if (found.beli_kembali || found.status === 'DIBELI' || found.status === 'TUNGGU_BELI')
    reject(salah.SUDAH_DIBELI, { kode_barcode });
  if (found.status !== 'TERJUAL') reject(salah.BELUM_TERJUAL, { kode_barcode, status: found.status });
  return found;
}

/** The code of one of our notas names the sale the piece came from last: an older one was bought back already. */
function terjualDenganQr(kode_barcode: string, qr: NotaQr | null, bahan: Bahan): BarangTerjual {
  const jual = terjualOf(kode_barcode, bahan);
  if (qr && jual.no_faktur !== nomorQr(qr)) reject(salah.SUDAH_DIBELI, { kode_barcode });
  return jual;
}

/** A piece of another branch: what its nota says, in the groups and prices of this store. */
function ciriAsing({ barang }: NotaQr, { acuan, store }: Bahan, aturan: AturanBeli): Ciri {
  const { nama_barang, kode_group, kode_dept, kadar, berat } = barang;
  const grup = acuan.grup?.find((g) => g.kode_group === kode_group);
  if (!grup || !acuan.jenis?.includes(kode_dept)) reject(salah.QR_GROUP_TIDAK_ADA, { kode_group, kode_dept });
  const hari_ini = acuan.harga?.find((h) => h.kode_harga === kode_group)?.harga_per_gram ?? null;
  return {
    ...{ nama_barang, kode_group, kode_dept, kadar, berat_nota: berat },
    kadar_cetak: acuan.kadar?.find((k) => k.kadar === kadar)?.kadar_cetak ?? formatPersen(kadar),
    harga_emas: hargaEmas(
      { ...grup, harga_group: grup.harga, harga_24k: acuan.emas?.harga_jual ?? null },
      store,
    ),
    harga_nota: hargaNota(barang, hari_ini, aturan),
  };
}

/** What it is, and what its nota is worth. */
export type Ciri = Pick<
  Dibeli,
  'nama_barang' | 'kode_group' | 'kode_dept' | 'kadar' | 'kadar_cetak' | 'berat_nota' | 'harga_emas'
> & { harga_nota: Rupiah };

/** The sale price of a gram today: of the group, or 24K times its selling karat. */
function hargaEmas(
  grup: { markis: boolean; harga_group: Rupiah; harga_24k: Rupiah | null; kadar_jual: MiliPersen },
  store: Toko,
): Rupiah {
  const { dasar } = aturanHarga(store);
  const gram = hargaGram(dasar, grup);
  return dasar === 'PERSENTASE' ? persenDari(gram, grup.kadar_jual, 'half-up') : gram;
}

/** By the code that was printed, or by what the shop kept of the price: PPN in it was remitted. docs/decisions/0027. */
function ciriNota(jual: BarangTerjual, qr: NotaQr | null, aturan: AturanBeli, store: Toko): Ciri {
  const { nama_barang, kode_group, kode_dept, kadar, kadar_cetak } = jual;
  return {
    ...{ nama_barang, kode_group, kode_dept, kadar, kadar_cetak },
    berat_nota: jual.berat,
    harga_emas: hargaEmas(jual, store),
    harga_nota: hargaNota(qr?.barang ?? tanpaPpn(jual), jual.harga_hari_ini, aturan),
  };
}

/** A row that is there, in use, and that nobody has bought back anywhere. */
function notaLamaOf(nota_lama: string, { kode_barcode, qr }: BarisInput, { lama }: Bahan): NotaLama {
  const found = lama.find((one) => one.kode_nota_lama === nota_lama);
  // A piece comes from one place.
  if (!found?.aktif || kode_barcode !== null || qr !== null)
    reject(salah.NOTA_LAMA_TIDAK_ADA, { kode_barcode: nota_lama });
  if (found.no_beli !== null)
    reject(salah.SUDAH_DIBELI, { kode_barcode: nota_lama, no_faktur: found.no_beli });
  return found;
}

/** A piece that the till of before sold: what its nota says, in the groups and prices of this store. */
function ciriLama(lama: NotaLama, aturan: AturanBeli, store: Toko): Ciri {
  const { nama_barang, kode_group, kode_dept, kadar, berat, markis, harga_group, kadar_jual, harga_24k } =
    lama;
  if (markis === null || harga_group === null || kadar_jual === null || !lama.ada_jenis)
    reject(salah.NOTA_LAMA_GROUP_TIDAK_ADA, { kode_barcode: lama.kode_nota_lama, kode_group, kode_dept });
  return {
    ...{ nama_barang, kode_group, kode_dept, kadar, berat_nota: berat },
    kadar_cetak: lama.kadar_cetak ?? formatPersen(kadar),
    harga_emas: hargaEmas({ markis, harga_group, harga_24k, kadar_jual }, store),
    harga_nota: hargaNota(jualLama(lama), lama.harga_hari_ini, aturan),
  };
}

/** Goods that are typed: by the price code, or by the tested karat, as the store allows. Domain R4.6. */
function ciriTanpaNota(input: BarisInput, { acuan, store }: Bahan): Ciri {
  const { kode_group, kode_dept, kadar, kode_harga, berat } = input;
  // Goods without a barcode are called by their kind.
  const nama_barang =
    input.nama_barang ?? acuan.nama_jenis?.find((j) => j.kode_dept === kode_dept)?.nama_dept;
  const grup = acuan.grup?.find((g) => g.kode_group === kode_group);
  const jenis = kode_dept !== null && acuan.jenis?.includes(kode_dept);
  if (!nama_barang || !grup || !jenis || !kadar) reject(salah.ISIAN_TANPA_NOTA);
  const basis = basisTanpaNota(store.flags);
  if (basis === 'KODE_HARGA' && kode_harga === null) reject(salah.KODE_HARGA_WAJIB);
  const per = basis === 'KADAR' ? null : kode_harga;
  const harga = acuan.harga?.find((h) => h.kode_harga === per);
  if (per !== null && !harga) reject(salah.HARGA_ACUAN_TIDAK_ADA, { kode_harga: per });
  const harga_24k = acuan.emas?.harga_beli ?? 0;
  if (per === null && harga_24k === 0) reject(salah.HARGA_ACUAN_TIDAK_ADA);
  const dasar = harga ?? { kode_harga: null, harga_24k: harga_24k as Rupiah, kadar };
  return {
    nama_barang,
    kode_group: grup.kode_group,
    kode_dept,
    kadar,
    kadar_cetak: acuan.kadar?.find((k) => k.kadar === kadar)?.kadar_cetak ?? formatPersen(kadar),
    berat_nota: berat,
    harga_emas: hargaEmas(
      { ...grup, harga_group: grup.harga, harga_24k: acuan.emas?.harga_jual ?? null },
      store,
    ),
    harga_nota: hargaTanpaNota(dasar, berat),
  };
}

/** Where the piece comes from: our own sale, the nota of another branch or of the till of before, or nowhere that is written down. */
export function asalBarang(input: BarisInput, bahan: Bahan, aturan: AturanBeli) {
  const qr = bahan.qr(input);
  const asing = qr && qr.isi.kode_toko !== bahan.store.kode_toko ? qr : null;
  const jual = asing || input.kode_barcode === null ? null : terjualDenganQr(input.kode_barcode, qr, bahan);
  const lama = input.nota_lama === null ? null : notaLamaOf(input.nota_lama, input, bahan);
  // Whoever brings the signed nota gets the terms on it, at every branch.
  const berlaku = aturanBersyarat(aturan, qr?.isi.syarat);
  const ciri = asing
    ? ciriAsing(asing, bahan, berlaku)
    : jual
      ? ciriNota(jual, qr, berlaku, bahan.store)
      : lama
        ? ciriLama(lama, berlaku, bahan.store)
        : ciriTanpaNota(input, bahan);
  const tgl_jual = asing?.isi.tanggal ?? jual?.tgl_jual ?? lama?.tgl_jual ?? null;
  return { asing, jual, lama, ciri, berlaku, tgl_jual };
}
