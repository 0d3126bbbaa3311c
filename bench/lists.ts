/**
 * npm run bench -- lists: the first page of every list and report of the house, as its screen asks for it, in a chain of 50 branches
 * with a million pieces to sell and five million sold ones. One branch is asked by its supervisor, the whole chain by the owner.
 */
import { house } from '@mustika/domains/house.ts';
import { listsOf } from '@mustika/kernel/document-reads.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { FIRST_ROWS } from '@mustika/kernel/report.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { median } from './load.ts';
import { OWNER, openPlace, PASSWORD } from './place.ts';
import type { ProfileInput } from './profile.ts';
import { type Headers, startServer } from './server.ts';
import { openTill, type Till } from './till.ts';

/** Milliseconds that a person does not wait for. */
export const GOAL = 150;
const TIMES = 5;
/** Days of a report that is asked for more than it opens with. */
const DAYS = 30;
/** Days that somebody searches documents in, whose list opens with today. */
const YEAR = 365;

export type Asked = { what: string; path: string; post?: boolean };
export type Timed = Asked & { who: string; status: number; bytes: number; first: number; ms: number };

const isoDay = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** The filters of a period, where a report has one. */
function period(filters: Fields): Record<string, string> | null {
  const ends = (
    [
      ['tgl_awal', 'tgl_akhir'],
      ['tgl_from', 'tgl_to'],
    ] as const
  ).find(([from, to]) => from in filters && to in filters);
  return ends ? { [ends[0]]: isoDay(DAYS), [ends[1]]: isoDay(0) } : null;
}

const PAGE = 'limit=50';
const FIRST = `baris=${FIRST_ROWS}`;

/** A page of a list, one by its search and one in another order; a report as it opens, and over a month. */
export const ASKED: readonly Asked[] = [
  ...house.resources.flatMap(({ name, api: { list }, display }) => [
    { what: `list ${name}`, path: `${list.path}?${PAGE}` },
    { what: `list ${name}, searched`, path: `${list.path}?${PAGE}&q=RING` },
    { what: `list ${name}, by name`, path: `${list.path}?${PAGE}&sort=${display}&arah=desc` },
  ]),
  ...house.documents.flatMap(listsOf).flatMap(({ name, reads }) => [
    { what: `documents ${name}`, path: `${reads.path}?${PAGE}` },
    { what: `documents ${name}, searched`, path: `${reads.path}?${PAGE}&q=0001&tgl_awal=${isoDay(YEAR)}` },
  ]),
  ...house.reports.flatMap(({ name, api, filters }) => {
    const days = period(filters);
    const month = days && {
      what: `report ${name}, ${DAYS} days`,
      path: `${api}?${FIRST}&${new URLSearchParams(days)}`,
    };
    return [{ what: `report ${name}`, path: `${api}?${FIRST}` }, ...(month ? [month] : [])];
  }),
];

/** What reads lots: by the folder it is of, and the days of gold, which count them. */
const LOT = /manual|sepuhan|cuci|sortir|lot|pusat|wasting|saldo-barang-aktif|harian-emas/;

/** What is behind the bars of a month, what became of all that one lot of bought goods ever was, and the calls behind forms and pickers. */
const LOT_CALLS = (bar: string, beli: string): readonly Asked[] => [
  { what: 'picker lot', path: 'lot/get/ada?limit=50' },
  { what: 'picker lot, searched', path: 'lot/get/ada?limit=50&q=ROSOK' },
  { what: 'picker at craftsmen', path: 'sepuhan/get/di-tukang?limit=50' },
  { what: 'picker of open shipments', path: 'sepuhan/get/terbuka?limit=50' },
  { what: 'adviser of sorting', path: 'sortir-pembelian/saran', post: true },
  { what: 'stock of manual items', path: 'barang-manual', post: true },
  { what: 'stock for refining', path: 'stock-cuci-manual/stock', post: true },
  { what: 'what waits to be shipped', path: 'kirim-barang-cuci/menunggu', post: true },
  { what: 'shipments to be closed', path: 'wasting-sepuhan/terbuka', post: true },
  { what: 'card of a bar, its life', path: `lot/kartu?${FIRST}&kode_lot=${bar}&tgl_awal=2000-01-01` },
  { what: 'origin of the bars of a month', path: `lot/asal-usul?${FIRST}&kode=${bar}` },
  {
    what: 'origin of the bars of a month, all steps',
    path: `lot/asal-usul?${FIRST}&kode=${bar}&tahap=SEMUA`,
  },
  { what: 'what bought goods became, a year', path: `lot/asal-usul?${FIRST}&kode=${beli}&arah=JADI` },
  {
    what: 'what bought goods became, 30 days',
    path: `lot/asal-usul?${FIRST}&kode=${beli}&arah=JADI&sejak=${isoDay(DAYS)}`,
  },
];

