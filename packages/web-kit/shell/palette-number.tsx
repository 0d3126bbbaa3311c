/** Where a whole number leads, of whatever kind of document, when no list has said more of it. Comes with the first number. */
import { Spotlight } from '@mantine/spotlight';
import { placeOfNumber } from '@mustika/kernel/drill.ts';
import { useTranslation } from 'react-i18next';
import { useGo } from '../target-link.tsx';
import { useHouse, useMenuScreens } from './house-context.tsx';

export function Numbered({ number }: { number: string }) {
  const { t } = useTranslation();
  const go = useGo();
  const target = placeOfNumber(useHouse().documents, number);
  const screen = useMenuScreens().find(({ path }) => path === target?.to);
  if (!target || !screen) return <Spotlight.Empty>{t('palet.kosong')}</Spotlight.Empty>;
  return (
    <Spotlight.ActionsGroup label={t('palet.nomor')}>
      <Spotlight.Action label={number} description={screen.title} onClick={() => void go(target)} />
    </Spotlight.ActionsGroup>
  );
}
