/** Protects: no text that somebody typed becomes a formula in the file that somebody else opens. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { columnsFor } from '@mustika/kernel/report.ts';
import { xmlParts } from '@mustika/server-kit/tabular/archive.ts';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type PickRef, picker, rowOf } from '../census/values.ts';
import { type Caller, HARI, type Kit } from '../kit/app.ts';
import { tokoHidup } from '../kit/hidup.ts';
import { atur, bilaDiminta } from '../kit/jual.ts';
import { PLACE } from '../kit/lives.ts';
import { semuaModul } from '../kit/modul.ts';
import { byName, sample } from '../kit/sample.ts';
import { adaTagihan } from '../kit/simulator/gerbang-bayar.ts';
import { modulPintu } from './samples.ts';

/** What OWASP names, and the full-width forms that spreadsheets of this region take for the same. */
const HOSTILE = [
  '=HYPERLINK("HTTP://X","Y")',
  '+1+CMD|1',
  '-2+3+CMD',
  '@SUM(1)',
  '＝1+1',
  '＠A1',
  '＋1',
  '－1',
];
const STARTS = /^[=+\-@\t\r\n＝＋－＠]/;
const portal = { portal: 'JKT1' };
const PEMILIK = { level: 'OWN', flags: new Set<string>() } as unknown as GateSubject;

let kit: Kit;
let pickRef: PickRef;
const owner = (): Caller => kit.as('OWNER');

beforeAll(async () => {
  kit = await tokoHidup(inject('pgUrl'));
  // No document asks a gateway: a till does.
  await adaTagihan(kit.owner);
  await semuaModul(kit.owner, modulPintu);
  await atur(kit, { BATAS_LAPOR_PPATK: '1' });
  for (const toko of ['JKT1', 'PST', 'PUSAT']) kit.deps.stores.forget(toko);
  pickRef = picker(owner(), portal);
  // Texts that came in before anybody thought of this, as an import from an old system would bring them.
  await kit.owner.query("update barang set nama_barang = '=1+1 CINCIN', nama_atribut = '@BATU', size = '-5'");
  await kit.owner.query("update penjualan set nama_customer = '+62 IBU'");
  await kit.owner.query("update gesek_tunai set nama_pemilik = '=A1'");
  await kit.owner.query("update penjualan_barang set nama_barang = '=CMD|CALC'");
  await kit.owner.query(
    `insert into otorisasi (kode_toko, id, kategori, description, keterangan, op_hash, requester, approver, dibuat, berakhir)
     values ('JKT1', gen_random_uuid(), '=A1', '@SUM(A1)', '-1', 'x', 'KASIR1', 'SPV1', $1, $1)`,
    [kit.clock.now().toString()],
  );
});
afterAll(() => kit?.close());

/** Every text cell of a file, by column name or label. */
async function textsIn(
  path: string,
  fields: Fields,
  names: boolean,
  place = 'JKT1',
): Promise<{ csv: string[]; xlsx: string[] }> {
  const csv = await owner().get(`${path.replace('{format}', 'csv')}`, { portal: place });
  const xlsx = await owner().get(`${path.replace('{format}', 'xlsx')}`, { portal: place });
  expect([csv.status, xlsx.status], csv.text).toEqual([200, 200]);
  // In its parts: the three letters turn up in packed bytes by chance.
  expect(xmlParts(xlsx.bytes).filter((part) => part.bytes.includes('<f>'))).toEqual([]);
  const numbers = new Set(
    Object.entries(fields)
      .filter(([, field]) => ['uang', 'gram', 'kadar', 'persen', 'angka'].includes(field.kind))
      .map(([name, field]) => (names ? name : field.label)),
  );
  const rows = parse(csv.bytes, { columns: true, bom: true, delimiter: ';' }) as Record<string, string>[];
  const [sheet] = (await readXlsx(xlsx.bytes)) as unknown as [{ data: unknown[][] }];
  return {
    csv: rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, cell]) => (numbers.has(name) ? [] : [cell])),
    ),
    xlsx: sheet.data.flat().filter((cell) => typeof cell === 'string'),
  };
}

/** Digits and marks between quotes: a text that has to stay one (docs/decisions/0120), and nothing that runs. */
const SAID = /^="[\w.,:/% +-]+"$/;
const dangerous = (cells: readonly string[]): string[] =>
  cells.filter((cell) => STARTS.test(cell) && !SAID.test(cell));
const withTexts = house.resources.filter(
  (r) => !r.readOnly && Object.values(r.fields).some((field) => field.kind === 'teks' && !field.readOnly),
);

const texts = sample(withTexts, byName);
describe.each(texts.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  test('is exported as text, and comes back as it was typed', async () => {
    const texts = Object.entries(resource.fields).filter(
      // What only takes a code of its own shape takes no formula.
      ([, field]) => field.kind === 'teks' && !field.readOnly && !field.qris,
    );
    for (const [nth, hostile] of HOSTILE.entries()) {
      const values = await rowOf(resource, 1, pickRef);
      // What begins on a day begins there once.
      for (const [name, field] of Object.entries(resource.fields))
        if (field.kind === 'tanggal') values[name] = `2027-01-${String(nth + 1).padStart(2, '0')}`;
      for (const [name, field] of texts)
        values[name] = hostile.slice(0, field.max ?? 100).padEnd(field.min ?? 1, 'X');
      const call = { method: 'POST', path: resource.api.create.path, body: values } as const;
      const made = await bilaDiminta(owner(), call, undefined, portal);
      expect(made, made.text).toMatchObject({
        status: 200,
        data: { [texts[0]?.[0] as string]: values[texts[0]?.[0] as string] },
      });
      // Some tables want one living row of a kind; a file may show the others too.
      const key = encodeURIComponent(String(values[resource.key]));
      const gone = resource.api.remove.path.replace(/\{\w+\}/, key);
      expect(await owner().delete(gone, portal)).toMatchObject({ status: 200 });
    }
    const { csv, xlsx } = await textsIn(
      `${resource.api.export.path}?format={format}&aktif=semua`,
      resource.fields,
      true,
    );
    expect(csv.filter((cell) => cell.startsWith("'")).length).toBeGreaterThanOrEqual(HOSTILE.length);
    expect(dangerous(csv)).toEqual([]);
    expect(dangerous(xlsx)).toEqual([]);
  });
});

const files = sample(house.reports, byName);
describe.each(files.map((report) => [report.name, report] as const))('%s', (_name, report) => {
  test('has no formula in its files', async () => {
    const query = new URLSearchParams();
    for (const [name, field] of Object.entries(report.filters))
      if (/^tgl_(awal|from)$/.test(name)) query.set(name, `${HARI.slice(0, 7)}-01`);
      else if (field.all) query.set(name, 'ALL');
    const fields = { ...report.groupBy, ...columnsFor(report, PEMILIK) };
    const { csv, xlsx } = await textsIn(`${report.api}/{format}?${query}`, fields, false, PLACE[report.name]);
    expect(csv.length, 'an empty report proves nothing').toBeGreaterThan(0);
    expect(dangerous(csv)).toEqual([]);
    expect(dangerous(xlsx)).toEqual([]);
  });
});
