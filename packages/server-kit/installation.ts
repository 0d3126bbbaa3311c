/**
 * What this installation is: the runtime configuration of Spec 1 §1 (backend and app URL, type, application mode, whitelist
 * of store codes, messaging, wholesale and online-store backends, push service, auth type, wholesale domain, encryption flag),
 * typed and checked before anything starts. What would be unsafe as the specification has it is refused or replaced here
 * (reliability.md table 4.1): one origin for app and backend, HTTPS wherever the world can reach it, no token but the opaque
 * one, sealed bodies only on top of HTTPS, never instead of it.
 */
import { z } from 'zod';

/** STANDAR, or STOCK_JUAL_MANUAL, which opens the manual items without their module (Spec 1 §2.2). */
export const APP_MODES = ['STANDAR', 'STOCK_JUAL_MANUAL'] as const;

const LOCAL = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|fe80:|f[cd])/i;

/** Everything that is not this machine or a private network. Known demo passwords must not be reachable from there. */
export const isPublic = (host: string): boolean => !LOCAL.test(host.replace(/^\[|\]$/g, ''));

const origin = (protocols: readonly string[]) =>
  z
    .string()
    .default('')
    .refine(
      (text) => {
        if (text === '') return true;
        const url = URL.parse(text);
        return (
          url !== null &&
          protocols.includes(url.protocol) &&
          url.pathname === '/' &&
          !url.search &&
          !url.username
        );
      },
      `harus berupa alamat ${protocols.join(' atau ')} tanpa jalur`,
    )
    .transform((text) => (text === '' ? null : new URL(text).origin));

const onOff = z
  .enum(['', 'on', 'off', 'ya', 'tidak', 'true', 'false', '1', '0'])
  .default('off')
  .transform((text) => ['on', 'ya', 'true', '1'].includes(text));

const Prescribed = z.object({
  APP_URL: origin(['http:', 'https:']),
  BACKEND_URL: origin(['http:', 'https:']),
  TIPE: z.enum(['PUSAT', 'CABANG']).default('PUSAT'),
  APP_MODE: z.enum(APP_MODES).default('STANDAR'),
  KODE_TOKO_BOLEH: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((code) => code.trim().toUpperCase())
        .filter(Boolean),
    )
    .refine(
      (codes) => codes.every((code) => /^[A-Z0-9]{2,8}$/.test(code)),
      'harus berupa kode toko yang dipisah koma',
    ),
  AUTH_TYPE: z.literal('TOKEN', 'hanya TOKEN').default('TOKEN'),
  ENKRIPSI: onOff,
  MESSAGING_URL: origin(['https:']),
  GROSIR_URL: origin(['https:']),
  GROSIR_DOMAIN: z
    .string()
    .default('')
    .refine((text) => text === '' || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text), 'harus berupa nama domain')
    .transform((text) => text.toLowerCase() || null),
  TOKO_ONLINE_URL: origin(['https:']),
  PUSH_NAMA: z.string().max(40).default('Mustika'),
});

/** The names it is read from. */
export const INSTALLATION_NAMES = Object.keys(Prescribed.shape);

export type Installation = {
  /** Public origin of the app, such as `https://toko.contoh.co.id`; null: wherever the browser found it. */
  appUrl: string | null;
  /** Always the app's own origin: no token travels to another host. */
  backendUrl: string | null;
  /** PUSAT: head office may act in the name of a branch here. */
  tipe: 'PUSAT' | 'CABANG';
  mode: (typeof APP_MODES)[number];
  /** Stores served here; empty means all. */
  stores: readonly string[];
  authType: 'TOKEN';
  /** Plain HTTP is refused, and bodies of sessions are sealed (body-encryption.ts). */
  encryption: boolean;
  messagingUrl: string | null;
  wholesaleUrl: string | null;
  wholesaleDomain: string | null;
  onlineStoreUrl: string | null;
  /** Name push notifications are sent under. */
  pushName: string;
};

/** Hosts of the backends that are named here: stores may let their messages and goods go to them. */
export const backendHosts = (one: Installation): string[] =>
  [one.messagingUrl, one.wholesaleUrl, one.onlineStoreUrl].flatMap((url) =>
    url === null ? [] : [new URL(url).host],
  );

/** Is this store served here? */
export const serves = ({ stores }: Pick<Installation, 'stores'>, kode_toko: string): boolean =>
  stores.length === 0 || stores.includes(kode_toko);

type Values = z.infer<typeof Prescribed>;

/** What single values cannot know of each other; one sentence each. */
function faults(v: Values, env: Record<string, string | undefined>): string[] {
  const app = v.APP_URL === null ? null : new URL(v.APP_URL);
  const found: [boolean, string][] = [
    [
      v.BACKEND_URL !== null && v.BACKEND_URL !== v.APP_URL,
      'BACKEND_URL harus sama dengan APP_URL: token tidak boleh dikirim ke alamat lain',
    ],
    [
      app !== null && app.protocol === 'http:' && isPublic(app.hostname),
      'APP_URL di alamat umum harus memakai https',
    ],
    [v.ENKRIPSI && app?.protocol !== 'https:', 'ENKRIPSI=on memerlukan APP_URL dengan https'],
    [
      v.ENKRIPSI && !env['TRUST_PROXY']?.trim(),
      'ENKRIPSI=on memerlukan TRUST_PROXY: proksi yang menyediakan https',
    ],
    [
      v.GROSIR_URL !== null &&
        v.GROSIR_DOMAIN !== null &&
        !`.${new URL(v.GROSIR_URL).hostname}`.endsWith(`.${v.GROSIR_DOMAIN}`),
      'GROSIR_URL harus berada di GROSIR_DOMAIN',
    ],
  ];
  return found.filter(([wrong]) => wrong).map(([, text]) => text);
}

/** Errors: one message that names every value that is wrong. */
export function readInstallation(env: Record<string, string | undefined>): Installation {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => INSTALLATION_NAMES.includes(name) && value !== ''),
  );
  const parsed = Prescribed.safeParse(given);
  if (!parsed.success) throw new Error(`Konfigurasi tidak valid:\n${z.prettifyError(parsed.error)}`);
  const v = parsed.data;
  const wrong = faults(v, env);
  if (wrong.length > 0) throw new Error(`Konfigurasi tidak valid:\n${wrong.join('\n')}`);
  return {
    appUrl: v.APP_URL,
    backendUrl: v.BACKEND_URL ?? v.APP_URL,
    tipe: v.TIPE,
    mode: v.APP_MODE,
    stores: v.KODE_TOKO_BOLEH,
    authType: v.AUTH_TYPE,
    encryption: v.ENKRIPSI,
    messagingUrl: v.MESSAGING_URL,
    wholesaleUrl: v.GROSIR_URL,
    wholesaleDomain: v.GROSIR_DOMAIN,
    onlineStoreUrl: v.TOKO_ONLINE_URL,
    pushName: v.PUSH_NAMA,
  };
}
