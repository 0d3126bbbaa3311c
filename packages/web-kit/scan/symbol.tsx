/** A code to be read off the screen: four modules of quiet around it, always dark on white, because readers do not follow the scheme. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import type { simbol } from '@mustika/kernel/text/simbol.ts';

export type Simbol = WireOf<typeof simbol>;

type SymbolPictureProps = { gambar: Simbol; label: string; className?: string | undefined };

export function SymbolPicture({ gambar: { columns, rows, dark }, label, className }: SymbolPictureProps) {
  return (
    <svg
      className={className}
      viewBox={`-4 -4 ${columns + 8} ${rows + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={columns + 8} height={rows + 8} fill="#fff" />
      {dark.map((rect) => (
        <rect key={`${rect.x}-${rect.y}`} {...rect} fill="#000" />
      ))}
    </svg>
  );
}
