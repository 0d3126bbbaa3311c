/** What a card cash-out does to the books: the machine owes us the whole, the drawer gave the rest, the fee is ours. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';

export type GesekDicatat = {
  kasir: string;
  no_rekening: string;
  jenis_kartu: string;
  fee_rp: Rupiah;
  cash: Rupiah;
};

export function postGesekTunai({ kasir, no_rekening, jenis_kartu, fee_rp, cash }: GesekDicatat): Transfer[] {
  const mesin = { akun: 'PIUTANG_EDC', dimensi: no_rekening } as const;
  const jenis = { kategori: 'GESEK_TUNAI', jenis: jenis_kartu };
  return [
    ...uangTransfer({ akun: 'KAS', dimensi: kasir }, mesin, cash, jenis),
    ...uangTransfer({ akun: 'PENDAPATAN_FEE_GESEK' }, mesin, fee_rp, jenis),
  ];
}
