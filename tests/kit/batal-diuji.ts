/**
 * Protects: whatever a document is made of and whatever state it has reached, cancelling it leaves the world as it was, to
 * the last row of every table, and the same can be done again. Cases come from the declarations: each way a document is
 * created, through each path of its own transitions, by each transition that cancels it.
 */
import { readFileSync } from 'node:fs';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { SEKARANG } from './app.ts';
import {
  bornWith,
  cancel,
  cancels,
  casesOf,
  type Dijalani,
  dijalani,
  documents,
  kodeBaru,
  later,
  own,
  type Path,
  steps,
  take,
  taken,
  walk,
} from './batal.ts';
import { bedaDunia, type Dunia, dunia } from './dunia.ts';
import type { Variant } from './life.ts';
import { missingFile, variantsOf } from './lives.ts';

let w: Dijalani;

const tanpaBatas = house.documents.filter((document) => document.tanpaBatas).map(({ name }) => name);

/** Most cases first, in turn to each part: the parts take equally long. */
const bagianDari = (ke: number, dari: number): Document[] =>
  documents
    .toSorted((a, b) => casesOf(b).length - casesOf(a).length)
    .filter((_document, at) => at % dari === ke - 1);

async function dibatalkan(
  document: Document,
  [variant, path, name, step]: readonly [Variant, Path, string, Transition],
): Promise<void> {
  for (const one of documents) await later(w, one, false);
  const creation = await variant.prepare(w.kit, kodeBaru(w));
  await later(w, document, path.later);
  const last = taken(document, path, name);
  const first = last && (await walk(w, document, creation, { ...path, through: path.through.slice(0, -1) }));
  if (last && first) await creation.before?.[last]?.(w.kit, first);
  const dulu: Dunia = await dunia(w.kit.owner);
  if (last && first) await take(w, document, creation, first, last);
  const nomor = first ?? (await walk(w, document, creation, path));
  expect(await w.kit.periksa(), 'before it is cancelled').toEqual([]);
  await cancel(w, [name, step], nomor, creation);
  expect(bedaDunia(dulu, await dunia(w.kit.owner), await bornWith(w, nomor))).toEqual([]);
  expect(await w.kit.periksa(), 'after it was cancelled').toEqual([]);
  // What was free is free again: the same is done once more, and once more undone.
  await cancel(w, [name, step], await walk(w, document, creation, path), creation);
}

function ujiDokumen(document: Document): void {
  const all = casesOf(document);

  test('says how it is created', () => {
    expect(variantsOf(document.name), `${missingFile(document.name, 'life')}, with variants`).not.toEqual([]);
  });

  test('is cancelled from every state that its cancellation is declared for', () => {
    const declared = steps(document).flatMap(([name, step]) =>
      cancels(step) ? step.from.filter((from) => own(document, from)).map((from) => `${name} ${from}`) : [],
    );
    expect([...new Set(all.map(([, , path, name]) => `${name} ${path.state}`))].sort()).toEqual(
      declared.sort(),
    );
  });

  test.each(all)('%s', (_case, ...how) => dibatalkan(document, how));
}

/** What each act asks of a second person, in every way in which the lives do it. */
export const tabelOtorisasi = (): Map<string, string[]> =>
  new Map(
    readFileSync(new URL('../census/otorisasi.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name = '', words = '']) => [name, words.split(' | ')]),
  );

/** A helper that signs whatever is asked cannot notice that nothing is asked any more: the table does. */
function samaDenganTabel({ diminta }: Dijalani, punya: readonly Document[]): void {
  const names = new Set(punya.map(({ name }) => name));
  const mine = ([name]: readonly [string, unknown]): boolean => names.has(name.split('.')[0] as string);
  const asked = [...diminta].map(([name, words]): [string, string[]] => [name, [...words].sort()]);
  expect(Object.fromEntries(asked.filter(mine))).toEqual(
    Object.fromEntries([...tabelOtorisasi()].filter(mine)),
  );
}

async function uangTerukur(): Promise<void> {
  const { rows } = await w.kit.owner.query(
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
}

/** What came over from the till of before was let out there. */
async function lainnyaTerukur(): Promise<void> {
  const { rows } = await w.kit.owner.query(
    `with lepas as (
       select kode_toko, no_dokumen, peristiwa, 'BELUM_DILIHAT' as jenis, sum(jumlah::bigint) as n from buku_uang
        where jenis in ('TRANSFER', 'DEBET', 'CREDIT', 'QRIS') and ke_akun in ('BANK', 'PIUTANG_EDC')
          and dari_akun not in ('KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN') group by 1, 2, 3
       union all select kode_toko, no_dokumen, peristiwa, 'UTANG', sum(case when dari_akun in ('UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG') then jumlah::bigint else -jumlah::bigint end)
         from buku_uang where 'UTANG_SUPPLIER' in (dari_akun, ke_akun) or 'UTANG_ONGKOS_TUKANG' in (dari_akun, ke_akun) group by 1, 2, 3
       union all select kode_toko, no_dokumen, peristiwa, 'POIN', sum(jumlah::bigint) from buku_uang
        where ke_akun in ('LIABILITAS_POIN', 'LIABILITAS_KUPON') and dari_akun <> 'BEBAN_POIN'
           or ke_akun = 'BEBAN_POIN' and dari_akun = 'KLIRING_PENJUALAN' group by 1, 2, 3
       union all select h.kode_toko, h.no_titipan, 1, 'HARGA', (h.total - h.uang_muka)::bigint from titipan h where h.jenis_harga = 'MENGIKAT'
          and not exists (select from saldo_awal_isi i where i.kode_toko = h.kode_toko and i.no_dokumen = h.no_titipan)
       union all select kode_toko, no_cicilan, 1, 'HARGA', (harga_jual_cicil - dp)::bigint from cicilan c
        where not exists (select from saldo_awal_isi i where i.kode_toko = c.kode_toko and i.no_dokumen = c.no_cicilan)
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
}

/** Part `ke` of `dari`: what was made grows from case to case, and everything is asked of all of it. */
export function ujiPembatalan(ke: number, dari: number): void {
  const punya = bagianDari(ke, dari);
  beforeAll(async () => {
    w = await dijalani(inject('pgUrl'));
  });
  afterAll(() => w?.kit.close());

  describe.each(punya.map((document) => [document.name, document] as const))('%s', (_name, document) =>
    ujiDokumen(document),
  );
  test('every event that let money out of the house was measured by the ceilings', uangTerukur);
  test(
    'what left as gold, as a promise, as a debt, as points or as a bound price was measured, too',
    lainnyaTerukur,
  );
  test('every act asks of a second person what otorisasi.tsv says', () => samaDenganTabel(w, punya));
}
