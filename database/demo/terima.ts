/**
 * Goods from suppliers as an ordinary shop takes them in: a receipt for each invoice, weighed kind by kind, then the tags. One
 * delivery of the last days still waits for its tags, and was counted.
 */
import { barangDocuments } from '@mustika/domains/barang/barang.server.ts';
import { mulDiv } from '@mustika/kernel/amount.ts';
import { addDays } from '@mustika/kernel/date.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { type Dunia, hariIni, jalankan } from './till.ts';

const DOKUMEN: ReadonlyMap<string, DocumentImplementation> = new Map(
  barangDocuments.map((one) => [one.document.name, one]),
);

/** A piece as it is delivered, in inside units. */
export type BarisKiriman = Readonly<Record<string, unknown>> & {
  kode_group: string;
  kode_dept: string;
  berat_asli: number;
  supplier: string;
};

const spv = ({ toko }: Dunia): string => `SPV1${toko.suffix}`;

async function catat(dunia: Dunia, jenis: string, input: object): Promise<string> {
  const implementation = DOKUMEN.get(jenis) as DocumentImplementation;
  const { jawaban } = await jalankan(dunia, spv(dunia), implementation, 'simpan', input);
  return jawaban.no_dokumen as string;
}

/** What a gram of each group costs the shop today. */
async function hargaModal({ client, toko }: Dunia): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ kode_group: string; harga: number }>(
    'select kode_group, harga_modal::bigint::float8 as harga from grup where kode_toko = $1',
    [toko.kode_toko],
  );
  return new Map(rows.map((row) => [row.kode_group, row.harga]));
}

type Jenis = { kode_group: string; kode_dept: string; jumlah: number; berat: number };

/** A supplier's delivery on one invoice: the scale says a little less than the invoice now and then. */
async function terima(dunia: Dunia, kode_supplier: string, jenis: readonly Jenis[]): Promise<string> {
  const harga = await hargaModal(dunia);
  const hari = await hariIni(dunia);
  const baris = jenis.map((one) => ({
    ...one,
    berat_faktur: one.berat + (dunia.lain.chance(0.1) ? 10 : 0),
    harga_faktur: harga.get(one.kode_group) ?? 1,
  }));
  const nilai = baris.reduce((total, b) => total + mulDiv(b.harga_faktur, b.berat, 1000, 'half-up'), 0);
  const nomor = String(dunia.lain.between(1, 9999)).padStart(4, '0');
  return catat(dunia, 'penerimaan_barang', {
    ...{ kode_supplier, no_faktur_supplier: `${kode_supplier}/${hari.slice(2, 7)}/${nomor}${dunia.nomor}` },
    ...{ tgl_faktur: hari, jatuh_tempo: addDays(hari, 30), no_faktur_masukan: null },
    ...{
      ppn_faktur: mulDiv(nilai, 11, 1000, 'half-up'),
      pph22_faktur: mulDiv(nilai, 25, 10_000, 'half-up'),
      keterangan: null,
      baris,
    },
  });
}

/** The pieces of a delivery: one invoice of each supplier, received and then tagged. */
export async function masukLewatPenerimaan(dunia: Dunia, baris: readonly BarisKiriman[]): Promise<void> {
  for (const [supplier, pieces] of Map.groupBy(baris, (b) => b.supplier)) {
    const jenis = [...Map.groupBy(pieces, (b) => `${b.kode_group} ${b.kode_dept}`).values()].map((same) => ({
      kode_group: (same[0] as BarisKiriman).kode_group,
      kode_dept: (same[0] as BarisKiriman).kode_dept,
      jumlah: same.length,
      berat: same.reduce((total, b) => total + b.berat_asli, 0),
    }));
    const no_penerimaan = await terima(dunia, supplier, jenis);
    await catat(dunia, 'tambah_barang', { no_penerimaan, baris: pieces });
  }
}

/** A delivery that came too late in the day for its tags; somebody counted it before he locked it away. */
export async function terimaTanpaLabel(dunia: Dunia): Promise<void> {
  const jenis = ['CC', 'KL'].map((kode_dept, at) => ({
    ...{ kode_group: '750', kode_dept, jumlah: 4 + at, berat: (4 + at) * 3_150 },
  }));
  const no_penerimaan = await terima(dunia, 'UBS', jenis);
  await catat(dunia, 'opname_penerimaan', {
    ...{ no_penerimaan, keterangan: 'SEBELUM MASUK BRANKAS' },
    baris: jenis.map(({ kode_group, kode_dept, jumlah, berat }) => ({
      kode_group,
      kode_dept,
      jumlah,
      berat,
    })),
  });
}
