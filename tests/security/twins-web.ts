/** Calls about the shop's own web site, each as it is sent three times. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };

/** About a piece that is offered. */
async function diWeb(kit: Kit, act: string): Promise<Answer> {
  const { rows: barang } = await kit.owner.query(
    "select min(kode_barcode) as kode_barcode from barang_web where kode_toko = 'JKT1' and tawar",
  );
  return kit.as('OWNER').post(`barang-external/${act}`, { barang }, portal);
}

/** In the order in which a piece lives there. */
export const WEB_KEMBAR: Readonly<Record<string, (kit: Kit) => Promise<Answer>>> = {
  'PUT barang-external/setting': (kit) =>
    kit
      .as('OWNER')
      .put(
        'barang-external/setting',
        { aktif: false, alamat: 'http://127.0.0.1:9/web', kunci: 'k', versi: 0 },
        portal,
      ),
  'POST barang-external/kirim-baki': (kit) =>
    kit.as('OWNER').post('barang-external/kirim-baki', { kode_baki: 'CC01' }, portal),
  'POST barang-external/kirim': (kit) => diWeb(kit, 'kirim'),
  'POST barang-external/kirim-ulang': (kit) => diWeb(kit, 'kirim-ulang'),
  'POST barang-external/tarik': (kit) => diWeb(kit, 'tarik'),
};
