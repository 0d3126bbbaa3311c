/**
 * Protects: settings are a closed list of typed values; who changes one is who may; what weakens a rule needs a second
 * person; head office sets several stores at once; each change stands in its store's log and reaches open browsers.
 */
import type { AddressInfo } from 'node:net';
import { followSettings, startSockets } from '@mustika/server-kit/http/sockets.ts';
import { io as connect } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Kit, PASSWORD, perangkatOf, testApp } from '../../tests/kit/app.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, setujui } from '../../tests/kit/jual.ts';
import { dititip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const portal = { portal: 'JKT1' };
const OWNER = { user_id: 'OWNER', password: PASSWORD };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(async () => {
  await kit?.close();
});
afterEach(async () => {
  expect((await kit.owner.query('select * from cek_invarian()')).rows).toEqual([]);
});

type Isi = { value: string; versi?: number; toko?: string[]; alasan?: string };
const ubah = (user: string, key: string, { value, versi = 0, toko, alasan }: Isi, opsi: object = portal) =>
  kit.as(user).put(
    `para-system/key/${key}`,
    {
      value,
      versi,
      ...(alasan ? { alasan } : {}),
      ...(toko ? { toko: toko.map((kode_toko) => ({ kode_toko })) } : {}),
    },
    opsi,
  );

const baris = async (kode_toko: string, key: string) =>
  (
    await kit.owner.query(
      'select value, versi, diubah_oleh from para_system where kode_toko = $1 and key = $2',
      [kode_toko, key],
    )
  ).rows[0] as { value: string; versi: number; diubah_oleh: string } | undefined;

describe('the closed list', () => {
  test.each([
    ['a name nobody declared', 'OWNER', 'PINTU_BELAKANG', 'true', 404, 'SETELAN_TIDAK_ADA'],
    ['a number that is none', 'OWNER', 'SEWA_KERANJANG_MENIT', 'lima', 422, 'NILAI_SETELAN_SALAH'],
    ['a number outside its range', 'OWNER', 'SEWA_KERANJANG_MENIT', '241', 422, 'NILAI_SETELAN_SALAH'],
    ['a choice that is none', 'OWNER', 'PPN_CARA', 'GRATIS', 422, 'NILAI_SETELAN_SALAH'],
    ['a module that is neither on nor off', 'OWNER', 'CICILAN_MODULE', '', 422, 'NILAI_SETELAN_SALAH'],
    ['a store that does not exist', 'OWNER', 'DAFTAR_TOKO_REKAP', 'JKT1,XXX9', 400, 'TOKO_TIDAK_ADA'],
    ['PPN in a shop that is not PKP', 'OWNER', 'PPN_TRANSAKSI_MODULE', 'true', 409, 'TOKO_BUKAN_PKP'],
    ['a level the setting is not for', 'MU', 'PPN_CARA', 'EKSKLUSIF', 403, 'SETELAN_BUKAN_WEWENANG'],
  ])('%s is refused', async (_name, user, key, value, status, code) => {
    const before = await baris('JKT1', key);
    expect(await ubah(user, key, { value, versi: before?.versi ?? 0 })).toMatchObject({ status, code });
    expect(await baris('JKT1', key)).toEqual(before);
  });

  test('a cashier and a supervisor whose screen was taken away change nothing', async () => {
    const layar = async (is_show: boolean) => {
      await kit.owner.query(
        "insert into hak_akses (user_id, path, is_show) values ('SPV1', '/settingtoko', $1) on conflict (user_id, path) do update set is_show = $1",
        [is_show],
      );
      kit.deps.sessions.forget('SPV1');
    };
    await layar(false);
    onTestFinished(() => layar(true));
    for (const user of ['KASIR1', 'SPV1'])
      expect(await ubah(user, 'SEWA_KERANJANG_MENIT', { value: '20' }, {})).toMatchObject({
        status: 403,
        code: 'TIDAK_BERHAK',
      });
  });
});

describe('a change', () => {
  test('is kept with before, after, who and why, and counts its versions', async () => {
    const key = 'SEWA_KERANJANG_MENIT';
    expect(await ubah('OWNER', key, { value: ' 020 ', alasan: 'Ramai' })).toMatchObject({
      status: 200,
      message: 'Pengaturan Berhasil Disimpan',
      data: [{ kode_toko: 'JKT1', key, value: '20', versi: 1, berubah: true }],
    });
    expect(await ubah('MU', key, { value: '25', versi: 1 })).toMatchObject({ status: 200 });
    expect(await ubah('OWNER', key, { value: '30', versi: 1 })).toMatchObject({
      status: 409,
      code: 'SUDAH_BERUBAH',
    });
    expect(await baris('JKT1', key)).toEqual({ value: '25', versi: 2, diubah_oleh: 'MU' });
    const { data } = await kit.as('OWNER').get(`setelan/${key}/riwayat`, portal);
    expect(data).toMatchObject([
      { user_id: 'MU', sebelum: '20', sesudah: '25' },
      { user_id: 'OWNER', sebelum: null, sesudah: '20', alasan: 'Ramai' },
    ]);
    expect((await kit.as('OWNER').get('setelan', portal)).data).toContainEqual(
      expect.objectContaining({ key, value: '25', versi: 2, diubah_oleh: 'MU' }),
    );
    expect((await kit.as('OWNER').get(`para-system/key/${key}`, portal)).data).toEqual({ key, value: '25' });
  });

  test('to what counts already is none: nothing is written', async () => {
    expect(await ubah('OWNER', 'TEMPO_BUYBACK', { value: '3' })).toMatchObject({
      status: 200,
      data: [{ versi: 0, berubah: false }],
    });
    expect(await baris('JKT1', 'TEMPO_BUYBACK')).toBeUndefined();
  });

  test('sent twice under one key happens once', async () => {
    const send = () =>
      kit
        .as('OWNER')
        .put(
          'para-system/key/CETAK_DUPLIKAT_TITIPAN_MODULE',
          { value: 'true', versi: 0 },
          { ...portal, key: 'kembar-setelan-1' },
        );
    const [one, two] = await Promise.all([send(), send()]);
    expect(two.data).toEqual(one.data);
    expect(await baris('JKT1', 'CETAK_DUPLIKAT_TITIPAN_MODULE')).toMatchObject({ value: 'true', versi: 1 });
  });
});

test('a module is on only while what it needs is on', async () => {
  await atur(kit, { PENJUALAN_BAYAR_POIN_MODULE: null });
  expect(await ubah('OWNER', 'MEMBER_RESET_POIN_MODULE', { value: 'true' })).toMatchObject({ status: 200 });
  const { versi } = (await baris('JKT1', 'MEMBER_MODULE')) as { versi: number };
  expect(await ubah('OWNER', 'MEMBER_MODULE', { value: 'false', versi })).toMatchObject({
    status: 409,
    code: 'MODUL_DIBUTUHKAN',
    message: 'Modul Ini Masih Dibutuhkan MEMBER_RESET_POIN_MODULE',
  });
  expect(await ubah('OWNER', 'MEMBER_RESET_POIN_MODULE', { value: 'false', versi: 1 })).toMatchObject({
    status: 200,
  });
  expect(await ubah('OWNER', 'MEMBER_MODULE', { value: 'false', versi })).toMatchObject({ status: 200 });
  expect(await ubah('OWNER', 'MEMBER_RESET_POIN_MODULE', { value: 'true', versi: 2 })).toMatchObject({
    status: 409,
    code: 'MODUL_MEMBUTUHKAN',
  });
  expect(await ubah('OWNER', 'MEMBER_MODULE', { value: 'true', versi: versi + 1 })).toMatchObject({
    status: 200,
  });
});

describe('a guarded setting', () => {
  const key = 'PEMBULATAN';
  const badan = async (value: string) => ({ value, versi: (await baris('JKT1', key))?.versi ?? 0 });
  const kirim = (body: object) => kit.as('SU').put(`para-system/key/${key}`, body, portal);

  test('what it reaches that is open with customers is read, of each store', async () => {
    await hargaGrup(kit);
    await masukkan(kit, { kode_barcode: 'SETEL001' });
    await dititip(kit.as('KASIR1'), titip(['SETEL001'], HARGA_BAKU, 1_000_000));
    const minta = async (toko: string[]) =>
      (await ubah('OWNER', 'PPN_CARA', { value: 'EKSKLUSIF', toko }, {})).detail.perlu[0].rincian as object[];
    const terbuka = [
      { label: 'Masih Terbuka', nilai: 'Titipan JKT1: 1' },
      {
        label: 'Yang Masih Terbuka',
        nilai: 'Harga yang sudah disepakati tetap dihitung dengan cara PPN saat disepakati.',
      },
    ];
    expect((await minta(['JKT1', 'SBY1'])).slice(2)).toEqual(terbuka);
    expect((await minta(['SBY1'])).slice(1)).toEqual([]);
  });

  test('asks for a second person and says what he agrees to', async () => {
    const body = await badan('1000');
    const refused = await kirim(body);
    expect(refused).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    expect(refused.detail.perlu).toEqual([
      {
        kategori: 'settings',
        description: 'setting change',
        perlu_keterangan: false,
        rincian: [{ label: 'PEMBULATAN JKT1', nilai: 'Rp 500 menjadi Rp 1.000' }],
      },
    ]);
    const detail_authorization = await setujui(kit.as('SU'), refused.detail, OWNER, portal);
    // The approval is for this value: another one asks again.
    expect(await kirim({ ...body, value: '1', detail_authorization })).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
    });
    expect(await kirim({ ...body, detail_authorization })).toMatchObject({ status: 200 });
    expect(await baris('JKT1', key)).toMatchObject({ value: '1000', diubah_oleh: 'SU' });
    const { data } = await kit.as('SU').get(`setelan/${key}/riwayat`, portal);
    expect(data[0]).toMatchObject({ user_id: 'SU', sesudah: '1000', disetujui: 'OWNER' });
    // Used once.
    expect(await kirim({ ...(await badan('500')), detail_authorization })).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
    });
  });

  test('nobody agrees with himself', async () => {
    const refused = await kit.as('OWNER').put(`para-system/key/${key}`, await badan('2000'), portal);
    const { segel, perlu } = refused.detail;
    expect(
      await kit
        .as('OWNER')
        .post(
          'authorization',
          { ...OWNER, ...perlu[0], rincian: undefined, perlu_keterangan: undefined, segel },
          portal,
        ),
    ).toMatchObject({ status: 401, code: 'OTORISASI_GAGAL' });
  });
});

