/** Tags of pieces for label printers and the screen. A printed tag counts on the piece and in the log; a preview and a ruler do not. */
import { formatPersen, miligram } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { type Label, labelBarang, type TagLayout } from '@mustika/server-kit/label/label.ts';
import { onRoll, ruler } from '@mustika/server-kit/label/roll.ts';
import { labelPictures, sendLabels } from '@mustika/server-kit/label/serve-label.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { TATA_BAKU, type UkuranLabel } from '../../master/label/label.resource.ts';
import { barangLabelCommand, type FORMAT_LABEL, TERBANYAK_HALAMAN } from '../barang.command.ts';
import { barangErrors } from '../barang.errors.ts';
import { type BarisKartu, DARI_SQL, KOLOM_SQL } from '../barang-ready.query.ts';
import { type BarisBatu, batuSingkat } from '../batu/batu-barang.rule.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { hargaKini } from '../kartu-barang.rule.ts';
import { contohLabelCommand } from './contoh-label.command.ts';

type Format = (typeof FORMAT_LABEL)[number];

const UKURAN = `select lebar, tinggi, sayap, jarak, kolom, sela, kiri from para_label
  where kode_toko = $1 and kode_label = $2 and aktif`;

/** Narrow tags leave less room at their edges. Millimetres. */
const TEPI = { sempit: 1, biasa: 1.2 } as const;

/** The size of a tag and its roll: a row of the shop's, or one that is sold everywhere. */
async function ukuranOf(layout: string, ctx: Ctx): Promise<UkuranLabel> {
  const asked = statement<UkuranLabel>('barang_label_ukuran', UKURAN, ctx.scope.kode_toko, layout);
  const [row] = await ctx.deps.db.rows(ctx.scope, asked);
  return row ?? TATA_BAKU[layout] ?? reject(barangErrors.UKURAN_LABEL_TIDAK_ADA, { layout });
}

const tataOf = (
  { lebar, tinggi, sayap }: UkuranLabel,
  { dpi, balik }: Pick<Pilihan, 'dpi' | 'balik'>,
): TagLayout => ({
  ...{ widthMm: lebar, heightMm: tinggi, dpi: dpi === '300' ? 300 : 203 },
  wings: [
    { x: 0, width: sayap },
    { x: sayap, width: sayap },
  ],
  margin: tinggi <= 10 ? TEPI.sempit : TEPI.biasa,
  turnSecond: balik ?? false,
});

const BARANG = `select ${KOLOM_SQL} ${DARI_SQL} where b.kode_toko = $1 and b.kode_barcode = any ($2::text[])`;

const BATU = `select s.kode_barcode, s.jumlah, s.kode_batu, s.karat from barang_batu s
  where s.kode_toko = $1 and s.kode_barcode = any ($2::text[]) order by s.kode_barcode, s.urut`;
type Batu = Pick<BarisBatu, 'jumlah' | 'kode_batu' | 'karat'> & { kode_barcode: string };

type Pilihan = {
  layout: string | null;
  dpi: '203' | '300' | null;
  balik: boolean | null;
  harga: boolean | null;
  penggaris: boolean | null;
};

/** Labels in the order asked for; an unknown barcode refuses the whole print, so that no roll is half wrong. */
async function tagsOf(
  codes: readonly string[],
  layout: TagLayout,
  pilihan: Pilihan,
  ctx: Ctx,
): Promise<Label[]> {
  const { rows, batu } = await ctx.deps.db.batch(ctx.scope, {
    rows: statement<BarisKartu>('barang_label', BARANG, ctx.scope.kode_toko, codes),
    batu: statement<Batu>('barang_label_batu', BATU, ctx.scope.kode_toko, codes),
  });
  const stones = Map.groupBy(batu, (baris) => baris.kode_barcode);
  const found = new Map(rows.map((row) => [row.kode_barcode, row]));
  const unknown = codes.filter((code) => !found.has(code));
  if (unknown.length > 0)
    reject(
      barangErrors.BARANG_TIDAK_ADA,
      { kode_barcode: unknown.slice(0, 20) },
      `Kode Barcode ${unknown[0]} Tidak Ditemukan`,
    );
  const aturan = aturanHarga(ctx.session.store);
  return codes.map((code) => {
    const row = found.get(code) as BarisKartu;
    const { kode_barcode, nama_barang, berat, kadar_cetak, kode_baki } = row;
    const tag = {
      ...{ kode_barcode, nama_barang, berat, kadar_cetak, kode_baki },
      batu: batuSingkat(stones.get(code) ?? []),
    };
    return labelBarang(pilihan.harga ? { ...tag, harga: hargaKini(row, aturan).total } : tag, layout);
  });
}

