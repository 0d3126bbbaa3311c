/** Protects: every built call of calls.tsv answers with the names, and refuses with the texts, the list prescribes. */
import { FLAGS } from '@mustika/kernel/flags.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, type Method, PASSWORD, perangkatOf, testApp } from '../kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu } from '../kit/beli.ts';
import { dipinjam, hargaTaksir, lunasi } from '../kit/hutang.ts';
import { tanya } from '../kit/izin.ts';
import { atur } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';
import { lewatPenyedia, penyediaWaUji } from '../kit/simulator/penyedia-wa.ts';
import { isiLaci } from '../kit/uang.ts';
import { callOf, isBuiltCall } from './built.ts';
import { paramsIn } from './registered.ts';
import { type SpecCall, specCalls } from './spec.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await semuaModul(kit.owner);
  kit.deps.stores.forget('JKT1');
});
afterAll(() => kit?.close());

const one = async (text: string): Promise<string> => (await kit.owner.query(text)).rows[0]?.satu as string;
const nota = (column: string): Promise<string> =>
  one(`select ${column} as satu from penjualan_barang where kode_toko = 'JKT1' order by no_faktur limit 1`);
const owner = (method: Method, path: string, body?: object): Promise<Answer> =>
  kit.as('OWNER').call(method, path, body, { portal: 'JKT1' });

/** Money between two accounts of the shop, or out of its cashier's drawer. */
async function mutasi(path: string, drawer: boolean): Promise<Answer> {
  const { rows } = await kit.owner.query(
    "select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif order by no_rekening limit 2",
  );
  const [satu, dua] = rows as { no_rekening: string; kode_bank: string }[];
  return owner('POST', path, {
    asal: drawer ? 'CASH' : satu?.kode_bank,
    asal_rekening: drawer ? null : satu?.no_rekening,
    tujuan: dua?.kode_bank,
    tujuan_rekening: dua?.no_rekening,
    jumlah: 1000,
    keterangan: 'sensus',
    kategori: 'MUTASI',
    ...(drawer ? { kasir: 'KASIR1' } : {}),
  });
}

/** A piece that was sold comes back in a shop without modules; answers the number of the purchase. */
async function dibeliKembali(kode_barcode: string): Promise<string> {
  await semuaModul(kit.owner, FLAGS, 'false');
  await atur(kit, { NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: 'true' });
  await jualDulu(kit, kode_barcode);
  const nomor = await dibeli(kit.as('KASIR1'), beli([kode_barcode], BELI_BAKU));
  await semuaModul(kit.owner);
  kit.deps.stores.forget('JKT1');
  return nomor;
}

/** A loan is made and redeemed in a shop without modules. */
async function ditebus(): Promise<void> {
  await semuaModul(kit.owner, FLAGS, 'false');
  kit.deps.stores.forget('JKT1');
  await hargaTaksir(kit);
  await isiLaci(kit, 2_000_000, 'KASIR1');
  await lunasi(kit, await dipinjam(kit, 1_000_000), 1_001_000);
  await semuaModul(kit.owner);
  kit.deps.stores.forget('JKT1');
}

/** A price that is created, and then changed or switched off. */
async function hargaBeli(kode_harga: string, then?: (kode: string) => Promise<Answer>): Promise<Answer> {
  const made = await owner('POST', 'para-harga-beli/create', { kode_harga, harga_per_gram: 950_000 });
  return then ? then(kode_harga) : made;
}

