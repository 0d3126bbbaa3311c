/** A document that runs, at a counter: its lines, what each way to go on costs, and its acts by key, each in the sheet. */
import { Kbd } from '@mantine/core';
import type { Transition } from '@mustika/kernel/document.ts';
import { allFields, type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton, mayOrSay } from '../act.tsx';
import { useApproval } from '../approval/approval.ts';
import { ApprovalHost } from '../approval/approval-host.tsx';
import { Facts, LineTable } from '../document-screen/body.tsx';
import { actsFor, asked, type OneDocument, tooLate } from '../document-screen/declared.ts';
import type { SheetExtra } from '../document-screen/sheet.tsx';
import { DeclaredForm, type FormState, useCommandForm } from '../form/form.tsx';
import { countedFrom, startsOf, withSums } from '../form/form-counted.ts';
import { emptyValues, type FormValues } from '../form/form-values.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import { focusScan } from '../scan/scan-focus.ts';
import { useSession } from '../session.ts';
import { useWindowKeys } from '../use-window-keys.ts';
import counter from './counter.module.css';
import css from './entry.module.css';
import { OnBand } from './entry-rows.tsx';
import { CounterBar, CounterFrame } from './frame.tsx';
import { useSheetKeys } from './sheet-keys.ts';
import { SheetBody, SheetFoot, SideSheet } from './side-sheet.tsx';
import { CounterStrip, type Find } from './strip.tsx';

/** Another way to go on than an act of its own, such as a document that is made on it. */
export type Onward = { label: string; act: Transition; from?: string | undefined; go: () => void };

type RunningProps = {
  document: ReadableDocument;
  one: OneDocument;
  /** Acts of the kind that this counter does. */
  screen: string;
  onward: readonly Onward[];
  title: string;
  finds: readonly Find[];
  chips?: ReactNode;
  notice?: ReactNode;
  banner: ReactNode;
  /** What each way to go on costs. */
  rail?: SheetExtra | undefined;
  /** What the last one came to. */
  last: ReactNode;
  onMade: (answer: FormValues, transition: Transition, figure: { label: string; value: number }) => void;
  onLeave: () => void;
};

/** The main act has F8, as it has everywhere; the others the keys before it. */
const keyOf = (at: number, count: number): string => `F${8 - (count - 1 - at)}`;

/** What an act comes to by what is typed, or before anything is; null where nothing is paid. */
function dueOf({ fields }: Transition, one: FormValues, typed?: FormValues): number | null {
  const paid = Object.values(fields).find(({ pays }) => pays);
  if (!paid?.pays) return null;
  const values = typed ?? withSums(fields, { ...emptyValues(fields), ...startsOf(fields, one) }, one);
  return countedFrom(paid, paid.pays, values, one);
}

/** What the bar says: what the main way to go on costs; where it costs nothing, what the document comes to. */
function figureOf(document: ReadableDocument, one: OneDocument, main: Transition | undefined) {
  const { total } = document.reads;
  if (!main) return { label: stateLabel(document, one.status), value: 0 };
  const due = dueOf(main, one);
  const label = total && due === null && allFields(document)[total]?.label;
  return label ? { label, value: Number(one[total]) } : { label: main.label, value: due ?? 0 };
}

export function CounterRunning(props: RunningProps) {
  const { document, one, screen, onward, title, finds, chips, notice, banner, last, rail, onMade, onLeave } =
    props;
  const user = useSession((session) => session.user);
  const [open, setOpen] = useState<Transition | null>(null);
  const own = actsFor(document, one, screen).filter((act) => tooLate(act, one, user) === null);
  const acts = [
    ...onward.filter(({ from = document.reads.start }) => from === one.status),
    ...own.map((act) => ({ label: act.label, act, go: () => setOpen(act) })),
  ];
  const main = own.at(-1);
  const figure = figureOf(document, one, main);
  useWindowKeys((event) => {
    const way = acts.find((_, at) => event.key === keyOf(at, acts.length));
    if (!way || open || event.repeat) return;
    event.preventDefault();
    if (mayOrSay(way.act)) way.go();
  });
  const [[name, lines] = []] = Object.entries(document.reads.lines);
  return (
    <CounterFrame
      title={title}
      open={open !== null}
      strip={<CounterStrip seek={document.reads.seek ?? ''} finds={finds} />}
      tools={chips}
      bands={
        <>
          {notice}
          <OnBand on={{ document, one }} onLeave={onLeave} />
        </>
      }
      rail={
        <>
          {rail?.(one)}
          <Facts document={document} one={one} />
        </>
      }
      banner={banner}
      bar={
        <CounterBar counts={last} label={istilah(figure.label)} value={figure.value}>
          {acts.map(({ label, act, go }, at) => (
            <ActButton
              key={act.path}
              act={act}
              size="md"
              {...(act === main ? { main: true, className: counter.bayar } : { variant: 'default' })}
              onClick={go}
              rightSection={<Kbd size="xs">{keyOf(at, acts.length)}</Kbd>}
            >
              {istilah(label)}
            </ActButton>
          ))}
        </CounterBar>
      }
      sheet={
        open && (
          <ActSheet
            key={open.path}
            {...{ document, one }}
            transition={open}
            onDone={(answer, due) => {
              setOpen(null);
              onMade(answer, open, { label: istilah(open.label), value: due });
              focusScan();
            }}
            onClose={() => {
              setOpen(null);
              focusScan();
            }}
          />
        )
      }
    >
      <div className={css.box}>
        {name && lines && (
          <LineTable
            id={`meja-${document.name}`}
            lines={lines}
            rows={(one[name] ?? []) as FormValues[] as never}
            day={one.tanggal}
            cells={{}}
            brief={false}
          />
        )}
      </div>
    </CounterFrame>
  );
}

type ActSheetProps = {
  document: ReadableDocument;
  one: OneDocument;
  transition: Transition;
  onDone: (answer: FormValues, due: number) => void;
  onClose: () => void;
};

/** What an act asks for, as any form of an act does, in the sheet of the counter. */
function ActSheet({ document, one, transition, onDone, onClose }: ActSheetProps) {
  const { t } = useTranslation();
  const { number } = document.reads;
  const user = useSession((session) => session.user);
  const late = one.tanggal !== user?.tgl_system;
  const asking = useApproval((approval) => approval.pending !== null);
  const form: FormState = useCommandForm(
    { ...transition, method: 'POST' },
    {
      initial: { [number]: String(one[number]) },
      of: one,
      quiet: true,
      onDone: ({ data }) => onDone(data as FormValues, dueOf(transition, form.of, form.values) ?? 0),
    },
  );
  const back = () => {
    if (!form.sending) onClose();
  };
  useSheetKeys({ confirm: () => void form.submit(), back });
  return (
    <SideSheet
      title={istilah(transition.label)}
      about={String(one[number])}
      data-lines={Object.values(transition.fields).some(({ begins }) => begins) || undefined}
      onClose={back}
      busy={form.sending}
    >
      <SheetBody>
        <ApprovalHost />
        <div hidden={asking}>
          <DeclaredForm
            form={form}
            names={asked(transition, number, late)}
            label={istilah(transition.label)}
            autoFocus
          >
            {late && transition.late && <p>{t('dokumen.laciTelat')}</p>}
            {transition.effect && <p>{kalimat(transition.effect)}</p>}
          </DeclaredForm>
        </div>
      </SheetBody>
      <SheetFoot
        act={istilah(transition.label)}
        onAct={() => void form.submit()}
        guarded={transition}
        color="emas"
        busy={form.sending}
        hidden={asking}
      />
    </SideSheet>
  );
}
