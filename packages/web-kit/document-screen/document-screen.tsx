/**
 * The screen of a declared document: the list of a period, one of them in a sheet, and the making of one. A domain replaces
 * the making by `{path}.entry.tsx`, which gets `EntryProps`, or parts of the sheet by `{path}.sheet.tsx`, a `SheetModule`.
 */

import { Group, SegmentedControl } from '@mantine/core';
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import { type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import { seriesOf } from '@mustika/kernel/drill.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton, useAddKeys } from '../add-button.tsx';
import { ApprovalHost } from '../approval/approval-host.tsx';
import { useAskAgain } from '../ask-again.ts';
import type { TableRow } from '../data-table.tsx';
import { type BoardShown, DocumentBrowser } from '../document-sheet/browser.tsx';
import { useDraft, useDraftPlace } from '../form/draft.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '../form/form.tsx';
import type { FormValues } from '../form/form-values.ts';
import { istilah } from '../language/istilah.ts';
import { later } from '../later.tsx';
import { useHouse } from '../shell/house-context.tsx';
import { StaticModal } from '../shell/static-modal.tsx';
import { forget } from '../storage.ts';
import { useUrlState } from '../use-url-state.ts';
import { firstOf, viewOf } from './declared.ts';
import { DeclaredSheet, type SheetModule } from './sheet.tsx';
import { StockScreen } from './stock.tsx';
import { useMakers } from './use-makers.ts';

/**
 * What a hand-made entry gets: it shows itself, and says when it is done. One that waits on its screen shows the frame, too,
 * with the choice between it and the list among its chips.
 */
export type EntryProps = {
  transition: Transition;
  title: string;
  chips?: ReactNode;
  /** What its form begins with. */
  initial?: FormValues;
  onClose: () => void;
  /** With the answer where the list may open what was made. */
  onSaved: (answer?: { data: unknown }) => void;
};

type ScreenProps = {
  document: ReadableDocument;
  Entry?: ComponentType<EntryProps> | undefined;
  own?: SheetModule | undefined;
};

/** Fetched by whoever wants a board. */
const Board = later(async () => (await import('../document-board/board.tsx')).Board);

const boardOf = (document: ReadableDocument, own: SheetModule | undefined) =>
  document.reads.board && ((shown: BoardShown) => <Board {...{ document, own }} {...shown} />);

/** The number of a piece of it opens it, too. */
const ofPiece = (nomor: string): string => nomor.replace(/^(.+-[A-Z]{2}-\d{6}-\d+)-T?\d+$/, '$1');

/** Where the URL says that the list is wanted instead of what waits. */
const LIST = 'riwayat';
const noop = (): void => {};

export function DocumentScreen({ document, Entry = DeclaredEntry, own }: ScreenProps) {
  const { t } = useTranslation();
  const { screen, number, waits, stock } = document.reads;
  const title = istilah(useHouse().screens.find(({ path }) => path === screen)?.title ?? document.label);
  const [search, setSearch] = useUrlState();
  const askAgain = useAskAgain();
  const shown = { document, own, title };
  if (waits === undefined) return <DocumentList {...shown} Entry={Entry} />;
  const list = search['lihat'] === LIST || search[number] !== undefined;
  const chips = (
    <SegmentedControl
      size="xs"
      aria-label={title}
      value={list ? LIST : ''}
      onChange={(next) => setSearch({ lihat: next || undefined })}
      data={[
        { value: '', label: istilah(waits) },
        { value: LIST, label: t('dokumen.lembar.riwayat') },
      ]}
    />
  );
  if (list) return <DocumentList {...shown} chips={chips} />;
  if (stock) return <StockScreen {...{ document, stock, title, chips }} Make={Entry} />;
  const transition = firstOf(document);
  return <Entry {...{ transition, title, chips }} onClose={noop} onSaved={() => void askAgain()} />;
}

type ListProps = Omit<ScreenProps, 'Entry'> & {
  title: string;
  chips?: ReactNode;
  /** Left out where the list stands beside its entry. */
  Entry?: ComponentType<EntryProps>;
};

function DocumentList({ document, title, chips, Entry, own }: ListProps) {
  const { t } = useTranslation();
  const { screen, seek, start, button, make: made, opens, number } = document.reads;
  const [search, setSearch] = useUrlState();
  const declared = viewOf(document);
  const cells = own?.cells?.['daftar'];
  const view = useMemo(() => ({ ...declared, render: { ...declared.render, ...cells } }), [declared, cells]);
  const askAgain = useAskAgain();
  const [making, setMaking] = useState<Transition | null>(null);
  const makable = useMakers(document);
  const makers = Entry ? makable : [];
  const [first] = makers;
  useAddKeys(() => first && setMaking(first), first);
  const saved: EntryProps['onSaved'] = (answer) => {
    setMaking(null);
    void askAgain();
    const nomor = opens && (answer?.data as Record<string, unknown> | undefined)?.[number];
    if (nomor) setSearch({ ...search, [number]: nomor });
  };
  const named = ({ label }: Transition): string =>
    istilah(makers.length === 1 ? (button ?? document.label) : label);
  const make = makers.map((maker) => (
    <AddButton key={maker.path} act={maker} onClick={() => setMaking(maker)}>
      {named(maker)}
    </AddButton>
  ));
  const states = [...new Set([start ?? 'SEMUA', ...document.states, 'SEMUA'])].map((value) => ({
    value,
    label: value === 'SEMUA' ? t('dokumen.semua') : istilah(stateLabel(document, value)),
  }));
  return (
    <>
      <DocumentBrowser
        view={view}
        id={screen.slice(1)}
        title={title}
        chips={chips}
        {...(made ? { create: { to: made.to, label: istilah(made.label) } } : { make })}
        search={seek ? istilah(seek) : t('dokumen.cari')}
        statuses={states}
        empty={t(start === undefined ? 'dokumen.kosong' : 'dokumen.belumAda')}
        today={start === undefined}
        month={document.reads.since === 'month'}
        nomorOf={ofPiece}
        whole={(text) => seriesOf(text) === document.series}
        tools
        count={(rows, total) => <Count document={document} rows={rows} total={total} />}
        sheet={(nomor, close) => <DeclaredSheet {...{ document, nomor, own }} onGone={close} />}
        board={boardOf(document, own)}
      />
      {making && Entry && (
        <Entry transition={making} title={named(making)} onClose={() => setMaking(null)} onSaved={saved} />
      )}
    </>
  );
}

/** How many, and what they come to; what was cancelled comes to nothing. */
function Count({
  document: { reads },
  rows,
  total,
}: {
  document: ReadableDocument;
  rows: readonly TableRow[];
  total: number;
}) {
  const { t } = useTranslation();
  const alive = rows.filter((row) => row['status'] !== 'CANC');
  const cancelled = rows.length - alive.length;
  const sums = (reads.sums ?? [reads.total ?? '']).filter((name) => reads.head[name]?.kind === 'uang');
  return (
    <>
      {rows.length < total
        ? t('tabel.jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('tabel.jumlah', { jumlah: formatAngka(total) })}
      {cancelled > 0 && ` · ${t('dokumen.jumlahBatal', { jumlah: formatAngka(cancelled) })}`}
      {sums.map((name) => (
        <span key={name}>
          {' · '}
          {sums.length > 1 && `${istilah(reads.head[name]?.label ?? '')} `}
          <b>Rp {formatAngka(sum(alive.map((row) => (row[name] ?? 0) as Rupiah)))}</b>
        </span>
      ))}
    </>
  );
}

/** Rows of many columns get the room they need, where the screen has it. */
const roomFor = (rows: readonly Field[]): number =>
  Math.max(780, ...rows.map(({ fields = {} }) => Object.keys(fields).length * 126 + 76));

/** The form of the transition that makes one, with what it asks while it is typed. */
function DeclaredEntry({ transition, title: label, initial, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation();
  // What a code stands for is asked anew at a counter only; what another screen began is begun there again.
  const scanned = Object.values(transition.fields).some(({ scan }) => scan);
  const place = useDraftPlace(initial || scanned ? null : transition.path);
  const forgotten = () => {
    if (place) forget('laci', place);
  };
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    {
      place,
      onDone: (answer) => {
        forgotten();
        onSaved(answer);
      },
      ...(initial ? { initial } : {}),
      ...(transition.asks ? { asks: transition.asks } : {}),
    },
  );
  useDraft(place, form);
  // Who closes it wants none of it any more; a reload and a crash are nobody's wish.
  const close = () => {
    forgotten();
    onClose();
  };
  const rows = Object.values(transition.fields).filter(({ kind }) => kind === 'daftar');
  return (
    <StaticModal
      opened
      onClose={close}
      title={label}
      size={rows.length > 0 ? roomFor(rows) : 'lg'}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <ApprovalHost />
      <DeclaredForm form={form} columns={2} label={label} autoFocus>
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form} />
        </Group>
      </DeclaredForm>
    </StaticModal>
  );
}
