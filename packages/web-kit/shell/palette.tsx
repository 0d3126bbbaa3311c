/**
 * Ctrl+K: every permitted screen by Indonesian label and path, recent ones first, and answers of the extension points
 * (barcode, nota, member). Screens are listed without waiting for the network. Ecosystem 4.2 point 14.
 */

import { Loader, Text } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { seriesOf } from '@mustika/kernel/drill.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';
import { IconClockHour4, IconLanguage, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../language/i18n.ts';
import { LANGUAGES } from '../language/languages.ts';
import { useBahasa } from '../language/use-bahasa.ts';
import { later } from '../later.tsx';

import { noticeOf } from '../notices.tsx';
import { OnPile } from '../overlay.ts';
import { OWN_SCANS } from '../scan/scan-focus.ts';
import { useMenuScreens } from './house-context.tsx';
import { searchScreens } from './menu.ts';
import { GROUP_ICONS } from './menu-icons.tsx';
import { type PaletteHit, type PaletteSource, paletteSources } from './palette-sources.ts';
import css from './shell.module.css';
import { useShell } from './shell-state.ts';

const SHOWN = 12;
/** A source is asked when typing has paused this long; a scanner's burst counts as one query. */
const PAUSE = 150;
const SHORTEST = 3;

/** Only a hit with a picture wants it. */
const Thumbnail = later(async () => (await import('../counter/thumbnail.tsx')).Thumbnail);
const Numbered = later(async () => (await import('./palette-number.tsx')).Numbered);

type Found = { source: PaletteSource; hits: PaletteHit[] };

function useSources(query: string): { found: Found[]; busy: boolean } {
  const permitted = useMenuScreens();
  const [state, setState] = useState<{ found: Found[]; busy: boolean }>({ found: [], busy: false });
  useEffect(() => {
    const text = query.trim();
    const asked = paletteSources.filter(
      ({ screen }) => screen === undefined || permitted.some(({ path }) => path === screen),
    );
    if (text.length < SHORTEST || asked.length === 0) {
      setState({ found: [], busy: false });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setState((before) => ({ ...before, busy: true }));
      const answers = await Promise.all(
        asked.map(async (source) => ({
          source,
          hits: await source.find(text, abort.signal).catch(() => []),
        })),
      );
      if (!abort.signal.aborted)
        setState({ found: answers.filter((answer) => answer.hits.length > 0), busy: false });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, permitted]);
  return state;
}

function useListed(query: string): { recent: MenuScreen[]; screens: MenuScreen[] } {
  const bahasa = useBahasa();
  const permitted = useMenuScreens();
  const paths = useShell((shell) => shell.recent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are searched in the language of the screen
  return useMemo(() => {
    if (query.trim() !== '') return { recent: [], screens: searchScreens(permitted, query).slice(0, SHOWN) };
    const recent = paths.flatMap((path) => permitted.filter((screen) => screen.path === path)).slice(0, 6);
    const rest = permitted.filter((screen) => !recent.includes(screen)).slice(0, SHOWN - recent.length);
    return { recent, screens: rest };
  }, [permitted, paths, query, bahasa]);
}

/** Languages by their own name, by their tag, and all of them by the word for language. */
function languagesFor(query: string, word: string): typeof LANGUAGES {
  const asked = query.trim().toLowerCase();
  if (asked.length < 2) return [];
  const all = word.toLowerCase().startsWith(asked);
  return LANGUAGES.filter(
    ({ label, tag }) => all || label.toLowerCase().includes(asked) || tag.toLowerCase() === asked,
  );
}

/** Mantine marks the first hit when the text changes; answers that come later are marked when they come. */
function markFirst(field: HTMLInputElement | null): void {
  const marked = field?.closest('.mantine-Spotlight-content')?.querySelector('[data-selected]');
  if (!marked) field?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true }));
}

const Look = ({ call, params }: NonNullable<PaletteHit['picture']>) => (
  <Thumbnail picture={call} params={params} there />
);

const speak = ({ code, label }: (typeof LANGUAGES)[number]) => (
  <Spotlight.Action
    key={code}
    label={label}
    leftSection={<IconLanguage size={17} stroke={1.6} />}
    onClick={() => void chooseLanguage(code).catch(noticeOf)}
  />
);

export function Palette() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { recent, screens } = useListed(query);
  const { found, busy } = useSources(query);
  const number = query.trim().toUpperCase();
  const numbered =
    seriesOf(number) !== null && !found.some(({ hits }) => hits.some(({ id }) => id === number));
  const languages = languagesFor(query, t('bingkai.bahasa'));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (found.length > 0) markFirst(field.current);
  }, [found]);
  const action = (screen: MenuScreen, old: boolean) => {
    const Icon = old ? IconClockHour4 : screen.group ? GROUP_ICONS[screen.group] : IconSearch;
    return (
      <Spotlight.Action
        key={screen.path}
        label={screen.title}
        leftSection={<Icon size={17} stroke={1.6} />}
        rightSection={
          <Text component="span" size="xs" opacity={0.65}>
            {screen.group ? t(`menu.${screen.group}`) : ''}
          </Text>
        }
        onClick={() => void navigate({ to: screen.path })}
      />
    );
  };
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      tagsToIgnore={[]}
      triggerOnContentEditable
      scrollable
      maxHeight={440}
      size={620}
      overlayProps={{ blur: 0, backgroundOpacity: 0.3 }}
      // Gone at once: the first key for the screen it led to must not land in a search that fades.
      transitionProps={{ duration: 80, exitDuration: 0, transition: 'fade' }}
      attributes={{ content: { 'aria-label': t('palet.buka') } }}
    >
      <OnPile />
      <Spotlight.Search
        {...OWN_SCANS}
        ref={field}
        placeholder={t('palet.tempat')}
        aria-label={t('palet.tempat')}
        leftSection={<IconSearch size={18} />}
        rightSection={busy ? <Loader size={16} /> : null}
      />
      <Spotlight.ActionsList>
        {recent.length > 0 && (
          <Spotlight.ActionsGroup label={t('palet.terbaru')}>
            {recent.map((screen) => action(screen, true))}
          </Spotlight.ActionsGroup>
        )}
        {screens.length > 0 && (
          <Spotlight.ActionsGroup label={t('palet.menu')}>
            {screens.map((screen) => action(screen, false))}
          </Spotlight.ActionsGroup>
        )}
        {found.map(({ source, hits }) => (
          <Spotlight.ActionsGroup key={source.name} label={source.label()}>
            {hits.map(({ id, label, description, picture, path, search, onOpen }) => (
              <Spotlight.Action
                key={id}
                label={label}
                {...(description ? { description } : {})}
                {...(hits.some((hit) => hit.picture)
                  ? { leftSection: <span className={css.gambar}>{picture && <Look {...picture} />}</span> }
                  : {})}
                onClick={() =>
                  void navigate({ to: path, search: search ?? {} } as never)
                    .then(onOpen)
                    .catch(noticeOf)
                }
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {numbered && <Numbered number={number} />}
        {languages.length > 0 && (
          <Spotlight.ActionsGroup label={t('bingkai.bahasa')}>{languages.map(speak)}</Spotlight.ActionsGroup>
        )}
        {recent.length + screens.length + languages.length + found.length === 0 && !numbered && (
          <Spotlight.Empty>{t(busy ? 'palet.mencari' : 'palet.kosong')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
