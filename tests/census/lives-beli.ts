/** Lives of purchases and of what becomes of bought pieces, part of LIVES. */
import type { Kit } from '../kit/app.ts';
import { ausDibeli, BELI_BAKU, beli, dibeli, fotoBeli, hancurkan, jualDulu } from '../kit/beli.ts';
import { atur, denganOtorisasi, numberOf } from '../kit/jual.ts';

export const LIVES_OF_BUYING: Record<string, readonly ((kit: Kit) => Promise<string>)[]> = {
  pembelian: [
    async (kit) => {
      await jualDulu(kit, 'SENSUS05');
      const no_faktur_group = await dibeli(kit.as('KASIR1'), beli(['SENSUS05'], BELI_BAKU));
      const batal = { no_faktur_group, alasan: 'penjual berubah pikiran' };
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, signer));
    },
    async (kit) => {
      await atur(kit, { VALIDASI_PEMBELIAN_MODULE: 'true' });
      await jualDulu(kit, 'SENSUSB1');
      const no_faktur_group = await dibeli(kit.as('KASIR1'), beli(['SENSUSB1'], BELI_BAKU));
      numberOf(await kit.as('SPV1').post('pembelian/validasi', { no_faktur_group }));
      await atur(kit, { VALIDASI_PEMBELIAN_MODULE: null });
      const batal = { no_faktur_group, alasan: 'penjual berubah pikiran' };
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, signer));
    },
    async (kit) => {
      await jualDulu(kit, 'SENSUS06');
      const { rows } = await kit.owner.query(
        "select no_rekening from rekening where kode_toko = 'JKT1' and aktif and bisa_transfer order by 1 limit 1",
      );
      const transfer = { jenis: 'TRANSFER', no_rekening: rows[0].no_rekening, jumlah: 1_000_000 };
      const bayar = [transfer, { jenis: 'CASH', jumlah: BELI_BAKU - 1_000_000 }];
      const foto = await fotoBeli(kit.as('KASIR1'));
      return dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'SENSUS06', foto }], BELI_BAKU, { bayar }));
    },
  ],
  validasi_susut: [
    async (kit) => {
      const barang = [{ ...(await ausDibeli(kit, 'SENSUSB2')), keputusan: 'SETUJU', alasan: 'aus dipakai' }];
      const no_dokumen = numberOf(await kit.as('SPV1').post('validasi-susut/simpan', { barang }));
      const body = { no_dokumen, alasan: 'salah timbang' };
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'validasi-susut/batal', body, signer));
    },
    async (kit) => {
      const barang = [{ ...(await ausDibeli(kit, 'SENSUSB3')), keputusan: 'TOLAK', alasan: 'batu hilang' }];
      return numberOf(await kit.as('SPV1').post('validasi-susut/simpan', { barang }));
    },
  ],
  hancur_pembelian: [
    async (kit) => {
      const no_dokumen = await hancurkan(kit, 'SENSUSB4', 'ROSOK');
      const body = { no_dokumen, alasan: 'salah pilih' };
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'hancur-pembelian/batal', body, signer));
    },
    async (kit) => hancurkan(kit, 'SENSUSB5', 'HILANG'),
    async (kit) => hancurkan(kit, 'SENSUSB6', 'ROSOK'),
  ],
};
