/** How a plan ends late: forfeited, and what follows from that. Cancelling is beside it. Domain R6.7, 12.4. */
import { formatRupiah, NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { gerakErrors } from '../barang/gerak-barang.errors.ts';
import { letak } from '../barang/gerak-barang.rule.ts';
import { DITITIP } from '../jual/bahan-penjualan.rule.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { periksaKeluar } from '../pembayaran/periksa-bayar.rule.ts';
import { lepasTitip } from '../titipan/tahan-barang.rule.ts';
import { titipanErrors } from '../titipan/titipan.errors.ts';
import { GUDANG_TITIP } from '../titipan/titipan.rule.ts';
import { cicilan } from './cicilan.document.ts';
import { cicilanErrors as salah } from './cicilan.errors.ts';
import { lepasLelang, postBatalLelang, postLelang, postSisa } from './cicilan.posting.ts';
import {
  type BarangCicilan,
  bacaBakiCicilan,
  bacaCicilan,
  bacaLelang,
  bacaLetakCicilan,
  type CicilanRow,
} from './cicilan.query.ts';
import { bolehLelang, dendaBayar, tunggakan } from './hitung-cicilan.rule.ts';

/** Nothing happens to a plan while a sale that hands its pieces over waits for its validation. */
export function bebas(plan: CicilanRow | undefined): CicilanRow {
  if (!plan) reject(salah.CICILAN_TIDAK_ADA);
  const { no_cicilan, no_faktur_tunggu: no_faktur_group } = plan;
  if (no_faktur_group) reject(salah.CICILAN_SEDANG_DIAMBIL, { no_cicilan, no_faktur_group });
  return plan;
}

type Baki = { kode_baki: string; kode_gudang: string };

/** Where each piece goes: the tray that is asked for, or its own where that one still sells. */
export function keBaki(barang: readonly BarangCicilan[], baki: readonly Baki[], diminta: string | null) {
  const tempat = new Map(
    barang.map((b) => {
      const satu = baki.find((one) => one.kode_baki === (diminta ?? b.kode_baki));
      if (!satu) reject(titipanErrors.BAKI_HARUS_DIPILIH, { kode_baki: diminta ?? b.kode_baki });
      return [b.kode_barcode, satu] as const;
    }),
  );
  return (b: { kode_barcode: string }): Baki => tempat.get(b.kode_barcode) as Baki;
}

export const siapa = (plan: CicilanRow) => ({
  lawan: { kode_member: plan.kode_member, telp: plan.no_hp_customer, nama: plan.nama_customer },
});

export const dasar = (plan: CicilanRow, barang: readonly BarangCicilan[]) => [
  { label: 'No Cicilan', nilai: plan.no_cicilan },
  { label: 'Customer', nilai: plan.nama_customer },
  { label: 'Sudah dibayar', nilai: formatRupiah(rupiah(plan.dp + plan.terbayar)) },
  ...barang.map((b) => ({ label: b.kode_barcode, nilai: b.nama_barang })),
];

export const lelangCicilan = implementTransition(cicilan.transitions.lelang, {
  reads: (input, { scope }) => ({
    ...bacaCicilan(scope.kode_toko, input.no_cicilan),
    baki: bacaBakiCicilan(scope.kode_toko, input.no_cicilan, input.kode_baki),
  }),
  decide: (input, { cicilan: [found], jadwal, barang, baki }, { hari }) => {
    const plan = bebas(found);
    const { terbayar } = plan;
    const telat = tunggakan(jadwal, terbayar, hari);
    if (telat.sejak === null || !bolehLelang(telat.sejak, plan.lelang_setelah, hari))
      reject(salah.CICILAN_BELUM_BOLEH_LELANG, { sejak: telat.sejak, bulan: plan.lelang_setelah });
    const { tgl_pemberitahuan, cara_pemberitahuan } = input;
    if (tgl_pemberitahuan <= telat.sejak || tgl_pemberitahuan > hari)
      reject(salah.PEMBERITAHUAN_TIDAK_SAH, { sejak: telat.sejak, tgl_pemberitahuan });
    const denda = dendaBayar(jadwal, plan.denda_persen, { terbayar, jumlah: telat.jumlah, hari });
    const biaya = input.biaya ?? NOL_RUPIAH;
    const dibayar = rupiah(plan.dp + terbayar);
    const sisa = rupiah(Math.max(0, dibayar - telat.jumlah - denda - biaya));
    const lepas = lepasLelang(plan.saldo, plan.ppn, sisa);
    const ke = keBaki(barang, baki, input.kode_baki);
    const isi = {
      tgl_pemberitahuan,
      cara_pemberitahuan,
      dibayar,
      tunggakan: telat.jumlah,
      denda,
      biaya,
      sisa,
    };
    const gerak = { jenis: 'LELANG', margin: -lepas.margin, jumlah: sisa - plan.saldo, ppn: -plan.ppn };
    return {
      perlu: [
        {
          kategori: KATEGORI_SALES,
          description: 'instalment plan forfeiture',
          rincian: [
            ...dasar(plan, barang),
            { label: 'Menunggak sejak', nilai: formatTanggal(telat.sejak) },
            { label: 'Pemberitahuan', nilai: `${formatTanggal(tgl_pemberitahuan)} ${cara_pemberitahuan}` },
            { label: 'Sisa ke customer', nilai: formatRupiah(sisa) },
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      tulis: [
        ...lepasTitip(barang, (b) => letak(ke(b))),
        { penulis: 'cicilan_lelang', baris: [isi] },
        { penulis: 'cicilan_gerak', baris: [gerak] },
      ],
      transfers: postLelang(barang, lepas, (b) => letak(ke(b))),
      alasan: input.alasan,
      audit: isi,
      jawaban: { tunggakan: telat.jumlah, denda, sisa },
    };
  },
});

export const bayarSisaCicilan = implementTransition(cicilan.transitions.bayar_sisa, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaCicilan(scope.kode_toko, input.no_cicilan),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
  }),
  decide: (input, { cicilan: [found], rekening: [rekening] }, { ctx }) => {
    const plan = bebas(found);
    const { saldo: jumlah } = plan;
    if (jumlah === 0) reject(salah.SISA_LELANG_DIBAYAR, { no_cicilan: plan.no_cicilan });
    const jenis = input.cara_kembali;
    const kembali = {
      jenis,
      no_rekening: periksaKeluar({ jenis, no_rekening: input.no_rekening }, rekening),
      jumlah,
    };
    return {
      ...siapa(plan),
      perlu: [
        {
          kategori: KATEGORI_SALES,
          description: 'instalment remainder payout',
          rincian: [
            ...dasar(plan, []),
            { label: 'Uang keluar', nilai: `${formatRupiah(jumlah)} ${jenis}` },
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      tulis: [
        ...tulisKeluar([kembali]),
        { penulis: 'cicilan_gerak', baris: [{ jenis: 'SISA', jumlah: -jumlah }] },
      ],
      transfers: postSisa(kembali, ctx.scope.user_id),
      alasan: input.alasan,
      audit: { jumlah, cara_kembali: jenis, alasan: input.alasan },
      jawaban: { kembali: jumlah },
    };
  },
});

/** A forfeiture is taken back on its day, while the pieces are still there and nothing was paid out. */
export const batalLelang = implementTransition(cicilan.transitions.batal_lelang, {
  reads: (input, { scope }) => ({
    ...bacaCicilan(scope.kode_toko, input.no_cicilan),
    lelang: bacaLelang(scope.kode_toko, input.no_cicilan),
    letak: bacaLetakCicilan(scope.kode_toko, input.no_cicilan),
  }),
  decide: (input, { cicilan: [found], barang, lelang: [lelang], letak: kini }, { hari, ctx }) => {
    const plan = bebas(found);
    if (!lelang) reject(salah.CICILAN_BERUBAH);
    if (lelang.tanggal !== hari && ctx.session.level !== 'OWN') reject(salah.LELANG_BEDA_HARI);
    if (lelang.dibayarkan) reject(salah.SISA_LELANG_DIBAYAR, { no_cicilan: plan.no_cicilan });
    const pindah = kini.find((b) => b.status !== 'TERSEDIA');
    if (pindah) reject(gerakErrors.BARANG_SUDAH_BERUBAH, { kode_barcode: pindah.kode_barcode });
    const { margin, jumlah, ppn } = lelang;
    const kembali = { margin: rupiah(-margin), ppn: rupiah(-ppn), potongan: hangus(jumlah) };
    const disini = barang.map((b) => ({
      ...b,
      ...(kini.find((one) => one.kode_barcode === b.kode_barcode) as (typeof kini)[number]),
    }));
    return {
      perlu: [
        {
          kategori: KATEGORI_SALES,
          description: 'instalment forfeiture cancellation',
          rincian: [...dasar(plan, barang), { label: 'Alasan', nilai: input.alasan }],
        },
      ],
      tulis: [
        {
          penulis: 'barang',
          baris: disini.map((b) => ({
            ...{ kode_barcode: b.kode_barcode, dari_status: 'TERSEDIA', ke_status: DITITIP, versi: b.versi },
            ...{ ke_gudang: GUDANG_TITIP, ke_baki: b.baki_titip },
          })),
        },
        {
          penulis: 'cicilan_gerak',
          baris: [{ jenis: 'BATAL_LELANG', margin: -margin, jumlah: -jumlah, ppn: -ppn }],
        },
      ],
      transfers: postBatalLelang(disini, kembali),
      alasan: input.alasan,
      audit: { alasan: input.alasan },
    };
  },
});

/** What the shop had kept of the balance. */
const hangus = (jumlah: Rupiah): Rupiah => rupiah(Math.max(0, -jumlah));
