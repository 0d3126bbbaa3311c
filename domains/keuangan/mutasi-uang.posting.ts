/** What a money movement does to the books: one transfer from its origin to its destination. Domain 12.4. */
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { GerakUang, SisiUang } from './gerak-uang.rule.ts';

/** The variant of the journal, as Parameter Akun lists it. */
function jenisJurnal({ jenis, asal, tujuan }: GerakUang): string {
  if (jenis === 'MUTASI_BANK') return 'TRANSFER';
  if (jenis === 'MUTASI_CASH') return asal && 'kas' in asal ? 'SETOR' : 'TARIK';
  return tujuan ? 'TAMBAH' : 'AMBIL';
}

function ujung(sisi: SisiUang | null, kategori: string, nomor: string): UjungUang {
  if (sisi === null) return { akun: 'TRANSAKSI', dimensi: kategori, nomor };
  return 'kas' in sisi ? { akun: 'KAS', dimensi: sisi.kas } : { akun: 'BANK', dimensi: sisi.no_rekening };
}

/** `nomor_akun` is the account the kode transaksi is booked against. */
export function postGerakUang(gerak: GerakUang, nomor_akun: string): Transfer[] {
  const { asal, tujuan, jumlah, jenis, kategori, keterangan } = gerak;
  return uangTransfer(ujung(asal, kategori, nomor_akun), ujung(tujuan, kategori, nomor_akun), jumlah, {
    kategori: jenis,
    jenis: jenisJurnal(gerak),
    keterangan: `${kategori}: ${keterangan}`,
  });
}
