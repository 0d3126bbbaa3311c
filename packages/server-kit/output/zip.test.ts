/** Protects: a ZIP that is written as it comes is one that others unpack, whole and byte for byte. */
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipWriter } from './zip.ts';

test('what was put in comes out, names with other letters and an empty file too', async () => {
  const chunks: Buffer[] = [];
  const zip = zipWriter(async (chunk) => void chunks.push(chunk));
  const long = Array.from({ length: 20_000 }, (_, at) => `baris ${at};${at * 7}\r\n`);
  await zip.add('jurnal.csv', long);
  await zip.add('kosong.csv', []);
  await zip.add('neraca – é.txt', [Buffer.from([0, 255, 10])]);
  await zip.close();
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.keys(files)).toEqual(['jurnal.csv', 'kosong.csv', 'neraca – é.txt']);
  expect(Buffer.from(files['jurnal.csv']!).toString()).toBe(long.join(''));
  expect(files['kosong.csv']).toHaveLength(0);
  expect([...files['neraca – é.txt']!]).toEqual([0, 255, 10]);
});

test('who cannot take it is told, and nothing hangs', async () => {
  const zip = zipWriter(async () => {
    throw new Error('penuh');
  });
  await expect(zip.add('a', ['b'])).rejects.toThrow('penuh');
  let left = 1;
  const later = zipWriter(async () => {
    left -= 1;
    if (left < 0) throw new Error('penuh');
  });
  const noise = Array.from({ length: 300 }, () => crypto.getRandomValues(Buffer.alloc(10_000)));
  await expect(later.add('a', noise)).rejects.toThrow('penuh');
});
