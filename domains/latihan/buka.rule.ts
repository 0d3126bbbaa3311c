/** The drill of the first day: money into the drawer, the first piece into stock, and its sale. */
import { formatGram, formatRupiah, type Miligram, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, sebut, tanpaLebih } from './latihan.rule.ts';

export type TugasBuka = {
  jenis: 'BUKA';
  user_id: string;
  modal: Rupiah;
  /** The kind of movement that is the owner's capital. */
  kategori: string;
  barang: {
    nama_barang: string;
    kode_group: string;
    kode_dept: string;
    kode_baki: string;
    berat: Miligram;
    harga_modal: Rupiah;
  };
  kode_sales: string;
};

/** The points of a first day. */
export function nilaiBuka(tugas: TugasBuka, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const { barang, modal, kategori, user_id } = tugas;
  const isi = berlaku(bukti.uang).filter(({ arah }) => arah === 'TAMBAH');
  const masuk = berlaku(bukti.masuk).flatMap((nota) => nota.barang);
  const baru = masuk.find(
    ({ kode_group, kode_dept }) => kode_group === barang.kode_group && kode_dept === barang.kode_dept,
  );
  const laku = berlaku(bukti.jual).filter((nota) =>
    nota.barang.some(({ kode_barcode }) => kode_barcode === baru?.kode_barcode),
  );
  const dibuat = [bukti.uang, bukti.masuk, bukti.jual].map((semua) => semua.length);
  const jadi = dibuat.some((banyak) => banyak > 0);
  const lebih = bukti.batal + dibuat.reduce((jumlah, banyak) => jumlah + Math.max(0, banyak - 1), 0);
  const tempat = ({
    kode_group,
    kode_dept,
    kode_baki,
  }: TugasBuka['barang'] | (typeof masuk)[number]): string => `${kode_group} ${kode_dept} ${kode_baki}`;
  return [
    kriteria(
      'MODAL',
      20,
      isi.length === 1 &&
        isi[0]?.jumlah === modal &&
        isi[0].kategori === kategori &&
        isi[0].kasir === user_id,
      sebut(isi.map((satu) => `${satu.kategori} ${formatRupiah(satu.jumlah)} ${satu.kasir ?? ''}`.trim())),
      `${kategori} ${formatRupiah(modal)} ${user_id}`,
    ),
    kriteria(
      'MASUK',
      25,
      masuk.length === 1 && baru?.kode_baki === barang.kode_baki,
      sebut(masuk.map(tempat)),
      tempat(barang),
    ),
    kriteria(
      'BERAT',
      15,
      baru?.berat === barang.berat,
      baru ? formatGram(baru.berat) : '-',
      formatGram(barang.berat),
    ),
    kriteria(
      'LAKU',
      25,
      laku.length === 1 && laku[0]?.barang.length === 1 && laku[0].cara.every((jenis) => jenis === 'CASH'),
      sebut(laku.flatMap(({ cara }) => cara)),
      'CASH',
    ),
    tanpaLebih(5, jadi, lebih),
    nilaiWaktu(10, laku.length > 0, detik, par),
  ];
}
