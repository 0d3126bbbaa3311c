/**
 * The only way a letter leaves the server: SMTP to the one post office that the installation names. The line is sealed, by smtps:// or by
 * STARTTLS, unless OUTBOUND_LOCAL opens it for a simulator. A store in which nothing counts sends none.
 */
import { createTransport } from 'nodemailer';

export type MailConfig = { url: string; from: string; local: boolean };

export type Letter = {
  /** Said to the post office, so that the same letter sent twice is seen as one. */
  id: string;
  to: readonly string[];
  subject: string;
  text: string;
  files: readonly { name: string; contentType: string; content: Buffer }[];
};

/** DITOLAK: trying again helps nothing. PUTUS: nobody knows whether it arrived, or the post office said: later. */
export type Posted =
  /** `ditolak`: addresses that it did not take. */
  { ok: true; ditolak: readonly string[] } | { ok: false; sebab: 'DITOLAK' | 'PUTUS'; pesan: string };

export type Mail = {
  /** Whether this installation sends letters at all. */
  ready: boolean;
  send(letter: Letter): Promise<Posted>;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** However slow the line: before somebody else takes the letter over. */
const LONGEST_MS = 300_000;

/** Answers of a post office from 500 on are for good. */
const FOR_GOOD = 500;

const NONE: Mail = {
  ready: false,
  send: async () => ({ ok: false, sebab: 'DITOLAK', pesan: 'Surel Belum Diatur Di Server Ini' }),
};

export function createMail({ mail }: { mail: MailConfig | null }, longest = LONGEST_MS): Mail {
  if (!mail) return NONE;
  const { url, from, local } = mail;
  const host = from.replace(/^.*@|[>\s].*$/g, '') || 'mustika';
  return {
    ready: true,
    send: async ({ id, to, subject, text, files }) => {
      // One line for one letter: they are few, and a line that was kept is found dead when the next one goes.
      const line = createTransport({
        ...{ url, requireTLS: !local && url.startsWith('smtp:'), tls: { rejectUnauthorized: !local } },
        ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
        // What is attached lies in memory: no letter reads a file or an address of ours.
        ...{ disableFileAccess: true, disableUrlAccess: true },
      });
      try {
        const { rejected } = await line.sendMail({
          ...{ from, to: [...to], subject, text, messageId: `<${id}@${host}>` },
          signal: AbortSignal.timeout(longest),
          attachments: files.map(({ name, contentType, content }) => ({
            filename: name,
            contentType,
            content,
          })),
        });
        return { ok: true, ditolak: rejected.map(String) };
      } catch (error) {
        const { responseCode, code, message } = error as {
          responseCode?: number;
          code?: string;
          message: string;
        };
        // It names the envelope also where the post office only said: later.
        const forGood = responseCode ? responseCode >= FOR_GOOD : code === 'EENVELOPE';
        const pesan = responseCode ? `SMTP ${responseCode}: ${message}` : (code ?? message);
        return { ok: false, sebab: forGood ? 'DITOLAK' : 'PUTUS', pesan: pesan.slice(0, 200) };
      } finally {
        line.close();
      }
    },
  };
}
