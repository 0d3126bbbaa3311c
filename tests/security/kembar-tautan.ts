/** The link of a document: made anew and taken back once each for the twins. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };

const SERVICE =
  "select no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = 'service' and status <> 'OPEN' order by 1 limit 1";
/** One whose sample is out stands on both lists of orders. */
const PESANAN = `select c.no_pesanan from pesanan_contoh c
    join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_pesanan and d.status <> 'OPEN'
   where c.kode_toko = 'JKT1' and c.keadaan = 'DIPAKAI' order by 1 limit 1`;

const PO = `select p.no_po from pre_order p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_po and d.status <> 'OPEN'
   where p.kode_toko = 'JKT1' order by 1 limit 1`;

const tentang =
  (nomor: string, path: string, more: object = {}) =>
  async (kit: Kit): Promise<Answer> => {
    const { rows } = await kit.owner.query(nomor);
    return kit.as('OWNER').post(path, { ...rows[0], ...more }, portal);
  };

export const KEMBAR_TAUTAN: Record<string, (kit: Kit) => Promise<Answer>> = Object.fromEntries(
  [
    ['service', SERVICE],
    ['pesanan', PESANAN],
    ['ambil-barang-contoh', PESANAN],
    ['po', PO],
  ].flatMap(([path, nomor]) => [
    [`POST ${path}/tautan`, tentang(String(nomor), `${path}/tautan`, { baru: true })],
    [`POST ${path}/tautan/cabut`, tentang(String(nomor), `${path}/tautan/cabut`)],
  ]),
);
