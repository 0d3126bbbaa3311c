/** What a customer may choose for a running loan: asked, printed, sent to him. Ours; Features, idea 15. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, uang, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { CARA_PILIHAN } from './pilihan-hutang.rule.ts';

/** Where the card stands. */
const screens = ['/lihat-hutang', '/transaksi-hutang'];
/** `pada`: another day than today; `sebagian`: how much of the principal he thinks of paying. */
const fields = {
  no_faktur_hutang: kode('No Hutang', { max: 40 }),
  pada: tanggal('Pada Tanggal', { opsional: true }),
  sebagian: uang('Sebagian Pokok', { opsional: true, min: 1 }),
};

/** What each way to go on costs, today and on the due date; of one that is late, today and the last day at that price. */
export const pilihanHutang = defineCommand({
  name: 'hutang-pilihan',
  label: 'Pilihan Hutang',
  method: 'GET',
  path: 'hutang/pilihan',
  screens: [...screens, '/lelang-hutang'],
  fields,
  answer: objek({
    jumlah_hutang: uang(''),
    taksir: uang('', { opsional: true }),
    plafond: uang('', { opsional: true }),
    sebagian: uang(''),
    /** What the pledge is appraised at today, line by line. */
    barang: baris({ urut: angka(''), taksir: uang('', { opsional: true }) }),
    pada: baris({
      tanggal: tanggal(''),
      hari: angka(''),
      bunga: uang(''),
      denda: uang(''),
      lunas: uang(''),
      /** `pokok` is what is owed from then on; `bayar` less than nothing is what he gets. */
      cara: baris({
        cara: pilihan('', Object.entries(CARA_PILIHAN)),
        pokok: uang(''),
        bayar: angka(''),
        biaya: uang(''),
        termurah: ya(''),
        teringan: ya(''),
      }),
    }),
  }),
});
export type PilihanHutang = WireOf<typeof pilihanHutang.answer>;

/** The card on paper. */
export const buktiPilihan = defineCommand({
  name: 'hutang-pilihan-bukti',
  label: 'Cetak Pilihan Hutang',
  path: 'hutang/pilihan/bukti',
  screens,
  idempotent: false,
  fields,
});

/** The card to the number on the deed, in the words of Setting WhatsApp. */
export const kirimPilihan = defineCommand({
  name: 'hutang-pilihan-kirim',
  label: 'Kirim Pilihan Hutang',
  path: 'hutang/pilihan/kirim',
  screens,
  gate: flag('WHATSAPP_MODULE'),
  fields,
  answer: objek({ success: ya(''), status: kode('') }),
  message: 'Pilihan Hutang Berhasil Dikirim',
});
