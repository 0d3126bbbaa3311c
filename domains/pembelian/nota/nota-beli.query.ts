/** Reads of purchases in the shapes that are prescribed, and of the sale a piece comes back from. */
import { formatAngka, formatGram } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import { documentReader } from '@mustika/server-kit/document/document-serve.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { tanpaPpn } from '../../pajak/ppn.rule.ts';
import type { BarangTerjual } from '../bahan-pembelian.rule.ts';
import { dariLama } from '../nota-lama/temu-nota-lama.rule.ts';
import { pembelian } from '../pembelian.document.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { bacaJual, cariLama } from '../pembelian.query.ts';
import type { pembelianReads } from '../pembelian.reads.ts';
import type { BeliDibaca } from '../pembelian.slip.ts';
import { beliByGroup, beliSingle } from './baca-beli.command.ts';
import { type JualDibaca, jualUntukBeli, TANPA_ASAL } from './nota-beli.command.ts';

/** A purchase is found by what was brought, too: its barcode, or the nota it was sold on. */
export const kolomPembelian: ReadColumns = {
  lines: {
    barang: {
      // A nota of pieces alone has no column for it.
      jumlah: 'case when l.lot then l.jumlah end',
      jumlah_potongan: '(l.potongan + l.rugi_nota + l.potongan_kategori + l.potongan_manual)::rupiah',
      foto: 'l.foto is not null',
    },
  },
  found: `exists (select from pembelian_barang b where b.kode_toko = h.kode_toko
      and b.no_faktur_group = h.no_faktur_group and (b.kode_barcode = $6 or b.no_faktur_jual = $6))`,
};

const nota = documentReader<typeof pembelianReads>(pembelian, kolomPembelian);

/** What a seller keeps in a chat (`template_wa`, Spec 1 §7). */
const templateWa = ({ head, lines }: BeliDibaca, { session }: Ctx): string =>
  [
    `*${session.store.nama_toko}*`,
    `Nota Pembelian ${head.no_faktur_group}, ${formatTanggal(head.tanggal)}`,
    ...lines.barang.map(
      (b, i) =>
        `${i + 1}. ${b.nama_barang} ${b.kadar_cetak} ${formatGram(b.berat)} g\n   Rp ${formatAngka(b.harga)}`,
    ),
    `*Dibayar Rp ${formatAngka(head.total - head.biaya_admin)}*`,
    'Terima kasih.',
  ].join('\n');

/** It counts for what the shop kept of its price, without the tax. */
export const terjual = (b: BarangTerjual): JualDibaca => tanpaPpn(b);

const PANJANG_BARCODE = 8;

export const notaBeliCommands = [
  implementCommand(jualUntukBeli, async ({ kode }, ctx) => {
    const { kode_toko } = ctx.scope;
    const { kami, lama } = await ctx.deps.db.batch(ctx.scope, {
      kami: bacaJual(kode_toko, [kode.includes('-') ? kode : kode.slice(0, PANJANG_BARCODE)]),
      lama: cariLama(kode_toko, kode),
    });
    if (kami.length + lama.length === 0) reject(salah.NOTA_JUAL_TIDAK_ADA, { kode });
    // A tag of before that a piece of ours still wears is that piece.
    const bisa = kami.filter((b) => !b.beli_kembali && b.status === 'TERJUAL');
    if (bisa.length > 0) return { data: bisa.map((b) => ({ ...terjual(b), ...TANPA_ASAL })) };
    const belum = lama.filter((n) => n.no_beli === null);
    if (belum.length === 0) reject(salah.SUDAH_DIBELI, { kode, klaim: lama.map((n) => n.no_beli) });
    return { data: belum.map(dariLama) };
  }),
  implementCommand(beliByGroup, async ({ no_faktur_group }, ctx) => {
    const dibaca = await nota.read(no_faktur_group, ctx);
    return { data: { dataPembelianGrouped: nota.tell(dibaca, ctx), template_wa: templateWa(dibaca, ctx) } };
  }),
  implementCommand(beliSingle, async ({ no_faktur }, ctx) => {
    const { lines, ...lain } = await nota.read(no_faktur.replace(/-T?\d+$/, ''), ctx);
    const barang = lines.barang.filter((b) => b.no_faktur === no_faktur);
    if (barang.length === 0) reject(salah.NOTA_BELI_TIDAK_ADA, { no_faktur });
    const satu = { ...lain, lines: { ...lines, barang } };
    return { data: { data: nota.tell(satu, ctx), template_wa: templateWa(satu, ctx) } };
  }),
];
