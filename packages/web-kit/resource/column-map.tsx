/**
 * Which column of a file is which of ours, said by whoever brings the file: each of our columns with a choice of the file's, a few of its
 * cells beside its name, or one value for all rows. One widget for every import. docs/decisions/0113.
 */
import { Button, Group, Text } from '@mantine/core';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import type { KolomBerkas, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../fields/field-input.tsx';
import { QuickSelect } from '../fields/quick-select.tsx';
import { TeksInput } from '../fields/text-input.tsx';
import { istilah } from '../language/istilah.ts';
import css from './column-map.module.css';

/**
 * Our columns in their order; `field` has the label, unless `label` is what is shown, and the input of one value for all rows, unless
 * it is `each` row's own.
 */
export type MappedColumn = {
  nama: string;
  wajib: boolean;
  field: Field | null;
  label?: string;
  each?: boolean;
};

type ColumnMapProps = {
  columns: readonly MappedColumn[];
  kolom: KolomBerkas;
  busy: boolean;
  onRead: (peta: PetaKolom) => void;
  /** Whose file it is, where that is no free word: its input, in place of the name of a supplier. */
  source?: (value: string | null, onChange: (value: string | null) => void) => ReactNode;
  /** What is asked of whoever looks, where it is not what imports ask. */
  hint?: string;
  /** What else is missing before it can be read, in words. */
  wrong?: (peta: PetaKolom) => string | null;
  /** Beside the button that reads. */
  acts?: ReactNode;
};

const labelOf = ({ nama, field, label }: MappedColumn): string =>
  label ?? (field ? istilah(field.label) : nama);

/** So few columns are all shown. */
const FEW = 8;

const NUMBERS: ReadonlySet<string> = new Set(['uang', 'gram', 'kadar', 'persen', 'angka']);

/** A text of a mapping as the input of its field holds it. */
function wireOfText({ kind }: Field, text: string | undefined): unknown {
  if (text === undefined || text === '') return null;
  if (kind === 'ya') return text === 'true';
  return NUMBERS.has(kind) && Number.isFinite(Number(text)) ? Number(text) : text;
}

const without = <T,>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const filled = ({ dari, tetap }: Pick<PetaKolom, 'dari' | 'tetap'>, name: string): boolean =>
  Object.hasOwn(dari, name) || Object.hasOwn(tetap, name);

function useMap(kolom: KolomBerkas) {
  const [peta, setPeta] = useState<PetaKolom>({
    dari: kolom.dari,
    tetap: kolom.tetap,
    sumber: kolom.sumber ?? '',
  });
  const read = (name: string, judul: string | null) =>
    setPeta((now) => ({
      ...now,
      // A column of the file is read once: where it was before, it is no more.
      dari: {
        ...Object.fromEntries(Object.entries(without(now.dari, name)).filter(([, from]) => from !== judul)),
        ...(judul === null ? {} : { [name]: judul }),
      },
      tetap: judul === null ? now.tetap : without(now.tetap, name),
    }));
  const fix = (name: string, value: unknown) =>
    setPeta((now) => {
      const text = value === null || value === '' || value === false ? '' : String(value);
      const tetap = { ...without(now.tetap, name), ...(text === '' ? {} : { [name]: text }) };
      // Whose pieces they are says whose file it is, until somebody says otherwise.
      return { ...now, tetap, ...(name === 'supplier' && now.sumber === '' ? { sumber: text } : {}) };
    });
  return { peta, setPeta, read, fix };
}

export function ColumnMap({ columns, kolom, busy, onRead, source, hint, wrong, acts }: ColumnMapProps) {
  const { t } = useTranslation();
  const { peta, setPeta, read, fix } = useMap(kolom);
  const [all, setAll] = useState(columns.length <= FEW);
  const shown = columns.filter(
    ({ nama, wajib }) => all || wajib || nama === 'supplier' || filled(kolom, nama),
  );
  const ready = columns.every(({ nama, wajib }) => !wajib || filled(peta, nama));
  const lacks = wrong?.(peta) ?? null;
  const setSource = (sumber: string | null) => setPeta((now) => ({ ...now, sumber: sumber ?? '' }));
  const options = kolom.judul.map(({ nama, contoh }) => ({
    value: nama,
    label: contoh.length > 0 ? `${nama} (${contoh.join(', ')})` : nama,
  }));
  return (
    <section className={`kartu ${css.peta}`} aria-label={t('impor.kolom.judul')}>
      <Text fw={600}>{t('impor.kolom.judul')}</Text>
      <Text size="sm" c="dimmed">
        {hint ?? t('impor.kolom.petunjuk')}
      </Text>
      {kolom.ingatan.length > 1 && (
        <Group gap="xs">
          {kolom.ingatan.map((one) => (
            <Button key={one.sumber} size="compact-sm" variant="default" onClick={() => setPeta(one)}>
              {one.sumber}
            </Button>
          ))}
        </Group>
      )}
      <div className={css.baris}>
        {shown.map((column) => (
          <Pair key={column.nama} column={column} peta={peta} options={options} onRead={read} onFix={fix} />
        ))}
      </div>
      {!all && shown.length < columns.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('impor.kolom.lain', { jumlah: columns.length - shown.length })}
        </Button>
      )}
      <Group align="end" gap="sm">
        {source ? (
          source(peta.sumber || null, setSource)
        ) : (
          <TeksInput
            label={t('impor.kolom.sumber')}
            description={t('impor.kolom.sumberPetunjuk')}
            name="sumber"
            value={peta.sumber || null}
            maxLength={60}
            onChange={setSource}
          />
        )}
        <Button loading={busy} disabled={!ready || lacks !== null} onClick={() => onRead(peta)}>
          {t('impor.kolom.lanjut')}
        </Button>
        {acts}
        {lacks !== null && (
          <Text size="sm" role="status">
            {lacks}
          </Text>
        )}
      </Group>
    </section>
  );
}

