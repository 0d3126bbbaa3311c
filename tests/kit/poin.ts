/** Points for tests: a member who has some. */
import { expect } from 'vitest';
import type { Kit } from './app.ts';
import { numberOf } from './jual.ts';

/** A member of the demo chain who has got this many points more by hand, and the number that gave them. */
export async function diberiPoin(
  kit: Kit,
  poin: number,
  kode_member = 'JKT1000002',
): Promise<{ kode_member: string; no_dokumen: string }> {
  const body = { kode_member, arah: 'TAMBAH', poin, keterangan: 'poin untuk uji' };
  return { kode_member, no_dokumen: numberOf(await kit.as('SPV1').post('transaksi-poin/simpan', body)) };
}

/** A gift of this many points whose stock is this article. */
export async function hadiahBaru(
  kit: Kit,
  kode_hadiah: string,
  kode_barcode: string,
  poin = 10,
): Promise<void> {
  const body = { kode_hadiah, nama_hadiah: `HADIAH ${kode_hadiah}`, poin, kode_barcode };
  const answer = await kit.as('SPV1').post('hadiah/create', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
}

/** Gives a member a gift for these points; answers the number. */
export const hadiahDitukar = async (
  kit: Kit,
  { kode_member }: { kode_member: string },
  hadiah: { kode_hadiah: string; jumlah: number },
  poin: number,
): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('tukar-point/simpan', { kode_member, poin, hadiah: [hadiah] }));

/** What a member has in the store. */
export async function saldoPoin(kit: Kit, kode_member: string): Promise<number> {
  const { rows } = await kit.owner.query(
    "select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = $1",
    [kode_member],
  );
  return rows[0]?.poin ?? 0;
}
