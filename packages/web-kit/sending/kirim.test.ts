/** Protects every write of the browser from happening twice: a key lives until somebody knows what became of it. */
import { describe, expect, test } from 'vitest';
import { belumPasti, type Kirim, kirimSekali, mulaiKirim, setelahGagal } from './kirim.ts';

describe('a key and its body in the drawer', () => {
  let made = 0;
  const baru = () => `kunci-${(made += 1)}`;
  const lost = { status: 0, code: 'KONEKSI' };
  const refused = { status: 400, code: 'BAYAR_KURANG' };

  test('a lost answer keeps key and body, whatever the cart has become', () => {
    const first = mulaiKirim<object>(null, { total: 1 }, baru);
    const after = setelahGagal(first, lost);
    expect(after).toEqual(first);
    expect(mulaiKirim(after, { total: 2 }, baru)).toEqual(first);
  });

  test('after a refusal the same body keeps its key and a changed one gets a new key', () => {
    const first = mulaiKirim<object>(null, { total: 1 }, baru);
    const after = setelahGagal(first, refused) as Kirim<object>;
    expect(after.tahap).toBe('DITOLAK');
    expect(mulaiKirim(after, { total: 1 }, baru).kunci).toBe(first.kunci);
    expect(mulaiKirim(after, { total: 2 }, baru).kunci).not.toBe(first.kunci);
  });

  test('a key that the server knows for another body is given up', () => {
    const first = mulaiKirim<object>(null, { total: 1 }, baru);
    expect(setelahGagal(first, { status: 422, code: 'KUNCI_DIPAKAI_LAIN' })).toBeNull();
  });

  test.each([
    [0, 'KONEKSI', true],
    [503, 'SIBUK', true],
    [500, 'KESALAHAN_SERVER', true],
    [401, 'TOKEN_TIDAK_VALID', true],
    [0, 'DIBATALKAN', false],
    [403, 'OTORISASI_DIPERLUKAN', false],
    [409, 'HARGA_BERUBAH', false],
  ])('%i %s leaves it unknown: %s', (status, code, expected) => {
    expect(belumPasti({ status, code })).toBe(expected);
  });
});

describe('an act that is sent once', () => {
  const lost = { status: 0, code: 'KONEKSI', message: '' };
  const refused = { status: 400, code: 'BAYAR_KURANG', message: '' };

  /** Sends it, failing with `why`, and answers the key that was used. */
  function pengirim() {
    let made = 0;
    const sekali = kirimSekali(() => `kunci-${(made += 1)}`);
    return async (why: unknown = null, tentang?: string): Promise<string> => {
      let used = '';
      const act = async (kunci: string): Promise<void> => {
        used = kunci;
        if (why !== null) throw why;
      };
      if (why === null) await sekali(act, tentang);
      else await expect(sekali(act, tentang)).rejects.toBe(why);
      return used;
    };
  }

  test.each([
    ['a lost answer', lost],
    ['a server error', { status: 500, code: 'KESALAHAN_SERVER', message: '' }],
    ['an ended session', { status: 401, code: 'TOKEN_TIDAK_VALID', message: '' }],
    ['something nobody foresaw', new TypeError('x')],
  ])('%s keeps the key', async (_, why) => {
    const kirim = pengirim();
    expect([await kirim(why), await kirim(why), await kirim()]).toEqual(['kunci-1', 'kunci-1', 'kunci-1']);
  });

  test('a refusal and a success each end the key', async () => {
    const kirim = pengirim();
    expect([await kirim(refused), await kirim(), await kirim()]).toEqual(['kunci-1', 'kunci-2', 'kunci-3']);
  });

  test('every document has a key of its own', async () => {
    const kirim = pengirim();
    expect([await kirim(lost, 'A'), await kirim(lost, 'B'), await kirim(null, 'A')]).toEqual([
      'kunci-1',
      'kunci-2',
      'kunci-1',
    ]);
  });
});
