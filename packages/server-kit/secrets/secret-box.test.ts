/** Protects: what is sealed opens for its own use only, with its own key only; a lost key says so; a rotated one opens. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const USE = { apa: 'totp', pemilik: 'OWNER' };
const key = (): string => randomBytes(32).toString('base64');
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return '';
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mustika-kunci-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a sealed text', () => {
  const box = createSecretBox({ dataDir: '/tidak-ada', keys: [key()] });

  test.each(['', 'a', 'JBSWY3DPEHPK3PXP', 'Toko Emas Mustika é 漢 🙂', 'x'.repeat(5000)])(
    'opens as it was: %.20s',
    (plain) => expect(box.open(USE, box.seal(USE, plain))).toBe(plain),
  );

  test('is never twice the same and shows nothing of what is in it', () => {
    const [one, two] = [box.seal(USE, 'JBSWY3DPEHPK3PXP'), box.seal(USE, 'JBSWY3DPEHPK3PXP')];
    expect(one).not.toBe(two);
    expect(one).toMatch(new RegExp(`^r1\\.${box.keyId()}\\.[\\w-]+$`));
    expect(Buffer.from(one.split('.')[2] as string, 'base64url').toString('latin1')).not.toContain('JBSW');
  });

  test('opens for nobody else and for nothing else', () => {
    const sealed = box.seal(USE, 'rahasia');
    expect(codeOf(() => box.open({ ...USE, pemilik: 'SU' }, sealed))).toBe('RAHASIA_RUSAK');
    expect(codeOf(() => box.open({ ...USE, apa: 'wa' }, sealed))).toBe('RAHASIA_RUSAK');
    expect(codeOf(() => box.open({ apa: 'totpO', pemilik: 'WNER' }, sealed))).toBe('RAHASIA_RUSAK');
  });

  test('does not open after any one byte changed, nor cut short', () => {
    const sealed = box.seal(USE, 'rahasia');
    const [version, id, packed] = sealed.split('.') as [string, string, string];
    const bytes = Buffer.from(packed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      const text = `${version}.${id}.${changed.toString('base64url')}`;
      expect(
        codeOf(() => box.open(USE, text)),
        `byte ${at}`,
      ).toBe('RAHASIA_RUSAK');
    }
    for (const text of ['', 'polos', `r0.${id}.${packed}`, `r1.${id}.`, sealed.slice(0, -4)])
      expect(codeOf(() => box.open(USE, text))).toBe('RAHASIA_RUSAK');
  });
});

describe('keys', () => {
  test('of the file are made once, for the owner of the process only, and found again', () => {
    const first = createSecretBox({ dataDir, keys: [] });
    expect(readdirSync(dataDir)).toEqual([]);
    const sealed = first.seal(USE, 'rahasia');
    expect(readdirSync(dataDir)).toEqual(['kunci-rahasia']);
    expect(statSync(join(dataDir, 'kunci-rahasia')).mode & 0o777).toBe(0o600);
    expect(createSecretBox({ dataDir, keys: [] }).open(USE, sealed)).toBe('rahasia');
  });

  test('that others could read are closed to them', () => {
    chmodSync(join(dataDir, 'kunci-rahasia'), 0o644);
    createSecretBox({ dataDir, keys: [] }).keyId();
    expect(statSync(join(dataDir, 'kunci-rahasia')).mode & 0o777).toBe(0o600);
  });

  test('put in front of the file seal from then on, and the old one still opens', () => {
    const path = join(dataDir, 'kunci-rahasia');
    const old = createSecretBox({ dataDir, keys: [] });
    const sealed = old.seal(USE, 'rahasia');
    writeFileSync(path, `${key()}\n${readFileSync(path, 'utf8')}`);
    const rotated = createSecretBox({ dataDir, keys: [] });
    expect(rotated.keyId()).not.toBe(old.keyId());
    expect([rotated.open(USE, sealed), rotated.current(sealed)]).toEqual(['rahasia', false]);
    expect(rotated.current(rotated.seal(USE, 'rahasia'))).toBe(true);
    expect(codeOf(() => old.open(USE, rotated.seal(USE, 'rahasia')))).toBe('KUNCI_RAHASIA_HILANG');
  });

  test('that are lost are named, and configured ones must be whole', () => {
    const sealed = createSecretBox({ dataDir: '', keys: [key()] }).seal(USE, 'rahasia');
    expect(codeOf(() => createSecretBox({ dataDir: '', keys: [key()] }).open(USE, sealed))).toBe(
      'KUNCI_RAHASIA_HILANG',
    );
    expect(() => createSecretBox({ dataDir: '', keys: ['cGVuZGVr'] })).toThrow('32 byte');
    writeFileSync(join(dataDir, 'kunci-rahasia'), '');
    expect(() => createSecretBox({ dataDir, keys: [] }).keyId()).toThrow('tidak ada kunci rahasia');
  });
});
