/** What can be done with a document in its state: a button each, and the form of what it asks. A second person signs in place. */
import { Button, Group } from '@mantine/core';
import type { Transition } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton, IfMay } from '../act.tsx';
import css from '../document-sheet/sheet.module.css';
import { useAskAgain } from '../document-sheet/view.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '../form.tsx';
import { istilah, kalimat } from '../istilah.ts';
import { useSession } from '../session.ts';
import { actsOn, asked, type OneDocument, tooLate, viewOf } from './declared.ts';

type ActsProps = { document: ReadableDocument; one: OneDocument };

export function DocumentActs({ document, one }: ActsProps) {
  const user = useSession((session) => session.user);
  const [chosen, setChosen] = useState<string | null>(null);
  const late = one.tanggal !== user?.tgl_system;
  const acts = actsOn(document, one.status);
  const open = acts.find(({ path }) => path === chosen);
  if (open)
    return (
      <ActForm
        key={open.path}
        {...{ document, one, late }}
        transition={open}
        onDone={() => setChosen(null)}
      />
    );
  return (
    <Group gap="xs">
      {acts.map((transition) => {
        const why = tooLate(transition, late, user?.level);
        if (why)
          return (
            <IfMay key={transition.path} act={transition}>
              <p className={css.blocked}>{kalimat(why)}</p>
            </IfMay>
          );
        return (
          <ActButton
            key={transition.path}
            act={transition}
            variant={transition.reverses ? 'light' : 'filled'}
            {...(transition.reverses ? { color: 'merah' } : {})}
            onClick={() => setChosen(transition.path)}
          >
            {istilah(transition.label)}
          </ActButton>
        );
      })}
    </Group>
  );
}

type FormProps = ActsProps & { transition: Transition; late: boolean; onDone: () => void };

function ActForm({ document, one, transition, late, onDone }: FormProps) {
  const { t } = useTranslation();
  const { number } = document.reads;
  const askAgain = useAskAgain(viewOf(document));
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    {
      initial: { [number]: String(one[number]) },
      onDone: () => {
        onDone();
        void askAgain();
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
        <Group mt="sm" gap="xs">
          <SubmitButton form={form} {...(transition.reverses ? { color: 'merah' } : {})}>
            {istilah(transition.label)}
          </SubmitButton>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t('dokumen.tidakJadi')}
          </Button>
        </Group>
      </DeclaredForm>
    </div>
  );
}
