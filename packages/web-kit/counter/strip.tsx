/**
 * The strip of a declared counter: one field that owns the scans. The number of a document opens it, the code of a piece lays it
 * down, words find documents and members; somebody new is begun with what was typed of him.
 */
import { useDebouncedValue } from '@mantine/hooks';
import type { CounterWords } from '@mustika/kernel/document-counter.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { seriesOf } from '@mustika/kernel/drill.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import type { TableRow } from '../data-table.tsx';
import { viewOf } from '../document-screen/declared.ts';
import type { FormValues } from '../form/form-values.ts';
import { findMembers, NewMember, useMayAddMember } from '../form/parts.tsx';
import { formatValue } from '../format.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import { ScanField } from '../scan/scan-field.tsx';
import { focusScan } from '../scan/scan-focus.ts';
import { useSession } from '../session.ts';
import { useOpenNumber } from '../shell/scan-opens.ts';
import { memberRow, newPersonRows, PERSON_NAMED, PERSON_NEW } from './person-rows.tsx';
import css from './pick.module.css';
import { moved, type PickItem, PickRows } from './pick-list.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** A kind whose documents are found here, and what is done with one. */
export type Find = { document: ReadableDocument; open: (nomor: string) => unknown };

export type StripProps = {
  seek: string;
  finds: readonly Find[];
  /** Lays pieces down by their codes; it says itself what it took. */
  take?: ((text: string) => Promise<void>) | undefined;
  /** Pieces that words find, to be taken. */
  words?: CounterWords | undefined;
  said?: { text: string; error: boolean } | null;
  busy?: boolean;
  /** A member was found, or somebody new is begun with what was typed. */
  onMember?: ((member: FormValues) => void) | undefined;
  onPerson?: ((text: string) => void) | undefined;
};

/** Longer than any scanner pauses between keys, so that a scan never starts a search. */
const PAUSE = 280;
const SHORTEST = 3;
const MOST = 8;
/** A barcode has a figure and no blank; a telephone number is looked for. */
const CODE = /^(?=.*\d)(?!(?:0|\+?62)8\d{6,}$)[A-Z0-9-]{4,}$/i;
/** One in eleven has no figure at all: what a reader sent is a code all the same. */
const READ = /^(?!(?:0|\+?62)8\d{6,}$)[A-Z0-9-]{4,}$/i;

type Hit = PickItem & { act: () => unknown };

const hitOf =
  ({ document, open }: Find) =>
  (row: TableRow): Hit => {
    const { number, brief, total, head } = document.reads;
    const nomor = String(row[number]);
    const told = brief.filter((name) => name !== total && name !== 'nama_customer' && head[name]);
    const sum = total ? head[total] : undefined;
    return {
      id: nomor,
      title: String(row['nama_customer'] ?? nomor),
      note: [
        istilah(document.label),
        nomor,
        ...told.map((name) => formatValue(head[name] as never, row[name])),
      ]
        .filter(Boolean)
        .join(' · '),
      ...(sum && total ? { right: `Rp ${formatValue(sum, row[total])}` } : {}),
      act: () => open(nomor),
    };
  };

/** A piece that is laid down by its code. */
const pieceOf =
  ({ code, title, note, right, picture }: CounterWords, take: (text: string) => unknown) =>
  (row: TableRow): Hit => {
    const kode = String(row[code]);
    const said = (fields: CounterWords['note']): string =>
      Object.entries(fields)
        .map(([name, field]) => `${formatValue(field, row[name])}${field.kind === 'gram' ? ' g' : ''}`)
        .filter(Boolean)
        .join(' · ');
    return {
      id: kode,
      title: (
        <>
          <Thumbnail picture={picture.call()} params={{ [code]: kode }} there={row[picture.there] === true} />
          {String(row[title])}
        </>
      ),
      note: (
        <>
          <span className="kode">{kode}</span> · {said(note)}
        </>
      ),
      right: said(right),
      act: () => take(kode),
    };
  };

/** Documents, pieces and members that answer what is typed. */
function useHits(
  { finds, words, take, onMember, onPerson }: StripProps,
  text: string,
  onNew: (text: string) => void,
) {
  const { t } = useTranslation();
  const mayAdd = useMayAddMember();
  const portal = useSession((session) => session.portal);
  const [asked] = useDebouncedValue(text.trim().toUpperCase(), PAUSE);
  const enabled = asked.length >= SHORTEST && asked === text.trim().toUpperCase();
  const { data, isFetching } = useQuery({
    queryKey: ['pita', portal, asked, finds.map(({ document }) => document.name), words?.code],
    queryFn: async ({ signal }) => {
      const [members, pieces, ...lists] = await Promise.all([
        onMember ? findMembers(asked, signal) : [],
        words && take
          ? call<TableRow[]>(words.call(), { query: { ...words.query, q: asked }, signal }).then(
              ({ data }) => data,
            )
          : [],
        ...finds.map(async (find) => {
          const { start, seeks } = find.document.reads;
          const query = { q: asked, limit: MOST, ...(start && !seeks ? { status: start } : {}) };
          return (await viewOf(find.document).list(query, signal)).rows.map((row) => ({ find, row }));
        }),
      ]);
      return { members, pieces, rows: lists.flat() };
    },
    enabled,
    staleTime: 5000,
    retry: false,
  });
  const known = enabled ? data : undefined;
  const members = (known?.members ?? []).map(
    (member): Hit => ({ ...memberRow(member, t), act: () => onMember?.(member) }),
  );
  const pieces = words && take ? (known?.pieces ?? []).map(pieceOf(words, take)) : [];
  const begin = { [PERSON_NEW]: onNew, [PERSON_NAMED]: (typed: string) => onPerson?.(typed) };
  const begun: Hit[] =
    known && onPerson && !isFetching
      ? newPersonRows(asked, { mayAdd, t }).map((row) => ({
          ...row,
          act: () => begin[row.id as keyof typeof begin](text.trim()),
        }))
      : [];
  return {
    hits: [...(known?.rows ?? []).map(({ find, row }) => hitOf(find)(row)), ...pieces, ...members, ...begun],
    waits: text.trim().length >= SHORTEST && (!enabled || isFetching),
    none: known !== undefined && !isFetching,
  };
}

