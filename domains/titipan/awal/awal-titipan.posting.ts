/** Deposits that come over with the opening balances, and their way back. docs/decisions/0134. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { letak } from '../../barang/gerak-barang.rule.ts';
import { jumlahkan } from '../../jual/hitung-penjualan.rule.ts';
import { aturanPpn } from '../../pajak/ppn.rule.ts';
import {
  BATAL_SALDO_AWAL,
  keteranganAwal,
  tulisIsiAwal,
  tulisMasukAwal,
} from '../../pembayaran/saldo-awal.rule.ts';
import { bacaBahanAwal } from '../bahan-titip.query.ts';
import { hargaMengikat } from '../harga-mengikat.rule.ts';
import { barisTitip, lepasTitip, ppnTambahan, tahanBarang } from '../tahan-barang.rule.ts';
import { titipan } from '../titipan.document.ts';
import { titipanErrors as salah } from '../titipan.errors.ts';
import { bacaTitipan } from '../titipan.query.ts';
import { ppnUangMuka } from '../titipan.rule.ts';
import { type AwalTitipan, salahTitipanAwal } from './awal-titipan.rule.ts';
import { tahanAwal, transferAwal } from './tahan-awal.rule.ts';

/**
 * A piece whose price nobody is bound to is worth the money on it at least: its price is that of the day it is fetched, when what is too much
 * is handed back.
 */
function tahanSeharga(
  row: AwalTitipan,
  bahan: Parameters<typeof tahanAwal>[1],
  facts: Parameters<typeof tahanAwal>[2],
): ReturnType<typeof tahanAwal> {
  const ditahan = tahanAwal(row, bahan, facts);
  const { uang_muka, jenis_harga, harga } = row;
  const lebih = uang_muka > jumlahkan([ditahan.line.harga]).total;
  return lebih && harga === null && jenis_harga === 'TIDAK_MENGIKAT'
    ? tahanAwal({ ...row, harga: uang_muka }, bahan, facts)
    : ditahan;
}

export const awalTitipan = implementTransition(titipan.transitions.awal, {
  reads: ({ kode_barcode }, { scope, deps }) =>
    bacaBahanAwal(scope.kode_toko, kode_barcode, deps.clock.now().toString()),
  decide: ({ rangkai, ...row }, bahan, facts) => {
    const { store, hari, ctx } = facts;
    const found = salahTitipanAwal(row, hari);
    if (found) reject(found.salah, { path: found.kolom });
    const { uang_muka, jenis_harga, tanggal } = row;
    const { line, baki, titip } = tahanSeharga(row, bahan, facts);
    const jumlah = jumlahkan([line.harga]);
    if (uang_muka > jumlah.total) reject(salah.UANG_MUKA_LEBIH, { path: 'uang_muka', total: jumlah.total });
    const ikatan = { total: jumlah.total, uang_muka, lama: null, hari: tanggal, barang: [line.barang] };
    const ppn = ppnUangMuka(uang_muka, [line.harga], aturanPpn(store));
    const kasir = ctx.scope.user_id;
    const kepala = {
      ...{ tanggal, jenis_harga, kode_member: null, alamat_customer: null, kasir, uang_muka },
      mengikat_sampai: jenis_harga === 'MENGIKAT' ? hargaMengikat(store, ikatan).sampai : null,
      ...{ nama_customer: row.nama_customer, no_hp_customer: nomorHp(row.no_hp_customer) },
      ...{ jumlah_barang: 1, berat: line.barang.berat, ...jumlah },
      ppn_tambahan: sum([ppnTambahan(line.harga)]),
      keterangan: keteranganAwal(row),
    };
    return {
      tulis: [
        { penulis: 'barang', baris: [tahanBarang(line.barang, true, baki, null)] },
        { penulis: 'titipan', baris: [kepala] },
        { penulis: 'titipan_barang', baris: [barisTitip(line, 1, baki)] },
        tulisMasukAwal(uang_muka),
        { penulis: 'titipan_gerak', baris: [{ jenis: 'AWAL', jumlah: uang_muka, ppn }] },
        tulisIsiAwal({ rangkai, no_lama: row.no_lama }),
      ],
      transfers: transferAwal({ akun: 'TITIPAN_UANG' }, { uang: uang_muka, ppn, titip, kasir }),
      audit: { no_lama: row.no_lama, kode_barcode: row.kode_barcode, uang_muka, total: jumlah.total },
      jawaban: { uang_muka },
    };
  },
});

export const batalAwalTitipan = implementTransition(titipan.transitions.batalAwal, {
  reads: ({ no_titipan }, { scope }) => bacaTitipan(scope.kode_toko, no_titipan),
  decide: ({ alasan }, { titipan: [found], barang }) => {
    if (!found) reject(salah.TITIPAN_TIDAK_ADA);
    const { saldo, ppn, uang_muka } = found;
    if (saldo !== uang_muka || found.no_faktur_tunggu)
      reject(salah.TITIPAN_AWAL_SUDAH_BERGERAK, { no_titipan: found.no_titipan });
    return {
      tulis: [
        ...lepasTitip(barang, (b) => letak(b)),
        { penulis: 'titipan_gerak', baris: [{ jenis: 'BATAL_AWAL', jumlah: -saldo, ppn: -ppn }] },
        { penulis: 'titipan_batal', baris: [{}] },
      ],
      kategoriBalik: BATAL_SALDO_AWAL,
      alasan,
      audit: { uang_muka, alasan },
      jawaban: { uang_muka },
    };
  },
});
