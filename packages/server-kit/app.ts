/** Composition of the HTTP server from declarations and their implementations; no listening, so tests inject. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Shape } from '@mustika/kernel/answer.ts';
import { answerSchema } from '@mustika/kernel/answer-schema.ts';
import type { Clock } from '@mustika/kernel/date.ts';
import { type ErrorEntry, reject, umum } from '@mustika/kernel/errors.ts';
import { level } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { Meter } from '@opentelemetry/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { z } from 'zod';
import { type AppConfig, VERSION } from './config.ts';
import type { Database } from './database.ts';
import { registerDocument } from './document/document-routes.ts';
import type { DocumentImplementation } from './document/document-runner.ts';
import { implementReads } from './document/document-serve.ts';
import { configuredPhotos } from './files/photo.ts';
import { installBodyEncryption } from './http/body-encryption.ts';
import { registerCommand } from './http/command-routes.ts';
import { installCompression } from './http/compression.ts';
import { type Health, registerHealth } from './http/health.ts';
import { addRoute, type CommandImplementation, type Deps, denyUngated, type Impacts } from './http/http.ts';
import { installErrors, invalid, kataSendiri, notFound } from './http/http-errors.ts';
import { installKeyLog } from './http/key-log.ts';
import { FILE_BYTES, HEALTH, installLimits, type Patience, serverLimits } from './http/limits.ts';
import { errorLine, requestLine } from './http/log-lines.ts';
import { createMail } from './http/mail.ts';
import { createOutbound } from './http/outbound.ts';
import { asData } from './http/page-headers.ts';
import { rewritePortal } from './http/portal.ts';
import { registerPracticeDoor } from './http/practice-door.ts';
import { announcePrices } from './http/sockets.ts';
import { createThrottle } from './http/throttle.ts';
import { registerWeb } from './http/web-files.ts';
import { serves } from './installation.ts';
import { createApiKeys } from './people/api-keys.ts';
import { createSessions } from './people/session-store.ts';
import { NO_PRACTICE, type Practice, saranaOf } from './practice.ts';
import { type ReportImplementation, registerReport } from './report/report-routes.ts';
import { registerResource } from './resource/resource-routes.ts';
import { PASSWORD_COST, type PasswordCost } from './secrets/password.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { createStoreConfigs } from './store-config.ts';
import { measureRequests } from './telemetry/measure-requests.ts';
import { SILENT } from './telemetry/telemetry.ts';
import { tracedDatabase } from './telemetry/traced-database.ts';

export type AppInput = {
  db: Database;
  clock: Clock;
  config: AppConfig;
  house: House;
  commands: readonly CommandImplementation[];
  documents: readonly DocumentImplementation[];
  reports: readonly ReportImplementation[];
  refusals: Iterable<ErrorEntry>;
  /** What a change of prices touches, by table; asked before it is saved. */
  impacts?: Impacts;
  passwordCost?: PasswordCost;
  patience?: Patience;
  /** Where the log goes; the standard output when left out. */
  logTo?: { write(line: string): void };
  /** Requests under way; tests fill a smaller house. */
  requestsAtOnce?: number;
  /** The room this server keeps for practice, or the practice store it is; neither when left out. */
  practice?: Practice;
  /** Nothing is measured when left out. */
  meter?: Meter;
  /** Folder of the built web app; absent in tests of the API. */
  webDir?: string;
};

export type App = { app: FastifyInstance; deps: Deps } & Health;

/** Headers of reliability.md 4.6. Mantine writes style attributes, so inline styles must stay allowed. */
const CSP = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    frameSrc: ["'self'", 'blob:'],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  },
};

/** The hand-over to wholesale is a form sent to its one configured address. */
const cspOf = ({ wholesaleUrl }: AppConfig) => ({
  ...CSP,
  directives: { ...CSP.directives, formAction: ["'self'", ...(wholesaleUrl ? [wholesaleUrl] : [])] },
});

