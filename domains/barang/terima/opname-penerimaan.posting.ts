/** Counting a delivery: what was counted beside what came and what wears tags, as they are at that moment. Domain R8.2. */
import { formatGram, type Miligram, miligram } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { kembar } from '../gerak-barang.rule.ts';
import { opnamePenerimaan } from './opname-penerimaan.document.ts';
import { terimaErrors as salah } from './terima-barang.errors.ts';

const DITERIMA = `select h.batal,
  (select jsonb_agg(jsonb_build_object('kode_group', j.kode_group, 'kode_dept', j.kode_dept, 'terima_jumlah', j.jumlah, 'terima_berat', j.berat,
     'label_jumlah', j.label_jumlah, 'label_berat', j.label_berat) order by j.kode_group, j.kode_dept)
     from penerimaan_barang_jenis j where j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen) as jenis,
  array(select g.kode_group from grup g where g.kode_toko = $1 and g.kode_group = any ($3::text[])) as grup,
  array(select j.kode_dept from jenis j where j.kode_dept = any ($4::text[])) as dept
  from penerimaan_barang h where h.kode_toko = $1 and h.no_dokumen = $2`;

type Sistem = { terima_jumlah: number; terima_berat: Miligram; label_jumlah: number; label_berat: Miligram };
type Dihitung = {
  kode_group: string;
  kode_dept: string;
  jumlah: number;
  berat: Miligram;
  alasan: string | null;
};
type Terhitung = Dihitung & Sistem;
type Diterima = {
  batal: boolean;
  jenis: (Sistem & Pick<Dihitung, 'kode_group' | 'kode_dept'>)[];
  grup: string[];
  dept: string[];
};

const KOSONG = miligram(0);
const TIDAK_DATANG = { terima_jumlah: 0, terima_berat: KOSONG, label_jumlah: 0, label_berat: KOSONG };
const kunci = ({ kode_group, kode_dept }: Pick<Dihitung, 'kode_group' | 'kode_dept'>): string =>
  `${kode_group} ${kode_dept}`;

/** Every kind that came is counted, if with nothing; what did not come may be found all the same. */
export function hasilHitung(baris: readonly Dihitung[], { jenis, grup, dept }: Diterima) {
  const twin = kembar(baris.map(kunci));
  if (twin) reject(salah.JENIS_TERIMA_DUA_KALI, { baris: twin });
  const lupa = jenis.find((j) => !baris.some((b) => kunci(b) === kunci(j)));
  if (lupa) reject(salah.OPNAME_BELUM_LENGKAP, { kode_group: lupa.kode_group, kode_dept: lupa.kode_dept });
  const asing = baris.findIndex((b) => !grup.includes(b.kode_group) || !dept.includes(b.kode_dept));
  if (asing >= 0)
    reject(
      umum.INPUT_TIDAK_VALID,
      [{ path: `baris.${asing}.kode_dept`, message: 'jenis tidak ada' }],
      'jenis tidak ada',
    );
  return baris.map(
    (b): Terhitung => ({ ...TIDAK_DATANG, ...jenis.find((j) => kunci(j) === kunci(b)), ...b }),
  );
}

/**
 * Which kinds differ, and nothing of by how much: they are counted again, or get a reason, and a second person then. Weight agrees
 * within the tolerance of a tray. Errors: OPNAME_TERIMA_SELISIH.
 */
function setujui(no_penerimaan: string, jenis: readonly Terhitung[], toleransi: Miligram): Approval[] {
  const selisih = jenis.filter(
    (b) => b.jumlah !== b.terima_jumlah || Math.abs(b.berat - b.terima_berat) > toleransi,
  );
  const tanpa = selisih.filter((b) => b.alasan === null).map(kunci);
  if (tanpa.length > 0) reject(salah.OPNAME_TERIMA_SELISIH, { jenis: tanpa });
  if (selisih.length === 0) return [];
  return [
    {
      ...{ kategori: 'barang', description: 'goods receipt count differences' },
      rincian: [
        { label: 'No Penerimaan', nilai: no_penerimaan },
        ...selisih.map((b) => ({
          label: kunci(b),
          nilai: `${b.jumlah - b.terima_jumlah} pcs, ${formatGram((b.berat - b.terima_berat) as Miligram)} g: ${b.alasan}`,
        })),
      ],
    },
  ];
}

const simpan = implementTransition(opnamePenerimaan.transitions.simpan, {
  reads: ({ no_penerimaan, baris }, { scope }) => ({
    diterima: statement<Diterima>(
      'opname_penerimaan_acuan',
      DITERIMA,
      ...[scope.kode_toko, no_penerimaan],
      baris.map((b) => b.kode_group),
      baris.map((b) => b.kode_dept),
    ),
  }),
  decide: ({ no_penerimaan, keterangan, baris }, { diterima: [diterima] }, { store }) => {
    if (!diterima) reject(salah.PENERIMAAN_TIDAK_ADA, { no_penerimaan });
    if (diterima.batal) reject(salah.PENERIMAAN_DIBATALKAN, { no_penerimaan });
    const jenis = hasilHitung(baris, diterima);
    const perlu = setujui(no_penerimaan, jenis, readSetting(store, 'TOLERANSI_TIMBANG_BAKI'));
    const jumlahkan = (of: (one: (typeof jenis)[number]) => number): number =>
      jenis.reduce((total, one) => total + of(one), 0);
    const jawaban = {
      jumlah: jumlahkan((b) => b.jumlah),
      selisih_jumlah: jumlahkan((b) => b.jumlah - b.terima_jumlah),
      selisih_berat: jumlahkan((b) => b.berat - b.terima_berat) as Miligram,
    };
    const kepala = { ...jawaban, no_penerimaan, keterangan, berat: jumlahkan((b) => b.berat) };
    return {
      perlu,
      tulis: [
        { penulis: 'opname_penerimaan', baris: [kepala] },
        { penulis: 'opname_penerimaan_jenis', baris: jenis },
      ],
      audit: { ...kepala, baris: jenis },
      jawaban,
    };
  },
});

const columns = {
  head: {
    kode_supplier:
      '(select p.kode_supplier from penerimaan_barang p where p.kode_toko = h.kode_toko and p.no_dokumen = h.no_penerimaan)',
  },
  lines: {
    jenis: {
      selisih_jumlah: '(l.jumlah - l.terima_jumlah)',
      selisih_berat: '(l.berat::bigint - l.terima_berat::bigint)',
    },
  },
};

const batal = implementReversal(opnamePenerimaan, opnamePenerimaan.transitions.batal, {
  description: 'goods receipt count cancellation',
  rincian: ({ no_penerimaan, jumlah, berat }) => [
    { label: 'No Penerimaan', nilai: no_penerimaan },
    { label: 'Hasil Hitung', nilai: `${jumlah} pcs, ${formatGram(berat)} g` },
  ],
  columns: columns.head,
});

export const opnamePenerimaanDocument = implementDocument(opnamePenerimaan, { simpan, batal }, { columns });
