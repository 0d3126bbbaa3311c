/**
 * Protects: whatever a document is made of and whatever state it has reached, cancelling it leaves the world as it was, to
 * the last row of every table, and the same can be done again. Cases come from the declarations: each way a document is
 * created, through each path of its own transitions, by each transition that cancels it.
 */
import { readFileSync } from 'node:fs';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, type Kit, SEKARANG, testApp } from '../kit/app.ts';
import { bedaDunia, type Dunia, dunia } from '../kit/dunia.ts';
import { atur, gantiHari, type Kebutuhan, setujui } from '../kit/jual.ts';
import { type Isi, LAPORAN_RENTANG, laporanRentang, potretLaporan, SEMUA_LAPORAN } from '../kit/laporan.ts';
import type { Creation, Variant } from '../kit/life.ts';
import { LIVES, missingFile, variantsOf } from '../kit/lives.ts';

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const SPV = (portal = 'JKT1') => ({
  user_id: portal === 'JKT1' ? 'SPV1' : `SPV1-${portal.slice(0, 3)}`,
  password: 'sandi-uji-coba',
});
/** What a store needs on for a document to exist at all. */
const MODULES = Object.fromEntries(
  [...LIVES.values()].flatMap(({ modules = [] }) => modules.map((name) => [name, 'true'])),
);

let kit: Kit;
let cases = 0;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // A day of the lives binds more prices than a cashier may alone.
  const luas = { BATAS_IKAT_HARIAN_KASIR: '900000000000', BATAS_GRAM_IKAT_KASIR: '100000000' };
  await atur(kit, { ...MODULES, ...luas });
});
afterAll(() => kit?.close());

const steps = (document: Document): [string, Transition][] => Object.entries(document.transitions);
const creates = ({ from }: Transition): boolean => from.length === 0;
const cancels = (transition: Transition): boolean =>
  !creates(transition) && !transition.internal && (transition.reverses === true || transition.to === 'CANC');

/** Whether a step of its own leads there; where only another document's event does, that one's tests take it there. */
const own = (document: Document, state: string): boolean =>
  steps(document).some(([, step]) => step.to === state && (creates(step) || !step.internal));

/** One way from creation to a state: whether saving leaves validation for later, and the steps after it. */
type Path = { later: boolean; through: string[]; state: string };

function pathsOf(document: Document, by: Transition, never: readonly string[]): Path[] {
  const validated = document.validates && (document.transitions[document.validates] as Transition).to;
  const starts: Path[] = document.validateLater
    ? [
        { later: false, through: [], state: validated as string },
        { later: true, through: [], state: by.to },
      ]
    : [{ later: false, through: [], state: by.to }];
  const found = [...starts];
  for (const path of found) {
    for (const [name, step] of steps(document)) {
      if (creates(step) || cancels(step) || step.internal || path.through.includes(name)) continue;
      if (LIVES.get(document.name)?.needsTime?.[name] || never.includes(name)) continue;
      if (!step.from.includes(path.state)) continue;
      // What leaves it where it was is tried at the end of every way that leads there: in between it would double them all.
      if (document.transitions[path.through.at(-1) ?? '']?.stays) continue;
      found.push({ ...path, through: [...path.through, name], state: step.stays ? path.state : step.to });
    }
  }
  return found;
}

/** What each act asked of a second person, in all the ways it was done: '-' where it asked nothing. */
const diminta = new Map<string, Set<string>>();
const actAt = new Map(
  house.documents.flatMap((document) =>
    Object.entries(document.transitions).map(
      ([name, { path }]) => [path, `${document.name}.${name}`] as const,
    ),
  ),
);

