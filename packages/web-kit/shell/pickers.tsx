/** Colour scheme and language. */
import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../language/i18n.ts';
import { LANGUAGES } from '../language/languages.ts';
import { noticeOf } from '../notices.tsx';

import { rememberScheme } from './look.ts';

/** A choice of the frame takes no caret away: closing the menu puts it back where it was, at the till the scan field. */
const stay = (event: MouseEvent): void => event.preventDefault();

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
        <ActionIcon aria-label={t('tema.judul')} onMouseDown={stay}>
          <Current size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ value, Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={16} />}
            rightSection={value === colorScheme ? <IconCheck size={14} /> : null}
            onClick={() => {
              setColorScheme(value);
              void rememberScheme(value).catch(noticeOf);
            }}
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
        <ActionIcon aria-label={t('bingkai.bahasa')} onMouseDown={stay}>
          <IconLanguage size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map(({ code, label, tag }) => (
          <Menu.Item
            key={code}
            lang={tag}
            rightSection={code === i18n.language ? <IconCheck size={14} /> : null}
            onClick={() => void chooseLanguage(code).catch(noticeOf)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
