/** What the tag of the piece in the form will look like, while it is typed. */

import { useDebouncedValue } from '@mantine/hooks';
import { call } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../barang.module.css';
import { useSetelanLabel } from '../barang-panggilan.store.ts';
import { useBerat, useGrup, useHarga } from '../perkiraan-harga.widget.tsx';
import { BARANG } from '../teks-barang.store.ts';
import { contohLabelCommand } from './contoh-label.command.ts';

/** Keys that are typed one after another are drawn once. */
const TENANG_MS = 300;

/** Nothing until it weighs something: a tag without a weight says nothing. */
export function ContohLabel({ values }: { values: FormValues }) {
  const { t } = useTranslation(BARANG);
  const { layout, dpi, balik, harga: cetak_harga } = useSetelanLabel();
  const berat = useBerat(values);
  const grup = useGrup(values.kode_group);
  const harga = useHarga(values);
  const { kode_barcode = null, nama_barang = null, kode_baki = null, kadar_cetak = null } = values;
  const isi = JSON.stringify({
    ...{ kode_barcode, nama_barang, kode_baki, kadar_cetak, layout, dpi, balik, cetak_harga },
    kadar: values.kadar ?? grup?.kadar ?? null,
    berat: berat === null ? null : berat / 1000,
    harga: harga?.total ?? null,
  });
  const [tenang] = useDebouncedValue(isi, TENANG_MS);
  const { data } = useQuery({
    queryKey: ['contoh-label', tenang],
    queryFn: async ({ signal }) => (await call(contohLabelCommand, { query: tersebut(tenang), signal })).data,
    enabled: berat !== null,
    placeholderData: keepPreviousData,
  });
  const [gambar] = data ?? [];
  if (berat === null || !gambar) return null;
  return (
    <Panel title={t('label.contoh')}>
      <div className={css.gambar}>
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(gambar.svg)}`}
          width={gambar.lebar * 4}
          height={gambar.tinggi * 4}
          alt={t('label.contoh')}
        />
      </div>
    </Panel>
  );
}

/** Only what there is: an address has no null. */
const tersebut = (isi: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(JSON.parse(isi) as Record<string, unknown>)
      .filter(([, nilai]) => nilai !== null && nilai !== '')
      .map(([nama, nilai]) => [nama, String(nilai)]),
  );
