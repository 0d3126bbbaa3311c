/** Labels in ZPL II (Zebra and its kin): one ^XA..^XZ per label, UTF-8, scalable font 0; text in letters it has not is a picture. */
import { symbolOf } from '../output/symbol.ts';
import { dots, hasLetters, type Label, type LabelItem, type Rotation } from './label.ts';
import { textRaster } from './preview.ts';

const TURNED: Record<Rotation, string> = { 0: 'N', 90: 'R', 180: 'I', 270: 'B' };

/** Field data as hex where ZPL would read a command, so that no name can print another label. */
const field = (text: string): string =>
  `^FH_^FD${text.replace(/\p{Cc}/gu, ' ').replace(/[\^~_]/g, (c) => `_${c.charCodeAt(0).toString(16)}`)}^FS`;

async function itemZpl(label: Label, item: LabelItem): Promise<string> {
  const d = (mm: number): number => dots(label, mm);
  const at = `^FO${d(item.x)},${d(item.y)}`;
  if (item.is === 'line') {
    const [width, height] = [Math.max(1, d(item.width)), Math.max(1, d(item.height))];
    return `${at}^GB${width},${height},${Math.min(width, height)}^FS`;
  }
  const turn = TURNED[item.rotation ?? 0];
  switch (item.is) {
    case 'text': {
      if (!hasLetters(item.text)) {
        const { rowBytes, bits } = await textRaster(item, label.dpi);
        return `${at}^GFA,${bits.length},${bits.length},${rowBytes},${bits.toString('hex').toUpperCase()}^FS`;
      }
      const wide = Math.round(d(item.size) * (item.bold ? 1 : 0.9));
      return `${at}^A0${turn},${d(item.size)},${wide}^FB${d(item.width)},1,0,${item.align === 'right' ? 'R' : 'L'}${field(item.text)}`;
    }
    case 'code128': {
      const module = Math.max(1, Math.floor(d(item.width) / symbolOf('code128', item.text).columns));
      return `${at}^BY${module}^BC${turn},${d(item.height)},N,N,N${field(item.text)}`;
    }
    case 'datamatrix': {
      const module = Math.max(1, Math.floor(d(item.size) / symbolOf('datamatrix', item.text).columns));
      return `${at}^BX${turn},${module},200${field(item.text)}`;
    }
    case 'qr': {
      const module = Math.min(
        10,
        Math.max(1, Math.floor(d(item.size) / symbolOf('qrcode', item.text).columns)),
      );
      return `${at}^BQN,2,${module}${field(`MA,${item.text}`)}`;
    }
  }
}

/** One print job. */
export async function toZpl(labels: readonly Label[]): Promise<string> {
  const jobs = labels.map(async (label) => {
    const size = `^PW${dots(label, label.widthMm)}^LL${dots(label, label.heightMm)}^LH0,0`;
    const items = await Promise.all(label.items.map((item) => itemZpl(label, item)));
    return ['^XA^CI28', size, ...items, '^XZ', ''].join('\n');
  });
  return (await Promise.all(jobs)).join('');
}
