/** What the server does for this domain. */
import { lookCommands } from './tampilan.query.ts';
import { tampilanTersimpanCommands } from './tersimpan/tampilan-tersimpan.query.ts';

export const tampilanCommands = [...lookCommands, ...tampilanTersimpanCommands];
