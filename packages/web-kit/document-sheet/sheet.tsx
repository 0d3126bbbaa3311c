/** A document as a sheet: number, state and amount, what can be done, its body; tabs Data, Riwayat, Transfer, Cetak. */
import { Loader, Tabs } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { IconFileOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api.ts';
import { EmptyState } from '../data-table/empty.tsx';
import { useSession } from '../session.ts';
import { DocumentHistory } from './history.tsx';
import { DocumentReprint } from './reprint.tsx';
import css from './sheet.module.css';
import { DocumentTransfers } from './transfers.tsx';
import { type AnyView, type DocumentView, useDocument } from './view.ts';

export type SheetParts = {
  status: ReactNode;
  /** Whole rupiah, the largest figure of the sheet. */
  total?: number;
  /** Between the head and the body. */
  acts?: ReactNode;
  body: ReactNode;
  history: ComponentProps<typeof DocumentHistory>;
  transfer: ComponentProps<typeof DocumentTransfers>['transfer'];
  /** Left out: this document has no paper of its own. */
  print?: Omit<ComponentProps<typeof DocumentReprint>, 'nomor' | 'document'>;
};

type SheetProps<Doc, Row extends { waktu: string }> = {
  view: DocumentView<Doc, Row>;
  nomor: string;
  /** Without tabs: only what is on the paper, for screens that act on it. */
  brief?: boolean;
  /** It was here and is not any more: what was done with it took it out of the list of this screen. */
  onGone?: (() => void) | undefined;
  children: (doc: Doc) => SheetParts;
};

/**
 * What held the caret may go with the act that was done: in a dialog it goes to the sheet then, and not to the page beneath,
 * which is shut.
 */
function useCaretInside(shown: boolean): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const sheet = root.current;
    if (!shown || !sheet?.closest('[role="dialog"]')) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) sheet.focus({ preventScroll: true });
    });
    observer.observe(sheet, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shown]);
  return root;
}

export function DocumentSheet<Doc, Row extends { waktu: string }>({
  view,
  nomor,
  brief = false,
  onGone,
  children,
}: SheetProps<Doc, Row>) {
  const { data, error } = useDocument(view, nomor);
  const root = useCaretInside(data !== undefined);
  const gone = data !== undefined && isApiError(error) && error.status === 404;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, however often the screen is painted meanwhile.
  useEffect(() => {
    if (gone) onGone?.();
  }, [gone]);
  if (gone && onGone) return null;
  // Read once, it stays while a line is down: an act that is filled in below would be gone with it.
  if (error && (!data || gone))
    return (
      <EmptyState
        icon={<IconFileOff size={28} stroke={1.4} />}
        text={isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data'}
      />
    );
  if (!data) return <Loader size="sm" color="gray" m="xl" />;
  const parts = children(data);
  return (
    <article ref={root} tabIndex={-1} className={css.sheet} aria-label={nomor}>
      <header className={css.head}>
        <div>
          <h2 className="kode">{nomor}</h2>
          {parts.status}
        </div>
        {parts.total !== undefined && (
          <strong>
            <small>Rp</small> {formatAngka(parts.total)}
          </strong>
        )}
      </header>
      {parts.acts}
      {brief ? parts.body : <SheetTabs view={view} nomor={nomor} parts={parts} />}
    </article>
  );
}

function SheetTabs({ view, nomor, parts }: { view: AnyView; nomor: string; parts: SheetParts }) {
  const { t } = useTranslation();
  const portal = useSession((session) => session.portal);
  const { body, history, transfer, print } = parts;
  return (
    <Tabs defaultValue="data" keepMounted={false}>
      <Tabs.List>
        {(['data', 'riwayat', 'transfer', ...(print ? ['cetak'] : [])] as const).map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`dokumen.lembar.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="data">{body}</Tabs.Panel>
      <Tabs.Panel value="riwayat">
        <DocumentHistory {...history} />
      </Tabs.Panel>
      <Tabs.Panel value="transfer">
        <DocumentTransfers transfer={transfer} />
      </Tabs.Panel>
      {print && (
        <Tabs.Panel value="cetak">
          <DocumentReprint {...print} nomor={nomor} document={[view.key, portal, nomor]} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
