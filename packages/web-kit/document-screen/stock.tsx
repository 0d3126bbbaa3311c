/** What there is, beside the list of the documents that change it: rows of a call, and the making of the next one. */
import type { Transition } from '@mustika/kernel/document.ts';
import type { ReadableDocument, StockList } from '@mustika/kernel/document-reads.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOrSay } from '../act.tsx';
import { AddButton, useAddKeys } from '../add-button.tsx';
import { call } from '../api.ts';
import { useAskAgain } from '../ask-again.ts';
import { DataTable, type TableRow } from '../data-table.tsx';
import type { FormValues } from '../form/form-values.ts';
import { istilah } from '../language/istilah.ts';
import { ScreenFrame } from '../screen-frame.tsx';
import { useGo, useMayOpen } from '../target-link.tsx';
import { useUrlState } from '../use-url-state.ts';
import { begunWith, firstOf } from './declared.ts';
import type { EntryProps } from './document-screen.tsx';
import { useMakers } from './use-makers.ts';

/** What a form asks of what a row begins with. */
const only = ({ fields }: Transition, initial: FormValues): FormValues =>
  Object.fromEntries(Object.entries(initial).filter(([name]) => Object.hasOwn(fields, name)));

type Props = {
  document: ReadableDocument;
  stock: StockList;
  title: string;
  chips: ReactNode;
  Make: ComponentType<EntryProps>;
};

export function StockScreen({ document, stock, title, chips, Make }: Props) {
  const { t } = useTranslation();
  const { screen, button, opens, number } = document.reads;
  const [, setSearch] = useUrlState();
  const { leads, begins } = stock;
  const go = useGo();
  const mayOpen = useMayOpen();
  const askAgain = useAskAgain();
  const [making, setMaking] = useState<{ act: Transition; initial: FormValues } | null>(null);
  const makers = useMakers(document);
  // Whoever may make nothing is told so by the key.
  const transition = makers[0] ?? firstOf(document);
  const make = (act: Transition) => setMaking({ act, initial: {} });
  useAddKeys(() => make(transition), transition);
  const asked = useQuery({
    queryKey: ['stock', screen],
    queryFn: ({ signal }) => call<TableRow[]>(stock.call(), { signal }),
  });
  const named = ({ label }: Transition): string =>
    istilah(makers.length === 1 ? (button ?? document.label) : label);
  return (
    <ScreenFrame
      title={title}
      chips={chips}
      acts={makers.map((one) => (
        <AddButton key={one.path} act={one} onClick={() => make(one)}>
          {named(one)}
        </AddButton>
      ))}
    >
      <DataTable
        id={`${screen.slice(1)}-stock`}
        keeps={[]}
        label={title}
        fields={stock.fields}
        rowKey={stock.key}
        rows={asked.data?.data}
        loading={asked.isPending}
        refetching={asked.isRefetching}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        {...(leads && mayOpen(leads.to)
          ? {
              onOpen: (row) =>
                void go({ to: leads.to, search: { ...leads.fixed, [leads.param]: String(row[stock.key]) } }),
            }
          : {})}
        {...(begins
          ? {
              onOpen: (row) => {
                if (!mayOrSay(transition)) return;
                const initial = begunWith(begins, row, asked.data?.data ?? [row]);
                setMaking({ act: transition, initial: only(transition, initial) });
              },
            }
          : {})}
        filterable={Object.keys(stock.fields)}
        slash
        first={{ text: t('dokumen.belumAda') }}
      />
      {making && (
        <Make
          transition={making.act}
          title={named(making.act)}
          initial={making.initial}
          onClose={() => setMaking(null)}
          onSaved={(answer) => {
            setMaking(null);
            void askAgain();
            const nomor = opens && (answer?.data as TableRow | undefined)?.[number];
            if (nomor) setSearch({ [number]: nomor });
          }}
        />
      )}
    </ScreenFrame>
  );
}
