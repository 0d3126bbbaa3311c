/**
 * Protects: whatever order people of three stores send, receive, call back and settle in, with sales between them, every piece
 * is where a simple model says it is, at its weight and cost, and in one store at a time. Method: seeded random walks against the
 * real server; what fails is repeated by its seed.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Random, seeded } from '../../database/demo/random.ts';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import {
  bilaDiminta,
  HARGA_BAKU,
  hargaGrup,
  masukkanOleh,
  nota,
  numberOf,
  SANDI_OWNER,
  terjual,
} from '../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const TOKO = ['JKT1', 'BDG1', 'SBY1'] as const;
type Toko = (typeof TOKO)[number];
const orang = (toko: Toko): string => (toko === 'JKT1' ? 'SPV1' : `SPV1-${toko.slice(0, 3)}`);

type Kiriman = { no: string; dari: Toko; ke: Toko };
/** Where a piece is: in a store, on its way, waiting to be settled, or gone. */
type Tempat =
  | { di: Toko }
  | { jalan: Kiriman }
  | { selisih: Kiriman; ditolak: boolean }
  | { hilang: Toko }
  | { terjual: Toko };
type Dunia = { acak: Random; keping: Map<string, Tempat>; langkah: string[] };

const dengan = <K extends string>(dunia: Dunia, kunci: K) =>
  [...dunia.keping].filter(([, tempat]) => Object.hasOwn(tempat, kunci)).map(([kode]) => kode);
const di = (dunia: Dunia, toko: Toko): string[] =>
  dengan(dunia, 'di').filter((kode) => (dunia.keping.get(kode) as { di: Toko }).di === toko);
const ambil = (acak: Random, dari: readonly string[], banyak: number): string[] =>
  dari
    .map((kode) => [acak.next(), kode] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, banyak)
    .map(([, kode]) => kode);
const BERAT = 3.25;

async function minta(user: string, path: string, body: object): Promise<string> {
  return numberOf(await bilaDiminta(kit.as(user), { method: 'POST', path, body }, SANDI_OWNER));
}

async function kirim(dunia: Dunia): Promise<void> {
  const dari = dunia.acak.pick(TOKO);
  const ke = dunia.acak.pick(TOKO.filter((toko) => toko !== dari));
  const kode = ambil(dunia.acak, di(dunia, dari), dunia.acak.between(1, 3));
  if (kode.length === 0) return;
  dunia.langkah.push('kirim');
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  const kiriman = { no: await minta(orang(dari), 'kirim-barang/simpan', { tujuan: ke, barang }), dari, ke };
  for (const one of kode) dunia.keping.set(one, { jalan: kiriman });
}

const kirimanDari = (dunia: Dunia): Kiriman[] => [
  ...new Map(
    [...dunia.keping.values()].flatMap((t) => ('jalan' in t ? [[t.jalan.no, t.jalan] as const] : [])),
  ).values(),
];
const isiDari = (dunia: Dunia, { no }: Kiriman): string[] =>
  [...dunia.keping].filter(([, t]) => 'jalan' in t && t.jalan.no === no).map(([kode]) => kode);

async function terima(dunia: Dunia): Promise<void> {
  const semua = kirimanDari(dunia);
  if (semua.length === 0) return;
  const kiriman = dunia.acak.pick(semua);
  const isi = isiDari(dunia, kiriman);
  const beda = isi.filter(() => dunia.acak.chance(0.3));
  const barang = beda.map((kode_barcode) => {
    const hasil = dunia.acak.pick(['TIDAK_ADA', 'DITOLAK', 'BERAT_BEDA'] as const);
    return hasil === 'BERAT_BEDA' ? { kode_barcode, berat: BERAT - 0.01 } : { kode_barcode, hasil };
  });
  dunia.langkah.push(...new Set(['terima', ...barang.map((b) => ('hasil' in b ? b.hasil : 'BERAT_BEDA'))]));
  await minta(orang(kiriman.ke), 'kirim-barang/terima', { no_kirim: kiriman.no, ke_baki: 'CC01', barang });
  for (const kode of isi) {
    const lain = barang.find((b) => b.kode_barcode === kode);
    const ditolak = lain !== undefined && 'hasil' in lain && lain.hasil === 'DITOLAK';
    dunia.keping.set(kode, lain ? { selisih: kiriman, ditolak } : { di: kiriman.ke });
  }
}

