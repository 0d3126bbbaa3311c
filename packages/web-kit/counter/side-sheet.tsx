/** The sheet of a counter: payment, deposit, trade-in. The lines stay in sight beside it; F9 is its one act. */
import { ActionIcon, Button, Kbd } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useShut } from '../act.tsx';
import type { Act } from '../act-places.ts';
import { useFocusInside } from './focus-inside.ts';
import css from './side-sheet.module.css';

type SideSheetProps = Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> & {
  title: string;
  /** Pieces and amount, beside the title. */
  about: ReactNode;
  onClose: () => void;
  /** Something is being sent: it cannot be closed. */
  busy?: boolean;
  children: ReactNode;
};

/** Keyboard focus stays in it. */
export function SideSheet({
  title,
  about,
  onClose,
  busy = false,
  className = '',
  children,
  ...rest
}: SideSheetProps) {
  const { t } = useTranslation();
  const inside = useFocusInside<HTMLElement>();
  return (
    <section
      {...rest}
      {...inside}
      className={`${css.lembar} ${className}`}
      data-lembar
      role="dialog"
      aria-label={title}
    >
      <header className={css.kepala}>
        <h2>{title}</h2>
        <span>{about}</span>
        <ActionIcon aria-label={t('meja.tutup')} title="Esc" onClick={onClose} disabled={busy}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      {children}
    </section>
  );
}

/** What scrolls. */
export const SheetBody = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${css.isi} ${className}`}>{children}</div>
);

type SheetFootProps = {
  /** What was refused, or null. */
  wrong?: ReactNode;
  act: string;
  onAct?: () => void;
  /** The key that does it, too. */
  shortcut?: string;
  /** Gold is for the act that writes a document. */
  color?: string;
  busy?: boolean;
  hidden?: boolean;
  /** Nothing is asked in this sheet: the caret begins at the act, not at the cross that closes it. */
  first?: boolean;
  /** The act the button stands for: shut with the reason where it was taken away. */
  guarded?: Act;
  ref?: Ref<HTMLButtonElement>;
};

export function SheetFoot(props: SheetFootProps) {
  const {
    wrong,
    act,
    onAct,
    shortcut = 'F9',
    color,
    busy = false,
    hidden = false,
    first = false,
    guarded,
    ref,
  } = props;
  const shut = useShut(guarded);
  return (
    <footer className={css.kaki} hidden={hidden}>
      {wrong}
      <Button
        data-utama
        type="button"
        fullWidth
        size="md"
        data-autofocus={first || undefined}
        loading={busy}
        rightSection={<Kbd size="xs">{shortcut}</Kbd>}
        {...(onAct ? { onClick: onAct } : {})}
        {...(color ? { color } : {})}
        {...(ref ? { ref } : {})}
        {...shut}
      >
        {act}
      </Button>
    </footer>
  );
}

/** Why it was refused, with the code for those who ask for help. */
export const SheetError = ({ text, code }: { text: string; code?: string | undefined }) => (
  <div className={css.salah} role="alert">
    <IconAlertTriangle size={16} aria-hidden />
    <span>{text}</span>
    {code && <code>{code}</code>}
  </div>
);
