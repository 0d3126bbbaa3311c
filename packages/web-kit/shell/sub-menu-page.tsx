/** A menu group as a page: its screens as tiles with a search field. Spec 1 §2.2, Submenus. */
import { Text, TextInput, Title } from '@mantine/core';
import type { MenuGroup, MenuScreen } from '@mustika/kernel/screen.ts';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { useHouse, useMenuScreens } from './house-context.tsx';
import { menuParts, menuSections, searchScreens } from './menu.ts';
import { GROUP_ICONS } from './menu-icons.tsx';
import classes from './pages.module.css';

function Tiles({ screens }: { screens: readonly MenuScreen[] }) {
  return (
    <div className="kisi">
      {screens.map((screen) => {
        const Icon = screen.group ? GROUP_ICONS[screen.group] : IconSearch;
        return (
          <Link key={screen.path} to={screen.path} className={`kartu ${classes.ubin}`}>
            <Icon size={18} stroke={1.6} />
            <span>{screen.title}</span>
          </Link>
        );
      })}
    </div>
  );
}

export function SubMenuPage({ group, title }: { group: MenuGroup; title: string }) {
  const { t } = useTranslation();
  const { parts, screens: built } = useHouse();
  const [query, setQuery] = useState('');
  const screens = useMenuScreens().filter((screen) => screen.group === group);
  // A group of which nothing is built is nobody's missing right.
  const dibangun = built.some((screen) => screen.group === group);
  const kosong = dibangun ? 'keadaan.menuKosong' : 'keadaan.menuBelumAda';
  const found = searchScreens(screens, query);
  return (
    <div className={classes.halaman}>
      <div className={classes.judul}>
        <Title order={1}>{title}</Title>
        <TextInput
          aria-label={t('umum.cari')}
          placeholder={t('umum.cari')}
          leftSection={<IconSearch size={15} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          autoFocus
          w={260}
        />
      </div>
      {found.length > 0 ? (
        menuParts(parts, found).map(({ label, screens: members }) => (
          <section key={label}>
            {label && (
              <Title order={2} mt="lg" mb="xs">
                {istilah(label)} <span className={classes.jumlah}>{members.length}</span>
              </Title>
            )}
            <Tiles screens={members} />
          </section>
        ))
      ) : (
        <Text c="dimmed">{t(screens.length === 0 ? kosong : 'palet.kosong')}</Text>
      )}
    </div>
  );
}

/** Everything this user may open, by group: what /home shows those who have no dashboard. */
export function MenuHome({ greeting }: { greeting: string }) {
  const { t } = useTranslation();
  const sections = menuSections(useMenuScreens());
  return (
    <div className={classes.halaman}>
      <div className={classes.judul}>
        <Title order={1}>{greeting}</Title>
      </div>
      {sections.length === 0 && <Text c="dimmed">{t('keadaan.menuKosong')}</Text>}
      {sections.map(({ group, screens }) => (
        <section key={group}>
          <Title order={2} mt="lg" mb="xs">
            {t(`menu.${group}`)} <span className={classes.jumlah}>{screens.length}</span>
          </Title>
          <Tiles screens={screens} />
        </section>
      ))}
    </div>
  );
}
