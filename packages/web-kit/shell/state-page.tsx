/** Not allowed, not found, broken: one sentence and one act each. */
import { Button, Text } from '@mantine/core';
import { isFlag, MODULES } from '@mustika/kernel/flags.ts';
import { IconAlertTriangle, IconLock, IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { StatePage } from './state-frame.tsx';

const HomeButton = () => {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/home">
      {t('keadaan.keBeranda')}
    </Button>
  );
};

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

export function NotFound() {
  const { t } = useTranslation();
  return (
    <StatePage
      icon={<IconMapOff size={26} stroke={1.5} />}
      title={t('keadaan.tidakAda')}
      text={t('keadaan.tidakAdaTeks')}
      act={<HomeButton />}
    />
  );
}

/** A screen that threw, or whose file is gone because a new version was put up. */
export function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <StatePage
      icon={<IconAlertTriangle size={26} stroke={1.5} />}
      title={t('keadaan.rusak')}
      text={t('keadaan.rusakTeks')}
      act={
        <>
          <Button onClick={() => location.reload()}>{t('umum.muatUlang')}</Button>
          <Text className="kode" c="dimmed" mt="sm">
            {error instanceof Error ? error.message : String(error)}
          </Text>
        </>
      }
    />
  );
}
