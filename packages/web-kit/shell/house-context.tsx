/** Hands what is shown of the house to the shell without the kit knowing any domain. */
import { type GateSubject, passes } from '@mustika/kernel/gate.ts';
import { writeGate } from '@mustika/kernel/house.ts';
import { partPath, type ResourcePart } from '@mustika/kernel/part.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';
import { createContext, useContext, useMemo } from 'react';
import { gateSubject, useSession } from '../session.ts';
import type { Shown } from '../shown.ts';
import { permittedScreens } from './menu.ts';

const HouseContext = createContext<Shown | null>(null);
export const HouseProvider = HouseContext.Provider;

export function useHouse(): Shown {
  const house = useContext(HouseContext);
  if (!house) throw new Error('no HouseProvider above');
  return house;
}

/** What gates may ask about the current user; null for visitors. */
export function useSubject(): GateSubject | null {
  const user = useSession((session) => session.user);
  const portal = useSession((session) => session.portal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject depends on the portal through the store
  return useMemo(() => (user ? gateSubject(user) : null), [user, portal]);
}

/** Which acts of a screen this user may do; the server refuses the others whatever is shown. */
export function useParts(screen: string): (part: string) => boolean {
  const subject = useSubject();
  return (part) => passes({ is: 'menu', path: partPath(screen, part) }, subject);
}

/** The same of a list, whose rows not everybody who reads it may write. */
export function useRowParts(resource: Resource): (part: ResourcePart) => boolean {
  const subject = useSubject();
  return (part) => passes(writeGate(resource, part), subject);
}

/** Menu screens the current user may open. */
export function useMenuScreens(): MenuScreen[] {
  const house = useHouse();
  const subject = useSubject();
  return useMemo(() => (subject ? permittedScreens(house.screens, subject) : []), [house, subject]);
}
