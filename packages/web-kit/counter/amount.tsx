/** The one number the customer waits for: what comes back, what is missing, what leaves the drawer. Whole rupiah. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import css from './amount.module.css';

/** `kurang` and `lebih` are wrong and say so in colour. */
type AmountProps = { label: string; value: number; state?: string };

/** From here on the figure leaves its label no room beside the sheet. */
const LONG = 10_000_000_000;

export const CounterAmount = ({ label, value, state }: AmountProps) => (
  <div
    className={css.jumlah}
    data-keadaan={state}
    data-panjang={Math.abs(value) >= LONG || undefined}
    aria-live="polite"
  >
    <span>{label}</span>
    <b>
      <small>Rp</small> {formatAngka(value)}
    </b>
  </div>
);
