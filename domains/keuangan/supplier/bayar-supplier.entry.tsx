/** A payment to a supplier: what he is owed stands beside what is typed, and which of his deliveries it settles. */

import { Button, Group, Text } from '@mantine/core';
import { formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { dilunasi, kunciUtang } from './bayar-supplier.rule.ts';
import { NilaiRosok, useRosok } from './nilai-rosok.widget.tsx';
import { type UtangSupplier, utangSupplier } from './utang-supplier.command.ts';

/** Deliveries that are shown at first, the oldest: they are settled unless others are named. */
const TERTUA = 6;

type Disebut = { no_utang: string; urut_utang: number; jumlah: number };
type Faktur = UtangSupplier['faktur'][number];

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
  const rosok = useRosok(form.values);
  const uang =
    Number(form.values['tunai'] ?? 0) +
    Number(form.values['jumlah_transfer'] ?? 0) +
    (rosok.data?.jumlah ?? 0);
  const faktur = (form.values['faktur'] ?? []) as readonly Disebut[];
  const sebut = ({ no_dokumen: no_utang, urut_utang }: Faktur, jumlah: number | null) =>
    form.set('faktur', [
      ...faktur.filter((satu) => satu.no_utang !== no_utang || satu.urut_utang !== urut_utang),
      ...(jumlah ? [{ no_utang, urut_utang, jumlah }] : []),
    ]);
  const names = Object.keys(form.fields).filter((name) => name !== 'faktur');
  return (
    <StaticModal
      opened
      onClose={onClose}
      title="Bayar Supplier"
      size="xl"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      <FormFrame form={form} label="Bayar Supplier">
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          {names.map((name, index) => (
            <div key={name} className={name === 'barang' || name === 'kode_supplier' ? css.lebar : undefined}>
              <InputOf
                form={form}
                name={name}
                autoFocus={index === 0}
                // What was named was owed to the one before.
                {...(name === 'kode_supplier' ? { onValue: () => form.set('faktur', []) } : {})}
              />
              {name === 'kode_supplier' && kode_supplier !== '' && asked.data && (
                <Utang utang={asked.data} uang={uang as Rupiah} faktur={faktur} onSebut={sebut} />
              )}
            </div>
          ))}
        </div>
        <NilaiRosok asked={rosok} />
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form} />
        </Group>
      </FormFrame>
    </StaticModal>
  );
}

type UtangProps = {
  utang: UtangSupplier;
  uang: Rupiah;
  faktur: readonly Disebut[];
  onSebut: (faktur: Faktur, jumlah: number | null) => void;
};

function Utang({ utang: { utang, faktur }, uang, faktur: disebut, onSebut }: UtangProps) {
  const { t } = useTranslation(KEUANGAN);
  const [semua, setSemua] = useState(false);
  const bernama = new Map(
    disebut.map((satu) => [kunciUtang(satu.no_utang, satu.urut_utang), satu.jumlah as Rupiah]),
  );
  const kunci = (f: Faktur) => kunciUtang(f.no_dokumen, f.urut_utang);
  const lunas = dilunasi(
    faktur.map((f) => f.sisa as Rupiah),
    uang,
    faktur.map((f) => bernama.get(kunci(f)) ?? NOL_RUPIAH),
  );
  const jumlah = disebut.reduce((total, satu) => total + satu.jumlah, 0);
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
        {jumlah > 0 && (
          <>
            <dt>{t('supplier.disebut')}</dt>
            <dd>{formatRupiah(jumlah as Rupiah)}</dd>
          </>
        )}
      </dl>
      <ul className={css.faktur}>
        {(semua ? faktur : faktur.slice(0, TERTUA)).map((f, index) => (
          <SatuFaktur
            key={kunci(f)}
            faktur={f}
            lunas={lunas[index] as Rupiah}
            disebut={bernama.get(kunci(f)) ?? null}
            onSebut={(next) => onSebut(f, next)}
          />
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        {t('supplier.tertua')}
      </Text>
      {faktur.length > TERTUA && !semua && (
        <Button variant="subtle" size="compact-xs" onClick={() => setSemua(true)}>
          {t('supplier.lainnya', { jumlah: faktur.length - TERTUA })}
        </Button>
      )}
    </section>
  );
}

type FakturProps = {
  faktur: Faktur;
  lunas: Rupiah;
  disebut: number | null;
  onSebut: (jumlah: number | null) => void;
};

/** What is left of a delivery, what this payment settles of it, and how much of the payment is for it by name. */
function SatuFaktur({ faktur, lunas, disebut, onSebut }: FakturProps) {
  const { t } = useTranslation(KEUANGAN);
  const sisa = faktur.sisa as Rupiah;
  const nomor = faktur.no_faktur_supplier ?? faktur.no_dokumen;
  return (
    <li>
      <RupiahInput
        label={t('supplier.untuk', { nomor })}
        description={`${formatRupiah(sisa)} · ${formatTanggal(faktur.tanggal)} · ${t('supplier.umur', { hari: faktur.umur })}${
          lunas > 0
            ? ` · ${lunas === sisa ? t('supplier.lunas') : t('supplier.sebagian', { jumlah: formatRupiah(lunas) })}`
            : ''
        }`}
        value={disebut}
        onChange={onSebut}
        {...((disebut ?? 0) > sisa ? { error: t('supplier.lebihSisa') } : {})}
      />
    </li>
  );
}
