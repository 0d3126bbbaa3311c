/**
 * Renewal: a contract goes on under a new number, with another principal, rate or time, or less of the pledge. What was lent and
 * is lent anew are settled against each other; the customer pays the difference with the interest, or gets it. Domain R5.6, vector 25.
 */

import {
  formatPersen,
  formatRupiah,
  type MiliPersen,
  NOL_RUPIAH,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { one } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { isSealed } from '@mustika/server-kit/secrets/identity.ts';
import { periksaDataDiri } from '../member/data-diri.rule.ts';
import { bacaRekeningBayar, bacaSalesDiMeja } from '../pembayaran/bahan-bayar.query.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { pakaiAkrual, type Terutang } from './bunga-berjalan.rule.ts';
import { hutang } from './hutang.document.ts';
import { hutangErrors as salah } from './hutang.errors.ts';
import { KATEGORI_GERAK, laciHutang, postHutang } from './hutang.posting.ts';
import { bacaAcuanTaksir, bacaHutang, type HutangRow, type JaminanRow } from './hutang.query.ts';
import { KATEGORI_HUTANG, type peremajaanFields, rincianJaminan } from './isian-hutang.rule.ts';
import { periksaTotal, potong } from './jalan-hutang.posting.ts';
import {
  barisJaminanHutang,
  lawanHutang,
  penyerahan,
  persetujuanSyarat,
  syaratHutang,
  syaratTertulis,
  taksiran,
} from './simpan-hutang.posting.ts';
import type { Dinilai } from './taksir.rule.ts';

type Perbarui = Row<typeof peremajaanFields>;

/** What of the pledge stays. */
function tinggal(input: Perbarui, jaminan: readonly JaminanRow[]): JaminanRow[] {
  const diambil = new Set(input.diambil.map((one) => one.urut));
  const asing = [...diambil].find((urut) => !jaminan.some((b) => b.urut === urut));
  if (asing !== undefined) reject(salah.JAMINAN_BUKAN_MILIK, { urut: asing });
  const sisa = jaminan.filter((b) => !diambil.has(b.urut));
  if (sisa.length === 0) reject(salah.JAMINAN_HABIS, { path: 'diambil' });
  return sisa;
}

/** A renewal is always agreed to by a second person, who reads what changes. */
const persetujuan = (
  h: HutangRow,
  input: Perbarui,
  bunga: MiliPersen,
  jaminan: readonly JaminanRow[],
): Approval => ({
  ...{ kategori: KATEGORI_HUTANG, description: 'debt renewal' },
  rincian: [
    { label: 'No Hutang', nilai: h.no_faktur_hutang },
    { label: 'Customer', nilai: h.nama_customer },
    { label: 'Pokok Lama', nilai: formatRupiah(h.jumlah_hutang) },
    { label: 'Pokok Baru', nilai: formatRupiah(input.jumlah_hutang) },
    { label: 'Bunga Lama', nilai: `${formatPersen(h.bunga)}%` },
    { label: 'Bunga Baru', nilai: `${formatPersen(bunga)}%` },
    ...rincianJaminan(
      'Barang Diambil',
      jaminan.filter((b) => input.diambil.some(({ urut }) => urut === b.urut)),
    ),
  ],
});

/** Sealed, a day of birth is a day that has been; what the law wants to know was asked for, or is missing. */
const DAHULU = '1900-01-01';

/** Who borrows: what he says now, else what the old contract knows of him. */
const nasabah = (h: HutangRow, input: Perbarui) => ({
  kode_member: h.kode_member,
  nama_customer: h.nama_customer,
  no_hp_customer: h.no_hp_customer,
  alamat_customer: input.alamat_customer ?? h.alamat_customer,
  nik_sim_passport: input.nik_sim_passport ?? h.nik_sim_passport,
  tanggal_lahir: input.tanggal_lahir ?? h.tanggal_lahir,
  pekerjaan: input.pekerjaan ?? h.pekerjaan,
  sumber_dana: input.sumber_dana ?? h.sumber_dana,
});

/** Whoever borrows so much by renewing says who he is. docs/decisions/0028. */
function periksaNasabah(orang: ReturnType<typeof nasabah>, jumlah: number, { store, hari }: Facts): void {
  const { tanggal_lahir: lahir } = orang;
  const isi = { ...orang, tanggal_lahir: lahir !== null && isSealed(lahir) ? DAHULU : lahir };
  periksaDataDiri(isi, null, { jumlah, hari, store });
}

/** What happens to the contract that goes on: it is settled whole, by whatever pays for it. */
const ditutup = (h: HutangRow, { bunga, denda }: Terutang, gerak: object) => ({
  ...gerak,
  ...pakaiAkrual(h.bunga_akrual, bunga, NOL_RUPIAH),
  ...{ jenis: 'PEREMAJAAN', pokok: -h.jumlah_hutang, bunga, denda },
});

/** More than before is lent, or less is pledged: then the ceiling is asked. */
const diuji = (h: HutangRow, input: Perbarui): boolean =>
  input.jumlah_hutang > h.jumlah_hutang || input.diambil.length > 0;

export const perbaruiHutang = implementTransition(hutang.transitions.perbarui, {
  pays: (input) => input.total < 0,
  reads: (input, { scope }) => ({
    ...bacaHutang(scope.kode_toko, input.no_faktur_lama),
    acuan: bacaAcuanTaksir(scope.kode_toko),
    sales: bacaSalesDiMeja(scope.kode_toko, [input.kode_sales]),
    rekening: bacaRekeningBayar(scope.kode_toko, [input, ...input.bayar]),
  }),
  decide: (input, { hutang: [h], jaminan, acuan: acuanRows, sales, rekening }, facts) => {
    if (!h) reject(salah.HUTANG_TIDAK_ADA, { path: 'no_faktur_lama' });
    if (h.status !== 'DONE')
      reject(h.no_faktur_baru ? salah.HUTANG_SUDAH_DIPERBARUI : salah.HUTANG_BERUBAH, {
        no_faktur_hutang: h.no_faktur_hutang,
        status: h.status,
      });
    const acuan = one(acuanRows);
    const { ctx, store, hari } = facts;
    if (input.kode_sales !== null && sales.length === 0)
      reject(salah.SALES_HUTANG_TIDAK_ADA, { path: 'kode_sales' });
    const orang = nasabah(h, input);
    if (input.jumlah_hutang > h.jumlah_hutang) periksaNasabah(orang, input.jumlah_hutang, facts);
    const barang = tinggal(input, jaminan);
    const nilai: Dinilai = taksiran(barang, acuan, store);
    const berat = sum(barang.map((b) => b.berat));
    if (input.berat_plastik < berat) reject(salah.BERAT_PLASTIK_KURANG, { path: 'berat_plastik', berat });
    const { sisa, perlu, gerak } = potong(h, input.potongan, facts);
    const syarat = syaratHutang(input, acuan, facts);
    const ceiling = diuji(h, input) ? nilai : { ...nilai, plafond: input.jumlah_hutang };
    const total = h.jumlah_hutang + sisa.bunga + sisa.denda - input.jumlah_hutang;
    periksaTotal(input.total, total);
    const bayar = terimaBayar(input.bayar, rupiah(Math.max(0, total)), rekening, store);
    const keluar = penyerahan(rupiah(Math.max(0, -total)), input, rekening);
    const kasir = ctx.scope.user_id;
    const kepala = {
      ...{ tanggal: hari, ...orang },
      ...{ ...syarat, kasir, biaya_adm: NOL_RUPIAH, berat, berat_plastik: input.berat_plastik },
      jumlah_barang: barang.reduce((semua, b) => semua + b.jumlah, 0),
      ...{ taksir: nilai.taksir, plafond: nilai.plafond, kode_sales: input.kode_sales ?? h.kode_sales },
      ...{ no_faktur_manual: input.no_faktur_manual, no_paket: input.no_paket },
      ...{ tempat_simpan: input.tempat_simpan, keterangan: input.keterangan },
      ...{ no_faktur_lama: h.no_faktur_hutang, no_faktur_awal: h.no_faktur_awal ?? h.no_faktur_hutang },
      transfer: sum(keluar.filter((b) => b.jenis === 'TRANSFER').map((b) => b.jumlah)),
      no_rekening: keluar.find((b) => b.jenis === 'TRANSFER')?.no_rekening ?? null,
    };
    const lama = ditutup(h, sisa, gerak);
    const { akrual, akrual_hapus } = lama;
    return {
      perlu: [
        ...perlu,
        persetujuan(h, input, syarat.bunga, jaminan),
        ...persetujuanSyarat({ ...input, bunga: null }, ceiling, acuan, store),
      ],
      ...(total < 0 ? { lawan: lawanHutang({ ...h, ...orang }) } : {}),
      tulis: [
        { penulis: 'hutang', baris: [kepala] },
        {
          penulis: 'hutang_barang',
          baris: barisJaminanHutang(
            barang.map(({ urut, ...b }) => ({ ...b, urut_lama: urut })),
            nilai,
          ),
        },
        ...bayar.tulis,
        ...tulisKeluar(keluar),
        {
          penulis: 'hutang_lanjut',
          baris: [{ no_faktur_lama: h.no_faktur_hutang, lihat: h.peristiwa, gerak: lama }],
        },
        { penulis: 'hutang_gerak', baris: [{ jenis: 'CAIR', pokok: input.jumlah_hutang }] },
      ],
      transfers: postHutang(
        KATEGORI_GERAK.PEREMAJAAN,
        {
          pokok: h.jumlah_hutang,
          bunga: sisa.bunga,
          denda: sisa.denda,
          cair: input.jumlah_hutang,
          ...{ akrual, akrual_hapus },
        },
        { masuk: bayar.baris, keluar, ...laciHutang(kasir, store) },
      ),
      audit: {
        no_faktur_lama: h.no_faktur_hutang,
        ...{ pokok_lama: h.jumlah_hutang, pokok: input.jumlah_hutang, bunga: sisa.bunga, denda: sisa.denda },
        syarat: syaratTertulis(syarat),
        ...{ bunga_lama: h.bunga, bunga_baru: syarat.bunga, diambil: input.diambil.map((b) => b.urut) },
      },
      jawaban: {
        jumlah_hutang: input.jumlah_hutang,
        ...{ total, kembali: bayar.kembali },
        tgl_jatuh_tempo: syarat.tgl_jatuh_tempo as string,
      },
    };
  },
});
