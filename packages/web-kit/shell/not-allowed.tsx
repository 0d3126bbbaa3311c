/** A screen that is not for this user or not for this store. Fetched when there is one: it says what modules are for, which is every module's text. */
import { Button } from '@mantine/core';
import { isFlag, MODULES } from '@mustika/kernel/flags.ts';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { StatePage } from './state-frame.tsx';
import { HomeButton } from './state-page.tsx';

/** What a module is for, and its code: the settings are searched by either. */
const named = (code: string): string =>
  isFlag(code) ? `${istilah(MODULES[code].meaning).replace(/\.$/, '')} (${code})` : code;

type NotAllowedProps = {
  /** Modules that are off in this store and would open the screen; none: it is a matter of rights. */
  modules: readonly string[];
  /** May this user turn modules on? */
  maySet: boolean;
};

/** The title is prescribed; the sentence below says what can be done about it. Spec 1 §8. */
export function NotAllowed({ modules, maySet }: NotAllowedProps) {
  const { t } = useTranslation();
  const [first] = modules;
  const modul = modules.map(named).join(', ');
  const text = first ? t('keadaan.modulMati', { modul }) : t('keadaan.tidakBerhakTeks');
  return (
    <StatePage
      icon={<IconLock size={26} stroke={1.5} />}
      title={t('keadaan.tidakBerhak')}
      text={text}
      act={
        first && maySet ? (
          <Button component={Link} to="/settingsystem" search={{ buka: first } as never}>
            {t('keadaan.bukaModul')}
          </Button>
        ) : (
          <HomeButton />
        )
      }
    />
  );
}
