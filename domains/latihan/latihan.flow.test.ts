/** Protects: a drill is done in a store of one's own by a ticket that is good once, and scored by what its documents say. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { nota } from '../../tests/kit/jual.ts';
import {
  bawaTiket,
  berlatih,
  hilang,
  type Magang,
  magang,
  tempat,
  tiketLatihan,
} from '../../tests/kit/latih.ts';
import type { TugasJual } from './jual.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const tugasDari = async (di: Magang): Promise<TugasJual> => (await di.get('latihan/tugas')).data.tugas;

const notaTugas = (
  tugas: TugasJual,
  more: { diskon?: number; uang?: number; kode_member?: string | null } = {},
) => {
  const diskon = more.diskon ?? tugas.diskon;
  return nota([{ kode_barcode: tugas.kode_barcode, diskon }], tugas.total + tugas.diskon - diskon, {
    kode_member: more.kode_member === undefined ? tugas.kode_member : more.kode_member,
    bayar: [{ jenis: 'CASH', jumlah: more.uang ?? tugas.uang }],
  });
};

describe('a ticket', () => {
  test('opens the practice store once, in the browser that asked, within a minute', async () => {
    const tiket = await tiketLatihan(kit, 'KASIR1', 'JUAL');
    const tolak = { status: 401, code: 'TIKET_LATIHAN_TIDAK_SAH' };
    expect(await bawaTiket(kit, 'KASIR2', tiket)).toMatchObject(tolak);
    expect(await bawaTiket(kit, 'KASIR1', tiket.replace('JKT1', 'BDG1'))).toMatchObject(tolak);
    const both = await Promise.all([bawaTiket(kit, 'KASIR1', tiket), bawaTiket(kit, 'KASIR1', tiket)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await bawaTiket(kit, 'KASIR1', tiket)).toMatchObject(tolak);
    const telat = await tiketLatihan(kit, 'KASIR1', 'JUAL');
    kit.clock.advance({ seconds: 61 });
    expect(await bawaTiket(kit, 'KASIR1', telat)).toMatchObject(tolak);
  });

  test('dies with the session of who asked', async () => {
    const tiket = await tiketLatihan(kit, 'KASIR2', 'JUAL');
    await kit.deps.sessions.end('KASIR2');
    kit.lupakan();
    expect(await bawaTiket(kit, 'KASIR2', tiket)).toMatchObject({ status: 401 });
  });
});

describe('the two worlds', () => {
  test('know nothing of each other: a session of one opens nothing of the other', async () => {
    const di = await berlatih(kit, 'KASIR1', 'JUAL');
    const saya = await di.get('users/sesi');
    expect(saya.data).toMatchObject({ user_id: 'KASIR1', level: 'KASIR', nama_toko: 'LATIHAN - BUKAN NOTA' });
    const unauthorized = { status: 401, code: 'TOKEN_TIDAK_VALID' };
    // The token of practice, with whatever cookies there are, at the real door.
    for (const cookie of [
      di.cookie,
      `perangkat=perangkat-KASIR1; ${di.cookie}`,
      `perangkat=${di.cookie.split('.')[1]}`,
    ])
      expect(await kit.siapa({ 'x-auth-token': di.token, cookie }).get('users/sesi')).toMatchObject(
        unauthorized,
      );
    // The real token at the door of practice, with its place and without.
    const asli = await kit.deps.sessions.open({ user_id: 'SPV1', device: 'perangkat-SPV1', address: '::1' });
    for (const cookie of [di.cookie, 'perangkat=perangkat-SPV1', `perangkat=perangkat-SPV1; ${di.cookie}`])
      expect(await magang(kit, asli, cookie).get('users/sesi')).toMatchObject(unauthorized);
    // Its own token in the place of another run.
    const lain = await berlatih(kit, 'SPV1', 'JUAL');
    expect(await magang(kit, di.token, lain.cookie).get('users/sesi')).toMatchObject(unauthorized);
  });

  test('the practice store sets no cookie and offers no practice', async () => {
    const di = await berlatih(kit, 'KASIR1', 'JUAL');
    const login = await di.post('users/login', {
      user_id: 'PENYELIA',
      password: 'latihan-emas',
      ambil_alih: true,
    });
    expect(login).toMatchObject({ status: 200 });
    expect(login.headers['set-cookie']).toBeUndefined();
    expect(await di.post('latihan/mulai', { latihan: 'JUAL' })).toMatchObject({ status: 403 });
    expect(await kit.as('KASIR1').post('latihan/selesai', {})).toMatchObject({ status: 403 });
    expect(tempat(await bawaTiket(kit, 'KASIR1', await tiketLatihan(kit, 'KASIR1', 'JUAL')))).toMatch(
      /^latihan=/,
    );
  });
});

describe('the sale', () => {
  test('as it was asked for is worth everything', async () => {
    const di = await berlatih(kit, 'KASIR1', 'JUAL');
    const jadi = await di.post('penjualan/simpan', notaTugas(await tugasDari(di)));
    expect(jadi, jadi.text).toMatchObject({ status: 200 });
    const hasil = await di.post('latihan/selesai', {});
    expect(hilang(hasil)).toEqual({});
    expect(hasil.data).toMatchObject({ skor: 100 });
    expect(await di.post('latihan/selesai', {})).toMatchObject({
      status: 409,
      code: 'LATIHAN_SUDAH_DINILAI',
    });
    const ruang = await kit.as('KASIR1').get('latihan/ruang');
    expect(ruang.data).toMatchObject({
      keadaan: 'SIAP',
    });
    const ada = ruang.data.latihan as {
      latihan: string;
      boleh: boolean;
      kali: number;
      terbaik: number | null;
    }[];
    expect(ada.filter(({ boleh }) => boleh).map(({ latihan }) => latihan)).toEqual([
      ...['JUAL', 'TUKAR', 'BELI', 'HUTANG'],
    ]);
    expect(ada.find(({ latihan }) => latihan === 'JUAL')).toMatchObject({ kali: 1, terbaik: 100 });
  });

  test('loses the points of what was wrong, and says what it was', async () => {
    const di = await berlatih(kit, 'KASIR1', 'JUAL');
    const tugas = await tugasDari(di);
    await di.post(
      'penjualan/simpan',
      notaTugas(tugas, { diskon: 0, kode_member: null, uang: tugas.uang + 100_000 }),
    );
    kit.clock.advance({ seconds: 180 });
    const hasil = await di.post('latihan/selesai', {});
    expect(Object.keys(hilang(hasil))).toEqual(['DISKON', 'MEMBER', 'KEMBALI', 'WAKTU']);
    expect(hilang(hasil)['MEMBER']).toBe(`0/15 - -> ${tugas.kode_member}`);
  });

  test('that was not made is worth nothing', async () => {
    const di = await berlatih(kit, 'KASIR1', 'JUAL');
    expect((await di.post('latihan/selesai', {})).data).toMatchObject({ skor: 0 });
  });
});
