/** The screen of documents that wait and touch no book yet: look at one, validate it, or validate all that were chosen. */
import { Button } from '@mantine/core';
import { IconChecks, IconReceipt } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Act, useMay, whyNot } from '../act.tsx';
import { EmptyState } from '../data-table/empty.tsx';
import { toastSuccess } from '../notices.tsx';
import { ScreenFrame } from '../screen-frame.tsx';
import { useKirimBerurut } from '../use-kirim.ts';
import css from './sheet.module.css';

const NONE: ReadonlySet<string> = new Set();

type TableOf = {
  onOpen: (nomor: string) => void;
  picked: ReadonlySet<string>;
  onPicked: (picked: ReadonlySet<string>) => void;
};

type ValidateProps<Row> = {
  title: string;
  /** What waits. */
  rows: readonly Row[];
  nomorOf: (row: Row) => string;
  table: (of: TableOf) => ReactNode;
  sheet: (row: Row, act: ReactNode) => ReactNode;
  /** The validation of a row; rows whose validation was taken away are not sent. */
  actOf: (row: Row) => Act;
  send: (row: Row, key: string) => Promise<unknown>;
  /** After all were sent, whatever came of them. */
  askAgain: () => Promise<void>;
  /** What is said of one that was validated. */
  done: string;
};

export function ValidateDocuments<Row>(props: ValidateProps<Row>) {
  const { title, rows, nomorOf, table, sheet, send, askAgain, done, actOf } = props;
  const may = useMay();
  const { t } = useTranslation();
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const [nomor, setNomor] = useState<string | null>(null);
  const { busy, kirim } = useKirimBerurut();
  const chosen = rows.filter((row) => picked.has(nomorOf(row)));
  const shown = rows.find((row) => nomorOf(row) === nomor);
  const run = async (list: readonly Row[]): Promise<void> => {
    if (busy) return;
    const count = await kirim(list, nomorOf, send);
    if (count > 0) toastSuccess(count === 1 ? done : t('dokumen.divalidasi', { jumlah: count }));
    await askAgain();
    setPicked(NONE);
  };
  const button = (label: string, list: readonly Row[], color?: string) => {
    const lost = list.find((row) => !may(actOf(row)));
    const shut = lost && (whyNot(actOf(lost)) ?? undefined);
    return (
      <Button
        loading={busy}
        disabled={list.length === 0 || shut !== undefined}
        title={shut}
        leftSection={<IconChecks size={15} />}
        onClick={() => void run(list)}
        {...(color ? { color } : {})}
      >
        {label}
      </Button>
    );
  };
  return (
    <ScreenFrame
      title={title}
      acts={button(t('dokumen.validasiTerpilih', { jumlah: chosen.length }), chosen, 'emas')}
    >
      <div className={css.split}>
        {table({ onOpen: setNomor, picked, onPicked: setPicked })}
        <div className={css.side}>
          {shown ? (
            sheet(shown, <div>{button(t('dokumen.validasi'), [shown])}</div>)
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('dokumen.pilihTunggu')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}
