/** The decision of `pembelian/simpan`: what is read, what must be approved, what is written and posted. */
import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import { one, type RowsOf, type Statement } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { bacaOrang, type Lawan } from '@mustika/server-kit/secrets/identity.ts';
import { bacaKunci } from '@mustika/server-kit/secrets/signing-key.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { bacaLotDiBaki } from '../lot/lot.query.ts';
import { periksaDataDiri } from '../member/data-diri.rule.ts';
import { aturanPoin, poinDidapat, TANPA_POIN } from '../member/poin-didapat.rule.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { gerakPoin } from '../pembayaran/poin.rule.ts';
import type { AcuanBeli } from './bahan-pembelian.rule.ts';
import { aturanBeli } from './hitung-pembelian.rule.ts';
import { BALENAN, lotDibeli, masukLot } from './lot-beli.posting.ts';
import { barangDatang, barisBeli, kepalaBeli } from './nota/isi-beli.posting.ts';
import { qrBaris } from './nota/nota-asing.posting.ts';
import { nomorQr, qrMentah } from './nota/nota-asing.rule.ts';
import { bacaQr } from './nota/nota-qr.rule.ts';
import { pembelian } from './pembelian.document.ts';
import { type BarangDibeli, bukanNotaKami, postPembelian } from './pembelian.posting.ts';
import { bacaAcuan, bacaJual, bacaLama } from './pembelian.query.ts';
import {
  periksaBayarBeli,
  periksaFotoWajib,
  periksaPenjual,
  type UangBeli,
} from './periksa-bayar-beli.rule.ts';
import {
  type BarisInput,
  type Dibeli,
  hitungSemuaBeli,
  type SimpanBeli,
  tanpaNotaKami,
} from './periksa-pembelian.rule.ts';
import { persetujuanPembelian } from './persetujuan-pembelian.rule.ts';

const unik = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((v) => v !== null))];

type BacaanBeli = {
  jual: ReturnType<typeof bacaJual>;
  acuan: Statement<AcuanBeli>;
  lama: ReturnType<typeof bacaLama>;
  kode: ReturnType<typeof bacaBarcodeBaru>;
  /** Lots that goods without a barcode may join. */
  lot?: ReturnType<typeof bacaLotDiBaki>;
  /** Of the codes that came with the pieces, if any did. */
  kunci?: ReturnType<typeof bacaKunci>;
};

/** What pieces that come back are judged by: their sales, the masters, and barcodes for those that have none. */
export function bacaBahanBeli(
  input: Pick<SimpanBeli, 'barang' | 'bayar' | 'kode_member'>,
  { scope }: Pick<Ctx, 'scope'>,
): BacaanBeli {
  const qr = input.barang.map(qrMentah);
  const kunci = unik(input.barang.map((b) => (b.qr === null ? null : (bacaQr(b.qr)?.isi.key_id ?? null))));
  const asing = qr.flatMap((q) => (q && q.isi.kode_toko !== scope.kode_toko ? [q.barang] : []));
  const grupAsing = asing.map((b) => b.kode_group);
  const tanpaKode = input.barang.filter((b) => b.kode_barcode === null).length;
  return {
    jual: bacaJual(scope.kode_toko, unik(input.barang.map((b) => b.kode_barcode))),
    lama: bacaLama(scope.kode_toko, unik(input.barang.map((b) => b.nota_lama))),
    acuan: bacaAcuan(scope.kode_toko, {
      kondisi: unik(input.barang.map((b) => b.kondisi_barang)),
      harga: unik([...input.barang.map((b) => b.kode_harga), ...grupAsing]),
      grup: unik([...input.barang.map((b) => b.kode_group), ...grupAsing]),
      jenis: unik([...input.barang.map((b) => b.kode_dept), ...asing.map((b) => b.kode_dept)]),
      sales: unik(input.barang.map((b) => b.kode_sales)),
      rekening: unik(input.bayar.map((b) => b.no_rekening)),
      kode_member: input.kode_member,
      foto: unik(input.barang.map((b) => b.foto)),
      dinamai: unik(input.barang.map((b) => (b.jumlah === undefined ? null : b.kode_dept))),
    }),
    kode: bacaBarcodeBaru(tanpaKode + asing.length),
    ...(input.barang.some((b) => b.jumlah !== undefined)
      ? { lot: bacaLotDiBaki(scope.kode_toko, [BALENAN], null) }
      : {}),
    ...(kunci.length > 0 ? { kunci: bacaKunci(kunci) } : {}),
  };
}

