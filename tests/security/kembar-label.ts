/** Labels, printed once each for the twins. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };

/** The first loan of the day that the lives made. */
const PINJAMAN = { no_faktur_hutang: 'JKT1-PI-261121-0001' };

export const KEMBAR_LABEL: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST hutang/label': (kit) =>
    kit.as('OWNER').post('hutang/label', { hutang: [PINJAMAN], format: 'ZPL' }, portal),
  'POST barang/label': async (kit) => {
    const { rows } = await kit.owner.query(
      "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' order by 1 limit 2",
    );
    return kit.as('OWNER').post('barang/label', { barang: rows, format: 'ZPL' }, portal);
  },
  'POST service/label': async (kit) => {
    const { rows } = await kit.owner.query(
      "select no_dokumen from service where kode_toko = 'JKT1' order by 1 limit 1",
    );
    return kit.as('OWNER').post('service/label', { service: rows, format: 'ZPL' }, portal);
  },
};
