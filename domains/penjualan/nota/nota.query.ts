/** Reads of sales in the shapes that are prescribed, and what of them is worked out. */
import { reject } from '@mustika/kernel/errors.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import { documentReader } from '@mustika/server-kit/document/document-serve.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { penjualan } from '../penjualan.document.ts';
import type { penjualanReads } from '../penjualan.reads.ts';
import { slipOf } from '../penjualan.slip.ts';
import { notaByGroup, notaSingle } from './nota.command.ts';
import { templateWa } from './nota-wa.query.ts';

/** A piece that was bought back here, or by another branch. */
const kembali = (b: string): string => `(${b}.beli_kembali or exists (select from nota_kembali k
    where k.toko_jual = ${b}.kode_toko and k.no_faktur_jual = ${b}.no_faktur and k.cara = 'BELI'))`;
const ofNota = (b: string): string =>
  `${b}.kode_toko = h.kode_toko and ${b}.no_faktur_group = h.no_faktur_group`;
/** Of a nota that was sold without the network. */
const luring = (column: string, of = 'u.'): string =>
  `(select ${of}${column} from nota_luring u where u.kode_toko = h.kode_toko and u.no_faktur_group = h.no_faktur_group)`;
/** The document that used a coupon up, in whatever branch. */
const pemakai = (column: string): string =>
  `(select x.${column} from dokumen x where x.kode_toko = l.toko_pakai and x.no_dokumen = l.no_pakai)`;

export const kolomPenjualan: ReadColumns = {
  head: {
    buy_back: `(select count(*) from penjualan_barang b where ${ofNota('b')} and ${kembali('b')})::int`,
    no_hp_member:
      '(select m.no_hp from member a join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) where a.kode_member = h.kode_member)',
    poin_saldo:
      '(select p.poin from member a join member_poin p on p.kode_toko = h.kode_toko and p.kode_member = coalesce(a.digabung_ke, a.kode_member) where a.kode_member = h.kode_member)',
    no_luring: luring('no_luring'),
    waktu_luring: luring('waktu'),
    selisih_luring: luring('nullif(u.harga_kini - u.total, 0)::rupiah', ''),
    dpp: `(select sum(b.dpp) from penjualan_barang b where ${ofNota('b')})::rupiah`,
  },
  lines: {
    // What lay on the counter; what went back is the head's.
    pembayaran: { jumlah: 'l.diterima' },
    barang: {
      // A nota of pieces alone has no column for it.
      jumlah: 'case when l.berat = 0 or l.lot then l.jumlah end',
      status_tukar: kembali('l'),
      ada_foto:
        '(select i.foto is not null from barang i where i.kode_toko = l.kode_toko and i.kode_barcode = l.kode_barcode)',
      // As they were when it was sold; a line of before that was kept says those of the piece.
      batu: "nullif(coalesce(l.batu, teks_batu(l.kode_toko, l.kode_barcode)), '')",
      aksesoris:
        '(select g.aksesoris from grup g where g.kode_toko = l.kode_toko and g.kode_group = l.kode_group)',
    },
    tukar: { jumlah: 'case when l.lot then l.jumlah end' },
    kupon: {
      kode: String.raw`regexp_replace(l.kode, '(.{4})(?=.)', '\1-', 'g')`,
      cara: `coalesce(
        (select t.cara from kupon_tukar t where t.kode_toko = l.toko_pakai and t.no_dokumen = l.no_pakai),
        (select 'BAYAR' from penjualan_kupon p
          where p.kode_toko = l.toko_pakai and p.no_faktur_group = l.no_pakai and p.kode = l.kode))`,
      waktu_pakai: pemakai('dibuat'),
      oleh: pemakai('user_id'),
    },
  },
  // An amount finds the notas of that total, with points or without.
  found: `exists (select from penjualan_barang b where ${ofNota('b')} and b.kode_barcode = $6)`,
};

const nota = documentReader<typeof penjualanReads>(penjualan, kolomPenjualan);

export const notaCommands = [
  implementCommand(notaByGroup, async ({ no_faktur_group }, ctx) => {
    const dibaca = await nota.read(no_faktur_group, ctx);
    return {
      data: { dataJualGrouped: nota.tell(dibaca, ctx), template_wa: templateWa(slipOf(dibaca, ctx)) },
    };
  }),
  implementCommand(notaSingle, async ({ no_faktur }, ctx) => {
    const { lines, ...lain } = await nota.read(no_faktur.replace(/-\d+$/, ''), ctx);
    const barang = lines.barang.filter((b) => b.no_faktur === no_faktur);
    if (barang.length === 0) reject(salah.NOTA_TIDAK_ADA, { no_faktur });
    const satu = { ...lain, lines: { ...lines, barang } };
    return { data: { data: nota.tell(satu, ctx), template_wa: templateWa(slipOf(satu, ctx)) } };
  }),
];
