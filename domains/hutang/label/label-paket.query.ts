/**
 * The label of a sealed packet: whose pledge it is, what it weighs with its bag, when it is due and where it lies, and a code that the
 * count of the safe scans. The spec does not say what it shows. Every print is in the log.
 */
import { formatAngka, formatGram, type Miligram } from '@mustika/kernel/amount.ts';
import { formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { type Label, tagLines } from '@mustika/server-kit/label/label.ts';
import { packetLabel } from '@mustika/server-kit/label/packet-label.ts';
import { labelPictures, sendLabels } from '@mustika/server-kit/label/serve-label.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { labelPaket } from '../hutang.command.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';

type Paket = {
  no_faktur_hutang: string;
  nama_customer: string;
  jumlah_barang: number;
  berat_plastik: Miligram;
  tgl_jatuh_tempo: Tanggal;
  no_paket: string | null;
  tempat_simpan: string | null;
};

const PAKET = `select no_faktur_hutang, nama_customer, jumlah_barang, berat_plastik, tgl_jatuh_tempo, no_paket, tempat_simpan
  from hutang where kode_toko = $1 and no_faktur_hutang = any ($2::text[])`;

/** The sticker of one packet. */
export const labelSatuPaket = (h: Paket, dpi: Label['dpi']): Label =>
  packetLabel(h.no_faktur_hutang, dpi, (ruang) => [
    { text: h.no_faktur_hutang, size: 2.8, bold: true },
    ...tagLines(h.nama_customer, ruang, 2.6, 2).map((text) => ({ text, size: 2.6 })),
    { text: `${formatAngka(h.jumlah_barang)} pcs  ${formatGram(h.berat_plastik)} g`, size: 2.6, bold: true },
    { text: `JT ${formatTanggal(h.tgl_jatuh_tempo)}`, size: 2.6, bold: true },
    ...tagLines([h.no_paket, h.tempat_simpan].filter(Boolean).join(' / '), ruang, 2.4, 2).map((text) => ({
      text,
      size: 2.4,
    })),
  ]);

async function labelOf(nomor: readonly string[], dpi: Label['dpi'], ctx: Ctx): Promise<Label[]> {
  const rows = await ctx.deps.db.rows(
    ctx.scope,
    statement<Paket>('hutang_label', PAKET, ctx.scope.kode_toko, nomor),
  );
  const found = new Map(rows.map((row) => [row.no_faktur_hutang, row]));
  return nomor.map((no_faktur_hutang) => {
    const paket = found.get(no_faktur_hutang) ?? reject(salah.HUTANG_TIDAK_ADA, { no_faktur_hutang });
    return labelSatuPaket(paket, dpi);
  });
}

export const cetakLabelPaket = implementCommand(
  labelPaket,
  async ({ hutang, format, dpi }, ctx, { reply }) => {
    const nomor = hutang.map((row) => row.no_faktur_hutang);
    const labels = await labelOf(nomor, dpi === '300' ? 300 : 203, ctx);
    if (format === 'SVG') return { data: labelPictures(labels) };
    await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { label: nomor, format }, async () => {
        const objek = nomor.length === 1 ? `hutang/${nomor[0]}` : 'hutang';
        audit({
          aksi: 'hutang.label',
          objek,
          isi: { format, jumlah: nomor.length, nomor: nomor.slice(0, 100) },
        });
        return true;
      }),
    );
    if (format === 'HALAMAN') return { data: labelPictures(labels) };
    const name = nomor.length === 1 ? `label-${nomor[0]}` : `label-${nomor.length}-paket`;
    return sendLabels(reply, labels, format, name);
  },
);
