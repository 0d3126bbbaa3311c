/** One shipment as its receiver opens it: what should be there, and the answer. Everything came as it was sent unless he says so. */
import { Button, Loader } from '@mantine/core';
import type { WireOf } from '@mustika/kernel/answer.ts';
import type { DocumentLines } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { Facts } from '@mustika/web-kit/document-screen/body.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { DeclaredForm, type FormState, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import type { FormErrors } from '@mustika/web-kit/form/form-errors.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kirimanSatu, terimaKirimanBarang, terimaSusulan } from './kirim-barang.command.ts';
import { kirimBarang } from './kirim-barang.document.ts';
import { kirimBarangErrors } from './kirim-barang.errors.ts';
import { berselisih } from './kirim-barang.rule.ts';
import { CetakSuratJalan } from './kiriman.widget.tsx';
import { KIRIM } from './teks-kirim.store.ts';
import css from './terima-barang.module.css';

type Kiriman = WireOf<typeof kirimanSatu.answer>;
type Props = { no_kirim: string; onDone: () => void };

/** One shipment by its number or the code of its paper. */
export const bacaKiriman = (portal: string | null, no_kirim: string) =>
  queryOptions({
    queryKey: ['kirim-barang-kiriman', portal, no_kirim],
    queryFn: async ({ signal }) => (await call(kirimanSatu, { params: { no_kirim }, signal })).data,
    staleTime: 0,
  });

export function KirimanTiba({ no_kirim, onDone }: Props) {
  const portal = useSession((session) => session.portal);
  const { data, error, isPending, refetch } = useQuery(bacaKiriman(portal, no_kirim));
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

const [{ fields: ISI }] = Object.values(kirimBarang.reads.lines) as [DocumentLines];
const pilih = (...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, ISI[name] as Field]));
/** What the receiver holds against what lies before him; costs and trays of the sender are none of it. */
const COLUMNS = pilih('kode_barcode', 'nama_barang', 'kode_group', 'kadar', 'berat');
const DIJAWAB = { ...COLUMNS, ...pilih('berat_terima', 'keadaan', 'catatan') };

type IsiProps = {
  rows: Kiriman['barang'];
  /** Takes the code of an opened row into the form. */
  onOpen?: (kode_barcode: string) => void;
  fields?: Fields;
};

function Isi({ rows, onOpen, fields = DIJAWAB }: IsiProps) {
  const { t } = useTranslation(KIRIM);
  return (
    <DataTable
      id={fields === COLUMNS ? 'isi-kiriman' : 'isi-kiriman-dijawab'}
      label={t('isi')}
      fields={fields}
      rows={rows as unknown as TableRow[]}
      rowKey="kode_barcode"
      maxHeight={320}
      withToolbar={false}
      {...(onOpen ? { onOpen: (row: TableRow) => onOpen(String(row['kode_barcode'])) } : {})}
    />
  );
}

type HitungProps = { rows: Kiriman['barang']; onSisa: (kode: readonly string[]) => void };

/** Counting by the scanner: what was not scanned may be written down as missing, all at once. */
function Hitung({ rows, onSisa }: HitungProps) {
  const { t } = useTranslation(KIRIM);
  const [text, setText] = useState('');
  const [asing, setAsing] = useState('');
  const [ada, setAda] = useState<ReadonlySet<string>>(new Set());
  const hitung = (kode: string) => {
    setText('');
    const dikenal = rows.some((b) => b.kode_barcode === kode);
    setAsing(dikenal ? '' : kode);
    if (dikenal) {
      setAda((before) => new Set(before).add(kode));
      tick();
    } else buzz();
  };
  const sisa = rows.map((b) => b.kode_barcode).filter((kode) => !ada.has(kode));
  return (
    <div className={css.hitung}>
      <ScanField
        label={t('hitung')}
        readyText={t('siap')}
        placeholder={t('hitung')}
        value={text}
        onValue={setText}
        onScan={(kode) => hitung(kode.trim().toUpperCase())}
        message={
          asing
            ? { text: `${asing}: ${kalimat(kirimBarangErrors.BARCODE_BUKAN_KIRIMAN.message)}`, error: true }
            : { text: t('dihitung', { jumlah: ada.size, semua: rows.length }), error: false }
        }
      />
      {ada.size > 0 && sisa.length > 0 && (
        <Button variant="default" onClick={() => onSisa(sisa)}>
          {t('sisaTidakAda', { jumlah: sisa.length })}
        </Button>
      )}
    </div>
  );
}

/** Puts pieces into the list of the form, each once. */
function ambil(form: FormState, kode: readonly string[], more: object): void {
  const rows = (form.values['barang'] ?? []) as { kode_barcode: string }[];
  const baru = kode.filter((one) => !rows.some((row) => row.kode_barcode === one));
  form.set('barang', [...rows, ...baru.map((kode_barcode) => ({ kode_barcode, ...more }))]);
}

const TIDAK_ADA = { hasil: 'TIDAK_ADA', berat: null, catatan: '' };

const tanpaBaki = (values: FormValues): FormErrors =>
  values['ke_baki'] ? {} : { ke_baki: kirimBarangErrors.BAKI_TUJUAN_KOSONG.message };

type FormProps = { kiriman: Kiriman; onDone: () => void };

function Terima({ kiriman: { no_dokumen: no_kirim, barang }, onDone }: FormProps) {
  const { t } = useTranslation(KIRIM);
  const kurang = (values: FormValues): number =>
    ((values['barang'] ?? []) as { hasil?: unknown }[]).filter(({ hasil }) => hasil === TIDAK_ADA.hasil)
      .length;
  // Pieces that came lie somewhere; where none came there is nothing to put down.
  const perluBaki = (values: FormValues): boolean => kurang(values) < barang.length;
  const form = useCommandForm(terimaKirimanBarang, {
    initial: { no_kirim },
    check: (values) => (perluBaki(values) ? tanpaBaki(values) : {}),
    onDone,
  });
  return (
    <>
      <Hitung rows={barang} onSisa={(kode) => ambil(form, kode, TIDAK_ADA)} />
      <Isi rows={barang} fields={COLUMNS} onOpen={(kode) => ambil(form, [kode], TIDAK_ADA)} />
      <p className={css.catatan}>{t('semuaBaik')}</p>
      <DeclaredForm
        form={form}
        columns={2}
        names={['ke_baki', 'keterangan', 'barang', 'grup']}
        needed={perluBaki(form.values) ? ['ke_baki'] : []}
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
  const form = useCommandForm(terimaSusulan, { initial: { no_kirim }, check: tanpaBaki, onDone });
  return (
    <>
      <Isi rows={barang.filter(berselisih)} onOpen={(kode) => ambil(form, [kode], { berat: null })} />
      <p className={css.catatan}>{t('selisih')}</p>
      <DeclaredForm
        form={form}
        columns={2}
        names={['ke_baki', 'alasan', 'barang', 'grup']}
        needed={['ke_baki']}
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
