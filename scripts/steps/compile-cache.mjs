// Loaded before the server (server-flags.json): what its files compile to is kept from start to start. Without it every start
// strips the types of a thousand files anew, and the program that does so stays in memory.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
