/** An authenticator of passkeys: one key (ES256), one site, and whatever it is told to get wrong. What a browser would send of it. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** As much of CBOR as a key and an attestation are written in: small numbers, short texts, bytes and maps. */
const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
const number = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n));
const bytes = (of: Buffer): Buffer => Buffer.concat([head(2, of.length), of]);
const text = (of: string): Buffer => Buffer.concat([head(3, of.length), Buffer.from(of)]);
const map = (...pairs: Buffer[]): Buffer => Buffer.concat([head(5, pairs.length / 2), ...pairs]);

const PRESENT = 0x01;
const OPENED = 0x04;
const WITH_KEY = 0x40;

export type Wrong = { origin?: string; rpID?: string; opened?: boolean; count?: number; challenge?: string };
type Asked = { challenge: string };

export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let count = 0;
  const data = (
    flags: number,
    { rpID = new URL(origin).hostname, opened = true, count: told }: Wrong,
  ): Buffer => {
    count = told ?? count + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpID), Buffer.from([flags | PRESENT | (opened ? OPENED : 0)]), counted]);
  };
  const client = (type: string, { challenge }: Asked, wrong: Wrong): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? origin }),
    );
  const answer = (response: object): string =>
    JSON.stringify({ id: url(id), rawId: url(id), type: 'public-key', response, clientExtensionResults: {} });
  return {
    id: url(id),
    make: (asked: Asked, wrong: Wrong = {}): string => {
      const point = (of: string): Buffer => bytes(Buffer.from(of, 'base64url'));
      const key = map(
        ...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
        ...[number(-2), point(x), number(-3), point(y)],
      );
      const made = Buffer.concat([
        data(WITH_KEY, { ...wrong, count: 0 }),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = map(
        text('fmt'),
        text('none'),
        text('attStmt'),
        map(),
        text('authData'),
        bytes(made),
      );
      return answer({
        clientDataJSON: url(client('webauthn.create', asked, wrong)),
        attestationObject: url(attestation),
        transports: ['internal'],
      });
    },
    sign: (asked: Asked, wrong: Wrong = {}): string => {
      const [said, signed] = [client('webauthn.get', asked, wrong), data(0, wrong)];
      const signature = createSign('sha256')
        .update(Buffer.concat([signed, sha256(said)]))
        .sign(privateKey);
      return answer({ clientDataJSON: url(said), authenticatorData: url(signed), signature: url(signature) });
    },
  };
}
export type Authenticator = ReturnType<typeof newAuthenticator>;
