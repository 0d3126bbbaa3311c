/** What the log says, as lines of JSON: which call and which fault, never who or about whom. Reliability 4.7. */
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'ip'> & {
  is404?: boolean;
  routeOptions?: { url?: string | undefined };
};

/** A call by its route, as it was declared: an address holds codes of members, and its query may hold a name or a telephone number. */
export const requestLine = ({ method, url, ip, is404, routeOptions }: Asked) => ({
  method,
  url: (is404 ? undefined : routeOptions?.url) ?? (url.split('?')[0] as string),
  remoteAddress: ip,
});

/** Of what a fault carries, this names places of ours. PostgreSQL's `detail` and `where` quote the row. */
const KEPT = ['code', 'routine', 'constraint', 'table', 'column', 'statusCode'] as const;

/** A fault of data (class 22) quotes the value that was wrong. */
const QUOTED = /"[^"]*"/g;
/** Telephone numbers, identity numbers, accounts. Codes of ours have letters in them. */
const NUMBER = /\d{6,}/g;

const without = (text: string, code: unknown): string =>
  (typeof code === 'string' && /^22/.test(code) ? text.replaceAll(QUOTED, '"…"') : text).replaceAll(
    NUMBER,
    '…',
  );

type ErrorLine = { type: string; message: string; stack: string; [place: string]: unknown };

/** An error as it may be written down, its causes with it. */
export function errorLine(error: Error): ErrorLine {
  const fault = error as Error & Record<string, unknown>;
  const { code, name, message, stack, cause } = fault;
  const kept = KEPT.filter((key) => fault[key] !== undefined).map((key) => [key, fault[key]] as const);
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: without(String(message), code),
    stack: frames.join('\n'),
    ...Object.fromEntries(kept),
    ...(cause instanceof Error ? { cause: errorLine(cause) } : {}),
  };
}
