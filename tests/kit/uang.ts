/** Movements of money as the lives of documents need them. */
import type { Kit } from './app.ts';
import { numberOf } from './jual.ts';
import type { Creation, Variant } from './life.ts';

/** An amount and why. */
export const UANG = { jumlah: 50_000, keterangan: 'sensus' };
const MODAL = { arah: 'TAMBAH', kategori: 'LAIN', keterangan: 'kas awal' };

/** Money out of nowhere into a drawer; the supervisor's own unless another is named. */
export const isiLaci = async (kit: Kit, jumlah: number, kasir?: string, oleh = 'SPV1'): Promise<string> =>
  numberOf(
    await kit.as(oleh).post('cash/uang-kas', { ...MODAL, jumlah, ...(kasir === undefined ? {} : { kasir }) }),
  );

export type Rekening = { no_rekening: string; kode_bank: string };
type Syarat = 'aktif' | 'bisa_transfer' | 'bisa_debet' | 'bisa_qris';

/** Two active bank accounts of the branch. */
export const duaRekening = async (kit: Kit, syarat: Syarat = 'aktif'): Promise<[Rekening, Rekening]> => {
  const { rows } = await kit.owner.query(
    `select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif and ${syarat} order by 1 limit 2`,
  );
  return rows as [Rekening, Rekening];
};

/** The number of a bank account of the branch that takes transfers, or cards. */
export const rekening = async (kit: Kit, syarat: Syarat): Promise<string> =>
  (await duaRekening(kit, syarat))[0].no_rekening;

/** A creation by the supervisor, whose drawer has enough for what follows. */
export const berisi =
  (prepare: (kit: Kit) => Promise<Omit<Creation, 'user'>>): Variant['prepare'] =>
  async (kit) => {
    await isiLaci(kit, 5_000_000);
    return { user: 'SPV1', ...(await prepare(kit)) };
  };

/** Out of the supervisor's drawer and on its way to head office. */
export async function kirim(kit: Kit): Promise<string> {
  await isiLaci(kit, UANG.jumlah);
  return numberOf(await kit.as('SPV1').post('kirim-uang', { ...UANG, asal: 'CASH' }));
}

/** Head office says that it came; answers the number of what received it. */
export const terima = async (kit: Kit, sent: string): Promise<string> =>
  numberOf(await kit.as('PUSAT').put(`kirim-uang/${sent}/reception`, {}));
