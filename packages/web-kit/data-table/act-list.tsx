/**
 * A list of the server whose rows are picked and acted upon, with one state to filter by: what was asked for lives in the URL, the acts stand
 * above the table. Reading and acting are the screen's; when the list is asked for anew is, too (`stand`).
 */
import { Select, Text } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { type ComponentProps, useMemo } from 'react';
import { ActButton } from '../act.tsx';
import type { Answer } from '../api.ts';
import { DataTable } from '../data-table.tsx';
import { useKirimSekali } from '../sending/use-kirim.ts';
import { useSession } from '../session.ts';
import { useUrlState } from '../use-url-state.ts';
import css from './act-list.module.css';
import type { DataTableProps } from './props.ts';
import type { TableRow } from './rows.ts';
import { useServerPages } from './server-pages.ts';
import { searchToView, viewToSearch } from './view.ts';

export type PickedAct = {
  act: ComponentProps<typeof ActButton>['act'];
  word: string;
  /** Null where what is picked is nothing for it. */
  send: ((key: string) => Promise<Answer<unknown>>) | null;
};

/** One act at a time about what is picked. */
function PickedActs({
  acts,
  hint,
  onDone,
}: {
  acts: readonly PickedAct[];
  hint: string;
  onDone: () => void;
}) {
  const { busy, kirim } = useKirimSekali();
  return (
    <div className={css.acts}>
      {acts.map(({ act, word, send }) => (
        <ActButton
          key={word}
          act={act}
          size="compact-sm"
          variant="default"
          loading={busy}
          disabled={send === null}
          onClick={async () => {
            if (send && (await kirim(send))) onDone();
          }}
        >
          {word}
        </ActButton>
      ))}
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    </div>
  );
}

type Asked<S extends string> = {
  q: string | undefined;
  state: S | undefined;
  skip: number;
  limit: number;
};

type ActListProps<S extends string> = Pick<DataTableProps, 'id' | 'label' | 'naming' | 'render' | 'first'> & {
  /** The same every time: what is asked for is read with them. */
  fields: Fields;
  rowKey: string;
  /** `param` is its name in the URL. */
  states: {
    param: string;
    all: readonly S[];
    word: (state: S) => string;
    label: string;
    every: string;
    width: number;
  };
  ask: (asked: Asked<S>, signal: AbortSignal) => Promise<Answer<readonly TableRow[]>>;
  stand: unknown;
  picked: ReadonlySet<string>;
  onPicked: (picked: ReadonlySet<string>) => void;
  acts: readonly PickedAct[];
  hint: string;
  onDone: () => void;
};

export function ActList<S extends string>({
  states,
  ask,
  stand,
  acts,
  hint,
  onDone,
  ...list
}: ActListProps<S>) {
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const view = useMemo(() => searchToView(search, list.fields), [search, list.fields]);
  const state = states.all.find((one) => one === search[states.param]);
  const query = { q: view.q.trim() || undefined, state };
  const pages = useServerPages({
    queryKey: [list.id, portal, query, stand],
    fetchPage: async (skip, limit, signal) => {
      const { data, total } = await ask({ ...query, skip, limit }, signal);
      return { rows: data, total: total ?? data.length };
    },
    keyOf: (row) => String(row[list.rowKey]),
  });
  return (
    <>
      <PickedActs acts={acts} hint={hint} onDone={onDone} />
      <DataTable
        {...list}
        server={pages}
        view={view}
        onView={(next) => setSearch({ ...viewToSearch(next), [states.param]: state })}
        keeps={[states.param]}
        filterable={[]}
        csv={false}
        toolbar={
          <Select
            w={states.width}
            size="xs"
            aria-label={states.label}
            placeholder={states.every}
            clearable
            value={state ?? null}
            onChange={(value) => setSearch({ ...viewToSearch(view), [states.param]: value ?? undefined })}
            data={states.all.map((value) => ({ value, label: states.word(value) }))}
          />
        }
        slash
      />
    </>
  );
}
