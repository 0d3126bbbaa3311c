/** What a handing-over does to the books: one transfer between two drawers. Domain R11.1. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';

export type PengalihanDicatat = {
  cara: 'KATEGORI' | 'SALDO';
  dari: string;
  ke: string;
  kategori: string | null;
  jumlah: Rupiah;
  keterangan: string;
};

/** Below zero the receiver takes over a debt of the drawer, so his money goes to the giver. */
export function postPengalihan({
  cara,
  dari,
  ke,
  kategori,
  jumlah,
  keterangan,
}: PengalihanDicatat): Transfer[] {
  const [asal, tujuan] = jumlah > 0 ? [dari, ke] : [ke, dari];
  return uangTransfer(
    { akun: 'KAS', dimensi: asal },
    { akun: 'KAS', dimensi: tujuan },
    rupiah(Math.abs(jumlah)),
    {
      kategori: 'PENGALIHAN_SALDO',
      jenis: cara,
      keterangan: kategori === null ? keterangan : `${kategori}: ${keterangan}`,
    },
  );
}
