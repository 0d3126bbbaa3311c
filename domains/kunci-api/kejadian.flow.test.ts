/**
 * Protects: what happens reaches whoever is to be told, in its order, at least once under one id, signed so that a forged one does not
 * hold; a receiver that refuses, breaks off or is silent is tried again and nothing overtakes; after two days it is set aside, said to
 * the owner, and goes on without a loss; two servers send one message; no person stands in it; and addresses inside are not called.
 */
import { randomBytes } from 'node:crypto';
import { cloneDatabase } from '@mustika/server-kit/testing.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { verifyWebhook } from '../../packages/client/client.ts';
import { type Kit, kitOver, PASSWORD, RANTAI } from '../../tests/kit/app.ts';
import { HARGA_BAKU, nota, potongan, terjual } from '../../tests/kit/jual.ts';
import {
  berlangganan,
  buatKunci,
  isianKunci,
  type KunciUji,
  kirim,
  type LanggananUji,
  type PenerimaKabar,
  penerimaKabar,
  sebar,
} from '../../tests/kit/kunci.ts';

let a: Kit;
let b: Kit;
let buang: () => Promise<void>;
let penerima: PenerimaKabar;
let kunci: KunciUji;
let langganan: LanggananUji;
let kode: string[];
let dipakai = 0;
let ke = 0;
const env = { SECRET_KEYS: randomBytes(32).toString('base64') };
beforeAll(async () => {
  const clone = await cloneDatabase(inject('pgUrl'), RANTAI);
  a = await kitOver(clone, { env });
  b = await kitOver(clone, { env });
  buang = clone.drop;
  penerima = await penerimaKabar();
  kode = await potongan(a, 'KABR', 24);
});
beforeEach(async () => {
  ke += 1;
  a.lupakan();
  Object.assign(penerima, { kabar: [], datang: [], ulah: [], lamanya: () => {} });
  await a.owner.query('update langganan_kejadian set aktif = false');
  kunci = await buatKunci(a, {
    nama: `KABAR ${ke}X`,
    hak: ['/data-barang', '/lihat-penjualan', '/master-group'],
  });
  langganan = await berlangganan(a, kunci, penerima.alamat, [
    ...['penjualan.simpan', 'penjualan.batal', 'barang.terjual', 'barang.masuk', 'harga.berubah'],
  ]);
});
afterEach(async () => expect(await a.periksa()).toEqual([]));
afterAll(async () => {
  await a?.lepas();
  await b?.lepas();
  await penerima?.tutup();
  await buang?.();
});

async function jualSatu(more: object = {}): Promise<string> {
  const no = await terjual(a.as('KASIR1'), nota([kode[dipakai] as string], HARGA_BAKU, { ...more }));
  dipakai += 1;
  return no;
}
const maju = (detik: number): void => {
  for (const kit of [a, b]) kit.clock.advance({ seconds: detik });
};
const sekarang = (): number => Math.floor(a.clock.now().epochMilliseconds / 1000);
const kabari = async (kit = a): Promise<void> => {
  await sebar(kit);
  await kirim(kit, langganan);
};
const jenis = (): string[] => penerima.kabar.map(({ isi }) => JSON.parse(isi).type);
const nomor = (): string[] => penerima.kabar.map(({ isi }) => JSON.parse(isi).data.no_dokumen);

test('a sale is told with its pieces and without its customer, and the signature holds', async () => {
  const no = await jualSatu({ nama_customer: 'IBU RAHAYU', no_hp_customer: '081234567890' });
  await kabari();
  expect(jenis()).toEqual(['penjualan.simpan', 'barang.terjual']);
  const [satu, dua] = penerima.kabar as [(typeof penerima.kabar)[0], (typeof penerima.kabar)[0]];
  expect(JSON.parse(satu.isi).data).toEqual({
    ...{ kode_toko: 'JKT1', jenis: 'penjualan', no_dokumen: no, transisi: 'simpan', peristiwa: 1 },
    ...{ status: 'DONE', tanggal: '2026-11-21' },
  });
  const { barang } = JSON.parse(dua.isi).data as { barang: object[] };
  expect(barang).toEqual([
    { kode_barcode: kode[dipakai - 1], dari: 'TOKO/CC01', ke: '@PELANGGAN', qty: 1, berat: 3.25, kadar: 75 },
  ]);
  expect(satu.isi + dua.isi).not.toMatch(/RAHAYU|0812|KASIR1/);
  const now = sekarang();
  const sah = (isi: string, rahasia = langganan.rahasia, pada = now) =>
    verifyWebhook(rahasia, satu.headers, isi, { now: pada });
  expect(await sah(satu.isi)).toMatchObject({ id: satu.id, type: 'penjualan.simpan' });
  expect(await sah(satu.isi.replace('DONE', 'CANC'))).toBeNull();
  expect(await sah(satu.isi, `whsec_${Buffer.alloc(32, 7).toString('base64')}`)).toBeNull();
  expect(await sah(satu.isi, langganan.rahasia, now + 301)).toBeNull();
  expect(
    await verifyWebhook(langganan.rahasia, { ...satu.headers, 'webhook-id': 'lain' }, satu.isi, { now }),
  ).toBeNull();
});

