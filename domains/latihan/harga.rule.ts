/** The drill of the price of the day: 24K as it is told, what hangs on it with it, and nothing else. */
import { formatRupiah, type MiliPersen, type Rupiah } from '@mustika/kernel/amount.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { Bukti, HargaKini } from './bukti.rule.ts';
import { type Kriteria, kriteria, nilaiWaktu, sebut } from './latihan.rule.ts';

/** A price before, and what it has to be: the same where it does not hang on 24K. */
export type HargaTugas = HargaKini & { jadi: Rupiah };
export type TugasHarga = {
  jenis: 'HARGA';
  jual: Rupiah;
  beli: Rupiah;
  /** Percent on top of 24K times karat, as the form says it, and the step that prices are rounded to. */
  tambah: MiliPersen;
  bulat: number;
  harga: readonly HargaTugas[];
};

const sama = (a: HargaKini, b: HargaKini): boolean =>
  a.tabel === b.tabel && a.kode === b.kode && a.kolom === b.kolom;
const pokok = ({ tabel, kode }: HargaKini): boolean =>
  tabel === 'parameter_harga_emas' && kode === HARGA_DASAR;

/** The points of a price of the day: by the prices that stand, however they came to stand. */
export function nilaiHarga(tugas: TugasHarga, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const kini = (satu: HargaKini): Rupiah | null =>
    bukti.harga.find((lain) => sama(lain, satu))?.harga ?? null;
  const salah = tugas.harga.filter((satu) => kini(satu) !== satu.jadi);
  const dasar = (kolom: string) => {
    const satu = tugas.harga.find((lain) => pokok(lain) && lain.kolom === kolom);
    return { harga: satu ? kini(satu) : null, berubah: satu !== undefined && kini(satu) !== satu.harga };
  };
  const [jual, beli] = [dasar('harga_jual'), dasar('harga_beli')];
  const rp = (harga: Rupiah | null): string => (harga === null ? '-' : formatRupiah(harga));
  const ikut = tugas.harga.filter((satu) => !pokok(satu) && satu.jadi !== satu.harga);
  const benar = ikut.filter((satu) => !salah.includes(satu));
  // Prices that hang on nothing and moved all the same, and those that nobody had before.
  const lain = [
    ...salah.filter(({ harga, jadi }) => harga === jadi),
    ...bukti.harga.filter((satu) => !tugas.harga.some((ada) => sama(ada, satu))),
  ];
  const jadi = jual.berubah || beli.berubah || benar.length > 0;
  return [
    kriteria('JUAL24', 25, jual.harga === tugas.jual, rp(jual.harga), rp(tugas.jual)),
    kriteria('BELI24', 20, beli.harga === tugas.beli, rp(beli.harga), rp(tugas.beli)),
    kriteria('IKUT', 30, jadi && benar.length === ikut.length, `${benar.length}`, `${ikut.length}`),
    kriteria('TETAP', 15, jadi && lain.length === 0, sebut(lain.map(({ kode }) => kode)), '-'),
    nilaiWaktu(10, jadi, detik, par),
  ];
}
