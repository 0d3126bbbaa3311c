/** One use of every command that writes about people and rights, in an order in which each can be done. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };
const KEMBAR = { nama: 'KEMBAR', level: 'KASIR', kode_toko: 'JKT1' };
const hak = (path: string, sebelum: string, sesudah: string) => ({ perubahan: [{ path, sebelum, sesudah }] });

const BERITA = { judul: 'Kembar', isi: 'Isi', wajib: true, mulai: '2026-11-21', sampai: null };
/** The newest announcement: the one the call before it made. */
const idBerita = async (kit: Kit): Promise<string> =>
  (await kit.owner.query('select id from berita order by dibuat desc limit 1')).rows[0].id;

export const KEMBAR_PENGGUNA: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST users/create': (kit) =>
    kit.as('OWNER').post('users/create', { user_id: 'KEMBAR', ...KEMBAR }, portal),
  'PUT users/update/{user_id}': (kit) =>
    kit.as('OWNER').put('users/update/KEMBAR', { ...KEMBAR, nama: 'KEMBAR DUA', versi: 1 }, portal),
  'PUT users/kunci/{user_id}': (kit) => kit.as('OWNER').put('users/kunci/KEMBAR', { alasan: 'UJI' }, portal),
  'PUT users/buka-kunci/{user_id}': (kit) =>
    kit.as('OWNER').call('PUT', 'users/buka-kunci/KEMBAR', undefined, portal),
  'DELETE users/delete/{user_id}': (kit) => kit.as('OWNER').delete('users/delete/KEMBAR', portal),
  'PUT users/aktifkan/{user_id}': (kit) =>
    kit.as('OWNER').call('PUT', 'users/aktifkan/KEMBAR', undefined, portal),
  'PUT users/reset-password/{user_id}': (kit) =>
    kit.as('OWNER').call('PUT', 'users/reset-password/KEMBAR', undefined, portal),
  'PUT users/reset-totp/{user_id}': (kit) =>
    kit.as('OWNER').call('PUT', 'users/reset-totp/KEMBAR', undefined, portal),
  'PUT users/reset-cara/{user_id}': async (kit) => {
    await kit.owner.query(
      "insert into pengguna_pin (user_id, pin, dibuat) values ('KEMBAR', 'x', now()) on conflict do nothing",
    );
    return kit.as('OWNER').call('PUT', 'users/reset-cara/KEMBAR', undefined, portal);
  },
  'PUT hak-akses/user/{user_id}': (kit) =>
    kit.as('OWNER').put('hak-akses/user/KEMBAR', hak('/data-barang', 'IKUT', 'TAMPIL'), portal),
  'PUT hak-akses/templat/{level}': (kit) =>
    kit.as('OWNER').put('hak-akses/templat/KASIR', hak('/buku-besar', 'SEMBUNYI', 'TAMPIL'), portal),
  'POST news/create': (kit) => kit.as('OWNER').post('news/create', BERITA, portal),
  'PUT news/update/{id}': async (kit) =>
    kit.as('OWNER').put(`news/update/${await idBerita(kit)}`, { ...BERITA, isi: 'Lain', versi: 1 }, portal),
  'POST news/baca': async (kit) => kit.as('OWNER').post('news/baca', { id: await idBerita(kit) }, portal),
  'DELETE news/delete/{id}': async (kit) =>
    kit.as('OWNER').delete(`news/delete/${await idBerita(kit)}`, portal),
};
