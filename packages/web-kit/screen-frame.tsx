/** The frame all screens share: title, chips of state, second acts, one primary act; below it one content. */
import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './screen-frame.module.css';
import { FavouriteStar } from './shell/favourite-star.tsx';
import { useWayBack } from './shell/way-back.ts';

type ScreenFrameProps = {
  title: string;
  /** Badges beside the title. */
  chips?: ReactNode;
  /** Second acts first, the primary act last. */
  acts?: ReactNode;
  /** Where the arrow before the title leads. */
  back?: { to: string; label: string };
  /** The page scrolls instead of its content. */
  flowing?: boolean;
  children: ReactNode;
};

export function ScreenFrame({ title, chips, acts, back: own, flowing = false, children }: ScreenFrameProps) {
  const sent = useWayBack();
  const back = own ?? sent;
  return (
    <div className={`${css.frame} ${flowing ? css.plain : ''}`}>
      <header className={css.head}>
        <div className={css.titles}>
          {back && (
            <ActionIcon component={Link} to={back.to} aria-label={back.label} title={back.label}>
              <IconArrowLeft size={18} />
            </ActionIcon>
          )}
          <Title order={1} textWrap="balance">
            {title}
          </Title>
          <FavouriteStar />
          {chips}
        </div>
        {acts && <div className={css.acts}>{acts}</div>}
      </header>
      {children}
    </div>
  );
}

/** The reload spinner of a panel lasts 2 seconds (Spec 2 §2.9). */
const SPIN = 2000;

type PanelProps = {
  title: ReactNode;
  /** Shows the refresh control. */
  onRefresh?: () => unknown;
  acts?: ReactNode;
  children: ReactNode;
};

/** A panel with a refresh control. */
export function Panel({ title, onRefresh, acts, children }: PanelProps) {
  const { t } = useTranslation();
  const [spinning, setSpinning] = useState(false);
  useEffect(() => {
    if (!spinning) return;
    const timer = setTimeout(() => setSpinning(false), SPIN);
    return () => clearTimeout(timer);
  }, [spinning]);
  const refresh = () => {
    setSpinning(true);
    onRefresh?.();
  };
  return (
    <section className={css.panel}>
      <div className={css.panelHead}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <div className={css.acts}>
          {acts}
          {onRefresh && (
            <ActionIcon
              aria-label={t('panel.segarkan')}
              title={t('panel.segarkan')}
              loading={spinning}
              onClick={refresh}
            >
              <IconRefresh size={16} />
            </ActionIcon>
          )}
        </div>
      </div>
      <div className={css.panelBody}>{children}</div>
    </section>
  );
}
