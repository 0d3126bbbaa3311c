/** The decision of `titipan/simpan`: pieces priced and checked like those of a sale, the down payment like its payments. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { NIHIL } from '@mustika/kernel/lepas/lepas.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import {
  type Facts,
  implementTransition,
  type Writing,
} from '@mustika/server-kit/document/document-runner.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { periksaMember } from '../jual/periksa-pembeli.rule.ts';
import {
  hitungSemua,
  periksaBarang,
  periksaSales,
  ppnToko,
  type Terhitung,
} from '../jual/periksa-penjualan.rule.ts';
import { batasPenjualan, persetujuanPenjualan } from '../jual/persetujuan-penjualan.rule.ts';
import { milikSendiri, sewaLuring } from '../jual/sewa.rule.ts';
import { pelangganBernama } from '../member/pelanggan-bernama.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaMemberDiMeja, bacaRekeningBayar, bacaSalesDiMeja } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangBaru, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { bacaBakiTitip, bacaBarangTitip, bacaTarifTitip } from './bahan-titip.query.ts';
import { hargaMengikat } from './harga-mengikat.rule.ts';
import { type BarangTitip, barisTitip, ppnTambahan, tahanBarang } from './tahan-barang.rule.ts';
import { type simpanTitipanFields, titipan } from './titipan.document.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import { postTitip } from './titipan.posting.ts';
import { ppnUangMuka } from './titipan.rule.ts';

type SimpanTitipan = Row<typeof simpanTitipanFields>;

export const simpanTitipan = implementTransition(titipan.transitions.simpan, {
  pays: (input) => input.jenis_harga === 'MENGIKAT' || bukanTunai(input.bayar),
  reads: (input, ctx) => ({
    ...orangBaru(input, ctx),
    barang: bacaBarangTitip(
      ctx.scope.kode_toko,
      [...new Set(input.barang.map((b) => b.kode_barcode))],
      ctx.deps.clock.now().toString(),
    ),
    sales: bacaSalesDiMeja(
      ctx.scope.kode_toko,
      input.barang.map((b) => b.kode_sales),
    ),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
    member: bacaMemberDiMeja(input.kode_member),
    baki: bacaBakiTitip(ctx.scope.kode_toko),
    tarif: bacaTarifTitip(),
  }),
  decide: (input, { barang: dibaca, sales, rekening, member, baki: [baki], tarif, ...rows }, facts) => {
    const siapa = pelangganBernama(
      input,
      periksaMember(input, member, facts.store),
      salah.NAMA_HP_HARUS_DIISI,
    );
    const barang = milikSendiri(dibaca, sewaLuring(sha256(facts.ctx.device).toString('hex')));
    periksaBarang(input, barang);
    periksaSales(input, sales, facts.store);
    periksaTawaranTitip(input);
    const ppn = ppnToko(facts.store, tarif, facts.hari);
    const lines = hitungSemua(input, barang, facts.store, ppn);
    if (input.uang_muka > input.total)
      reject(salah.UANG_MUKA_LEBIH, { uang_muka: input.uang_muka, total: input.total });
    const bayar = terimaBayar(input.bayar, input.uang_muka, rekening, facts.store);
    if (!baki) reject(salah.BAKI_TITIP_TIDAK_ADA);
    const diri = uangOrang({ jenis: 'TITIPAN', jumlah: input.uang_muka }, input, siapa, rows, facts);
    return tulis(input, lines, bayar, { ...siapa, baki: baki.kode_baki, diri }, facts);
  },
});

/** Without a binding price there is nothing to bargain about yet: the price of the day of pick-up will be. */
function periksaTawaranTitip({ jenis_harga, barang }: SimpanTitipan): void {
  if (jenis_harga === 'MENGIKAT') return;
  const khusus = barang.find(
    (b) => b.harga_per_gram !== null || b.ongkos !== null || b.harga_total !== null || (b.diskon ?? 0) > 0,
  );
  if (khusus) reject(salah.TAWARAN_TANPA_IKATAN, { kode_barcode: khusus.kode_barcode });
}

type Siapa = ReturnType<typeof pelangganBernama> & { baki: string; diri: Writing[] };

function tulis(
  input: SimpanTitipan,
  lines: readonly Terhitung[],
  bayar: ReturnType<typeof terimaBayar>,
  { baki, diri, ...siapa }: Siapa,
  { store, hari, ctx, memposting }: Facts,
) {
  const kasir = ctx.scope.user_id;
  const jumlah = jumlahkan(lines.map((l) => l.harga));
  const { uang_muka, jenis_harga } = input;
  const ppn = ppnUangMuka(
    uang_muka,
    lines.map((l) => l.harga),
    aturanPpn(store),
  );
  const barang = lines.map((l): BarangTitip => ({ ...l.barang, baki_titip: baki }));
  const dinilai = lines.map(({ barang: b, harga }) => ({ ...b, ...harga }));
  const ikatan =
    jenis_harga === 'MENGIKAT'
      ? hargaMengikat(store, { total: jumlah.total, uang_muka, lama: input.lama_mengikat, hari, barang })
      : null;
  const kepala = {
    tanggal: hari,
    jenis_harga,
    mengikat_sampai: ikatan?.sampai ?? null,
    ...siapa,
    kasir,
    jumlah_barang: lines.length,
    berat: lines.reduce((total, l) => total + l.barang.berat, 0),
    ...jumlah,
    ppn_tambahan: sum(lines.map((l) => ppnTambahan(l.harga))),
    uang_muka,
    keterangan: input.keterangan,
  };
  return {
    perlu: ikatan
      ? [...persetujuanPenjualan(dinilai, batasPenjualan(store), tahu('modal', ctx.session)), ...ikatan.perlu]
      : [],
    terikat: ikatan?.terikat ?? NIHIL,
    tulis: [
      {
        penulis: 'barang',
        baris: lines.map((l) => tahanBarang(l.barang, memposting, baki, input.keranjang)),
      },
      { penulis: 'titipan', baris: [kepala] },
      { penulis: 'titipan_barang', baris: lines.map((l, index) => barisTitip(l, index + 1, baki)) },
      ...bayar.tulis,
      ...diri,
      ...(memposting
        ? [{ penulis: 'titipan_gerak', baris: [{ jenis: 'MASUK', jumlah: uang_muka, ppn }] }]
        : []),
    ],
    transfers: memposting ? postTitip(barang, bayar.baris, kasir, ppn) : [],
    audit: {
      total: jumlah.total,
      uang_muka,
      jenis_harga,
      customer: siapa.kode_member ?? siapa.nama_customer,
      barang: lines.map((l) => [l.barang.kode_barcode, l.harga.total]),
    },
    jawaban: { total: jumlah.total, uang_muka, kembali: bayar.kembali },
  };
}