/** What is typed, what it found, and what Enter, arrows and Esc make of it. */
function useStrip(props: StripProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  // A card or a packet that was read opens what is the only answer.
  const [read, setRead] = useState(false);
  const openNumber = useOpenNumber();
  const [adding, setAdding] = useState<string | null>(null);
  const { hits, waits, none } = useHits(props, open ? text : '', setAdding);
  const shown = open && hits.length > 0;
  const isCode = props.take !== undefined && CODE.test(text.trim());
  const at = Math.min(picked ?? (isCode ? -1 : 0), hits.length - 1);

  const empty = () => {
    setText('');
    setOpen(false);
    setPicked(null);
    setRead(false);
  };
  const pick = (hit: Hit) => {
    empty();
    focusScan();
    hit.act();
  };
  const known = hits.filter(({ id }) => id !== PERSON_NEW && id !== PERSON_NAMED);
  const answer = read && !waits && known.length === 1 ? known[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as it comes.
  useEffect(() => answer && pick(answer), [answer?.id]);
  const scan = async (code: string, byReader: boolean): Promise<void> => {
    const find = props.finds.find(({ document }) => seriesOf(code.trim().toUpperCase()) === document.series);
    if (find) {
      empty();
      find.open(code.trim().toUpperCase());
      return;
    }
    if (seriesOf(code.trim().toUpperCase()) !== null && openNumber(code)) return empty();
    if (props.take && (isCode || (byReader ? READ : CODE).test(code))) {
      empty();
      return props.take(code);
    }
    setText(code);
    setOpen(true);
    setRead(byReader);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      empty();
      return true;
    }
    const next = shown ? moved(event.key, at, hits.length) : null;
    const hit = shown ? hits[at] : undefined;
    const picks = event.key === 'Enter' && !event.ctrlKey && hit;
    // Words whose answer is still on its way: the list comes, nothing is refused.
    const early =
      event.key === 'Enter' &&
      !event.ctrlKey &&
      waits &&
      !isCode &&
      seriesOf(text.trim().toUpperCase()) === null;
    if (next === null && !picks && !early) return false;
    event.preventDefault();
    if (next !== null) setPicked(next);
    else if (picks && hit) pick(hit);
    return true;
  };
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setPicked(null);
  };
  const added = {
    typed: adding,
    close: () => {
      setAdding(null);
      focusScan();
    },
  };
  return { text, hits, at, shown, none: open && none, busy: open && waits, added, type, scan, pick, onKey };
}

export function CounterStrip(props: StripProps) {
  const { t } = useTranslation();
  const id = useId();
  const { text, hits, at, shown, none, busy, added, type, scan, pick, onKey } = useStrip(props);
  return (
    <ScanField
      label={t('meja.pindai')}
      readyText={t('dokumen.pindaiSiap')}
      placeholder={istilah(props.seek)}
      value={text}
      busy={(props.busy ?? false) || busy}
      message={props.said ?? null}
      onValue={type}
      onScan={(code, byReader) => void scan(code, byReader)}
      onKey={onKey}
      aria={{
        role: 'combobox',
        'aria-expanded': shown,
        'aria-controls': id,
        ...(shown && at >= 0 ? { 'aria-activedescendant': `${id}-${at}` } : {}),
      }}
    >
      {(shown || none) && (
        <div className={`${css.floating} ${css.belowScan}`} data-align="left">
          {shown ? (
            <PickRows
              id={id}
              items={hits}
              at={at}
              onPick={(one) => {
                const hit = hits.find((it) => it.id === one);
                if (hit) pick(hit);
              }}
              label={t('meja.temuan')}
            />
          ) : (
            <div className={css.empty} role="status">
              {kalimat('Data Yang Anda Cari Tidak Ada')}
            </div>
          )}
        </div>
      )}
      {added.typed !== null && (
        <NewMember
          typed={added.typed}
          onDone={(member) => {
            added.close();
            props.onMember?.(member);
          }}
          onClose={added.close}
        />
      )}
    </ScanField>
  );
}
