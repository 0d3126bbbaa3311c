/** The decision of `cicilan/simpan`: pieces priced and checked like those of a sale, the plan worked out, the down payment taken. */
import { formatRupiah, NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { terikatSisa } from '@mustika/kernel/lepas/lepas.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { Reads, RowsOf } from '@mustika/server-kit/database.ts';
import {
  type Facts,
  implementTransition,
  type Writing,
} from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { periksaMember } from '../jual/periksa-pembeli.rule.ts';
import {
  hargaSemua,
  periksaBarang,
  periksaSales,
  ppnToko,
  type Terhitung,
} from '../jual/periksa-penjualan.rule.ts';
import { batasPenjualan, KATEGORI_SALES, persetujuanPenjualan } from '../jual/persetujuan-penjualan.rule.ts';
import { pelangganBernama } from '../member/pelanggan-bernama.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { bacaMemberDiMeja, bacaRekeningBayar, bacaSalesDiMeja } from '../pembayaran/bahan-bayar.query.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangBaru, orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import {
  bacaBakiTitip,
  bacaBarangTitip,
  bacaTarifTitip,
  bacaTitipanJual,
} from '../titipan/bahan-titip.query.ts';
import {
  type BarangTitipan,
  bolehDiambil,
  hargaTitip,
  type TitipanDiambil,
} from '../titipan/pakai-titip.rule.ts';
import { type BarangTitip, barisTitip, ppnTambahan, tahanBarang } from '../titipan/tahan-barang.rule.ts';
import { titipanErrors } from '../titipan/titipan.errors.ts';
import { ppnUangMuka } from '../titipan/titipan.rule.ts';
import { cicilan, type simpanCicilanFields } from './cicilan.document.ts';
import { cicilanErrors as salah } from './cicilan.errors.ts';
import { postDp } from './cicilan.posting.ts';
import { bacaParameter, type ParameterCicilan } from './cicilan.query.ts';
import { dpMinimal, type Rencana, rencanaWajar, susunRencana } from './hitung-cicilan.rule.ts';

type Simpan = Row<typeof simpanCicilanFields>;
export type Diminta = Pick<Simpan, 'kode_cicilan' | 'barang' | 'kode_sales' | 'no_titipan'>;

/** What a plan is worked out from, saved or only shown. */
export const bacaBahan = ({ kode_cicilan, barang, kode_sales, no_titipan }: Diminta, { scope, deps }: Ctx) =>
  ({
    ...bacaTitipanJual(scope.kode_toko, no_titipan ?? ''),
    parameter: bacaParameter(scope.kode_toko, kode_cicilan),
    barang: bacaBarangTitip(
      scope.kode_toko,
      [...new Set(barang.map((b) => b.kode_barcode))],
      deps.clock.now().toString(),
    ),
    sales: bacaSalesDiMeja(scope.kode_toko, [kode_sales]),
    tarif: bacaTarifTitip(),
  }) satisfies Reads;

type Dititipkan = TitipanDiambil & { ditahan: readonly BarangTitipan[] };

/** The deposit that becomes the plan: all of its pieces that wait, and no other. */
export function dititipkan(
  { no_titipan, barang }: Diminta,
  { titipan: [found], ditahan }: Pick<RowsOf<ReturnType<typeof bacaBahan>>, 'titipan' | 'ditahan'>,
): Dititipkan | null {
  if (no_titipan === null) return null;
  const titipan = bolehDiambil(no_titipan, found);
  if (titipan.jenis !== 'TITIPAN') reject(salah.PESANAN_BUKAN_CICILAN, { no_titipan });
  const diminta = new Set(barang.map((b) => b.kode_barcode));
  if (diminta.size !== ditahan.length || ditahan.some((b) => !diminta.has(b.kode_barcode)))
    reject(salah.BARANG_TITIPAN_BEDA, { no_titipan, barang: ditahan.map((b) => b.kode_barcode) });
  return { ...titipan, ditahan };
}

/** Pieces at the price of the day, as the till has it, or that a deposit bound: nothing is bargained on a plan. */
export function hargaCicilan(
  { barang: codes, kode_sales }: Diminta,
  { barang, tarif }: RowsOf<ReturnType<typeof bacaBahan>>,
  store: StoreConfig,
  hari: Tanggal,
  titipan: Dititipkan | null,
): Terhitung[] {
  const kosong = { jumlah: null, nama_barang: null, harga_per_gram: null, ongkos: null, diskon: null };
  const lines = codes.map(({ kode_barcode }) => ({
    ...{ ...kosong, harga_total: null, finishing: null },
    ...{ kode_barcode, kode_sales },
  }));
  const titip = titipan
    ? hargaTitip(
        titipan,
        titipan.ditahan,
        lines.map((l) => l.kode_barcode),
      )
    : new Map();
  periksaBarang({ barang: lines, keranjang: null }, barang, { titip });
  return hargaSemua({ barang: lines }, barang, store, ppnToko(store, tarif, hari), titip);
}

/** The plan of pieces on this day. */
export function rencanaCicilan(
  total: Rupiah,
  { dp, titipan }: { dp: Rupiah | null; titipan: Rupiah },
  parameter: ParameterCicilan | undefined,
  mulai: Tanggal,
): { parameter: ParameterCicilan; dp: Rupiah; dp_minimal: Rupiah; rencana: Rencana } {
  if (!parameter) reject(salah.PARAMETER_CICILAN_TIDAK_ADA);
  const dp_minimal = dpMinimal(total, parameter.dp_minimal);
  const muka = dp ?? rupiah(Math.max(1, dp_minimal, titipan));
  if (muka < titipan) reject(salah.DP_KURANG_TITIPAN, { dp: muka, titipan });
  if (muka >= total) reject(salah.DP_MELEBIHI_HARGA, { dp: muka, total });
  const { margin, lama_angsuran: lama } = parameter;
  const rencana = susunRencana({ harga: total, dp: muka, margin, lama, mulai });
  if (!rencanaWajar(rencana)) reject(salah.ANGSURAN_TERLALU_KECIL, { lama_angsuran: lama });
  return { parameter, dp: muka, dp_minimal, rencana };
}

/** A deposit that becomes a plan says whose money it is. */
const orangPlan = (input: Simpan, ctx: Ctx) =>
  input.no_titipan === null
    ? orangBaru(input, ctx)
    : orangInduk(input, ctx, ctx.scope.kode_toko, input.no_titipan);

export const simpanCicilan = implementTransition(cicilan.transitions.simpan, {
  pays: () => true,
  reads: (input, ctx) => ({
    ...bacaBahan(input, ctx),
    ...orangPlan(input, ctx),
    rekening: bacaRekeningBayar(ctx.scope.kode_toko, input.bayar),
    member: bacaMemberDiMeja(input.kode_member),
    baki: bacaBakiTitip(ctx.scope.kode_toko),
  }),
  decide: (input, rows, facts) => {
    const { store, hari } = facts;
    const titip = dititipkan(input, rows);
    // A deposit says whose it is.
    const siapa = titip
      ? pemilik(titip)
      : pelangganBernama(input, periksaMember(input, rows.member, store), titipanErrors.NAMA_HP_HARUS_DIISI);
    const lines = hargaCicilan(input, rows, store, hari, titip);
    periksaSales({ barang: lines.map((l) => l.input) }, rows.sales, store);
    const jumlah = jumlahkan(lines.map((l) => l.harga));
    const { rencana, parameter, dp_minimal } = rencanaCicilan(
      jumlah.total,
      { dp: input.dp, titipan: titip?.saldo ?? NOL_RUPIAH },
      rows.parameter[0],
      hari,
    );
    const { harga_jual_cicil } = rencana;
    if (harga_jual_cicil !== input.harga_jual_cicil)
      reject(salah.HARGA_CICIL_BERUBAH, { harga_jual_cicil, total: jumlah.total });
    const kurang = subtract(input.dp, titip?.saldo ?? NOL_RUPIAH);
    const bayar = terimaBayar(input.bayar, kurang, rows.rekening, store);
    const [baki] = rows.baki;
    if (!baki) reject(titipanErrors.BAKI_TITIP_TIDAK_ADA);
    const diri = uangOrang({ jenis: 'CICILAN', jumlah: kurang }, input, siapa, rows, facts);
    const tempat = { baki: baki.kode_baki, rencana, parameter, titip, diri };
    return {
      perlu: persetujuan(lines, { dp: input.dp, dp_minimal }, facts),
      ...tulis(input, lines, bayar, siapa, tempat, facts),
    };
  },
});

/** A price under cost is asked about as in a sale; so is a down payment below the least one. */
const persetujuan = (
  lines: readonly Terhitung[],
  { dp, dp_minimal }: { dp: Rupiah; dp_minimal: Rupiah },
  { store, ctx }: Facts,
) => [
  ...persetujuanPenjualan(
    lines.map(({ barang: b, harga }) => ({ ...b, ...harga })),
    batasPenjualan(store),
    tahu('modal', ctx.session),
  ),
  ...(dp >= dp_minimal
    ? []
    : [
        {
          kategori: KATEGORI_SALES,
          description: 'low instalment down payment',
          rincian: [
            { label: 'DP', nilai: formatRupiah(dp) },
            { label: 'DP minimal', nilai: formatRupiah(dp_minimal) },
          ],
        },
      ]),
];

const pemilik = ({ kode_member, nama_customer, no_hp_customer, alamat_customer }: TitipanDiambil) => ({
  kode_member,
  nama_customer,
  no_hp_customer,
  alamat_customer,
});

type Tempat = {
  baki: string;
  rencana: Rencana;
  parameter: ParameterCicilan;
  titip: Dititipkan | null;
  diri: Writing[];
};

/** A piece as the plan keeps it: one of a deposit waits on in its tray, and came from where the deposit took it. */
function ditahanUntuk(line: Terhitung, { baki, titip }: Tempat): { line: Terhitung; baki: string } {
  const lama = titip?.ditahan.find((b) => b.kode_barcode === line.barang.kode_barcode);
  if (!lama) return { line, baki };
  const { kode_gudang, kode_baki, baki_titip } = lama;
  return { line: { ...line, barang: { ...line.barang, kode_gudang, kode_baki } }, baki: baki_titip };
}

/** The deposit moves before the pieces, as in its own events; pieces that it holds move no more. */
const pindahkan = (lines: readonly Terhitung[], { baki, titip }: Tempat): Writing =>
  titip
    ? {
        penulis: 'titipan_alih',
        baris: [
          {
            ...{ no_titipan: titip.no_titipan, lihat: titip.peristiwa, jumlah: titip.saldo, ppn: titip.ppn },
            barang: titip.ditahan.map((b) => b.kode_barcode),
          },
        ],
      }
    : { penulis: 'barang', baris: lines.map((l) => tahanBarang(l.barang, true, baki, null)) };

function tulis(
  input: Simpan,
  lines: readonly Terhitung[],
  bayar: ReturnType<typeof terimaBayar>,
  siapa: ReturnType<typeof pelangganBernama>,
  tempat: Tempat,
  { store, hari, ctx }: Facts,
) {
  const kasir = ctx.scope.user_id;
  const { parameter, titip } = tempat;
  const { harga_jual_cicil, nilai_angsuran, margin, jadwal } = tempat.rencana;
  const { ppn_cara: _cara, ppn_transaksi_rp: _ppn, ...jumlah } = jumlahkan(lines.map((l) => l.harga));
  const harga = lines.map((l) => l.harga);
  // What was remitted of the deposit is remitted of the down payment: only what is new comes to it.
  const dulu = titip?.ppn ?? NOL_RUPIAH;
  const ppn = rupiah(Math.max(0, ppnUangMuka(input.dp, harga, aturanPpn(store)) - dulu));
  const ditahan = lines.map((l) => ditahanUntuk(l, tempat));
  const barang = ditahan.map(({ line, baki }): BarangTitip => ({ ...line.barang, baki_titip: baki }));
  const kepala = {
    tanggal: hari,
    ...{ kode_cicilan: parameter.kode_cicilan, lama_angsuran: parameter.lama_angsuran },
    ...{ margin_persen: parameter.margin, denda_persen: parameter.denda },
    potongan_persen: parameter.potongan_batal,
    rabat_persen: readSetting(store, 'RABAT_PELUNASAN_CEPAT'),
    lelang_setelah: parameter.lelang_setelah,
    ...siapa,
    kasir,
    jumlah_barang: lines.length,
    berat: lines.reduce((total, l) => total + l.barang.berat, 0),
    ...jumlah,
    ppn_tambahan: sum(harga.map(ppnTambahan)),
    ...{ dp: input.dp, margin, harga_jual_cicil, nilai_angsuran },
    no_titipan: titip?.no_titipan ?? null,
    ...{ dari_titipan: titip?.saldo ?? NOL_RUPIAH, ppn_titipan: dulu },
    keterangan: input.keterangan,
  };
  return {
    terikat: terikatSisa({ harga: harga_jual_cicil, dibayar: input.dp, barang }),
    tulis: [
      pindahkan(lines, tempat),
      { penulis: 'cicilan', baris: [kepala] },
      {
        penulis: 'cicilan_barang',
        baris: ditahan.map(({ line, baki }, at) => barisTitip(line, at + 1, baki)),
      },
      { penulis: 'cicilan_jadwal', baris: jadwal.map(({ ke, ...satu }) => ({ urut: ke, ...satu })) },
      ...bayar.tulis,
      ...tempat.diri,
      { penulis: 'cicilan_gerak', baris: [{ jenis: 'DP', jumlah: input.dp, ppn: rupiah(ppn + dulu) }] },
    ],
    transfers: postDp(barang, bayar.baris, kasir, ppn, titip),
    audit: {
      total: jumlah.total,
      dp: input.dp,
      harga_jual_cicil,
      kode_cicilan: parameter.kode_cicilan,
      customer: siapa.kode_member ?? siapa.nama_customer,
      barang: lines.map((l) => [l.barang.kode_barcode, l.harga.total]),
    },
    jawaban: { harga_jual_cicil, dp: input.dp, nilai_angsuran, kembali: bayar.kembali },
  };
}
