/** Loans that come over with the opening balances, and their way back. docs/decisions/0134. */
import { mulDiv, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { one } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { tulisKeluar } from '../../pembayaran/bayar-keluar.rule.ts';
import { BATAL_SALDO_AWAL, keluarAwal, SALDO_AWAL, tulisIsiAwal } from '../../pembayaran/saldo-awal.rule.ts';
import { bungaHari } from '../bunga-berjalan.rule.ts';
import { hutang } from '../hutang.document.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';
import { laciHutang, postHutang } from '../hutang.posting.ts';
import { bacaAcuanTaksir, bacaHutang } from '../hutang.query.ts';
import { syaratHutang, syaratTertulis } from '../simpan-hutang.posting.ts';
import { type AcuanTaksir, nilaiJaminan } from '../taksir.rule.ts';
import { type AwalHutang, hariDibayar, lamaPinjam, salahHutangAwal } from './awal-hutang.rule.ts';

/** As the shop values it today; without a price for its karat it is worth what was lent on it. */
function nilaiAwal(row: AwalHutang, acuan: AcuanTaksir, store: Facts['store']) {
  const nilai = nilaiJaminan([{ ...row, kondisi_pinjaman: null }], acuan, store);
  if (!('tanpaHarga' in nilai)) return nilai;
  const { jumlah_hutang: taksir, berat } = row;
  const harga_per_gram = rupiah(Math.max(1, mulDiv(taksir, 1000, berat, 'half-up')));
  return { taksir, plafond: taksir, barang: [{ harga_per_gram, taksir }] };
}

/** Nothing was handed over here, and nobody is known better than the other till knew him. */
const KOSONG = {
  ...{ kode_member: null, alamat_customer: null, nik_sim_passport: null, tanggal_lahir: null },
  ...{ pekerjaan: null, sumber_dana: null, kode_sales: null, biaya_adm: 0, transfer: 0, no_rekening: null },
} as const;

export const awalHutang = implementTransition(hutang.transitions.awal, {
  reads: (_input, { scope }) => ({ acuan: bacaAcuanTaksir(scope.kode_toko) }),
  decide: ({ rangkai, ...row }, { acuan: acuanRows }, { store, hari, ctx }) => {
    const acuan = one(acuanRows);
    const basis = readSetting(store, 'BASIS_TEMPO');
    const found = salahHutangAwal(row, { basis, hari });
    if (found) reject(found.salah, { path: found.kolom });
    const lama_pinjam = lamaPinjam(row, basis) as number;
    const { tanggal, jumlah_hutang } = row;
    const { tgl_jatuh_tempo } = row;
    const syarat = {
      ...syaratHutang({ ...row, lama_pinjam }, acuan, { store, hari: tanggal }),
      ...{ tgl_jatuh_tempo, tempo_awal: tgl_jatuh_tempo },
    };
    const nilai = nilaiAwal(row, acuan, store);
    const dibayar = hariDibayar(row);
    const bunga = dibayar === 0 ? rupiah(0) : bungaHari(syarat, dibayar);
    const { nama_barang, jumlah, berat, kadar } = row;
    const kepala = {
      ...{ ...KOSONG, ...syarat, tanggal, berat, berat_plastik: berat, jumlah_barang: jumlah },
      ...{ nama_customer: row.nama_customer, no_hp_customer: nomorHp(row.no_hp_customer) },
      ...{ kasir: ctx.scope.user_id, taksir: nilai.taksir, plafond: nilai.plafond },
      ...{ no_faktur_manual: row.no_lama, no_paket: row.no_paket, tempat_simpan: row.tempat_simpan },
      keterangan: row.keterangan,
    };
    const jaminan = { urut: 1, nama_barang, jumlah, berat, kadar, kondisi_pinjaman: null, foto: null };
    const keluar = [keluarAwal(jumlah_hutang)];
    // What was paid there is no income of this shop, and no discount it gave: the deed knows of it all the same.
    const gerak = {
      jenis: 'AWAL',
      pokok: jumlah_hutang,
      hari: dibayar,
      bunga_hitung: bunga,
      potongan_bunga: bunga,
    };
    return {
      tulis: [
        { penulis: 'hutang', baris: [kepala] },
        { penulis: 'hutang_barang', baris: [{ ...jaminan, ...nilai.barang[0] }] },
        ...tulisKeluar(keluar),
        { penulis: 'hutang_gerak', baris: [gerak] },
        tulisIsiAwal({ rangkai, no_lama: row.no_lama }),
      ],
      transfers: postHutang(
        SALDO_AWAL,
        { cair: jumlah_hutang },
        { keluar, ...laciHutang(ctx.scope.user_id, store) },
      ),
      audit: {
        no_lama: row.no_lama,
        jumlah_hutang,
        syarat: syaratTertulis(syarat),
        bunga_sampai: row.bunga_sampai,
      },
      jawaban: { jumlah_hutang },
    };
  },
});

export const batalAwalHutang = implementTransition(hutang.transitions.batalAwal, {
  reads: ({ no_faktur_hutang }, { scope }) => bacaHutang(scope.kode_toko, no_faktur_hutang),
  decide: ({ alasan }, { hutang: [h] }) => {
    if (!h) reject(salah.HUTANG_TIDAK_ADA);
    if (h.akhir?.jenis !== 'AWAL') reject(salah.HUTANG_SUDAH_DIBAYAR, { jenis: h.akhir?.jenis });
    const jumlah_hutang: Rupiah = h.jumlah_hutang;
    return {
      tulis: [{ penulis: 'hutang_balik', baris: [{}] }],
      kategoriBalik: BATAL_SALDO_AWAL,
      alasan,
      audit: { jumlah_hutang, alasan },
      jawaban: { jumlah_hutang },
    };
  },
});
