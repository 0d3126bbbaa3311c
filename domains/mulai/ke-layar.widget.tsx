/** Out to a whole screen, which leads back here; nothing for who may not open it. */
import { Button } from '@mantine/core';
import type { Target } from '@mustika/kernel/drill.ts';
import { leadBack } from '@mustika/web-kit/shell/way-back.ts';
import { useGo, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MULAI } from './teks-mulai.store.ts';

type KeLayarProps = {
  target: Target;
  /** The one way on from where it stands; it has the caret. */
  main?: boolean;
  children: ReactNode;
};

export function KeLayar({ target, main = false, children }: KeLayarProps) {
  const { t } = useTranslation(MULAI);
  const go = useGo();
  const mayOpen = useMayOpen();
  if (!mayOpen(target.to)) return null;
  const pergi = () => {
    leadBack({ to: '/mulai', label: t('kembali'), at: target.to });
    void go(target);
  };
  return (
    <Button variant={main ? 'filled' : 'default'} autoFocus={main} onClick={pergi}>
      {children}
    </Button>
  );
}
