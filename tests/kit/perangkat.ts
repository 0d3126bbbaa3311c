/** Devices of the tests: cookies whose secret the server knows, without a login of their own for each. */
import { createHash } from 'node:crypto';
import type { Kit } from './app.ts';

/** Lets the server have made this device, and the user have logged in on it. */
export const kenal = (kit: Pick<Kit, 'owner'>, perangkat: string, user_id: string): Promise<unknown> =>
  kit.owner.query(
    'insert into perangkat_dikenal (user_id, perangkat_hash) values ($1, $2) on conflict do nothing',
    [user_id, createHash('sha256').update(perangkat).digest()],
  );
