// Writes the client of the API for programs of others: packages/client/dist/mustika.ts, or the file that is named.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('scripts/client.ts', process.argv.slice(2));
