/** The one number the customer waits for: what comes back, what is missing, what leaves the drawer. Whole rupiah. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import css from './amount.module.css';

/** `kurang` and `lebih` are wrong and say so in colour. */
type AmountProps = { label: string; value: number; state?: string };

export const CounterAmount = ({ label, value, state }: AmountProps) => (
  <div className={css.jumlah} data-keadaan={state} aria-live="polite">
    <span>{label}</span>
    <b>
      <small>Rp</small> {formatAngka(value)}
    </b>
  </div>
);
