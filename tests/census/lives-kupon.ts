/** The lives of coupons that are handed in, part of LIVES. */
import { expect } from 'vitest';
import type { Kit } from '../kit/app.ts';
import { atur, denganOtorisasi, HARGA_BAKU, hargaGrup, masukkan, nota, numberOf } from '../kit/jual.ts';

const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const portal = { portal: 'JKT1' };
const program = {
  ...{
    kode_kupon: 'SENSUS',
    nama_kupon: 'KUPON SENSUS',
    nominal: 1_000_000,
    jumlah_kupon: 1,
    nilai_kupon: 25_000,
  },
  ...{ undian: true, mulai_berlaku: '2026-11-21', sampai_berlaku: '2026-11-21', masa_hari: 30 },
};

/** Runs while a programme is in force, and leaves none behind. */
async function whileGiven<T>(kit: Kit, run: () => Promise<T>): Promise<T> {
  const owner = kit.as('OWNER');
  const { rowCount } = await kit.owner.query(
    "select from para_system where kode_toko = 'JKT1' and key = 'KUPON_PENJUALAN_MODULE' and value <> 'false'",
  );
  await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' });
  const made = await owner.post('para-kupon/create', program, portal);
  if (made.status !== 200) await owner.put('para-kupon/aktifkan/SENSUS', {}, portal);
  const result = await run();
  expect(await owner.delete('para-kupon/delete/SENSUS', portal)).toMatchObject({ status: 200 });
  if (rowCount === 0) await atur(kit, { KUPON_PENJUALAN_MODULE: null });
  return result;
}

async function soldWithCoupons(kit: Kit, kode_barcode: string): Promise<{ nomor: string; kode: string }> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  const nomor = numberOf(await kit.as('KASIR1').post('penjualan/simpan', nota([kode_barcode], HARGA_BAKU)));
  const found = await kit.as('KASIR1').get(`cek-kupon?kode=${nomor}`);
  return { nomor, kode: found.data.kupon[0].kode as string };
}

const handIn = async (kit: Kit, kode: string): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('kupon/tukar', { kode }));

export const COUPON_LIVES: readonly ((kit: Kit) => Promise<string>)[] = [
  // Handed in by mistake, taken back, and the sale cancelled after it.
  (kit) =>
    whileGiven(kit, async () => {
      const { nomor, kode } = await soldWithCoupons(kit, 'SENSUS31');
      const no_dokumen = await handIn(kit, kode);
      const spv = kit.as('SPV1');
      numberOf(await denganOtorisasi(spv, 'kupon/batal-tukar', { no_dokumen, alasan: 'salah scan' }, signer));
      const batal = { no_faktur_group: nomor, alasan: 'pembeli batal' };
      numberOf(await denganOtorisasi(spv, 'penjualan/batal', batal, signer));
      return no_dokumen;
    }),
  // Pays a nota, and there it stays; the other coupons of its sale are good still.
  (kit) =>
    whileGiven(kit, async () => {
      const { kode } = await soldWithCoupons(kit, 'SENSUS33');
      await masukkan(kit, { kode_barcode: 'SENSUS34' });
      const bayar = [
        { jenis: 'KUPON', jumlah: program.nilai_kupon },
        { jenis: 'CASH', jumlah: HARGA_BAKU - program.nilai_kupon },
      ];
      const body = nota(['SENSUS34'], HARGA_BAKU, { kupon: [{ kode }], bayar });
      numberOf(await kit.as('KASIR1').post('penjualan/simpan', body));
      return handIn(kit, (await soldWithCoupons(kit, 'SENSUS35')).kode);
    }),
  // Put into the draw, and there it stays.
  (kit) => whileGiven(kit, async () => handIn(kit, (await soldWithCoupons(kit, 'SENSUS32')).kode)),
];
