/** Points for tests: a member who has some. */
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

/** What a member has in the store. */
export async function saldoPoin(kit: Kit, kode_member: string): Promise<number> {
  const { rows } = await kit.owner.query(
    "select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = $1",
    [kode_member],
  );
  return rows[0]?.poin ?? 0;
}
