/** The steps of a task as the band of the practice store says them: a text each, with the values of this run. */
import { formatAngka, formatGram, formatRupiah } from '@mustika/kernel/amount.ts';
import type { BarangKembali } from './beli.rule.ts';
import { PENYELIA } from './latihan.rule.ts';
import type { Tugas } from './tugas.rule.ts';
import type { TugasTutup } from './tutup.rule.ts';

/** A text of the domain by its key, and what it is filled with. */
export type Langkah = { kunci: string; isi: Readonly<Record<string, string>> };

const langkah = (kunci: string, isi: Langkah['isi'] = {}): Langkah => ({ kunci: `langkah.${kunci}`, isi });

const kembali = (kunci: string, lama: BarangKembali): Langkah[] => [
  langkah(kunci, { kode: lama.kode_barcode, nama: lama.nama_barang, nota: lama.no_nota }),
  langkah('timbang', { berat: formatGram(lama.berat), kondisi: lama.kondisi_barang }),
];

const penjual = ({ nama_customer, nik }: { nama_customer: string; nik: string }): Langkah =>
  langkah('penjual', { nama: nama_customer, nik });

const laci = ({ dimensi, jumlah, pecahan }: TugasTutup['laci'][number]): Langkah =>
  langkah(jumlah === 0 ? 'laciKosong' : 'laci', {
    kasir: dimensi,
    jumlah: formatRupiah(jumlah),
    pecahan: pecahan.map(({ nominal, lembar }) => `${formatAngka(nominal)} × ${lembar}`).join(', '),
  });

/** In the order in which they are done. */
export function langkahDari(tugas: Tugas): Langkah[] {
  switch (tugas.jenis) {
    case 'JUAL':
      return [
        langkah('pindai', { kode: tugas.kode_barcode, nama: tugas.nama_barang }),
        langkah('sales', { kode: tugas.kode_sales }),
        langkah('member', { kode: tugas.kode_member, nama: tugas.nama_member }),
        langkah('diskon', { jumlah: formatRupiah(tugas.diskon) }),
        langkah('tunai', { jumlah: formatRupiah(tugas.uang) }),
      ];
    case 'TUKAR':
      return [
        ...kembali('tukar', tugas.lama),
        langkah('pindai', { kode: tugas.kode_barcode, nama: tugas.nama_barang }),
        langkah('sales', { kode: tugas.kode_sales }),
        penjual(tugas),
        langkah('sisa'),
      ];
    case 'BELI':
      return [...kembali('beli', tugas.lama), penjual(tugas), langkah('bayarTunai')];
    case 'PENYORTIRAN':
      return [
        langkah('saran'),
        langkah('jualLagi', {
          kode: tugas.jual.kode_barcode,
          nama: tugas.jual.nama_barang,
          baki: tugas.ke_baki,
        }),
        langkah('lebur', {
          ...{ kode: tugas.lebur.kode_barcode, nama: tugas.lebur.nama_barang },
          berat: formatGram(tugas.lebur.berat),
        }),
        langkah('setuju', { ...PENYELIA }),
      ];
    case 'TUTUP':
      return [...tugas.laci.map(laci), langkah('alasan'), langkah('setuju', { ...PENYELIA })];
  }
}