function catat(path: string, { status, code, detail }: Answer): void {
  const name = actAt.get(path);
  if (!name || (status !== 200 && code !== 'OTORISASI_DIPERLUKAN')) return;
  const { perlu = [] } = (status === 200 ? {} : detail) as Partial<Kebutuhan>;
  const words = perlu.map(({ description }) => description.replace(/ \d{4}-\d{2}-\d{2}$/, ''));
  const known = diminta.get(name) ?? new Set();
  diminta.set(name, known.add(words.length > 0 ? words.sort().join(' + ') : '-'));
}

/** Posts, and gets what is asked for signed by somebody else. */
async function act(
  path: string,
  body: object,
  { user = 'KASIR1', portal }: Pick<Creation, 'user' | 'portal'>,
): Promise<Answer> {
  const caller = kit.as(user);
  const options = portal ? { portal } : {};
  const answer = await caller.post(path, body, options);
  catat(path, answer);
  if (answer.code !== 'OTORISASI_DIPERLUKAN') return answer;
  const signer = user === 'OWNER' ? SPV(portal) : OWNER;
  const detail_authorization = await setujui(caller, answer.detail as Kebutuhan, signer, options);
  return caller.post(path, { ...body, detail_authorization }, options);
}

const done = (answer: Answer): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
};

const numberField = (step: Transition): string => Object.keys(step.fields)[0] as string;
/** Nobody may do it at the counter: a supervisor cancels, and the owner where he created. */
const canceller = ({ user, portal, cancelledBy = 'SPV1' }: Creation): Pick<Creation, 'user' | 'portal'> => {
  if (user === 'OWNER') return { user, ...(portal ? { portal } : {}) };
  return user?.endsWith('-BDG') ? { user: 'OWNER', portal: 'BDG1' } : { user: cancelledBy };
};

/** All of it is locked before anything of it is undone late. */
const NOVEMBER = ['2026-11-01', '2026-11-30'] as const;

/** Whether the store validates what it saves later; everything that is only needed beforehand is posted at once. */
const later = async (document: Document, on: boolean): Promise<void> => {
  if (document.validateLater) await atur(kit, { [document.validateLater]: on ? 'true' : null });
};

async function create(document: Document, creation: Creation): Promise<string> {
  const by = creation.by ?? (steps(document).find(([, step]) => creates(step)) as [string, Transition])[0];
  return done(await act((document.transitions[by] as Transition).path, creation.body, creation));
}

async function walk(document: Document, creation: Creation, path: Path): Promise<string> {
  const nomor = await create(document, creation);
  await go(document, creation, nomor, path.through);
  return nomor;
}

async function take(document: Document, creation: Creation, nomor: string, name: string): Promise<void> {
  const step = document.transitions[name] as Transition;
  done(
    await act(
      step.path,
      { [numberField(step)]: nomor, ...creation.steps?.[name] },
      { user: (name !== document.validates && creation.cancelledBy) || 'SPV1' },
    ),
  );
}

async function go(document: Document, creation: Creation, nomor: string, through: readonly string[]) {
  for (const name of through) {
    await creation.before?.[name]?.(kit, nomor);
    await take(document, creation, nomor, name);
  }
}

const cancel = async (name: string, step: Transition, nomor: string, creation: Creation): Promise<string> => {
  const body = { [numberField(step)]: nomor, alasan: 'salah semua', ...creation.steps?.[name] };
  return done(await act(step.path, body, canceller(creation)));
};

/** The shortest path for each step that is taken back alone. */
function shortest(paths: readonly Path[], undone: readonly string[]): Path[] {
  return undone.flatMap((name) => paths.find(({ through }) => through.at(-1) === name) ?? []);
}

/** Whether this way leads to what a cancellation takes back: one step, or all of it where none such happened. */
function leadsTo(document: Document, paths: readonly Path[]): (path: Path, name: string) => boolean {
  const { undoes = {} } = LIVES.get(document.name) ?? {};
  const alone = new Set(Object.values(undoes).flat());
  return (path, name) =>
    undoes[name]
      ? shortest(paths, undoes[name]).includes(path)
      : !path.through.some((step) => alone.has(step));
}

