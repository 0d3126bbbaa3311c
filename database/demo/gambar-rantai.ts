/** Chains: necklaces, bracelets and anklets, by the path that they lie in and the links that they are made of. */

type Rantai = { jalan: string; tebal: number; mata: string; hiasan?: string };

const KALUNG = 'M150 130C150 430 250 590 360 590S570 430 570 130';
const GELANG = 'M130 380C130 250 230 190 360 190S590 250 590 380 490 570 360 570 130 510 130 380Z';
const KAKI = 'M100 380C100 280 210 230 360 230S620 280 620 380 510 530 360 530 100 480 100 380Z';

const lonceng = [
  [180, 500],
  [270, 535],
  [360, 548],
  [450, 535],
  [540, 500],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="22" fill="url(#emas)"/>`)
  .join('');
const mutiara = [
  [300, 596],
  [360, 612],
  [420, 596],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="26" fill="#f4efe6" stroke="#b9a984"/>`)
  .join('');

const MODEL: Readonly<Record<string, Rantai>> = {
  'KALUNG TALI AIR': { jalan: KALUNG, tebal: 14, mata: '3 3' },
  'KALUNG MILANO': { jalan: KALUNG, tebal: 34, mata: '5 2' },
  'KALUNG HOLLOW': { jalan: KALUNG, tebal: 28, mata: '30 8' },
  'KALUNG NORI': { jalan: KALUNG, tebal: 24, mata: '14 5 4 5' },
  'KALUNG KACA PIRING': { jalan: KALUNG, tebal: 18, mata: '12 5', hiasan: mutiara },
  'GELANG KERONCONG': { jalan: GELANG, tebal: 20, mata: '8 3' },
  'GELANG RANTAI': { jalan: GELANG, tebal: 34, mata: '34 9' },
  'GELANG SISIK NAGA': { jalan: GELANG, tebal: 46, mata: '12 3' },
  'GELANG KAKI POLOS': { jalan: KAKI, tebal: 14, mata: '9 4' },
  'GELANG KAKI RANTAI LONCENG': { jalan: KAKI, tebal: 16, mata: '14 5', hiasan: lonceng },
};

/** The chain of that name, or one along that path. */
export function bentukRantai(nama: string, tebal: number): string {
  const model = MODEL[nama] ?? { jalan: nama, tebal, mata: '18 6' };
  const garis = (lebar: number, more: string): string =>
    `<path d="${model.jalan}" fill="none" stroke-width="${lebar}" ${more}/>`;
  return `${garis(model.tebal * 0.55, 'stroke="#7a4d10" stroke-opacity=".75"')}${garis(
    model.tebal,
    `stroke="url(#emas)" stroke-dasharray="${model.mata}"`,
  )}${garis(model.tebal / 6, `stroke="#fff" stroke-opacity=".4" stroke-dasharray="${model.mata}"`)}${model.hiasan ?? ''}`;
}
