/** A sheet that is drawn on: white, or over a picture; by pen, finger or mouse. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { drawStroke, type Point, placeOn, type Size, type Step, sheetFor, strokesOf } from './strokes.ts';

/** Paper is white and ink dark in every scheme: it is a picture. Over a photo only red is seen on gold and on skin alike. */
const PAPER = '#ffffff';
const INK = '#1c1a17';
const OVER = '#d4302e';

/** The picture as something that can be drawn; null without one, and until it is read. */
export function useBitmap(picture: Blob | null): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let gone = false;
    setBitmap(null);
    if (picture) void createImageBitmap(picture).then((read) => !gone && setBitmap(read));
    return () => {
      gone = true;
    };
  }, [picture]);
  return bitmap;
}

function paint(canvas: HTMLCanvasElement, steps: readonly Step[], under: ImageBitmap | null): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (under) pen.drawImage(under, 0, 0, canvas.width, canvas.height);
  pen.strokeStyle = under ? OVER : INK;
  for (const stroke of strokesOf(steps)) drawStroke(pen, stroke);
}

type Drawing = { pointer: number; points: Point[] };

/** What a pointer does on the sheet: a stroke is drawn while it goes on, and told when it ends. */
function useHand(
  canvas: RefObject<HTMLCanvasElement | null>,
  width: number,
  onStroke: (points: Point[]) => void,
) {
  const drawing = useRef<Drawing | null>(null);
  // A hand that rests on the glass while the pen draws is no finger.
  const withPen = useRef(false);
  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const sheet = canvas.current as HTMLCanvasElement;
    return placeOn(sheet, sheet.getBoundingClientRect(), event);
  };
  const ends = (event: PointerEvent<HTMLCanvasElement>): void => {
    const now = drawing.current;
    if (now?.pointer !== event.pointerId) return;
    drawing.current = null;
    onStroke(now.points);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      withPen.current ||= event.pointerType === 'pen';
      const palm = withPen.current && event.pointerType === 'touch';
      if (drawing.current || palm || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawing.current = { pointer: event.pointerId, points: [placeOf(event)] };
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const now = drawing.current;
      const pen = event.currentTarget.getContext('2d');
      if (now?.pointer !== event.pointerId || !pen) return;
      const last = now.points.at(-1) as Point;
      const way = (event.nativeEvent.getCoalescedEvents?.() ?? []).map(placeOf);
      const more = way.length > 0 ? way : [placeOf(event)];
      now.points.push(...more);
      // Straight while the hand is on its way, as it is whole once it rests.
      for (const [at, point] of more.entries())
        drawStroke(pen, { width, points: [more[at - 1] ?? last, point] });
    },
    onPointerUp: ends,
    onPointerCancel: ends,
  };
}

export function useSheet(
  steps: readonly Step[],
  under: ImageBitmap | null,
  width: number,
  add: (step: Step) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size: Size = sheetFor(under);
  const hand = useHand(canvas, width, (points) => add({ width, points }));
  useEffect(() => {
    if (canvas.current) paint(canvas.current, steps, under);
  }, [steps, under]);
  const picture = (): Promise<Blob | null> =>
    new Promise((resolve) => canvas.current?.toBlob(resolve, 'image/jpeg', 0.92));
  return { canvas, size, hand, picture };
}
