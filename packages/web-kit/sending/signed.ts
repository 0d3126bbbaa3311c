/** Signatures of the chain (Ed25519), told by the browser alone. */

/** A public key by its id, base64 of its SPKI. */
type Key = { key_id: string; publik: string };
type Signed = { key_id: string; teks: string; tanda: Uint8Array };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Whether the key of this id signed the text; null where that cannot be told here: the key is newer, or the browser knows no such signature. */
export async function tandaSah(
  keys: readonly Key[],
  { key_id, teks, tanda }: Signed,
): Promise<boolean | null> {
  const found = keys.find((one) => one.key_id === key_id);
  if (!found || !globalThis.crypto?.subtle) return null;
  const key = await crypto.subtle
    .importKey('spki', bytesOf(found.publik), { name: 'Ed25519' }, false, ['verify'])
    .catch(() => null);
  const text = new TextEncoder().encode(teks);
  return key && crypto.subtle.verify({ name: 'Ed25519' }, key, Uint8Array.from(tanda), text);
}
