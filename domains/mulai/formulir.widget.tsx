/** The form of a step that sends more than one thing: Enter moves on, Ctrl+Enter sends, also from beside it. */
import { enterMovesOn, useCtrlEnterBeside } from '@mustika/web-kit/form/enter-moves-on.ts';
import { type ReactNode, useEffect } from 'react';
import css from './mulai.module.css';

type FormulirProps = { label: string; onKirim: () => Promise<void> | void; children: ReactNode };

export function Formulir({ label, onKirim, children }: FormulirProps) {
  const beside = useCtrlEnterBeside();
  // A row of choices takes the caret at the one that counts; no property of the kit's says so.
  useEffect(() => {
    const form = beside.current;
    if (!form || form.contains(document.activeElement)) return;
    const field = form.querySelector<HTMLElement>('input:checked') ?? form.querySelector('input');
    field?.focus();
  }, [beside]);
  return (
    <form
      ref={beside}
      noValidate
      className={css.isi}
      aria-label={label}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        void onKirim();
      }}
    >
      {children}
    </form>
  );
}
