/**
 * The demo's plans of instalments: one that is paid on time, one settled early and picked up, one settled that waits, one cancelled,
 * one late, one forfeited. A month is longer than the demo of the tests, so two of them were begun in the shop's old books.
 */

import { hitungCicilan, tagihanCicilan } from '@mustika/domains/cicilan/cicilan.command.ts';
import { cicilanCommands, cicilanDocuments } from '@mustika/domains/cicilan/cicilan.server.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { type Dunia, jalankan, type Potong, panggil } from './till.ts';

const [cicilan, bayarCicilan] = cicilanDocuments as [DocumentImplementation, DocumentImplementation];

/** Who buys on time, and for how many months. */
const PEMBELI = [
  ['IBU SULASTRI', '081310001001', '3BLN'],
  ['PAK HENDRA', '081310001002', '6BLN'],
  ['IBU WAHYUNI', '081310001003', '3BLN'],
  ['MBAK DESI', '081310001004', '12BLN'],
  ['PAK GUNAWAN', '081310001005', '3BLN'],
  ['IBU KARTINI', '081310001006', '6BLN'],
] as const;
const [JALAN, DIAMBIL, LUNAS, BATAL, LELANG, TELAT] = [0, 1, 2, 3, 4, 5];

const kasir = ({ toko }: Dunia): string => `KASIR1${toko.suffix}`;
const spv = ({ toko }: Dunia): string => `SPV1${toko.suffix}`;

async function lakukan(
  dunia: Dunia,
  user: string,
  implementation: DocumentImplementation,
  [name, body]: [name: string, body: object],
): Promise<string> {
  const { fields } = implementation.document.transitions[name] as { fields: Parameters<typeof objectOf>[0] };
  const answer = await jalankan(dunia, user, implementation, name, objectOf(fields).parse(body) as object);
  return answer.jawaban.no_dokumen as string;
}

const bayaran = (jumlah: number) => [{ jenis: 'CASH', jumlah }];

async function jualCicil(dunia: Dunia, siapa: number): Promise<void> {
  const [p] = dunia.stok.splice(0, 1) as [Potong?];
  const pembeli = PEMBELI[siapa];
  if (!p || !pembeli) return;
  const [nama_customer, no_hp_customer, kode_cicilan] = pembeli;
  const isi = { kode_cicilan, barang: [{ kode_barcode: p.kode_barcode }] };
  const { dp, harga_jual_cicil } = (await panggil(
    dunia,
    kasir(dunia),
    cicilanCommands,
    hitungCicilan,
    isi,
  )) as Inside<typeof hitungCicilan.answer>;
  const body = { ...isi, nama_customer, no_hp_customer, kode_sales: 'S4', dp, harga_jual_cicil };
  await lakukan(dunia, kasir(dunia), cicilan, ['simpan', { ...body, bayar: bayaran(dp) }]);
}

/** The plan of this buyer, with the piece that waits for it. */
async function planOf(dunia: Dunia, siapa: number) {
  const { rows } = await dunia.client.query<{ no_cicilan: string; total: number; kode_barcode: string }>(
    `select c.no_cicilan, c.total::bigint::float8 as total, b.kode_barcode from cicilan c
       join cicilan_barang b on b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan
      where c.kode_toko = $1 and c.no_hp_customer = '62' || substr($2, 2)`,
    [dunia.toko.kode_toko, PEMBELI[siapa]?.[1]],
  );
  return rows[0];
}

async function angsur(dunia: Dunia, siapa: number, cara: 'ANGSURAN' | 'LUNAS_CEPAT'): Promise<void> {
  const plan = await planOf(dunia, siapa);
  if (!plan) return;
  const { no_cicilan } = plan;
  const tanya = async (jumlah?: number) =>
    (await panggil(dunia, kasir(dunia), cicilanCommands, tagihanCicilan, {
      ...{ no_cicilan, cara, ...(jumlah ? { jumlah } : {}) },
    })) as Inside<typeof tagihanCicilan.answer>;
  const semula = await tanya();
  const tagihan = await tanya(semula.berikut);
  const { jumlah, denda } = tagihan;
  const body = {
    no_cicilan,
    cara,
    terbayar: tagihan.terbayar,
    jumlah,
    denda,
    bayar: bayaran(jumlah + denda),
  };
  await lakukan(dunia, kasir(dunia), bayarCicilan, ['simpan', body]);
}

