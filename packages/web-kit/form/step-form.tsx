/** One question at a time: fields, a way out and the act. What is refused is told by a toast, unless the sender tells it. */
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeOf } from '../notices.tsx';
import { enterMovesOn } from './enter-moves-on.ts';

type StepFormProps = { act: string; onCancel: () => void; send: () => Promise<void>; children: ReactNode };

export function StepForm({ act, onCancel, send, children }: StepFormProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await send().catch(noticeOf);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} onKeyDown={enterMovesOn} noValidate>
      <Stack gap="sm">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('umum.batal')}
          </Button>
          <Button type="submit" loading={busy} data-utama>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is typed into one field of such a form. */
export const useTyped = () => {
  const [value, setValue] = useState('');
  return {
    value,
    props: { value, onChange: (event: FormEvent<HTMLInputElement>) => setValue(event.currentTarget.value) },
  };
};
