/** Runtime configuration, read from the environment once, typed and checked before anything starts. Spec 1 §1. */
import { join } from 'node:path';
import { z } from 'zod';
import { BACKUP_ENV, type BackupConfig, backupConfigOf } from './backup/backup-config.ts';
import { checkNames, listOf } from './config-names.ts';
import { BUCKET_ADDRESS, BUCKET_REGION, type S3Config } from './files/s3.ts';
import type { MailConfig } from './http/mail.ts';
import type { OutboundOptions } from './http/outbound.ts';
import { backendHosts, INSTALLATION_NAMES, type Installation, readInstallation } from './installation.ts';
import { isAddress } from './postgres/hosts.ts';
import { isKey } from './secrets/secret-box.ts';
import type { TelemetryConfig } from './telemetry/telemetry.ts';

const flag = (initial: boolean) =>
  z
    .enum(['', '0', '1', 'ya', 'tidak', 'true', 'false', 'on', 'off'])
    .optional()
    .transform((value) =>
      value === undefined || value === '' ? initial : ['1', 'ya', 'true', 'on'].includes(value),
    );

/** One address, or one of several servers: `postgresql://u:p@a:5432,b:5432/db` (postgres/hosts.ts). */
const postgres = z
  .string()
  .refine((text) => text === '' || isAddress(text), 'harus berupa alamat postgresql://')
  .optional();

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: postgres,
  /** How the pools log in; empty: as a role that migration makes beside the owner of DATABASE_URL. */
  DATABASE_APP_URL: postgres,
  /** Standbys that a sale waits for and that have to be there, or `/siap` says no; 0: none is expected. */
  STANDBY_SYNC: z.coerce.number().int().min(0).max(8).default(0),
  /** Where practice stores may be made when the database is the shop's own: an account that creates databases; empty: none. */
  LATIHAN_DATABASE_URL: postgres,
  /** Where the heads of the audit chains are signed and kept; empty: a folder in DATA_DIR. */
  ANCHOR_DIR: z.string().default(''),
  /** The owner's number, which hears of each of them. */
  ANCHOR_WA: z
    .string()
    .regex(/^([0-9]{8,15})?$/, 'harus nomor dengan kode negara, angka saja')
    .default(''),
  DEMO: flag(true),
  DEMO_PASSWORD: z.string().min(8).default('mustika-demo'),
  ...BACKUP_ENV,
  /** Where measures for Prometheus are read; unset: nowhere. 0 takes any free port. */
  METRICS_PORT: z.union([z.literal(''), z.coerce.number().int().min(0).max(65_535)]).default(''),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where traces are sent, as OpenTelemetry names it; unset: nowhere. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^($|https?:\/\/[^/?#@]+(\/[^?#]*)?$)/, 'harus berupa alamat http(s)://')
    .default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  POOL_SIZE: z.coerce.number().int().min(2).max(64).default(8),
  /** How long a server that was told to end goes on answering, its /siap saying no, so that a balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Addresses of proxies whose forwarded headers are believed. */
  TRUST_PROXY: z.string().default(''),
  /** Keys that seal small secrets, 32 bytes of base64 each, the one in use first; empty: a file in DATA_DIR. */
  SECRET_KEYS: z
    .string()
    .refine((text) => listOf(text).every(isKey), 'setiap kunci harus 32 byte dalam base64')
    .default(''),
  /** Hosts that settings may point to: messaging, marketplaces and the payment gateway. */
  OUTBOUND_HOSTS: z
    .string()
    .default(
      'graph.facebook.com,api.midtrans.com,api.sandbox.midtrans.com,partner.shopeemobile.com,openplatform.sandbox.test-stable.shopee.sg,open-api.tiktokglobalshop.com,auth.tiktok-shops.com',
    ),
  /** Where letters are handed to, `smtps://user:password@host:465` or `smtp://host:587`; empty: none are sent. */
  SMTP_URL: z
    .string()
    .regex(/^($|smtps?:\/\/[^\s/?#]+$)/, 'harus berupa alamat smtp:// atau smtps://')
    .default(''),
  /** As whom: `Toko Emas Mustika <laporan@mustika.example>`. */
  SMTP_FROM: z.string().max(200).default(''),
  /** The bucket that photos lie in, `https://host/bucket`; empty: a folder in DATA_DIR. */
  PHOTO_S3_URL: BUCKET_ADDRESS,
  PHOTO_S3_REGION: BUCKET_REGION,
  PHOTO_S3_KEY_ID: z.string().default(''),
  PHOTO_S3_SECRET: z.string().default(''),
  /** Opens http and private addresses to those settings; for simulators, never in a shop. */
  OUTBOUND_LOCAL: flag(false),
  /** Serves the browsable page of all calls to everybody who reaches this server; for developers. */
  API_DOCS: flag(false),
});

export type AppConfig = Installation & {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseAppUrl: string | null;
  standbySync: number;
  practiceUrl: string | null;
  anchor: { dir: string; wa: string | null };
  backup: BackupConfig;
  demo: boolean;
  demoPassword: string;
  logLevel: string;
  telemetry: TelemetryConfig;
  poolSize: number;
  drainSeconds: number;
  trustProxy: readonly string[];
  apiDocs: boolean;
  secretKeys: readonly string[];
  outbound: OutboundOptions;
  mail: MailConfig | null;
  photoS3: S3Config | null;
  /** What may have been meant otherwise, a sentence each; said at the start. */
  warnings: readonly string[];
};

/** The version record of Spec 1 §1. */
export const VERSION = { major: 1, minor: 7, revision: 2, build: 5, tag: 'NEW RELEASE' } as const;

type Env = z.infer<typeof Environment>;

/** The bucket that these names tell of; null where there is none. */
function bucketOf(e: Env, of: 'PHOTO_S3' | 'BACKUP_S3'): S3Config | null {
  const [url, region] = [e[`${of}_URL`], e[`${of}_REGION`]];
  const [keyId, secret] = [e[`${of}_KEY_ID`], e[`${of}_SECRET`]];
  if (url === '') return null;
  if (!keyId || !secret)
    throw new Error(`Konfigurasi tidak valid:\n${of}_URL memerlukan ${of}_KEY_ID dan ${of}_SECRET`);
  // Pictures of identity papers are among them, and the signature does not hide what it signs.
  if (!url.startsWith('https:') && !e.OUTBOUND_LOCAL)
    throw new Error(`Konfigurasi tidak valid:\n${of}_URL harus https, kecuali dengan OUTBOUND_LOCAL`);
  return { url, region, keyId, secret };
}

/** Reports go out this way: nobody on the line may read them. */
function mailOf({ SMTP_URL, SMTP_FROM, OUTBOUND_LOCAL }: Env): MailConfig | null {
  if (SMTP_URL === '') return null;
  if (SMTP_FROM === '') throw new Error('Konfigurasi tidak valid:\nSMTP_URL memerlukan SMTP_FROM');
  return { url: SMTP_URL, from: SMTP_FROM, local: OUTBOUND_LOCAL };
}

export function readConfig(env: Record<string, string | undefined>): AppConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) throw new Error(`Konfigurasi tidak valid:\n${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  const { wrong, doubtful } = checkNames(env, [...Object.keys(Environment.shape), ...INSTALLATION_NAMES]);
  if (wrong.length > 0) throw new Error(`Konfigurasi tidak valid:\n${wrong.join('\n')}`);
  if (e.ARCHIVE_DIR !== '' && (e.DATABASE_URL || process.platform === 'win32'))
    throw new Error(
      'Konfigurasi tidak valid:\nARCHIVE_DIR hanya untuk PostgreSQL yang dibawa program ini, dan tidak di Windows',
    );
  const installation = readInstallation(env);
  return {
    ...installation,
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL || null,
    databaseAppUrl: e.DATABASE_APP_URL || null,
    standbySync: e.STANDBY_SYNC,
    practiceUrl: e.LATIHAN_DATABASE_URL || null,
    anchor: { dir: e.ANCHOR_DIR || join(e.DATA_DIR, 'jangkar'), wa: e.ANCHOR_WA || null },
    backup: backupConfigOf(e, e.DATA_DIR, bucketOf(e, 'BACKUP_S3')),
    demo: e.DEMO,
    demoPassword: e.DEMO_PASSWORD,
    logLevel: e.LOG_LEVEL,
    telemetry: {
      metrics: e.METRICS_PORT === '' ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT },
      traces: e.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    },
    poolSize: e.POOL_SIZE,
    drainSeconds: e.DRAIN_SECONDS,
    trustProxy: listOf(e.TRUST_PROXY),
    apiDocs: e.API_DOCS,
    secretKeys: listOf(e.SECRET_KEYS),
    photoS3: bucketOf(e, 'PHOTO_S3'),
    outbound: {
      hosts: [...listOf(e.OUTBOUND_HOSTS), ...backendHosts(installation)],
      local: e.OUTBOUND_LOCAL,
    },
    mail: mailOf(e),
    warnings: doubtful,
  };
}
