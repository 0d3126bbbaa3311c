/** The page of a document for whoever has its link: the declared columns and no other, read in the document's own store. */
import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { allFields, isReadable, type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { type HalamanTautan, type PublicPage, samarNama } from '@mustika/kernel/public-page.ts';
import { one, type Scope, statement } from '../database.ts';
import type { Deps } from '../http/http.ts';
import { columnsOf, headsSql, type Kind, lineColumns } from './document-heads.ts';
import type { DocumentImplementation } from './document-runner.ts';

/** The page of one kind of document. */
export type PublicSource = {
  jenis: string;
  read: (deps: Deps, scope: Scope, nomor: string) => Promise<HalamanTautan>;
};

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] as Fields[string]]));

const TOKO = 'select nama_toko, alamat_toko, telp from toko where kode_toko = $1';
type Toko = Omit<HalamanTautan['toko'], 'wa'>;
/** A mobile number of this country: what WhatsApp answers at. */
const MOBILE = /^628\d{7,12}$/;
/** When it last came into each state; what left it where it was and what took a step back are no steps of its way. */
const LANGKAH = `select p.ke_status as status, max(p.tanggal) as tanggal from peristiwa p
  where p.kode_toko = $1 and p.no_dokumen = $2 and p.membalik is null and p.transisi <> all ($3) group by 1`;

/** Acts that lead to no state of its way. */
const besideTheWay = ({ transitions }: ReadableDocument): string[] =>
  Object.entries(transitions)
    .filter(([, { from, to, reverses }]) => reverses || from.includes(to))
    .map(([name]) => name);

type Head = { tanggal: Tanggal; status: string } & Record<string, unknown>;
type Row = Record<string, unknown>;
type Step = { status: string; tanggal: Tanggal };

const statements = ({ document, columns }: Kind, page: PublicPage, { kode_toko }: Scope, nomor: string) => {
  const { name, reads } = document;
  const { money, pieces } = page;
  const {
    table,
    fields,
    number = reads.number,
    by = ['urut'],
  } = reads.lines[pieces.lines] as NonNullable<(typeof reads.lines)[string]>;
  const shown = pick(allFields(document), [page.name, page.due, money.total, money.rest]);
  const lines = columnsOf(
    pick(fields, [pieces.name, pieces.weight, pieces.after]),
    'l',
    lineColumns({ document, columns }, pieces.lines),
  );
  return {
    toko: statement<Toko>('tautan_toko', TOKO, kode_toko),
    kepala: statement<Head>(
      `tautan_${name}`,
      `${headsSql({ document, columns }, shown)} and h.${reads.number} = $3`,
      ...[kode_toko, null, nomor],
    ),
    barang: statement<Row>(
      `tautan_${name}_barang`,
      `select ${lines} from ${table} l where l.kode_toko = $1 and l.${number} = $2 order by ${by.map((c) => `l.${c}`).join(', ')}`,
      ...[kode_toko, nomor],
    ),
    langkah: statement<Step>('tautan_langkah', LANGKAH, kode_toko, nomor, besideTheWay(document)),
  };
};

function moneyOf(head: Head, { money }: PublicPage): NonNullable<HalamanTautan['uang']> {
  const [total, sisa] = [head[money.total], head[money.rest]] as [Rupiah, number];
  return { total, sisa, dibayar: (total - sisa) as Rupiah, pasti: money.sure.includes(head.status) };
}

/** The line of states up to the one it is in; one that was taken back stands where it came to. */
function stepsOf(
  document: ReadableDocument,
  { steps, cancelled }: PublicPage,
  { status }: Head,
  came: readonly Step[],
): HalamanTautan['langkah'] {
  const when = new Map(came.map((step) => [step.status, step.tanggal]));
  const at = status === cancelled ? steps.findLastIndex((state) => when.has(state)) : steps.indexOf(status);
  return steps.map((state, index) => ({
    label: stateLabel(document, state),
    tanggal: index <= at ? (when.get(state) ?? null) : null,
    sudah: index <= at,
  }));
}

/** The page of a kind; none for one without. */
export function publicSource({ document, columns = {} }: DocumentImplementation): PublicSource[] {
  const { publicPage: page } = document;
  if (!page || !isReadable(document)) return [];
  const read: PublicSource['read'] = async (deps, scope, nomor) => {
    const rows = await deps.db.batch(scope, statements({ document, columns }, page, scope, nomor));
    const head = one(rows.kepala);
    const { status, tanggal } = head;
    const ended = status === page.cancelled;
    const toko = one(rows.toko);
    const wa = nomorPesan(toko.telp ?? '');
    return {
      toko: { ...toko, wa: MOBILE.test(wa) ? wa : null },
      ...{ jenis: document.label, nomor, tanggal },
      nama: samarNama(String(head[page.name] ?? '')),
      keadaan: stateLabel(document, status),
      batal: ended ? (rows.langkah.find((step) => step.status === status)?.tanggal ?? null) : null,
      janji: head[page.due] as Tanggal,
      langkah: stepsOf(document, page, head, rows.langkah),
      barang: rows.barang.map((row) => ({
        nama_barang: String(row[page.pieces.name]),
        berat: row[page.pieces.weight] as Miligram,
        berat_keluar: row[page.pieces.after] as Miligram | null,
      })),
      uang: ended ? null : moneyOf(head, page),
    };
  };
  return [{ jenis: document.name, read }];
}
