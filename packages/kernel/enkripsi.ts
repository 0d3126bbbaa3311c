/**
 * What browser and server must agree on to seal bodies on top of HTTPS (ENKRIPSI, Spec 1 §1; reliability.md table 4.1).
 *
 * At login both sides make a P-256 key pair of one use and agree on a secret (ECDH, then HKDF-SHA-256 over both public keys)
 * that gives two AES-256-GCM keys, one for each direction. Every call carries the header HEADER with the nonce (12 bytes)
 * and the tag (16 bytes), so that a call without a body is vouched for too; a JSON body is `{ "enkripsi": ciphertext }`.
 * A JSON answer is the same with nonce and tag in its own header. All of it is base64url. What is not secret but must not
 * be changed is bound in as additional data.
 */

export const HEADER = 'x-enkripsi';
/** The one field of a sealed body. */
export const FIELD = 'enkripsi';
/** Names of fields that stay plain, as the specification's client may send. The allow-list is empty. */
export const IGNORED_HEADER = 'x-ignored-fields';

export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
export const CURVE = 'P-256';

export const INFO_PERMINTAAN = 'mustika enkripsi 1 permintaan';
export const INFO_JAWABAN = 'mustika enkripsi 1 jawaban';

/** `alamat` is path and query as the browser sent them, the portal included; `kunci` the idempotency key. */
export type Permintaan = { method: string; alamat: string; token: string; kunci: string };

/** A call sealed for one path, session, act or method opens as no other. */
export const aadPermintaan = ({ method, alamat, token, kunci }: Permintaan): string =>
  JSON.stringify(['permintaan', method, alamat, token, kunci]);

/** `cap` is the header of the call: an answer belongs to one call, an older one does not open. */
export const aadJawaban = (permintaan: Permintaan, cap: string, status: number): string =>
  JSON.stringify(['jawaban', aadPermintaan(permintaan), cap, status]);
