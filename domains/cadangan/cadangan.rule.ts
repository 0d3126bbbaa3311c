/** What an owner reads of the backups of his shop. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { kode, teks, waktu } from '@mustika/kernel/field.ts';

/**
 * `BAIK`: one of the last two nights came back and was proven. `TANPA_BUKTI`: one was made, and nobody is asked to prove it. `BELUM`: none
 * yet. `USANG`: longer ago. `GAGAL`: the last one was not made, did not come back, or came back with findings.
 */
type Keadaan = 'BAIK' | 'TANPA_BUKTI' | 'BELUM' | 'USANG' | 'GAGAL';

/** The shape of that in the answers of both dashboards; shown to owners. docs/decisions/0130. */
export const cadangan = objek({
  keadaan: kode(''),
  /** The moment of the rows that are known to come back; of the last whole one where nobody proves them. */
  potret: waktu('', { opsional: true }),
  /** Why the last one failed. */
  sebab: teks('', { opsional: true }),
});
export type Cadangan = WireOf<typeof cadangan>;

/** Rows of the table: the moment of the last whole one and of the last proven one, and how the last one ended. */
export type Tercatat = {
  utuh: string | null;
  terbukti: string | null;
  sebab: string | null;
  temuan: number | null;
};

/** Two nights and the time that a slow one takes. */
const USANG_JAM = 50;

/** `dibuktikan`: each is to be proven. Null: the house makes none and never has. */
export function keadaanCadangan(
  { utuh, terbukti, sebab, temuan }: Tercatat,
  { terjadwal, dibuktikan }: { terjadwal: boolean; dibuktikan: boolean },
  kini: Temporal.Instant,
): { keadaan: Keadaan; potret: string | null; sebab: string | null } | null {
  if (!terjadwal && utuh === null && sebab === null) return null;
  const potret = dibuktikan ? terbukti : utuh;
  if (sebab !== null) return { keadaan: 'GAGAL', potret, sebab };
  if (dibuktikan && (temuan ?? 0) > 0) return { keadaan: 'GAGAL', potret, sebab: `${temuan} temuan` };
  if (potret === null) return { keadaan: 'BELUM', potret, sebab };
  const jam = kini.since(Temporal.Instant.from(potret)).total('hours');
  if (jam > USANG_JAM) return { keadaan: 'USANG', potret, sebab };
  return { keadaan: dibuktikan ? 'BAIK' : 'TANPA_BUKTI', potret, sebab };
}

/** Whether somebody has to see to it. */
export const perluCadangan = (satu: Cadangan | undefined): boolean =>
  satu !== undefined && ['USANG', 'GAGAL'].includes(satu.keadaan);

/** Causes that an owner can do something about, by what systems say of them in their own words; the first that fits is meant. */
const SEBAB = [
  ['PENUH', /ENOSPC|EDQUOT|no space left|disk full|disk quota|could not extend file/i],
  ['IZIN_BUCKET', /AccessDenied|InvalidAccessKey|SignatureDoesNotMatch|NoSuchBucket|InvalidToken|Forbidden/i],
  ['HAK', /EACCES|EPERM|EROFS|permission denied|must be (?:owner|superuser)|read-only file system/i],
  [
    'SAMBUNGAN',
    /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|socket hang up|connection terminated|timeout|terminating connection/i,
  ],
  ['TIDAK_MULAI', /^\/siap\b/],
  ['TEMUAN', /^\d+ temuan$/],
  // Of what was made: said by us.
  ['RUSAK', /^cadangan|^tabel |^migrasi|^basis data|bukan cadangan|tidak ada di bucket/i],
] as const satisfies readonly (readonly [string, RegExp])[];
export type SebabCadangan = (typeof SEBAB)[number][0] | 'LAIN';

/** What kind of cause a message is; its own words are shown beside the sentence, for whoever mends it. */
export const sebabCadangan = (pesan: string): SebabCadangan =>
  SEBAB.find(([, pola]) => pola.test(pesan))?.[0] ?? 'LAIN';
