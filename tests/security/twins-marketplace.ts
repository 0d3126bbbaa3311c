/** Calls about marketplaces, each as it is sent three times. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };
const PENYEDIA = 'SHOPEE';
const NO = '2411KEMBAR';

/** A piece with a picture, on the counter and in nobody's cart. */
const BARANG = `select min(b.kode_barcode) as kode from barang b join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  where b.kode_toko = 'JKT1' and b.status = 'TERSEDIA' and w.dijual
    and not exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode)`;
const kodeOf = async (kit: Kit): Promise<string> => {
  const offered = await kit.owner.query('select min(kode_barcode) as kode from tawaran_marketplace');
  return offered.rows[0].kode ?? (await kit.owner.query(BARANG)).rows[0].kode;
};

async function diSana(kit: Kit, act: string): Promise<Answer> {
  const barang = [{ penyedia: PENYEDIA, kode_barcode: await kodeOf(kit) }];
  return kit.as('OWNER').post(`marketplace/barang/${act}`, { barang }, portal);
}

/** About a piece of an order that is in this state. */
async function dipesan(kit: Kit, act: string, keadaan: string): Promise<Answer> {
  const kode_barcode = await kodeOf(kit);
  await kit.owner.query(
    `insert into pesanan_marketplace values ('JKT1', $1, $2, 'SIAP_KIRIM', 'READY_TO_SHIP', now(), 1, '', 0, null, now(), now()) on conflict do nothing`,
    [PENYEDIA, NO],
  );
  await kit.owner.query(
    `insert into pesanan_marketplace_barang values ('JKT1', $1, $2, $3, 1, $4) on conflict do nothing`,
    [PENYEDIA, NO, kode_barcode, keadaan],
  );
  return kit
    .as('OWNER')
    .post(`marketplace/pesanan/${act}`, { penyedia: PENYEDIA, no_pesanan: NO, kode_barcode }, portal);
}

/** In the order in which a piece lives there. */
export const MARKETPLACE_KEMBAR: Readonly<Record<string, (kit: Kit) => Promise<Answer>>> = {
  'PUT marketplace-setting': (kit) =>
    kit.as('OWNER').put(
      'marketplace-setting',
      {
        ...{ penyedia: PENYEDIA, aktif: false, alamat: 'https://partner.shopeemobile.com' },
        ...{ id_aplikasi: '1', id_toko: '1', kunci: 'k', token: null, alamat_webhook: null },
        ...{ id_layanan: null, kode_marketplace: null, kategori: '1', logistik: '1', kurir: 'JNE' },
        ...{ gudang: null, ikut_harga: true, baki: [], versi: 0 },
      },
      portal,
    ),
  'POST marketplace/barang': async (kit) =>
    kit.as('OWNER').post(
      'marketplace/barang',
      {
        ...{ penyedia: PENYEDIA, kode_barcode: await kodeOf(kit), nama: 'Cincin Kembar', harga: null },
        tawar: false,
      },
      portal,
    ),
  'POST marketplace/barang/tawarkan': async (kit) => {
    await kit.owner.query("update barang set foto = 'JKT1/X-1.jpg' where kode_barcode = $1", [
      await kodeOf(kit),
    ]);
    return diSana(kit, 'tawarkan');
  },
  'POST marketplace/barang/kirim-ulang': (kit) => diSana(kit, 'kirim-ulang'),
  'POST marketplace/pesanan/serahkan': async (kit) => {
    await kit.owner.query(
      `insert into barang_pegang values ('JKT1', $1, 'Shopee ${NO}', 'mp|${PENYEDIA}|${NO}', now() + interval '1 day') on conflict do nothing`,
      [await kodeOf(kit)],
    );
    return dipesan(kit, 'serahkan', 'DIPEGANG');
  },
  'POST marketplace/pesanan/pegang': (kit) => dipesan(kit, 'pegang', 'DISERAHKAN'),
  'POST marketplace/barang/tarik': (kit) => diSana(kit, 'tarik'),
};