/** How a call is made so that it answers; calls without parameters need no line here. */
const EXAMPLES: Record<string, () => Promise<Answer>> = {
  'POST users/login': () =>
    kit
      .siapa({ cookie: 'perangkat=perangkat-KASIR2' })
      .post('users/login', { user_id: 'KASIR2', password: PASSWORD }),
  'POST authorization': () =>
    owner('POST', 'authorization', {
      user_id: 'SPV1',
      password: PASSWORD,
      kategori: 'sales',
      description: 'sale under cost',
      keterangan: 'pelanggan lama',
      segel: tanya(kit, 'OWNER').segel,
    }),
  'GET user-fingerprint': async () => {
    await kit.owner.query(
      "insert into pengguna_sidik (user_id, id, jari, pola, dibuat) values ('SPV1', gen_random_uuid(), 'JARI LAIN', 'r1.x.y', now())",
    );
    return owner('GET', 'user-fingerprint?user_id=SPV1');
  },
  'POST authorization/fingerprint': async () => {
    const { segel } = tanya(kit, 'OWNER');
    // What the reader of a till saw; how it sees is told by domains/pengguna/sidik.
    await kit.owner.query(
      `insert into otorisasi_tantangan (kode_toko, id, cara, tantangan, requester, approver, op_hash, dibuat, berakhir, perangkat_hash, agen, hasil)
       values ('JKT1', gen_random_uuid(), 'SIDIK_JARI', 'sensus', 'OWNER', 'SPV1', $1, $2::timestamptz, $2::timestamptz + interval '2 minutes', sha256($3::bytea), gen_random_uuid(), 'COCOK')`,
      ['a'.repeat(64), kit.clock.now().toString(), Buffer.from(perangkatOf('OWNER'))],
    );
    const body = { user_id: 'SPV1', fp: 'sensus', kategori: 'sales', segel };
    return owner('POST', 'authorization/fingerprint', body);
  },
  'PUT para-akun-transaksi/{trx}/{type}': () =>
    owner('PUT', 'para-akun-transaksi/PENJUALAN/CASH', {
      detail_akun: [{ kode_akun: 'KAS', jenis_akun: 'DEBET', nomor_akun: '110100' }],
    }),
  'POST cash/mutasi-uang-bank': () => mutasi('cash/mutasi-uang-bank', false),
  'POST cash/mutasi-uang-cash': () => mutasi('cash/mutasi-uang-cash', true),
  'GET cash/history-bank': async () => {
    await mutasi('cash/mutasi-uang-bank', false);
    return owner('GET', 'cash/history-bank');
  },
  'POST pembelian/get/bynota': async () =>
    owner('POST', 'pembelian/get/bynota', { no_faktur_group: await dibeliKembali('SENSUS07') }),
  'POST pembelian/get/bynota/single': async () =>
    owner('POST', 'pembelian/get/bynota/single', { no_faktur: `${await dibeliKembali('SENSUS08')}-1` }),
  'GET pembelian/hidup/report-limited': async () => {
    await dibeliKembali('SENSUS09');
    return owner('GET', 'pembelian/hidup/report-limited');
  },
  'GET hutang/report-penebusan-detail': async () => {
    await ditebus();
    return owner('GET', 'hutang/report-penebusan-detail');
  },
  'POST para-harga-beli/create': () => hargaBeli('SENSUS1'),
  'PUT para-harga-beli/update/{kode_harga}': () =>
    hargaBeli('SENSUS2', (kode) =>
      owner('PUT', `para-harga-beli/update/${kode}`, { harga_per_gram: 960_000, versi: 1 }),
    ),
  'DELETE para-harga-beli/delete/{kode_harga}': () =>
    hargaBeli('SENSUS3', (kode) => owner('DELETE', `para-harga-beli/delete/${kode}`)),
  'POST kirim-uang': async () => {
    const isi = { jumlah: 1000, keterangan: 'sensus', kasir: 'KASIR1' };
    return owner('POST', 'kirim-uang', { ...isi, asal: 'CASH' });
  },
  'POST chat/send': async () => {
    const penyedia = await penyediaWaUji();
    await owner('PUT', 'whatsapp-setting/penyedia', lewatPenyedia(penyedia));
    await owner('POST', 'whatsapp/setuju', { no_hp: '081234500009', setuju: true });
    await kit.owner.query("update penjualan set no_hp_customer = '081234500009' where kode_toko = 'JKT1'");
    const no_dokumen = await nota('no_faktur_group');
    const isi = { receiver: '081234500009', message: no_dokumen, type: 'PENJUALAN' };
    const answer = await owner('POST', 'chat/send', isi);
    await penyedia.tutup();
    return answer;
  },
  'POST timbang-baki/start': () =>
    owner('POST', 'timbang-baki/start', { kode_gudang: 'TOKO', kode_toko: 'CC01' }),
  'GET penjualan/chart': () => owner('GET', 'penjualan/chart?type=today'),
  'GET pembelian/chart': () => owner('GET', 'pembelian/chart?type=monthly'),
  'GET service/chart': () => owner('GET', 'service/chart?type=monthly'),
  'GET pesanan/chart': () => owner('GET', 'pesanan/chart?type=monthly'),
  'POST penjualan/get/bynota': async () =>
    owner('POST', 'penjualan/get/bynota', { no_faktur_group: await nota('no_faktur_group') }),
  'POST penjualan/get/bynota/single': async () =>
    owner('POST', 'penjualan/get/bynota/single', { no_faktur: await nota('no_faktur') }),
  'GET rekenings/get-by-kode-bank': async () =>
    owner(
      'GET',
      `rekenings/get-by-kode-bank?kode_bank=${await one('select kode_bank as satu from rekening limit 1')}`,
    ),
  'GET para-system/key/{key}': () => owner('GET', 'para-system/key/MEMBER_MODULE'),
  'GET member/find-current-birthday': async () => {
    await kit.owner.query("update member set tgl_lahir = '1990-' || $1 where kode_toko_asal = 'JKT1'", [
      HARI.slice(5),
    ]);
    return owner('GET', 'member/find-current-birthday');
  },
};

/** Calls whose call with wrong words must carry the prescribed text. */
const REFUSED: Record<string, () => Promise<Answer>> = {
  'GET kirim-uang/{no_reff}': () => owner('GET', 'kirim-uang/JKT1-KU-000000-0000'),
  'GET user-fingerprint': () => owner('GET', 'user-fingerprint?user_id=OWNER'),
};

const namesOf = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const one of value) namesOf(one, found);
  else if (value !== null && typeof value === 'object')
    for (const [name, inside] of Object.entries(value)) {
      found.add(name);
      namesOf(inside, found);
    }
  return found;
};

const call = (name: string, path: string): Promise<Answer> =>
  (EXAMPLES[name] ?? (() => owner('GET', path)))();

const named = (row: SpecCall): string => `${callOf(row)?.method} ${row.path}`;
const built = specCalls.filter((row) => row.method !== 'SOCKET' && isBuiltCall(row));
const answering = built.filter((row) => row.answer.length > 0);
const refusing = built.filter((row) => row.refusal !== null);

describe('every built call that is told what to answer', () => {
  test.each(answering.map((row) => [named(row), row] as const))('%s', async (name, row) => {
    const known = EXAMPLES[name] !== undefined || (name.startsWith('GET') && paramsIn(row.path).length === 0);
    expect(known, `say in EXAMPLES how ${name} is called`).toBe(true);
    const answer = await call(name, row.path);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const names = namesOf(JSON.parse(answer.text));
    expect(row.answer.filter((wanted) => !names.has(wanted))).toEqual([]);
  });
});

test('every built call that is told how to refuse does so in these words', async () => {
  for (const row of refusing) {
    const refused = REFUSED[named(row)];
    expect(refused, `say in REFUSED how ${named(row)} is refused`).toBeDefined();
    expect((await refused?.())?.message).toBe(row.refusal);
  }
});
