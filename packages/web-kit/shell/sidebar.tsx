/** The menu at the side: groups that unfold, or icons with floating sub-menus when minified. Spec 1 §2.1. */
import { Popover, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import type { MenuScreen } from '@mustika/kernel/screen.ts';
import {
  IconChevronRight,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
} from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { useFavourites } from './favourites.ts';
import { useHouse, useMenuScreens } from './house-context.tsx';
import { type MenuSection, menuParts, menuSections, searchScreens } from './menu.ts';
import { GROUP_ICONS } from './menu-icons.tsx';
import { openGroup, toggleMinified, useShell } from './shell-state.ts';
import classes from './sidebar.module.css';

/** Floating sub-menus stay this long after the pointer has left (Spec 1 §9). */
const FLYOUT_DELAY = 250;

type LinksProps = { screens: readonly MenuScreen[]; onPick?: (() => void) | undefined };

/** The screens of a group; a long one stands in the parts of the trade. */
function ScreenLinks({ screens, onPick }: LinksProps) {
  const { parts } = useHouse();
  return menuParts(parts, screens).map(({ label, screens: members }) => (
    <div key={label} role="group" {...(label ? { 'aria-label': istilah(label) } : {})}>
      {label && <div className={classes.bagian}>{istilah(label)}</div>}
      <Links screens={members} onPick={onPick} />
    </div>
  ));
}

function Links({ screens, onPick }: LinksProps) {
  return screens.map((screen) => (
    <Link
      key={screen.path}
      to={screen.path}
      className={classes.tautan}
      {...(onPick ? { onClick: onPick } : {})}
    >
      <span title={screen.title}>{screen.title}</span>
    </Link>
  ));
}

type SectionProps = { section: MenuSection; active: boolean; onPick?: (() => void) | undefined };

function FoldingSection({ section, active, onPick }: SectionProps) {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.group === section.group);
  const Icon = GROUP_ICONS[section.group];
  return (
    <div>
      <UnstyledButton
        className={classes.kelompok}
        aria-expanded={open}
        data-aktif={active || undefined}
        onClick={() => openGroup(open ? null : section.group)}
      >
        <Icon size={18} stroke={1.6} />
        <span>{t(`menu.${section.group}`)}</span>
        <IconChevronRight size={14} className={classes.panah} />
      </UnstyledButton>
      {open && (
        <div className={classes.anak}>
          <ScreenLinks screens={section.screens} onPick={onPick} />
        </div>
      )}
    </div>
  );
}

function FloatingSection({ section, active }: SectionProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const Icon = GROUP_ICONS[section.group];
  const enter = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = () => {
    timer.current = window.setTimeout(() => setOpen(false), FLYOUT_DELAY);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="right-start" offset={6} shadow="md" zIndex={190}>
      <Popover.Target>
        <UnstyledButton
          className={classes.kelompok}
          aria-label={t(`menu.${section.group}`)}
          data-aktif={active || undefined}
          onMouseEnter={enter}
          onMouseLeave={leave}
          onClick={() => setOpen(!open)}
        >
          <Icon size={20} stroke={1.6} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0} onMouseEnter={enter} onMouseLeave={leave}>
        <div className={classes.layang}>
          <div className={classes.layangJudul}>{t(`menu.${section.group}`)}</div>
          <ScreenLinks screens={section.screens} onPick={() => setOpen(false)} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A group of one screen is that screen. */
function SingleLink({ section, minified, onPick }: SectionProps & { minified: boolean }) {
  const { t } = useTranslation();
  const Icon = GROUP_ICONS[section.group];
  const [screen] = section.screens;
  if (!screen) return null;
  const label = t(`menu.${section.group}`);
  return (
    <Link
      to={screen.path}
      className={classes.kelompok}
      aria-label={label}
      {...(onPick ? { onClick: onPick } : {})}
    >
      <Icon size={minified ? 20 : 18} stroke={1.6} />
      {!minified && <span>{label}</span>}
    </Link>
  );
}

/** What this person keeps at hand, above the groups. */
function Favourites({ onPick }: Pick<LinksProps, 'onPick'>) {
  const { t } = useTranslation();
  const { paths } = useFavourites();
  const permitted = useMenuScreens();
  const screens = paths.flatMap((path) => permitted.filter((screen) => screen.path === path));
  if (screens.length === 0) return null;
  return (
    <div role="group" aria-label={t('menu.favorit')} className={classes.favorit}>
      <div className={classes.bagian}>{t('menu.favorit')}</div>
      <Links screens={screens} onPick={onPick} />
    </div>
  );
}

type MenuTreeProps = { minified: boolean; onPick?: () => void };

/** Favourites, a field that narrows the menu, and the groups; also what the phone's drawer shows. */
export function MenuTree({ minified, onPick }: MenuTreeProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const screens = useMenuScreens();
  if (minified) return <Groups minified />;
  const found = query.trim() === '' ? null : searchScreens(screens, query);
  return (
    <>
      <TextInput
        size="xs"
        mb={6}
        aria-label={t('menu.saring')}
        placeholder={t('menu.saring')}
        leftSection={<IconSearch size={13} />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('');
        }}
      />
      {found === null && <Favourites onPick={onPick} />}
      {found === null && <Groups minified={false} onPick={onPick} />}
      {found && <Links screens={found} onPick={onPick} />}
      {found?.length === 0 && <div className={classes.bagian}>{t('palet.kosong')}</div>}
    </>
  );
}

function Groups({ minified, onPick }: { minified: boolean; onPick?: (() => void) | undefined }) {
  const screens = useMenuScreens();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const Section = minified ? FloatingSection : FoldingSection;
  return menuSections(screens).map((section) => {
    const active = section.screens.some((screen) => screen.path === path);
    const props = { section, active, onPick };
    return section.screens.length === 1 ? (
      <SingleLink key={section.group} {...props} minified={minified} />
    ) : (
      <Section key={section.group} {...props} />
    );
  });
}

/** The screen one is on stands in sight in a menu of a hundred reports, however one came to it. */
function useCurrentInSight(): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const group = useShell((shell) => shell.group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or its group unfolded
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [path, group]);
  return nav;
}

export function Sidebar() {
  const { t } = useTranslation();
  const nav = useCurrentInSight();
  const minified = useShell((shell) => shell.minified);
  const label = t(minified ? 'bingkai.perbesar' : 'bingkai.perkecil');
  return (
    <aside className={classes.sisi}>
      <nav ref={nav} className={classes.daftar} aria-label={t('bingkai.menu')}>
        <MenuTree minified={minified} />
      </nav>
      <Tooltip label={label} disabled={!minified} position="right">
        <UnstyledButton className={classes.tombolSisi} onClick={toggleMinified} aria-label={label}>
          {minified ? <IconLayoutSidebarLeftExpand size={16} /> : <IconLayoutSidebarLeftCollapse size={16} />}
          {!minified && label}
        </UnstyledButton>
      </Tooltip>
    </aside>
  );
}
