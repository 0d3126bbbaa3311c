/** One use of every command that writes about people and rights, in an order in which each can be done. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };
const KEMBAR = { nama: 'KEMBAR', level: 'KASIR', kode_toko: 'JKT1' };
const hak = (path: string, sebelum: string, sesudah: string) => ({ perubahan: [{ path, sebelum, sesudah }] });

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
  'PUT hak-akses/user/{user_id}': (kit) =>
    kit.as('OWNER').put('hak-akses/user/KEMBAR', hak('/data-barang', 'IKUT', 'TAMPIL'), portal),
  'PUT hak-akses/templat/{level}': (kit) =>
    kit.as('OWNER').put('hak-akses/templat/KASIR', hak('/buku-besar', 'SEMBUNYI', 'TAMPIL'), portal),
};
