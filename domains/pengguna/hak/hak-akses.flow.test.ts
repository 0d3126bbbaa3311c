/** Protects: rights are given by who has them, to who is below him, count at once, and are told in the audit. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { beriMenu, semuaMenu } from '../../../tests/security/people.ts';
import { house } from '../../house.ts';
import { selaraskanTemplat } from './templat.query.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

type Simpul = { path: string; is_show: boolean; pilihan: string; sebab: string; children?: Simpul[] };
const simpul = (data: { pohon: { children: Simpul[] }[] }, path: string): Simpul | undefined =>
  data.pohon
    .flatMap((group) => group.children)
    .flatMap((screen) => [screen, ...(screen.children ?? [])])
    .find((node) => node.path === path);
const lihat = async (user_id: string, path: string) =>
  simpul((await kit.as('OWNER').get(`hak-akses/user/${user_id}`)).data, path);
const satu = (path: string, sebelum: string, sesudah: string) => ({
  perubahan: [{ path, sebelum, sesudah }],
});
const ubah = (who: string, user_id: string, body: object) =>
  kit.as(who).put(`hak-akses/user/${user_id}`, body);
const K = '/master-kategori';
const TAMBAH = '/master-sales#tambah';

describe('a decision about a user', () => {
  test('opens a screen with its calls at the next request, and its end shuts it again', async () => {
    const kasir = kit.as('KASIR1');
    expect((await kasir.get('kategori/riwayat/X')).status).toBe(403);
    expect(await lihat('KASIR1', K)).toMatchObject({ is_show: false, pilihan: 'IKUT', sebab: 'TEMPLAT' });
    const given = await ubah('OWNER', 'KASIR1', satu(K, 'IKUT', 'TAMPIL'));
    expect(given).toMatchObject({ status: 200, message: 'Hak Akses Berhasil Disimpan', data: { diubah: 1 } });
    expect(await lihat('KASIR1', K)).toMatchObject({ is_show: true, pilihan: 'TAMPIL', sebab: 'SENDIRI' });
    expect((await kasir.get('kategori/riwayat/X')).status).toBe(200);
    await ubah('OWNER', 'KASIR1', satu(K, 'TAMPIL', 'IKUT'));
    expect((await kasir.get('kategori/riwayat/X')).status).toBe(403);
  });

  test('shuts one act of a screen: the rest of it stays open, and the tree of the session says so', async () => {
    const spv = kit.as('SPV1');
    const baru = { kode_sales: 'UJI', nama_sales: 'UJI' };
    await ubah('OWNER', 'SPV1', satu(TAMBAH, 'IKUT', 'SEMBUNYI'));
    expect((await spv.get('sales/get/all')).status).toBe(200);
    expect(await spv.post('sales/create', baru)).toMatchObject({ status: 403, code: 'TIDAK_BERHAK' });
    expect((await spv.get('sales/export')).status).toBe(200);
    const { akses } = (await spv.get('users/sesi')).data;
    expect(simpul({ pohon: akses }, TAMBAH)).toMatchObject({ is_show: false });
    expect(simpul({ pohon: akses }, '/master-sales#ubah')).toMatchObject({ is_show: true });
    await ubah('OWNER', 'SPV1', satu(TAMBAH, 'SEMBUNYI', 'IKUT'));
    expect((await spv.post('sales/create', baru)).status).toBe(200);
  });

  test('is sealed into the audit with what was before and who did it', async () => {
    const { data } = await kit.as('OWNER').get('users/riwayat/SPV1');
    expect(data[0]).toMatchObject({
      user_id: 'OWNER',
      aksi: 'hak_akses.ubah',
      isi: { sebelum: { [TAMBAH]: 'SEMBUNYI' }, sesudah: { [TAMBAH]: 'IKUT' } },
    });
  });

  test('taken over from another user says from whom', async () => {
    await ubah('OWNER', 'KASIR1', satu('/buku-besar', 'IKUT', 'TAMPIL'));
    const salin = { disalin_dari: 'KASIR1', ...satu('/buku-besar', 'IKUT', 'TAMPIL') };
    expect((await ubah('OWNER', 'KASIR2', salin)).status).toBe(200);
    const node = await lihat('KASIR2', '/buku-besar');
    expect(node).toMatchObject({ pilihan: 'TAMPIL', disalin_dari: 'KASIR1' });
    const beda = { disalin_dari: 'KASIR1', ...satu('/neraca', 'IKUT', 'TAMPIL') };
    await ubah('OWNER', 'KASIR2', beda);
    expect(await lihat('KASIR2', '/neraca')).toMatchObject({ pilihan: 'TAMPIL', disalin_dari: null });
  });
});

describe('is refused', () => {
  test.each<[string, string, object, number, string]>([
    ['OWNER', 'OWNER', satu(K, 'IKUT', 'SEMBUNYI'), 403, 'DIRI_SENDIRI'],
    ['SU', 'OWNER', satu(K, 'IKUT', 'SEMBUNYI'), 403, 'LEVEL_DI_ATAS'],
    ['SU', 'SU', satu(K, 'IKUT', 'SEMBUNYI'), 403, 'DIRI_SENDIRI'],
    ['OWNER', 'TAKADA', satu(K, 'IKUT', 'SEMBUNYI'), 404, 'PENGGUNA_TIDAK_ADA'],
    ['OWNER', 'SPV1', satu('/tak-ada', 'IKUT', 'TAMPIL'), 400, 'HAK_TIDAK_DIKENAL'],
    ['OWNER', 'SPV1', satu(`${K}#terbang`, 'IKUT', 'TAMPIL'), 400, 'HAK_TIDAK_DIKENAL'],
    ['OWNER', 'SPV1', satu(K, 'TAMPIL', 'SEMBUNYI'), 409, 'SUDAH_BERUBAH'],
    ['OWNER', 'SPV1', { perubahan: [] }, 400, 'INPUT_TIDAK_VALID'],
    ['OWNER', 'SPV1', { disalin_dari: 'TAKADA', ...satu(K, 'IKUT', 'SEMBUNYI') }, 404, 'PENGGUNA_TIDAK_ADA'],
  ])('%s on %s with %j', async (who, whom, body, status, code) => {
    expect(await ubah(who, whom, body)).toMatchObject({ status, code });
  });

  test('what the giver lacks, screens and parts, to give or to take; and his own store only', async () => {
    await beriMenu(kit, 'SPV1', ['/hak-akses-users', K], [`${K}#hapus`]);
    const spv = (user: string, path: string) => ubah('SPV1', user, satu(path, 'IKUT', 'SEMBUNYI'));
    expect(await spv('KASIR2', '/master-jenis')).toMatchObject({ status: 403, code: 'HAK_TIDAK_DIMILIKI' });
    expect(await spv('KASIR2', `${K}#hapus`)).toMatchObject({ status: 403, code: 'HAK_TIDAK_DIMILIKI' });
    expect(await spv('KASIR1-BDG', K)).toMatchObject({ status: 404, code: 'PENGGUNA_TIDAK_ADA' });
    expect(await spv('SPV1', K)).toMatchObject({ status: 403, code: 'DIRI_SENDIRI' });
    expect((await spv('KASIR2', K)).status).toBe(200);
    const { data } = await kit.as('SPV1').get('hak-akses/user/KASIR2');
    expect(data.terkunci).toContain('/master-jenis');
    expect(data.terkunci).not.toContain(K);
    await beriMenu(kit, 'SPV1', semuaMenu);
  });
});

test('a screen that is opened brings no act the giver lacks', async () => {
  await beriMenu(kit, 'SPV1', ['/hak-akses-users', K], [`${K}#hapus`]);
  await ubah('OWNER', 'KASIR2', satu(K, 'SEMBUNYI', 'IKUT'));
  const buka = () => ubah('SPV1', 'KASIR2', satu(K, 'IKUT', 'TAMPIL'));
  expect(await buka()).toMatchObject({
    status: 403,
    code: 'HAK_TIDAK_DIMILIKI',
    detail: { path: [`${K}#hapus`] },
  });
  await ubah('OWNER', 'KASIR2', satu(`${K}#hapus`, 'IKUT', 'SEMBUNYI'));
  expect((await buka()).status).toBe(200);
  await ubah('OWNER', 'KASIR2', satu(`${K}#hapus`, 'SEMBUNYI', 'IKUT'));
  await ubah('OWNER', 'KASIR2', satu(K, 'TAMPIL', 'SEMBUNYI'));
  await beriMenu(kit, 'SPV1', semuaMenu);
});

describe('the template of a level', () => {
  const templat = (who: string, level: string, body: object) =>
    kit.as(who).put(`hak-akses/templat/${level}`, body);

  test('reaches everybody who follows it, and nobody for whom something else was decided', async () => {
    await ubah('OWNER', 'KASIR1-BDG', satu(K, 'IKUT', 'SEMBUNYI'));
    const [jkt, bdg] = [kit.as('KASIR2'), kit.as('KASIR1-BDG')];
    await ubah('OWNER', 'KASIR2', satu(K, 'SEMBUNYI', 'IKUT'));
    expect((await jkt.get('kategori/riwayat/X')).status).toBe(403);
    const saved = await templat('OWNER', 'KASIR', satu(K, 'SEMBUNYI', 'TAMPIL'));
    expect(saved).toMatchObject({ status: 200, message: 'Templat Berhasil Disimpan' });
    expect([
      (await jkt.get('kategori/riwayat/X')).status,
      (await bdg.get('kategori/riwayat/X')).status,
    ]).toEqual([200, 403]);
    const { data } = await kit.as('OWNER').get('hak-akses/templat/KASIR');
    expect(simpul(data, K)).toMatchObject({ templat: true });
    expect(data.pengikut).toBeGreaterThan(5);
    await templat('OWNER', 'KASIR', satu(K, 'TAMPIL', 'SEMBUNYI'));
  });

  test('is changed by owner and super user only, who see when another was faster', async () => {
    await beriMenu(kit, 'MU', semuaMenu);
    expect(await templat('MU', 'KASIR', satu(K, 'SEMBUNYI', 'TAMPIL'))).toMatchObject({
      code: 'TIDAK_BERHAK',
    });
    expect(await templat('SU', 'KASIR', satu(K, 'TAMPIL', 'SEMBUNYI'))).toMatchObject({
      code: 'SUDAH_BERUBAH',
    });
    expect(await templat('SU', 'OWN', satu(K, 'TAMPIL', 'SEMBUNYI'))).toMatchObject({ status: 400 });
  });
});

describe('an upgraded database', () => {
  const hakOf = async (user_id: string) =>
    (await kit.owner.query('select path, is_show from hak_akses where user_id = $1 order by 1', [user_id]))
      .rows;

  test('gives a new screen to everybody whose template has it, and keeps what was decided', async () => {
    await kit.owner.query("delete from hak_templat where path = '/lihat-penjualan'");
    await ubah('OWNER', 'KASIR1-SBY', satu('/lihat-penjualan', 'IKUT', 'SEMBUNYI'));
    kit.deps.sessions.forgetAll();
    const { akses } = (await kit.as('KASIR2-SBY').get('users/sesi')).data;
    expect(simpul({ pohon: akses }, '/lihat-penjualan')).toMatchObject({ is_show: false });
    expect(await selaraskanTemplat(kit.deps.db, house)).toEqual(['/lihat-penjualan']);
    expect(await selaraskanTemplat(kit.deps.db, house)).toEqual([]);
    kit.deps.sessions.forgetAll();
    const later = (await kit.as('KASIR2-SBY').get('users/sesi')).data.akses;
    expect(simpul({ pohon: later }, '/lihat-penjualan')).toMatchObject({ is_show: true });
    expect(await lihat('KASIR1-SBY', '/lihat-penjualan')).toMatchObject({ is_show: false, sebab: 'SENDIRI' });
  });

  test('with the defaults written out per user lets its users follow the template; what differs stays', async () => {
    await kit.owner.query('delete from hak_templat');
    await kit.owner.query("delete from hak_akses where user_id = 'KASIR2-BDG'");
    await kit.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('KASIR2-BDG', '/transaksi-penjualan', true), ('KASIR2-BDG', '/buku-besar', true)",
    );
    await selaraskanTemplat(kit.deps.db, house);
    expect(await hakOf('KASIR2-BDG')).toEqual([{ path: '/buku-besar', is_show: true }]);
  });
});
