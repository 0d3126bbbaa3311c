/** Lending: a pledge is valued, a contract made, money handed over; at once, or when the contract is validated. Domain R5.1 to R5.3. */

import {
  emasMurni,
  formatAngka,
  formatPersen,
  formatRupiah,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Ukuran } from '@mustika/kernel/lepas/lepas.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { one } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { checkEarlyPhotos, readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import { bacaOrang } from '@mustika/server-kit/secrets/identity.ts';
import { dataDiriDari, periksaDataDiri } from '../member/data-diri.rule.ts';
import { pelangganBernama } from '../member/pelanggan-bernama.rule.ts';
import {
  bacaMemberDiMeja,
  bacaRekeningBayar,
  bacaSalesDiMeja,
  type MemberDiMeja,
} from '../pembayaran/bahan-bayar.query.ts';
import { type BayarKeluar, bayaranKeluar, tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { periksaKeluar, type RekeningRow } from '../pembayaran/periksa-bayar.rule.ts';
import { bungaSebulan, jatuhTempo, type SyaratHutang } from './bunga-berjalan.rule.ts';
import { hutang } from './hutang.document.ts';
import { hutangErrors as salah } from './hutang.errors.ts';
import { KATEGORI_GERAK, laciHutang, postHutang } from './hutang.posting.ts';
import { bacaAcuanTaksir, FOTO_JAMINAN, type HutangRow } from './hutang.query.ts';
import { KATEGORI_HUTANG, type simpanHutangFields } from './isian-hutang.rule.ts';
import { type AcuanTaksir, type Dinilai, type Jaminan, nilaiJaminan, tarifBunga } from './taksir.rule.ts';

type Simpan = Row<typeof simpanHutangFields>;
type Syarat = Pick<
  Simpan,
  'jumlah_hutang' | 'bunga' | 'lama_pinjam' | 'berat_plastik' | 'transfer' | 'no_rekening'
>;
type Barang = Jaminan & { jumlah: number };

/** What a pledge is worth, or which piece has no price. */
export function taksiran(barang: readonly Jaminan[], acuan: AcuanTaksir, store: Toko): Dinilai {
  const asing = barang.findIndex(
    (b) =>
      b.kondisi_pinjaman !== null &&
      !acuan.kondisi.some((row) => row.kondisi_pinjaman === b.kondisi_pinjaman),
  );
  if (asing >= 0)
    reject(salah.KONDISI_PINJAMAN_TIDAK_ADA, {
      path: `barang.${asing}.kondisi_pinjaman`,
      kondisi_pinjaman: barang[asing]?.kondisi_pinjaman,
    });
  const nilai = nilaiJaminan(barang, acuan, store);
  if ('tanpaHarga' in nilai)
    return reject(salah.HARGA_TAKSIR_TIDAK_ADA, { path: `barang.${nilai.tanpaHarga}.kadar` });
  return nilai;
}

/** The terms of a contract of today, as they are copied into it. */
export function syaratHutang(
  input: Pick<Syarat, 'jumlah_hutang' | 'bunga' | 'lama_pinjam'>,
  acuan: AcuanTaksir,
  { store, hari }: Pick<Facts, 'store' | 'hari'>,
) {
  const basis_tempo = readSetting(store, 'BASIS_TEMPO');
  const syarat: SyaratHutang = {
    jumlah_hutang: input.jumlah_hutang,
    bunga: input.bunga ?? tarifBunga(input.jumlah_hutang, acuan, store),
    mode_bunga: readSetting(store, 'MODE_BUNGA'),
    hari_minimal: readSetting(store, 'BUNGA_HARI_MINIMAL'),
    pembulatan: readSetting(store, 'PEMBULATAN_BUNGA'),
    denda: readSetting(store, 'DENDA_HUTANG'),
  };
  const tempo: Tanggal = jatuhTempo(hari, input.lama_pinjam, basis_tempo);
  return {
    ...syarat,
    bunga_rp: bungaSebulan(syarat),
    lama_pinjam: input.lama_pinjam,
    bulan_tempo: input.lama_pinjam,
    ...{ basis_tempo, tempo_awal: tempo, tgl_jatuh_tempo: tempo },
    tenggang: readSetting(store, 'TENGGANG_LELANG'),
    potongan_dahulu: readSetting(store, 'POTONGAN_HUTANG'),
  };
}

/** The terms as the entry of the day keeps them, by the names of their columns: `invarian_hutang()` holds the contract against it. */
export const syaratTertulis = ({
  bunga,
  mode_bunga,
  hari_minimal,
  pembulatan,
  denda,
  lama_pinjam,
  basis_tempo,
  tenggang,
  potongan_dahulu,
}: ReturnType<typeof syaratHutang>) => ({
  ...{
    bunga,
    mode_bunga,
    hari_minimal,
    pembulatan,
    denda,
    lama_pinjam,
    basis_tempo,
    tenggang,
    potongan_dahulu,
  },
});

/** Who must agree to these terms: to another rate than that of the table, and to more than the pledge is lent on. */
export function persetujuanSyarat(
  input: Syarat,
  { plafond, taksir }: Dinilai,
  acuan: AcuanTaksir,
  store: Toko,
): Approval[] {
  const tarif = tarifBunga(input.jumlah_hutang, acuan, store);
  const lebih = input.jumlah_hutang > plafond;
  if (lebih && !readSetting(store, 'LEWAT_PLAFOND_HUTANG'))
    reject(
      salah.HUTANG_MELEBIHI_PLAFOND,
      { path: 'jumlah_hutang', plafond },
      `${salah.HUTANG_MELEBIHI_PLAFOND.message}: ${formatRupiah(plafond)}`,
    );
  const satu = (description: string, rincian: Approval['rincian']): Approval => ({
    ...{ kategori: KATEGORI_HUTANG, description },
    rincian: [{ label: 'Jumlah Hutang', nilai: formatRupiah(input.jumlah_hutang) }, ...rincian],
  });
  return [
    ...(input.bunga !== null && input.bunga !== tarif
      ? [
          satu('debt interest rate', [
            { label: 'Bunga Menurut Tabel', nilai: `${formatPersen(tarif)}%` },
            { label: 'Bunga Diminta', nilai: `${formatPersen(input.bunga)}%` },
          ]),
        ]
      : []),
    ...(lebih
      ? [
          satu('debt above ceiling', [
            { label: 'Nilai Taksir', nilai: formatRupiah(taksir) },
            { label: 'Plafond', nilai: formatRupiah(plafond) },
          ]),
        ]
      : []),
  ];
}

/** What is handed over and how; Errors: an account that cannot transfer, or more than there is to hand over. */
export function penyerahan(
  jumlah: Rupiah,
  input: Pick<Syarat, 'transfer' | 'no_rekening'>,
  rekening: readonly RekeningRow[],
): BayarKeluar[] {
  const transfer = input.transfer ?? NOL_RUPIAH;
  if (transfer > jumlah) reject(salah.TRANSFER_MELEBIHI_HUTANG, { path: 'transfer', jumlah });
  const bayar = bayaranKeluar(jumlah, { transfer, no_rekening: input.no_rekening });
  return bayar.map((b) => ({
    ...b,
    no_rekening: periksaKeluar(
      b,
      rekening.find((r) => r.no_rekening === b.no_rekening),
    ),
  }));
}

/** Rows of hutang_barang, as they were valued. */
export const barisJaminanHutang = (
  barang: readonly (Barang & { nama_barang: string; foto: string | null; urut_lama?: number })[],
  nilai: Dinilai,
): object[] => barang.map((b, index) => ({ ...b, ...nilai.barang[index], urut: index + 1 }));

function nasabah(input: Simpan, member: MemberDiMeja | undefined) {
  if (input.kode_member !== null && !member)
    reject(salah.MEMBER_HUTANG_TIDAK_ADA, { path: 'kode_member', kode_member: input.kode_member });
  return { ...pelangganBernama(input, member, salah.NASABAH_HARUS_DIISI), ...dataDiriDari(input) };
}

export const simpanHutang = implementTransition(hutang.transitions.simpan, {
  pays: () => true,
  reads: (input, ctx) => ({
    ...bacaOrang(ctx, { ...input, nomor: input.nik_sim_passport }),
    acuan: bacaAcuanTaksir(ctx.scope.kode_toko),
    member: bacaMemberDiMeja(input.kode_member),
    sales: bacaSalesDiMeja(ctx.scope.kode_toko, [input.kode_sales]),
    foto: readEarlyPhotos(FOTO_JAMINAN, ctx.scope.kode_toko, input.barang),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, [input]),
  }),
  decide: (input, { acuan: acuanRows, member: [member], sales, foto, rekening, ...rows }, facts) => {
    const acuan = one(acuanRows);
    const { store, hari, ctx, memposting } = facts;
    const siapa = nasabah(input, member);
    if (input.kode_sales !== null && sales.length === 0)
      reject(salah.SALES_HUTANG_TIDAK_ADA, { path: 'kode_sales' });
    checkEarlyPhotos(input.barang, foto, salah.FOTO_JAMINAN_TIDAK_ADA);
    const nilai = taksiran(input.barang, acuan, store);
    const berat = sum(input.barang.map((b) => b.berat));
    if (input.berat_plastik < berat) reject(salah.BERAT_PLASTIK_KURANG, { path: 'berat_plastik', berat });
    periksaDataDiri(input, member ?? null, {
      ...facts,
      jumlah: ((rows.orang as { jumlah: number }[] | undefined)?.[0]?.jumlah ?? 0) + input.jumlah_hutang,
    });
    const perlu = persetujuanSyarat(input, nilai, acuan, store);
    const syarat = syaratHutang(input, acuan, facts);
    const biaya_adm = readSetting(store, 'BIAYA_ADM_HUTANG');
    if (biaya_adm >= input.jumlah_hutang)
      reject(salah.ADM_MELEBIHI_HUTANG, { path: 'jumlah_hutang', biaya_adm });
    const diserahkan = rupiah(input.jumlah_hutang - biaya_adm);
    const keluar = penyerahan(diserahkan, input, rekening);
    const kasir = ctx.scope.user_id;
    const kepala = {
      ...{ tanggal: hari, ...siapa, ...syarat, kasir, biaya_adm, berat },
      jumlah_barang: input.barang.reduce((total, b) => total + b.jumlah, 0),
      berat_plastik: input.berat_plastik,
      ...{ taksir: nilai.taksir, plafond: nilai.plafond, kode_sales: input.kode_sales },
      ...{ no_faktur_manual: input.no_faktur_manual, no_paket: input.no_paket },
      ...{ tempat_simpan: input.tempat_simpan, keterangan: input.keterangan },
      transfer: sum(keluar.filter((b) => b.jenis === 'TRANSFER').map((b) => b.jumlah)),
      no_rekening: keluar.find((b) => b.jenis === 'TRANSFER')?.no_rekening ?? null,
    };
    return {
      perlu,
      lawan: {
        nomor: input.nik_sim_passport,
        kode_member: siapa.kode_member,
        telp: siapa.no_hp_customer,
        nama: siapa.nama_customer,
      },
      tanpaNota: emasDijaminkan(input.barang),
      tulis: [
        { penulis: 'hutang', baris: [kepala] },
        { penulis: 'hutang_barang', baris: barisJaminanHutang(input.barang, nilai) },
        ...(memposting ? cair(input.jumlah_hutang, keluar) : []),
      ],
      transfers: memposting
        ? postHutang(
            KATEGORI_GERAK.CAIR,
            { cair: input.jumlah_hutang, adm: biaya_adm },
            { keluar, ...laciHutang(kasir, store) },
          )
        : [],
      audit: {
        jumlah_hutang: input.jumlah_hutang,
        taksir: nilai.taksir,
        plafond: nilai.plafond,
        bunga: syarat.bunga,
        syarat: syaratTertulis(syarat),
        customer: siapa.kode_member ?? siapa.nama_customer,
        barang: input.barang.map((b) => [b.nama_barang, formatAngka(b.jumlah), b.berat, b.kadar]),
      },
      jawaban: {
        jumlah_hutang: input.jumlah_hutang,
        diserahkan,
        tgl_jatuh_tempo: syarat.tgl_jatuh_tempo as string,
      },
    };
  },
});

/** A pledge has no nota of ours: what is lent on it is money, its gold counts with what is bought and traded in. */
export const emasDijaminkan = (barang: readonly { berat: Miligram; kadar: MiliPersen }[]): Ukuran => ({
  jumlah: NOL_RUPIAH,
  murni: sum(barang.map(emasMurni)),
});

/** The money is out. */
export const cair = (pokok: Rupiah, keluar: readonly BayarKeluar[]) => [
  ...tulisKeluar(keluar),
  { penulis: 'hutang_gerak', baris: [{ jenis: 'CAIR', pokok }] },
];

/** Whom money of a contract goes to. */
export const lawanHutang = (h: HutangRow) => ({
  nomor: h.nik_sim_passport,
  kode_member: h.kode_member,
  telp: h.no_hp_customer,
  nama: h.nama_customer,
});
