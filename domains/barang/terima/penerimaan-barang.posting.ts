/** What a delivery does to money, and who must agree. docs/decisions/0046; Domain 12.4 PEMBELIAN_SUPPLIER. */
import {
  formatGram,
  formatRupiah,
  type Miligram,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Approval, Rincian } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { kembar } from '../gerak-barang.rule.ts';
import { supplierAda } from '../masuk/acuan-masuk.query.ts';
import { penerimaanBarang } from './penerimaan-barang.document.ts';
import { terimaErrors as salah } from './terima-barang.errors.ts';
import { type BarisTerima, nilaiTerima, selisihTerima } from './terima-barang.rule.ts';

const KATEGORI = 'PEMBELIAN_SUPPLIER';

type Terima = ReturnType<typeof nilaiTerima>[number];

/** `modal` what the goods cost, `selisih` what the invoice asks for gold that is not there. */
type Terhitung = { kode_supplier: string; modal: Rupiah; selisih: Rupiah; pph22: Rupiah };

/** Goods without tags, gold that did not come, and the tax that the supplier collected, against what he is owed. */
export function postPenerimaan({ kode_supplier, modal, selisih, pph22 }: Terhitung): Transfer[] {
  const utang = { akun: 'UTANG_SUPPLIER', dimensi: kode_supplier } as const;
  const terima = { akun: 'PERSEDIAAN_TERIMA', dimensi: kode_supplier } as const;
  return [
    ...uangTransfer(utang, terima, modal, { kategori: KATEGORI, jenis: 'BARANG' }),
    ...uangTransfer(utang, { akun: 'BARANG_HILANG' }, selisih, { kategori: KATEGORI, jenis: 'SELISIH' }),
    ...uangTransfer(utang, { akun: 'PPH_DIMUKA' }, pph22, { kategori: KATEGORI, jenis: 'PPH22' }),
  ];
}

const ACUAN = `select
  ${supplierAda('$2')} as supplier,
  (select h.no_dokumen from penerimaan_barang h where h.kode_toko = $1 and h.kode_supplier = $2 and h.no_faktur_supplier = $3
      and not h.batal) as sudah,
  array(select g.kode_group from grup g where g.kode_toko = $1 and g.aktif and g.kode_group = any ($4::text[])) as grup,
  array(select j.kode_dept from jenis j where j.aktif and j.kode_dept = any ($5::text[])) as jenis`;
type Acuan = { supplier: boolean; sudah: string | null; grup: string[]; jenis: string[] };

/** Codes that no living group or kind has, where they were typed. */
function periksaBaris(baris: readonly BarisTerima[], { grup, jenis }: Acuan): void {
  const twin = kembar(baris.map((b) => `${b.kode_group} ${b.kode_dept}`));
  if (twin) reject(salah.JENIS_TERIMA_DUA_KALI, { baris: twin });
  const detail = baris.flatMap((b, at) => [
    ...(grup.includes(b.kode_group) ? [] : [{ path: `baris.${at}.kode_group`, message: 'group tidak ada' }]),
    ...(jenis.includes(b.kode_dept) ? [] : [{ path: `baris.${at}.kode_dept`, message: 'jenis tidak ada' }]),
  ]);
  if (detail.length > 0) reject(umum.INPUT_TIDAK_VALID, detail, detail[0]?.message);
}

/** What it loses the shop is read by who may know what goods cost. */
function rincianBeda(b: Terima): Rincian {
  const nilai = `faktur ${formatGram(b.berat_faktur)} g, timbang ${formatGram(b.berat)} g`;
  const rugi = b.nilai_selisih > 0 ? `; ${formatRupiah(b.nilai_selisih)} menjadi beban` : '';
  return {
    label: `${b.kode_group} ${b.kode_dept}`,
    nilai,
    rahasia: 'modal',
    lengkap: nilai + rugi,
  };
}

/** A second person looks at a delivery whose invoice says something else than the scale. */
const lewatToleransi = (beda: readonly Terima[]): Approval[] =>
  beda.length === 0
    ? []
    : [
        {
          kategori: 'barang',
          description: 'delivery weight difference',
          rincian: beda.map(rincianBeda),
        },
      ];

