/**
 * How a number came about. A pure rule that is handed a `Jejak` writes a step into it each time it computes something, with
 * the very values it computed with: the explanation is the computation, so the two cannot disagree. The rule knows names
 * and values; where a value comes from (`Sumber`) is told by whoever called it. Features 2 "Explain this number".
 */
import { objek, type WireOf } from './answer.ts';
import { angka, kode, tanggal, teks, waktu } from './field.ts';

export type Satuan = 'rupiah' | 'gram' | 'persen' | 'langkah';

/** A value that went into a step; `kurang` is taken off. */
export type Masukan = { nama: string; nilai: number; satuan: Satuan; kurang?: true };

/**
 * What was done with the inputs, in their order: AMBIL the first as it is; PER_BERAT rupiah per gram times weight;
 * PER_KADAR the same times karat; JUMLAH added up, KURANG ones taken off; JUMLAH_NOL the same, never below zero; PERSEN a
 * share; SEBANDING a x b / c (both also down to the rupiah, _BAWAH); BULAT_ATAS and BULAT_BAWAH to a multiple of the second; PALING_BANYAK the smaller of two;
 * SELISIH_LEBIH a - b where it is more than c, else nothing.
 */
export type Rumus =
  | 'AMBIL'
  | 'PER_BERAT'
  | 'PER_KADAR'
  | 'JUMLAH'
  | 'JUMLAH_NOL'
  | 'PERSEN'
  | 'PERSEN_BAWAH'
  | 'SEBANDING'
  | 'SEBANDING_BAWAH'
  | 'BULAT_ATAS'
  | 'BULAT_BAWAH'
  | 'PALING_BANYAK'
  | 'SELISIH_LEBIH';

export type Langkah = { nama: string; rumus: Rumus; masukan: Masukan[]; hasil: number; satuan: Satuan };
export type Jejak = Langkah[];

type Nilai = { nilai: number; satuan: Satuan; kurang?: true };

/** Inputs by unit: rupiah, milligrams, milli-percent, a step of rounding. */
export const rp = (nilai: number): Nilai => ({ nilai, satuan: 'rupiah' });
export const gr = (nilai: number): Nilai => ({ nilai, satuan: 'gram' });
export const ps = (nilai: number): Nilai => ({ nilai, satuan: 'persen' });
export const kelipatan = (nilai: number): Nilai => ({ nilai, satuan: 'langkah' });
export const kurang = (nilai: Nilai): Nilai => ({ ...nilai, kurang: true });

/** Writes a step where somebody asked for one, and hands its result on. */
export function langkah<N extends number>(
  jejak: Jejak | undefined,
  nama: string,
  rumus: Rumus,
  hasil: N,
  masukan: Readonly<Record<string, Nilai>>,
  satuan: Satuan = 'rupiah',
): N {
  jejak?.push({
    nama,
    rumus,
    hasil,
    satuan,
    masukan: Object.entries(masukan).map(([name, value]) => ({ nama: name, ...value })),
  });
  return hasil;
}

/** Where the value of an input comes from. */
export type Sumber =
  /** A column of a master table, kept with its versions. */
  | { dari: 'harga'; tabel: 'grup' | 'parameter_harga_emas' | 'para_harga_beli'; kode: string; kolom: string }
  /** A row of a master table. */
  | {
      dari: 'master';
      tabel: 'grup' | 'kondisi_pembelian' | 'para_rugi_nota' | 'para_potongan_kategori' | 'nota_lama';
      kode: string;
    }
  /** A setting or module of the store; its default when it was never set. */
  | { dari: 'setelan'; key: string }
  /** The piece itself, by its barcode. */
  | { dari: 'barang'; kode: string }
  /** A document of ours, by its number. */
  | { dari: 'dokumen'; kode: string; ke?: string }
  /** Agreed or weighed at the counter. */
  | { dari: 'meja' };

/** The name a source is asked for and answered by; what was said at the counter has none. */
export function kunciSumber(sumber: Sumber): string | null {
  switch (sumber.dari) {
    case 'harga':
      return `harga:${sumber.tabel}:${sumber.kolom}:${sumber.kode}`;
    case 'master':
      return `master:${sumber.tabel}:${sumber.kode}`;
    case 'setelan':
      return `setelan:${sumber.key}`;
    case 'meja':
      return null;
    default:
      return `${sumber.dari}:${sumber.kode}`;
  }
}

/** What is known of a source: the version that counted, who set it and when. */
export const asalAngka = objek({
  kunci: teks(''),
  nilai: teks('', { opsional: true }),
  versi: angka('', { opsional: true }),
  waktu: waktu('', { opsional: true }),
  tanggal: tanggal('', { opsional: true }),
  oleh: kode('', { opsional: true }),
});
export type AsalAngka = WireOf<typeof asalAngka>;

/** Who let it be another number than the parameters said. */
export const persetujuanAngka = objek({
  kategori: teks(''),
  description: teks(''),
  requester: kode(''),
  approver: kode(''),
  waktu: waktu(''),
});
export type PersetujuanAngka = WireOf<typeof persetujuanAngka>;

/** A number with everything that explains it; `saat` is when a stored one was computed. */
export type Penjelasan = {
  judul: string;
  langkah: Jejak;
  sumber: Readonly<Record<string, Sumber>>;
  saat?: string | null;
  /** Sources as they were then; without it they are looked up as they are now. */
  asal?: readonly AsalAngka[];
  persetujuan?: readonly PersetujuanAngka[];
  dokumen?: readonly { nomor: string; waktu: string; keterangan: string; jumlah: number }[];
};
