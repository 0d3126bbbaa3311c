/** What still runs between a member and the store: loans, plans of instalments, deposits, orders, pre-orders, repairs. */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, uang } from '@mustika/kernel/field.ts';

const tanggungan = objek({
  jenis: pilihan('', [
    ['HUTANG', 'Hutang'],
    ['CICILAN', 'Cicilan'],
    ['TITIPAN', 'Titipan'],
    ['PESANAN', 'Pesanan'],
    ['PRE_ORDER', 'Pre-order'],
    ['SERVICE', 'Service'],
  ]),
  no_dokumen: kode(''),
  /** Of a loan its principal, of a plan what is left to pay, of a deposit, order or pre-order the money the shop holds, of a repair what is left to pay. */
  jumlah: uang(''),
  jatuh_tempo: tanggal('', { opsional: true }),
  /** Days it is late on the open day; 0 where it is not. */
  lewat: angka(''),
});
export type Tanggungan = WireOf<typeof tanggungan>;

/**
 * The late ones first. A contract is his by his code or by his telephone number: many were made before he was a member. Ours;
 * Features, Members: what a customer owes is told before he pays for something else.
 */
export const tanggunganMember = defineCommand({
  name: 'member-tanggungan',
  label: 'Tanggungan Member',
  method: 'GET',
  path: 'member/get/tanggungan/{kode_member}',
  screens: ['/transaksi-penjualan', '/setting-member', '/data-member'],
  fields: { kode_member: kode('Kode Member', { kosong: 'Kode Member Tidak Boleh Kosong' }) },
  answer: deret(tanggungan),
});
