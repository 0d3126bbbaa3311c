/** Protects: a job that came out is not printed again by a press too many, and one that may have come out is never given up unseen. */
import { KEADAAN, type Keadaan, type Pencetak, type SetelanAgen } from '@mustika/kernel/agen/agen.ts';
import { describe, expect, test } from 'vitest';
import { putusan, salahSetelan, TINDAKAN } from './agen.rule.ts';

/** What comes of each act in each state: a dash where it is refused, a plus where it is another attempt. */
const TABEL = `
ANTRI     ULANG:ANTRI          BATAL:BATAL          SUDAH:-
DIKIRIM   ULANG:DIKIRIM?ULANG  BATAL:DIKIRIM?BATAL  SUDAH:-
TERCETAK  ULANG:-              BATAL:-              SUDAH:-
RAGU      ULANG:ANTRI+         BATAL:BATAL          SUDAH:TERCETAK
GAGAL     ULANG:ANTRI+         BATAL:BATAL          SUDAH:-
BATAL     ULANG:-              BATAL:-              SUDAH:-`;

const kata = (from: Keadaan, act: (typeof TINDAKAN)[number]): string => {
  const next = putusan(from, act);
  return next ? `${next.keadaan}${next.minta ? `?${next.minta}` : ''}${next.lagi ? '+' : ''}` : '-';
};

test('every act in every state', () => {
  const rows = KEADAAN.map((from) => [from, ...TINDAKAN.map((act) => `${act}:${kata(from, act)}`)].join(' '));
  const wanted = TABEL.trim().split('\n');
  expect(rows).toEqual(wanted.map((row) => row.replaceAll(/\s+/g, ' ')));
});

describe('printers of a till', () => {
  const one = (nama: string, bentuk: Pencetak['bentuk']): Pencetak => ({
    ...{ nama, bentuk, jalur: 'JARINGAN', alamat: 'x', status: true, geser_x: 0, geser_y: 0 },
  });
  const pencetak = [one('A', 'ESCPOS'), one('B', 'TSPL')];
  test.each<[string, SetelanAgen, string | undefined]>([
    ['as they should be', { pencetak, kertas: [{ kertas: 'STRUK', pencetak: 'A' }] }, undefined],
    ['none', { pencetak: [], kertas: [] }, undefined],
    ['two of one name', { pencetak: [...pencetak, one('A', 'ZPL')], kertas: [] }, 'PENCETAK_KEMBAR'],
    ['a paper for nobody', { pencetak, kertas: [{ kertas: 'NOTA', pencetak: 'C' }] }, 'PENCETAK_TIDAK_ADA'],
    [
      'a slip for labels',
      { pencetak, kertas: [{ kertas: 'STRUK', pencetak: 'B' }] },
      'PENCETAK_SALAH_BAHASA',
    ],
  ])('%s', (_what, setelan, code) => expect(salahSetelan(setelan)?.code).toBe(code));
});
