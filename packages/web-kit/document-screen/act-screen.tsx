/**
 * The screen of one act: documents it may be done to beside an open one, found by number, scan or in the list. What asks
 * for nothing, such as a validation, is done to several at once. One screen may be for several kinds. Spec 1 §4-§6.
 */
import { Button } from '@mantine/core';
import type { Transition } from '@mustika/kernel/document.ts';
import type { ActView, ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { type Field, pilihan } from '@mustika/kernel/field.ts';
import { IconChecks, IconReceipt } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, whyNot } from '../act.tsx';
import { call, isApiError } from '../api.ts';
import { EmptyState } from '../data-table/empty.tsx';
import type { TableRow } from '../data-table.tsx';
import css from '../document-sheet/sheet.module.css';
import { DocumentTable } from '../document-sheet/table.tsx';
import { type ListQuery, useDocument, useDocumentList } from '../document-sheet/view.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import { toastSuccess } from '../notices.tsx';
import { ScanField } from '../scan/scan-field.tsx';
import { focusScan } from '../scan/scan-focus.ts';
import { ScreenFrame } from '../screen-frame.tsx';
import { useKirimBerurut } from '../sending/use-kirim.ts';
import { useSession } from '../session.ts';
import { useHouse } from '../shell/house-context.tsx';
import { useUrlState } from '../use-url-state.ts';
import { ActForm, useWhyNot } from './acts.tsx';
import { asked, type DeclaredView, type OneDocument, viewOf } from './declared.ts';
import { DeclaredSheet, type SheetModule } from './sheet.tsx';

/** A kind of document that the screen is for. */
export type ActKind = { document: ReadableDocument; view: ActView; own?: SheetModule | undefined };
type Kinds = readonly [ActKind, ...ActKind[]];

const transitionOf = ({ document, view }: ActKind): Transition =>
  document.transitions[view.act] as Transition;

const asksNothing = (kind: ActKind): boolean => {
  const transition = transitionOf(kind);
  return !transition.otorisasi && asked(transition, kind.document.reads.number, true).length === 0;
};

/** The kind that counts in the series of this number. */
const kindOf = (kinds: Kinds, nomor: string): ActKind =>
  kinds.find(({ document }) => nomor.includes(`-${document.series}-`)) ?? kinds[0];

/** The lists of the kinds as one, what waits longest first where days are mixed. */
function merged(kinds: Kinds): DeclaredView {
  const views = kinds.map(({ document }) => viewOf(document));
  const first = views[0] as DeclaredView;
  const [{ document, view }] = kinds;
  const { number } = document.reads;
  const { [number]: numbered, ...rest } = first.brief;
  const { status: _status, ...brief } = rest;
  const names = kinds.map((kind) => [kind.document.name, kind.document.label] as const);
  return {
    ...first,
    key: view.screen,
    brief: {
      [number]: numbered as Field,
      ...(kinds.length > 1 ? { kind: pilihan('Jenis', names, { width: 10 }) } : {}),
      ...(view.state ? brief : rest),
    },
    list: async (query: ListQuery, signal: AbortSignal) => {
      const lists = await Promise.all(views.map((one) => one.list(query, signal)));
      const rows = lists.flatMap((list, index) => {
        const { name, reads } = (kinds[index] as ActKind).document;
        const others = view.state && reads.partOf;
        return list.rows.filter((row) => !others || !row[others]).map((row) => ({ ...row, kind: name }));
      });
      if (view.state) rows.sort((a, b) => (a.waktu < b.waktu ? -1 : 1));
      return { rows, total: rows.length };
    },
    moves: views.flatMap(({ moves }) => moves),
  };
}

/** The act on many documents, one after the other. */
function useActOnAll(kinds: Kinds, onDone: () => void) {
  const { t } = useTranslation();
  const { busy, kirim } = useKirimBerurut();
  const run = async (numbers: readonly string[]): Promise<void> => {
    if (busy) return;
    const count = await kirim(numbers, String, (nomor, key) => {
      const kind = kindOf(kinds, nomor);
      const { path } = transitionOf(kind);
      return call({ method: 'POST', path }, { body: { [kind.document.reads.number]: nomor }, key });
    });
    const [one] = numbers;
    const { message } = transitionOf(kindOf(kinds, one ?? ''));
    if (count > 0) toastSuccess(count === 1 ? message : t('dokumen.divalidasi', { jumlah: count }));
    onDone();
  };
  return { busy, run };
}

