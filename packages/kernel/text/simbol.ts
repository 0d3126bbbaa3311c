/** A bar code as it travels: dark rectangles on a field of modules, drawn where it is shown. */
import { baris, objek } from '../answer.ts';
import { angka } from '../field.ts';

export const simbol = objek({
  columns: angka(''),
  rows: angka(''),
  dark: baris({ x: angka(''), y: angka(''), width: angka(''), height: angka('') }),
});
