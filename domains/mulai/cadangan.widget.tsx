/** When the shop was last brought back from a backup, or how there comes to be one. */
import { Text } from '@mantine/core';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import { CadanganTerakhir } from '../cadangan/cadangan.widget.tsx';
import css from './mulai.module.css';
import { useCadangan } from './mulai.store.ts';
import { MULAI } from './teks-mulai.store.ts';

export function CadanganPemilik() {
  const { t } = useTranslation(MULAI);
  const { data } = useCadangan();
  if (data === undefined) return null;
  const cara = data === null ? 'cadangan.tidak' : `cadangan.cara.${data.keadaan}`;
  return (
    <Panel title={t('cadangan.judul')}>
      {data && (
        <ul className={css.polos}>
          <CadanganTerakhir cadangan={data} />
        </ul>
      )}
      <Text size="xs" c="dimmed" mt={data ? 4 : 0}>
        {t(cara)}
      </Text>
    </Panel>
  );
}
