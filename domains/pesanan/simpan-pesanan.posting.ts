/** Taking an order: what is wanted, what it is made after, what it is thought to cost, what is paid ahead. Domain R6.1, R6.3, R6.6a. */
import { sum } from '@mustika/kernel/amount.ts';
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { NIHIL } from '@mustika/kernel/lepas/lepas.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import {
  type Facts,
  implementTransition,
  type Writing,
} from '@mustika/server-kit/document/document-runner.ts';
import { checkEarlyPhotos, readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import type { BarangSiapJual, MemberRow } from '../jual/bahan-penjualan.rule.ts';
import { type HargaBaris, jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { periksaMember } from '../jual/periksa-pembeli.rule.ts';
import { periksaBarang } from '../jual/periksa-penjualan.rule.ts';
import { batasPenjualan, persetujuanPenjualan } from '../jual/persetujuan-penjualan.rule.ts';
import { pelangganBernama } from '../member/pelanggan-bernama.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaMemberDiMeja, bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { type RekeningRow, terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangBaru, orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import {
  bacaAcuanDipesan,
  bacaBakiTitip,
  bacaBarangTitip,
  bacaTarifTitip,
} from '../titipan/bahan-titip.query.ts';
import { type AcuanGroup, dinilai, hargaDipesan, sebagaiBaris } from '../titipan/dipesan.rule.ts';
import { hargaMengikat } from '../titipan/harga-mengikat.rule.ts';
import { type BarangTitip, ppnTambahan, tahanBarang } from '../titipan/tahan-barang.rule.ts';
import { titipanErrors } from '../titipan/titipan.errors.ts';
import { ppnUangMuka } from '../titipan/titipan.rule.ts';
import { gerakMuka, postMuka, postTahan } from '../titipan/uang-muka.rule.ts';
import { kabarPesanan } from './kabar-pesanan.rule.ts';
import { pesanan } from './pesanan.document.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import { bacaPesanan, FOTO_PESANAN } from './pesanan.query.ts';
import { MUKA_PESANAN } from './pesanan.rule.ts';

type Simpan = Row<typeof pesanan.transitions.simpan.fields>;
type Baris = Simpan['barang'][number];
/** A line with what the lists say of its group and what it is thought to cost. */
type Dipesan = { isi: Baris; kadar: AcuanGroup['kadar']; harga: HargaBaris };

/** When it is promised for: as long from now as the store takes, unless told; never a day that is over. */
export function janjiPesanan(
  tgl_janji: Tanggal | null,
  { store, hari }: Pick<Facts, 'store' | 'hari'>,
): Tanggal {
  if (tgl_janji !== null && tgl_janji < hari) reject(salah.JANJI_PESANAN_LEWAT, { path: 'tgl_janji', hari });
  return tgl_janji ?? addDays(hari, readSetting(store, 'LAMA_PESANAN_HARI'));
}

/** What it is made after: a free piece of the shop, or one of the customer's with its name and weight. */
function contohSemua(
  barang: readonly Baris[],
  siap: readonly BarangSiapJual[],
  baki: string | undefined,
  memposting: boolean,
) {
  const toko: BarangTitip[] = [];
  const rows = barang.flatMap((b, at): object[] => {
    const path = (kolom: string) => ({ path: `barang.${at}.${kolom}` });
    if (b.kode_contoh !== null && (b.nama_contoh !== null || b.berat_contoh !== null))
      reject(salah.CONTOH_DUA_ASAL, path('nama_contoh'));
    if ((b.nama_contoh === null) !== (b.berat_contoh === null))
      reject(salah.CONTOH_TIDAK_LENGKAP, path(b.nama_contoh === null ? 'nama_contoh' : 'berat_contoh'));
    if (b.nama_contoh !== null)
      return [{ urut: at + 1, nama_contoh: b.nama_contoh, berat: b.berat_contoh, kode_barcode: null }];
    if (b.kode_contoh === null) return [];
    if (!baki) reject(titipanErrors.BAKI_TITIP_TIDAK_ADA);
    const piece = siap.find((one) => one.kode_barcode === b.kode_contoh) as BarangSiapJual;
    const { kode_barcode, nama_barang, berat, kode_gudang, kode_baki, kadar, harga_modal, golongan_modal } =
      piece;
    const satu = { kode_barcode, berat, kode_gudang, kode_baki, kadar, harga_modal, golongan_modal };
    toko.push({ ...satu, baki_titip: baki });
    return [{ ...satu, urut: at + 1, nama_contoh: nama_barang, baki_titip: baki }];
  });
  const dipakai = siap.filter((b) => toko.some((one) => one.kode_barcode === b.kode_barcode));
  return {
    toko,
    dulu:
      dipakai.length === 0
        ? []
        : [{ penulis: 'barang', baris: dipakai.map((b) => tahanBarang(b, memposting, String(baki), null)) }],
    tulis: rows.length === 0 ? [] : [{ penulis: 'pesanan_contoh', baris: rows }],
  };
}

type Kepala = Pick<Simpan, 'jenis_harga' | 'kode_tukang' | 'kode_sales' | 'keterangan' | 'uang_muka'> &
  ReturnType<typeof pelangganBernama> & { tgl_janji: Tanggal; no_pesanan_awal: string | null };

/** All that a new order writes and posts, whoever it comes from. */
function tulisPesanan(
  kepala: Kepala,
  lines: readonly Dipesan[],
  {
    bayar,
    contoh,
    orang,
  }: { bayar: ReturnType<typeof terimaBayar>; contoh: ReturnType<typeof contohSemua>; orang: Writing[] },
  { ctx, store, hari, memposting }: Facts,
) {
  const kasir = ctx.scope.user_id;
  const harga = lines.map((l) => l.harga);
  const jumlah = jumlahkan(harga);
  const { tgl_janji, kode_tukang, kode_sales, no_pesanan_awal, uang_muka, ...siapa } = kepala;
  const barang = lines.map(({ isi, kadar }) => ({ berat: isi.berat, kadar }));
  const ikatan =
    kepala.jenis_harga === 'MENGIKAT'
      ? hargaMengikat(store, { total: jumlah.total, uang_muka, lama: null, hari: tgl_janji, barang })
      : null;
  const ppn = ppnUangMuka(uang_muka, harga, aturanPpn(store));
  const kepalaTitip = {
    ...siapa,
    ...jumlah,
    ...{ jenis: 'PESANAN', tanggal: hari, kasir, uang_muka, mengikat_sampai: ikatan?.sampai ?? null },
    ...{ jumlah_barang: lines.length, berat: sum(lines.map((l) => l.isi.berat)) },
    ppn_tambahan: sum(harga.map(ppnTambahan)),
  };
  return {
    perlu: ikatan
      ? [
          ...persetujuanPenjualan(
            lines.map((l) => dinilai(l.isi, l.harga)),
            batasPenjualan(store),
            tahu('modal', ctx.session),
          ),
          ...ikatan.perlu,
        ]
      : [],
    terikat: ikatan?.terikat ?? NIHIL,
    tulis: [
      ...contoh.dulu,
      { penulis: 'titipan', baris: [kepalaTitip] },
      { penulis: 'pesanan', baris: [{ tgl_janji, kode_tukang, kode_sales, no_pesanan_awal }] },
      {
        penulis: 'pesanan_barang',
        baris: lines.map(({ isi, kadar, harga: h }, at) => ({
          ...{ ...isi, ...h },
          ...{ urut: at + 1, kadar, ppn_tambahan: ppnTambahan(h) },
        })),
      },
      ...contoh.tulis,
      ...bayar.tulis,
      ...orang,
      ...(memposting ? gerakMuka('MASUK', uang_muka, ppn) : []),
    ],
    transfers: memposting
      ? [
          ...postMuka(MUKA_PESANAN, 'masuk', bayar.baris, { kasir, ppn }),
          ...postTahan(MUKA_PESANAN, contoh.toko),
        ]
      : [],
    antre: memposting ? kabarPesanan(store, 'MASUK') : [],
    audit: {
      ...{ total: jumlah.total, uang_muka, jenis_harga: kepala.jenis_harga, no_pesanan_awal },
      customer: siapa.kode_member ?? siapa.nama_customer,
      barang: lines.map(({ isi, harga: h }) => [isi.nama_barang, isi.kode_group, isi.berat, h.total]),
    },
    jawaban: { total: jumlah.total, uang_muka, kembali: bayar.kembali },
  };
}

/** What was paid ahead, not more than all of it. */
function dibayarMuka(
  { bayar, uang_muka }: Pick<Simpan, 'bayar' | 'uang_muka'>,
  lines: readonly Dipesan[],
  rekening: readonly RekeningRow[],
  { store }: Pick<Facts, 'store'>,
) {
  const total = sum(lines.map((l) => l.harga.total));
  if (uang_muka > total) reject(salah.UANG_MUKA_PESANAN_LEBIH, { path: 'uang_muka', total, uang_muka });
  return terimaBayar(bayar, uang_muka, rekening, store);
}

export const simpanPesanan = implementTransition(pesanan.transitions.simpan, {
  pays: (input) => input.jenis_harga === 'MENGIKAT' || bukanTunai(input.bayar),
  reads: (input, ctx) => {
    const { kode_toko } = ctx.scope;
    const contoh = input.barang.flatMap((b) => b.kode_contoh ?? []);
    return {
      ...orangBaru(input, ctx),
      ...bacaAcuanDipesan(kode_toko, input.barang),
      tarif: bacaTarifTitip(),
      siap: bacaBarangTitip(kode_toko, contoh, ctx.deps.clock.now().toString()),
      baki: bacaBakiTitip(kode_toko),
      foto: readEarlyPhotos(FOTO_PESANAN, kode_toko, input.barang),
      rekening: bacaRekeningBayar(kode_toko, input.bayar),
      member: bacaMemberDiMeja(input.kode_member),
    };
  },
  decide: (input, { siap, baki: [baki], foto, rekening, member, ...rows }, facts) => {
    const siapa = pelangganBernama(
      input,
      periksaMember(input, member as readonly MemberRow[], facts.store),
      salah.PELANGGAN_PESANAN_KOSONG,
    );
    checkEarlyPhotos(input.barang, foto, salah.FOTO_PESANAN_TIDAK_ADA);
    const codes = input.barang.flatMap((b) => b.kode_contoh ?? []);
    periksaBarang({ barang: codes.map(sebagaiBaris), keranjang: null }, siap);
    const harga = hargaDipesan(input.barang, rows, facts, salah.PESANAN_BUKAN_EMAS);
    const lines = input.barang.map((isi, at) => ({ isi, ...(harga[at] as (typeof harga)[number]) }));
    const contoh = contohSemua(input.barang, siap, baki?.kode_baki, facts.memposting);
    const { jenis_harga, kode_tukang, kode_sales, keterangan, uang_muka } = input;
    const kepala = {
      ...siapa,
      ...{ jenis_harga, kode_tukang, kode_sales, keterangan, uang_muka, no_pesanan_awal: null },
      tgl_janji: janjiPesanan(input.tgl_janji, facts),
    };
    const bayar = dibayarMuka(input, lines, rekening, facts);
    const diri = uangOrang({ jenis: 'PESANAN', jumlah: uang_muka }, input, siapa, rows, facts);
    return tulisPesanan(kepala, lines, { bayar, contoh, orang: diri }, facts);
  },
});

export const lagiPesanan = implementTransition(pesanan.transitions.lagi, {
  pays: (input) => input.jenis_harga === 'MENGIKAT' || bukanTunai(input.bayar),
  reads: (input, ctx) => {
    const { kode_toko } = ctx.scope;
    return {
      ...bacaPesanan(kode_toko, input.no_pesanan_awal),
      ...orangInduk(input, ctx, kode_toko, input.no_pesanan_awal),
      ...bacaAcuanDipesan(kode_toko, null),
      tarif: bacaTarifTitip(),
      rekening: bacaRekeningBayar(kode_toko, input.bayar),
    };
  },
  decide: (input, { pesanan: [awal], barang, rekening, orang, group, jenis, tarif }, facts) => {
    const { no_pesanan_awal, jenis_harga, kode_tukang, keterangan, uang_muka } = input;
    if (!awal) reject(salah.PESANAN_TIDAK_ADA, { path: 'no_pesanan_awal', no_pesanan_awal });
    const dipilih = [...new Set(input.barang.map((b) => b.urut))].map((urut, at): Baris => {
      const lama =
        barang.find((b) => b.urut === urut) ??
        reject(salah.BARANG_PESANAN_KURANG, { path: `barang.${at}.urut` });
      const { nama_barang, kode_group, kode_dept, berat, ongkos, ukuran, rincian, foto } = lama;
      return {
        ...{ nama_barang, kode_group, kode_dept, berat, ongkos, ukuran, rincian, foto, harga_per_gram: null },
        ...{ kode_contoh: null, nama_contoh: null, berat_contoh: null },
      };
    });
    const harga = hargaDipesan(dipilih, { group, jenis, tarif }, facts, salah.PESANAN_BUKAN_EMAS);
    const lines = dipilih.map((isi, at) => ({ isi, ...(harga[at] as (typeof harga)[number]) }));
    const { kode_member, nama_customer, no_hp_customer, alamat_customer, kode_sales } = awal;
    const siapa = { kode_member, nama_customer, no_hp_customer, alamat_customer };
    const kepala = {
      ...siapa,
      ...{ jenis_harga, kode_tukang, kode_sales, keterangan, uang_muka, no_pesanan_awal },
      tgl_janji: janjiPesanan(input.tgl_janji, facts),
    };
    const bayar = dibayarMuka(input, lines, rekening, facts);
    const diri = uangOrang({ jenis: 'PESANAN', jumlah: uang_muka }, input, siapa, { orang }, facts);
    const contoh = contohSemua([], [], undefined, facts.memposting);
    return tulisPesanan(kepala, lines, { bayar, contoh, orang: diri }, facts);
  },
});
