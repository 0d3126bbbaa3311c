/** Implementations of the domain, for the composition root. */
import { paraSystemCommands } from './para-system.query.ts';

export const pengaturanCommands = [...paraSystemCommands];
