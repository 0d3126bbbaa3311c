/** Implementations of the domain, for the composition root. */
import { type FileKind, KALA_BERKAS } from '@mustika/server-kit/background/background-file.ts';
import { exportCommands } from './export-csv.query.ts';
import { exportTasks } from './export-latar.job.ts';
import { exportLatarCommands } from './export-latar.query.ts';
import { grosirCommands } from './grosir.query.ts';
import { ingatTasks, KALA_INGAT } from './ingat-wa.job.ts';
import { jangkarTasks, KALA_JANGKAR } from './jangkar.job.ts';
import { kabarWaCommands } from './kabar-wa.query.ts';
import { waTasks } from './kirim-wa.job.ts';
import { izinMarketplaceCommands } from './marketplace/izin-marketplace.query.ts';
import { settingMarketplaceCommands } from './marketplace/marketplace-setting.query.ts';
import { pesananMarketplaceCommands } from './marketplace/pesanan.query.ts';
import { KALA_PESANAN, pesananTasks } from './marketplace/pesanan-berkala.job.ts';
import { KALA_TAWARAN, tawaranTasks } from './marketplace/sinkron-tawaran.job.ts';
import { tawaranCommands } from './marketplace/tawaran.query.ts';
import { webhookMarketplaceCommands } from './marketplace/webhook-marketplace.query.ts';
import { settingWaCommands } from './setting-wa.query.ts';
import { kirimDokumen, whatsappCommands } from './whatsapp.query.ts';

export const integrasiCommands = [
  ...exportCommands,
  ...exportLatarCommands,
  ...grosirCommands,
  ...kabarWaCommands,
  ...settingMarketplaceCommands,
  ...izinMarketplaceCommands,
  ...webhookMarketplaceCommands,
  ...tawaranCommands,
  ...pesananMarketplaceCommands,
  ...settingWaCommands,
  ...whatsappCommands,
];
/** `berkas`: what other domains make in the background, by its name. */
export const integrasiTasks = (berkas: Readonly<Record<string, FileKind>>) => ({
  ...waTasks,
  ...ingatTasks,
  ...exportTasks(berkas),
  ...jangkarTasks,
  ...tawaranTasks,
  ...pesananTasks,
});
/** When tasks come by themselves. */
export const integrasiKala = [KALA_BERKAS, KALA_INGAT, KALA_JANGKAR, KALA_TAWARAN, KALA_PESANAN];
export { kirimDokumen };
