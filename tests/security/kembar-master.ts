/** Uses of the calls that write what a store is set up with. */
import type { Answer, Kit } from '../kit/app.ts';
import { denganIzin } from '../kit/jual.ts';

const portal = { portal: 'JKT1' };

/** By name of the call. */
export const KEMBAR_MASTER: Record<string, (kit: Kit) => Promise<Answer>> = {
  'PUT para-akun-transaksi/{trx}/{type}': (kit) =>
    kit
      .as('OWNER')
      .put(
        'para-akun-transaksi/PENJUALAN/CASH',
        { detail_akun: [{ kode_akun: 'KAS', jenis_akun: 'DEBET', nomor_akun: '110100' }] },
        portal,
      ),
  'POST import-data-pusat/ambil': async (kit) => {
    const banding = await kit.as('OWNER').get('import-data-pusat', portal);
    const daftar = banding.data.daftar
      .filter((d: { tabel: string }) => d.tabel === 'grup')
      .map(({ tabel, sidik }: { tabel: string; sidik: string }) => ({ tabel, sidik }));
    const call = { method: 'POST', path: 'import-data-pusat/ambil', body: { daftar } } as const;
    return denganIzin(kit.as('OWNER'), call, undefined, portal);
  },
};
