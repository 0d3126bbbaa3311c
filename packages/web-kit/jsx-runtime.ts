/**
 * React's own runtime with one thing more: a text that a screen shows is looked up in the dictionary on its way to the
 * page. So the prescribed Indonesian stands in the code as prescribed, a new screen or declaration needs nothing but
 * its line in a dictionary, and Indonesian costs nothing. Texts put together from parts ask `istilah` or `kalimat`
 * themselves. Apps/web names this module as the source of JSX.
 */
import { type ElementType, Fragment, type Key } from 'react';
import { jsx as element, jsxs as elements } from 'react/jsx-runtime';
import { kalimat, ucapan } from './language/istilah.ts';

export { Fragment };

type Props = Record<string, unknown>;

/** Where a text is read, with the eyes or by a screen reader. */
const READ = ['label', 'title', 'placeholder', 'description', 'aria-label', 'alt', 'text'] as const;

const said = (value: unknown): unknown => (typeof value === 'string' ? ucapan(value) : value);

const saidAll = (children: unknown): unknown =>
  Array.isArray(children) && children.some((child) => said(child) !== child)
    ? children.map(said)
    : said(children);

function translated(props: Props): Props {
  let out = props;
  const put = (name: string, value: unknown): void => {
    if (value === out[name]) return;
    if (out === props) out = { ...props };
    out[name] = value;
  };
  put('children', saidAll(props['children']));
  for (const name of READ) put(name, said(props[name]));
  const { error } = props;
  if (typeof error === 'string') put('error', kalimat(error));
  return out;
}

export const jsx = (type: ElementType, props: Props, key?: Key) => element(type, translated(props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => elements(type, translated(props), key);

/** The same while developing: the warnings about keys are React's own. */
export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, many: boolean) =>
  many ? jsxs(type, props, key) : jsx(type, props, key);
