/** A day at a counter over HTTP, with whatever program answers there: sold, bought back, lent, closed. */
import { openCashier } from './cashier.ts';
import { closeDay, type Reply, supervisorAt } from './day.ts';
import { KASIR, TOKO } from './shop.ts';
import type { Floor } from './stream.ts';

const SOLD = `select kode_barcode, (berat::bigint / 1000.0)::float8 as berat from barang
  where kode_toko = $1 and status = 'TERJUAL' and kode_barcode = $2`;

const told = (what: string, { code, data, detail }: Reply): string[] =>
  data === undefined ? [`${what}: ${code} ${JSON.stringify(detail)}`] : [];

/** What could not be done there; what was sold is in the history of a cashier more. */
export async function wholeDay({ shop, stock, cashiers }: Floor, port: number): Promise<string[]> {
  // No till of the floor: a login ends the session before it.
  const kasir = KASIR.at(-1) as string;
  const headers = await shop.login(kasir);
  const till = openCashier({ port, user_id: kasir, headers, tunai: true });
  cashiers.push(till);
  const at = supervisorAt(port, headers);
  // Half of it in cash, which is enough to lend and to buy one of them back.
  const pieces = stock.take(6);
  const [kode_barcode] = pieces;
  const sale = await till.scan(pieces);
  if (sale) await till.settle(sale);
  till.leave();
  if (sale?.outcome !== 'ok') return [`not sold: ${sale?.code ?? 'no scan'}`];
  const lent = await at.call('POST', 'hutang/simpan', {
    ...{ nama_customer: 'NASABAH NAIK', no_hp_customer: '081298765432' },
    barang: [{ nama_barang: 'GELANG KERONCONG', jumlah: 1, berat: 10, kadar: 75 }],
    ...{ berat_plastik: 10.3, jumlah_hutang: 200_000, lama_pinjam: 1 },
  });
  const [piece] = await shop.ask<{ berat: number }>(SOLD, [TOKO, kode_barcode]);
  const line = { kode_barcode, berat: piece?.berat, kode_sales: 'S1', kondisi_barang: 'MULUS' };
  const whose = { nama_customer: 'PENJUAL NAIK', nik_sim_passport: '3171012345678901' };
  const buy = (total: number): Promise<Reply> => {
    const bayar = [{ jenis: 'CASH', jumlah: total }];
    return at.call('POST', 'pembelian/simpan', { ...whose, total, barang: [line], bayar });
  };
  // The counter is told what the piece is worth.
  const price = ((await buy(1)).detail as { total?: number } | undefined)?.total ?? 0;
  const bought = await buy(price);
  // It lies in the shop again, and is no more looked for among what was sold.
  if (bought.data !== undefined) sale.barang = pieces.slice(1);
  const closed = await closeDay(shop, supervisorAt(port, await shop.login('SPV1')));
  return [...told('not lent', lent), ...told('not bought', bought), ...told('not closed', closed.reply)];
}
