/** What the money screens are: the documents of a period, a modal to make one, a sheet to read one and take it back. */
import { kode, pilihan, waktu } from '@mustika/kernel/field.ts';
import type { Act } from '@mustika/web-kit/act.tsx';
import { AddButton, useAddKeys } from '@mustika/web-kit/add-button.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaringPeriode, type usePeriode } from './periode.widget.tsx';
import { StatusUang } from './status-uang.widget.tsx';
import { KEUANGAN } from './teks-keuangan.store.ts';

/** The first columns of every list of money documents. */
export const KEPALA_UANG = {
  no_dokumen: kode('No Dokumen', { width: 18 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan(
    'Status',
    [
      ['DONE', 'Selesai'],
      ['CANC', 'Batal'],
    ],
    { width: 8 },
  ),
};

/** What a query of the list says of itself. */
type Ditanya = { isPending: boolean; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };

type RiwayatProps = {
  id: string;
  title: string;
  fields: typeof KEPALA_UANG;
  periode: ReturnType<typeof usePeriode>;
  asked: Ditanya;
  rows: TableRow[] | undefined;
  rowKey?: string;
  /** What the button and its modal do. */
  act: Act;
  tombol: { teks: string; ikon: ReactNode };
  /** Asks the list again after a document was made or taken back. */
  onBerubah: () => void;
  modal: (onClose: () => void, onSaved: () => void) => ReactNode;
  lembar: (baris: TableRow, onClose: () => void, onBatal: () => void) => ReactNode;
};

export function RiwayatDokumen(props: RiwayatProps) {
  const { id, title, fields, periode, asked, rows, rowKey = 'no_dokumen', tombol, onBerubah } = props;
  const { t } = useTranslation(KEUANGAN);
  const [menambah, setMenambah] = useState(false);
  const [dibuka, setDibuka] = useState<TableRow | null>(null);
  const berubah = () => {
    setMenambah(false);
    setDibuka(null);
    onBerubah();
  };
  const buat = () => setMenambah(true);
  useAddKeys(buat, props.act);
  const tambah = (
    <AddButton act={props.act} icon={tombol.ikon} onClick={buat}>
      {tombol.teks}
    </AddButton>
  );
  return (
    <ScreenFrame title={title} acts={tambah}>
      <SaringPeriode periode={periode} baris={rows?.length ?? 0} />
      <DataTable
        id={id}
        label={title}
        fields={fields}
        rows={rows}
        rowKey={rowKey}
        loading={asked.isPending}
        refetching={asked.isPlaceholderData}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={setDibuka}
        render={{ status: (row) => <StatusUang status={String(row['status'])} /> }}
        first={{ text: t('kosong'), act: tambah }}
        slash
      />
      {menambah && props.modal(() => setMenambah(false), berubah)}
      {dibuka && props.lembar(dibuka, () => setDibuka(null), berubah)}
    </ScreenFrame>
  );
}
