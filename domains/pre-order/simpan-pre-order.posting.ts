/** Taking a pre-order: designs, so many of each, what they are thought to cost, what is paid ahead. Domain R6.8, R6.6a. */
import { add, NOL_RUPIAH, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { NIHIL } from '@mustika/kernel/lepas/lepas.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { MemberRow } from '../jual/bahan-penjualan.rule.ts';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { periksaMember } from '../jual/periksa-pembeli.rule.ts';
import { batasPenjualan, persetujuanPenjualan } from '../jual/persetujuan-penjualan.rule.ts';
import { pelangganBernama } from '../member/pelanggan-bernama.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaMemberDiMeja, bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangBaru, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { bacaAcuanDipesan, bacaTarifTitip } from '../titipan/bahan-titip.query.ts';
import { type Acuan, dinilai, hargaDipesan } from '../titipan/dipesan.rule.ts';
import { hargaMengikat } from '../titipan/harga-mengikat.rule.ts';
import { ppnTambahan } from '../titipan/tahan-barang.rule.ts';
import { ppnUangMuka } from '../titipan/titipan.rule.ts';
import { gerakMuka, postMuka } from '../titipan/uang-muka.rule.ts';
import { kabarPreOrder } from './kabar-pre-order.rule.ts';
import { preOrder } from './pre-order.document.ts';
import { preOrderErrors as salah } from './pre-order.errors.ts';
import { kaliHarga, MUKA_PO } from './pre-order.rule.ts';

export type SimpanPo = Row<typeof preOrder.transitions.simpan.fields>;
type Baris = SimpanPo['barang'][number];
type Hari = Pick<Facts, 'store' | 'hari'>;

/** When the goods are thought to come: as long from now as the store says, unless told; never a day that is over. */
export function janjiPreOrder(tgl_janji: Tanggal | null, { store, hari }: Hari): Tanggal {
  if (tgl_janji !== null && tgl_janji < hari) reject(salah.JANJI_PO_LEWAT, { path: 'tgl_janji', hari });
  return tgl_janji ?? addDays(hari, readSetting(store, 'LAMA_PRE_ORDER_HARI'));
}

type Diminta = Pick<
  Baris,
  'kode_group' | 'kode_dept' | 'berat' | 'qty' | 'harga_per_gram' | 'ongkos' | 'harga_total'
>;

/** What one piece of each line is thought to cost, and all of them. Errors: two prices, a group that is not sold so. */
export function hargaPreOrder(barang: readonly Diminta[], acuan: Acuan, hari: Hari) {
  for (const [at, b] of barang.entries())
    if (b.harga_total !== null && (b.harga_per_gram !== null || b.ongkos !== null))
      reject(salah.HARGA_PO_DUA, { path: `barang.${at}.harga_total` });
  return hargaDipesan(barang, acuan, hari, salah.GROUP_PO_SALAH).map(({ kadar, harga }, at) => ({
    kadar,
    satuan: harga,
    semua: kaliHarga(harga, barang[at]?.qty ?? 0),
  }));
}
type Dihitung = ReturnType<typeof hargaPreOrder>[number] & { isi: Baris };

/** Whether the price is bound, until when, and whom that needs. A line needs what its piece would at the till. */
function ikatan(
  { jenis_harga, uang_muka, tgl_janji }: Pick<SimpanPo, 'jenis_harga' | 'uang_muka'> & { tgl_janji: Tanggal },
  lines: readonly Dihitung[],
  total: Rupiah,
  { store, ctx }: Facts,
) {
  if (jenis_harga !== 'MENGIKAT') return { sampai: null, perlu: [], terikat: NIHIL };
  const barang = lines.map(({ isi, kadar }) => ({ berat: isi.berat, kadar, jumlah: isi.qty }));
  const { sampai, perlu, terikat } = hargaMengikat(store, {
    ...{ total, uang_muka, lama: null, hari: tgl_janji, barang },
  });
  const dilihat = lines.map((l) => dinilai(l.isi, l.satuan));
  return {
    sampai,
    terikat,
    perlu: [...persetujuanPenjualan(dilihat, batasPenjualan(store), tahu('modal', ctx.session)), ...perlu],
  };
}

const barisPo = ({ isi, kadar, satuan, semua }: Dihitung, at: number): object => ({
  ...isi,
  ...satuan,
  ...{ urut: at + 1, kadar, harga_satuan: satuan.total, ppn_tambahan: ppnTambahan(satuan) },
  ...{ total: semua.total, ppn_transaksi_rp: semua.ppn_transaksi_rp },
});

type Bahan = {
  siapa: ReturnType<typeof pelangganBernama>;
  lines: readonly Dihitung[];
  bayar: ReturnType<typeof terimaBayar>;
  berkas: string | null;
};

/** All that a new pre-order writes and posts, whoever it comes from. */
function tulisPreOrder(input: SimpanPo, { siapa, lines, bayar, berkas }: Bahan, facts: Facts) {
  const { ctx, store, hari, memposting } = facts;
  const { jenis_harga, kode_sales, keterangan, uang_muka } = input;
  const tgl_janji = janjiPreOrder(input.tgl_janji, facts);
  const semua = lines.map((l) => l.semua);
  const jumlah = jumlahkan(semua);
  const { sampai, ...ikat } = ikatan({ jenis_harga, uang_muka, tgl_janji }, lines, jumlah.total, facts);
  const ppn = ppnUangMuka(uang_muka, semua, aturanPpn(store));
  const kasir = ctx.scope.user_id;
  const kepala = {
    ...{ ...siapa, ...jumlah, jenis_harga, keterangan, uang_muka, jenis: 'PRE_ORDER', tanggal: hari, kasir },
    mengikat_sampai: sampai,
    jumlah_barang: lines.reduce((n, l) => n + l.isi.qty, 0),
    berat: lines.reduce((n, l) => n + l.isi.berat * l.isi.qty, 0),
    ppn_tambahan: sum(semua.map(ppnTambahan)),
  };
  return {
    ...ikat,
    tulis: [
      { penulis: 'titipan', baris: [kepala] },
      { penulis: 'pre_order', baris: [{ tgl_janji, kode_sales, berkas }] },
      { penulis: 'pre_order_barang', baris: lines.map(barisPo) },
      ...bayar.tulis,
      ...(memposting ? gerakMuka('MASUK', uang_muka, ppn) : []),
    ],
    transfers: memposting ? postMuka(MUKA_PO, 'masuk', bayar.baris, { kasir, ppn }) : [],
    antre: memposting ? kabarPreOrder(store, 'MASUK') : [],
    audit: {
      ...{ total: jumlah.total, uang_muka, jenis_harga, berkas },
      customer: siapa.kode_member ?? siapa.nama_customer,
      barang: lines.map(({ isi, semua: s }) => [
        isi.nama_barang,
        isi.kode_group,
        isi.berat,
        isi.qty,
        s.total,
      ]),
    },
    jawaban: { total: jumlah.total, uang_muka, kembali: bayar.kembali },
  };
}

/** `berkas`: the file that it was read from. */
export const simpanPreOrder = (berkas: string | null = null) =>
  implementTransition(preOrder.transitions.simpan, {
    pays: (input) => input.jenis_harga === 'MENGIKAT' || bukanTunai(input.bayar),
    reads: (input, ctx) => ({
      ...orangBaru(input, ctx),
      ...bacaAcuanDipesan(ctx.scope.kode_toko, input.barang),
      tarif: bacaTarifTitip(),
      rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
      member: bacaMemberDiMeja(input.kode_member),
    }),
    decide: (input, { rekening, member, ...rows }, facts) => {
      const siapa = pelangganBernama(
        input,
        periksaMember(input, member as readonly MemberRow[], facts.store),
        salah.PELANGGAN_PO_KOSONG,
      );
      const harga = hargaPreOrder(input.barang, rows, facts);
      const lines = input.barang.map((isi, at) => ({ isi, ...(harga[at] as (typeof harga)[number]) }));
      const total = lines.reduce<Rupiah>((n, l) => add(n, l.semua.total), NOL_RUPIAH);
      const { uang_muka } = input;
      if (uang_muka > total) reject(salah.UANG_MUKA_PO_LEBIH, { path: 'uang_muka', total, uang_muka });
      const bayar = terimaBayar(input.bayar, rupiah(uang_muka), rekening, facts.store);
      const isi = tulisPreOrder(input, { siapa, lines, bayar, berkas }, facts);
      const diri = uangOrang({ jenis: 'PRE_ORDER', jumlah: uang_muka }, input, siapa, rows, facts);
      return { ...isi, tulis: [...isi.tulis, ...diri] };
    },
  });
