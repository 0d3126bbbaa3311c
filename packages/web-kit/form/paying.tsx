/**
 * How a form is paid: a list field that says what its rows pay is filled by the payments of the counters. They are a domain's, so the
 * web root names them.
 */
import { MENUNGGU } from '../fields/marks.ts';
import type { Later } from '../later.tsx';

export type PayingProps = {
  label: string;
  name: string;
  /** What is to be paid with money, in whole rupiah. */
  total: number;
  /** What was refused last. */
  error: string | undefined;
  autoFocus: boolean;
  /** The payments as they travel, and why they do not settle what is due; null when they do. */
  onChange: (rows: readonly object[], why: string | null) => void;
};

let known: Later<PayingProps> | null = null;

/** Called once, before the first screen. */
export function knowPaying(component: Later<PayingProps>): void {
  known = component;
}

export function Paying(props: PayingProps) {
  const Known = known;
  // A form that is sent before its payments are there waits for them.
  return Known && <Known {...props} meanwhile={<span {...{ [MENUNGGU]: true }} />} />;
}
