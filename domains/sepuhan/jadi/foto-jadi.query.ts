/** Pictures of pieces that have no code yet. */

import { type EarlyPhoto, keepEarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { fotoJadiUnggah } from './foto-jadi.command.ts';

export const FOTO_BUAT: EarlyPhoto = { name: 'BUAT', table: 'barang_jadi_foto', aksi: 'terima_sepuhan.foto' };

export const fotoJadiCommand = implementCommand(fotoJadiUnggah, async (_input, ctx, { request }) => ({
  data: { key: await keepEarlyPhoto(FOTO_BUAT, ctx, request, salah.FOTO_JADI_TIDAK_ADA) },
}));
