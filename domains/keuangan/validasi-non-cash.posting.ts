/** What a validation does to the books. Domain 12.4 (FEE_KARTU): Dr bank and MDR, Cr the machine's receivable. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';

export type ValidasiDicatat = {
  tempat: 'BANK' | 'PIUTANG_EDC';
  no_rekening: string;
  mdr: Rupiah;
  diterima: Rupiah;
  selisih: Rupiah;
};

/** From one end to the other; below zero the other way round. */
function pindah(dari: UjungUang, ke: UjungUang, jumlah: Rupiah, jenis: string): Transfer[] {
  const about = { kategori: 'VALIDASI_NON_CASH', jenis };
  return jumlah >= 0 ? uangTransfer(dari, ke, jumlah, about) : uangTransfer(ke, dari, rupiah(-jumlah), about);
}

export function postValidasi({ tempat, no_rekening, mdr, diterima, selisih }: ValidasiDicatat): Transfer[] {
  const asal: UjungUang = { akun: tempat, dimensi: no_rekening };
  const hilang = pindah(asal, { akun: 'SELISIH_BANK', dimensi: no_rekening }, selisih, tempat);
  // A transfer was booked into the bank when it was promised; only what did not come leaves it again.
  if (tempat === 'BANK') return hilang;
  return [
    ...pindah(asal, { akun: 'BANK', dimensi: no_rekening }, diterima, tempat),
    ...pindah(asal, { akun: 'BEBAN_MDR' }, mdr, tempat),
    ...hilang,
  ];
}
