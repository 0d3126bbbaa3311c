/** Answers of the prescribed settings reads: what is set, as it is stored. */
import { isFlag } from '@mustika/kernel/flags.ts';
import { isSetting } from '@mustika/kernel/settings/settings.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { paraSystemCommand, paraSystemKeyCommand } from './para-system.command.ts';

export const paraSystemCommands = [
  implementCommand(paraSystemCommand, async (_input, { session }) => ({
    data: Object.entries(session.settings).map(([key, value]) => ({ key, value })),
  })),
  implementCommand(paraSystemKeyCommand, async ({ key }, { session }) => ({
    data: { key, value: (isFlag(key) || isSetting(key) ? session.settings[key] : null) ?? null },
  })),
];