test('nothing that happened before is told, nothing is told twice, and nothing that was not asked for', async () => {
  await kabari();
  expect(penerima.datang).toEqual([]);
  const no = await jualSatu();
  await kabari();
  await kabari(b);
  expect(nomor()).toEqual([no, no]);
  await a.as('SPV1').get('barang/list');
  await kabari();
  expect(penerima.datang).toHaveLength(2);
});

test('whoever refuses, breaks off or is silent is tried again, and nothing overtakes', async () => {
  const [satu, dua] = [await jualSatu(), await jualSatu()];
  penerima.ulah.push(500, 'PUTUS', 'DIAM', 429);
  for (let n = 0; n < 4; n += 1) {
    await kabari(n % 2 === 0 ? a : b);
    // Before its pause is over nobody asks again.
    const kali = penerima.datang.length;
    await kabari();
    expect(penerima.datang).toHaveLength(kali);
    expect(penerima.kabar).toEqual([]);
    maju(30 * 2 ** n + 1);
  }
  await kabari();
  expect(nomor()).toEqual([satu, satu, dua, dua]);
  // The same message five times, the same bytes each time.
  const pertama = penerima.datang.slice(0, 5);
  expect(new Set(pertama.map(({ id, isi }) => `${id} ${isi}`)).size).toBe(1);
  a.lupakan();
  const { data } = await a.as('OWNER').get(`kunci-api/kejadian/kiriman?id=${langganan.id}`);
  expect((data as { percobaan: number; status: string; jawaban: number }[]).at(-1)).toMatchObject({
    ...{ percobaan: 5, status: 'TERKIRIM', jawaban: 204 },
  });
});

test('of two servers one sends, also when one died while it did', async () => {
  await jualSatu();
  await Promise.all([sebar(a), sebar(b)]);
  await Promise.all([kirim(a, langganan), kirim(b, langganan), kirim(a, langganan)]);
  expect(new Set(penerima.datang.map(({ id }) => id)).size).toBe(penerima.datang.length);
  expect(penerima.datang).toHaveLength(2);
  await jualSatu();
  await sebar(a);
  await a.owner.query(
    "update kirim_kejadian set status = 'KIRIM', percobaan = 1, diubah = $2 where langganan = $1 and status = 'ANTRI' and jenis = 'penjualan.simpan'",
    [langganan.id, a.clock.now().toString()],
  );
  await kirim(b, langganan);
  expect(penerima.datang).toHaveLength(2);
  maju(121);
  await kirim(b, langganan);
  expect(jenis()).toEqual(['penjualan.simpan', 'barang.terjual', 'penjualan.simpan', 'barang.terjual']);
});

test('after two days it is set aside and said to the owner; it goes on with what failed, or without it', async () => {
  const no = await jualSatu();
  penerima.ulah.push(503, 503);
  await kabari();
  maju(49 * 3600);
  a.lupakan();
  await kirim(a, langganan);
  const bagaimana = async () =>
    (await a.as('OWNER').get(`kunci-api/kejadian?kunci=${kunci.id}`)).data[0] as Record<string, unknown>;
  expect(await bagaimana()).toMatchObject({ aktif: false, sebab: 'HTTP 503', macet: expect.any(String) });
  const berita = (await a.as('OWNER').get('news/saya')).text;
  expect(berita).toContain('Kabar ke Toko web berhenti');
  await sebar(a);
  await kirim(a, langganan);
  expect(penerima.kabar).toEqual([]);
  const lanjut = (lewati: boolean) =>
    a.as('OWNER').post('kunci-api/kejadian/keadaan', { id: langganan.id, aktif: true, lewati });
  expect(await lanjut(false)).toMatchObject({ status: 200 });
  await kabari();
  expect(nomor()).toEqual([no, no]);
  expect(await bagaimana()).toMatchObject({ aktif: true, macet: null, menunggu: 0 });
});

test('a receiver that is gone (410) is set aside at once, and may be passed over', async () => {
  await jualSatu();
  penerima.ulah.push(410);
  await kabari();
  const body = { id: langganan.id, aktif: true, lewati: true };
  expect(await a.as('OWNER').post('kunci-api/kejadian/keadaan', body)).toMatchObject({ status: 200 });
  await kabari();
  expect(jenis()).toEqual(['barang.terjual']);
});

