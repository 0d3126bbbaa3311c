/**
 * The screen of a declared document: the list of a period, one of them in a sheet, and the making of one. A domain replaces
 * the making by `{path}.entry.tsx`, which gets `EntryProps`, or adds to the sheet by `{path}.sheet.tsx`.
 */
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import { type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton, useAddKeys } from '../add-button.tsx';
import type { TableRow } from '../data-table.tsx';
import { DocumentBrowser } from '../document-sheet/browser.tsx';
import { useAskAgain } from '../document-sheet/view.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '../form.tsx';
import { istilah } from '../istilah.ts';
import { useHouse } from '../shell/house-context.tsx';
import { StaticModal } from '../shell/static-modal.tsx';
import { creations, viewOf } from './declared.ts';
import { DeclaredSheet, type SheetExtra } from './sheet.tsx';

/** What a hand-made entry gets: it shows itself, and says when it is done. */
export type EntryProps = { transition: Transition; onClose: () => void; onSaved: () => void };

type ScreenProps = {
  document: ReadableDocument;
  Entry?: ComponentType<EntryProps> | undefined;
  extra?: SheetExtra | undefined;
};

export function DocumentScreen({ document, Entry = DeclaredEntry, extra }: ScreenProps) {
  const { t } = useTranslation();
  const { screen } = document.reads;
  const title = istilah(useHouse().screens.find(({ path }) => path === screen)?.title ?? document.label);
  const view = viewOf(document);
  const askAgain = useAskAgain(view);
  const [making, setMaking] = useState<Transition | null>(null);
  const makers = creations(document).filter(({ screens }) => screens.includes(screen));
  const [first] = makers;
  useAddKeys(() => first && setMaking(first), first);
  const saved = () => {
    setMaking(null);
    void askAgain();
  };
  const make = makers.map((maker) => (
    <AddButton key={maker.path} act={maker} onClick={() => setMaking(maker)}>
      {istilah(makers.length === 1 ? document.label : maker.label)}
    </AddButton>
  ));
  const states = ['SEMUA', ...document.states].map((value) => ({
    value,
    label: value === 'SEMUA' ? t('dokumen.semua') : istilah(stateLabel(document, value)),
  }));
  return (
    <>
      <DocumentBrowser
        view={view}
        id={document.name}
        title={title}
        make={make}
        search={t('dokumen.cari')}
        statuses={states}
        empty={t('dokumen.kosong')}
        today
        month={document.reads.since === 'month'}
        count={(rows, total) => <Count document={document} rows={rows} total={total} />}
        sheet={(nomor) => <DeclaredSheet document={document} nomor={nomor} extra={extra} />}
      />
      {making && <Entry transition={making} onClose={() => setMaking(null)} onSaved={saved} />}
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
  const figure = reads.total;
  const isMoney = figure !== undefined && reads.head[figure]?.kind === 'uang';
  return (
    <>
      {rows.length < total
        ? t('tabel.jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('tabel.jumlah', { jumlah: formatAngka(total) })}
      {isMoney && (
        <>
          {' · '}
          <b>Rp {formatAngka(sum(alive.map((row) => row[figure] as Rupiah)))}</b>
        </>
      )}
    </>
  );
}

/** The form of the transition that makes one. */
function DeclaredEntry({ transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation();
  const form = useCommandForm({ ...transition, method: 'POST' }, { onDone: onSaved });
  const label = istilah(transition.label);
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={label}
      size="lg"
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <DeclaredForm form={form} columns={2} label={label} autoFocus>
        <SubmitButton form={form} mt="md" />
      </DeclaredForm>
    </StaticModal>
  );
}
