/** The decision of `penjualan/simpan`: what is read, what must be approved, what is written and posted. */

import { add, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { one, type RowsOf } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import type { MemberRow } from '../jual/bahan-penjualan.rule.ts';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { penjualanErrors } from '../jual/penjualan.errors.ts';
import { periksaFaktur, periksaMember } from '../jual/periksa-pembeli.rule.ts';
import {
  hitungSemua,
  periksaBarang,
  periksaSales,
  ppnToko,
  type SimpanInput,
  type Terhitung,
} from '../jual/periksa-penjualan.rule.ts';
import {
  type BarisDinilai,
  batasPenjualan,
  persetujuanPenjualan,
  turunHarga,
} from '../jual/persetujuan-penjualan.rule.ts';
import { milikSendiri, sewaLuring } from '../jual/sewa.rule.ts';
import { satuGerakLot, tulisLot } from '../lot/lot.rule.ts';
import type { HargaTitip } from '../pajak/harga-terikat.rule.ts';
import { pajakErrors } from '../pajak/pajak.errors.ts';
import { periksaPedagang, pph22Baris } from '../pajak/pph22.rule.ts';
import { bukanTunai, isSisi, tanpaKembali } from '../pembayaran/cara-bayar.rule.ts';
import { periksaBayar, tulisMasuk } from '../pembayaran/periksa-bayar.rule.ts';
import {
  bacaSisi,
  hargaSisi,
  putuskanSisi,
  type Sisi,
  type SisiBayar,
  sisiDari,
  tanpaNotaSisi,
  transferSisi,
} from '../pembayaran/sisi.posting.ts';
import { aturanBeli } from '../pembelian/hitung-pembelian.rule.ts';
import { syaratBeli } from '../pembelian/nota/nota-qr.rule.ts';
import type { NotaInput } from '../pembelian/periksa-pembelian.rule.ts';
import {
  type BacaanImbalan,
  bacaImbalan,
  imbalanNota,
  nilaiKupon,
  tulisKupon,
  tulisPoin,
} from './imbalan-penjualan.posting.ts';
import { barangKeluar } from './nota/barang-keluar.posting.ts';
import { baris, type InputNota, kepala } from './nota/isi-nota.posting.ts';
import { kepalaSiapa, lawanNota, orangNota, periksaOrang } from './nota/orang-nota.posting.ts';
import { penjualan } from './penjualan.document.ts';
import { postPenjualan } from './penjualan.posting.ts';
import { bacaBarang, bacaMember, bacaRekening, bacaSales, bacaTarifPpn } from './penjualan.query.ts';
import { keluarStok } from './stok-aksesoris.posting.ts';

/** What a nota may be settled with beside money. */
export type SisiNota = SisiBayar<NotaInput>;

const unik = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((v) => v !== null))];

/** A price that was set by hand. */
const ditawar = ({ harga_per_gram, ongkos, diskon, harga_total }: SimpanInput['barang'][number]): boolean =>
  [harga_per_gram, ongkos, diskon, harga_total].some((nilai) => nilai !== null);

/** What is read of a nota before it is decided. */
const bacaanNota = (semua: readonly SisiNota[], input: NotaInput, ctx: Ctx) => ({
  barang: bacaBarang(
    ctx.scope.kode_toko,
    unik(input.barang.map((b) => b.kode_barcode)),
    ctx.deps.clock.now().toString(),
  ),
  sales: bacaSales(ctx.scope.kode_toko),
  rekening: bacaRekening(ctx.scope.kode_toko),
  member: bacaMember(input.kode_member),
  tarif: bacaTarifPpn(),
  imbalan: bacaImbalan(ctx.scope.kode_toko),
  ...orangNota(input, ctx),
  ...bacaSisi(semua, input, ctx),
});
type Bacaan = RowsOf<ReturnType<typeof bacaanNota>>;

/** How a nota is decided, of pieces or (`manual`) of goods without a barcode; `tetap` are prices that were agreed before it came in. */
export const keputusanNota = (semua: readonly SisiNota[], manual: boolean) => ({
  // A piece worth more than the nota, a deposit that is settled with it, money that is only promised, a price that was bargained.
  pays: (input: NotaInput) =>
    sisiDari(semua, input).length > 0 || bukanTunai(input.bayar) || input.barang.some(ditawar),
  reads: (input: NotaInput, ctx: Ctx) => bacaanNota(semua, input, ctx),
  decide: (
    input: NotaInput,
    { barang: dibaca, sales, rekening, member, tarif, imbalan, ...rows }: Bacaan,
    facts: Facts,
    tetap?: HargaTitip,
  ) => {
    const sisi = putuskanSisi(semua, input, rows, facts);
    const harga = tetap ?? hargaSisi(sisi);
    const barang = milikSendiri(dibaca, sewaLuring(sha256(facts.ctx.device).toString('hex')));
    periksaBarang(input, barang, { titip: harga, artikel: !manual, lot: manual });
    periksaSales(input, sales, facts.store);
    periksaFaktur(input);
    periksaMarketplace(input, facts);
    periksaPedagang(input, facts.store);
    const ppn = ppnToko(facts.store, tarif, facts.hari);
    const hitung = hitungSemua(input, barang, facts.store, ppn, harga);
    const pph22 = pph22Nota(input, hitung, sisi, facts);
    const bayar = periksaBayar(input, add(input.total, sum(pph22)), rekening, facts.store, sisi);
    const dijanjikan = input.no_cicilan !== null || input.no_titipan !== null;
    const pembeli = periksaMember(input, member, facts.store, dijanjikan);
    periksaOrang(input, rows, pembeli, facts);
    return tulisNota(input, hitung, bayar, pembeli, { facts, sisi, pph22, manual, bacaan: one(imbalan) });
  },
});

