/** Protects: a practice store marks its papers, reaches nobody, outlives a restart, and is gone when nobody uses it. */

import { newToken } from '@mustika/server-kit/people/session-store.ts';
import { NO_PRACTICE } from '@mustika/server-kit/practice.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { nota } from '../../tests/kit/jual.ts';
import { berlatih, type Magang, tempat } from '../../tests/kit/latih.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import type { TugasJual } from './jual.rule.ts';
import { tulisTiket } from './lembar.query.ts';

const TANDA = 'LATIHAN - BUKAN NOTA';
let kit: Kit;
let di: Magang;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  di = await berlatih(kit, 'SPV1', 'JUAL');
});
afterAll(() => kit?.close());

const databases = async (): Promise<string[]> => {
  const name = new URL(kit.url).pathname.slice(1);
  const { rows } = await kit.owner.query<{ datname: string }>(
    "select datname from pg_database where datname like $1 || '\\_latihan%' order by 1",
    [name],
  );
  return rows.map(({ datname }) => datname.slice(name.length));
};

test('every paper says that it is none: slip, sheet, report and file', async () => {
  const tugas = (await di.get('latihan/tugas')).data.tugas as TugasJual;
  const body = nota([{ kode_barcode: tugas.kode_barcode }], tugas.total + tugas.diskon);
  const no_faktur_group = (await di.post('penjualan/simpan', body)).data.no_dokumen as string;
  const cetak = (more: object) => di.post('penjualan/cetak', { no_faktur_group, pratinjau: 'YA', ...more });
  const { data } = await cetak({});
  expect(data.text).toContain(TANDA);
  expect(Buffer.from(data.escpos as string, 'base64').toString('latin1')).toContain(TANDA);
  const lembar = teksPdf((await cetak({ format: 'PDF' })).bytes);
  expect(lembar.map(({ teks }) => teks).join(' ')).toContain(TANDA);
  const laporan = await di.get('penjualan/get/report/pdf?tgl_awal=2026-11-01&tgl_akhir=2026-11-30');
  expect(laporan, laporan.text.slice(0, 300)).toMatchObject({ status: 200 });
  expect(
    teksPdf(laporan.bytes)
      .map(({ teks }) => teks)
      .join(' '),
  ).toContain(TANDA);
});

test('nothing leaves it: no host may be called, no job is worked on, its files lie apart', async () => {
  const run = { id: crypto.randomUUID(), kode_toko: 'JKT1', user_id: 'KASIR2', nama: 'X', latihan: 'JUAL' };
  const store = await kit.ruang.open({ ...run, level: 'KASIR' });
  for (const address of ['https://graph.facebook.com/x', 'http://127.0.0.1/x'])
    expect(store.outbound.refusal(address)).not.toBe(null);
  expect(store.sockets.current).toBe(null);
  expect(store.config.dataDir).toBe(`${kit.deps.config.dataDir}/latihan`);
  expect(store.secrets.keyId()).not.toBe(kit.deps.secrets.keyId());
});

test('a run goes on after the server was started anew', async () => {
  await kit.ruang.close();
  expect((await di.get('users/sesi')).data).toMatchObject({ user_id: 'SPV1', nama_toko: TANDA });
});

test('a second run of the same person throws the first away; what nobody uses is let go', async () => {
  const sebelum = await databases();
  di = await berlatih(kit, 'SPV1', 'BELI');
  expect(await databases()).toHaveLength(sebelum.length);
  expect((await di.get('users/sesi')).status).toBe(200);
  await kit.ruang.idle();
  expect((await di.get('users/sesi')).status).toBe(200);
  kit.clock.advance({ minutes: 36 });
  await kit.ruang.idle();
  expect(await di.get('users/sesi')).toMatchObject({ status: 401, code: 'TOKEN_TIDAK_VALID' });
  // The one that is left was opened before the restart; it goes when somebody begins a run three hours later.
  expect(await databases()).toHaveLength(sebelum.length - 1);
  kit.clock.advance({ hours: 3 });
  kit.lupakan();
  await berlatih(kit, 'SPV1', 'JUAL');
  expect(await databases()).toHaveLength(2);
});

test('where there is no room there is no menu, no call and no door', async () => {
  const tanpa = await testApp({ pgUrl: inject('pgUrl'), batas: { practice: NO_PRACTICE } });
  const { data } = await tanpa.as('OWNER').get('users/sesi');
  expect(data.sarana).toEqual([]);
  const path = ['/ruang-latihan', '/laporan-latihan'];
  const shown = data.akses.flatMap(
    ({ children }: { children: { path: string; is_show: boolean }[] }) => children,
  );
  expect(
    shown.filter((one: { path: string; is_show: boolean }) => path.includes(one.path) && one.is_show),
  ).toEqual([]);
  expect(await tanpa.as('OWNER').get('latihan/ruang')).toMatchObject({ status: 403 });
  expect(await tanpa.siapa().get('../../latihan/api/v1/users/sesi')).toMatchObject({ status: 404 });
  await tanpa.close();
});

test('where plain HTTP is refused practice is, too, and its cookie travels encrypted only', async () => {
  const env = { ENKRIPSI: 'on', APP_URL: 'https://toko.contoh.co.id', TRUST_PROXY: '127.0.0.1' };
  const aman = await testApp({ pgUrl: inject('pgUrl'), env });
  const device = 'perangkat-KASIR1';
  await aman.deps.sessions.open({ user_id: 'KASIR1', device, address: '::1' });
  const kini = aman.clock.now();
  const tiket = `JKT1.${newToken()}`;
  await tulisTiket(
    aman.deps.db,
    { kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false },
    {
      ...{ id: crypto.randomUUID(), latihan: 'JUAL', tiket, perangkat: device },
      ...{ dibuat: kini.toString(), berakhir: kini.add({ seconds: 60 }).toString() },
    },
  );
  const https = { 'x-forwarded-proto': 'https', cookie: `__Host-perangkat=${device}` };
  const masuk = await aman.siapa(https).post('latihan/masuk', { tiket }, { key: null });
  expect(masuk, masuk.text).toMatchObject({ status: 200 });
  expect(String(masuk.headers['set-cookie'])).toMatch(/Path=\/latihan; HttpOnly; Secure; SameSite=Strict/);
  const headers = { cookie: tempat(masuk), 'x-auth-token': masuk.data.token as string };
  const tanya = (more: object) =>
    aman.app.inject({
      method: 'POST',
      url: '/latihan/api/v1/latihan/selesai',
      headers: { ...headers, ...more },
      payload: {},
    });
  expect((await tanya({})).json()).toMatchObject({ code: 'HARUS_TERENKRIPSI' });
  expect((await tanya({ 'x-forwarded-proto': 'https' })).statusCode).toBe(200);
  await aman.close();
});
