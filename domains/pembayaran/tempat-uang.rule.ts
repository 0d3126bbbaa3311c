/** Where a payment lands in the books, whatever it pays for. Domain 12.4. */
import { NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { type Laci, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { CARA_AWAL, type CaraBayar } from './cara-bayar.rule.ts';

/** What the place of a payment follows from. */
export type Bayaran = { jenis: CaraBayar | typeof CARA_AWAL; no_rekening: string | null };

/** The cashier's drawer, the bank, what the acquirer owes us, or what the owner brought along. */
export function tempatUang({ jenis, no_rekening }: Bayaran, kasir: string, laci: Laci = 'KAS'): UjungUang {
  if (jenis === 'CASH') return { akun: laci, dimensi: kasir };
  if (jenis === CARA_AWAL) return { akun: 'MODAL' };
  return { akun: jenis === 'TRANSFER' ? 'BANK' : 'PIUTANG_EDC', dimensi: no_rekening ?? '' };
}

/** Money that comes in, without the change; a fee that the card holder bears comes on top and is none of his money. */
export type BayarMasuk = Bayaran & { jumlah: Rupiah; fee: Rupiah; fee_ditanggung: 'TOKO' | 'PELANGGAN' };

/** Who takes it, for which event, and what it settles. */
export type Terima = { dari: UjungUang; kasir: string; laci?: Laci; kategori: string };

/** Payments from what they settle to where they land. */
export const terimaUang = (
  bayar: readonly BayarMasuk[],
  { dari, kasir, laci, kategori }: Terima,
): Transfer[] =>
  bayar.flatMap((b) => {
    const ke = tempatUang(b, kasir, laci);
    const fee = b.fee_ditanggung === 'PELANGGAN' ? b.fee : NOL_RUPIAH;
    return [
      ...uangTransfer(dari, ke, b.jumlah, { kategori, jenis: b.jenis }),
      ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, ke, fee, { kategori, jenis: 'FEE_KARTU' }),
    ];
  });

/** Money that goes out. */
export type DibayarKeluar = Bayaran & { jumlah: Rupiah };

/** Who pays it out, for which event, and what it settles. */
export type Keluarkan = { ke: UjungUang; kasir: string; laci?: Laci; kategori: string };

/** Payments from where they lie to what they settle. */
export const keluarkanUang = (
  bayar: readonly DibayarKeluar[],
  { ke, kasir, laci, kategori }: Keluarkan,
): Transfer[] =>
  bayar.flatMap((b) => uangTransfer(tempatUang(b, kasir, laci), ke, b.jumlah, { kategori, jenis: b.jenis }));
