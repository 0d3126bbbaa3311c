/** A declared document as a sheet: facts, lines, acts; history and books in tabs of their own. */
import { Button } from '@mantine/core';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { headFields, type ReadableDocument, readCalls } from '@mustika/kernel/document-reads.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download, saveFile } from '../api.ts';
import { DataTable, type TableRow } from '../data-table.tsx';
import css from '../document-sheet/sheet.module.css';
import { DocumentSheet } from '../document-sheet/sheet.tsx';
import { isMono } from '../format.ts';
import { istilah } from '../istilah.ts';
import { noticeOf } from '../notices.tsx';
import { useSubject } from '../shell/house-context.tsx';
import { DocumentActs } from './acts.tsx';
import { type OneDocument, viewOf } from './declared.ts';
import { Lead } from './lead.tsx';
import { DocumentStatus } from './status.tsx';

/** What a domain adds below the facts of its documents. */
export type SheetExtra = (one: OneDocument) => ReactNode;

type SheetProps = { document: ReadableDocument; nomor: string; extra?: SheetExtra | undefined };

export function DeclaredSheet({ document, nomor, extra }: SheetProps) {
  const { total } = document.reads;
  const say = (name: string): string => istilah(document.transitions[name]?.label ?? name);
  return (
    <DocumentSheet view={viewOf(document)} nomor={nomor}>
      {(one: OneDocument) => ({
        status: <DocumentStatus document={document} status={one.status} />,
        ...(total ? { total: Number(one[total] ?? 0) } : {}),
        acts: (
          <>
            <PaperButton document={document} nomor={nomor} />
            <DocumentActs key={one.status} document={document} one={one} />
          </>
        ),
        body: (
          <div className={css.body}>
            <Facts document={document} one={one} />
            {extra?.(one)}
            <Lines document={document} one={one} />
          </div>
        ),
        history: { events: one.riwayat, say },
        transfer: one.transfer,
      })}
    </DocumentSheet>
  );
}

type PartProps = { document: ReadableDocument; one: OneDocument };

/**
 * Everything of the head that has a value; the number, the state and the largest figure stand above, and the day is told by
 * the moment unless the document is dated otherwise.
 */
function Facts({ document, one }: PartProps) {
  const subject = useSubject();
  const { number, total } = document.reads;
  const sameDay = formatWaktu(one.waktu).startsWith(formatTanggal(one.tanggal));
  const above = new Set([number, 'status', total, ...(sameDay ? ['tanggal'] : [])]);
  const fields: Fields = openFields(headFields(document), subject);
  const shown = Object.entries(fields).filter(
    ([name]) => !above.has(name) && one[name] !== null && one[name] !== undefined && one[name] !== '',
  );
  return (
    <dl className={css.facts}>
      {shown.map(([name, field]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{istilah(field.label)}</dt>
          <dd className={isMono(field) ? 'kode' : undefined}>
            <Lead field={field} value={one[name]} day={one.tanggal} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ document, one }: PartProps) {
  return Object.entries(document.reads.lines).map(([name, { label, fields }]) => {
    const rows = ((one[name] ?? []) as TableRow[]).map((row, index) => ({ ...row, urut: index + 1 }));
    if (rows.length === 0) return null;
    const leading = Object.entries(fields).filter(([, field]) => field.leads);
    const render = leading.map(([column, field]) => [
      column,
      (row: TableRow) => <Lead field={field} value={row[column]} day={one.tanggal} />,
    ]);
    return (
      <section key={name} className={css.lines}>
        <h3>{istilah(label)}</h3>
        <DataTable
          id={`${document.name}-${name}`}
          label={istilah(label)}
          fields={fields}
          rows={rows}
          rowKey="urut"
          withToolbar={false}
          render={Object.fromEntries(render)}
        />
      </section>
    );
  });
}

function PaperButton({ document, nomor }: { document: ReadableDocument; nomor: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const paper = readCalls(document)?.paper;
  if (!paper) return null;
  const print = async () => {
    setBusy(true);
    await download(paper, { body: { [document.reads.number]: nomor } })
      .then(saveFile)
      .catch(noticeOf);
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconFileTypePdf size={15} />}
        onClick={() => void print()}
      >
        {t('dokumen.bukti')}
      </Button>
    </div>
  );
}
