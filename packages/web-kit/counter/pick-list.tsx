/** A list that floats below what opened it: type to narrow, arrows and Enter to take, Esc to leave. */
import { Loader } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { OWN_SCANS } from '@mustika/web-kit/scan/scan-focus.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import css from './pick.module.css';

export type PickItem = { id: string; title: ReactNode; note?: ReactNode; right?: ReactNode };

type FloatingProps = {
  label: string;
  width?: number;
  align?: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
};

/** The floating box itself. */
export function Floating({ label, width = 380, align = 'right', onClose, children }: FloatingProps) {
  const box = useClickOutside(onClose);
  return (
    <div
      ref={box}
      className={css.floating}
      data-align={align}
      style={{ width }}
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

type PickRowsProps = { id: string; items: readonly PickItem[]; at: number; onPick: (id: string) => void };

/** The rows; whoever holds the caret owns the keys. */
export function PickRows({ id, items, at, onPick, label }: PickRowsProps & { label: string }) {
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div id={id} role="listbox" aria-label={label} className={css.list}>
      {items.map((item, index) => (
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          className={css.item}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item.id)}
          onKeyDown={() => undefined}
        >
          <span className={css.title}>{item.title}</span>
          {item.right !== undefined && <span className={css.right}>{item.right}</span>}
          {item.note !== undefined && <span className={css.note}>{item.note}</span>}
        </div>
      ))}
    </div>
  );
}

/** Moves a place in a list by arrow keys; null when the key is none of ours. */
export function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return null;
}

type PickListProps = {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (text: string) => void;
  items: readonly PickItem[];
  onPick: (id: string) => void;
  loading?: boolean;
  empty: string;
  /** What is scanned into it is looked for here, such as the card of a member; else it is a piece for the counter. */
  scans?: boolean;
  /** Keys before the list's own; true: used. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  children?: ReactNode;
};

export function PickList(props: PickListProps) {
  const { label, query, items, onPick } = props;
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, items.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (props.onKey?.(event)) return;
    const next = moved(event.key, at, items.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) setChosen(next);
    else if (items[at]) onPick(items[at].id);
  };
  return (
    <>
      <div className={css.search}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the list was opened to type into it.
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
          placeholder={props.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setChosen(0);
            props.onQuery(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          {...(props.scans ? OWN_SCANS : {})}
        />
        {props.loading && <Loader size={14} color="gray" />}
      </div>
      {props.children}
      {items.length === 0 ? (
        <div className={css.empty} role="status">
          {props.empty}
        </div>
      ) : (
        <PickRows id={id} items={items} at={at} onPick={onPick} label={label} />
      )}
    </>
  );
}
