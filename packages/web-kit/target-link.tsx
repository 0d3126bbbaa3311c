/** A figure that leads to its rows: a link for those who may open what is behind it, the figure alone for the others. */
import { Anchor } from '@mantine/core';
import type { Target } from '@mustika/kernel/drill.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { noticeOf } from './notices.tsx';
import { useSession } from './session.ts';
import { useHouse, useSubject } from './shell/house-context.tsx';
import { lookInto } from './shell/visit.ts';

/** Whether this person may open a screen. */
export function useMayOpen(): (screen: string) => boolean {
  const { screens } = useHouse();
  const subject = useSubject();
  return useCallback(
    (to) => {
      const screen = screens.find(({ path }) => path === to);
      return screen !== undefined && passes(screenGate(screen), subject);
    },
    [screens, subject],
  );
}

/** Goes there. Head office looks at what is a branch's in that branch. */
export function useGo(): (target: Target) => Promise<void> {
  const navigate = useNavigate();
  const { history } = useRouter();
  return useCallback(
    async ({ to, search, toko }) => {
      const { user, portal } = useSession.getState();
      const elsewhere = user?.pusat && toko !== undefined && toko !== (portal ?? user.kode_toko);
      try {
        if (elsewhere)
          await lookInto(toko === user.kode_toko ? null : toko, history.location.state.__TSR_index, to);
        await navigate({ to, search: search as never });
      } catch (error) {
        noticeOf(error);
      }
    },
    [navigate, history],
  );
}

type TargetLinkProps = {
  target: Target | null;
  children: ReactNode;
  className?: string | undefined;
  /** A card is its own link: it has no underline. */
  plain?: boolean;
};

export function TargetLink({ target, children, className, plain = false }: TargetLinkProps) {
  const mayOpen = useMayOpen();
  const go = useGo();
  if (!target || !mayOpen(target.to))
    return className ? <span className={className}>{children}</span> : children;
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void go(target);
  };
  return (
    <Anchor
      component={Link}
      to={target.to as never}
      search={target.search as never}
      onClick={follow}
      inherit
      {...(plain ? { c: 'inherit', underline: 'never' } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Anchor>
  );
}
