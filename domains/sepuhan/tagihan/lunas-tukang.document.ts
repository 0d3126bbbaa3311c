/**
 * Pelunasan tukang: what a craftsman owes of fine gold is settled with gold by weight and assay, with money at a rate that is agreed, or
 * it is given up. Money beyond the cost of the gold is a gain of the gold price, less is a loss. Whoever takes money or gives a claim up
 * has a second person. The specification shows no such screen; series LT is ours. Life: DONE -> CANC, same day. Domain 8, R6.4, 12.4
 * KURS_EMAS; docs/decisions/0091.
 */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, gram, kadar, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { banyakLot } from '../../lot/isian-lot.rule.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { barisSekali, bayarMasuk, jurnalMasuk } from '../../pembayaran/dibayar.rule.ts';
import { sepuhanErrors } from '../sepuhan.errors.ts';
import { berat, harga_modal, KATEGORI_SEPUHAN, keterangan, TRX_LUNAS } from '../sepuhan.rule.ts';
import { HASIL_LEBUR } from '../terima-sepuhan.document.ts';
import { kolomTagihan, tagihanTukang } from './tagihan-tukang.command.ts';

/** How a claim is settled. */
export const CARA_LUNAS = [
  ['EMAS', 'Dengan Emas'],
  ['UANG', 'Dengan Uang'],
  ['HAPUS', 'Dihapus'],
] as const;

/** Who owes is asked for what he owes, whether he still works for the shop or not. */
const tukang = ref('Tukang', () => tukangResource, { alsoInactive: true, width: 12 });
const murni = gram('Murni', { min: 1, max: 100_000_000, total: 'sum', width: 10 });
const jumlah = uang('Jumlah Uang', { min: 1, max: 100 * BATAS_PER_BARANG, total: 'sum', width: 13 });
const kolom = columnsOf({
  cara: computed(pilihan('Cara', CARA_LUNAS), { list: 13 }),
  tukang: asked(tukang, { list: 12, search: true }),
  murni: computed(murni, { list: 10 }),
  jumlah: computed(uang('Jumlah Uang', { total: 'sum' }), { list: 13 }),
  kurs: computed(uang('Kurs Per Gram', { opsional: true }), { list: 12 }),
  harga_modal: computed(harga_modal, { list: 14 }),
  selisih_kurs: computed(
    uang('Selisih Kurs', { total: 'sum', rahasia: 'modal', min: -100 * BATAS_PER_BARANG }),
  ),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 20, search: true }),
});
const answer = { murni, jumlah: uang(''), harga_modal } as const;
const screens = ['/pelunasan-tukang'];
const satu = { from: [], to: 'DONE', answer, screens } as const;
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });

/** DONE when settled, CANC when it is owed again. */
export const lunasTukang = defineDocument({
  name: 'lunas_tukang',
  label: 'Pelunasan Tukang',
  series: 'LT',
  gate: SEPUHAN_SENDIRI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  tanpaBatas: 'a claim that is given up is agreed to each time by a second person who reads its grams',
  reads: {
    table: 'lunas_tukang',
    path: 'pelunasan-tukang',
    screen: '/pelunasan-tukang',
    waits: 'Tagihan',
    since: 'month',
    stock: {
      call: () => tagihanTukang,
      fields: kolomTagihan,
      key: 'tukang',
      begins: { tukang: 'tukang', murni: 'murni', jumlah: 'nilai_hari_ini' },
    },
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: {
      barang: {
        label: 'Emas Yang Diterima',
        table: 'baris_lot',
        where: { arah: ['MASUK'] },
        fields: {
          kode_lot: kode('Lot', { total: 'count', width: 10 }),
          nama_lot: teks('Nama', { width: 24 }),
          kadar: kadar('Kadar', { width: 8 }),
          kode_baki: kode('Baki', { width: 9 }),
          berat,
          murni,
          harga_modal,
        },
      },
      pembayaran: barisSekali,
    },
    paper: 'barang',
  },
  journals: [
    ...jurnalMasuk(TRX_LUNAS),
    ...jurnal(TRX_LUNAS, 'EMAS', ['PERSEDIAAN_MURNI', 'PERSEDIAAN_ROSOK'], ['PIUTANG_TUKANG']),
    ...jurnal(TRX_LUNAS, 'UANG', [], ['PIUTANG_TUKANG']),
    ...jurnal(TRX_LUNAS, 'KURS', ['KURS_EMAS'], ['KURS_EMAS']),
    ...jurnal(TRX_LUNAS, 'HAPUS', ['BEBAN_SUSUT'], ['PIUTANG_TUKANG']),
  ],
  transitions: {
    emas: {
      ...satu,
      path: 'pelunasan-tukang/emas',
      label: 'Lunas Dengan Emas',
      fields: {
        tukang,
        keterangan,
        /** Of bars; the first tray of gudang BELI unless told. */
        ke_baki: ref('Ke Baki', () => bakiResource, { opsional: true, width: 10 }),
        hasil: daftar(
          'Emas Yang Diterima',
          {
            jenis: pilihan('Jenis', HASIL_LEBUR, { initial: 'MURNI', width: 14 }),
            kadar: kadar('Kadar Uji', { max: 100_000, width: 9 }),
            berat: banyakLot.berat,
          },
          { maxRows: 50, kosong: 'Emas Tidak Boleh Kosong' },
        ),
      },
      message: 'Tagihan Tukang Berhasil Dilunasi',
    },
    uang: {
      ...satu,
      path: 'pelunasan-tukang/uang',
      label: 'Lunas Dengan Uang',
      fields: { tukang, murni, jumlah, keterangan, bayar: bayarMasuk('jumlah') },
      otorisasi: KATEGORI_SEPUHAN,
      message: 'Tagihan Tukang Berhasil Dilunasi',
    },
    hapus: {
      ...satu,
      path: 'pelunasan-tukang/hapus',
      label: 'Hapus Tagihan',
      fields: { tukang, murni, alasan },
      otorisasi: KATEGORI_SEPUHAN,
      effect: 'Tagihan menjadi beban susut dan tidak dapat ditagih lagi.',
      message: 'Tagihan Tukang Berhasil Dihapus',
    },
    batal: takenBack({
      path: 'pelunasan-tukang/batal',
      label: 'Batal Pelunasan Tukang',
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      sameDay: sepuhanErrors.LUNAS_TUKANG_BEDA_HARI,
      effect: 'Emas atau uang kembali ke tukang, dan tagihannya terbuka lagi.',
      message: 'Pelunasan Tukang Berhasil Dibatalkan',
    }),
  },
});
