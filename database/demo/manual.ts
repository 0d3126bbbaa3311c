/**
 * Goods without a barcode of the demo shops: light earrings and children's rings that come by the bag, and lie on trays by group and
 * kind. More of them every other week, some put on another tray, now and then a few that broke.
 */
import { barangManualDocuments } from '@mustika/domains/barang-manual/barang-manual.server.ts';
import {
  hargaBerat,
  type Miligram,
  miligram,
  mulDiv,
  NOL_RUPIAH,
  roundToStep,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import { jualBeliManual } from './jual-manual.ts';
import { type Dunia, jalankan } from './till.ts';

/** Group, kind, tray, milligrams of a piece, who delivers it. */
const MACAM = [
  ['420', 'AT', 'AT05', 850, 'UBS'],
  ['420', 'CC', 'CC05', 1250, 'UBS'],
  ['700', 'AT', 'AT05', 1100, 'LOTUS'],
  ['750', 'CC', 'CC05', 1600, 'KING'],
] as const;
/** Where they go when their tray is full. */
const BAKI_LAIN = 'LT05';

async function lakukan(dunia: Dunia, name: string, body: object): Promise<void> {
  const dokumen = barangManualDocuments.find(({ document }) => document.name === name);
  const simpan = dokumen?.document.transitions['simpan'];
  if (!dokumen || !simpan) throw new Error(`${name} is no document of manual items`);
  const input = objectOf(simpan.fields).parse(body) as object;
  await jalankan(dunia, `SPV1${dunia.toko.suffix}`, dokumen, 'simpan', input);
}

/** So many of one kind as a bag has, at a little less than a gram of the group costs at the counter. */
async function datang(dunia: Dunia, macam: readonly (typeof MACAM)[number][]): Promise<void> {
  for (const [kode_group, kode_dept, kode_baki, satu, supplier] of macam) {
    const qty = dunia.manual.between(2, 6) * 5;
    const berat = miligram(qty * satu + dunia.manual.between(0, 400));
    const harga = dunia.harga.get(kode_group) ?? NOL_RUPIAH;
    const modal_total = roundToStep(rupiah(mulDiv(hargaBerat(harga, berat), 9, 10, 'down')), 500, 'down');
    const isi = { qty, berat: berat / 1000, modal_total, ada_faktur: false };
    const barang = [{ kode_group, kode_dept, kode_baki, ...isi }];
    await lakukan(dunia, 'tambah_manual', { supplier, barang });
  }
}

type Ada = { kode_lot: string; qty: number; berat: Miligram };

/** The lot of which there is most, so that something is left of it. */
async function terbanyak(dunia: Dunia): Promise<Ada | undefined> {
  const { rows } = await dunia.client.query<Ada>(
    `select kode_lot, qty, berat::float8 as berat from lot
      where kode_toko = $1 and jenis_lot = 'MANUAL' and qty > 4 order by berat desc, kode_lot limit 1`,
    [dunia.toko.kode_toko],
  );
  return rows[0];
}

/** A few of the largest lot, at the weight that so many have on average. */
async function sedikit(dunia: Dunia, qty: number): Promise<object[]> {
  const lot = await terbanyak(dunia);
  if (!lot) return [];
  return [{ kode_lot: lot.kode_lot, qty, berat: mulDiv(lot.berat, qty, lot.qty, 'down') / 1000 }];
}

/** The trays of manual items on their days. */
export async function barangManual(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 0) await datang(dunia, MACAM);
  if (hari % 14 === 9) await datang(dunia, [MACAM[(hari >> 1) % MACAM.length] as (typeof MACAM)[number]]);
  if (hari % 10 === 5) {
    const barang = await sedikit(dunia, 3);
    if (barang.length > 0) await lakukan(dunia, 'pindah_manual', { ke_baki: BAKI_LAIN, barang });
  }
  if (hari % 20 === 17) {
    const barang = await sedikit(dunia, 1);
    const body = { kondisi_barang: 'ROSOK', keterangan: 'PATAH SAAT DICOBA', barang };
    if (barang.length > 0) await lakukan(dunia, 'hancur_manual', body);
  }
  await jualBeliManual(dunia, hari, (qty) => sedikit(dunia, qty));
}
