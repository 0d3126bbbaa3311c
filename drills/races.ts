/** Two at once: the same request twice, the same piece at several tills, and two hundred sales at one moment. */
import { openDatabase } from '@mustika/server-kit/database.ts';
import type { Cashier, Entry } from './cashier.ts';
import { drillHledger } from './hledger.ts';
import { TOKO } from './shop.ts';
import { conclude, type Floor, noRefusals, type Result } from './stream.ts';

const scanned = async (cashier: Cashier, barang: readonly string[]): Promise<Entry> => {
  const entry = await cashier.scan(barang);
  if (!entry) throw new Error(`the server does not answer ${cashier.user_id}`);
  return entry;
};

/** Each sale is sent twice at the same moment on two connections; then once more, and its key with another body. */
export async function twins(floor: Floor, times: number): Promise<Result> {
  const wrong: string[] = [];
  for (let n = 0; n < times; n += 1)
    await Promise.all(
      floor.cashiers.map(async (cashier) => {
        const entry = await scanned(cashier, floor.stock.take(1));
        // The second of the pair has an entry of its own, so that it keeps its own answer.
        const twin = { ...entry };
        await Promise.all([cashier.send(entry), cashier.sendApart(twin)]);
        const late = await cashier.send({ ...entry });
        const answers = [entry, twin, late].map((one) => one.no_dokumen ?? one.code);
        if (new Set(answers).size !== 1) wrong.push(`${entry.key} was answered ${answers.join(', ')}`);
        const other = await cashier.send({
          ...entry,
          outcome: 'unknown',
          body: entry.body.replace('4321', '9999'),
        });
        if (other.code !== 'KUNCI_DIPAKAI_LAIN') wrong.push(`${entry.key} with another body: ${other.code}`);
      }),
    );
  const proof = await conclude(floor);
  return {
    said: `${proof.said}, each sent 3 times, and its key once for another sale`,
    wrong: [...wrong, ...proof.wrong, ...noRefusals(floor)],
  };
}

/** What a till may be told when somebody else was quicker. */
const TAKEN = new Set(['BARANG_SUDAH_BERUBAH']);

/** The same piece on every till's counter, paid at the same moment. */
export async function samePiece(floor: Floor, times: number): Promise<Result> {
  const wrong: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const barang = floor.stock.take(1);
    const entries = await Promise.all(floor.cashiers.map((cashier) => scanned(cashier, barang)));
    await Promise.all(floor.cashiers.map((cashier, i) => cashier.send(entries[i] as Entry)));
    const sold = entries.filter((entry) => entry.outcome === 'ok').length;
    if (sold !== 1) wrong.push(`${barang[0]} was sold ${sold} times`);
    for (const { outcome, user_id, code } of entries)
      if (outcome !== 'ok' && !TAKEN.has(code ?? ''))
        wrong.push(`${user_id}, too late for ${barang[0]}, was told ${code ?? 'nothing'}`);
  }
  const proof = await conclude(floor);
  return {
    said: `${times} pieces at ${floor.cashiers.length} tills each: ${proof.said} by name`,
    wrong: [...wrong, ...proof.wrong],
  };
}

/** All tills press Bayar many times at once; then an independent program reads the journal. */
export async function atOnce(floor: Floor, sales: number): Promise<Result> {
  const entries: [Cashier, Entry][] = [];
  for (let n = 0; n < sales / floor.cashiers.length; n += 1)
    await Promise.all(
      floor.cashiers.map(async (cashier) =>
        entries.push([cashier, await scanned(cashier, floor.stock.take(1 + (n % 3)))]),
      ),
    );
  await Promise.all(entries.map(([cashier, entry]) => cashier.sendApart(entry)));
  const proof = await conclude(floor);
  const db = openDatabase({ url: floor.shop.url(), poolSize: 2 });
  const differences = await drillHledger(db, TOKO).finally(() => db.close());
  const hledger =
    differences === null
      ? 'hledger is NOT INSTALLED, so nobody else has added up the journal'
      : `hledger agrees about the journal of ${TOKO}`;
  return {
    said: `${entries.length} sales at one moment: ${proof.said}, numbers without a gap; ${differences?.length ? 'hledger differs' : hledger}`,
    wrong: [...proof.wrong, ...noRefusals(floor), ...(differences ?? [])],
  };
}
