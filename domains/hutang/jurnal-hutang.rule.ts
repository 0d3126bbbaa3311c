/** What the events of a loan debit and credit. Domain 12.4 HUTANG. */
import { type Jurnal, jurnal } from '@mustika/kernel/jurnal.ts';

const masuk = (trx: string) => [
  ...jurnal(trx, 'CASH', ['KAS'], []),
  ...jurnal(trx, 'TRANSFER', ['BANK'], []),
  ...jurnal(trx, ['DEBET', 'CREDIT'], ['PIUTANG_EDC'], []),
  ...jurnal(trx, 'FEE_KARTU', ['PIUTANG_EDC', 'BANK'], ['PENDAPATAN_LAIN']),
];
const bungaDenda = (trx: string) => [
  ...jurnal(trx, 'BUNGA', ['PENDAPATAN_BUNGA'], ['PENDAPATAN_BUNGA', 'PIUTANG_BUNGA']),
  ...jurnal(trx, 'DENDA', [], ['PENDAPATAN_DENDA']),
];
const keluarDari = (trx: string) => [
  ...jurnal(trx, 'CASH', [], ['KAS']),
  ...jurnal(trx, 'TRANSFER', [], ['BANK']),
];

/** Every journal of a loan. */
export const JURNAL_HUTANG: readonly Jurnal[] = [
  ...['HUTANG', 'PEREMAJAAN HUTANG'].flatMap((trx) => [
    ...jurnal(trx, 'POKOK', ['PIUTANG_GADAI'], ['PIUTANG_GADAI']),
    ...jurnal(trx, 'ADM', [], ['PENDAPATAN_DENDA']),
    ...keluarDari(trx),
  ]),
  ...masuk('PEREMAJAAN HUTANG'),
  ...bungaDenda('PEREMAJAAN HUTANG'),
  ...masuk('BAYAR BUNGA'),
  ...bungaDenda('BAYAR BUNGA'),
  ...masuk('HUTANG LUNAS'),
  ...bungaDenda('HUTANG LUNAS'),
  ...jurnal('HUTANG LUNAS', 'POKOK', [], ['PIUTANG_GADAI']),
  ...masuk('LELANG HUTANG'),
  ...jurnal('LELANG AMBIL', 'BELI', ['PERSEDIAAN_BELI'], []),
  ...jurnal('LELANG AMBIL', 'ROSOK', ['PERSEDIAAN_ROSOK'], []),
  ...['LELANG HUTANG', 'LELANG AMBIL'].flatMap((trx) => [
    ...bungaDenda(trx),
    ...jurnal(trx, 'POKOK', ['RUGI_LELANG'], ['PIUTANG_GADAI']),
    ...jurnal(trx, 'BIAYA', [], ['PENDAPATAN_LAIN']),
    ...jurnal(trx, 'KELEBIHAN', [], ['UTANG_KELEBIHAN']),
  ]),
  ...jurnal('KELEBIHAN LELANG', 'CASH', ['UTANG_KELEBIHAN'], ['KAS']),
  ...jurnal('KELEBIHAN LELANG', 'TRANSFER', ['UTANG_KELEBIHAN'], ['BANK']),
  ...jurnal('KELEBIHAN LELANG', 'DALUWARSA', ['UTANG_KELEBIHAN'], ['PENDAPATAN_LAIN']),
];
