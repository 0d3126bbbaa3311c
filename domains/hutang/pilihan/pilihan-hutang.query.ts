/** Serves what a customer may choose for his loan: on the screen, on paper, and as a message to him. */
import { formatGram, formatRupiah, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { kode, teks } from '@mustika/kernel/field.ts';
import { one } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { renderInWorker } from '@mustika/server-kit/output/render.ts';
import { shopHead } from '@mustika/server-kit/output/shop-head.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';
import { bacaAcuanTaksir, bacaHutang } from '../hutang.query.ts';
import { nilaiJaminan, taksirBarang } from '../taksir.rule.ts';
import { buktiPilihan, kirimPilihan, pilihanHutang } from './pilihan-hutang.command.ts';
import {
  CARA_PILIHAN,
  hariPembanding,
  kartuPilihan,
  sebagianWajar,
  teksBayar,
  teksKartu,
} from './pilihan-hutang.rule.ts';

type Diminta = { no_faktur_hutang: string; pada: Tanggal | null; sebagian: Rupiah | null };

/** The contract, what its pledge is worth today and the card of it. Errors: HUTANG_TIDAK_ADA, more of the principal than there is. */
async function baca({ no_faktur_hutang, pada, sebagian }: Diminta, { deps, scope, session }: Ctx) {
  const { hutang, jaminan, acuan, hari } = await deps.db.batch(scope, {
    ...bacaHutang(scope.kode_toko, no_faktur_hutang),
    acuan: bacaAcuanTaksir(scope.kode_toko),
    hari: bacaHariBuka(scope.kode_toko),
  });
  const h = hutang[0] ?? reject(salah.HUTANG_TIDAK_ADA, { no_faktur_hutang });
  if ((sebagian ?? 0) >= h.jumlah_hutang) reject(salah.SEBAGIAN_TERLALU_BESAR, { path: 'sebagian' });
  const kini = one(hari).tanggal;
  const dinilai = nilaiJaminan(jaminan, one(acuan), session.store);
  const nilai = 'plafond' in dinilai ? dinilai : null;
  const bagian = sebagian ?? sebagianWajar(h.jumlah_hutang);
  const hariHari = [...new Set([pada ?? kini, hariPembanding(h, kini)])];
  const barang = jaminan.map((b) => ({
    urut: b.urut,
    taksir: taksirBarang(b, one(acuan), session.store)?.taksir ?? null,
  }));
  return { h, jaminan, barang, nilai, bagian, kartu: kartuPilihan(h, hariHari, nilai, bagian) };
}

const berjalan = <K extends Awaited<ReturnType<typeof baca>>>(kartu: K): K =>
  kartu.h.status === 'DONE'
    ? kartu
    : reject(salah.HUTANG_BERUBAH, { no_faktur_hutang: kartu.h.no_faktur_hutang, status: kartu.h.status });

const BAYAR = 'bayar_';
const BIAYA = 'biaya_';

export const pilihanCommands = [
  implementCommand(pilihanHutang, async (input, ctx) => {
    const { h, barang, nilai, bagian, kartu } = await baca(input, ctx);
    return {
      data: {
        ...{ jumlah_hutang: h.jumlah_hutang, taksir: nilai?.taksir ?? null, plafond: nilai?.plafond ?? null },
        ...{ sebagian: bagian, barang, pada: kartu },
      },
    };
  }),
  implementCommand(buktiPilihan, async (input, ctx, { reply }) => {
    const { h, jaminan, kartu } = berjalan(await baca(input, ctx));
    const { session, deps } = ctx;
    const { zona } = session.store;
    const kolom = kartu.flatMap(({ tanggal }) => [
      [`${BAYAR}${tanggal}`, kode(formatTanggal(tanggal).toUpperCase())],
      [`${BIAYA}${tanggal}`, kode('BIAYA SAMPAI SEBULAN LAGI')],
    ]);
    const rows = Object.entries(CARA_PILIHAN).flatMap(([cara, nama]) => {
      const isi = kartu.flatMap(({ tanggal, cara: semua }) => {
        const satu = semua.find((one) => one.cara === cara);
        if (!satu) return [];
        const tanda = satu.termurah ? ' (termurah)' : '';
        return [
          [`${BAYAR}${tanggal}`, teksBayar(satu.bayar)],
          [`${BIAYA}${tanggal}`, `${formatRupiah(satu.biaya)}${tanda}`],
        ];
      });
      return isi.length === 0 ? [] : [{ cara: nama, ...Object.fromEntries(isi) }];
    });
    const pdf = await renderInWorker('pdf', {
      report: {
        title: 'Pilihan Hutang',
        columns: { cara: teks('PILIHAN'), ...Object.fromEntries(kolom) } as never,
        groupBy: {},
        pdf: { paper: 'landscape', downloadOver: 500 },
      },
      rows: rows as never,
      filters: {
        'No Hutang': h.no_faktur_hutang,
        Customer: h.nama_customer,
        'Jumlah Hutang': formatRupiah(h.jumlah_hutang),
        'Jatuh Tempo': formatTanggal(h.tgl_jatuh_tempo),
        Berat: `${formatGram(sum(jaminan.map((b) => b.berat)))} g`,
      },
      shop: await shopHead(ctx, 'pdf'),
      printedBy: { name: session.nama, time: formatWaktu(deps.clock.now().toString(), zona) },
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="pilihan-${h.no_faktur_hutang}.pdf"`)
      .send(pdf);
  }),
];

/** How a document's message is sent: said by whoever writes messages, and put in where the server is put together. */
type KirimDokumen = (
  ctx: Ctx,
  pesan: { type: 'PILIHAN_HUTANG'; nomor: string; nilai: Record<string, string> },
) => Promise<{ data: { success: boolean; status: string }; message?: string }>;

export const kirimPilihanLewat = (kirim: KirimDokumen) =>
  implementCommand(kirimPilihan, async (input, ctx) => {
    const { h, kartu } = berjalan(await baca(input, ctx));
    const { data, message } = await kirim(ctx, {
      ...{ type: 'PILIHAN_HUTANG', nomor: h.no_faktur_hutang },
      nilai: { pilihan: teksKartu(kartu) },
    });
    return { data: { success: data.success, status: data.status }, ...(message ? { message } : {}) };
  });