describe('head office', () => {
  test('sets several stores at once, each in its own log', async () => {
    const toko = ['JKT1', 'BDG1', 'SBY1'];
    const answer = await ubah('OWNER', 'FINISHING_BARANG_MODULE', { value: 'true', toko }, {});
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect(
      answer.data.map((one: { kode_toko: string; berubah: boolean }) => [one.kode_toko, one.berubah]),
    ).toEqual(toko.map((kode) => [kode, true]));
    const { data } = await kit.as('OWNER').get('setelan/FINISHING_BARANG_MODULE/toko');
    expect(
      Object.fromEntries(
        data.map((one: { kode_toko: string; value: string | null }) => [one.kode_toko, one.value]),
      ),
    ).toMatchObject({
      JKT1: 'true',
      BDG1: 'true',
      SBY1: 'true',
      PUSAT: null,
    });
    const { rows } = await kit.owner.query(
      "select kode_toko, user_id from audit where aksi = 'setelan.ubah' and objek = 'FINISHING_BARANG_MODULE' order by kode_toko",
    );
    expect(rows).toEqual([...toko].sort().map((kode_toko) => ({ kode_toko, user_id: 'OWNER' })));
  });

  test('is refused as a whole when one store is not ready', async () => {
    const answer = await ubah('OWNER', 'PPN_TRANSAKSI_MODULE', { value: 'true', toko: ['BDG1', 'JKT1'] }, {});
    expect(answer).toMatchObject({ status: 409, code: 'TOKO_BUKAN_PKP' });
  });

  test('alone reads and sets other stores; a supervisor has the everyday switches of his own', async () => {
    expect(
      await ubah('SPV1', 'CETAK_DUPLIKAT_PENJUALAN_MODULE', { value: 'true', toko: ['BDG1'] }, {}),
    ).toMatchObject({ status: 403, code: 'SETELAN_TOKO_LAIN' });
    expect(await ubah('SPV1', 'CETAK_DUPLIKAT_PENJUALAN_MODULE', { value: 'true' }, {})).toMatchObject({
      status: 200,
    });
    expect(await ubah('SPV1', 'FINISHING_BARANG_MODULE', { value: 'false', versi: 1 }, {})).toMatchObject({
      status: 403,
      code: 'SETELAN_BUKAN_WEWENANG',
    });
    expect((await kit.as('SPV1').get('setelan/FINISHING_BARANG_MODULE/toko')).status).toBe(403);
  });
});

