/** Colour scheme, language and branch: the three choices of the header. */
import { ActionIcon, Menu, Select, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGES, type Language } from '../i18n.ts';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { StoreIcon } from './menu-icons.tsx';
import classes from './shell.module.css';

const SCHEMES = [
  { value: 'auto', Icon: IconDeviceDesktop },
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
] as const;

export function SchemePicker() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = SCHEMES.find((scheme) => scheme.value === colorScheme)?.Icon ?? IconDeviceDesktop;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('tema.judul')}>
          <Current size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ value, Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={16} />}
            rightSection={value === colorScheme ? <IconCheck size={14} /> : null}
            onClick={() => setColorScheme(value)}
          >
            {t(`tema.${value}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('bingkai.bahasa')}>
          <IconLanguage size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map(({ code, label, tag }) => (
          <Menu.Item
            key={code}
            lang={tag}
            rightSection={code === i18n.language ? <IconCheck size={14} /> : null}
            onClick={() => void chooseLanguage(code as Language).catch(noticeOf)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Only head office sees it (Spec 1 §6). Clearing it goes back to the central view. */
export function StorePicker() {
  const user = useSession((session) => session.user);
  const portal = useSession((session) => session.portal);
  const choosePortal = useSession((session) => session.choosePortal);
  if (!user?.pusat) return null;
  return (
    <Select
      className={classes.toko}
      aria-label="Pilih Toko"
      placeholder="Pilih Toko"
      leftSection={<StoreIcon size={16} stroke={1.6} />}
      searchable
      clearable
      value={portal}
      data={user.toko.map(({ kode_toko, nama_toko }) => ({
        value: kode_toko,
        label: `${kode_toko} · ${nama_toko}`,
      }))}
      onChange={(kode) => void choosePortal(kode).catch(noticeOf)}
    />
  );
}