/** The one step of a path that a cancellation takes back; undefined where it takes back all of it. */
const taken = (document: Document, path: Path, name: string): string | undefined =>
  LIVES.get(document.name)?.undoes?.[name] && path.through.at(-1);

/** A document and its half in another store, which one transaction wrote. */
async function bornWith(nomor: string): Promise<string[]> {
  const { rows } = await kit.owner.query<{ no_dokumen: string }>(
    'select b.no_dokumen from peristiwa a join peristiwa b on b.xmin = a.xmin and b.urut = 1 where a.no_dokumen = $1 and a.urut = 1',
    [nomor],
  );
  return rows.map((row) => row.no_dokumen);
}

/** Every variant of a document through every path that ends where it can be cancelled. */
function casesOf(document: Document): [string, Variant, Path, string, Transition][] {
  return variantsOf(document.name).flatMap((variant) => {
    const [, first] = steps(document).find(
      ([name, step]) => creates(step) && name === (variant.by ?? name),
    ) as [string, Transition];
    const paths = pathsOf(document, first, variant.never ?? []);
    const leads = leadsTo(document, paths);
    return paths.flatMap((path) =>
      steps(document)
        .filter(([name, step]) => cancels(step) && step.from.includes(path.state) && leads(path, name))
        .map(([name, step]): [string, Variant, Path, string, Transition] => {
          const way = [path.later ? 'saved' : 'posted', ...path.through].join(', ');
          return [`${variant.name}: ${way}, ${name}`, variant, path, name, step];
        }),
    );
  });
}

const documents = house.documents.filter((document) => steps(document).some(([, step]) => cancels(step)));

test('every document that can be cancelled says how it is created', () => {
  const without = documents.filter(({ name }) => variantsOf(name).length === 0);
  expect(without.map(({ name }) => `${missingFile(name, 'life')}, with variants`).join('\n')).toBe('');
});

describe.each(documents.map((document) => [document.name, document] as const))('%s', (_name, document) => {
  const all = casesOf(document);

  test('is cancelled from every state that its cancellation is declared for', () => {
    const declared = steps(document).flatMap(([name, step]) =>
      cancels(step) ? step.from.filter((from) => own(document, from)).map((from) => `${name} ${from}`) : [],
    );
    expect([...new Set(all.map(([, , path, name]) => `${name} ${path.state}`))].sort()).toEqual(
      declared.sort(),
    );
  });

  test.each(all)('%s', async (_case, variant, path, name, step) => {
    cases += 1;
    for (const one of documents) await later(one, false);
    const creation = await variant.prepare(kit, `V${String(cases).padStart(3, '0')}`);
    await later(document, path.later);
    const last = taken(document, path, name);
    const first = last && (await walk(document, creation, { ...path, through: path.through.slice(0, -1) }));
    if (last && first) await creation.before?.[last]?.(kit, first);
    const dulu: Dunia = await dunia(kit.owner);
    if (last && first) await take(document, creation, first, last);
    const nomor = first ?? (await walk(document, creation, path));
    expect(await kit.periksa(), 'before it is cancelled').toEqual([]);
    await cancel(name, step, nomor, creation);
    expect(bedaDunia(dulu, await dunia(kit.owner), await bornWith(nomor))).toEqual([]);
    expect(await kit.periksa(), 'after it was cancelled').toEqual([]);
    // What was free is free again: the same is done once more, and once more undone.
    await cancel(name, step, await walk(document, creation, path), creation);
  });
});

/** Money of a later day comes from the drawer of who is named; together the drawers have what they had. */
const drawersTogether = (rows: Dunia): Dunia => {
  const drawers = [...rows].filter(([key]) => key.startsWith('saldo_uang') && key.includes(' KAS '));
  const sum = drawers.reduce((total, [, row]) => total + Number(row['saldo']), 0);
  const rest = [...rows].filter(([key]) => !key.includes(' KAS ') && !key.startsWith('hari_toko'));
  return new Map([...rest, ['saldo_uang KAS', { jumlah: sum }]]);
};

