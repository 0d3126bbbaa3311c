/**
 * Passkeys: what a browser is asked to make and to sign, and whether what came back is that. WebAuthn by @simplewebauthn; it is
 * loaded when first needed. A passkey belongs to the name of a site, so that one shown to another site is worth nothing there.
 */
import { createHash, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { AppConfig } from '../config.ts';
import { canonical } from '../people/approval-ask.ts';

/** Where the product is reached: browsers know a passkey by `rpID`, and say `origin` when they sign. */
export type PasskeySite = { origin: string; rpID: string };
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

const isNumber = (hostname: string): boolean => /^[\d.]+$/.test(hostname) || hostname.includes(':');
const isHere = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The site of APP_URL, and without it the name of this machine as a developer reaches it; null where browsers make no passkeys: an
 * address of digits, or one that is not encrypted.
 */
export function passkeySite(
  { appUrl }: Pick<AppConfig, 'appUrl'>,
  host: string | undefined,
): PasskeySite | null {
  const url = URL.parse(appUrl ?? `http://${host}`);
  if (!url || isNumber(url.hostname)) return null;
  const fits = isHere(url.hostname) || (appUrl !== null && url.protocol === 'https:');
  return fits ? { origin: url.origin, rpID: url.hostname } : null;
}

/** Something nobody has signed before, that belongs to this and to nothing else. */
export const newChallenge = (about: object): string =>
  createHash('sha256').update(randomBytes(32)).update(canonical(about)).digest('base64url');

const LONGEST_MS = 120_000;

/** A passkey is asked for that its authenticator keeps and opens by finger, face or code. */
export const creationOf = (
  { rpID }: PasskeySite,
  { user_id, nama }: { user_id: string; nama: string },
  known: readonly string[],
  challenge: string,
): PasskeyCreation => ({
  rp: { id: rpID, name: 'Mustika' },
  user: { id: Buffer.from(user_id).toString('base64url'), name: user_id, displayName: nama },
  challenge,
  pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
  excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: LONGEST_MS,
});

export type Allowed = { id: string; lewat: readonly string[] };

/** One of these is asked to sign; none named: whichever there is of this site. */
export const requestOf = (
  { rpID }: PasskeySite,
  allowed: readonly Allowed[],
  challenge: string,
): PasskeyRequest => ({
  rpId: rpID,
  challenge,
  allowCredentials: allowed.map(({ id, lewat }) => ({
    id,
    type: 'public-key' as const,
    transports: [...lewat] as never,
  })),
  userVerification: 'required',
  timeout: LONGEST_MS,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** What an answer says of itself before anything of it is believed: which passkey, and what it signed. */
export function saidBy(answer: string): { id: string; challenge: string } {
  const said = parsed(answer);
  const client = fieldOf(fieldOf(said, 'response'), 'clientDataJSON');
  const data = typeof client === 'string' ? parsed(Buffer.from(client, 'base64url').toString()) : null;
  const [id, challenge] = [fieldOf(said, 'id'), fieldOf(data, 'challenge')];
  return {
    id: typeof id === 'string' ? id : '',
    challenge: typeof challenge === 'string' ? challenge : '',
  };
}

export type NewPasskey = { id: string; kunci: Buffer; hitungan: number; lewat: string[] };

/** The passkey that was made for this challenge, or null. */
export async function madePasskey(
  { origin, rpID }: PasskeySite,
  challenge: string,
  answer: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const made = await verifyRegistrationResponse({
    response: parsed(answer) as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified) return null;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return { id, kunci: Buffer.from(publicKey), hitungan: counter, lewat: transports.slice(0, 8) };
}

/**
 * The count with which this passkey signed this challenge, here, opened by its owner; null: it did not. Whether the count may
 * follow the last one is the caller's question, because the row has to be asked.
 */
export async function signedWith(
  { origin, rpID }: PasskeySite,
  challenge: string,
  answer: string,
  { id, kunci }: { id: string; kunci: Buffer },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const signed = await verifyAuthenticationResponse({
    response: parsed(answer) as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(kunci), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null);
  return signed?.verified ? signed.authenticationInfo.newCounter : null;
}
