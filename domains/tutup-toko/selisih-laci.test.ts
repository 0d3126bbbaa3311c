/** Protects: the difference of a drawer is explained by the documents that moved it, to the rupiah. */
import { rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periksaJejak } from '../../tests/kit/jejak.ts';
import { jelasSelisih, selisihLaci } from './selisih-laci.rule.ts';

const uang = fc.integer({ min: 0, max: 900_000_000 });

test('opening balance, documents, balance in the books, money found', () => {
  fc.assert(
    fc.property(uang, uang, fc.array(fc.tuple(uang, fc.boolean())), (saldo, jumlah, gerak) => {
      const baris = gerak.map(([nilai, masuk], at) => ({
        no_dokumen: `D${at}`,
        kategori: 'UANG_KAS',
        jenis: 'TAMBAH',
        waktu: '2026-11-21T03:00:00Z',
        user_id: 'KASIR1',
        masuk: rupiah(masuk ? nilai : 0),
        keluar: rupiah(masuk ? 0 : nilai),
      }));
      const laci = { akun: 'KAS' as const, dimensi: 'KASIR1', saldo: rupiah(saldo), jumlah: rupiah(jumlah) };
      const { langkah, dokumen } = jelasSelisih(laci, baris);
      periksaJejak(langkah, selisihLaci(laci));
      expect(langkah.find((one) => one.nama === 'saldo_buku')?.hasil).toBe(saldo);
      expect(dokumen?.map((one) => one.nomor)).toEqual(baris.map((one) => one.no_dokumen));
    }),
  );
});
