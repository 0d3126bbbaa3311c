/** Charges at the payment gateway and its setting, each as it is sent three times. */
import type { Answer, Kit } from '../kit/app.ts';
import { bilaDiminta, HARGA_BAKU, nota, potongan, SANDI_OWNER, terjual } from '../kit/jual.ts';
import {
  type GerbangUji,
  gerbangUji,
  pasangGerbang,
  REKENING_GERBANG,
} from '../kit/simulator/gerbang-bayar.ts';

const portal = { portal: 'JKT1' };
let berjalan: Promise<GerbangUji> | null = null;
const gerbang = (): Promise<GerbangUji> => {
  berjalan ??= gerbangUji();
  return berjalan;
};
export const tutupGerbang = async (): Promise<void> => (await berjalan)?.tutup();

const minta = (kit: Kit, untuk: string, jumlah: number): Promise<Answer> =>
  kit.as('KASIR1').post('tagihan-qris', { untuk, no_rekening: REKENING_GERBANG, jumlah });

/** A charge that waits; paid at the gateway where that is told. */
async function tagihan(kit: Kit, untuk: string, jumlah: number, lunas = false): Promise<string> {
  const { data } = await minta(kit, untuk, jumlah);
  const order = (await gerbang()).order.get(data.id);
  if (lunas && order) {
    order.keadaan = 'settlement';
    await kit.as('KASIR1').post('tagihan-qris/periksa', { id: data.id });
  }
  return data.id as string;
}

/** In the order in which they may be sent: the setting first. */
export const KEMBAR_GERBANG: Readonly<Record<string, (kit: Kit) => Promise<Answer>>> = {
  'PUT gerbang-bayar': async (kit) => pasangGerbang(kit, await gerbang()),
  'POST gerbang-bayar/uji': (kit) => kit.as('MU').post('gerbang-bayar/uji', {}, portal),
  'POST tagihan-qris': (kit) => minta(kit, 'kembar-1', 51_000),
  'POST tagihan-qris/periksa': async (kit) =>
    kit.as('KASIR1').post('tagihan-qris/periksa', { id: await tagihan(kit, 'kembar-2', 52_000) }),
  'POST tagihan-qris/batal': async (kit) =>
    kit.as('KASIR1').post('tagihan-qris/batal', { id: await tagihan(kit, 'kembar-3', 53_000) }),
  'POST tagihan-qris/akui': async (kit) => {
    const id = await tagihan(kit, 'kembar-4', 54_000);
    const satu = await gerbang();
    satu.mati = true;
    const body = { id, no_referensi: 'RRN54000' };
    const jadi = await bilaDiminta(kit.as('KASIR1'), { method: 'POST', path: 'tagihan-qris/akui', body });
    satu.mati = false;
    return jadi;
  },
  'POST tagihan-qris/pasang': async (kit) => {
    const [satu] = await potongan(kit, 'KMBG', 1);
    const akui = await tagihan(kit, 'kembar-5', 55_000);
    const keluar = await gerbang();
    keluar.mati = true;
    const body = { id: akui, no_referensi: 'RRN55000' };
    await bilaDiminta(kit.as('KASIR1'), { method: 'POST', path: 'tagihan-qris/akui', body });
    keluar.mati = false;
    const qris = { jenis: 'QRIS', jumlah: 55_000, no_rekening: REKENING_GERBANG, no_referensi: 'RRN55000' };
    const bayar = [{ jenis: 'CASH', jumlah: HARGA_BAKU - 55_000 }, qris];
    const no_dokumen = await terjual(kit.as('KASIR1'), nota([satu as string], HARGA_BAKU, { bayar }));
    const id = await tagihan(kit, 'kembar-6', 55_000, true);
    return kit.as('SPV1').post('tagihan-qris/pasang', { id, no_dokumen });
  },
  'POST tagihan-qris/selesai': async (kit) => {
    const id = await tagihan(kit, 'kembar-7', 56_000, true);
    const body = { id, cara: 'DIKEMBALIKAN', alasan: 'pembeli batal membeli' };
    const jadi = await bilaDiminta(
      kit.as('SPV1'),
      { method: 'POST', path: 'tagihan-qris/selesai', body },
      SANDI_OWNER,
    );
    // What comes after pays by the sticker.
    await kit.owner.query("update setting_gerbang set aktif = false where kode_toko = 'JKT1'");
    return jadi;
  },
};
