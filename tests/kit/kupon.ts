/** Coupon programmes that are in force for a moment, and the coupons of sales under them. */
import { HARI, type Kit } from './app.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, numberOf } from './jual.ts';

const portal = { portal: 'JKT1' };

/** What a coupon of these programmes is worth. */
export const NILAI_KUPON = 25_000;

const program = (kode_kupon: string) => ({
  ...{ kode_kupon, nama_kupon: `KUPON ${kode_kupon}`, nominal: 1_000_000, jumlah_kupon: 1 },
  ...{ nilai_kupon: NILAI_KUPON, undian: true },
  ...{ mulai_berlaku: HARI, sampai_berlaku: HARI, masa_hari: 30 },
});

/** Runs while a programme is in force, and leaves none behind. */
export async function whileGiven<T>(kit: Kit, kode_kupon: string, run: () => Promise<T>): Promise<T> {
  const owner = kit.as('OWNER');
  const { rowCount } = await kit.owner.query(
    "select from para_system where kode_toko = 'JKT1' and key = 'KUPON_PENJUALAN_MODULE' and value <> 'false'",
  );
  await atur(kit, { KUPON_PENJUALAN_MODULE: 'true' });
  const made = await owner.post('para-kupon/create', program(kode_kupon), portal);
  if (made.status !== 200) await owner.put(`para-kupon/aktifkan/${kode_kupon}`, {}, portal);
  const result = await run();
  numberOf(await owner.delete(`para-kupon/delete/${kode_kupon}`, portal));
  if (rowCount === 0) await atur(kit, { KUPON_PENJUALAN_MODULE: null });
  return result;
}

/** Sells a new piece and answers the number of the nota with its coupon. */
export async function berkupon(kit: Kit, kode_barcode: string): Promise<{ nomor: string; kode: string }> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  const kasir = kit.as('KASIR1');
  const nomor = numberOf(await kasir.post('penjualan/simpan', nota([kode_barcode], HARGA_BAKU)));
  const found = await kasir.get(`cek-kupon?kode=${nomor}`);
  // Where notas wait for their validation, so does the one that gives it.
  if (found.status === 200) return { nomor, kode: found.data.kupon[0].kode as string };
  numberOf(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: nomor }));
  return { nomor, kode: (await kasir.get(`cek-kupon?kode=${nomor}`)).data.kupon[0].kode as string };
}

/** A nota of the usual pieces, one coupon of it as money and the rest in cash. */
export const notaKupon = (codes: readonly string[], kode: string): object => {
  const total = codes.length * HARGA_BAKU;
  const bayar = [
    { jenis: 'KUPON', jumlah: NILAI_KUPON },
    { jenis: 'CASH', jumlah: total - NILAI_KUPON },
  ];
  return nota(codes, total, { kupon: [{ kode }], bayar });
};