/** A nota names a marketplace where the store sells on one. */
function periksaMarketplace({ kode_marketplace }: InputNota, { store }: Facts): void {
  if (kode_marketplace && !store.flags.has('MARKETPLACE_INTEGRATION_MODULE'))
    reject(penjualanErrors.MARKETPLACE_TIDAK_AKTIF);
}

export const simpanPenjualan = (semua: readonly SisiNota[]) =>
  implementTransition(penjualan.transitions.simpan, keputusanNota(semua, false));

/** PPh 22 of each line. Sides count in what the nota owes, and they would have to know it before there is a price. */
function pph22Nota(
  { pembeli }: SimpanInput,
  lines: readonly Terhitung[],
  sisi: readonly Sisi[],
  { store }: Facts,
): Rupiah[] {
  const pph22 = pph22Baris(
    pembeli,
    lines.map((l) => l.harga),
    store,
  );
  if (sisi.length > 0 && sum(pph22) > 0) reject(pajakErrors.PPH22_TANPA_SISI);
  return pph22;
}

function persetujuan(lines: readonly Terhitung[], store: StoreConfig, siapa: GateSubject) {
  const dinilai = lines
    .filter((l) => !l.tetap)
    .map(
      ({ barang: b, harga }): BarisDinilai => ({
        ...harga,
        kode_barcode: b.kode_barcode,
        nama_barang: b.nama_barang,
        harga_modal: b.harga_modal,
      }),
    );
  return persetujuanPenjualan(dinilai, batasPenjualan(store), tahu('modal', siapa));
}

function tulisNota(
  input: InputNota,
  lines: readonly Terhitung[],
  bayar: ReturnType<typeof periksaBayar>,
  member: MemberRow | null,
  {
    facts,
    sisi,
    pph22,
    bacaan,
    manual,
  }: {
    facts: Facts;
    sisi: readonly Sisi[];
    pph22: readonly Rupiah[];
    bacaan: BacaanImbalan;
    manual: boolean;
  },
) {
  const { store, hari, ctx, memposting } = facts;
  const jumlah = jumlahkan(lines.map((l) => l.harga));
  const { kupon, poin, bonus } = imbalanNota({ facts, bacaan, lines, jumlah, bayar: bayar.baris, member });
  const kasir = ctx.scope.user_id;
  const kembali = rupiah(bayar.kembali);
  const nota = {
    ...jumlah,
    pph22: sum(pph22),
    syarat_beli: syaratBeli(aturanBeli(store)),
    manual,
    kasir,
    kembali,
    ...poin,
    kupon_rp: nilaiKupon(kupon),
    bayar: bayar.baris,
    barang: lines.map((l, index) => ({
      ...{ ...l.barang, ...l.harga, jumlah: l.jumlah, lot: l.gerak !== undefined },
      ...{ kode_sales: l.input.kode_sales, bonus: bonus[index] as Rupiah },
    })),
  };
  return {
    lawan: lawanNota({ ...input, ...kepalaSiapa(input, member), kode_member: member?.kode_member ?? null }),
    tanpaNota: tanpaNotaSisi(sisi),
    potongan: sum(lines.filter((l) => !l.tetap).map((l) => turunHarga(l.harga))),
    perlu: [...persetujuan(lines, store, facts.ctx.session), ...sisi.flatMap((s) => s.perlu)],
    tulis: satuGerakLot([
      ...sisi.flatMap((s) => s.dulu ?? []),
      barangKeluar(lines, memposting, input.keranjang),
      ...keluarStok(lines, memposting),
      ...tulisLot(
        lines.flatMap((l) => l.gerak ?? []),
        !memposting,
      ),
      ...(memposting ? tulisPoin(nota) : []),
      { penulis: 'penjualan', baris: [kepala(input, lines, nota, member, hari, bayar.bayar)] },
      {
        penulis: 'penjualan_barang',
        baris: lines.map((line, index) => ({
          ...baris(line, index + 1, facts),
          ...{ pph22: pph22[index], bonus: bonus[index] },
        })),
      },
      ...tulisMasuk(tanpaKembali(bayar.baris, kembali)),
      ...tulisKupon(kupon, memposting),
      ...sisi.flatMap((s) => s.tulis),
    ]),
    transfers: memposting ? [...postPenjualan(nota), ...transferSisi(jumlah.total, sisi)] : [],
    audit: {
      total: jumlah.total,
      ...(jumlah.ppn_cara ? { ppn: jumlah.ppn_transaksi_rp } : {}),
      ...(nota.pph22 > 0 ? { pph22: nota.pph22 } : {}),
      barang: lines.map((l) => [l.barang.kode_barcode, l.harga.total, ...(l.jumlah > 1 ? [l.jumlah] : [])]),
      // The version of the price of each group that was charged, for whoever asks later.
      versi_group: Object.fromEntries(lines.map((l) => [l.barang.kode_group, l.barang.versi_group])),
      bayar: bayar.baris.map((b) => [b.jenis, b.jumlah]),
      member: nota.kode_member,
      ...(nota.pengundang ? { pengundang: [nota.pengundang, nota.poin_pengundang] } : {}),
      ...(kupon ? { kupon: kupon.jumlah } : {}),
      ...(input.kode_marketplace ? { marketplace: input.kode_marketplace } : {}),
      ...Object.assign({}, ...sisi.map((s) => s.audit)),
    },
    jawaban: {
      total: jumlah.total,
      dibayar: sum(tanpaKembali(bayar.baris, kembali).flatMap((b) => (isSisi(b.jenis) ? [] : [b.jumlah]))),
      kembali,
      poin: poin.poin,
      kupon: kupon?.jumlah ?? 0,
      ...Object.assign({}, ...sisi.map((s) => s.jawaban)),
    },
  };
}
