/** Sorting in the demo shops: once a week what was bought back is looked through, and most of what is by weight is melted. */
import { pembelianDocuments } from '@mustika/domains/pembelian/pembelian.server.ts';
import type { Miligram } from '@mustika/kernel/amount.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import { type Dunia, jalankan } from './till.ts';

async function lakukan(dunia: Dunia, name: string, body: object, batal = false): Promise<void> {
  const dokumen = pembelianDocuments.find(({ document }) => document.name === name);
  const simpan = dokumen?.document.transitions['simpan'];
  if (!dokumen || !simpan) throw new Error(`${name} is no document of sorting`);
  // The work is paid out of the drawer that the day's sales are in.
  const user = `KASIR1${dunia.toko.suffix}`;
  const input = objectOf(simpan.fields).parse(body) as object;
  const { jawaban } = await jalankan(dunia, user, dokumen, 'simpan', input);
  const no_dokumen = jawaban['no_dokumen'];
  if (batal) await jalankan(dunia, user, dokumen, 'batal', { no_dokumen, alasan: 'SALAH PILIH BARANG' });
}

type Ada = { kode_lot: string; jenis_lot: string; qty: number; berat: Miligram };

/** The largest lots of a kind. */
const lots = async (dunia: Dunia, jenis_lot: string): Promise<Ada[]> =>
  (
    await dunia.client.query<Ada>(
      `select kode_lot, jenis_lot, qty, berat::float8 as berat from lot
        where kode_toko = $1 and jenis_lot = $2 and berat > 0 order by berat desc, kode_lot limit 2`,
      [dunia.toko.kode_toko, jenis_lot],
    )
  ).rows;

const semua = ({ kode_lot, qty, berat }: Ada) => ({ kode_lot, qty, berat: berat / 1000 });

/** Pieces whose weight nobody doubts, the oldest first. */
const bought = async (dunia: Dunia): Promise<{ kode_barcode: string; kode_dept: string }[]> =>
  (
    await dunia.client.query<{ kode_barcode: string; kode_dept: string }>(
      `select b.kode_barcode, b.kode_dept from barang b
         join asal_beli l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and l.no_faktur_group = b.no_terakhir and not l.batal
        where b.kode_toko = $1 and b.status = 'DIBELI' and l.susut = 0 order by l.tanggal, b.kode_barcode limit 3`,
      [dunia.toko.kode_toko],
    )
  ).rows;

/** One for sale again, one to be washed, one to be melted; of what came by weight some is washed first. */
export async function sortir(dunia: Dunia, hari: number): Promise<void> {
  if (hari % 7 !== 2) return;
  const TUJUAN = ['JUAL', 'CUCI', 'ROSOK'] as const;
  const barang = (await bought(dunia)).map(({ kode_barcode, kode_dept }, at) => {
    const tujuan = TUJUAN[at] as (typeof TUJUAN)[number];
    const jual = tujuan === 'JUAL';
    return { kode_barcode, tujuan, ke_baki: jual ? `${kode_dept}03` : null, ongkos: jual ? 20_000 : null };
  });
  const lot = (await lots(dunia, 'BALENAN')).map((satu, at) => ({
    ...{ ...semua(satu), tujuan: at === 0 ? 'ROSOK' : 'CUCI', ke_baki: null },
  }));
  if (barang.length + lot.length > 0)
    await lakukan(dunia, 'sortir_pembelian', { keterangan: null, barang, lot }, hari === 16);
  const [cuci] = await lots(dunia, 'CUCI');
  if (cuci && hari > 20)
    await lakukan(
      dunia,
      'pindah_sortir',
      { tujuan: 'ROSOK', keterangan: 'TIDAK LAYAK DICUCI', barang: [semua(cuci)] },
      hari === 23,
    );
}
