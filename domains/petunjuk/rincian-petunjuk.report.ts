/** The rows a hint is the sum of. */
import { angka, kode, pilihan, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { pilihanAturan, SATUAN } from './aturan.rule.ts';
import { gerbangPetunjuk, TANDA } from './petunjuk.report.ts';

/**
 * Notas, prints, documents, drawers or lines that one rule counts, or all that it counts them in: of one person (and karat, or member) their
 * sums are the JUMLAH and the DARI of his hint. Each leads to its document. Without a person they are those of everybody one may see.
 * docs/decisions/0168. Ours.
 */
export const rincianPetunjuk = defineReport({
  name: 'rincian-petunjuk',
  title: 'Rincian Petunjuk',
  screen: '/rincian-petunjuk',
  api: 'petunjuk/report-rincian',
  gate: gerbangPetunjuk,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    aturan: pilihan('Petunjuk', pilihanAturan('nama'), { initial: 'BATAL_NOTA' }),
    orang: kode('User', { opsional: true, max: 40 }),
    kelompok: teks('Kadar Atau Member', { opsional: true, max: 40 }),
    tampil: pilihan(
      'Tampilkan',
      [
        ['TERHITUNG', 'Yang terhitung'],
        ['SEMUA', 'Semua yang diperiksa'],
      ],
      { initial: 'TERHITUNG' },
    ),
  },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { total: 'count', width: 22 }),
    jumlah: angka('JUMLAH', { total: 'sum', width: 10 }),
    dari: angka('DARI', { total: 'sum', width: 14 }),
    satuan: pilihan('SATUAN', SATUAN, { width: 10 }),
    nilai: uang('NILAI', { total: 'sum', width: 12, ...TANDA }),
    keterangan: teks('KETERANGAN', { opsional: true, width: 26 }),
    dibuat: waktu('DIBUAT', { width: 17 }),
    waktu: waktu('TERJADI', { width: 17 }),
    jenis: teks('DOKUMEN', { kata: true, width: 14 }),
    orang: kode('USER', { width: 10 }),
    kelompok: teks('KADAR / MEMBER', { opsional: true, width: 9 }),
  },
  drill: { column: 'no_dokumen' },
});
