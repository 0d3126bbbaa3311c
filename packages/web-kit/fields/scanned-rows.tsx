/**
 * Rows that are scanned, typed or pasted: each code is looked up as it comes, shown with what it is, and refused with its
 * reason at once rather than when all are sent. Only the codes travel, and what is typed for each.
 */
import { Button, Input } from '@mantine/core';
import type { Scanned } from '@mustika/kernel/command.ts';
import { type Fields, fieldWith } from '@mustika/kernel/field.ts';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import { DataTable, type TableRow } from '../data-table.tsx';
import { emptyValues } from '../form/form-values.ts';
import { kalimat } from '../language/istilah.ts';
import { ScanField } from '../scan/scan-field.tsx';
import { focusScan } from '../scan/scan-focus.ts';
import { buzz, tick } from '../scan/sound.ts';
import type { InputProps } from './input-props.ts';
import { ScannedFill } from './scanned-fill.tsx';

type Row = Record<string, unknown>;
type Props = InputProps<Row[]> & {
  fields: Fields;
  scan: Scanned;
  errors: Readonly<Record<string, string>>;
};
/** What was answered about each code. */
export type Known = ReadonlyMap<string, Row>;
type Said = { text: string; error: boolean } | null;

/** A list pasted from a sheet is asked about a few at a time. */
const AT_ONCE = 8;
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];

export function ScannedRows({ fields, scan, errors, ...props }: Props) {
  const { t } = useTranslation();
  const { text, setText, said, busy, known, take } = useScanned(fields, scan, props);
  return (
    <Input.Wrapper
      label={props.label}
      error={props.error}
      withAsterisk={props.required ?? false}
      labelElement="div"
    >
      <ScanField
        label={t('pindai.label', { isian: props.label })}
        readyText={t('dokumen.pindaiSiap')}
        placeholder={t('pindai.tempat')}
        value={text}
        message={said}
        busy={busy > 0}
        disabled={props.disabled ?? false}
        onValue={setText}
        onScan={(code) => void take(codesIn(code))}
      />
      <ScannedTable {...props} {...{ fields, scan, errors, known }} />
    </Input.Wrapper>
  );
}

type TableProps = Props & { known: Known };

/** What was scanned, with what is typed for each. */
export function ScannedTable({ fields, scan, errors, known, ...props }: TableProps) {
  const { t } = useTranslation();
  const [[name = ''] = [], ...typed] = Object.entries(fields);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const rows = props.value ?? [];
  const columns = useMemo(() => {
    const code = fields[name];
    return { ...(code ? { [name]: fieldWith(code, { width: 11, total: 'count' }) } : {}), ...scan.shows };
  }, [fields, name, scan]);
  const drop = () => {
    props.onChange(rows.filter((row) => !picked.has(String(row[name]))));
    setPicked(new Set());
  };
  return (
    <>
      {typed.length > 0 ? (
        <ScannedFill
          {...{ rows, known, errors, code: name, label: props.label, shows: scan.shows }}
          list={props.name ?? ''}
          typed={Object.fromEntries(typed)}
          locked={props.disabled ?? false}
          onChange={props.onChange}
        />
      ) : (
        <DataTable
          id={`pindai-${props.name}`}
          label={props.label}
          fields={columns}
          rows={rows.map((row) => ({ ...known.get(String(row[name])), ...row })) as TableRow[]}
          rowKey={name}
          withToolbar={false}
          maxHeight={320}
          picked={picked}
          onPicked={(next) => setPicked(next)}
          first={{ text: t('pindai.kosong') }}
        />
      )}
      {picked.size > 0 && (
        <Button variant="default" mt={6} leftSection={<IconTrash size={14} />} onClick={drop}>
          {t('pindai.keluarkan', { jumlah: picked.size })}
        </Button>
      )}
    </>
  );
}

/** Codes that are taken into rows, and what is known of each. */
export function useScanned(
  fields: Fields,
  scan: Scanned | undefined,
  { value, onChange }: Pick<Props, 'value' | 'onChange'>,
) {
  const { t } = useTranslation();
  const [[name = ''] = [], ...others] = Object.entries(fields);
  const typed = Object.fromEntries(others);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Said>(null);
  const [busy, setBusy] = useState(0);
  const [known, setKnown] = useState<Known>(new Map());
  // A second scan may come before the answer to the first: both count on the newest rows.
  const rows = useRef<Row[]>([]);
  useEffect(() => {
    const emptied = rows.current.length > 0 && (value ?? []).length === 0;
    rows.current = value ?? [];
    // A form that begins again says nothing of the rows of the one before.
    if (emptied) setSaid(null);
  });
  const add = (code: string, found: Row) => {
    setKnown((before) => new Map(before).set(code, found));
    rows.current = [
      ...rows.current,
      { [name]: code, ...emptyValues(typed), ...(scan?.counts ? { [scan.counts]: 1 } : {}) },
    ];
    onChange(rows.current);
  };
  /** Answers why it was not taken: it lies there, unless what lies there is counted. */
  const again = (code: string): string | null => {
    const counts = scan?.counts;
    if (!counts) return t('pindai.sudah');
    rows.current = rows.current.map((row) =>
      row[name] === code ? { ...row, [counts]: Number(row[counts] ?? 0) + 1 } : row,
    );
    onChange(rows.current);
    return null;
  };
  /** Why it was not taken, or null. */
  const one = async (code: string): Promise<string | null> => {
    if (rows.current.some((row) => row[name] === code)) return again(code);
    try {
      const { data } = await call<Row>((scan as Scanned).call(), { params: { [name]: code }, scan: true });
      const key = String(data[name]);
      if (rows.current.some((row) => row[name] === key)) return again(key);
      const why = scan?.refuses?.(data);
      if (why) return kalimat(why);
      add(key, data);
      return null;
    } catch (error) {
      return isApiError(error) ? error.message : kalimat('Terjadi Kesalahan Saat Request Data');
    }
  };
  const take = async (codes: readonly string[]): Promise<void> => {
    setText('');
    // The next one is expected here, whatever field this one came through.
    focusScan();
    setBusy((count) => count + 1);
    const refused: string[] = [];
    for (let at = 0; at < codes.length; at += AT_ONCE) {
      const some = codes.slice(at, at + AT_ONCE);
      const whys = await Promise.all(some.map(one));
      refused.push(...some.flatMap((code, index) => (whys[index] ? [`${code}: ${whys[index]}`] : [])));
    }
    setBusy((count) => count - 1);
    if (refused.length > 0) buzz();
    else tick();
    const more = refused.length > 3 ? ` (+${refused.length - 3})` : '';
    setSaid(
      refused.length > 0
        ? { text: refused.slice(0, 3).join(' · ') + more, error: true }
        : { text: t('pindai.masuk', { jumlah: codes.length }), error: false },
    );
  };
  return { text, setText, said, busy, known, take };
}
