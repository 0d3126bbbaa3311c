/** The decision of `pembelian/simpan`: what is read, what must be approved, what is written and posted. */
import { NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { one, type RowsOf, type Statement } from '@mustika/server-kit/database.ts';
import {
  type Facts,
  implementTransition,
  type Writing,
} from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { bacaOrang, type Lawan } from '@mustika/server-kit/secrets/identity.ts';
import { bacaKunci } from '@mustika/server-kit/secrets/signing-key.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { GUDANG_BELI } from '../barang/gerak-barang.rule.ts';
import { dataDiriDari, periksaDataDiri } from '../member/data-diri.rule.ts';
import { aturanPoin, poinDidapat, TANPA_POIN } from '../member/poin-didapat.rule.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { gerakPoin } from '../pembayaran/poin.rule.ts';
import type { AcuanBeli } from './bahan-pembelian.rule.ts';
import { aturanBeli } from './hitung-pembelian.rule.ts';
import { qrBaris } from './nota/nota-asing.posting.ts';
import { nomorQr, qrMentah } from './nota/nota-asing.rule.ts';
import { bacaQr } from './nota/nota-qr.rule.ts';
import { pembelian } from './pembelian.document.ts';
import { type BarangDibeli, bukanNotaKami, postPembelian } from './pembelian.posting.ts';
import { bacaAcuan, bacaJual } from './pembelian.query.ts';
import {
  periksaBayarBeli,
  periksaFotoWajib,
  periksaPenjual,
  type UangBeli,
} from './periksa-bayar-beli.rule.ts';
import { type BarisInput, type Dibeli, hitungSemuaBeli, type SimpanBeli } from './periksa-pembelian.rule.ts';
import { persetujuanPembelian } from './persetujuan-pembelian.rule.ts';

const unik = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((v) => v !== null))];

type BacaanBeli = {
  jual: ReturnType<typeof bacaJual>;
  acuan: Statement<AcuanBeli>;
  kode: ReturnType<typeof bacaBarcodeBaru>;
  /** Of the codes that came with the pieces, if any did. */
  kunci?: ReturnType<typeof bacaKunci>;
};

/** What pieces that come back are judged by: their sales, the masters, and barcodes for those that have none. */
export function bacaBahanBeli(input: SimpanBeli, { scope }: Ctx): BacaanBeli {
  const qr = input.barang.map(qrMentah);
  const kunci = unik(input.barang.map((b) => (b.qr === null ? null : (bacaQr(b.qr)?.isi.key_id ?? null))));
  const asing = qr.flatMap((q) => (q && q.isi.kode_toko !== scope.kode_toko ? [q.barang] : []));
  const grupAsing = asing.map((b) => b.kode_group);
  const tanpaKode = input.barang.filter((b) => b.kode_barcode === null).length;
  return {
    jual: bacaJual(scope.kode_toko, unik(input.barang.map((b) => b.kode_barcode))),
    acuan: bacaAcuan(scope.kode_toko, {
      kondisi: unik(input.barang.map((b) => b.kondisi_barang)),
      harga: unik([...input.barang.map((b) => b.kode_harga), ...grupAsing]),
      grup: unik([...input.barang.map((b) => b.kode_group), ...grupAsing]),
      jenis: unik([...input.barang.map((b) => b.kode_dept), ...asing.map((b) => b.kode_dept)]),
      sales: unik(input.barang.map((b) => b.kode_sales)),
      rekening: unik(input.bayar.map((b) => b.no_rekening)),
      kode_member: input.kode_member,
      foto: unik(input.barang.map((b) => b.foto)),
    }),
    kode: bacaBarcodeBaru(tanpaKode + asing.length),
    ...(kunci.length > 0 ? { kunci: bacaKunci(kunci) } : {}),
  };
}

/** The rows of `bacaBahanBeli` as the checks want them. */
export const bahanBeli = ({ jual, acuan, kode, kunci = [] }: RowsOf<BacaanBeli>, { store, hari }: Facts) => ({
  jual,
  acuan: one(acuan),
  store,
  hari,
  kode: kode.map((k) => k.kode),
  qr: (baris: BarisInput) => qrBaris(baris, kunci),
});

