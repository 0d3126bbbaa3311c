/**
 * The frame of every counter: a strip that owns the scans, chips for who and what, the rows, a rail of what follows from them, a bar
 * with one big figure, a sheet for the money, a banner after it. look.md "One counter, one frame".
 */
import { VisuallyHidden } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { type ReactNode, useEffect } from 'react';
import { useShell } from '../shell/shell-state.ts';
import css from './counter.module.css';
import frame from './frame.module.css';

type FrameProps = {
  title: string;
  strip: ReactNode;
  tools: ReactNode;
  /** Lines above the rows: what must be known before them. */
  bands?: ReactNode;
  /** The rows, or what to do while there are none. */
  children: ReactNode;
  rail?: ReactNode;
  /** What was just done, or could not be. */
  banner?: ReactNode;
  bar: ReactNode;
  /** The sheet that is open, and how much room it takes. */
  sheet?: ReactNode;
  /** What stands around strip and rows, such as a form; a sheet has one of its own. */
  around?: (parts: ReactNode) => ReactNode;
  /** Called with the whole of it. */
  attach?: (element: HTMLElement | null) => void;
  open?: boolean | 'wide' | undefined;
};

/** The sidebar leaves its place to the rows while a counter is open. */
function useWide(): void {
  useEffect(() => {
    const before = useShell.getState().minified;
    useShell.setState({ minified: true });
    return () => useShell.setState({ minified: before });
  }, []);
}

export function CounterFrame(props: FrameProps) {
  const { title, strip, tools, bands, children, rail, banner, bar, sheet, open, around, attach } = props;
  useWide();
  const parts = (
    <>
      <div className={frame.strip}>
        {strip}
        <div className={frame.tools}>{tools}</div>
      </div>
      {bands}
      <div className={frame.middle} data-rail={rail ? true : undefined}>
        {children}
        {rail && <aside className={frame.rail}>{rail}</aside>}
      </div>
    </>
  );
  return (
    <div className={frame.frame} data-meja data-sheet={open || undefined} ref={attach}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {around ? around(parts) : parts}
      {banner}
      {bar}
      {sheet}
    </div>
  );
}

type BarProps = {
  /** How much goods, and what leads to the figure. */
  counts: ReactNode;
  label: string;
  value: number;
  className?: string | undefined;
  /** The acts, the main one last. */
  children: ReactNode;
};

export const CounterBar = ({ counts, label, value, className = '', children }: BarProps) => (
  <footer className={`${css.kaki} ${className}`}>
    <div className={css.hitung} aria-live="polite">
      {counts}
    </div>
    <div className={css.jumlah} aria-live="polite">
      <span>{label}</span>
      <strong>
        <small>Rp</small> {formatAngka(value)}
      </strong>
    </div>
    {children}
  </footer>
);

/** No row yet: what to do, by which keys, and the last document for those who come back for it. */
export const CounterEmpty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={css.kosong}>
    <p className={css.ajak}>{title}</p>
    {children}
  </div>
);
