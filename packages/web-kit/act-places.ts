/** Where the acts of the house belong: read from the declarations while the page is built, asked by `act.tsx`. */
import type { Gate } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import { commandPart, transitionPart } from '@mustika/kernel/part.ts';

/** A command or a transition; without a method it is a POST. */
export type Act = { path: string; method?: string };

/** `gate` says in which stores there is such an act at all. */
export type ActPlace = { screens: readonly string[]; part: string; label: string; gate?: Gate };

export const keyOf = ({ path, method = 'POST' }: Act): string => `${method} ${path}`;

/** Every act of the house by its call: the screens it is a part of, and what it is called in the tree of rights. */
export function placesOf(house: Pick<House, 'documents' | 'commands'>): Map<string, ActPlace> {
  const found = new Map<string, ActPlace>();
  for (const document of house.documents)
    for (const [name, transition] of Object.entries(document.transitions))
      if (!transition.internal)
        found.set(keyOf(transition as Act), {
          screens: transition.screens,
          part: transitionPart(document, name),
          label: `${transition.label} (${document.label})`,
          ...(transition.gate ? { gate: transition.gate } : {}),
        });
  for (const command of house.commands) {
    const part = commandPart(command);
    const { screens, label, gate } = command;
    if (part) found.set(keyOf(command), { screens, part, label, gate });
  }
  return found;
}
