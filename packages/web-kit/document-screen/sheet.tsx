/** A declared document as a sheet: facts, lines, sums, acts; history, books and paper in tabs of their own. */
import { Button, Group } from '@mantine/core';
import type { Document } from '@mustika/kernel/document.ts';
import { type ReadableDocument, slipPaper } from '@mustika/kernel/document-reads.ts';
import { readCalls } from '@mustika/kernel/read-calls.ts';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../act.tsx';
import { SendByWa } from '../document-sheet/send-wa.tsx';
import css from '../document-sheet/sheet.module.css';
import { DocumentSheet } from '../document-sheet/sheet.tsx';
import { istilah } from '../language/istilah.ts';
import { later } from '../later.tsx';
import { PaperDownload } from '../paper-download.tsx';
import { documentPaper, documentSlip } from '../slip/fetch-print.ts';
import { DocumentActs } from './acts.tsx';
import { Facts, Lines, Sums } from './body.tsx';
import { type Cells, type OneDocument, viewOf } from './declared.ts';
import { DocumentStatus } from './status.tsx';

/** Few kinds have a page for their customers. */
const PublicLink = later(async () => (await import('../document-sheet/public-link.tsx')).PublicLink);

/** What a domain adds below the facts of its documents. */
export type SheetExtra = (one: OneDocument) => ReactNode;

/** What a domain says itself in `{path}.sheet.tsx`: more below the facts, acts in place of the declared ones, cells. */
export type SheetModule = {
  default?: SheetExtra;
  Acts?: ComponentType<{ one: OneDocument }>;
  cells?: Cells;
  /** On its counter: what must be known first. */
  Notice?: ComponentType;
};

type SheetProps = {
  document: ReadableDocument;
  nomor: string;
  own?: SheetModule | undefined;
  /** On a screen for one act: without tabs, and with this act alone. */
  act?: ReactNode;
  onDone?: (() => void) | undefined;
  onGone?: (() => void) | undefined;
  /** What is done with one on the screen of another kind. */
  acts?: SheetExtra;
};

export function DeclaredSheet({ document, nomor, own = {}, act, onDone, onGone, acts }: SheetProps) {
  const { total, partOf } = document.reads;
  const { default: extra, Acts, cells = {} } = own;
  const brief = act !== undefined;
  const say = useSay(document);
  return (
    <DocumentSheet view={viewOf(document)} nomor={nomor} brief={brief} onGone={onGone}>
      {(one: OneDocument) => ({
        status: (
          <>
            <DocumentStatus document={document} status={one.status} />
            {partOf && one[partOf] ? cells['daftar']?.[partOf]?.(one) : null}
          </>
        ),
        ...(total ? { total: Number(one[total] ?? 0) } : {}),
        acts: act ?? acts?.(one) ?? (
          <>
            <PaperActs document={document} one={one} nomor={nomor} />
            {Acts ? (
              <Acts one={one} />
            ) : (
              <DocumentActs key={one.status} document={document} one={one} onDone={onDone} />
            )}
          </>
        ),
        body: (
          <div className={css.body}>
            <Facts document={document} one={one} />
            {extra?.(one)}
            <Lines document={document} one={one} cells={cells} brief={brief} />
            <Sums document={document} one={one} />
          </div>
        ),
        history: { events: one.riwayat, say },
        transfer: one.transfer,
        ...(slipPaper(document) && !(partOf && one[partOf])
          ? {
              print: {
                cetak: Number(one['cetak']),
                fetchSlip: documentSlip(document),
                fetchPaper: documentPaper(document),
              },
            }
          : {}),
      })}
    </DocumentSheet>
  );
}

/** What happened, in the words that kinds share or in the words of the declaration. */
function useSay({ transitions }: Document): (name: string) => string {
  const { t } = useTranslation();
  return (name) => t(`dokumen.lewat.${name}`, { defaultValue: istilah(transitions[name]?.label ?? name) });
}

/** How its paper leaves the house: a PDF, or a message to the customer once it is in the books. */
function PaperActs({
  document,
  one,
  nomor,
}: {
  document: ReadableDocument;
  one: OneDocument;
  nomor: string;
}) {
  const { t } = useTranslation();
  const may = useMay();
  const { validates = '', transitions, name, publicPage } = document;
  const slip = slipPaper(document);
  if (!slip) return <PaperButton document={document} nomor={nomor} />;
  const posted = transitions[validates]?.to;
  const sends = slip.whatsapp.length > 0 && one.status === posted;
  const link = readCalls(document)?.link;
  const linked =
    link && may(link) && publicPage && [...publicPage.steps, publicPage.cancelled].includes(one.status);
  if (!sends && !linked) return null;
  const number = slip.whatsapp.map((column) => one[column]).find(Boolean);
  // As high as what comes: the acts below would move away under the finger of who presses one.
  const room = (
    <Button variant="default" size="compact-sm" disabled>
      {t('tautan.salin')}
    </Button>
  );
  return (
    <Group gap="xs">
      {sends && <SendByWa jenis={name.toUpperCase()} nomor={nomor} no_hp={number ? String(number) : null} />}
      {linked && <PublicLink document={document} one={one} meanwhile={room} />}
    </Group>
  );
}

function PaperButton({ document, nomor }: { document: ReadableDocument; nomor: string }) {
  const { t } = useTranslation();
  const paper = readCalls(document)?.paper;
  if (!paper) return null;
  return <PaperDownload label={t('dokumen.bukti')} paper={paper} body={{ [document.reads.number]: nomor }} />;
}
