/** Implementations of the domain, for the composition root. */
import { waTasks } from './kirim-wa.job.ts';
import { marketplaceCommands } from './marketplace-setting.query.ts';
import { settingWaCommands } from './setting-wa.query.ts';
import { whatsappCommands } from './whatsapp.query.ts';

export const integrasiCommands = [...marketplaceCommands, ...settingWaCommands, ...whatsappCommands];
export const integrasiTasks = waTasks;