test('an address that may not be called is set aside at once', async () => {
  await jualSatu();
  await sebar(a);
  const luar = await kitOver(
    { url: a.url, note: a.clock.now().toString(), drop: async () => {} },
    { env: { ...env, OUTBOUND_LOCAL: 'off' } },
  );
  await kirim(luar, langganan);
  await luar.lepas();
  a.lupakan();
  const [satu] = (await a.as('OWNER').get(`kunci-api/kejadian?kunci=${kunci.id}`)).data as object[];
  expect(satu).toMatchObject({ aktif: false, sebab: 'Alamat Harus Diawali https://', menunggu: 1 });
});

test('a receiver that takes its time holds no worker for longer than a quarter of a minute', async () => {
  for (let n = 0; n < 3; n += 1) await jualSatu();
  penerima.lamanya = () => maju(7);
  await sebar(a);
  await a.owner.query('delete from graphile_worker._private_jobs');
  await kirim(a, langganan);
  expect(penerima.kabar).toHaveLength(3);
  const { rows } = await a.owner.query('select key from graphile_worker.jobs where key = $1', [
    `kejadian_kirim|${langganan.id}`,
  ]);
  expect(rows).toHaveLength(1);
  await kirim(a, langganan);
  expect(jenis()).toHaveLength(6);
});

test('what was told is told again from a day on, and one by one, under the same ids', async () => {
  await jualSatu();
  await kabari();
  const dahulu = penerima.kabar.map(({ id, isi }) => ({ id, isi }));
  const ulang = { id: langganan.id, sejak: a.clock.now().toString().slice(0, 10) };
  expect(await a.as('OWNER').post('kunci-api/kejadian/ulang', ulang)).toMatchObject({ status: 200 });
  for (let n = 0; n < 5; n += 1) await kabari();
  const lagi = penerima.kabar.slice(dahulu.length).map(({ id, isi }) => ({ id, isi }));
  for (const satu of dahulu) expect(lagi).toContainEqual(satu);
  const kali = penerima.kabar.length;
  expect(
    await a.as('OWNER').post('kunci-api/kejadian/kirim-lagi', { id: langganan.id, urut: 1 }),
  ).toMatchObject({
    status: 200,
  });
  await kirim(a, langganan);
  expect(penerima.kabar.slice(kali).map(({ id, isi }) => ({ id, isi }))).toEqual([dahulu[0]]);
});

test('while its secret is replaced both sign, and then the new one alone', async () => {
  const putar = { id: langganan.id, jam: 1, password: PASSWORD };
  const { rahasia } = (await a.as('OWNER').post('kunci-api/kejadian/putar', putar)).data as LanggananUji;
  const sah = async (one: string) => {
    const { headers, isi } = penerima.kabar.at(-1) as (typeof penerima.kabar)[0];
    return (await verifyWebhook(one, headers, isi, { now: sekarang() })) !== null;
  };
  await a.as('OWNER').post('kunci-api/kejadian/coba', { id: langganan.id });
  await kirim(a, langganan);
  expect([jenis(), await sah(rahasia), await sah(langganan.rahasia)]).toEqual([['uji'], true, true]);
  maju(3601);
  a.lupakan();
  await a.as('OWNER').post('kunci-api/kejadian/coba', { id: langganan.id });
  await kirim(a, langganan);
  expect([await sah(rahasia), await sah(langganan.rahasia)]).toEqual([true, false]);
});

test('a price that changes is told; a key that may not read a thing hears nothing of it', async () => {
  const [row] = (await a.as('OWNER').get('group/get/all?limit=1', { portal: 'JKT1' })).data as {
    kode_group: string;
    harga: number;
  }[];
  const harga = (row?.harga ?? 0) + 1;
  expect(
    await a.as('OWNER').put(`group/update/${row?.kode_group}`, { harga }, { portal: 'JKT1' }),
  ).toMatchObject({ status: 200 });
  await kabari();
  expect(JSON.parse(penerima.kabar[0]?.isi ?? '{}')).toMatchObject({
    ...{ type: 'harga.berubah', data: { kode_toko: 'JKT1', daftar: 'grup', kode: row?.kode_group } },
  });
  await a.owner.query("update kunci_api set hak = '{/master-group}' where id = $1", [kunci.id]);
  await jualSatu();
  await kabari();
  expect(jenis()).toEqual(['harga.berubah']);
  const body = { kunci: kunci.id, nama: 'X', alamat: penerima.alamat, password: PASSWORD };
  expect(
    await a
      .as('OWNER')
      .post('kunci-api/kejadian/langganan', { ...body, kejadian: [{ kejadian: 'penjualan.simpan' }] }),
  ).toMatchObject({ code: 'KEJADIAN_SALAH' });
});

