import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { drillHledger, saldoHledger, saldoKita } from '../../../drills/hledger.ts';
import { type ServerContoh, serverContoh } from '../../../tests/contoh/server-contoh.ts';
import { hledgerCommand } from './hledger.command.ts';
import { hledgerCommands } from './hledger.query.ts';

let server: ServerContoh;

beforeAll(async () => {
  server = await serverContoh({
    pgUrl: inject('pgUrl'),
    declarations: [hledgerCommand],
    commands: hledgerCommands,
  });
});
afterAll(() => server?.close());

const journal = async (query = ''): Promise<string> =>
  (await server.as('OWNER1', `/toko/JKT1/api/v1/akuntansi/hledger${query}`)).payload;

/** Amounts in thousandths by `account commodity`, and every transaction must balance in every commodity. */
function parse(text: string): Map<string, number> {
  const balances = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, amount: number) =>
    to.set(key, (to.get(key) ?? 0) + amount);
  for (const block of text.split('\n\n').slice(1)) {
    const [head, ...lines] = block.trimEnd().split('\n') as [string, ...string[]];
    expect(head).toMatch(/^\d{4}-\d{2}-\d{2} \* \([A-Z0-9/-]+\) \S/);
    const sums = new Map<string, number>();
    for (const line of lines) {
      const [, account, amount, commodity] = /^ {4}(\S.*?) {2}(-?[\d.]+) (IDR|EMAS|POIN)(?: {2};.*)?$/.exec(
        line,
      ) as unknown as string[];
      add(balances, `${account} ${commodity}`, Math.round(Number(amount) * 1000));
      add(sums, commodity as string, Math.round(Number(amount) * 1000));
    }
    expect(
      [...sums.values()].filter((sum) => sum !== 0),
      head,
    ).toEqual([]);
  }
  return new Map([...balances].filter(([, amount]) => amount !== 0).sort());
}

const thousandths = (balances: ReadonlyMap<string, string>): Map<string, number> =>
  new Map(
    [...balances].map(([key, amount]): [string, number] => [key, Math.round(Number(amount) * 1000)]).sort(),
  );

// Protects: the journal loses nothing and adds nothing; drawers, banks, trays and points come out as the books have them.
test('the journal ties to the cached balances and to the books', async () => {
  const parsed = parse(await journal());
  expect(parsed).toEqual(thousandths(await saldoKita(server.deps.db, 'JKT1')));
  const scope = { kode_toko: 'JKT1', user_id: 'UJI', lintas: false };
  const saldo = await server.deps.db.rows<Record<string, unknown>>(scope, {
    name: 'uji_saldo',
    text: 'select akun, dimensi, saldo from saldo_uang where kode_toko = $1 and saldo <> 0 order by 1, 2',
    values: ['JKT1'],
  });
  expect(saldo?.map((row) => row['akun'])).toEqual(['BANK', 'KAS']);
  for (const { akun, dimensi, saldo: amount } of saldo ?? []) {
    const account = akun === 'KAS' ? '1-Aset:110100 KAS TOKO' : '1-Aset:110400 BANK';
    expect(parsed.get(`${account}:${dimensi} IDR`)).toBe((amount as number) * 1000);
  }
  expect(parsed.get('Poin:Member:M001 POIN')).toBe(3000);
});

test('a period opens with what was there before, so its end is the same', async () => {
  const [whole, period] = [await journal(), await journal('?tgl_awal=2026-11-21')];
  expect(period).toContain('2026-11-21 * (SALDO-AWAL) Saldo Awal');
  expect(period).not.toContain('261120-0001/1)');
  expect(parse(period)).toEqual(parse(whole));
  expect(parse(await journal('?tgl_akhir=2026-11-19'))).toEqual(new Map());
});

test('only owner, managers and head office may export', async () => {
  expect((await server.as('SPV1', 'akuntansi/hledger')).statusCode).toBe(403);
  const answer = await server.as(
    'OWNER1',
    '/toko/JKT1/api/v1/akuntansi/hledger?tgl_awal=2026-11-20&tgl_akhir=2026-11-21',
  );
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="jurnal_JKT1_2026-11-20_2026-11-21.journal"',
  );
});

test('hledger itself agrees, where it is installed', async ({ skip }) => {
  const differences = await drillHledger(server.deps.db, 'JKT1');
  if (differences === null) skip('hledger is not installed');
  expect(differences).toEqual([]);
  const period = await saldoHledger(await journal('?tgl_awal=2026-11-21'));
  expect(thousandths(period as Map<string, string>)).toEqual(parse(await journal()));
});
