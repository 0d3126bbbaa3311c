/** What a shop brings along from the till of before. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { akunResource } from '../master/akun/akun.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { berkasSaldoAwal, saldoAwal } from './saldo-awal.document.ts';

/** Opening balances of a store. Ours. */
export const saldoAwalScreen = defineScreen({
  path: '/saldo-awal',
  title: 'Saldo Awal',
  group: 'keuangan',
  gate: saldoAwal.gate,
  reads: () => [akunResource, rekeningResource, supplierResource, kasirResource],
});

export const saldoAwalDomain = defineDomain(
  'saldo-awal',
  'Saldo Awal',
  saldoAwalScreen,
  saldoAwal,
  berkasSaldoAwal,
);
