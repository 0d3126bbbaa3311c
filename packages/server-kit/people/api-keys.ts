/**
 * Keys of the API: known by the hash of what was shown once. Nothing of them is remembered between calls, so that one that was
 * revoked is refused by every server at its next call, and calls are counted where all servers count. docs/decisions/0157.
 */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Clock } from '@mustika/kernel/date.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import type { Database } from '../database.ts';
import { sha256 } from './session-store.ts';

const PREFIX = 'mku_';
/** What is kept to tell one from the other: no help to whoever guesses the rest. */
const SHOWN = PREFIX.length + 6;

export const isKeyToken = (token: string): boolean => token.startsWith(PREFIX);
export const newKeyToken = (): string => PREFIX + randomBytes(32).toString('base64url');
export const shownOf = (token: string): string => token.slice(0, SHOWN);

/**
 * A key as a call finds it, its call counted. `boleh`: there was one left; `sisa`: how many are left now; `ditolak`: how many were refused
 * in a row, this one too.
 */
export type KeyRow = {
  id: string;
  nama: string;
  hak: string[];
  /** Those that it is good for now. */
  toko: string[];
  per_menit: number;
  sekaligus: number;
  level: Level;
  toko_asal: string;
  pusat: boolean;
  sisa: number;
  boleh: boolean;
  ditolak: number;
};

/**
 * The bucket holds `sekaligus` calls and fills by `per_menit`; the row is locked, so that two servers take two. A clock that goes
 * back fills nothing.
 */
const USE = `with k as (
    select k.id, k.nama, k.hak, s.toko, k.per_menit, k.sekaligus, p.level, p.kode_toko as toko_asal, t.tipe = 'PUSAT' as pusat
      from kunci_api_rahasia r join kunci_api k on k.id = r.kunci
      join pengguna p on p.user_id = k.penanggung join toko t on t.kode_toko = p.kode_toko
     cross join lateral kunci_api_toko(k, $2::timestamptz) s (toko)
     where r.hash = $1 and (r.berakhir is null or r.berakhir > $2::timestamptz) and s.toko is not null
       and (cardinality(k.alamat) = 0 or $3::inet <<= any (k.alamat))),
  l as (update kunci_api_laju l
      set (sisa, boleh, ditolak) = (select case when x.isi >= 1 then x.isi - 1 else x.isi end, x.isi >= 1,
            case when x.isi >= 1 then 0 else least(l.ditolak, 1000000) + 1 end from (select least(k.sekaligus::numeric,
            l.sisa + greatest(0, extract(epoch from $2::timestamptz - l.pada)) * k.per_menit / 60) as isi) x),
          pada = greatest(l.pada, $2::timestamptz), terakhir = $2::timestamptz, dari = $3::inet
     from k where l.kunci = k.id returning l.kunci, l.sisa::float8 as sisa, l.boleh, l.ditolak)
  select k.*, l.sisa, l.boleh, l.ditolak from k join l on l.kunci = k.id`;

export type ApiKeys = {
  /** The key of this token, one call used up; null where it is good for nothing here and now. */
  use(token: string, address: string): Promise<KeyRow | null>;
};

/** `::ffff:10.0.0.1` is asked as the IPv4 address it carries; what is no address is nowhere. */
export const plainAddress = (address: string): string => {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%')[0] ?? '';
  return isIP(plain) ? plain : '0.0.0.0';
};

export const createApiKeys = (db: Database, clock: Clock): ApiKeys => ({
  use: async (token, address) => {
    if (token.length > 100) return null;
    const [row] = await db.call<KeyRow>({
      name: 'kunci_api_pakai',
      text: USE,
      values: [sha256(token), clock.now().toString(), plainAddress(address)],
    });
    return row ?? null;
  },
});

/** Seconds until there is a call again. */
export const waitOf = ({ sisa, per_menit }: Pick<KeyRow, 'sisa' | 'per_menit'>): number =>
  Math.max(1, Math.ceil(((1 - sisa) * 60) / per_menit));
