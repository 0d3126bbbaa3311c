/**
 * The one answer to "may this user do this act here". An act is what a screen can be used for: a transition of a document
 * or a command that writes, named by its call. Rights go down to the acts of a screen (hak-akses-users): what was taken
 * away is not shown, or shown shut with the reason where its absence would puzzle, and a key of it says the reason. The
 * server asks the same of its own copy; this only saves the walk. Spec 1 §6.
 */
import { Button, type ButtonProps } from '@mantine/core';
import { type GateSubject, login, passes } from '@mustika/kernel/gate.ts';
import { partGate } from '@mustika/kernel/house.ts';
import { partPath } from '@mustika/kernel/part.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { type Act, type ActPlace, keyOf } from './act-places.ts';
import { apiError, guardCalls } from './api.ts';
import { focusUnread } from './fields/unread.ts';
import { kalimat } from './language/istilah.ts';
import { noticeOf } from './notices.tsx';
import { screenPath } from './practice.ts';
import { gateSubject, useSession } from './session.ts';
import { useSubject } from './shell/house-context.tsx';

/** Why an act is shut on a screen, in the words of the shop; null when it is open or nobody's to take away. */
export function shutOn(
  house: { screens: readonly MenuScreen[] },
  place: ActPlace | undefined,
  subject: GateSubject | null,
  here: string,
): string | null {
  if (!place || place.screens.length === 0 || !subject) return null;
  const open =
    passes(place.gate ?? login, subject) &&
    (place.screens.includes(here)
      ? passes({ is: 'menu', path: partPath(here, place.part) }, subject)
      : // Shown on a screen it is no part of, such as the palette: open where any of its own screens opens it.
        house.screens.some(
          (screen) => place.screens.includes(screen.path) && passes(partGate(screen, place.part), subject),
        ));
  return open ? null : `Anda Tidak Berhak Melakukan Ini: ${place.label}`;
}

type Known = { screens: readonly MenuScreen[]; places: ReadonlyMap<string, ActPlace> };

let known: Known | null = null;

/** Called once, before the first screen. */
export function knowActs(all: Known): void {
  known = all;
}

/** Why the user may not do this here; null when he may. For keys and stores: screens ask `useMay`. */
export function whyNot(act: Act): string | null {
  const { user } = useSession.getState();
  if (!known || !user) return null;
  const place = known.places.get(keyOf(act));
  const why = shutOn(known, place, gateSubject(user), screenPath(window.location.pathname));
  return why && kalimat(why);
}

/** For a key: says why not, and answers whether the user may. */
export function mayOrSay(act: Act): boolean {
  const why = whyNot(act);
  if (why) noticeOf(apiError(403, 'TIDAK_BERHAK', why));
  return why === null;
}

/** Asks about acts of this screen; asked again whenever the rights in this browser change. */
export function useMay(): (act: Act) => boolean {
  useSubject();
  return (act) => whyNot(act) === null;
}

type IfMayProps = {
  act: Act;
  children: ReactNode /** In its place where it was taken away. */;
  shut?: ReactNode;
};

/** What belongs to an act, shown to whom the act was left. */
export function IfMay({ act, children, shut = null }: IfMayProps): ReactNode {
  return useMay()(act) ? children : shut;
}

/** A button that stays where its absence would puzzle: shut, and saying why. */
export function useShut(act: Act | undefined): { disabled?: true; title?: string } {
  useSubject();
  const why = act ? whyNot(act) : null;
  return why ? { disabled: true, title: why } : {};
}

type ActButtonProps = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    act: Act;
    /** The one act of its screen: it stays, shut, so that nobody looks for it. */
    main?: boolean;
  };

/** A button of an act: gone where the act was taken away, or shut with the reason. */
export function ActButton({ act, main = false, onClick, ...rest }: ActButtonProps): ReactNode {
  const shut = useShut(act);
  const press: ActButtonProps['onClick'] = (event) => {
    if (!main || !focusUnread()) onClick?.(event);
  };
  return shut.disabled && !main ? null : (
    <Button {...rest} {...(onClick ? { onClick: press } : {})} {...shut} />
  );
}

// Whatever key or corner an act is reached by, it is refused with its reason before it is sent.
guardCalls(whyNot);
