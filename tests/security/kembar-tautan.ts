/** The link of a document: made anew and taken back once each for the twins. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };

async function tentangService(kit: Kit, path: string, more: object = {}): Promise<Answer> {
  const { rows } = await kit.owner.query(
    "select no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'service' and status <> 'OPEN' order by 1 limit 1",
  );
  return kit.as('OWNER').post(path, { ...rows[0], ...more }, portal);
}

export const KEMBAR_TAUTAN: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST service/tautan': (kit) => tentangService(kit, 'service/tautan', { baru: true }),
  'POST service/tautan/cabut': (kit) => tentangService(kit, 'service/tautan/cabut'),
};
