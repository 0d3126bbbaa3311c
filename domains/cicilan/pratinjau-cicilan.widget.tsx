/** The plan that pieces and terms would make, as the server works it out, before anything is saved. Domain R6.7. */
import { Alert, Table, Text } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type HitunganCicilan, hitungCicilan } from './cicilan.command.ts';
import css from './cicilan.module.css';
import { CICILAN } from './teks-cicilan.store.ts';

/** Asked anew with every piece, other terms or another down payment. */
export function usePratinjau(values: FormValues): UseQueryResult<HitunganCicilan> {
  const portal = useSession((session) => session.portal);
  const { kode_cicilan, barang, dp, no_titipan } = values;
  const body = { kode_cicilan, barang, ...(dp ? { dp } : {}), ...(no_titipan ? { no_titipan } : {}) };
  const siap = Boolean(kode_cicilan) && Array.isArray(barang) && barang.length > 0;
  return useQuery({
    queryKey: ['cicilan-hitung', portal, body],
    queryFn: async ({ signal }) => (await call(hitungCicilan, { body, signal })).data,
    enabled: siap,
    retry: false,
    ...(siap ? { placeholderData: keepPreviousData } : {}),
  });
}

const SATUAN = ['total', 'dp', 'dibiayai', 'margin', 'nilai_angsuran'] as const;

export function PratinjauCicilan({ asked }: { asked: UseQueryResult<HitunganCicilan> }) {
  const { t } = useTranslation(CICILAN);
  const { data, error } = asked;
  if (error)
    return (
      <Alert color="merah">
        {kalimat(isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data')}
      </Alert>
    );
  if (!data)
    return (
      <Text size="sm" c="dimmed">
        {t('pratinjauKosong')}
      </Text>
    );
  return (
    <section className={css.rencana} aria-label={t('rencana.judul')} aria-live="polite">
      <dl className={css.jumlah}>
        {SATUAN.map((name) => (
          <div key={name}>
            <dt>{t(`rencana.${name}`)}</dt>
            <dd className="angka">{formatAngka(data[name])}</dd>
          </div>
        ))}
        {data.titipan > 0 && (
          <div>
            <dt>{t('dariTitipan')}</dt>
            <dd className="angka">{formatAngka(data.titipan)}</dd>
          </div>
        )}
        <div data-besar>
          <dt>{t('rencana.harga_jual_cicil')}</dt>
          <dd className="angka">{formatRupiah(data.harga_jual_cicil as Rupiah)}</dd>
        </div>
      </dl>
      {data.dp < data.dp_minimal && (
        <Alert color="emas" py="xs">
          {t('dpRendah', { minimal: formatAngka(data.dp_minimal) })}
        </Alert>
      )}
      <Table fz="sm" verticalSpacing={3} aria-label={t('jadwal')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('ke')}</Table.Th>
            <Table.Th>{t('tempo')}</Table.Th>
            <Table.Th ta="right">{t('rencana.nilai_angsuran')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.jadwal.map(({ ke, jatuh_tempo, nilai }) => (
            <Table.Tr key={ke}>
              <Table.Td>{ke}</Table.Td>
              <Table.Td>{formatTanggal(jatuh_tempo)}</Table.Td>
              <Table.Td className="angka" ta="right">
                {formatAngka(nilai)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