async function tarik(dunia: Dunia): Promise<void> {
  const semua = kirimanDari(dunia);
  if (semua.length === 0) return;
  const kiriman = dunia.acak.pick(semua);
  const isi = isiDari(dunia, kiriman);
  dunia.langkah.push('tarik');
  await minta(orang(kiriman.dari), 'kirim-barang/batal', { no_dokumen: kiriman.no, alasan: 'ditarik' });
  for (const kode of isi) dunia.keping.set(kode, { di: kiriman.dari });
}

async function putuskan(dunia: Dunia): Promise<void> {
  const [kode] = ambil(dunia.acak, dengan(dunia, 'selisih'), 1);
  const tempat = kode ? dunia.keping.get(kode) : undefined;
  if (!kode || !tempat || !('selisih' in tempat)) return;
  const { no, dari, ke } = tempat.selisih;
  const isi = { alasan: 'diputuskan', barang: [{ kode_barcode: kode }] };
  const cara = dunia.acak.pick(['susulan', 'kembali', 'hilang'] as const);
  dunia.langkah.push(cara);
  if (cara === 'susulan') {
    await minta(orang(ke), 'kirim-barang/terima-susulan', {
      ...{ no_kirim: no, ke_baki: 'CC02', ...isi, barang: [{ kode_barcode: kode, berat: BERAT }] },
    });
    dunia.keping.set(kode, { di: ke });
  } else {
    await minta(orang(dari), `kirim-barang/${cara}`, {
      ...{ no_dokumen: no, ...isi, ...(cara === 'kembali' ? { ke_baki: 'CC01' } : {}) },
    });
    dunia.keping.set(kode, cara === 'kembali' ? { di: dari } : { hilang: dari });
  }
}

async function jual(dunia: Dunia): Promise<void> {
  const [kode] = ambil(dunia.acak, di(dunia, 'JKT1'), 1);
  if (!kode) return;
  dunia.langkah.push('jual');
  await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU));
  dunia.keping.set(kode, { terjual: 'JKT1' });
}

const STATUS: Readonly<Record<string, string>> = {
  di: 'TERSEDIA',
  jalan: 'DIKIRIM',
  selisih: 'DIKIRIM',
  hilang: 'HILANG',
  terjual: 'TERJUAL',
};
function tokoDari(tempat: Tempat): Toko {
  if ('di' in tempat) return tempat.di;
  if ('hilang' in tempat) return tempat.hilang;
  if ('terjual' in tempat) return tempat.terjual;
  return ('jalan' in tempat ? tempat.jalan : tempat.selisih).dari;
}

/** Every piece by the database: the one row that is not at another store. */
async function kenyataan(dunia: Dunia): Promise<string[]> {
  const { rows } = await kit.owner.query<{ baris: string }>(
    `select concat_ws(' ', kode_barcode, kode_toko, status, berat, harga_modal) as baris from barang
      where kode_barcode = any ($1) and status <> 'TERKIRIM' order by kode_barcode`,
    [[...dunia.keping.keys()]],
  );
  return rows.map((row) => row.baris);
}

const DILAKUKAN = new Set<string>();

test.each([1, 2, 3])('a walk of forty steps, seed %i', async (seed) => {
  const acak = seeded(seed);
  const kode = TOKO.flatMap((toko, at) =>
    Array.from({ length: 5 }, (_, n) => [`AC${seed}${at}${1000 + n}`, toko] as const),
  );
  for (const toko of TOKO) {
    await hargaGrup(kit, undefined, toko);
    const isi = kode.filter(([, di]) => di === toko).map(([kode_barcode]) => ({ kode_barcode }));
    await masukkanOleh(kit, orang(toko), ...isi);
  }
  const dunia: Dunia = {
    acak,
    keping: new Map(kode.map(([one, di]) => [one, { di }])),
    langkah: [],
  };
  const ACTS = { kirim, terima, tarik, putuskan, jual };
  for (let n = 0; n < 40; n += 1) {
    const act = acak.pick([
      'kirim',
      'kirim',
      'kirim',
      'terima',
      'terima',
      'putuskan',
      'tarik',
      'jual',
    ] as const);
    await ACTS[act](dunia);
  }
  for (const langkah of dunia.langkah) DILAKUKAN.add(langkah);
  const model = [...dunia.keping]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([one, t]) => `${one} ${tokoDari(t)} ${STATUS[Object.keys(t)[0] as string]} 3250 2950000`);
  expect(await kenyataan(dunia), dunia.langkah.join(' ')).toEqual(model);
});

test('together they went every way there is', () => {
  expect([...DILAKUKAN].sort()).toEqual([
    ...[
      'BERAT_BEDA',
      'DITOLAK',
      'TIDAK_ADA',
      'hilang',
      'jual',
      'kembali',
      'kirim',
      'susulan',
      'tarik',
      'terima',
    ],
  ]);
});
