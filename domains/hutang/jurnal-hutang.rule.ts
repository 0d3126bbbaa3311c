/** What the events of a loan debit and credit. Domain 12.4 HUTANG. */
import { type Jurnal, jurnal } from '@mustika/kernel/jurnal.ts';
import { type Akun, LACI } from '@mustika/kernel/transfer.ts';
import { CARA_AWAL } from '../pembayaran/cara-bayar.rule.ts';
import { jurnalKeluar, jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { SALDO_AWAL } from '../pembayaran/saldo-awal.rule.ts';

const masuk = (trx: string) => jurnalMasuk(trx, [], LACI);
const keluar = (trx: string, untuk: readonly Akun[] = []) => jurnalKeluar(trx, untuk, LACI);

const bungaDenda = (trx: string) => [
  ...jurnal(trx, 'BUNGA', ['PENDAPATAN_BUNGA'], ['PENDAPATAN_BUNGA', 'PIUTANG_BUNGA']),
  ...jurnal(trx, 'DENDA', [], ['PENDAPATAN_DENDA']),
];

/** Every journal of a loan. */
export const JURNAL_HUTANG: readonly Jurnal[] = [
  ...['HUTANG', 'PEREMAJAAN HUTANG'].flatMap((trx) => [
    ...jurnal(trx, 'POKOK', ['PIUTANG_GADAI'], ['PIUTANG_GADAI']),
    ...jurnal(trx, 'ADM', [], ['PENDAPATAN_DENDA']),
    ...keluar(trx),
  ]),
  ...jurnal(SALDO_AWAL, 'POKOK', ['PIUTANG_GADAI'], []),
  ...jurnal(SALDO_AWAL, CARA_AWAL, [], ['MODAL']),
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
  ...keluar('KELEBIHAN LELANG', ['UTANG_KELEBIHAN']),
  ...jurnal('KELEBIHAN LELANG', 'DALUWARSA', ['UTANG_KELEBIHAN'], ['PENDAPATAN_LAIN']),
];