/** The rows of `bacaBahanBeli` as the checks want them. */
export const bahanBeli = (
  { jual, lama, acuan, kode, kunci = [], lot = [] }: RowsOf<BacaanBeli>,
  { store, hari }: Pick<Facts, 'store' | 'hari'>,
) => ({
  jual,
  lama,
  acuan: one(acuan),
  store,
  hari,
  kode: kode.map((k) => k.kode),
  lot,
  qr: (baris: BarisInput) => qrBaris(baris, kunci),
});

const bacaanBeli = (input: SimpanBeli, ctx: Ctx) => ({
  ...bacaOrang(ctx, { ...input, nomor: input.nik_sim_passport }),
  ...bacaBahanBeli(input, ctx),
});

/** How a purchase is decided, of pieces or (`manual`) of goods without a barcode. */
export const keputusanBeli = (manual: boolean) => ({
  pays: () => true,
  reads: bacaanBeli,
  decide: (input: SimpanBeli, { orang, ...rows }: RowsOf<ReturnType<typeof bacaanBeli>>, facts: Facts) => {
    const sudah = orang?.[0]?.jumlah ?? 0;
    const bahan = bahanBeli(rows, facts);
    const { acuan, store } = bahan;
    const dibeli = lotDibeli(hitungSemuaBeli(input, bahan), bahan);
    const bayar = periksaBayarBeli(input, acuan, store);
    periksaDataDiri(input, acuan.member, { ...facts, jumlah: sudah + input.total });
    periksaPenjual(input, acuan, store);
    periksaFotoWajib(input, store);
    return tulis(input, dibeli, bayar, acuan, { facts, manual });
  },
});

export const simpanPembelian = implementTransition(pembelian.transitions.simpan, keputusanBeli(false));

/** A line as the books take it in. */
export const barangDibeli = (l: Dibeli): BarangDibeli => ({
  ...l,
  berat: l.input.berat,
  harga: l.harga.harga,
  tanpa_nota: tanpaNotaKami(l),
});

/** Which of these lines need another person. */
export function persetujuanBeli(input: SimpanBeli, lines: readonly Dibeli[], { store }: Facts) {
  const transfer = sum(input.bayar.filter((b) => b.jenis === 'TRANSFER').map((b) => b.jumlah));
  const dinilai = lines.map((l) => ({
    ...l.harga,
    judul: l.jual ? `${l.kode_barcode} ${l.nama_barang}` : l.nama_barang,
    tanpa_nota: tanpaNotaKami(l),
    berlian: l.berlian,
    berat: l.input.berat,
    berat_nota: l.berat_nota,
  }));
  return persetujuanPembelian(dinilai, transfer, store.flags, aturanBeli(store));
}

function tulis(
  input: SimpanBeli,
  { lines, tulis: lotBaru }: ReturnType<typeof lotDibeli>,
  hasil: UangBeli,
  acuan: AcuanBeli,
  { facts, manual }: { facts: Facts; manual: boolean },
) {
  const { baris, bayar } = hasil;
  const { hari, ctx, memposting } = facts;
  const kasir = ctx.scope.user_id;
  const dapat = poinBeli(input, lines, acuan, facts);
  const milik = { kode_member: acuan.member?.kode_member ?? null, ...dapat };
  return {
    perlu: persetujuanBeli(input, lines, facts),
    lawan: lawanBeli(input, acuan),
    tanpaNota: bukanNotaKami(lines.map(barangDibeli)),
    tulis: [
      ...barangDatang(lines, hari, !memposting),
      ...lotBaru,
      ...(memposting ? [...masukLot(lines.map(barangDibeli)), ...gerakPoin([milik])] : []),
      {
        penulis: 'pembelian',
        baris: [{ ...kepalaBeli(input, lines, bayar, acuan, { kasir, hari }), ...dapat, manual }],
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
  kode_member: member?.kode_member ?? null,
  telp: input.no_hp_customer ?? member?.no_hp ?? null,
  nama: input.nama_customer,
});

/** The nota a line comes back on, for the log. */
export const asalTeks = (l: Dibeli): string =>
  l.jual?.no_faktur ?? (l.asing ? nomorQr(l.asing) : (l.lama?.kode_nota_lama ?? 'TANPA NOTA'));
