/** Protects: a letter reaches the post office whole and as said; its no is for good, its later and its silence are not; it reads nothing of ours. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KantorSurel, kantorSurel } from '../../../tests/kit/simulator/kantor-surel.ts';
import { createMail, type Letter } from './mail.ts';

let kantor: KantorSurel;
beforeAll(async () => {
  kantor = await kantorSurel();
});
beforeEach(() => {
  kantor.surat.length = 0;
  kantor.ulah.length = 0;
  kantor.alamat = {};
  kantor.diam = false;
});
afterAll(() => kantor?.tutup());

const letter: Letter = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ to: ['a@b.id', 'c@d.id'], subject: 'Laporan', text: 'Halo' },
  files: [{ name: 'x.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1') }],
};
const mail = (url = kantor.env['SMTP_URL'] ?? '', local = true) =>
  createMail({ mail: { url, from: kantor.env['SMTP_FROM'] ?? '', local } });

test('it is handed over with its number, to everybody, with its file', async () => {
  expect(await mail().send(letter)).toEqual({ ok: true, ditolak: [] });
  const [surat] = kantor.surat;
  expect(surat).toMatchObject({ dari: 'laporan@mustika.example', ke: ['a@b.id', 'c@d.id'] });
  expect(surat?.kepala).toContain(`Message-ID: <${letter.id}@mustika.example>`);
  expect(surat?.berkas).toEqual([{ nama: 'x.pdf', isi: Buffer.from('%PDF-1') }]);
});

test('a name with line breaks in it adds no header', async () => {
  await mail().send({ ...letter, subject: 'Laporan\r\nBcc: pencuri@x.id' });
  expect(kantor.surat[0]?.ke).toEqual(['a@b.id', 'c@d.id']);
  expect(kantor.surat[0]?.kepala).not.toMatch(/^Bcc:/im);
});

test('no is for good, later is not', async () => {
  kantor.ulah.push({ kode: 550 }, { kode: 451 });
  expect(await mail().send(letter)).toMatchObject({ ok: false, sebab: 'DITOLAK' });
  expect(await mail().send(letter)).toMatchObject({ ok: false, sebab: 'PUTUS' });
  expect(kantor.surat).toEqual([]);
});

test('an address that is refused is told, or asked again where the post office only said later', async () => {
  kantor.alamat = { 'c@d.id': 550 };
  expect(await mail().send(letter)).toEqual({ ok: true, ditolak: ['c@d.id'] });
  expect(kantor.surat[0]?.ke).toEqual(['a@b.id']);
  kantor.alamat = { 'a@b.id': 451, 'c@d.id': 451 };
  expect(await mail().send(letter)).toMatchObject({ ok: false, sebab: 'PUTUS' });
  kantor.alamat = { 'a@b.id': 550, 'c@d.id': 550 };
  expect(await mail().send(letter)).toMatchObject({ ok: false, sebab: 'DITOLAK' });
});

test('a post office that takes the letter and never answers is left before somebody else would take it over', async () => {
  kantor.diam = true;
  const { mail: config } = { mail: { url: kantor.env['SMTP_URL'] ?? '', from: 'x@y.id', local: true } };
  const posted = await createMail({ mail: config }, 300).send(letter);
  expect(posted).toMatchObject({ ok: false, sebab: 'PUTUS', pesan: expect.stringMatching(/abort/i) });
});

test('nobody there, and a line that is not sealed where it must be, may be there and sealed later', async () => {
  expect(await mail('smtp://127.0.0.1:9').send(letter)).toMatchObject({ ok: false, sebab: 'PUTUS' });
  expect(await mail(kantor.env['SMTP_URL'], false).send(letter)).toMatchObject({ ok: false });
  expect(kantor.surat).toEqual([]);
});

test('where no post office is named nothing goes out', async () => {
  const none = createMail({ mail: null });
  expect(none.ready).toBe(false);
  expect(await none.send(letter)).toMatchObject({ ok: false, sebab: 'DITOLAK' });
});
