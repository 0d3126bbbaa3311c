/** The deed of a loan, and its settlement: what lies for how much, on what terms, and what was paid since. Domain 15.3, R5.11. */

import { formatAngka, formatGram, formatPersen, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { faktaNota } from '@mustika/kernel/define-nota.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type SlipAmount, type SlipLine, slipAmounts, slipTexts } from '@mustika/kernel/slip.ts';
import type { ReadOf, SlipSource } from '@mustika/server-kit/document/document-serve.ts';
import { namaCara } from '../pembayaran/cara-bayar.rule.ts';
import { adaTunai } from '../pembayaran/slip-bayar.rule.ts';
import { bungaHari, hariHutang, type ModeBunga } from './bunga-berjalan.rule.ts';
import type { hutangReads } from './hutang.reads.ts';
import { KETENTUAN_HUTANG, notaHutang, type SyaratSurat, syaratSurat } from './nota-hutang.rule.ts';

type Dibaca = ReadOf<typeof hutangReads>;

const STATUS: Record<string, string> = {
  OPEN: 'Belum divalidasi',
  CANC: 'Batal',
  LELANG: 'Barang jaminan sudah dilelang',
};
const LAMA: Record<string, string> = {
  HARIAN: 'per 30 hari, dihitung harian',
  '15_HARIAN': 'per 30 hari, dihitung per 15 hari',
  BULANAN: 'per 30 hari, dihitung per 30 hari',
};

/** With a licence the law calls it a pawn; without one nothing that is printed may. */
const judul = ({ head: k }: Dibaca, izin: string): string => {
  if (k.tutup === 'LUNAS') return izin ? 'PELUNASAN GADAI' : 'PELUNASAN HUTANG';
  return izin ? 'SURAT BUKTI GADAI' : 'SURAT HUTANG';
};

const baris = (b: Dibaca['lines']['barang'][number]): SlipLine => ({
  nama: b.nama_barang,
  rincian: slipTexts([
    ['Pcs', formatAngka(b.jumlah)],
    ['Kadar', `${formatPersen(b.kadar)}%`],
    ['Berat', `${formatGram(b.berat)} g`],
    ['Kondisi', b.kondisi_pinjaman],
    ['Status', b.keadaan === 'GADAI' ? null : b.keadaan],
  ]),
  total: b.taksir,
});

/** What redeems it on the due date. Domain R5.1. */
const besarKembali = (k: Dibaca['head']): string =>
  formatRupiah(
    rupiah(
      k.jumlah_hutang +
        bungaHari({ ...k, mode_bunga: k.mode_bunga as ModeBunga }, hariHutang(k.tanggal, k.tgl_jatuh_tempo)),
    ),
  );

const bayaran = ({ lines }: Dibaca): SlipAmount[] =>
  lines.pembayaran.map((b) => ({
    label: `${formatTanggal(b.tanggal)} ${b.arah === 'MASUK' ? 'Dibayar' : 'Diserahkan'} ${namaCara(b.jenis).toLowerCase()}`,
    jumlah: b.jumlah,
  }));

export const slipHutang: SlipSource = {
  nota: [notaHutang],
  of: (read: Dibaca, { session }) => {
    const { head: k, lines } = read;
    const izin = readSetting(session.store, 'NOMOR_IZIN_GADAI');
    const lunas =
      k.tutup === 'LUNAS' ? lines.gerak.find((g) => g.jenis === 'LUNAS' && g.keadaan === 'SAH') : null;
    return {
      jenis: notaHutang,
      slip: {
        judul: judul(read, izin),
        // The deed says who pledged, not what number he has with us.
        keterangan: faktaNota({ ...k, kode_member: null }, STATUS, [
          // Whoever signs is named by the number of his card, whole: a deed with its end alone says who he is to nobody.
          ['No ID', lunas ? null : k.nik_sim_passport],
          ['No manual', k.no_faktur_manual],
          ['Lanjutan dari', k.no_faktur_lama],
          ['Jatuh tempo', formatTanggal(k.tgl_jatuh_tempo)],
          ['Bunga', `${formatPersen(k.bunga)}% ${LAMA[k.mode_bunga]}`],
          ['Tgl lunas', k.tgl_lunas ? formatTanggal(k.tgl_lunas) : null],
          ['Hari', lunas ? formatAngka(lunas.hari) : null],
          ['No paket', k.no_paket],
          ['Izin OJK', izin || null],
        ]),
        baris: lines.barang.map(baris),
        jumlah: slipAmounts([
          { label: 'Nilai taksir', jumlah: k.taksir },
          { label: 'Biaya administrasi', jumlah: k.biaya_adm },
          ...(lunas
            ? [
                { label: 'Hutang', jumlah: k.jumlah_hutang },
                { label: 'Bunga', jumlah: lunas.bunga },
                { label: 'Denda', jumlah: lunas.denda },
              ]
            : []),
        ]),
        total: lunas
          ? { label: 'DIBAYAR', jumlah: rupiah(k.jumlah_hutang + lunas.bunga + lunas.denda) }
          : { label: 'JUMLAH HUTANG', jumlah: k.jumlah_hutang },
        pembayaran: bayaran(read),
        tunai: adaTunai(lines.pembayaran),
        penutup: slipTexts([['Besar kembali', lunas ? null : besarKembali(k)]]),
        syarat: lunas
          ? []
          : syaratSurat(k as unknown as SyaratSurat, {
              ...{ nama: session.store.nama_toko, izin },
              telp: (k as { telp?: string | null }).telp,
            }),
        ketentuan: lunas ? [] : KETENTUAN_HUTANG,
        tandaTangan: ['Hormat kami', 'Customer'],
      },
    };
  },
};
