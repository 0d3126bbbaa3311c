/** The door: what every path but the public ones shows without a session (Spec 1 §2.1). */
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { useSession, type Version, versionText } from '../session.ts';
import { ShopMark } from './brand.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './pages.module.css';
import { LanguagePicker, SchemePicker } from './pickers.tsx';

/** A card in the middle of an empty page: login and the forced change of password. */
export function DoorPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const version = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => call<Version>({ method: 'GET', path: 'version' }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <div className={classes.pintu}>
      <div className={classes.pintuAtas}>
        <SchemePicker />
        <LanguagePicker />
      </div>
      <main className={classes.pintuIsi}>
        <div className={`kartu ${classes.pintuKartu}`}>{children}</div>
      </main>
      <footer className={classes.pintuBawah}>
        {version.data?.data && <span>{`${t('bingkai.versi')} ${versionText(version.data.data)}`}</span>}
        <a href="/terms-and-conditions">{t('login.syarat')}</a>
        <a href="/privacy-policy">{t('login.privasi')}</a>
      </footer>
    </div>
  );
}

/** The page was loaded anew after the session had ended: the same question as over a screen, for the same person. */
function SessionEnded({ user_id }: { user_id: string }) {
  const { t } = useTranslation();
  const logout = useSession((session) => session.logout);
  return (
    <DoorPage>
      <Title order={1} size="h3">
        {t('kunci.berakhir')}
      </Title>
      <Text c="dimmed" mb="md" mt={4}>
        {t('kunci.muatUlang', { nama: user_id })}
      </Text>
      <LoginForm user_id={user_id} />
      <Text size="xs" mt="md" ta="center">
        <Anchor component="button" type="button" size="xs" onClick={() => void logout()}>
          {t('kunci.bukanAnda')}
        </Anchor>
      </Text>
    </DoorPage>
  );
}

export function LoginPage() {
  const { t } = useTranslation();
  const berakhir = useSession((session) => session.berakhir);
  if (berakhir) return <SessionEnded user_id={berakhir} />;
  return (
    <DoorPage>
      <h1 className={classes.pintuMerek}>
        <ShopMark size={22} /> Mustika
      </h1>
      <Text c="dimmed" mb="lg">
        {t('login.sapa')}
      </Text>
      <LoginForm />
    </DoorPage>
  );
}
