// Prints the migration of a document from its declaration: npm run -s scaffold -- service > database/migrations/NNNN_service.sql
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('scripts/scaffold.ts', process.argv.slice(2));