type PairProps = {
  column: MappedColumn;
  peta: PetaKolom;
  options: { value: string; label: string }[];
  onRead: (nama: string, judul: string | null) => void;
  onFix: (nama: string, value: unknown) => void;
};

/** One of our columns: the heading it is read from, or the value that all rows have. */
function Pair({ column, peta, options, onRead, onFix }: PairProps) {
  const { t } = useTranslation();
  const { nama, wajib, field, each = false } = column;
  const label = labelOf(column);
  return (
    <div role="group" className={css.isian} aria-label={label}>
      <QuickSelect
        label={label}
        name={`dari.${nama}`}
        value={peta.dari[nama] ?? null}
        options={options}
        clearable
        required={wajib}
        placeholder={t('impor.kolom.tidakDipakaiPilihan')}
        onChange={(judul) => onRead(nama, judul)}
      />
      {field && !each && !Object.hasOwn(peta.dari, nama) && (
        <FieldInput
          field={field}
          label={t('impor.kolom.semua')}
          name={`tetap.${nama}`}
          required={false}
          value={wireOfText(field, peta.tetap[nama])}
          onChange={(value) => onFix(nama, value)}
        />
      )}
    </div>
  );
}

type ColumnNoteProps = { kolom: KolomBerkas; onChange: () => void };

/** What became of the columns of a file that is shown: where they begin, as whose they were read, which nobody reads. */
export function ColumnNote({ kolom, onChange }: ColumnNoteProps) {
  const { t } = useTranslation();
  const jumlah = Object.keys(kolom.dari).length;
  return (
    <Group gap="xs">
      <Text size="sm">
        {t('impor.kolom.dari', { baris: kolom.baris_judul, jumlah })}{' '}
        {kolom.sumber && t('impor.kolom.seperti', { sumber: kolom.sumber })}
      </Text>
      {kolom.tidak_dipakai.length > 0 && (
        <Text size="sm" c="kuning">
          {t('impor.kolom.tidakDipakai', { kolom: kolom.tidak_dipakai.join(', ') })}
        </Text>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onChange}>
        {t('impor.kolom.ubah')}
      </Button>
    </Group>
  );
}

/** Columns of a declaration, those without which no row is read marked. */
export const columnsOf = (fields: Fields, wajib: ReadonlySet<string>): MappedColumn[] =>
  Object.entries(fields).map(([nama, field]) => ({ nama, wajib: wajib.has(nama), field }));
