/** On the dashboard of a store that has sold nothing yet: what comes next, and the way to it. */
import { Button, Text } from '@mantine/core';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useAway } from '@mustika/web-kit/session.ts';
import { useGo, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import { berikutnya, type KeadaanMulai, LANGKAH } from './langkah.rule.ts';
import css from './mulai.module.css';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

/** Whoever may not prepare a store, such as its supervisor, goes to the screen of the step itself. */
export function KartuLangkah({ keadaan }: { keadaan: KeadaanMulai }) {
  const { t } = useTranslation(MULAI);
  const go = useGo();
  const mayOpen = useMayOpen();
  const rumah = useAway();
  const [satu] = keadaan.toko;
  const selesai = satu?.selesai ?? [];
  const kini = berikutnya(selesai);
  const dipandu = mayOpen('/mulai');
  const target = dipandu ? { to: '/mulai', search: {} } : KE_LAYAR[kini];
  const kalimat = (): string => {
    if (!keadaan.ada_toko) return t('kartu.belumAdaToko');
    if (rumah) return t('kartu.belumJual', { count: keadaan.toko.length });
    return t('kartu.langkah', {
      ...{ selesai: selesai.length, semua: LANGKAH.length },
      ...{ langkah: t(`langkah.${kini}`), ket: t(`langkah.ket.${kini}`) },
    });
  };
  return (
    <Panel title={t('langkah.judul')}>
      <div className={css.kartu}>
        <Text size="sm">{kalimat()}</Text>
        {mayOpen(target.to) && (
          <Button onClick={() => void go(target)}>{t(dipandu ? 'kartu.lanjutkan' : 'kartu.kerjakan')}</Button>
        )}
      </div>
    </Panel>
  );
}