const simpan = implementTransition(penerimaanBarang.transitions.simpan, {
  reads: ({ kode_supplier, no_faktur_supplier, baris }, { scope }) => ({
    acuan: statement<Acuan>(
      'penerimaan_acuan',
      ACUAN,
      ...[scope.kode_toko, kode_supplier, no_faktur_supplier],
      baris.map((b) => b.kode_group),
      baris.map((b) => b.kode_dept),
    ),
  }),
  decide: ({ baris, ...input }, rows, { hari, store }) => {
    const ada = one(rows.acuan);
    const { kode_supplier, no_faktur_supplier, tgl_faktur, jatuh_tempo } = input;
    if (!ada.supplier) reject(salah.TERIMA_SUPPLIER_TIDAK_ADA, { kode_supplier });
    if (ada.sudah) reject(salah.FAKTUR_SUDAH_DITERIMA, { no_faktur_supplier, no_dokumen: ada.sudah });
    if (tgl_faktur > hari) reject(salah.FAKTUR_SETELAH_HARI, { tgl_faktur });
    if (jatuh_tempo !== null && jatuh_tempo < tgl_faktur) reject(salah.TEMPO_SEBELUM_FAKTUR, { jatuh_tempo });
    periksaBaris(baris, ada);
    const ppn = input.ppn_faktur ?? NOL_RUPIAH;
    const pph22 = input.pph22_faktur ?? NOL_RUPIAH;
    const jenis = nilaiTerima(baris, ppn);
    const nilai = sum(jenis.map((b) => b.nilai_faktur));
    const nilai_selisih = sum(jenis.map((b) => b.nilai_selisih));
    const modal = sum(jenis.map((b) => b.modal_terima));
    const jumlah = {
      jumlah_barang: baris.reduce((total, b) => total + b.jumlah, 0),
      berat_faktur: sum(baris.map((b) => b.berat_faktur)) as Miligram,
      berat: sum(baris.map((b) => b.berat)) as Miligram,
    };
    const pajak = { ppn_faktur: ppn, pph22_faktur: pph22, total_faktur: rupiah(nilai + ppn + pph22) };
    const kepala = { ...input, ...jumlah, ...pajak, nilai_faktur: nilai, nilai_selisih };
    return {
      perlu: lewatToleransi(selisihTerima(jenis, readSetting(store, 'TOLERANSI_PENERIMAAN'))),
      tulis: [
        { penulis: 'penerimaan_barang', baris: [kepala] },
        { penulis: 'penerimaan_barang_jenis', baris: jenis },
      ],
      transfers: postPenerimaan({ kode_supplier, modal, selisih: nilai_selisih, pph22 }),
      audit: { ...kepala, baris: jenis },
      jawaban: {
        total_faktur: kepala.total_faktur,
        jumlah_barang: jumlah.jumlah_barang,
        berat: jumlah.berat,
      },
    };
  },
});

/** A figure of the lines of the receipt `h`. */
const dariJenis = (figure: string): string =>
  `(select ${figure} from penerimaan_barang_jenis j where j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen)`;
/** What of a line waits for its tag; one whose cost is used up waits for nothing, whatever the scale said. */
const SISA =
  'case when j.modal_terima = j.label_modal then 0 else greatest(0, j.berat::bigint - j.label_berat::bigint) end';

const columns = {
  head: {
    sisa_jumlah: `case when h.batal then 0 else ${dariJenis('sum(case when j.modal_terima = j.label_modal then 0 else greatest(0, j.jumlah - j.label_jumlah) end)::integer')} end`,
    sisa_berat: `case when h.batal then 0 else ${dariJenis(`sum(${SISA})::bigint`)} end`,
  },
  lines: {
    jenis: {
      selisih: '(l.berat::bigint - l.berat_faktur::bigint)',
      sisa_berat: SISA.replaceAll('j.', 'l.'),
    },
    label: { no_masuk: 'l.no_dokumen', status: "case when l.batal then 'BATAL' else 'SAH' end" },
  },
};

const batal = implementReversal(penerimaanBarang, penerimaanBarang.transitions.batal, {
  description: 'goods receipt cancellation',
  rincian: ({ kode_supplier, no_faktur_supplier, jumlah_barang, berat, total_faktur }) => [
    { label: `Supplier ${kode_supplier}`, nilai: no_faktur_supplier },
    { label: 'Barang', nilai: `${jumlah_barang} pcs, ${formatGram(berat)} g` },
    { label: 'Total Utang', nilai: formatRupiah(total_faktur) },
  ],
  kategoriBalik: () => `BATAL ${KATEGORI}`,
  tulis: [{ penulis: 'penerimaan_batal', baris: [{}] }],
  columns: columns.head,
});

export const penerimaanBarangDocument = implementDocument(penerimaanBarang, { simpan, batal }, { columns });
