/** Pieces from the first branch to the second one, as their people send, receive and settle them. */
import type { Answer, Kit } from './app.ts';
import { denganIzin, denganOtorisasi, numberOf, potongan, SANDI_OWNER } from './jual.ts';

/** So many usual pieces of JKT1, codes that begin with `mark`, on their way to BDG1; out of a tray of their own as a whole tray. */
export async function kirimBarangUji(
  kit: Kit,
  mark: string,
  banyak: number,
  baki?: string,
): Promise<{ no_kirim: string; kode: string[] }> {
  const kode = await potongan(kit, mark, banyak);
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  const spv = kit.as('SPV1');
  if (baki) await spv.post('pindah-barang/simpan', { ke_baki: baki, barang });
  const sent = baki
    ? await spv.post('kirim-barang/satu-baki', { tujuan: 'BDG1', dari_baki: baki })
    : await spv.post('kirim-barang/simpan', { tujuan: 'BDG1', barang, keterangan: 'isi etalase' });
  return { no_kirim: numberOf(sent), kode };
}

/** What the second branch answers to a shipment, unless told all good. */
export const jawabUji = (kit: Kit, no_kirim: string, barang: readonly object[] = []): Promise<Answer> =>
  kit.as('SPV1-BDG').post('kirim-barang/terima', { no_kirim, ke_baki: 'CC01', barang });

/** The same, and it was taken: the number of what received it. */
export const terimaUji = async (kit: Kit, no_kirim: string, barang?: readonly object[]): Promise<string> =>
  numberOf(await jawabUji(kit, no_kirim, barang));

/** Called back by its sender, with the owner's word. */
export const tarik = async (kit: Kit, no_dokumen: string): Promise<string> =>
  numberOf(
    await denganOtorisasi(
      kit.as('SPV1'),
      'kirim-barang/batal',
      { no_dokumen, alasan: 'salah toko' },
      SANDI_OWNER,
    ),
  );

const JALUR = {
  hilang: ['SPV1', 'kirim-barang/hilang'],
  kembali: ['SPV1', 'kirim-barang/kembali'],
  susulan: ['SPV1-BDG', 'kirim-barang/terima-susulan'],
} as const;

/** Settles a difference, with the owner's word. */
export async function putuskan(kit: Kit, cara: keyof typeof JALUR, body: object): Promise<string> {
  const [user, path] = JALUR[cara];
  const call = { method: 'POST', path, body: { alasan: 'sudah dicek', ...body } } as const;
  return numberOf(await denganIzin(kit.as(user), call, SANDI_OWNER));
}

/** What was refused is expected back: nobody is asked. */
export const kembalikan = async (kit: Kit, body: object): Promise<string> =>
  numberOf(await kit.as('SPV1').post('kirim-barang/kembali', { alasan: 'sudah dicek', ...body }));
