/** The account that takes the money: all of them in sight, arrows choose, Enter goes on; and what its fee makes of it. */
import { formatAngka, formatPersen } from '@mustika/kernel/amount.ts';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bayaran, feeBayaran, type RekeningPilihan } from './isi-bayar.rule.ts';
import { menerima } from './periksa-bayar.rule.ts';
import css from './rekening.module.css';
import { useRekening } from './rekening.store.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

type RekeningBayarProps = {
  isian: Bayaran;
  terbuka: boolean;
  /** The chosen radio, or the first: where the amount's Enter goes. */
  radio: RefObject<HTMLInputElement | null>;
  onPilih: (no_rekening: string) => void;
  onLanjut: () => void;
};

export function RekeningBayar({ isian, terbuka, radio, onPilih, onLanjut }: RekeningBayarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const pilihan = useRekening().filter((r) => menerima(r, isian.jenis));
  const kini = pilihan.findIndex((r) => r.no_rekening === isian.no_rekening);
  const satu = pilihan.length === 1 ? pilihan[0]?.no_rekening : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the only account there is needs no choosing.
  useEffect(() => {
    if (satu && isian.no_rekening === null) onPilih(satu);
  }, [satu, isian.no_rekening]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey) return;
    event.preventDefault();
    if (terbuka && kini < 0) onPilih(event.currentTarget.value);
    onLanjut();
  };
  return (
    <fieldset className={css.rekening}>
      <legend>
        {t('bayar.rekening')} <span aria-hidden>*</span>
      </legend>
      {pilihan.length === 0 && <p role="status">{t('bayar.tanpaRekening')}</p>}
      {pilihan.map((r, index) => (
        <label key={r.no_rekening}>
          <input
            ref={index === Math.max(0, kini) ? radio : undefined}
            type="radio"
            name="rekening"
            value={r.no_rekening}
            checked={index === kini}
            disabled={!terbuka}
            onChange={() => onPilih(r.no_rekening)}
            onKeyDown={onKeyDown}
          />
          <span>{r.nama_rekening}</span>
          <small className="kode">{r.no_rekening}</small>
        </label>
      ))}
      {pilihan[kini] && <FeeBayar isian={isian} rekening={pilihan[kini]} />}
    </fieldset>
  );
}

/** What the card machine must be given when the holder bears the fee; a note when the shop does. Domain R4.13. */
function FeeBayar({ isian, rekening }: { isian: Bayaran; rekening: RekeningPilihan }) {
  const { t } = useTranslation(PEMBAYARAN);
  const { persen, fee, ditagih, ditanggung } = feeBayaran(isian, rekening);
  if (fee === 0) return null;
  const kata = t(`bayar.fee.${ditanggung}`, { persen: formatPersen(persen), fee: formatAngka(fee) });
  if (ditanggung === 'TOKO') return <p>{kata}</p>;
  return (
    <p className={css.ditagih} aria-live="polite">
      {kata}
      <strong>
        {t('bayar.fee.ditagih')} <b>Rp {formatAngka(ditagih)}</b>
      </strong>
    </p>
  );
}
