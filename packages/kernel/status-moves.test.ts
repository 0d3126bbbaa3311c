/** Protects: a reversal may undo what its document did to a piece, from wherever it stands, and nothing else. */
import { expect, test } from 'vitest';
import { defineDocument, type Transition } from './document.ts';
import { BARU, type PieceMoves, statusRows } from './status-moves.ts';

type State = 'OPEN' | 'DONE' | 'CANC';
const step = (from: State[], to: State, more: Partial<Transition<State>> = {}): Transition<State> => ({
  ...{ from, to, path: `x/${to}`, label: to, fields: {}, screens: [], message: 'Ok' },
  ...more,
});
const document = (pieces: PieceMoves) =>
  defineDocument({
    ...{ name: 'x', label: 'X', series: 'XX', states: ['OPEN', 'DONE', 'CANC'] },
    transitions: {
      simpan: step([], 'OPEN'),
      validasi: step(['OPEN'], 'DONE'),
      batal: step(['OPEN', 'DONE'], 'CANC', { reverses: true }),
    },
    pieces,
  });
const moves = (pieces: PieceMoves): string[] =>
  statusRows(document(pieces)).map(
    ({ transisi, dari, ke, timbang }) => `${transisi} ${dari} ${ke}${timbang ? ' timbang' : ''}`,
  );

test('a reversal goes back to where the document found the piece, whether it waited on its way or not', () => {
  expect(
    moves({
      simpan: [
        ['A', 'TUNGGU'],
        ['A', 'B'],
        ['B', 'C', 'TIMBANG'],
      ],
      validasi: [
        ['TUNGGU', 'B'],
        ['Z', 'B'],
      ],
    }),
  ).toEqual([
    'simpan A TUNGGU',
    'simpan A B',
    'simpan B C timbang',
    'validasi TUNGGU B',
    'validasi Z B',
    ...['batal TUNGGU A', 'batal B A', 'batal C B timbang', 'batal B Z'],
  ]);
});

test('a piece that came in new makes no move, and is BATAL when it is taken back', () => {
  expect(moves({ simpan: [[BARU, 'TUNGGU']], validasi: [['TUNGGU', 'A', 'TIMBANG']] })).toEqual([
    ...['validasi TUNGGU A timbang', 'batal TUNGGU BATAL', 'batal A BATAL'],
  ]);
});

test('nobody declares what a reversal does', () => {
  expect(() => document({ batal: [['A', 'B']] })).toThrow('the moves of [batal] follow');
});
