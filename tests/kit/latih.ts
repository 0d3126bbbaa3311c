/** A trainee: asks for a ticket like the room does, brings it like the window of practice, and acts in his own store. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { PENYELIA } from '../../domains/latihan/latihan.rule.ts';
import type { Answer, Kit, Method } from './app.ts';

export type Magang = {
  /** What the window of practice holds: the token of its store, and the cookie of its place. */
  token: string;
  cookie: string;
  call(method: Method, path: string, body?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
};

/** Like a caller of the kit, below /latihan/. */
export function magang(kit: Kit, token: string, cookie: string, toko?: string): Magang {
  const call: Magang['call'] = async (method, path, body) => {
    const response = await kit.app.inject({
      method,
      url: `/latihan${toko ? `/toko/${toko}` : ''}/api/v1/${path}`,
      headers: {
        'x-auth-token': token,
        cookie,
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = String(response.headers['content-type']).includes('json');
    return {
      ...{ status: response.statusCode, data: undefined },
      ...(json ? (response.json() as object) : {}),
      ...{ headers: response.headers, text: response.body, bytes: response.rawPayload },
    };
  };
  return {
    ...{ token, cookie, call },
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
  };
}

/** A ticket for a drill, as the room hands it out. */
export async function tiketLatihan(kit: Kit, user: string, latihan: string): Promise<string> {
  const answer = await kit.as(user).post('latihan/mulai', { latihan });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.tiket as string;
}

/** Brings a ticket in the browser of `user`. */
export const bawaTiket = (kit: Kit, user: string, tiket: string): Promise<Answer> =>
  kit.siapa({ cookie: `perangkat=perangkat-${user}` }).post('latihan/masuk', { tiket }, { key: null });

/** The place a browser was given: name and value of the cookie. */
export const tempat = ({ headers }: Answer): string =>
  String([headers['set-cookie']].flat()[0]).split(';')[0] as string;

/** In the practice store, logged in, with the task at hand. */
export async function berlatih(kit: Kit, user: string, latihan: string): Promise<Magang> {
  const answer = await bawaTiket(kit, user, await tiketLatihan(kit, user, latihan));
  expect(answer, answer.text).toMatchObject({ status: 200 });
  // Nobody acts at the very moment at which his clock begins to run.
  kit.clock.advance({ seconds: 1 });
  return magang(kit, answer.data.token as string, tempat(answer));
}

/** Points that were lost, by criterion. */
export const hilang = ({ data }: Answer): Record<string, string> =>
  Object.fromEntries(
    (data.kriteria as { kode: string; nilai: number; dari: number; ada: string; harus: string }[])
      .filter(({ nilai, dari }) => nilai < dari)
      .map(({ kode, nilai, dari, ada, harus }) => [kode, `${nilai}/${dari} ${ada} -> ${harus}`]),
  );

/** What is to be done. */
export const tugasDari = async <T>(di: Magang): Promise<T> => (await di.get('latihan/tugas')).data.tugas as T;

/** What a second person has to agree to, with his word. */
export async function disetujui(di: Magang, path: string, isi: object): Promise<Answer> {
  const diminta = await di.post(path, isi);
  expect(diminta, diminta.text).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const { segel, perlu } = diminta.detail as {
    segel: string;
    perlu: { kategori: string; description: string }[];
  };
  const detail_authorization: { _id: string }[] = [];
  for (const { kategori, description } of perlu) {
    const izin = await di.post('authorization', { ...PENYELIA, kategori, description, segel });
    expect(izin, izin.text).toMatchObject({ status: 200 });
    detail_authorization.push({ _id: izin.data._id as string });
  }
  return di.post(path, { ...isi, detail_authorization });
}

/** The points that were lost once this was done. */
export async function dinilai(di: Magang, jadi: Answer): Promise<Record<string, string>> {
  expect(jadi, jadi.text).toMatchObject({ status: 200 });
  const hasil = await di.post('latihan/selesai', {});
  expect(hasil, hasil.text).toMatchObject({ status: 200 });
  return hilang(hasil);
}
