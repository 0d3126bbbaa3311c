/** Sales, purchases and exchanges of goods without a barcode in the demo shops: light things that customers bring back by weight. */

import { hitungBeliManual } from '@mustika/domains/pembelian/manual/hitung-beli-manual.command.ts';
import { hitungBeliManualCommand } from '@mustika/domains/pembelian/manual/hitung-beli-manual.query.ts';
import { bacaNilaiBeli, nilaiBeli } from '@mustika/domains/pembelian/manual/nilai-beli-manual.posting.ts';
import { pembelianDocuments } from '@mustika/domains/pembelian/pembelian.server.ts';
import { hitungJualManual } from '@mustika/domains/penjualan/manual/hitung-jual-manual.command.ts';
import { hitungJualManualCommand } from '@mustika/domains/penjualan/manual/hitung-jual-manual.query.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { penjualan } from './jual.ts';
import { type Dunia, jalankan, panggil } from './till.ts';

const [pembelian] = pembelianDocuments as [DocumentImplementation, ...DocumentImplementation[]];
const HITUNG = [hitungJualManualCommand({ baca: bacaNilaiBeli, nilai: nilaiBeli }), hitungBeliManualCommand];
const PENJUAL = { nama_customer: 'RINA WULANDARI', nik_sim_passport: '3273014509870003' };

/** A few of a lot, as `sedikit` of manual.ts finds them. */
type Sedikit = readonly object[];

const kasirOf = ({ manual, toko }: Dunia): string => `KASIR${manual.between(1, 2)}${toko.suffix}`;
const salesOf = ({ manual }: Dunia): string => `S${manual.between(1, 5)}`;

/** Old gold as it is put on the scale; grams as they travel. */
function lama({ manual }: Dunia): object {
  const [kode_group, kadar] = manual.pick([
    ['420', 42],
    ['700', 70],
  ] as const);
  const qty = manual.between(1, 3);
  return {
    ...{ kode_group, kadar, kode_dept: 'CC', kondisi_barang: 'MULUS', kode_harga: kode_group },
    ...{ qty, berat: (qty * manual.between(40, 90)) / 100 },
  };
}

/** Saves it as the counter would. */
async function catat(
  dunia: Dunia,
  document: DocumentImplementation,
  isi: object,
): Promise<{ user: string; nomor: string }> {
  const user = kasirOf(dunia);
  const { fields } = document.document.transitions['manual'] ?? { fields: {} };
  const input = objectOf(fields).parse({ kode_sales: salesOf(dunia), ...isi }) as object;
  const { jawaban } = await jalankan(dunia, user, document, 'manual', input);
  return { user, nomor: String(jawaban['no_dokumen']) };
}

type Nilai = { total: number; nilai_tukar: number };

async function jual(dunia: Dunia, barang: Sedikit, tukar: readonly object[]): Promise<void> {
  const asked = { barang, tukar };
  const { total, nilai_tukar } = (await panggil(
    dunia,
    kasirOf(dunia),
    HITUNG,
    hitungJualManual,
    asked,
  )) as Nilai;
  const sisa = total - nilai_tukar;
  const isi = {
    ...{ ...asked, ...(tukar.length > 0 ? PENJUAL : {}), total, nilai_tukar: nilai_tukar || null },
    bayar: sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : [],
  };
  const { user, nomor } = await catat(dunia, penjualan, isi);
  if (dunia.manual.chance(0.1)) await batal(dunia, penjualan, user, nomor, 'PELANGGAN BATAL BELI');
}

async function beli(dunia: Dunia): Promise<void> {
  const barang = [lama(dunia)];
  const { total } = (await panggil(dunia, kasirOf(dunia), HITUNG, hitungBeliManual, { barang })) as Nilai;
  const { user, nomor } = await catat(dunia, pembelian, { ...PENJUAL, barang, total });
  if (dunia.manual.chance(0.15)) await batal(dunia, pembelian, user, nomor, 'PENJUAL BATAL MENJUAL');
}

const batal = (
  dunia: Dunia,
  document: DocumentImplementation,
  user: string,
  no_faktur_group: string,
  alasan: string,
): Promise<unknown> => jalankan(dunia, user, document, 'batal', { no_faktur_group, alasan });

/** What a day at their counter has: a sale every other day, now and then with old gold in exchange, a purchase twice a week. */
export async function jualBeliManual(
  dunia: Dunia,
  hari: number,
  sedikit: (qty: number) => Promise<Sedikit>,
): Promise<void> {
  if (hari % 2 === 1) {
    const barang = await sedikit(dunia.manual.between(1, 2));
    if (barang.length > 0) await jual(dunia, barang, hari % 6 === 3 ? [lama(dunia)] : []);
  }
  if (hari % 4 === 2) await beli(dunia);
}