/** The tags of these pieces, or a ruler each, in the rows of their roll. */
async function labelsOf(codes: readonly string[], pilihan: Pilihan, ctx: Ctx): Promise<Label[]> {
  const ukuran = await ukuranOf(pilihan.layout ?? '60X12', ctx);
  const layout = tataOf(ukuran, pilihan);
  const folds = [ukuran.sayap, 2 * ukuran.sayap];
  const tags = pilihan.penggaris
    ? codes.map(() => ruler(layout, folds))
    : await tagsOf(codes, layout, pilihan, ctx);
  return onRoll(tags, { gap: ukuran.jarak, columns: ukuran.kolom, between: ukuran.sela, left: ukuran.kiri });
}

const CETAK =
  'update barang set cetak_label = cetak_label + 1 where kode_toko = $1 and kode_barcode = any ($2::text[])';

/** A request that is repeated under its key prints again on the screen, not on the count. */
async function hitungCetak(codes: readonly string[], format: Format, ctx: Ctx): Promise<void> {
  await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { label: codes, format }, async () => {
      await rawQuery(sql, CETAK, [ctx.scope.kode_toko, codes]);
      audit({
        aksi: 'barang.label',
        objek: codes.length === 1 ? `barang/${codes[0]}` : 'barang',
        isi: { format, jumlah: codes.length, kode_barcode: codes.slice(0, 100) },
      });
      return true;
    }),
  );
}

/** Labels the preview draws at most; more pictures help nobody. */
const PRATINJAU = 12;

export const barangLabel = implementCommand(
  barangLabelCommand,
  async ({ barang, format, ...pilihan }, ctx, { reply }) => {
    const codes = barang.map((row) => row.kode_barcode);
    if (format === 'SVG') {
      return { data: labelPictures(await labelsOf(codes.slice(0, PRATINJAU), pilihan, ctx)) };
    }
    if (format === 'HALAMAN' && codes.length > TERBANYAK_HALAMAN) reject(barangErrors.LABEL_TERLALU_BANYAK);
    const labels = await labelsOf(codes, pilihan, ctx);
    if (!pilihan.penggaris) await hitungCetak([...new Set(codes)], format, ctx);
    if (format === 'HALAMAN') return { data: labelPictures(labels) };
    const name = codes.length === 1 ? `label-${codes[0]}` : `label-${codes.length}-barang`;
    return sendLabels(reply, labels, format, name);
  },
);

const KADAR = `select kadar_cetak from kadar where kadar = $1 and aktif`;

/** In the place of a code that the server gives when the piece is stored. */
const TANPA_KODE = '????????';

/** The tag of what is typed so far, as a printed one would be. */
export const contohLabel = implementCommand(
  contohLabelCommand,
  async ({ layout, dpi, balik, cetak_harga, kadar, harga, ...isi }, ctx) => {
    const ukuran = await ukuranOf(layout ?? '60X12', ctx);
    const asked = statement<{ kadar_cetak: string }>('contoh_label_kadar', KADAR, kadar);
    const [tercetak] = isi.kadar_cetak || kadar === null ? [] : await ctx.deps.db.rows(ctx.scope, asked);
    const persen = kadar === null ? '' : `${formatPersen(kadar)}%`;
    const label = labelBarang(
      {
        kode_barcode: isi.kode_barcode ?? TANPA_KODE,
        nama_barang: isi.nama_barang ?? '',
        berat: isi.berat ?? miligram(0),
        kadar_cetak: isi.kadar_cetak ?? tercetak?.kadar_cetak ?? persen,
        kode_baki: isi.kode_baki ?? '',
        ...(cetak_harga && harga !== null ? { harga } : {}),
      },
      tataOf(ukuran, { dpi, balik }),
    );
    return { data: labelPictures([label]) };
  },
);