export const simpanPembelian = implementTransition(pembelian.transitions.simpan, {
  pays: () => true,
  reads: (input, ctx) => ({
    ...bacaOrang(ctx, { ...input, nomor: input.nik_sim_passport }),
    ...bacaBahanBeli(input, ctx),
  }),
  decide: (input, { orang, ...rows }, facts) => {
    const sudah = orang?.[0]?.jumlah ?? 0;
    const bahan = bahanBeli(rows, facts);
    const { acuan, store } = bahan;
    const lines = hitungSemuaBeli(input, bahan);
    const bayar = periksaBayarBeli(input, acuan, store);
    periksaDataDiri(input, acuan.member, { ...facts, jumlah: sudah + input.total });
    periksaPenjual(input, acuan, store);
    periksaFotoWajib(input, store);
    return tulis(input, lines, bayar, acuan, facts);
  },
});

/** A line as the books take it in. */
export const barangDibeli = (l: Dibeli): BarangDibeli => ({
  ...l,
  berat: l.input.berat,
  harga: l.harga.harga,
  tanpa_nota: l.jual === null && l.asing === null,
});

/** Which of these lines need another person. */
export function persetujuanBeli(input: SimpanBeli, lines: readonly Dibeli[], { store }: Facts) {
  const transfer = sum(input.bayar.filter((b) => b.jenis === 'TRANSFER').map((b) => b.jumlah));
  const dinilai = lines.map((l) => ({
    ...l.harga,
    judul: l.jual ? `${l.kode_barcode} ${l.nama_barang}` : l.nama_barang,
    tanpa_nota: l.jual === null && l.asing === null,
    berlian: l.berlian,
    berat: l.input.berat,
    berat_nota: l.berat_nota,
  }));
  return persetujuanPembelian(dinilai, transfer, store.flags, aturanBeli(store));
}

function tulis(input: SimpanBeli, lines: readonly Dibeli[], hasil: UangBeli, acuan: AcuanBeli, facts: Facts) {
  const { baris, bayar } = hasil;
  const { hari, ctx, memposting } = facts;
  const kasir = ctx.scope.user_id;
  const dapat = poinBeli(input, lines, acuan, facts);
  const milik = { kode_member: input.kode_member, ...dapat };
  return {
    perlu: persetujuanBeli(input, lines, facts),
    lawan: lawanBeli(input, acuan),
    tanpaNota: bukanNotaKami(lines.map(barangDibeli)),
    tulis: [
      ...barangDatang(lines, hari, !memposting),
      ...(memposting ? gerakPoin([milik]) : []),
      {
        penulis: 'pembelian',
        baris: [{ ...kepalaBeli(input, lines, bayar, acuan, { kasir, hari }), ...dapat }],
      },
      { penulis: 'pembelian_barang', baris: lines.map((line, index) => barisBeli(line, index + 1, hari)) },
      ...tulisKeluar(baris),
    ],
    transfers: memposting
      ? postPembelian({
          ...milik,
          kasir,
          biaya_admin: input.biaya_admin ?? NOL_RUPIAH,
          barang: lines.map(barangDibeli),
          bayar: baris,
        })
      : [],
    audit: {
      total: input.total,
      barang: lines.map((l) => [l.kode_barcode, asalTeks(l), l.harga.harga]),
      bayar: input.bayar.map((b) => [b.jenis, b.jumlah]),
    },
    jawaban: { total: input.total, bayar, poin: dapat.poin, kode_barcode: lines.map((l) => l.kode_barcode) },
  };
}

/**
 * What a member who sells to the shop earns: nothing unless Get Point has a row for purchases. What is paid for the pieces
 * counts. Domain R4.11, R9.1.
 */
function poinBeli(input: SimpanBeli, lines: readonly Dibeli[], acuan: AcuanBeli, { store, hari }: Facts) {
  if (!acuan.member) return TANPA_POIN;
  const potong = lines.map((l) => ({
    kode_group: l.kode_group,
    berat: l.input.berat,
    harga: l.harga.harga,
  }));
  const transaksi = { potong, uang: input.total, total: input.total, hari };
  return poinDidapat(aturanPoin(store, acuan), transaksi, 'TIDAK');
}

/** Whom the money goes to. */
const lawanBeli = (input: SimpanBeli, { member }: AcuanBeli): Lawan => ({
  nomor: input.nik_sim_passport,
  kode_member: input.kode_member,
  telp: input.no_hp_customer ?? member?.no_hp ?? null,
  nama: input.nama_customer,
});

