/** Uploads, as a browser sends a form with a file. */
import type { Answer, Caller, CallOptions } from './app.ts';

export type Berkas = { nama: string; isi: Buffer | string; jenis?: string };
/** A text part, or a file part. */
export type Bagian = Record<string, string | Berkas>;

const BATAS = 'batas-uji-1f3a';

/** The body of `multipart/form-data`. */
export function formulir(bagian: Bagian): Buffer {
  const parts = Object.entries(bagian).flatMap(([name, value]) => {
    const berkas = typeof value === 'string' ? null : value;
    const head = berkas
      ? `; filename="${berkas.nama}"\r\ncontent-type: ${berkas.jenis ?? 'application/octet-stream'}`
      : '';
    return [
      Buffer.from(`--${BATAS}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      Buffer.from(berkas ? berkas.isi : (value as string)),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...parts, Buffer.from(`--${BATAS}--\r\n`)]);
}

export const JENIS_FORMULIR = `multipart/form-data; boundary=${BATAS}`;

export const unggah = (
  who: Caller,
  path: string,
  bagian: Bagian,
  options: CallOptions = {},
): Promise<Answer> =>
  who.call('POST', path, formulir(bagian), {
    ...options,
    headers: { 'content-type': JENIS_FORMULIR, ...options.headers },
  });
