/** The one error handler: refusals keep their text and code, everything else becomes a plain 500 with a request id. */
import { TERLALU_BESAR } from '@mustika/kernel/amount.ts';
import { AppError, type ErrorEntry, umum } from '@mustika/kernel/errors.ts';
import { withoutSecrets } from '@mustika/kernel/rahasia.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Ask, askFor } from '../people/approval-ask.ts';
import type { Ctx } from './http.ts';

export type Issue = { path: string; message: string };

/** Refusals that catat() raises by name (SQLSTATE MU001), filled by the domains that own the texts. */
export type DatabaseRefusals = ReadonlyMap<string, ErrorEntry>;

/** Words for what a schema says nothing about itself: zod's own are English. Handed to every parse of a request. */
export const kataSendiri: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return `Field Tidak Dikenal: ${issue.keys.join(', ').slice(0, 100)}`;
  if (issue.code === 'invalid_value') return 'Pilihan Tidak Dikenal';
  if (issue.code === 'too_big') return 'Isian Terlalu Panjang';
  if (issue.code === 'too_small') return 'Isian Terlalu Pendek';
  return umum.INPUT_TIDAK_VALID.message;
};

/** A choice between schemas is told by the last of them: the one that is no ALL. */
function messageOf(issue: z.core.$ZodIssue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner ? messageOf(inner) : issue.message;
}

export const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.slice(0, 50).map((issue) => ({ path: issue.path.join('.'), message: messageOf(issue) }));

export function invalid(error: z.ZodError): AppError {
  const issues = issuesOf(error);
  return new AppError(umum.INPUT_TIDAK_VALID, issues, issues[0]?.message);
}

const FASTIFY_CODES: Record<string, ErrorEntry> = {
  FST_ERR_CTP_BODY_TOO_LARGE: umum.TERLALU_BESAR,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: umum.JENIS_ISI_DITOLAK,
  FST_ERR_CTP_EMPTY_JSON_BODY: umum.JSON_RUSAK,
  FST_ERR_CTP_INVALID_JSON_BODY: umum.JSON_RUSAK,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: umum.JSON_RUSAK,
  FST_REQ_FILE_TOO_LARGE: umum.TERLALU_BESAR,
};

const SQL_STATES: Record<string, ErrorEntry> = {
  '55P03': umum.SIBUK, // lock_timeout
  '57014': umum.SIBUK, // statement_timeout
  '53100': umum.SIBUK, // disk full
  '53300': umum.SIBUK, // too many connections
  '57P01': umum.SIBUK, // server going down
  '57P02': umum.SIBUK, // another of its processes crashed
  '57P03': umum.SIBUK, // server starting up
  '08006': umum.SIBUK,
  ECONNREFUSED: umum.SIBUK,
  ECONNRESET: umum.SIBUK,
  EPIPE: umum.SIBUK,
  ETIMEDOUT: umum.SIBUK, // PostgreSQL fell silent
  EHOSTUNREACH: umum.SIBUK,
  ENETUNREACH: umum.SIBUK,
};

/** node-postgres has words but no code for a connection that ended under a statement, or was never had. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Rules of the units themselves: what they refuse is too much, not wrong. */
const UNIT_RULES: ReadonlySet<string> = new Set(['rupiah_check', 'miligram_check']);

/** Sums that left the range of exact whole numbers, on our side or in a column. */
const tooLarge = (error: unknown): boolean => {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (error instanceof RangeError) return message?.endsWith(TERLALU_BESAR) ?? false;
  return code === '22003' || (code === '23514' && UNIT_RULES.has(constraint ?? ''));
};

/** A refusal that names what is in the way (`sebut`) says so in its text. */
function named(entry: ErrorEntry, rincian: { sebut?: unknown } | undefined): AppError {
  const { sebut } = rincian ?? {};
  const text = Array.isArray(sebut) ? `${entry.message}: ${sebut.join(', ')}` : undefined;
  return new AppError(entry, rincian, text);
}

/** What a drawer holds is counted blind: a refusal says which one and what was asked of it, never what the books say is in it. R8.8. */
const tanpaSaldo = ({ saldo: _saldo, ...rincian }: Record<string, unknown>) => rincian;

/** What an error means to the caller, or null when it is our own mistake. */
export function refusalOf(error: unknown, refusals: DatabaseRefusals): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return invalid(error);
  const { code = '', message, detail } = error as { code?: string; message: string; detail?: string };
  if (code === 'MU001') {
    const entry = refusals.get(message);
    return entry ? named(entry, detail ? tanpaSaldo(JSON.parse(detail)) : undefined) : null;
  }
  if (tooLarge(error)) return new AppError(umum.NILAI_TERLALU_BESAR);
  const entry =
    FASTIFY_CODES[code] ?? SQL_STATES[code] ?? (CONNECTION_LOST.test(message) ? umum.SIBUK : null);
  if (entry) return new AppError(entry);
  const status = (error as FastifyError).statusCode ?? 500;
  // Broken JSON reaches us as the parser's own SyntaxError with a status, a folder's name as a Forbidden.
  if (status === 400) return new AppError(umum.JSON_RUSAK);
  return status === 403 || status === 404 ? new AppError(umum.TIDAK_DITEMUKAN) : null;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Who asked, where the request came far enough to have a session. */
const askerOf = (request: FastifyRequest): Ctx | undefined => (request as { ctx?: Ctx }).ctx;

/** What a refusal says besides its words, without what whoever asked may not know. */
function detailFor(ctx: Ctx | undefined, { code, detail }: AppError): unknown {
  const told = ctx && code === umum.OTORISASI_DIPERLUKAN.code ? askFor(ctx, detail as Ask) : detail;
  return withoutSecrets(told, ctx?.tertutup ?? NOTHING);
}

export function installErrors(app: FastifyInstance, refusals: DatabaseRefusals): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, refusals);
    if (!refusal) {
      request.log.error({ err: error }, 'unexpected');
      const { status, code, message } = umum.KESALAHAN_SERVER;
      const { failed = message } = request.routeOptions.config as { failed?: string };
      return reply.status(status).send({ code, message: failed, detail: { id: request.id } });
    }
    const { status, code, message } = refusal;
    const detail = detailFor(askerOf(request), refusal);
    return reply.status(status).send({ code, message, ...(detail === undefined ? {} : { detail }) });
  });
}

/** Paths that nobody declares. */
export async function notFound(reply: FastifyReply): Promise<FastifyReply> {
  const { status, code, message } = umum.TIDAK_DITEMUKAN;
  return reply.status(status).send({ code, message });
}
