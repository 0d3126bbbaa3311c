/** What can be done on a screen with a document in its state: a button each, and the form of what it asks. A second person signs in place. */
import { Anchor, Button, Group } from '@mantine/core';
import type { Transition } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton, IfMay, useMay, whyNot } from '../act.tsx';
import { ApprovalHost } from '../approval/approval-host.tsx';
import css from '../document-sheet/sheet.module.css';
import { DeclaredForm, SubmitButton, useCommandForm } from '../form/form.tsx';
import { istilah, kalimat } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { useMenuScreens } from '../shell/house-context.tsx';
import { documentPrint } from '../slip/fetch-print.ts';
import { printSlip } from '../slip/print-slip.ts';
import { actsFor, asked, notFrom, type OneDocument, tooLate } from './declared.ts';

type ActsProps = {
  document: ReadableDocument;
  one: OneDocument;
  /** After an act, for what shows more than this document. */
  onDone?: (() => void) | undefined;
};

/** The ways to the screens that are for one act, of a day that is not over, for those who may go there. */
function ToViews({ document, one }: ActsProps) {
  const day = useSession((session) => session.user?.tgl_system);
  const open = useMenuScreens();
  const may = useMay();
  const { views, number, partOf } = document.reads;
  if (one.tanggal !== day || (partOf && one[partOf])) return null;
  return views.flatMap(({ screen, act, state }) => {
    const transition = document.transitions[act] as Transition;
    const mayGo = may(transition) && open.some(({ path }) => path === screen);
    if (state || !mayGo || !transition.from.includes(one.status)) return [];
    return [
      <Anchor
        key={screen}
        component={Link}
        to={screen}
        search={{ [number]: one[number] } as never}
        size="xs"
        c="merah"
      >
        {istilah(transition.label)}
      </Anchor>,
    ];
  });
}

/** What takes a document back or ends it as cancelled, even where it gives back less than was paid. */
const ends = ({ reverses, to }: Transition): boolean => reverses === true || to === 'CANC';

export function DocumentActs({ document, one, onDone }: ActsProps) {
  const user = useSession((session) => session.user);
  const [chosen, setChosen] = useState<string | null>(null);
  const late = one.tanggal !== user?.tgl_system;
  const acts = actsFor(document, one, document.reads.screen);
  const open = acts.find(({ path }) => path === chosen);
  // Where several things can be done, none of them stands out.
  const onward = acts.filter((one) => !ends(one)).length > 1 ? 'default' : 'filled';
  if (open)
    return (
      <ActForm
        key={open.path}
        {...{ document, one, late }}
        transition={open}
        onDone={() => {
          setChosen(null);
          onDone?.();
        }}
        onClose={() => setChosen(null)}
      />
    );
  return (
    <Group gap="xs">
      <ToViews document={document} one={one} />
      {acts.map((transition) => {
        const why = tooLate(transition, one, user);
        if (why)
          return (
            <IfMay key={transition.path} act={transition}>
              <p className={css.late}>{kalimat(why)}</p>
            </IfMay>
          );
        return (
          <ActButton
            key={transition.path}
            act={transition}
            variant={ends(transition) ? 'light' : onward}
            {...(ends(transition) ? { color: 'merah' } : {})}
            onClick={() => setChosen(transition.path)}
          >
            {istilah(transition.label)}
          </ActButton>
        );
      })}
    </Group>
  );
}

/** Why an act cannot be done with this document, by this user, now; null when it can. */
export function useWhyNot(
  document: ReadableDocument,
  transition: Transition,
  one: OneDocument,
): string | null {
  const user = useSession((session) => session.user);
  useMay();
  return whyNot(transition) ?? notFrom(document, transition, one.status) ?? tooLate(transition, one, user);
}

type FormProps = Omit<ActsProps, 'onDone'> & {
  transition: Transition;
  late: boolean;
  onDone: () => void;
  /** Left out where the form is what the screen is for. */
  onClose?: () => void;
};

/** What an act asks for and what it does. Who agrees does it in place: in the drawer around it, or here. */
export function ActForm({ document, one, transition, late, onDone, onClose }: FormProps) {
  const { t } = useTranslation();
  const { number } = document.reads;
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    {
      initial: { [number]: String(one[number]) },
      of: one,
      onDone: () => {
        onDone();
        // Nothing waits for the printer.
        if (transition.prints) void printSlip(String(one[number]), documentPrint(document)).catch(noticeOf);
      },
    },
  );
  return (
    <div className={css.reason}>
      <DeclaredForm
        form={form}
        names={asked(transition, number, late)}
        label={istilah(transition.label)}
        autoFocus
      >
        {late && transition.late && <p>{t('dokumen.laciTelat')}</p>}
        {transition.effect && <p>{kalimat(transition.effect)}</p>}
        <Group mt="sm" gap="xs">
          <SubmitButton form={form} {...(ends(transition) ? { color: 'merah' } : {})}>
            {istilah(transition.label)}
          </SubmitButton>
          {onClose && (
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t('dokumen.tidakJadi')}
            </Button>
          )}
        </Group>
      </DeclaredForm>
      {!onClose && <ApprovalHost />}
    </div>
  );
}
