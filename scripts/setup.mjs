// Installs what the lockfile names, on any Node from 20 on. Quick when nothing changed.
import { install } from './steps/install.mjs';

await install();