async function ambil(dunia: Dunia, siapa: number): Promise<void> {
  const plan = await planOf(dunia, siapa);
  if (!plan) return;
  const { no_cicilan, total, kode_barcode } = plan;
  const kosong = {
    nama_barang: null,
    harga_total: null,
    finishing: null,
    harga_per_gram: null,
    ongkos: null,
  };
  await jalankan(dunia, kasir(dunia), penjualan, 'simpan', {
    ...{
      ...NOTA_KOSONG,
      no_cicilan,
      total,
      barang: [{ kode_barcode, kode_sales: 'S4', ...kosong, diskon: null, jumlah: null }],
    },
    bayar: [{ ...tunai(total), jenis: 'CICILAN' }],
  });
}

/** As if the plan had begun so many months before the shop wrote its books here. */
async function bukuLama(dunia: Dunia, siapa: number, bulan: number): Promise<void> {
  const plan = await planOf(dunia, siapa);
  // In one transaction: stores trade side by side, and another one would switch the guard on again in between.
  await dunia.client.query('begin');
  await dunia.client.query('alter table cicilan_jadwal disable trigger kekal');
  await dunia.client.query(
    `update cicilan_jadwal set jatuh_tempo = jatuh_tempo - make_interval(months => $3) where kode_toko = $1 and no_cicilan = $2`,
    [dunia.toko.kode_toko, plan?.no_cicilan, bulan],
  );
  await dunia.client.query('alter table cicilan_jadwal enable always trigger kekal');
  await dunia.client.query('commit');
}

async function lelang(dunia: Dunia): Promise<void> {
  const plan = await planOf(dunia, LELANG as number);
  if (!plan) return;
  const { no_cicilan } = plan;
  const { rows } = await dunia.client.query<{ hari: string }>(
    "select tanggal::text as hari from hari_toko where kode_toko = $1 and status = 'OPEN'",
    [dunia.toko.kode_toko],
  );
  const isi = { tgl_pemberitahuan: rows[0]?.hari, cara_pemberitahuan: 'WHATSAPP', alasan: 'TIDAK DIBAYAR' };
  await lakukan(dunia, spv(dunia), cicilan, ['lelang', { no_cicilan, ...isi }]);
}

/** One buyer a day, then what becomes of each; a plan that is paid on time is paid again after a month. */
export async function cicil(dunia: Dunia, hari: number): Promise<void> {
  const siapa = hari - 5;
  if (siapa >= 0 && siapa < PEMBELI.length) await jualCicil(dunia, siapa);
  if (hari === 11) await bukuLama(dunia, LELANG as number, 7);
  if (hari === 11) await bukuLama(dunia, TELAT as number, 2);
  if (hari === 12) await angsur(dunia, DIAMBIL as number, 'LUNAS_CEPAT');
  if (hari === 13) await ambil(dunia, DIAMBIL as number);
  if (hari === 14) await angsur(dunia, LUNAS as number, 'LUNAS_CEPAT');
  if (hari === 15) await lelang(dunia);
  if (hari === 16) {
    const plan = await planOf(dunia, BATAL as number);
    const isi = { no_cicilan: plan?.no_cicilan, cara_kembali: 'CASH', alasan: 'PINDAH KOTA' };
    if (plan) await lakukan(dunia, kasir(dunia), cicilan, ['batal', isi]);
  }
  if (hari === 17 || hari === 34) await angsur(dunia, JALAN as number, 'ANGSURAN');
  if (hari === 18) await angsur(dunia, TELAT as number, 'ANGSURAN');
}
