/** What money on its way does to the books of both stores. Domain 12.4 (KIRIM_UANG / KIRIM, TERIMA). */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { SisiUang } from './gerak-uang.rule.ts';

const ujung = (sisi: SisiUang): UjungUang =>
  'kas' in sisi ? { akun: 'KAS', dimensi: sisi.kas } : { akun: 'BANK', dimensi: sisi.no_rekening };

/** The sender: out of drawer or bank, onto the way to that store. */
export const postKirim = (asal: SisiUang, tujuan: string, jumlah: Rupiah, keterangan: string): Transfer[] =>
  uangTransfer(ujung(asal), { akun: 'UANG_DALAM_PERJALANAN', dimensi: tujuan }, jumlah, {
    kategori: 'KIRIM_UANG',
    jenis: 'KIRIM',
    keterangan,
  });

/** The sender, once head office has it: nothing is on the way, head office owes it. */
export const postDiterima = (tujuan: string, jumlah: Rupiah): Transfer[] =>
  uangTransfer(
    { akun: 'UANG_DALAM_PERJALANAN', dimensi: tujuan },
    { akun: 'RK_PUSAT', dimensi: tujuan },
    jumlah,
    { kategori: 'KIRIM_UANG', jenis: 'DITERIMA' },
  );

/** Head office: into drawer or bank, owed to the sender. */
export const postTerima = (
  tujuan: SisiUang,
  dari_toko: string,
  jumlah: Rupiah,
  no_reff: string,
): Transfer[] =>
  uangTransfer({ akun: 'RK_CABANG', dimensi: dari_toko }, ujung(tujuan), jumlah, {
    kategori: 'TERIMA_UANG',
    jenis: 'TERIMA',
    keterangan: no_reff,
  });