const tanpaBatas = house.documents.filter((document) => document.tanpaBatas).map(({ name }) => name);

test('every event that let money out of the house was measured by the ceilings', async () => {
  const { rows } = await kit.owner.query(
    `with ujung as (
       select kode_toko, no_dokumen, peristiwa, dari_akun as akun, jumlah::bigint as keluar from buku_uang
       union all select kode_toko, no_dokumen, peristiwa, ke_akun, -jumlah::bigint from buku_uang
     ), keluar as (
       select kode_toko, no_dokumen, peristiwa, sum(keluar) as jumlah from ujung
        where akun in ('KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN') group by 1, 2, 3 having sum(keluar) > 0
     )
     select distinct d.jenis, p.transisi from keluar k
       join peristiwa p on p.kode_toko = k.kode_toko and p.no_dokumen = k.no_dokumen and p.urut = k.peristiwa and p.membalik is null
       join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
       left join lepas_sendiri u on u.jenis = 'UANG' and u.kode_toko = k.kode_toko and u.no_dokumen = k.no_dokumen and u.peristiwa = k.peristiwa
      where d.jenis <> all ($1) and d.dibuat >= $2 and u.jumlah is distinct from k.jumlah`,
    [tanpaBatas, SEKARANG],
  );
  expect(rows).toEqual([]);
});

test('what left as gold, as a promise, as a debt, as points or as a bound price was measured, too', async () => {
  const { rows } = await kit.owner.query(
    `with lepas as (
       select kode_toko, no_dokumen, peristiwa, 'BELUM_DILIHAT' as jenis, sum(jumlah::bigint) as n from buku_uang
        where jenis in ('TRANSFER', 'DEBET', 'CREDIT') and ke_akun in ('BANK', 'PIUTANG_EDC')
          and dari_akun not in ('KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN') group by 1, 2, 3
       union all select kode_toko, no_dokumen, peristiwa, 'UTANG', sum(case when dari_akun in ('UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG') then jumlah::bigint else -jumlah::bigint end)
         from buku_uang where 'UTANG_SUPPLIER' in (dari_akun, ke_akun) or 'UTANG_ONGKOS_TUKANG' in (dari_akun, ke_akun) group by 1, 2, 3
       union all select kode_toko, no_dokumen, peristiwa, 'POIN', sum(jumlah::bigint) from buku_uang
        where ke_akun in ('LIABILITAS_POIN', 'LIABILITAS_KUPON') and dari_akun <> 'BEBAN_POIN'
           or ke_akun = 'BEBAN_POIN' and dari_akun = 'KLIRING_PENJUALAN' group by 1, 2, 3
       union all select h.kode_toko, h.no_titipan, 1, 'HARGA', (h.total - h.uang_muka)::bigint from titipan h where h.jenis_harga = 'MENGIKAT'
       union all select kode_toko, no_cicilan, 1, 'HARGA', (harga_jual_cicil - dp)::bigint from cicilan
       union all select kode_toko, no_dokumen, peristiwa, 'PERJALANAN', sum(round(berat::numeric * kadar / 100000))::bigint from buku_barang
        where ke_tempat = '@KIRIM' group by 1, 2, 3
     )
     select distinct d.jenis, p.transisi, l.jenis as lepas from lepas l
       join peristiwa p on p.kode_toko = l.kode_toko and p.no_dokumen = l.no_dokumen and p.urut = l.peristiwa and p.membalik is null
       join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen
       left join lepas_sendiri u on u.jenis = l.jenis and u.kode_toko = l.kode_toko and u.no_dokumen = l.no_dokumen and u.peristiwa = l.peristiwa
      where l.n > 0 and d.jenis <> all ($1) and d.dibuat >= $2
        and l.n is distinct from case l.jenis when 'PERJALANAN' then u.murni else u.jumlah end`,
    [tanpaBatas, SEKARANG],
  );
  expect(rows).toEqual([]);
});

