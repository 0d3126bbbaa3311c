/** Protects: who sees whose hints, that a mark hides what was seen and nothing more, and that the rules of a chain are its owner's. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import {
  batalJual,
  HARGA_BAKU,
  hargaGrup,
  nota,
  numberOf,
  potongBaru,
  terjual,
} from '../../tests/kit/jual.ts';
import { cari, orangDiukur, setel } from '../../tests/kit/petunjuk.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'PTJL');
const dibatalkan = async (user = 'KASIR1') =>
  batalJual(kit, await terjual(kit.as(user), nota([await potong()], HARGA_BAKU)));
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  for (let at = 0; at < 3; at += 1) await dibatalkan();
  for (let at = 0; at < 3; at += 1) {
    const isi = { kode_member: 'JKT1000002', arah: 'TAMBAH', poin: 4, keterangan: 'nota terlewat' };
    numberOf(await kit.as('SPV1').post('transaksi-poin/simpan', isi));
  }
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const portal = { portal: 'JKT1' };
const dilihat = async (user: string, more: Record<string, string> = {}): Promise<string[]> => {
  const { data } = await cari(kit.as(user), more);
  return data.map((one: { orang: string; aturan: string }) => `${one.orang} ${one.aturan}`);
};
const BATAL = 'KASIR1 BATAL_NOTA';
const POIN = 'SPV1 POIN_TANGAN';

test('everybody sees those below him: nobody himself, an equal or who stands above, but the owner', async () => {
  expect(await dilihat('OWNER')).toEqual(expect.arrayContaining([BATAL, POIN]));
  expect(await dilihat('MU')).toEqual(expect.arrayContaining([BATAL, POIN]));
  expect(await dilihat('SPV1')).toEqual([BATAL]);
  const orang = (await cari(kit.as('SPV1'), { tampil: 'ORANG' })).data;
  expect(new Set(orang.map((one: { orang: string }) => one.orang))).toEqual(new Set(['KASIR1', 'KASIR2']));
  for (const user of ['KASIR1', 'DEV']) expect((await kit.as(user).get('petunjuk/report')).status).toBe(403);
});

test('nor the rows of anybody else, nor another store', async () => {
  const rinci = (user: string, orang: string, aturan: string, options = {}) =>
    kit
      .as(user)
      .get(
        `petunjuk/report-rincian?aturan=${aturan}&orang=${orang}&tgl_awal=${HARI}&tgl_akhir=${HARI}`,
        options,
      );
  expect((await rinci('SPV1', 'KASIR1', 'BATAL_NOTA')).total).toBe(3);
  for (const orang of ['SPV1', 'OWNER', 'SIAPA'])
    expect((await rinci('SPV1', orang, 'POIN_TANGAN')).total, orang).toBe(0);
  const { data } = await kit.as('SPV1-BDG').get('petunjuk/report?lingkup=SEMUA&tampil=ORANG');
  expect(data.every((one: { kode_toko: string }) => one.kode_toko === 'BDG1')).toBe(true);
  expect((await rinci('SPV1-BDG', 'KASIR1', 'BATAL_NOTA')).total).toBe(0);
  expect((await rinci('SPV1-BDG', 'KASIR1', 'BATAL_NOTA', portal)).code).toBe('TOKO_LAIN');
});

const tanda = (more: object = {}) => ({
  ...{ aturan: 'BATAL_NOTA', orang: 'KASIR1', tgl_awal: '2026-11-01', tgl_akhir: HARI },
  ...{ kali: 3, catatan: 'orang baru, sudah diajari', ...more },
});
const tandai = (more: object = {}, user = 'OWNER', key?: string) =>
  kit.as(user).post('petunjuk/dilihat', tanda(more), { ...portal, ...(key ? { key } : {}) });

test('what was not seen so is not marked, and only the owner and a super user mark', async () => {
  expect(await tandai({ kali: 2 })).toMatchObject({
    status: 409,
    code: 'PETUNJUK_BERUBAH',
    detail: { kali: 3 },
  });
  for (const more of [
    { orang: 'SIAPA' },
    { aturan: 'CETAK_ULANG' },
    { kelompok: '75' },
    { tgl_akhir: '2026-11-02' },
  ])
    expect(await tandai(more)).toMatchObject({ status: 404, code: 'PETUNJUK_TIDAK_ADA' });
  for (const more of [
    { catatan: 'x' },
    { kali: 0 },
    { tgl_awal: HARI, tgl_akhir: '2026-11-01' },
    { aturan: 'X' },
  ])
    expect((await tandai(more)).status).toBe(400);
  for (const user of ['MU', 'PUSAT']) expect((await tandai({}, user)).status).toBe(403);
  expect((await kit.as('SPV1').post('petunjuk/dilihat', tanda())).status).toBe(403);
  expect(await dilihat('OWNER')).toContain(BATAL);
});

test('a mark hides it with who, when and why, in the log too; a twin is the same mark; one more and it is back', async () => {
  const key = crypto.randomUUID();
  const satu = await tandai({}, 'OWNER', key);
  expect(satu, satu.text).toMatchObject({ status: 200, message: 'Petunjuk Ditandai Sudah Dilihat' });
  expect((await tandai({}, 'OWNER', key)).data.id).toBe(satu.data.id);
  expect(await dilihat('OWNER')).not.toContain(BATAL);
  expect(await dilihat('OWNER')).toContain(POIN);
  const { data } = await cari(kit.as('OWNER'), { tampil: 'DILIHAT' });
  expect(data).toMatchObject([
    {
      orang: 'KASIR1',
      aturan: 'BATAL_NOTA',
      kali: 3,
      dilihat_oleh: 'OWNER',
      catatan: 'orang baru, sudah diajari',
    },
  ]);
  const { rows } = await kit.owner.query(
    "select kode_toko, user_id, objek, isi ->> 'catatan' as catatan from audit where aksi = 'petunjuk.dilihat'",
  );
  expect(rows).toEqual([
    { kode_toko: 'JKT1', user_id: 'OWNER', objek: 'KASIR1', catatan: 'orang baru, sudah diajari' },
  ]);
  kit.clock.advance({ minutes: 1 });
  await dibatalkan();
  expect(await dilihat('OWNER')).toContain(BATAL);
});

test('a rule is turned off, and shown as the chain sets it, by the owner; each change stands in the log', async () => {
  await setel(kit, 'POIN_TANGAN', { aktif: false });
  expect(await dilihat('OWNER')).not.toContain(POIN);
  expect((await orangDiukur(kit)).some(({ aturan }) => aturan === 'POIN_TANGAN')).toBe(false);
  await setel(kit, 'POIN_TANGAN', { aktif: true, minimal: 4 });
  expect(await dilihat('OWNER')).not.toContain(POIN);
  await setel(kit, 'POIN_TANGAN', { minimal: 3 });
  expect(await dilihat('OWNER')).toContain(POIN);
  const { data } = await kit.as('SU').get('petunjuk/aturan');
  expect(data).toContainEqual(expect.objectContaining({ aturan: 'POIN_TANGAN', diubah_oleh: 'OWNER' }));
  expect(data).toContainEqual(
    expect.objectContaining({ aturan: 'BATAL_NOTA', ambang: 3, diubah_oleh: null }),
  );
  const { rows } = await kit.owner.query(
    "select isi #>> '{sebelum,minimal}' as dari, isi #>> '{menjadi,minimal}' as ke from audit where aksi = 'petunjuk.aturan' order by seq",
  );
  expect(rows.map(({ dari, ke }) => `${dari} ${ke}`)).toEqual(['3 3', '3 4', '4 3']);
  const isi = { aktif: true, ambang: 3, minimal: 3, kali: 200, menit: 0 };
  for (const salah of [{ ambang: 101 }, { minimal: 0 }, { kali: 99 }, { menit: 1441 }])
    expect((await kit.as('OWNER').put('petunjuk/aturan/BATAL_NOTA', { ...isi, ...salah })).status).toBe(400);
  expect((await kit.as('OWNER').put('petunjuk/aturan/LAIN', isi)).status).toBe(400);
  for (const user of ['MU', 'PUSAT', 'SPV1'])
    expect((await kit.as(user).put('petunjuk/aturan/BATAL_NOTA', isi)).status).toBe(403);
});

test('the list and its rows come as files', async () => {
  const days = `tgl_awal=2026-11-01&tgl_akhir=${HARI}`;
  for (const path of ['petunjuk/report', 'petunjuk/report-rincian'])
    for (const format of ['pdf', 'xlsx', 'csv']) {
      const satu = path.endsWith('rincian') ? '&aturan=BATAL_NOTA&orang=KASIR1' : '';
      expect((await kit.as('OWNER').get(`${path}/${format}?${days}${satu}`, portal)).status).toBe(200);
    }
});