const NONE: ReadonlySet<string> = new Set();

export function ActScreen({ kinds }: { kinds: Kinds }) {
  const { t } = useTranslation();
  const [{ document, view }] = kinds;
  const { number } = document.reads;
  const screen = useHouse().screens.find(({ path }) => path === view.screen);
  const title = istilah(screen?.title ?? document.label);
  const [search, setSearch] = useUrlState();
  const nomor = String(search[number] ?? '');
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const today = useSession((session) => session.user?.tgl_system ?? '');
  const list = useMemo(() => merged(kinds), [kinds]);
  const asked = useDocumentList(
    list,
    view.state ? { status: view.state } : { tgl_awal: today, tgl_akhir: today },
  );
  const kind = kindOf(kinds, nomor);
  const found = useDocument(viewOf(kind.document), nomor || null);
  const all = useActOnAll(kinds, () => setPicked(NONE));
  const open = (next: string) => {
    setText(next);
    setSearch({ [number]: next.trim().toUpperCase() });
  };
  const done = () => {
    setText('');
    setSearch({});
    focusScan();
  };
  const many = kinds.every(asksNothing);
  const here = new Set((asked.data?.rows ?? []).map((row) => String(row[number])));
  const chosen = [...picked].filter((one) => here.has(one));
  const select = many ? { picked, onPicked: setPicked } : {};
  return (
    <ScreenFrame
      title={title}
      acts={
        many && (
          <ActAll kinds={kinds} numbers={chosen} all={all} color="emas">
            {t('dokumen.validasiTerpilih', { jumlah: chosen.length })}
          </ActAll>
        )
      }
    >
      <div className={css.scan}>
        <ScanField
          label={t('dokumen.pindai')}
          readyText={t('dokumen.pindaiSiap')}
          placeholder={t('dokumen.pindaiTempat')}
          value={text}
          onValue={setText}
          onScan={open}
          busy={found.isFetching}
          message={isApiError(found.error) ? { text: `${found.error.message}: ${nomor}`, error: true } : null}
        />
      </div>
      <div className={css.split}>
        <DocumentTable
          view={list}
          id={view.screen.slice(1)}
          label={view.state ? title : t('dokumen.hariIni')}
          asked={asked}
          onOpen={open}
          brief
          {...select}
          first={{ text: t(view.state ? 'dokumen.kosongTunggu' : 'dokumen.kosong') }}
        />
        <div className={css.side}>
          {nomor && (found.data || !found.error) ? (
            <DeclaredSheet
              document={kind.document}
              nomor={nomor}
              own={kind.own}
              act={
                found.data ? <ActOn key={nomor} kind={kind} one={found.data} all={all} onDone={done} /> : null
              }
            />
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('dokumen.pilihNomor')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

type All = ReturnType<typeof useActOnAll>;
type ActOnProps = { kind: ActKind; one: OneDocument & TableRow; all: All; onDone: () => void };

/** The act on the open document, or why it cannot be done. */
function ActOn({ kind, one, all, onDone }: ActOnProps) {
  const { t } = useTranslation();
  const day = useSession((session) => session.user?.tgl_system);
  const { document } = kind;
  const transition = transitionOf(kind);
  const late = one.tanggal !== day;
  const why = useWhyNot(document, transition, one);
  if (why) return <p className={css.blocked}>{kalimat(why)}</p>;
  if (!asksNothing(kind)) return <ActForm {...{ document, one, transition, late, onDone }} />;
  return (
    <div>
      <ActAll kinds={[kind]} numbers={[String(one[document.reads.number])]} all={all}>
        {t('dokumen.validasi')}
      </ActAll>
    </div>
  );
}

type ActAllProps = { kinds: Kinds; numbers: readonly string[]; all: All; color?: string; children: string };

/** Shut, and saying why, where one of them may not be done. */
function ActAll({ kinds, numbers, all, color, children }: ActAllProps) {
  const may = useMay();
  const lost = numbers
    .map((nomor) => transitionOf(kindOf(kinds, nomor)))
    .find((transition) => !may(transition));
  const shut = lost && (whyNot(lost) ?? undefined);
  return (
    <Button
      loading={all.busy}
      disabled={numbers.length === 0 || shut !== undefined}
      title={shut}
      leftSection={<IconChecks size={15} />}
      onClick={() => void all.run(numbers)}
      {...(color ? { color } : {})}
    >
      {children}
    </Button>
  );
}
