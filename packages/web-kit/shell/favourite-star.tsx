/** Keeps a screen at hand: the star beside its title. */
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFavourites } from './favourites.ts';
import { useMenuScreens } from './house-context.tsx';

export function FavouriteStar() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const inMenu = useMenuScreens().some((screen) => screen.path === path);
  const { paths, toggle } = useFavourites();
  if (!inMenu) return null;
  const chosen = paths.includes(path);
  const label = t(chosen ? 'menu.lepasFavorit' : 'menu.jadiFavorit');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      onClick={() => toggle(path)}
    >
      {chosen ? <IconStarFilled size={15} /> : <IconStar size={15} stroke={1.6} />}
    </ActionIcon>
  );
}