/** Asked five times: the first, and the middle one. */
export async function time(till: Till, who: string, headers: Headers, asked: Asked): Promise<Timed> {
  const taken: number[] = [];
  let [status, bytes] = [0, 0];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    const answer = asked.post
      ? await till.send('POST', `/api/v1/${asked.path}`, headers, '{}')
      : await till.send('GET', `/api/v1/${asked.path}`, headers);
    taken.push(performance.now() - started);
    status = answer.status;
    bytes = answer.body.length;
    // A refusal is the same every time.
    if (status !== 200) break;
  }
  return { ...asked, who, status, bytes, first: taken[0] as number, ms: median(taken) };
}

const line = ({ who, what, ms, first, bytes }: Timed): string =>
  `| ${what} | ${who} | ${ms.toFixed(0)} ms | ${first.toFixed(0)} ms | ${(bytes / 1024).toFixed(0)} kB |`;

/** How many there are, how many keep the goal, and the slowest of them. */
function table(all: readonly Timed[], version: string): string {
  const answered = all.filter(({ status }) => status === 200).sort((a, b) => b.ms - a.ms);
  const late = answered.filter(({ ms }) => ms > GOAL);
  return [
    `${answered.length} first pages, ${answered.length - late.length} within ${GOAL} ms; ${all.length - answered.length} are not for who asked. PostgreSQL ${version}. The slowest:`,
    '',
    '| What | Asked by | Median | First time | Answer |',
    '|---|---|---|---|---|',
    ...answered.slice(0, Math.max(12, late.length)).map(line),
  ].join('\n');
}

type Who = readonly [who: string, user: string];
const BRANCH: Who = ['a branch', 'ST001'];

async function measured(
  { dataDir, port, poolSize, say }: ProfileInput,
  whos: readonly Who[],
  askedOf: (url: string) => Promise<readonly Asked[]>,
): Promise<string> {
  const place = await openPlace(say);
  try {
    const all: Timed[] = [];
    const wanted = await askedOf(place.url);
    const server = await startServer({ url: place.url, port, dataDir, poolSize });
    for (const [who, user] of whos) {
      const headers = await server.login(user, PASSWORD);
      const till = await openTill(port);
      for (const asked of wanted) {
        const timed = await time(till, who, headers, asked);
        if (timed.status !== 200 && timed.status !== 403) say(`${timed.status} ${who} ${timed.path}`);
        all.push(timed);
      }
      till.close();
    }
    await server.stop();
    return table(all, place.version);
  } finally {
    await place.stop();
  }
}

/** Everything, of one branch and of the whole chain. */
export const lists = (input: ProfileInput): Promise<string> =>
  measured(input, [BRANCH, ['the owner', OWNER]], async () => ASKED);

/** What reads lots, of the branch that has them; what they were made by agrees with the books. */
export const lots = (input: ProfileInput): Promise<string> =>
  measured(input, [BRANCH], async (url) => {
    const salah = await onDatabase(url, (client) =>
      client.query(`select * from (
      select * from invarian_lot() union all select * from invarian_nota_lot() union all select * from invarian_sepuhan()) x limit 5`),
    );
    if (salah.rows.length > 0) throw new Error(`the lots do not agree: ${JSON.stringify(salah.rows)}`);
    const { rows } = await onDatabase(url, (client) =>
      client.query<{
        bar: string;
        beli: string;
        gerak: number;
      }>(`select (select kode_lot from lot where jenis_lot = 'MURNI' order by tempat desc offset 1 limit 1) as bar,
        (select min(kode_lot) from lot where jenis_lot = 'BALENAN') as beli, (select count(*)::int from gerak_lot) as gerak`),
    );
    const { bar = '', beli = '', gerak = 0 } = rows[0] ?? {};
    input.say(`${gerak} movements of lots`);
    return [...ASKED.filter(({ path, what }) => LOT.test(path) || LOT.test(what)), ...LOT_CALLS(bar, beli)];
  });
