/** One icon of ikon.tsv as a component, with the properties that those of @tabler/icons-react (MIT) have. */
import { createElement, type FunctionComponent, type SVGProps } from 'react';

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  size?: number | string;
  stroke?: number | string;
};

const OUTLINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function icon(kind: string, file: string, nodes: readonly Node[]): FunctionComponent<IconProps> {
  return function Icon({ color = 'currentColor', size = 24, stroke = 2, className, children, ...rest }) {
    const drawn =
      kind === 'filled'
        ? { fill: color, stroke: 'none' }
        : { ...OUTLINE, strokeWidth: stroke, stroke: color };
    const named = ['tabler-icon', `tabler-icon-${file}`, className].filter(Boolean).join(' ');
    const frame = { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24' };
    const parts = nodes.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...frame, ...drawn, className: named, ...rest }, parts, children);
  };
}
