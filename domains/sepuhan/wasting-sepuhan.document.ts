/**
 * Wasting sepuhan: a shipment is closed. The fine gold that is missing is lost then, and its worth is an expense as far as the shipment
 * says so; as much of it as is claimed is owed by the craftsman instead. What is still out must be back, or it is said that it never will
 * be, and whether he owes it; that has a reason and a second person. A loss above the norm, or outside of what this craftsman's work has been, needs a reason and a second
 * person. Series WS is ours; the specification names the screen. Life: DONE -> CANC, same day; then the shipment is open again.
 * Domain 7, 12.4; features, idea 14.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { gram, kadar, kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { batchTerbuka, kolomBatch } from './di-tukang.command.ts';
import { batchTerbukaResource } from './di-tukang.resource.ts';
import { sepuhanErrors } from './sepuhan.errors.ts';
import {
  berat,
  KATEGORI_SEPUHAN,
  murni,
  pekerjaan,
  susut,
  susut_persen,
  TRX_WASTING,
} from './sepuhan.rule.ts';

const { batas_bawah, batas_atas } = kolomBatch;
const nilai_susut = uang('Beban Susut', { total: 'sum', width: 13, rahasia: 'modal' });
const kolom = columnsOf({
  no_kirim: asked(
    ref('No Kirim', () => batchTerbukaResource, { asksItself: true, width: 44 }),
    { list: 20, search: true },
  ),
  pekerjaan: computed(pekerjaan, { list: 12 }),
  tukang: computed(kode('Tukang'), { list: 12, search: true }),
  murni_bahan: computed(gram('Murni Dikirim', { total: 'sum' }), { list: 11 }),
  murni_hasil: computed(gram('Murni Diterima', { total: 'sum' }), { list: 11 }),
  susut: computed(susut, { list: 10 }),
  susut_persen: computed(susut_persen, { list: 9 }),
  norma: computed(persen('Norma (%)'), { list: 9 }),
  batas_bawah: computed(batas_bawah),
  batas_atas: computed(batas_atas),
  nilai_susut: computed(nilai_susut, { list: 13 }),
  /** What becomes of metal that is still out when nothing of it will come. */
  sisa: asked(
    pilihan(
      'Sisa Yang Tidak Kembali',
      [
        ['DITAGIH', 'Ditagih Ke Tukang'],
        ['HILANG', 'Hilang'],
      ],
      { opsional: true },
    ),
  ),
  /** How much of what is missing of the rest he owes. */
  ditagih: asked(gram('Susut Ditagih (Murni)', { opsional: true, min: 1 })),
  murni_sisa: computed(gram('Tidak Kembali', { total: 'sum' }), { list: 10 }),
  murni_tagih: computed(gram('Ditagih', { total: 'sum' }), { list: 10 }),
  nilai_hilang: computed(uang('Beban Hilang', { total: 'sum', rahasia: 'modal' })),
  nilai_tagih: computed(uang('Nilai Tagihan', { total: 'sum', rahasia: 'modal' })),
  user_id: computed(kode('Oleh'), { list: 9 }),
  alasan: asked(teks('Alasan', { opsional: true, min: 4, max: 200 }), { list: 20, search: true }),
});
const answer = { no_kirim: kode(''), susut, susut_persen, nilai_susut } as const;
const screens = ['/wasting-sepuhan'];

/** DONE when closed, CANC when open again. */
export const wastingSepuhan = defineDocument({
  name: 'wasting_sepuhan',
  label: 'Wasting Sepuhan',
  series: 'WS',
  gate: SEPUHAN_SENDIRI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'wasting_sepuhan',
    path: 'wasting-sepuhan',
    screen: '/wasting-sepuhan',
    waits: 'Belum Ditutup',
    since: 'month',
    stock: {
      call: () => batchTerbuka,
      fields: kolomBatch,
      key: 'no_kirim',
      begins: { no_kirim: 'no_kirim' },
    },
    button: 'Tutup Kiriman',
    head: { ...kolom.head, no_kirim: kode('No Kirim', { width: 20 }) },
    list: kolom.list,
    search: kolom.search,
    lines: {
      kadar: {
        label: 'Susut Per Kadar',
        table: 'wasting_sepuhan_kadar',
        by: ['kadar'],
        fields: {
          kadar: kadar('Kadar', { width: 9 }),
          berat,
          murni,
          susut,
          susut_persen,
          nilai_susut,
          murni_sisa: gram('Tidak Kembali', { total: 'sum', width: 10 }),
        },
      },
    },
    paper: 'kadar',
  },
  journals: [
    ...jurnal(TRX_WASTING, 'SUSUT', ['BEBAN_SUSUT'], ['PERSEDIAAN_PROSES']),
    ...jurnal(TRX_WASTING, 'TAGIH', ['PIUTANG_TUKANG'], ['PERSEDIAAN_PROSES']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'wasting-sepuhan/simpan',
      label: 'Tutup Kiriman',
      fields: kolom.asked,
      answer,
      screens,
      message: 'Kiriman Berhasil Ditutup',
    },
    batal: takenBack({
      path: 'wasting-sepuhan/batal',
      label: 'Batal Wasting Sepuhan',
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      sameDay: sepuhanErrors.WASTING_BEDA_HARI,
      effect: 'Kiriman terbuka lagi, dan susut kembali menjadi tanggungan tukang.',
      message: 'Wasting Sepuhan Berhasil Dibatalkan',
    }),
  },
});
