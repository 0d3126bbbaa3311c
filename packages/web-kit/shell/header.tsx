/** Header, 40 px: mark, branch, search, open day, scheme, language, user. */
import { ActionIcon, Avatar, Kbd, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { formatTanggal, tanggalLayar } from '@mustika/kernel/date.ts';
import {
  IconBell,
  IconBook2,
  IconChevronDown,
  IconFingerprint,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconSearch,
  IconShieldLock,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../notices.tsx';
import { inPractice } from '../practice.ts';
import { isAlone, useSession, useStoreName } from '../session.ts';
import { useMayAgree } from './approval-waiting.ts';
import { ShopMark } from './brand.tsx';
import { NewsBell } from './news.tsx';
import { LanguagePicker, SchemePicker } from './pickers.tsx';
import classes from './shell.module.css';
import { useShell } from './shell-state.ts';

/** The branch picker of head office; cashiers never see it. */
const StorePicker = lazy(async () => ({ default: (await import('./store-picker.tsx')).StorePicker }));

/** Only for who may agree; everybody else's header asks nothing, and fetches nothing. */
const ApprovalInbox = lazy(async () => ({ default: (await import('./approval-inbox.tsx')).ApprovalInbox }));

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

function UserMenu() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const store = useStoreName();
  const logout = useSession((session) => session.logout);
  const mayAgree = useMayAgree();
  if (!user) return null;
  const leave = async () => {
    if (await confirm({ title: t('logout.judul'), text: t('logout.tanya') })) await logout();
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.pengguna} aria-label={`${t('bingkai.pengguna')} ${user.user_id}`}>
          {/* Drawn, not written: the button is called by the user's id, and letters in it would be a second name. */}
          <Avatar size={22} radius="xl" color="gray">
            <span className={classes.inisial} data-inisial={initialsOf(user.nama)} />
          </Avatar>
          <span className={classes.hanyaLebar}>{user.user_id}</span>
          <IconChevronDown size={14} className={classes.hanyaLebar} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.nama} · {user.level}
          <br />
          {store}
        </Menu.Label>
        <Menu.Item
          leftSection={<IconKey size={16} />}
          onClick={() => useShell.setState({ passwordOpen: true })}
        >
          {t('password.judul')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconShieldLock size={16} />}
          onClick={() => useShell.setState({ totpOpen: true })}
        >
          {t('totp.judul')}
        </Menu.Item>
        {mayAgree && !inPractice && (
          <Menu.Item
            leftSection={<IconBell size={16} />}
            onClick={() => useShell.setState({ pushOpen: true })}
          >
            {t('push.judul')}
          </Menu.Item>
        )}
        {mayAgree && (
          <Menu.Item
            leftSection={<IconFingerprint size={16} />}
            onClick={() => useShell.setState({ waysOpen: true })}
          >
            {t('cara.judul')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconKeyboard size={16} />}
          rightSection={<Kbd size="xs">?</Kbd>}
          onClick={() => useShell.setState({ keysOpen: true })}
        >
          {t('tombol.judul')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBook2 size={16} />}
          rightSection={<Kbd size="xs">F1</Kbd>}
          component={Link}
          to="/panduan"
        >
          {t('panduan.judul')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          {t('logout.judul')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const SEMENIT = 60_000;

/** The day documents are written in; it stands out while it is not the day on the calendar. */
function OpenDay() {
  const { t } = useTranslation();
  const date = useSession((session) => session.user?.tgl_system);
  const [kini, setKini] = useState(tanggalLayar);
  useEffect(() => {
    const jam = setInterval(() => setKini(tanggalLayar()), SEMENIT);
    return () => clearInterval(jam);
  }, []);
  if (!date) return null;
  const beda = kini === date ? undefined : t('bingkai.tglBeda', { kalender: formatTanggal(kini) });
  return (
    <div className={classes.tanggal} data-beda={kini !== date || undefined} title={beda}>
      {t('bingkai.tglBuka')} <strong>{formatTanggal(date)}</strong>
      {beda && <VisuallyHidden>{beda}</VisuallyHidden>}
    </div>
  );
}

export function Header() {
  const { t } = useTranslation();
  const minified = useShell((shell) => shell.minified);
  const pusat = useSession(({ user }) => user?.pusat && !isAlone(user));
  const mayAgree = useMayAgree();
  return (
    <header className={classes.kepala}>
      <Link to="/home" className={classes.merek} aria-label="Mustika">
        <ShopMark />
        {!minified && <span>Mustika</span>}
      </Link>
      {pusat && (
        <Suspense fallback={<div className={classes.toko} />}>
          <StorePicker />
        </Suspense>
      )}
      <UnstyledButton
        className={classes.cari}
        onClick={spotlight.open}
        aria-label={`${t('palet.tempat')} Ctrl K`}
      >
        <IconSearch size={15} />
        <span>{t('palet.tempat')}</span>
        <Kbd size="xs" aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <div className={classes.renggang} />
      <OpenDay />
      {mayAgree && (
        <Suspense>
          <ApprovalInbox />
        </Suspense>
      )}
      <NewsBell />
      <div className={classes.hanyaLebar}>
        <SchemePicker />
        <LanguagePicker />
        <ActionIcon aria-label={t('tombol.judul')} onClick={() => useShell.setState({ keysOpen: true })}>
          <IconKeyboard size={17} stroke={1.6} />
        </ActionIcon>
      </div>
      <UserMenu />
    </header>
  );
}
