/** Protects: the same tag is the same code, whatever its scanner was told to send around it. */
import { expect, test } from 'vitest';
import { kodeScan } from './scan-text.ts';

test.each([
  ...['237F1244', ']C1237F1244', ']Q3237F1244', '*237F1244*', '*237F1244', '237F 1244', ' 237F1244\r'],
  ...['\u0002237F1244\u0003', ']C1237F 1244'],
])('%j', (text) => expect(kodeScan(text)).toBe('237F1244'));

test.each(['CINCIN LOVE', '237F1244-KL01', '0812 1000 0001', '*', ']', 'ABCD EFGH IJKL'])(
  '%j stays as it is',
  (text) => expect(kodeScan(text)).toBe(text),
);
