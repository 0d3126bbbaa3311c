/**
 * The band of a practice store: that this is none of the shop, what is to be done, and the way to the score. It takes its
 * height from every page, so that nothing lies under it, and lies over every sheet and dialog.
 */
import { Button } from '@mantine/core';
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { HasilLatihan } from './hasil-latihan.widget.tsx';
import { langkahDari } from './langkah.view.ts';
import { selesaiLatihan, tugasLatihan } from './latihan.command.ts';
import css from './latihan.module.css';
import { PENYELIA } from './latihan.rule.ts';
import { TEKS_LATIHAN } from './teks-latihan.store.ts';
import type { Tugas } from './tugas.rule.ts';

/** Says to the stylesheets how much of the window is the band's. */
function useTinggi() {
  const pita = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['latihan'] = '';
    const ukur = new ResizeObserver(([entry]) =>
      root.style.setProperty('--mustika-pita', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (pita.current) ukur.observe(pita.current);
    return () => ukur.disconnect();
  }, []);
  return pita;
}

export default function PitaLatihan() {
  const { t } = useTranslation(TEKS_LATIHAN);
  const pita = useTinggi();
  const masuk = useSession((session) => session.status === 'in');
  return (
    <>
      <aside ref={pita} className={css.pita} aria-label={t('pita')}>
        <strong>LATIHAN</strong>
        {masuk ? <Isi /> : <span>{t('pita')}</span>}
      </aside>
      {createPortal(
        <div className={css.cap} aria-hidden="true">
          LATIHAN - BUKAN NOTA
        </div>,
        document.body,
      )}
    </>
  );
}

/** A drill has its task; a trial has whatever its person tries, and who agrees to it. */
function Isi() {
  const ujiCoba = useSession(({ user }) => user?.sarana.some(({ nama }) => nama === 'UJI_COBA') ?? false);
  return ujiCoba ? <UjiCoba /> : <Lembar />;
}

function UjiCoba() {
  const { t } = useTranslation(TEKS_LATIHAN);
  return (
    <>
      <div className={css.tugas}>
        <p>{t('ujiCoba')}</p>
        <span>{t('langkah.bilaDiminta', { ...PENYELIA })}</span>
      </div>
      <Button onClick={() => window.close()}>{t('tutupJendela')}</Button>
    </>
  );
}

const KUNCI = ['latihan', 'tugas'];
type Hasil = WireOf<typeof selesaiLatihan.answer>;

function Lembar() {
  const { t } = useTranslation(TEKS_LATIHAN);
  const [sibuk, setSibuk] = useState(false);
  const [dinilai, setDinilai] = useState<Hasil | null>(null);
  const { data, refetch } = useQuery({
    queryKey: KUNCI,
    queryFn: async ({ signal }) => (await call(tugasLatihan, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <span>{t('pita')}</span>;
  const selesai = async () => {
    setSibuk(true);
    try {
      setDinilai((await call(selesaiLatihan, { body: {} })).data);
    } catch (error) {
      noticeOf(error);
      // The answer may have been lost on its way: the sheet says whether it was scored.
      await refetch();
    }
    setSibuk(false);
  };
  // It travels as it is: whole rupiah and milligrams.
  const { tugas } = data;
  const hasil = dinilai ?? data.hasil;
  if (hasil)
    return (
      <>
        <div className={css.tugas}>
          <HasilLatihan {...hasil} />
        </div>
        <Button onClick={() => window.close()}>{t('tutupJendela')}</Button>
      </>
    );
  return (
    <>
      <div className={css.tugas}>
        <p>{t(`nama.${tugas.jenis}`)}</p>
        <ol>
          {langkahDari(tugas as Tugas).map(({ kunci, isi }) => (
            <li key={`${kunci} ${isi['kasir'] ?? ''}`}>{t(kunci, isi)}</li>
          ))}
        </ol>
      </div>
      <Button onClick={() => void selesai()} loading={sibuk}>
        {t('selesai')}
      </Button>
    </>
  );
}
