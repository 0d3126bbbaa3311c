/** A drawing as what was done: strokes, and the wiping of all of them; each can be undone. Places are of the sheet, not of the screen. */
export type Point = readonly [x: number, y: number];
export type Stroke = { width: number; points: readonly Point[] };
export type Step = Stroke | 'wiped';

/** What is to be seen. */
export const strokesOf = (steps: readonly Step[]): Stroke[] =>
  steps.slice(steps.lastIndexOf('wiped') + 1) as Stroke[];

export const wiped = (steps: readonly Step[]): readonly Step[] =>
  strokesOf(steps).length === 0 ? steps : [...steps, 'wiped'];

export const undone = (steps: readonly Step[]): readonly Step[] => steps.slice(0, -1);

export type Size = { width: number; height: number };

/** The longer side of a sheet: as much as a photo keeps. */
const LONG = 1200;
const WHITE: Size = { width: LONG, height: 900 };

/** The sheet on which a picture is drawn over has its shape; a white one lies as a table does. */
export function sheetFor(picture: Size | null): Size {
  if (!picture) return WHITE;
  const by = Math.min(1, LONG / Math.max(picture.width, picture.height));
  return { width: Math.ceil(picture.width * by), height: Math.ceil(picture.height * by) };
}

type Box = Size & { left: number; top: number };

/** Where on the sheet somebody points who points there on the screen. */
export const placeOn = (
  sheet: Size,
  shown: Box,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => [
  ((clientX - shown.left) / shown.width) * sheet.width,
  ((clientY - shown.top) / shown.height) * sheet.height,
];

type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke' | 'lineWidth' | 'lineCap' | 'lineJoin'
>;

/** A stroke as a hand drew it: round, bending halfway between the places that were told. */
export function drawStroke(pen: Pen, { width, points }: Stroke): void {
  const [first, ...rest] = points;
  if (!first) return;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(...first);
  rest.forEach(([x, y], at) => {
    const next = rest[at + 1];
    if (next) pen.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
    else pen.lineTo(x, y);
  });
  // A dot is a line that went nowhere.
  if (rest.length === 0) pen.lineTo(...first);
  pen.stroke();
}
