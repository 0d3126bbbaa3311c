import { kode, persen, pilihan, ref, teks, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { qris } from '@mustika/kernel/text/qris.ts';
import { bankResource } from './bank.resource.ts';

/**
 * Rekening: a bank account of one store and what it can receive (debit card, credit card, transfer, QRIS). The card fee is
 * borne by the shop unless it says otherwise, because charging the holder is forbidden (Domain R4.13). Spec 2 §3. What the provider of
 * a QRIS keeps is never the customer's; whose code hangs at the till is agreed by two, because another code is another's money
 * (docs/decisions/0147).
 */
export const rekeningResource = defineResource({
  name: 'rekening',
  label: 'Master Rekening',
  screen: '/master-rekening',
  api: crudPaths('rekenings', 'no_rekening'),
  key: 'no_rekening',
  display: 'nama_rekening',
  guarded: { columns: ['qris'], kategori: 'cash', description: 'merchant code change' },
  fields: {
    no_rekening: kode('No Rekening'),
    nama_rekening: teks('Nama Rekening'),
    kode_bank: ref('Bank', () => bankResource),
    bisa_debet: ya('Kartu Debet', { initial: true }),
    bisa_credit: ya('Kartu Kredit', { initial: false }),
    bisa_transfer: ya('Transfer', { initial: true }),
    bisa_qris: ya('QRIS', { initial: false, unsaid: false }),
    fee_persen: persen('Fee Kartu (%)', { initial: 0 }),
    fee_ditanggung: pilihan('Fee Ditanggung', ['TOKO', 'PELANGGAN'], { initial: 'TOKO' }),
    mdr_qris: persen('MDR QRIS (%)', { initial: 0.7, unsaid: 0.7 }),
    /** Without it the picture is the provider's: his sticker, or his machine. */
    qris: qris('Kode QRIS Statis', { opsional: true, hidden: true }),
  },
});