test('open browsers of the store hear of it, whoever wrote it; the one who did does not', async () => {
  const server = startSockets(kit.app, kit.deps);
  // Whatever comes of it: an open line keeps the server from closing.
  onTestFinished(() => server.close());
  await followSettings(server, kit.deps);
  await kit.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(kit.app.server.address() as AddressInfo).port}`;
  const dengar = async (user_id: string) => {
    const device = perangkatOf(user_id);
    const token = await kit.deps.sessions.open({ user_id, device, address: '127.0.0.1' });
    const socket = connect(url, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: `perangkat=${device}` },
    });
    onTestFinished(() => void socket.close());
    const didengar: unknown[] = [];
    socket.on('settings-changed', (...args: unknown[]) => didengar.push(args));
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    return { socket, didengar };
  };
  kit.lupakan();
  const kasir = await dengar('KASIR1');
  const bandung = await dengar('KASIR1-BDG');
  const pusat = await dengar('SU');
  const pemilik = await dengar('OWNER');
  kit.lupakan();
  const versi = (await baris('JKT1', 'SEWA_KERANJANG_MENIT'))?.versi ?? 0;
  await kit.owner.query("select set_config('app.user_id', 'OWNER', false)");
  await kit.owner.query(
    "update para_system set value = '45', versi = versi + 1 where kode_toko = 'JKT1' and key = 'SEWA_KERANJANG_MENIT'",
  );
  // Each browser hears of it in its own time.
  await expect.poll(() => [kasir, pusat].map(({ didengar }) => didengar.length)).toEqual([1, 1]);
  expect(versi).toBeGreaterThan(0);
  const kabar = [[{ key: 'SEWA_KERANJANG_MENIT', value: '45' }], 'JKT1'];
  expect(kasir.didengar).toEqual([kabar]);
  expect(pusat.didengar).toEqual([kabar]);
  expect([...bandung.didengar, ...pemilik.didengar]).toEqual([]);
  expect((await kit.deps.stores.get('JKT1'))?.settings.SEWA_KERANJANG_MENIT).toBe('45');
});
