/** A payment to a supplier: what he is owed stands beside what is typed, and which of his deliveries it settles. */
import { Group, Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { ErrorSummary, FormFrame, InputOf, SubmitButton, useCommandForm } from '@mustika/web-kit/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { dilunasi } from './bayar-supplier.rule.ts';
import { type UtangSupplier, utangSupplier } from './utang-supplier.command.ts';

/** Deliveries that are shown; the oldest are settled first, so more of them decide nothing. */
const TERTUA = 6;

function useUtang(kode_supplier: string) {
  const portal = useSession((session) => session.portal);
  return useQuery<UtangSupplier, ApiError>({
    queryKey: ['utang-supplier', portal, kode_supplier],
    queryFn: async ({ signal }) => (await call(utangSupplier, { params: { kode_supplier }, signal })).data,
    // Not the debt of the one before: nothing is shown until it is his.
    enabled: kode_supplier.length > 1,
    staleTime: 0,
  });
}

export default function BayarSupplierBaru({ transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const form = useCommandForm({ ...transition, method: 'POST' }, { onDone: onSaved });
  const kode_supplier = String(form.values['kode_supplier'] ?? '');
  const asked = useUtang(kode_supplier);
  const uang = Number(form.values['tunai'] ?? 0) + Number(form.values['jumlah_transfer'] ?? 0);
  return (
    <StaticModal
      opened
      onClose={onClose}
      title="Bayar Supplier"
      size="xl"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <FormFrame form={form} label="Bayar Supplier">
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          {Object.keys(form.fields).map((name, index) => (
            <div key={name} className={name === 'barang' || name === 'kode_supplier' ? css.lebar : undefined}>
              <InputOf form={form} name={name} autoFocus={index === 0} />
              {name === 'kode_supplier' && kode_supplier !== '' && asked.data && (
                <Utang utang={asked.data} uang={uang as Rupiah} />
              )}
            </div>
          ))}
        </div>
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form} />
        </Group>
      </FormFrame>
    </StaticModal>
  );
}

function Utang({ utang: { utang, faktur }, uang }: { utang: UtangSupplier; uang: Rupiah }) {
  const { t } = useTranslation(KEUANGAN);
  const lunas = dilunasi(
    faktur.map((f) => f.sisa as Rupiah),
    uang,
  );
  const tertua = faktur.slice(0, TERTUA);
  return (
    <section aria-live="polite" aria-label={t('supplier.utang')}>
      <dl className={`${css.fakta} ${css.nomor}`}>
        <dt>{t('supplier.utang')}</dt>
        <dd>{formatRupiah(utang as Rupiah)}</dd>
        <dt>{t('supplier.sesudah')}</dt>
        <dd>
          <Text span inherit {...(uang > utang ? { c: 'merah' } : {})}>
            {uang > utang
              ? t('supplier.lebih', { lebih: formatRupiah((uang - utang) as Rupiah) })
              : formatRupiah((utang - uang) as Rupiah)}
          </Text>
        </dd>
        {tertua.map((f, index) => (
          <Faktur key={f.no_dokumen} faktur={f} lunas={lunas[index] as Rupiah} />
        ))}
      </dl>
      <Text size="xs" c="dimmed">
        {faktur.length > TERTUA
          ? t('supplier.lainnya', { jumlah: faktur.length - TERTUA })
          : t('supplier.tertua')}
      </Text>
    </section>
  );
}

function Faktur({ faktur, lunas }: { faktur: UtangSupplier['faktur'][number]; lunas: Rupiah }) {
  const { t } = useTranslation(KEUANGAN);
  const sisa = faktur.sisa as Rupiah;
  return (
    <>
      <dt>
        <span className="kode">{faktur.no_faktur_supplier ?? faktur.no_dokumen}</span>
      </dt>
      <dd>
        {formatRupiah(sisa)} · {formatTanggal(faktur.tanggal)} · {t('supplier.umur', { hari: faktur.umur })}
        {lunas > 0 &&
          ` · ${lunas === sisa ? t('supplier.lunas') : t('supplier.sebagian', { jumlah: formatRupiah(lunas) })}`}
      </dd>
    </>
  );
}
