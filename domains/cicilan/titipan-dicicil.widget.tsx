/** A deposit that becomes a plan: found by its number, typed, scanned, or brought along from its sheet. Domain R6.6, R6.7. */
import { Button, Group, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { viewOf } from '@mustika/web-kit/document-screen/declared.ts';
import { type FormState, InputOf } from '@mustika/web-kit/form/form.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titipan as dokumen } from '../titipan/titipan.document.ts';
import type { Titipan } from '../titipan/titipan.reads.ts';
import css from './cicilan.module.css';
import { CICILAN } from './teks-cicilan.store.ts';

const { one } = viewOf(dokumen as ReadableDocument);

const menunggu = ({ barang }: Titipan) => barang.filter((b) => b.keadaan === 'DITITIP');

/** The deposit of the form, and how it gets in and out of it. */
export function useTitipanDicicil(form: FormState) {
  const [search, setSearch] = useUrlState();
  const [titipan, setTitipan] = useState<Titipan | null>(null);
  const ambil = async (nomor: string): Promise<void> => {
    const no_titipan = nomor.trim().toUpperCase();
    if (no_titipan === '') return;
    try {
      const found = (await one(no_titipan, new AbortController().signal)) as unknown as Titipan;
      const barang = menunggu(found).map(({ kode_barcode }) => ({ kode_barcode }));
      const kode_sales = menunggu(found)[0]?.kode_sales ?? null;
      form.setMany({ ...form.values, no_titipan, barang, kode_sales });
      setTitipan(found);
    } catch (error) {
      noticeOf(error);
    }
  };
  const lepas = (): void => {
    setTitipan(null);
    form.setMany({ ...form.values, no_titipan: null, barang: [] });
    setSearch({ ...search, no_titipan: undefined });
  };
  const diminta = search['no_titipan'];
  const bawa = useEffectEvent((nomor: string) => void ambil(nomor));
  useEffect(() => {
    if (typeof diminta === 'string') bawa(diminta);
  }, [diminta]);
  return { titipan, ambil, lepas };
}

type CariProps = { form: FormState; onAmbil: (nomor: string) => Promise<void> };

export function CariTitipan({ form, onAmbil }: CariProps) {
  const { t } = useTranslation(CICILAN);
  return (
    <Group data-lebar align="flex-end" wrap="nowrap" className={css.cari}>
      <InputOf form={form} name="no_titipan" />
      <Button variant="default" onClick={() => void onAmbil(String(form.values['no_titipan'] ?? ''))}>
        {t('ambilTitipan')}
      </Button>
    </Group>
  );
}

export function TitipanDicicil({ titipan, onLepas }: { titipan: Titipan; onLepas: () => void }) {
  const { t } = useTranslation(CICILAN);
  return (
    <section className={css.rencana} aria-label={titipan.no_titipan}>
      <Group justify="space-between">
        <Text fw={600}>
          {titipan.no_titipan} · {titipan.nama_customer}
        </Text>
        <Button variant="subtle" size="compact-xs" onClick={onLepas}>
          {t('lepasTitipan')}
        </Button>
      </Group>
      <dl className={css.jumlah}>
        {menunggu(titipan).map((b) => (
          <div key={b.kode_barcode}>
            <dt>
              {b.kode_barcode} {b.nama_barang}
            </dt>
            <dd className="angka">{formatAngka(b.total)}</dd>
          </div>
        ))}
        <div data-besar>
          <dt>{t('dariTitipan')}</dt>
          <dd className="angka">{formatAngka(titipan.dititip)}</dd>
        </div>
      </dl>
    </section>
  );
}
