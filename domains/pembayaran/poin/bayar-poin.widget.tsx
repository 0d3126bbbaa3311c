/** Points of the customer as a payment: how many, what they are worth, all of them by one press. */
import { Button } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useTranslation } from 'react-i18next';
import css from '../bayar.module.css';
import { pembayaranErrors } from '../pembayaran.errors.ts';
import { PEMBAYARAN } from '../teks-pembayaran.store.ts';
import { nilaiPoinMeja, poinTerbanyak } from './bayar-poin.rule.ts';

type PoinProps = {
  /** What the member has; nothing without a member. */
  saldo: number;
  poin: number | undefined;
  onPoin: (poin: number | null) => void;
  /** What points may pay at most. */
  sisa: number;
  nilaiPoin: number;
  terbuka: boolean;
};

/** None until they are typed, or all that the document can take; nothing where there is nothing to pay with. */
export function BayarPoin({ saldo, poin, onPoin, sisa, nilaiPoin, terbuka }: PoinProps) {
  const { t } = useTranslation(PEMBAYARAN);
  if (nilaiPoin <= 0 || (saldo === 0 && poin === undefined)) return null;
  const terbanyak = poinTerbanyak(saldo, nilaiPoin, sisa);
  const salah =
    poin !== undefined && poin > saldo ? kalimat(pembayaranErrors.POIN_TIDAK_CUKUP.message) : null;
  return (
    <div className={css.poin}>
      <DecimalInput
        kind="angka"
        name="poin"
        label={t('poin.pakai', { saldo: formatAngka(saldo) })}
        value={poin ?? null}
        error={salah}
        disabled={!terbuka}
        onChange={(next) => onPoin(typeof next === 'number' ? next : null)}
      />
      <Button
        variant="default"
        disabled={!terbuka || terbanyak === 0 || poin === terbanyak}
        onClick={() => onPoin(terbanyak)}
      >
        {t('poin.semua', { jumlah: formatAngka(terbanyak) })}
      </Button>
      <b className="angka">Rp {formatAngka(nilaiPoinMeja(poin, nilaiPoin))}</b>
    </div>
  );
}
