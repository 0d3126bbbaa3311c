/** Plans that come over with the opening balances, and their way back. docs/decisions/0134. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { statement } from '@mustika/server-kit/database.ts';
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
import { tahanAwal, transferAwal } from '../../titipan/awal/tahan-awal.rule.ts';
import { bacaBahanAwal } from '../../titipan/bahan-titip.query.ts';
import { barisTitip, lepasTitip, ppnTambahan, tahanBarang } from '../../titipan/tahan-barang.rule.ts';
import { ppnUangMuka } from '../../titipan/titipan.rule.ts';
import { cicilan } from '../cicilan.document.ts';
import { cicilanErrors as salah } from '../cicilan.errors.ts';
import { bacaCicilan, type ParameterCicilan } from '../cicilan.query.ts';
import { dibayarAwal, jadwalAwal, salahCicilanAwal } from './awal-cicilan.rule.ts';

/** What the shop says of plans of as many months; it has none of its own, it has no late fee and keeps nothing. */
const SYARAT = `select kode_cicilan, lama_angsuran, dp_minimal, margin, denda, potongan_batal, lelang_setelah
  from para_cicilan where kode_toko = $1 and lama_angsuran = $2 and aktif order by kode_cicilan limit 1`;
const bacaSyarat = (kode_toko: string, lama: number) =>
  statement<ParameterCicilan>('cicilan_syarat_awal', SYARAT, kode_toko, lama);

/** Months without a payment after which a plan without terms may be forfeited. */
const LELANG_SETELAH = 3;

export const awalCicilan = implementTransition(cicilan.transitions.awal, {
  reads: ({ kode_barcode, lama }, { scope, deps }) => ({
    ...bacaBahanAwal(scope.kode_toko, kode_barcode, deps.clock.now().toString()),
    syarat: bacaSyarat(scope.kode_toko, lama),
  }),
  decide: ({ rangkai, ...row }, { syarat: [syarat], ...bahan }, facts) => {
    const { store, hari, ctx } = facts;
    const found = salahCicilanAwal(row, hari);
    if (found) reject(found.salah, { path: found.kolom });
    const dp = dibayarAwal(row);
    const { sisa, tanggal } = row;
    const { line, baki, titip } = tahanAwal({ ...row, harga: rupiah(dp + sisa) }, bahan, facts);
    const jumlah = jumlahkan([line.harga]);
    // With tax that comes on top of a price the sum would be another one than the customer owes.
    if (jumlah.total !== dp + sisa)
      reject(salah.CICILAN_AWAL_HARGA_TIDAK_COCOK, { path: 'sisa', total: jumlah.total });
    const { ppn_cara: _cara, ppn_transaksi_rp: _ppn, ...jumlahnya } = jumlah;
    const jadwal = jadwalAwal(row);
    const ppn = ppnUangMuka(dp, [line.harga], aturanPpn(store));
    const kasir = ctx.scope.user_id;
    const kepala = {
      ...{ tanggal, kode_cicilan: syarat?.kode_cicilan ?? 'AWAL', lama_angsuran: jadwal.length },
      ...{ margin_persen: 0, denda_persen: syarat?.denda ?? 0, potongan_persen: syarat?.potongan_batal ?? 0 },
      rabat_persen: readSetting(store, 'RABAT_PELUNASAN_CEPAT'),
      lelang_setelah: syarat?.lelang_setelah ?? LELANG_SETELAH,
      ...{ kode_member: null, alamat_customer: null, kasir, jumlah_barang: 1, berat: line.barang.berat },
      ...{ nama_customer: row.nama_customer, no_hp_customer: nomorHp(row.no_hp_customer) },
      ...{ ...jumlahnya, ppn_tambahan: ppnTambahan(line.harga), dp, margin: 0 },
      ...{ harga_jual_cicil: jumlah.total, nilai_angsuran: row.angsuran },
      ...{ no_titipan: null, dari_titipan: 0, ppn_titipan: 0 },
      keterangan: keteranganAwal(row),
    };
    return {
      tulis: [
        { penulis: 'barang', baris: [tahanBarang(line.barang, true, baki, null)] },
        { penulis: 'cicilan', baris: [kepala] },
        { penulis: 'cicilan_barang', baris: [barisTitip(line, 1, baki)] },
        { penulis: 'cicilan_jadwal', baris: jadwal.map(({ ke, ...satu }) => ({ urut: ke, ...satu })) },
        tulisMasukAwal(dp),
        { penulis: 'cicilan_gerak', baris: [{ jenis: 'AWAL', jumlah: dp, ppn }] },
        tulisIsiAwal({ rangkai, no_lama: row.no_lama }),
      ],
      transfers: transferAwal({ akun: 'UANG_MUKA_CICILAN' }, { uang: dp, ppn, titip, kasir }),
      audit: { no_lama: row.no_lama, kode_barcode: row.kode_barcode, dp, sisa },
      jawaban: { sisa },
    };
  },
});

export const batalAwalCicilan = implementTransition(cicilan.transitions.batalAwal, {
  reads: ({ no_cicilan }, { scope }) => bacaCicilan(scope.kode_toko, no_cicilan),
  decide: ({ alasan }, { cicilan: [plan], barang }) => {
    if (!plan) reject(salah.CICILAN_TIDAK_ADA);
    if (plan.terbayar !== 0 || plan.no_faktur_tunggu)
      reject(salah.CICILAN_AWAL_SUDAH_BERGERAK, { no_cicilan: plan.no_cicilan });
    const { saldo, ppn } = plan;
    const sisa: Rupiah = rupiah(plan.harga_jual_cicil - plan.dp);
    return {
      tulis: [
        ...lepasTitip(barang, (b) => letak(b)),
        { penulis: 'cicilan_gerak', baris: [{ jenis: 'BATAL_AWAL', jumlah: -saldo, ppn: -ppn }] },
      ],
      kategoriBalik: BATAL_SALDO_AWAL,
      alasan,
      audit: { sisa, alasan },
      jawaban: { sisa },
    };
  },
});
