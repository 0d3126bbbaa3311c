/** What a browser makes and signs with a passkey, as the text our server reads. The library comes when it is first needed. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { apiError } from '../api.ts';

/** Browsers know passkeys only where the connection is theirs alone, and none for an address of digits. */
export const passkeyHere = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Nobody touched it, or it is not here: browsers do not say which, so that a page learns nothing of whose there are. */
const cancelled = (): never => {
  throw apiError(0, 'PASSKEY_BATAL', 'Passkey Tidak Dipakai');
};

export async function makePasskey(pilihan: object): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = pilihan as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }).catch(cancelled));
}

export async function signWithPasskey(pilihan: object): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = pilihan as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }).catch(cancelled));
}
