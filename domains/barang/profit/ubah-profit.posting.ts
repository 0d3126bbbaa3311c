/** What a change of profit writes, what its preview says, and who must agree. */
import {
  formatGram,
  formatPersen,
  formatRupiah,
  type Miligram,
  type MiliPersen,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { jumpLimit, KATEGORI_HARGA } from '@mustika/server-kit/resource/resource-price.ts';
import { barangErrors as salah } from '../barang.errors.ts';
import { rincianJumlah } from '../gerak-barang.rule.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { pratinjauProfit, TAMPIL } from './ubah-profit.command.ts';
import { ubahProfitBarang } from './ubah-profit.document.ts';
import { type BarangDipilih, bacaProfit, type Cakupan, TERBANYAK } from './ubah-profit.query.ts';
import { type BarisProfit, type Perubahan, pakaiRupiah, terjauh, ubahProfit } from './ubah-profit.rule.ts';

const salahIsian = (path: string, message: string): never =>
  reject(umum.INPUT_TIDAK_VALID, [{ path, message }], message);

/** One of rupiah and percent, as what is changed asks; and some pieces must be meant, not all of the shop. */
function periksaIsian(input: Perubahan & Cakupan): void {
  const rp = pakaiRupiah(input.ubah);
  if (rp && input.nilai_rp === null) salahIsian('nilai_rp', 'Nilai (Rp) Tidak Boleh Kosong');
  if (input.ubah === 'BANDROL' && input.nilai_rp === 0)
    salahIsian('nilai_rp', 'Nilai (Rp) Tidak Boleh Kosong');
  if (!rp && input.persen === null) salahIsian('persen', 'Persen (%) Tidak Boleh Kosong');
  if (rp && input.persen !== null) salahIsian('persen', 'Persen (%) Harus Kosong');
  if (!rp && input.nilai_rp !== null) salahIsian('nilai_rp', 'Nilai (Rp) Harus Kosong');
  if (input.ubah.endsWith('TURUN') && (input.persen ?? 0) > 100_000)
    salahIsian('persen', 'Persen (%) Maksimal 100');
  const { kode_group, kode_dept, kode_baki, berat_dari, berat_sampai } = input;
  if ([kode_group, kode_dept, kode_baki, berat_dari, berat_sampai].every((satu) => satu === null))
    salahIsian('kode_group', 'Pilih Group, Jenis, Baki Atau Berat');
}

function hitung(input: Perubahan & Cakupan, found: readonly BarangDipilih[], store: Toko) {
  if (found.length > TERBANYAK) reject(salah.PROFIT_TERLALU_BANYAK, { terbanyak: TERBANYAK });
  const baris = ubahProfit(
    found.filter(({ dipegang }) => !dipegang),
    input,
    aturanHarga(store),
  );
  return {
    baris,
    jumlah_barang: baris.length,
    berat: sum(baris.map((b) => b.berat)),
    harga_lama: sum(baris.map((b) => b.harga_lama)),
    harga_baru: sum(baris.map((b) => b.harga_baru)),
    turun: baris.filter((b) => b.harga_baru < b.harga_lama).length,
    dipegang: found.filter(({ dipegang }) => dipegang).length,
  };
}

/** As one reads the selection: `750 · CC · 1,000 - 3,000 g`. */
function sebutCakupan({ kode_group, kode_dept, kode_baki, berat_dari, berat_sampai }: Cakupan): string {
  const gram = (berat: Miligram | null): string => (berat === null ? '' : formatGram(berat));
  const berat =
    berat_dari === null && berat_sampai === null ? null : `${gram(berat_dari)} - ${gram(berat_sampai)} g`;
  return [kode_group, kode_dept, kode_baki, berat].filter((satu) => satu !== null).join(' · ');
}

/** A second person reads what became cheaper, what jumped, and what is now below its cost. The owner needs nobody. */
function perluPersetujuan(h: ReturnType<typeof hitung>, { ctx, store }: Facts) {
  if (ctx.session.level === 'OWN') return [];
  const bawah = h.baris.filter((b: BarisProfit) => b.harga_baru < b.harga_modal).length;
  const jauh = terjauh(h.baris);
  if (h.turun === 0 && bawah === 0 && jauh <= jumpLimit(store)) return [];
  const rincian: Approval['rincian'] = [
    rincianJumlah(h.jumlah_barang, h.berat),
    { label: 'Harga', nilai: `${formatRupiah(h.harga_lama)} menjadi ${formatRupiah(h.harga_baru)}` },
    { label: 'Paling Jauh', nilai: `${formatPersen(jauh as MiliPersen)} %` },
    ...(h.turun > 0 ? [{ label: 'Turun', nilai: `${h.turun} pcs` }] : []),
    ...(bawah > 0 ? [{ label: 'Di Bawah Modal', nilai: `${bawah} pcs` }] : []),
  ];
  return [{ kategori: KATEGORI_HARGA, description: 'profit change', rincian }];
}

const baca = (input: Cakupan, { scope, deps }: Ctx) =>
  bacaProfit(scope.kode_toko, input, deps.clock.now().toString());

const simpan = implementTransition(ubahProfitBarang.transitions.simpan, {
  reads: (input, ctx) => ({ barang: baca(input, ctx) }),
  decide: (input, { barang }, facts) => {
    periksaIsian(input);
    const h = hitung(input, barang, facts.store);
    if (h.jumlah_barang === 0) reject(salah.PROFIT_TIDAK_BERUBAH);
    if (h.jumlah_barang !== input.jumlah_barang || h.harga_baru !== input.harga_baru)
      reject(salah.PROFIT_PRATINJAU_LAIN, { jumlah_barang: h.jumlah_barang });
    const { ubah, nilai_rp, persen, keterangan } = input;
    const jawaban = { jumlah_barang: h.jumlah_barang, harga_baru: h.harga_baru };
    const kepala = {
      ...{ ubah, nilai_rp, persen, keterangan, ...jawaban },
      ...{ cakupan: sebutCakupan(input), berat: h.berat, harga_lama: h.harga_lama },
    };
    const baris = h.baris.map((b, index) => ({
      ...{ urut: index + 1, kode_barcode: b.kode_barcode, versi: b.versi },
      ...{ ongkos_baru: b.ongkos_baru, bandrol_baru: b.bandrol_baru },
      ...{ harga_lama: b.harga_lama, harga_baru: b.harga_baru },
    }));
    return {
      perlu: perluPersetujuan(h, facts),
      tulis: [
        { penulis: 'ubah_profit', baris: [kepala] },
        { penulis: 'ubah_profit_barang', baris },
      ],
      audit: {
        ...kepala,
        barang: h.baris.map((b) => [
          b.kode_barcode,
          b.ongkos,
          b.ongkos_baru,
          b.harga_bandrol,
          b.bandrol_baru,
        ]),
      },
      jawaban,
    };
  },
});

const batal = implementReversal(ubahProfitBarang, ubahProfitBarang.transitions.batal, {
  description: 'profit change cancellation',
  tulis: [{ penulis: 'ubah_profit_batal', baris: [] }],
});

export const ubahProfitDocument = implementDocument(ubahProfitBarang, { simpan, batal });

export const profitCommands = [
  implementCommand(pratinjauProfit, async (input, ctx) => {
    periksaIsian(input);
    const { baris, ...jumlah } = hitung(
      input,
      await ctx.deps.db.rows(ctx.scope, baca(input, ctx)),
      ctx.session.store,
    );
    const barang = baris
      .slice(0, TAMPIL)
      .map(({ kode_barcode, nama_barang, berat, ongkos, ongkos_baru, harga_lama, harga_baru }) => ({
        ...{ kode_barcode, nama_barang, berat, ongkos, ongkos_baru, harga_lama, harga_baru },
      }));
    return { data: { ...jumlah, barang } };
  }),
];
