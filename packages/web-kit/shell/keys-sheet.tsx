/** `?` shows which keys do what (Ecosystem 4.1 point 5). Screens add their own with `useKeys`. */
import { Divider, Kbd, Text } from '@mantine/core';
import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { PileModal } from '../pile-modal.tsx';
import classes from './pages.module.css';
import { useShell } from './shell-state.ts';

export type KeyHint = { keys: string; text: string };

const useScreenKeys = create<{ hints: readonly KeyHint[] }>()(() => ({ hints: [] }));

/** The keys of the screen that calls it, shown while it is mounted. `hints` must be a constant. */
export function useKeys(hints: readonly KeyHint[]): void {
  useEffect(() => {
    useScreenKeys.setState({ hints });
    return () => useScreenKeys.setState({ hints: [] });
  }, [hints]);
}

const GLOBAL = ['Ctrl+K', '?', 'F1', 'Enter', 'Ctrl+Enter', 'Esc', 'Tab'] as const;

/** The scan field keeps the caret all day: while it is empty nobody is typing, and no code begins with a question mark. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !(target.matches('[data-siap-scan]') && (target as HTMLInputElement).value === '') &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function Rows({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <div className={classes.tombol}>
      {hints.map(({ keys, text }) => (
        <Fragment key={keys}>
          <span>
            {keys.split('+').map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' '}
                <Kbd>{key}</Kbd>
              </Fragment>
            ))}
          </span>
          <span>{text}</span>
        </Fragment>
      ))}
    </div>
  );
}

export function KeysSheet() {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.keysOpen);
  const hints = useScreenKeys((screen) => screen.hints);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      useShell.setState({ keysOpen: true });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <PileModal
      opened={open}
      onClose={() => useShell.setState({ keysOpen: false })}
      title={t('tombol.judul')}
      size={480}
      closeButtonProps={{ 'aria-label': t('umum.tutup') }}
    >
      {hints.length > 0 && (
        <>
          <Rows hints={hints} />
          <Divider my="md" />
        </>
      )}
      <Rows hints={GLOBAL.map((keys) => ({ keys, text: t(`tombol.${keys}`) }))} />
      <Text c="dimmed" size="xs" mt="md">
        {t('tombol.catatan')}
      </Text>
    </PileModal>
  );
}
