/**
 * Login over the mounted screen when the session has ended or the screen stood idle: nothing typed below is lost.
 * Keys outside the card, and the keys that would reach sheets, palette or till below, stop here.
 */
import { Anchor, FocusTrap, Portal, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Userdata, useSession } from '../session.ts';
import { LoginForm } from './login-form.tsx';
import classes from './pages.module.css';

function useKeysHeld(): React.RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      const inside = event.target instanceof Node && card.current?.contains(event.target);
      const reachesBelow =
        event.key === 'Escape' || /^F\d+$/.test(event.key) || (event.ctrlKey && event.key === 'k');
      if (inside && !reachesBelow) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
  return card;
}

export function LockOverlay({ user, onResumed }: { user: Userdata; onResumed: () => void }) {
  const { t } = useTranslation();
  const reason = useSession((session) => session.lockReason);
  const logout = useSession((session) => session.logout);
  const card = useKeysHeld();
  return (
    <Portal>
      <div ref={card} className={classes.kunci} data-diam={reason === 'diam' || undefined}>
        <FocusTrap active>
          <div
            className={`kartu ${classes.pintuKartu}`}
            role="dialog"
            aria-modal="true"
            aria-labelledby="judul-kunci"
          >
            <Title order={2} id="judul-kunci">
              {t(`kunci.${reason ?? 'berakhir'}`)}
            </Title>
            <Text c="dimmed" mb="md" mt={4}>
              {t('kunci.teks', { nama: user.nama })}
            </Text>
            <LoginForm user_id={user.user_id} onDone={onResumed} />
            <Text size="xs" mt="md" ta="center">
              <Anchor component="button" type="button" size="xs" onClick={() => void logout()}>
                {t('kunci.orangLain')}
              </Anchor>
            </Text>
          </div>
        </FocusTrap>
      </div>
    </Portal>
  );
}
