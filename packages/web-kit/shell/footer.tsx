/** Footer, 24 px: version, since when the store is open, the line to the server; devices add their own items. */

import { UnstyledButton } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { IconHome, IconMenu2, IconReportAnalytics, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession, useStoreName, versionText } from '../session.ts';

import { useConnection } from '../socket.ts';
import classes from './shell.module.css';
import { toggleMobile } from './shell-state.ts';

/** Printer, scale, queue: whoever has a state to show pushes a small component here when its module loads. */
export const footerItems: ComponentType[] = [];

export function Footer() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const store = useStoreName();
  const live = useConnection((connection) => connection.live);
  return (
    <footer className={classes.kaki}>
      {user && (
        <span title={`build ${user.version.build} · ${user.version.tag}`}>
          {t('bingkai.versi')} {versionText(user.version)}
        </span>
      )}
      {user && (
        <span>
          {user.tgl_buka
            ? t('bingkai.bukaSejak', { jam: formatWaktu(user.tgl_buka).slice(-5) })
            : t('bingkai.belumBuka')}
        </span>
      )}
      {store && <span>{store}</span>}
      <div className={classes.renggang} />
      {footerItems.map((Item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, at module load
        <Item key={index} />
      ))}
      <span role="status">
        <i className={classes.titik} data-putus={live ? undefined : true} />
        {t(live ? 'bingkai.terhubung' : 'bingkai.terputus')}
      </span>
    </footer>
  );
}

/** Phones: four places under the thumb. */
export function BottomBar() {
  const { t } = useTranslation();
  return (
    <nav className={classes.bawah} aria-label={t('bingkai.menu')}>
      <Link to="/home">
        <IconHome size={20} />
        {t('bingkai.beranda')}
      </Link>
      <Link to="/SubMenuLaporan">
        <IconReportAnalytics size={20} />
        {t('menu.laporan')}
      </Link>
      <UnstyledButton onClick={spotlight.open}>
        <IconSearch size={20} />
        {t('umum.cari')}
      </UnstyledButton>
      <UnstyledButton onClick={toggleMobile}>
        <IconMenu2 size={20} />
        {t('bingkai.menu')}
      </UnstyledButton>
    </nav>
  );
}