/** What a row says about its document today; nothing of it is summed. */
const TODAY: Record<string, string[]> = {
  'daftar-jurnal': ['status'],
  'laporan-penjualan-cicilan': ['status'],
  'laporan-pesanan': ['status', 'hari', 'saldo', 'harga', 'berat_jadi', 'kode_barcode'],
  'laporan-pinjaman-detail': ['keadaan'],
  'laporan-service-selesai': ['umur', 'status', 'hari', 'sisa'],
  'laporan-services': ['status', 'hari'],
  'laporan-terima-barang-supplier': ['berat_label', 'sisa_berat'],
  'laporan-titip-uang': ['status'],
  'lihat-transaksi-member': ['status', 'nilai'],
  'laporan-validasi-susut': ['status', 'berat_disetujui', 'divalidasi_oleh', 'tgl_validasi', 'alasan'],
};
const asBooked = (name: string, rows: Record<string, unknown>[]): unknown[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !TODAY[name]?.includes(column))),
  );

test('after the month was locked the owner undoes all of it: the drawers of today pay, the reports of the month stay', async () => {
  for (const one of documents) await later(one, false);
  const late = documents.filter(
    (d) => !LIVES.get(d.name)?.onlyNow && steps(d).some(([, step]) => step.sameDay),
  );
  const made: { document: Document; creation: Creation; nomor: string }[] = [];
  for (const document of late)
    for (const variant of variantsOf(document.name)) {
      cases += 1;
      const creation = await variant.prepare(kit, `V${String(cases).padStart(3, '0')}`);
      made.push({ document, creation, nomor: '' });
    }
  const dulu = drawersTogether(await dunia(kit.owner));
  for (const one of made) one.nomor = await create(one.document, one.creation);
  await gantiHari(kit, '2026-12-01');
  kit.lupakan();
  const locked = await kit
    .as('OWNER')
    .post('akuntansi/kunci-periode', { bulan: '2026-11-01' }, { portal: 'JKT1' });
  expect(locked, locked.text).toMatchObject({ status: 200 });
  await atur(kit, SEMUA_LAPORAN);
  const november = await potretLaporan(kit, NOVEMBER);
  for (const { document, creation, nomor } of made.toReversed()) {
    const [name, step] = steps(document).find(([, one]) => cancels(one)) as [string, Transition];
    const kasir = 'kasir' in step.fields ? { kasir: 'KASIR1' } : {};
    const body = { [numberField(step)]: nomor, alasan: 'kemarin salah', ...creation.steps?.[name], ...kasir };
    done(await act(step.path, body, { user: 'OWNER', portal: nomor.split('-')[0] as string }));
  }
  expect(
    bedaDunia(dulu, drawersTogether(await dunia(kit.owner)), ['']).filter((row) => !row.startsWith('new: ')),
  ).toEqual([]);
  expect(await kit.periksa()).toEqual([]);
  for (const report of LAPORAN_RENTANG) {
    const [before, after] = [november.get(report.name) as Isi, await laporanRentang(kit, report, NOVEMBER)];
    expect.soft(after.totals, report.name).toEqual(before.totals);
    expect.soft(asBooked(report.name, after.data), report.name).toEqual(asBooked(report.name, before.data));
  }
});

/**
 * A helper that signs whatever is asked cannot notice that nothing is asked any more: this table does. A line is an act with what it
 * asked of a second person, in every way in which the lives do it.
 */
test('every act asks of a second person what otorisasi.tsv says', () => {
  const lines = [...diminta].map(([name, words]) => `${name}\t${[...words].sort().join(' | ')}`).sort();
  const held = readFileSync(new URL('./otorisasi.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines).toEqual(held);
});
