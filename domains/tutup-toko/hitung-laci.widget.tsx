/** The blind count: note by note, drawer by drawer. What the books say comes only after the count is stored. */

import { Kbd, TextInput, UnstyledButton } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { NO_MASK } from '@mustika/web-kit/fields/amount-typing.ts';
import { useAmount } from '@mustika/web-kit/fields/use-amount.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { jumlahPecahan, PECAHAN, type Pecahan } from './pecahan.rule.ts';
import type { LaciTutup } from './periksa-tutup.command.ts';
import { hitungLaci } from './periksa-tutup.command.ts';
import { Selisih } from './selisih-laci.widget.tsx';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';
import { kunciLaci } from './tutup-data.store.ts';

/** Typed pieces by note or coin; a text, so that an empty field stays empty. */
export type Lembar = Readonly<Record<number, string>>;

/** Coins are counted beside the notes. */
const TERKECIL_KERTAS = 1_000;

export const pecahanDari = (lembar: Lembar): Pecahan[] =>
  PECAHAN.map((nominal) => ({ nominal, lembar: Number(lembar[nominal] ?? 0) })).filter(
    (one) => one.lembar > 0,
  );

type HitungLaciProps = {
  laci: readonly LaciTutup[];
  dipilih: LaciTutup | null;
  lembar: Lembar;
  menyimpan: boolean;
  onPilih: (laci: LaciTutup) => void;
  onLembar: (nominal: number, lembar: string) => void;
  onSimpan: () => void;
};

export function HitungLaci({
  laci,
  dipilih,
  lembar,
  menyimpan,
  onPilih,
  onLembar,
  onSimpan,
}: HitungLaciProps) {
  const { t } = useTranslation(TUTUP);
  return (
    <Panel
      title={
        <>
          <span className={css.nomor}>2</span>
          {t('hitung')}
        </>
      }
    >
      {dipilih === null ? (
        <p className={css.kosong}>{t('tanpaLaci')}</p>
      ) : (
        <div className={css.hitung}>
          <div className={css.daftarLaci}>
            {laci.map((one) => (
              <UnstyledButton
                key={kunciLaci(one)}
                className={css.laci}
                aria-pressed={one === dipilih}
                onClick={() => onPilih(one)}
              >
                {one.dimensi}
                <small>{keadaan(one, t)}</small>
              </UnstyledButton>
            ))}
          </div>
          <div>
            <div className={css.pecahan}>
              <section>
                <h3>{t('kertas')}</h3>
                {PECAHAN.filter((n) => n >= TERKECIL_KERTAS).map((n) => (
                  <BarisNominal key={n} nominal={n} lembar={lembar[n] ?? ''} onLembar={onLembar} />
                ))}
              </section>
              <section>
                <h3>{t('logam')}</h3>
                {PECAHAN.filter((n) => n < TERKECIL_KERTAS).map((n) => (
                  <BarisNominal key={n} nominal={n} lembar={lembar[n] ?? ''} onLembar={onLembar} />
                ))}
              </section>
            </div>
            <div className={css.totalLaci}>
              <div>
                <div className={css.kosong}>{t('jumlahUang', { kasir: dipilih.dimensi })}</div>
                <div className={css.besar} aria-live="polite">
                  {formatRupiah(jumlahPecahan(pecahanDari(lembar)))}
                </div>
              </div>
              <div>
                <ActButton
                  act={hitungLaci}
                  main
                  data-utama
                  loading={menyimpan}
                  onClick={onSimpan}
                  rightSection={<Kbd size="xs">Ctrl+Enter</Kbd>}
                >
                  {t('simpanHitungan')}
                </ActButton>
              </div>
            </div>
            <Hasil laci={dipilih} />
          </div>
        </div>
      )}
    </Panel>
  );
}

/** Nothing before the count; after it, how the books have it. */
function Hasil({ laci: { hitungan } }: { laci: LaciTutup }) {
  const { t } = useTranslation(TUTUP);
  if (hitungan === null || hitungan.basi) return <p className={css.kosong}>{t('buta')}</p>;
  return (
    <p className={css.kosong}>
      {t('buku')} {formatRupiah(hitungan.saldo as Rupiah)} · <Selisih nilai={hitungan.selisih} />
    </p>
  );
}

/** In a word: not counted, counted so often, or moved since. */
function keadaan({ hitungan }: LaciTutup, t: TFunction<typeof TUTUP>): string {
  if (hitungan === null) return t('belum');
  return hitungan.basi ? t('basi') : t('sudah', { kali: hitungan.urut });
}

/** More than any drawer holds. */
const LEMBAR_TERBANYAK = 999_999;

type BarisNominalProps = { nominal: number; lembar: string; onLembar: HitungLaciProps['onLembar'] };

function BarisNominal({ nominal, lembar, onLembar }: BarisNominalProps) {
  const { t } = useTranslation(TUTUP);
  const jumlah = nominal * Number(lembar);
  const label = t('lembar', { nominal: formatAngka(nominal) });
  const { input, refused } = useAmount({
    label,
    value: lembar === '' ? null : Number(lembar),
    mask: NO_MASK,
    onRead: (read) =>
      onLembar(nominal, typeof read === 'number' && read <= LEMBAR_TERBANYAK ? String(read) : ''),
  });
  return (
    <div className={css.nominal}>
      <span className="angka">{formatAngka(nominal)}</span>
      <TextInput aria-label={label} data-lembar={nominal} {...input} error={refused !== null} />
      <span className="angka">{jumlah > 0 ? formatAngka(jumlah) : ''}</span>
    </div>
  );
}
