// Writes database/schema.sql, what the migrations of today make. After every new migration.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('database/schema/write.ts');
