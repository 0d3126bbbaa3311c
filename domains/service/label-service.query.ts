/**
 * The label of the envelope a piece lies in: whose it is, what is done to it, what it weighs, when it is promised, and a code that one scan
 * at the counter opens the job with. The spec does not say what it shows. Every print is in the log.
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
import { labelService } from './service.command.ts';
import { serviceErrors as salah } from './service.errors.ts';

type Amplop = {
  no_dokumen: string;
  nama_customer: string;
  jumlah_barang: number;
  berat: Miligram;
  tgl_janji: Tanggal;
  pekerjaan: string | null;
};

const AMPLOP = `select s.no_dokumen, s.nama_customer, s.jumlah_barang, s.berat, s.tgl_janji,
    (select string_agg(distinct b.kode_deskripsi, ', ') from service_barang b where b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen) as pekerjaan
  from service s where s.kode_toko = $1 and s.no_dokumen = any ($2::text[])`;

/** The sticker of one envelope. */
const labelSatu = (s: Amplop, dpi: Label['dpi']): Label =>
  packetLabel(s.no_dokumen, dpi, (ruang) => [
    { text: s.no_dokumen, size: 2.8, bold: true },
    ...tagLines(s.nama_customer, ruang, 2.6, 2).map((text) => ({ text, size: 2.6 })),
    { text: `${formatAngka(s.jumlah_barang)} pcs  ${formatGram(s.berat)} g`, size: 2.6, bold: true },
    { text: `JANJI ${formatTanggal(s.tgl_janji)}`, size: 2.6, bold: true },
    ...tagLines(s.pekerjaan ?? '', ruang, 2.4, 2).map((text) => ({ text, size: 2.4 })),
  ]);

async function labelOf(nomor: readonly string[], dpi: Label['dpi'], ctx: Ctx): Promise<Label[]> {
  const asked = statement<Amplop>('service_label', AMPLOP, ctx.scope.kode_toko, nomor);
  const rows = await ctx.deps.db.rows(ctx.scope, asked);
  return nomor.map((no_dokumen) =>
    labelSatu(
      rows.find((row) => row.no_dokumen === no_dokumen) ?? reject(salah.SERVICE_TIDAK_ADA, { no_dokumen }),
      dpi,
    ),
  );
}

export const cetakLabelService = implementCommand(
  labelService,
  async ({ service, format, dpi }, ctx, { reply }) => {
    const nomor = service.map((row) => row.no_dokumen);
    const labels = await labelOf(nomor, dpi === '300' ? 300 : 203, ctx);
    if (format === 'SVG') return { data: labelPictures(labels) };
    await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { label: nomor, format }, async () => {
        const objek = nomor.length === 1 ? `service/${nomor[0]}` : 'service';
        audit({ aksi: 'service.label', objek, isi: { format, nomor } });
        return true;
      }),
    );
    if (format === 'HALAMAN') return { data: labelPictures(labels) };
    return sendLabels(
      reply,
      labels,
      format,
      nomor.length === 1 ? `label-${nomor[0]}` : `label-${nomor.length}-service`,
    );
  },
);
