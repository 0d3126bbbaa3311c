/** When, where and for whom the shop is backed up by itself, as the environment says it. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { listOf } from '../config-names.ts';
import { BUCKET_ADDRESS, BUCKET_REGION, type S3Config } from '../files/s3.ts';
import type { Keep } from './keep.ts';
import { isRecipient } from './seal.ts';

const OFF = 'off';

export const BACKUP_ENV = {
  /** The folder of the backups; empty: one in DATA_DIR, which is no second disk. */
  BACKUP_DIR: z.string().default(''),
  /** The time of day in Jakarta, or `off`. */
  BACKUP_AT: z
    .string()
    .regex(/^(|off|([01]\d|2[0-3]):[0-5]\d)$/, 'harus jam seperti 02:30, atau off')
    .default(''),
  /** How many days, weeks and months have one that is kept. */
  BACKUP_KEEP: z
    .string()
    .regex(/^(|\d{1,3},\d{1,3},\d{1,3})$/, 'harus tiga angka: hari, minggu, bulan')
    .default(''),
  /** The public keys of those who may open them, `age1…` each; empty: whoever reads the folder. */
  BACKUP_RECIPIENTS: z
    .string()
    .refine((text) => listOf(text).every(isRecipient), 'setiap kunci harus seperti age1…')
    .default(''),
  /** The bucket that each is brought to as well, `https://host/bucket`; empty: none. */
  BACKUP_S3_URL: BUCKET_ADDRESS,
  BACKUP_S3_REGION: BUCKET_REGION,
  BACKUP_S3_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET: z.string().default(''),
  /** The folder that the log of the embedded PostgreSQL is archived to; empty: nowhere. */
  ARCHIVE_DIR: z
    .string()
    .regex(/^[\w./ -]*$/, 'nama foldernya hanya boleh huruf, angka, titik, garis dan spasi')
    .default(''),
  /** How far back a moment can be chosen. */
  ARCHIVE_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  /** Whether each is brought back and proven on a scratch server of this machine. */
  BACKUP_PROVE: z.enum(['', 'on', 'off']).default(''),
};

export type BackupConfig = {
  /** The folder that backups lie in, and whether somebody chose it. */
  place: string;
  chosen: boolean;
  /** `hh:mm` in Jakarta; null: nobody backs up by himself. */
  at: string | null;
  keep: Keep;
  prove: boolean;
  recipients: readonly string[];
  bucket: S3Config | null;
  /** Null: the log is archived nowhere. */
  archive: { dir: string; days: number } | null;
};

/** Where backups lie when nobody chose another disk. */
export const backupPlace = (dataDir: string): string => join(dataDir, 'cadangan');

type Env = z.infer<z.ZodObject<typeof BACKUP_ENV>>;

export function backupConfigOf(e: Env, dataDir: string, bucket: S3Config | null): BackupConfig {
  const [hari = 7, minggu = 5, bulan = 12] = e.BACKUP_KEEP === '' ? [] : e.BACKUP_KEEP.split(',').map(Number);
  return {
    place: e.BACKUP_DIR || backupPlace(dataDir),
    chosen: e.BACKUP_DIR !== '',
    at: e.BACKUP_AT === OFF ? null : e.BACKUP_AT || '02:30',
    keep: { hari, minggu, bulan },
    prove: e.BACKUP_PROVE !== OFF,
    recipients: listOf(e.BACKUP_RECIPIENTS),
    bucket,
    archive: e.ARCHIVE_DIR === '' ? null : { dir: resolve(e.ARCHIVE_DIR), days: e.ARCHIVE_DAYS },
  };
}

/** Cron speaks UTC, and Jakarta is seven hours ahead of it all year. A night that was missed is made up for at the next start. */
export function backupCron(at: string): string {
  const [jam = 0, menit = 0] = at.split(':').map(Number);
  return `${menit} ${(jam + 17) % 24} * * * cadangkan ?max=2&fill=20h`;
}
