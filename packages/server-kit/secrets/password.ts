/** Passwords as argon2id in PHC form, from Node's own crypto; at most one hash at a time per spare core. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** Memory in KiB and passes. The floor is ASVS 5.0's; tests use less so that they test something else. */
export type PasswordCost = { memory: number; passes: number };
export const PASSWORD_COST: PasswordCost = { memory: 47_104, passes: 2 };

const slots = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

/** Hashing keeps a core busy for 0.1 s: a burst of logins must queue, not starve the tills. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= slots) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer, { memory, passes }: PasswordCost): Promise<Buffer> {
  const parameters = { message: password, nonce: salt, parallelism: 1, tagLength: 32, memory, passes };
  return withSlot(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(Buffer.from(key))));
      }),
  );
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(salt)}$${base64(key)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** `stored` null stands for an unknown user: the same work is done, so that time tells nothing. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> {
  const match = stored === null ? null : PHC.exec(stored);
  if (!match) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const [, memory, passes, salt, key] = match as unknown as [string, string, string, string, string];
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const COMMON: ReadonlySet<string> = new Set([
  'password',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  'tokoemas',
  'emas1234',
  'rahasia1',
  'indonesia',
  'mustika1',
  'bismillah',
]);

/** Why a new password is refused, or null. No composition rules; length and the common lists count (reliability 4.2). */
export function weakPassword(password: string, userId: string): string | null {
  if (password.length < 8) return 'Password Minimal 8 Karakter';
  if (password.length > 128) return 'Password Maksimal 128 Karakter';
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || plain.includes(userId.toLowerCase())) return 'Password Terlalu Mudah Ditebak';
  return null;
}
