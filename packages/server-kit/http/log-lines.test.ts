import { expect, test } from 'vitest';
import { errorLine, requestLine } from './log-lines.ts';

const fault = (message: string, parts: object) => Object.assign(new Error(message), parts);

// Protects: the log may be read by whoever keeps the machine, who need not know the customers.
test('a fault is told by its place, without the row it is about', () => {
  const line = errorLine(
    fault('duplicate key value violates unique constraint "member_hp"', {
      code: '23505',
      constraint: 'member_hp',
      detail: 'Key (no_hp)=(6281234567890) already exists.',
      where: 'SQL statement "insert into member values (\'Siti\')"',
    }),
  );
  expect(line).toMatchObject({
    code: '23505',
    constraint: 'member_hp',
    message: expect.stringContaining('member_hp'),
  });
  expect(JSON.stringify(line)).not.toMatch(/6281234567890|Siti/);
  expect(line['stack']).toMatch(/log-lines\.test/);
});

test.each([
  [
    'invalid input syntax for type integer: "Siti Aminah"',
    '22P02',
    'invalid input syntax for type integer: "…"',
  ],
  ['3172012345678901 is outside the safe integer range', undefined, '… is outside the safe integer range'],
  ['relation "nota" does not exist', '42P01', 'relation "nota" does not exist'],
])('says %s as it may be read', (message, code, said) => {
  expect(errorLine(fault(message, code ? { code } : {}))['message']).toBe(said);
});

test('tells why, too, by the same rule', () => {
  const line = errorLine(fault('dump failed', { cause: fault('no_ktp 3172012345678901', {}) }));
  expect(line['cause']).toMatchObject({ message: 'no_ktp …' });
});

test('a call is told by its route; what nobody declares by its path without a question', () => {
  const asked = { method: 'GET', url: '/api/v1/member/get/M-0001?hp=0812', ip: '10.0.0.7' };
  const route = { url: '/api/v1/member/get/:kode_member' };
  expect(requestLine({ ...asked, routeOptions: route }).url).toBe('/api/v1/member/get/:kode_member');
  expect(requestLine({ ...asked, is404: true, routeOptions: { url: '*' } }).url).toBe(
    '/api/v1/member/get/M-0001',
  );
});
