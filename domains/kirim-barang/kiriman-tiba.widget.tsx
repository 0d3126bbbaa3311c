/** One shipment as its receiver opens it: what should be there, and the answer. Everything came as it was sent unless he says so. */
import { Loader } from '@mantine/core';
import type { WireOf } from '@mustika/kernel/answer.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { Facts } from '@mustika/web-kit/document-screen/body.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { DeclaredForm, type FormState, SubmitButton, useCommandForm } from '@mustika/web-kit/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { kirimanSatu, terimaKirimanBarang, terimaSusulan } from './kirim-barang.command.ts';
import { kirimBarang } from './kirim-barang.document.ts';
import { berselisih } from './kirim-barang.rule.ts';
import { CetakSuratJalan } from './kiriman.widget.tsx';
import { KIRIM } from './teks-kirim.store.ts';
import css from './terima-barang.module.css';

type Kiriman = WireOf<typeof kirimanSatu.answer>;
type Props = { no_kirim: string; onDone: () => void };

export function KirimanTiba({ no_kirim, onDone }: Props) {
  const portal = useSession((session) => session.portal);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kirim-barang-kiriman', portal, no_kirim],
    queryFn: async ({ signal }) => (await call(kirimanSatu, { params: { no_kirim }, signal })).data,
    staleTime: 0,
  });
  if (isPending) return <Loader size="sm" />;
  if (!data)
    return (
      <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
    );
  return (
    <div className={css.kiriman}>
      <CetakSuratJalan no_kirim={no_kirim} />
      <Facts document={kirimBarang} one={data as unknown as OneDocument} />
      {data.status === 'KIRIM' ? (
        <Terima kiriman={data} onDone={onDone} />
      ) : data.selisih > 0 ? (
        <Susulan kiriman={data} onDone={onDone} />
      ) : (
        <Isi rows={data.barang} />
      )}
    </div>
  );
}

const COLUMNS = kirimBarang.reads.lines['barang']?.fields as Fields;

/** The pieces; opening one takes its code into the form. */
function Isi({ rows, onOpen }: { rows: Kiriman['barang']; onOpen?: (kode_barcode: string) => void }) {
  const { t } = useTranslation(KIRIM);
  return (
    <DataTable
      id="isi-kiriman"
      label={t('isi')}
      fields={COLUMNS}
      rows={rows as unknown as TableRow[]}
      rowKey="kode_barcode"
      maxHeight={320}
      {...(onOpen ? { onOpen: (row: TableRow) => onOpen(String(row['kode_barcode'])) } : {})}
    />
  );
}

/** Puts a piece into the list of the form, once. */
function ambil(form: FormState, kode_barcode: string, more: object): void {
  const rows = (form.values['barang'] ?? []) as { kode_barcode: string }[];
  if (rows.some((row) => row.kode_barcode === kode_barcode)) return;
  form.set('barang', [...rows, { kode_barcode, ...more }]);
}

type FormProps = { kiriman: Kiriman; onDone: () => void };

function Terima({ kiriman: { no_dokumen: no_kirim, barang }, onDone }: FormProps) {
  const { t } = useTranslation(KIRIM);
  const form = useCommandForm(terimaKirimanBarang, { initial: { no_kirim }, onDone });
  return (
    <>
      <Isi
        rows={barang}
        onOpen={(kode) => ambil(form, kode, { hasil: 'TIDAK_ADA', berat: null, catatan: '' })}
      />
      <p className={css.catatan}>{t('semuaBaik')}</p>
      <DeclaredForm
        form={form}
        columns={2}
        names={['ke_baki', 'keterangan', 'barang', 'grup']}
        label={t('terima')}
        autoFocus
      >
        <SubmitButton form={form} fullWidth mt="sm">
          {t('terima')}
        </SubmitButton>
      </DeclaredForm>
    </>
  );
}

function Susulan({ kiriman: { no_dokumen: no_kirim, barang }, onDone }: FormProps) {
  const { t } = useTranslation(KIRIM);
  const form = useCommandForm(terimaSusulan, { initial: { no_kirim }, onDone });
  return (
    <>
      <Isi rows={barang.filter(berselisih)} onOpen={(kode) => ambil(form, kode, { berat: null })} />
      <p className={css.catatan}>{t('selisih')}</p>
      <DeclaredForm
        form={form}
        columns={2}
        names={['ke_baki', 'alasan', 'barang', 'grup']}
        label={t('susulan')}
        autoFocus
      >
        <SubmitButton form={form} fullWidth mt="sm">
          {t('susulan')}
        </SubmitButton>
      </DeclaredForm>
    </>
  );
}
