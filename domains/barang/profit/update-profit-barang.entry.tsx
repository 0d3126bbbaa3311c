/**
 * A change of profit: which pieces, what becomes of them, and beside it what that would come to, asked again with every change.
 * Only what was seen can be saved.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import css from './profit.module.css';
import { kolomProfit, pratinjauProfit } from './ubah-profit.command.ts';
import { isianProfit } from './ubah-profit.document.ts';
import { pakaiRupiah, type UbahProfit } from './ubah-profit.rule.ts';

type Pratinjau = WireOf<typeof pratinjauProfit.answer>;
type Values = Readonly<Record<string, unknown>>;

const CAKUPAN = ['kode_group', 'kode_dept', 'kode_baki', 'berat_dari', 'berat_sampai'] as const;
const kosong = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What is asked, once enough of it is there. */
function pertanyaan(values: Values): Values | null {
  const ubah = values['ubah'] as UbahProfit | null;
  if (!ubah || CAKUPAN.every((name) => kosong(values[name]))) return null;
  if (kosong(values[pakaiRupiah(ubah) ? 'nilai_rp' : 'persen'])) return null;
  return Object.fromEntries(Object.keys(isianProfit).map((name) => [name, values[name] ?? null]));
}

function usePratinjau(values: Values) {
  const sekarang = JSON.stringify(pertanyaan(values));
  const [tanya] = useDebouncedValue(sekarang, 300);
  const asked = useQuery({
    queryKey: ['profit-barang', tanya],
    queryFn: async ({ signal }) => (await call(pratinjauProfit, { body: JSON.parse(tanya), signal })).data,
    enabled: tanya !== 'null',
    placeholderData: keepPreviousData,
    // Prices and pieces move: what was seen a minute ago is asked anew.
    gcTime: 0,
    retry: false,
  });
  const tampak = tanya !== 'null' && !asked.error ? asked.data : undefined;
  return { ...asked, tampak, tepat: tanya === sekarang && !asked.isPlaceholderData && tampak !== undefined };
}

function Ringkas({ h }: { h: Pratinjau }) {
  const { t } = useTranslation(BARANG);
  return (
    <dl className={css.ringkas} aria-live="polite">
      <dt>{t('profit.jumlah')}</dt>
      <dd>{formatAngka(h.jumlah_barang)}</dd>
      <dt>{t('profit.lama')}</dt>
      <dd>{formatRupiah(h.harga_lama as Rupiah)}</dd>
      <dt>{t('profit.baru')}</dt>
      <dd className={css.besar}>{formatRupiah(h.harga_baru as Rupiah)}</dd>
      {h.turun > 0 && (
        <>
          <dt>{t('profit.turun')}</dt>
          <dd>{formatAngka(h.turun)}</dd>
        </>
      )}
      {h.dipegang > 0 && (
        <>
          <dt>{t('profit.dipegang')}</dt>
          <dd>{formatAngka(h.dipegang)}</dd>
        </>
      )}
    </dl>
  );
}

export default function UpdateProfitBarang({ transition, title, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(BARANG);
  const { jumlah_barang: _jumlah, harga_baru: _harga, ...fields } = transition.fields;
  const dilihat: { current: Pratinjau | undefined } = { current: undefined };
  const form = useCommandForm(
    { ...transition, fields, method: 'POST' },
    {
      extra: {
        get jumlah_barang() {
          return dilihat.current?.jumlah_barang;
        },
        get harga_baru() {
          return dilihat.current?.harga_baru;
        },
      },
      onDone: onSaved,
    },
  );
  const { tampak, tepat, error, isFetching, refetch } = usePratinjau(form.values);
  dilihat.current = tampak;
  const ubah = form.values['ubah'] as UbahProfit | null;
  const nilai = ubah === null || ubah === undefined ? null : pakaiRupiah(ubah) ? 'nilai_rp' : 'persen';
  return (
    <SideDrawer opened onClose={onClose} title={title} size={1180}>
      <FormFrame form={form} label={title}>
        <ErrorSummary form={form} names={Object.keys(fields)} />
        <div className={css.dua}>
          <div className={css.isian}>
            {CAKUPAN.map((name, index) => (
              <InputOf key={name} form={form} name={name} autoFocus={index === 0} />
            ))}
            <InputOf form={form} name="ubah" onValue={() => form.setMany({ nilai_rp: null, persen: null })} />
            {nilai && <InputOf key={nilai} form={form} name={nilai} />}
            <InputOf form={form} name="keterangan" />
            <SubmitButton form={form} disabled={!tepat || tampak?.jumlah_barang === 0}>
              {t('profit.simpan')}
            </SubmitButton>
          </div>
          <div className={css.hasil}>
            {tampak && <Ringkas h={tampak} />}
            <DataTable
              id="update-profit-barang"
              label={t('profit.pratinjau')}
              fields={kolomProfit}
              rows={(tampak?.barang ?? []) as readonly TableRow[]}
              rowKey="kode_barcode"
              loading={isFetching && !tampak}
              error={error && isApiError(error) && error.status === 400 ? null : error}
              onRetry={() => void refetch()}
              withSearch={false}
              first={{
                text: isApiError(error) && error.status === 400 ? kalimat(error.message) : t('profit.pilih'),
              }}
            />
          </div>
        </div>
      </FormFrame>
    </SideDrawer>
  );
}
