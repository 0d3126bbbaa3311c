/** A certificate for 127.0.0.1 that vouches for itself, made anew for each run: no key of ours lies in the repository. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** One value in DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const isi = Buffer.concat(parts);
  const n = isi.length;
  const panjang = n < 128 ? [n] : n < 256 ? [0x81, n] : [0x82, n >> 8, n & 255];
  return Buffer.concat([Buffer.from([tag, ...panjang]), isi]);
}
const seq = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const waktu = (text: string): Buffer => der(0x17, Buffer.from(text));

const ECDSA_SHA256 = seq(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const SUBJECT_ALT_NAME = oid('551d11');
const IP_ADDRESS = der(0x87, Buffer.from([127, 0, 0, 1]));

/** PEM of key and certificate (X.509 v3, P-256). */
export function sertifikatLokal(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const nama = seq(der(0x31, seq(COMMON_NAME, der(0x0c, Buffer.from('mustika uji')))));
  const isi = seq(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    nama,
    seq(waktu('250101000000Z'), waktu('491231235959Z')),
    nama,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, seq(seq(SUBJECT_ALT_NAME, der(0x04, seq(IP_ADDRESS))))),
  );
  const tanda = der(0x03, Buffer.from([0]), sign('sha256', isi, privateKey));
  const base64 = seq(isi, ECDSA_SHA256, tanda)
    .toString('base64')
    .replace(/(.{64})/g, '$1\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}
