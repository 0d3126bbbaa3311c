/** A document on a board: its number, whose it is, the day that was promised and how far it is past, a few lines. */
import { cardFields, type DocumentBoard } from '@mustika/kernel/document-board.ts';
import { headFields, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableRow } from '../data-table/rows.ts';
import { formatValue, isMono, isNumeric, KOSONG } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { NameOf } from '../names.ts';
import css from './board.module.css';

/** Pixels of a card: frame, number and name; then what else it says, two beside each other, the promised day first. */
const HEAD = 54;
const LINE = 18;
export const GAP = 8;
export const cardHeight = ({ lines }: DocumentBoard): number =>
  HEAD + Math.ceil((lines.length + 1) / 2) * LINE;

export const fieldsOfCard = (document: ReadableDocument, board: DocumentBoard): Fields =>
  cardFields(headFields(document), document.reads.number, board);

type CardProps = {
  id: string;
  at: number;
  /** How many there are in its column. */
  count: number;
  row: TableRow;
  number: string;
  board: DocumentBoard;
  fields: Fields;
  nameOf: NameOf;
  current: boolean;
  held: boolean;
  draggable: boolean;
};

/** The keys belong to the column: it has the focus and tells which card is current. */
const optionAt = (at: number, count: number, current: boolean) => ({
  ...{ role: 'option', 'aria-selected': current },
  ...{ 'aria-posinset': at + 1, 'aria-setsize': count },
});

/** Nothing, or none of it, is worth no words. */
const says = (value: unknown): boolean => value !== null && value !== '' && value !== 0;

export const Card = memo(function Card({ id, at, count, row, board, fields, nameOf, ...props }: CardProps) {
  const { t } = useTranslation();
  const { title, due, late, lines } = board;
  const days = Number(row[late] ?? 0);
  const value = (name: string): string =>
    nameOf(name, row[name]) ?? formatValue(fields[name] as Field, row[name]);
  return (
    <div
      id={id}
      {...optionAt(at, count, props.current)}
      className={css.card}
      data-at={at}
      data-current={props.current}
      data-late={days > 0}
      data-held={props.held}
      draggable={props.draggable}
    >
      <div className={css.top}>
        <span className="kode">{String(row[props.number])}</span>
        {days > 0 && <strong>{t('papan.telat', { hari: days })}</strong>}
      </div>
      <div className={css.title}>{value(title) || KOSONG}</div>
      <div className={css.facts}>
        {[due, ...lines]
          .filter((name) => fields[name] && says(row[name]))
          .map((name) => (
            <div key={name}>
              <span>{name === due ? t('papan.untuk') : istilah(fields[name]?.label ?? '')}</span>
              <span className={faceOf(fields[name] as Field, nameOf(name, row[name]) !== null)}>
                {value(name)}
              </span>
            </div>
          ))}
      </div>
    </div>
  );
});

const faceOf = (field: Field, named: boolean): string | undefined =>
  isNumeric(field) ? 'angka' : isMono(field) && !named ? 'kode' : undefined;

/** A card whose page is on the way. */
export const WaitCard = () => (
  <div className={css.card} role="presentation" aria-hidden>
    <span className={css.bone} />
    <span className={css.bone} />
    <span className={css.bone} />
  </div>
);