/** The nota a line comes back on, for the log. */
export const asalTeks = (l: Dibeli): string =>
  l.jual?.no_faktur ?? (l.asing ? nomorQr(l.asing) : 'TANPA NOTA');

/** Our own pieces come back under their old barcode; the others get a new one. `tunggu`: the nota is not validated yet. */
export function barangDatang(lines: readonly Dibeli[], hari: string, tunggu: boolean): Writing[] {
  const lama = lines.flatMap((l) =>
    l.jual
      ? [
          {
            kode_barcode: l.kode_barcode,
            no_faktur_jual: l.jual.no_faktur,
            versi: l.jual.versi,
            ke_gudang: GUDANG_BELI,
            ke_baki: l.kode_baki,
            berat: l.input.berat,
            harga_modal: l.harga.harga,
            tunggu,
          },
        ]
      : [],
  );
  const baru = lines.flatMap((l) =>
    l.jual
      ? []
      : [
          {
            kode_barcode: l.kode_barcode,
            nama_barang: l.nama_barang,
            kode_group: l.kode_group,
            kode_dept: l.kode_dept,
            kode_gudang: GUDANG_BELI,
            kode_baki: l.kode_baki,
            berat: l.input.berat,
            kadar: l.kadar,
            kadar_cetak: l.kadar_cetak,
            harga_modal: l.harga.harga,
            tanggal_masuk: hari,
            status: tunggu ? 'TUNGGU_BELI' : 'DIBELI',
          },
        ],
  );
  return [
    ...(lama.length > 0 ? [{ penulis: 'barang_beli', baris: lama }] : []),
    ...(baru.length > 0 ? [{ penulis: 'barang_beli_baru', baris: baru }] : []),
  ];
}

/** The header of a purchase. */
export function kepalaBeli(
  input: SimpanBeli,
  lines: readonly Dibeli[],
  bayar: Rupiah,
  { member }: AcuanBeli,
  { kasir, hari }: { kasir: string; hari: string },
): object {
  return {
    tanggal: hari,
    kode_member: input.kode_member,
    nama_customer: input.nama_customer ?? member?.nama_member ?? null,
    ...dataDiriDari(input),
    no_hp_customer: input.no_hp_customer ?? member?.no_hp ?? null,
    alamat_customer: input.alamat_customer ?? member?.alamat ?? null,
    kasir,
    jumlah_barang: lines.length,
    berat: sum(lines.map((l) => l.input.berat)),
    harga_nota: sum(lines.map((l) => l.harga.harga_nota)),
    total: input.total,
    biaya_admin: input.biaya_admin ?? 0,
    bayar,
    keterangan: input.keterangan,
  };
}

/** A line of a purchase, with what its piece was before. */
export function barisBeli(l: Dibeli, urut: number, tanggal: string): object {
  const { input, jual, harga, kondisi } = l;
  const { kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, kadar, kadar_cetak } = l;
  return {
    ...{ urut, tanggal, kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, kadar, kadar_cetak },
    no_faktur_jual: jual?.no_faktur ?? null,
    toko_asal: l.asing?.isi.kode_toko ?? null,
    no_faktur_asal: l.asing ? nomorQr(l.asing) : null,
    barcode_asal: l.asing?.barang.kode_barcode ?? null,
    kode_harga: jual ? null : input.kode_harga,
    asal_nota: l.asal_nota,
    kode_rugi: harga.rugi_nota > 0 ? (l.rugi?.kode_rugi ?? null) : null,
    kode_kategori: harga.potongan_kategori > 0 ? (l.kategori?.kode_kategori ?? null) : null,
    kode_sales: input.kode_sales,
    foto: input.foto,
    berat_nota: l.berat_nota,
    berat: input.berat,
    kondisi_barang: kondisi.kondisi_barang,
    type_kondisi: kondisi.type_kondisi,
    persentase: kondisi.persentase,
    harga_emas: l.harga_emas,
    ...harga,
    berat_asli_lama: jual?.berat_asli ?? null,
    harga_modal_lama: jual?.harga_modal ?? null,
    gudang_lama: jual?.kode_gudang ?? null,
    baki_lama: jual?.kode_baki ?? null,
  };
}