const SECRETS = ['password', 'kata_sandi'];
const REDACTED = [
  ...['req.headers["x-auth-token"]', 'req.headers.cookie'],
  ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

function createFastify({ config, patience, logTo }: AppInput): FastifyInstance {
  const app = Fastify({
    logger: {
      ...{
        level: config.logLevel,
        redact: REDACTED,
        serializers: { req: requestLine, err: errorLine },
      },
      ...(logTo ? { stream: logTo } : {}),
    },
    ...serverLimits(patience),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    rewriteUrl: rewritePortal as never,
    genReqId: () => crypto.randomUUID(),
  });
  app.setValidatorCompiler(({ schema }) => (data) => {
    const result = (schema as z.ZodType).safeParse(data ?? {}, { error: kataSendiri });
    return result.success ? { value: result.data } : { error: invalid(result.error) };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

/** ENKRIPSI=on: what came in plain is not answered, whatever the client asks for; a page is led to its encrypted address. */
function requireHttps(app: FastifyInstance, appUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || HEALTH.includes(request.url)) return;
    if (request.method !== 'GET' || request.url.startsWith('/api/')) reject(umum.HARUS_TERENKRIPSI);
    return reply.redirect(`${appUrl}/${request.url.replace(/^\/+/, '')}`, 308);
  });
}

const DOCS = '/api/docs';

/** What a call answers is said when the page of the API is asked for; a server that sells keeps no schemas of it. */
const withAnswer: typeof jsonSchemaTransform = (document) => {
  const { answer } = (document.route.config ?? {}) as { answer?: Shape };
  if (!answer || !document.schema) return jsonSchemaTransform(document);
  return jsonSchemaTransform({
    ...document,
    schema: { ...document.schema, response: { 200: answerSchema(answer) } },
  });
};

async function installPlugins(app: FastifyInstance, config: AppConfig): Promise<void> {
  await app.register(cookie);
  // Made once: its plugin writes the same policy anew for every request, 70 us of each.
  const guard = helmet({
    contentSecurityPolicy: cspOf(config),
    strictTransportSecurity: { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (request, reply, done) => guard(request.raw, reply.raw, done as () => void));
  await app.register(multipart, {
    limits: { fileSize: FILE_BYTES, files: 1, fields: 10, fieldSize: 10_000 },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      components: { securitySchemes: { kunci: { type: 'apiKey', in: 'header', name: 'x-auth-token' } } },
      info: { title: 'Mustika', version: `${VERSION.major}.${VERSION.minor}.${VERSION.revision}` },
    },
    transform: withAnswer,
  });
  // A browser brings no token to a page it opens, so the page is a developer's choice (API_DOCS), not a right.
  if (config.apiDocs)
    await app.register(swaggerUi, { routePrefix: DOCS, uiConfig: { docExpansion: 'none' } });
  app.addHook('onSend', async (request, reply) => {
    // What says itself how it is kept, a picture that is asked for again each time, is taken at its word.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    if (String(reply.getHeader('content-type')).startsWith('application/json')) asData(reply.raw);
  });
}

/** The shape of every call is worth much to whoever looks for a hole: owners, super users and developers read it. */
function registerOpenApi(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, {
    method: 'GET',
    path: 'openapi.json',
    gate: level('OWN', 'SU', 'DEV'),
    summary: 'OpenAPI',
    tag: 'API',
    hide: true,
    handler: async () => app.swagger(),
  });
}

const OPEN_URLS = [DOCS, ...HEALTH];

export async function buildApp(input: AppInput): Promise<App> {
  const { clock, config, house } = input;
  const db = config.telemetry.traces ? tracedDatabase(input.db) : input.db;
  const app = createFastify(input);
  const nowMs = (): number => clock.now().epochMilliseconds;
  const deps: Deps = {
    db,
    clock,
    log: app.log,
    meter: input.meter ?? SILENT.meter,
    config,
    house,
    sessions: createSessions(db, clock, { central: config.tipe === 'PUSAT' }),
    apiKeys: createApiKeys(db, clock),
    stores: createStoreConfigs(db, nowMs, {
      applied: (kode_toko, prices) => announcePrices(deps, kode_toko, prices),
      served: (kode_toko) => serves(config, kode_toko),
    }),
    throttle: createThrottle(db, clock),
    passwordCost: input.passwordCost ?? PASSWORD_COST,
    photos: configuredPhotos(config, (error) => app.log.error(error, 'penyimpanan foto')),
    outbound: createOutbound(config.outbound),
    mail: createMail(config),
    secrets: createSecretBox({ dataDir: config.dataDir, keys: config.secretKeys }),
    sockets: { current: null },
    impacts: input.impacts ?? new Map(),
    practice: input.practice ?? NO_PRACTICE,
    sarana: saranaOf(input.practice ?? NO_PRACTICE),
  };
  denyUngated(app, (url) => OPEN_URLS.some((open) => url.startsWith(open)) || !url.startsWith('/api/'));
  measureRequests(app, deps.meter);
  installLimits(app, config, input.requestsAtOnce);
  installErrors(app, new Map([...input.refusals].map((entry) => [entry.code, entry])));
  await installPlugins(app, config);
  if (config.encryption && config.appUrl) {
    requireHttps(app, config.appUrl);
    installBodyEncryption(app, deps);
  }
  installCompression(app);
  installKeyLog(app, deps);
  registerPracticeDoor(app, deps);
  const health = registerHealth(app, db, config.standbySync);
  registerOpenApi(app, deps);
  for (const resource of house.resources) registerResource(app, deps, house, resource);
  const commands = [...input.commands, ...input.documents.flatMap(implementReads)];
  for (const implementation of commands) registerCommand(app, deps, implementation);
  for (const implementation of input.documents) registerDocument(app, deps, implementation);
  for (const implementation of input.reports) registerReport(app, deps, implementation);
  refuseUnimplemented(house, { ...input, commands });
  const screens = new Set(house.screens.map(({ path }) => path));
  if (input.webDir) await registerWeb(app, input.webDir, screens);
  else app.setNotFoundHandler((_request, reply) => notFound(reply));
  return { app, deps, ...health };
}

/** A declaration without an implementation would be a menu that leads nowhere: the server does not start. */
function refuseUnimplemented(house: House, input: AppInput): void {
  const missing = [
    ...house.commands.filter((c) => !input.commands.some((i) => i.command.name === c.name)),
    ...house.documents.filter((d) => !input.documents.some((i) => i.document.name === d.name)),
    ...house.reports.filter((r) => !input.reports.some((i) => i.report.name === r.name)),
  ].map((declaration) => declaration.name);
  if (missing.length > 0) throw new Error(`no implementation for ${missing.join(', ')}`);
}
