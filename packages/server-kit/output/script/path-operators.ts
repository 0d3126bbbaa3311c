/** Outlines in the operators of a PDF, which knows no curve with one handle. */
import type { OutlinePath } from './slices.ts';

const n = (value: number): string => value.toFixed(1);

export function pathOperators({ commands }: OutlinePath): string {
  let [x, y] = [0, 0];
  let operators = '';
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') operators += `${n(a)} ${n(b)} m\n`;
    else if (command === 'lineTo') operators += `${n(a)} ${n(b)} l\n`;
    else if (command === 'bezierCurveTo') operators += `${[a, b, c, d, e, f].map(n).join(' ')} c\n`;
    else if (command === 'quadraticCurveTo') {
      const [ax, ay] = [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y)];
      const [bx, by] = [c + (2 / 3) * (a - c), d + (2 / 3) * (b - d)];
      operators += `${[ax, ay, bx, by, c, d].map(n).join(' ')} c\n`;
    } else operators += 'h\n';
    if (args.length >= 2) [x, y] = args.slice(-2) as [number, number];
  }
  return operators;
}