test('a revoked key tells nobody, and no address inside is called', async () => {
  await jualSatu();
  await a.as('OWNER').post('kunci-api/cabut', { id: kunci.id });
  await kabari();
  expect(penerima.datang).toEqual([]);
  const luar = await kitOver(
    { url: a.url, note: a.clock.now().toString(), drop: async () => {} },
    {
      env: { OUTBOUND_LOCAL: 'off' },
    },
  );
  const lain = await buatKunci(luar, { nama: `DALAM ${ke}X`, hak: ['/lihat-penjualan'] });
  for (const alamat of [
    'http://contoh.co.id/x',
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://localhost/x',
  ])
    expect(
      await luar.as('OWNER').post('kunci-api/kejadian/langganan', {
        ...{ kunci: lain.id, nama: 'X', alamat, password: PASSWORD },
        kejadian: [{ kejadian: 'penjualan.simpan' }],
      }),
      alamat,
    ).toMatchObject({ code: 'ALAMAT_KEJADIAN_DITOLAK' });
  await luar.lepas();
});

describe('a store that is taken from a key', () => {
  const beri = async (...toko: string[]): Promise<void> => {
    a.lupakan();
    const kunciKini = (await a.as('OWNER').get('kunci-api')).data as { id: string; versi: number }[];
    const { nama: _nama, ...isi } = isianKunci({ nama: 'X', hak: ['/lihat-penjualan'], toko }) as {
      nama: string;
    };
    const versi = kunciKini.find(({ id }) => id === kunci.id)?.versi;
    const answer = await a.as('OWNER').put('kunci-api/ubah', { ...isi, id: kunci.id, versi });
    expect(answer, answer.text).toMatchObject({ status: 200 });
  };

  test('is told no more, not even what waits; given again it begins now', async () => {
    await beri('JKT1', 'BDG1');
    penerima.ulah.push(500);
    await jualSatu();
    await kabari();
    await beri('BDG1');
    await jualSatu();
    maju(31);
    await kabari();
    expect(penerima.kabar).toEqual([]);
    await beri('JKT1', 'BDG1');
    await kabari();
    const no = await jualSatu();
    await kabari();
    expect(nomor()).toEqual([no]);
  });

  test('is not told while it is not one of the owner who answers for it', async () => {
    const lingkup = async (toko: string[] | null): Promise<void> => {
      await a.owner.query("update pengguna set lingkup = $1 where user_id = 'OWNER'", [toko]);
      a.lupakan();
    };
    await lingkup(['BDG1']);
    await jualSatu();
    await kabari();
    expect(penerima.datang).toEqual([]);
    await lingkup(null);
    await kabari();
    const no = await jualSatu();
    await kabari();
    expect(nomor()).toEqual([no, no]);
  });
});

test('what waits is bounded: no more is read until it was told, and nothing is lost', async () => {
  const no = await jualSatu();
  await a.owner.query(
    `insert into kirim_kejadian (langganan, urut, id, jenis, toko, terjadi, isi, dibuat, diubah)
     select $1, -n, 'isi' || n, 'uji', 'JKT1', $2, '{}', $2, $2 from generate_series(1, 5000) n`,
    [langganan.id, a.clock.now().toString()],
  );
  const menunggu = async (): Promise<number> =>
    (
      await a.owner.query('select count(*)::int as n from kirim_kejadian where langganan = $1', [
        langganan.id,
      ])
    ).rows[0].n;
  await sebar(a);
  expect(await menunggu()).toBe(5000);
  await a.owner.query('delete from kirim_kejadian where langganan = $1 and urut < 0', [langganan.id]);
  await kabari();
  expect(nomor()).toEqual([no, no]);
});

test('an act queues the nudge where somebody is told, and nothing where nobody is', async () => {
  const DIANTRE = "select payload from graphile_worker._private_jobs where key = 'kejadian_sebar|JKT1'";
  const antrean = async () => (await a.owner.query(DIANTRE)).rows;
  await a.owner.query('delete from graphile_worker._private_jobs');
  const no = await jualSatu();
  // It says where, and that store is read.
  const payload = { kode_toko: 'JKT1' };
  expect(await antrean()).toEqual([{ payload }]);
  await tasks['kejadian_sebar']?.({ kode_toko: 'BDG1' }, a.deps);
  await kirim(a, langganan);
  expect(penerima.kabar).toEqual([]);
  await tasks['kejadian_sebar']?.(payload, a.deps);
  await kirim(a, langganan);
  expect(nomor()).toEqual([no, no]);
  await a.owner.query(
    'update langganan_kejadian set aktif = false; delete from graphile_worker._private_jobs',
  );
  await jualSatu();
  expect(await antrean()).toEqual([]);
});
