/** The mark of company or store, and my own look. */

import { Button, Select, Text } from '@mantine/core';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { type Look, saveLook, useForgetLook, useLook } from '@mustika/web-kit/shell/look.ts';
import { useTranslation } from 'react-i18next';
import { LogoToko } from './logo-toko.widget.tsx';
import css from './tampilan.module.css';
import { AKSEN, SKEMA } from './tampilan.rule.ts';
import { TAMPILAN } from './teks-tampilan.store.ts';

export default function Tampilan() {
  const { data } = useLook();
  const boleh = useSession((session) => ['OWN', 'SU', 'MU'].includes(session.user?.level ?? ''));
  return (
    <ScreenFrame title="Tampilan" flowing>
      {data && (
        <div className={css.dua}>
          {boleh && <LogoToko look={data} />}
          <Milikku look={data} />
        </div>
      )}
    </ScreenFrame>
  );
}

function Milikku({ look }: { look: Look }) {
  const { t } = useTranslation(TAMPILAN);
  const forget = useForgetLook();
  const save = (part: Partial<Pick<Look, 'skema' | 'aksen'>>) =>
    void saveLook({ skema: look.skema, aksen: look.aksen, ...part }).then(() => {
      toastSuccess(t('tersimpan'));
      forget();
    }, noticeOf);
  return (
    <Panel title={t('milikku')}>
      <div className={css.isi}>
        <Select
          label={t('tema')}
          clearable
          placeholder={t('ikut', { nilai: t(`skema.${look.perusahaan.skema}`) })}
          value={look.skema}
          data={SKEMA.map((value) => ({ value, label: t(`skema.${value}`) }))}
          onChange={(skema) => save({ skema: skema as Look['skema'] })}
        />
        <Select
          label={t('aksen')}
          clearable
          placeholder={t('ikut', { nilai: t(`warna.${look.perusahaan.aksen}`) })}
          value={look.aksen}
          data={AKSEN.map((value) => ({ value, label: t(`warna.${value}`) }))}
          onChange={(aksen) => save({ aksen })}
        />
        <Button color="emas" component="span">
          {t('contoh')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('perusahaan')}
        </Text>
      </div>
    </Panel>
  );
}
