/**
 * The access tree: three levels with ticks, each row with the reason it is so. Arrow keys move, open and close, Space
 * ticks, Backspace follows the template again, letters go to the search.
 */
import { Badge, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconLock } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../pengguna.module.css';
import { PENGGUNA } from '../teks-pengguna.store.ts';
import type { Pohon } from './pohon-hak.store.ts';
import { type BarisPohon, hakKini, sebabKini } from './pohon-hak.view.ts';

const WARNA = {
  LEVEL: 'biru',
  MODUL: 'gray',
  INDUK: 'gray',
  SENDIRI: 'emas',
  SALINAN: 'emas',
  TEMPLAT: 'netral',
};

export function PohonHak({ pohon, label }: { pohon: Pohon; label: string }) {
  const { t } = useTranslation(PENGGUNA);
  const [fokus, setFokus] = useState<string | null>(null);
  const kotak = useRef<HTMLDivElement>(null);
  const { rows } = pohon;
  const kini = rows.some((row) => row.path === fokus) ? fokus : (rows[0]?.path ?? null);
  const pindah = (path: string | undefined) => {
    if (path === undefined) return;
    setFokus(path);
    const row = kotak.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    row?.focus();
  };
  const tekan = (event: KeyboardEvent) => {
    const at = rows.findIndex((row) => row.path === kini);
    const row = rows[at];
    if (!row) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => pindah(rows[at + 1]?.path),
      ArrowUp: () => pindah(rows[at - 1]?.path),
      Home: () => pindah(rows[0]?.path),
      End: () => pindah(rows.at(-1)?.path),
      ArrowRight: () => (row.terbuka === false ? pohon.buka(row.path, true) : pindah(rows[at + 1]?.path)),
      ArrowLeft: () =>
        row.terbuka
          ? pohon.buka(row.path, false)
          : pindah(rows.findLast((one, n) => n < at && one.tingkat < row.tingkat)?.path),
      ' ': () => pohon.centang(row),
      Enter: () => pohon.centang(row),
      Backspace: () => pohon.ikut(row),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={kotak}
      className={css.pohon}
      role="tree"
      aria-label={label}
      aria-multiselectable
      onKeyDown={tekan}
    >
      {rows.length === 0 && <p>{t('hak.tidakAda')}</p>}
      {rows.map((row) => (
        <Baris
          key={row.path}
          row={row}
          pohon={pohon}
          aktif={row.path === kini}
          onFokus={() => setFokus(row.path)}
        />
      ))}
    </div>
  );
}

const ARIA = { ya: true, tidak: false, sebagian: 'mixed' } as const;

type BarisProps = { row: BarisPohon; pohon: Pohon; aktif: boolean; onFokus: () => void };

function Baris({ row, pohon, aktif, onFokus }: BarisProps) {
  const mati = !pohon.bolehUbah || row.terkunci;
  const panah =
    row.terbuka === null ? null : row.terbuka ? (
      <IconChevronDown size={14} />
    ) : (
      <IconChevronRight size={14} />
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for its rows.
    <div
      role="treeitem"
      data-path={row.path}
      aria-level={row.tingkat}
      aria-checked={ARIA[row.centang]}
      aria-disabled={mati}
      aria-selected={aktif}
      {...(row.terbuka === null ? {} : { 'aria-expanded': row.terbuka })}
      tabIndex={aktif ? 0 : -1}
      className={`${css.baris} ${row.berubah && row.simpul ? css.berubah : ''}`}
      style={{ '--tingkat': row.tingkat } as CSSProperties}
      onFocus={onFokus}
      onClick={() => (row.terbuka === null ? pohon.centang(row) : pohon.buka(row.path, !row.terbuka))}
    >
      <span className={css.panah}>{panah}</span>
      <Checkbox
        size="xs"
        tabIndex={-1}
        aria-hidden
        checked={row.centang === 'ya'}
        indeterminate={row.centang === 'sebagian'}
        disabled={mati}
        onClick={(event) => event.stopPropagation()}
        onChange={() => pohon.centang(row)}
      />
      <span>
        {row.title}
        {row.tingkat === 2 && <code>{row.path}</code>}
      </span>
      <span>
        {row.terkunci && row.simpul && <IconLock size={13} />}
        {row.simpul && <Sebab row={row} pohon={pohon} />}
      </span>
    </div>
  );
}

/** Why it is so; the plain case, following the template, says nothing. */
function Sebab({ row, pohon }: { row: BarisPohon; pohon: Pohon }) {
  const { t } = useTranslation(PENGGUNA);
  const { simpul } = row;
  if (!simpul) return null;
  const sebab = sebabKini(simpul, pohon.rancangan);
  if (sebab === 'TEMPLAT' || sebab === 'INDUK') return null;
  const tampil = hakKini(simpul, pohon.rancangan);
  const dari = pohon.rancangan.has(row.path) ? pohon.disalin : simpul.disalin_dari;
  const kata = sebab === 'SENDIRI' && dari ? 'SALINAN' : sebab;
  return (
    <Badge variant="light" radius="sm" tt="none" fw={600} color={WARNA[kata]}>
      {t(`sebab.${kata}`, { dari, hal: t(tampil ? 'hak.tampil' : 'hak.sembunyi') })}
    </Badge>
  );
}
