/** What the scrap that is handed over comes to, under it while it is typed: fine gold, worth, the PPN in it, the PPh 22 beside it. */
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  formatGram,
  formatRupiah,
  type Miligram,
  nearestThousandths,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { type RosokSupplier, rosokSupplier } from './rosok-supplier.command.ts';

/** Nobody waits for what he is still typing. */
const TENANG_MS = 250;

/** Asked once all it depends on is there; nothing is shown of what was typed before. */
export function useRosok(values: Readonly<Record<string, unknown>>) {
  const portal = useSession((session) => session.portal);
  const barang = ((values['barang'] ?? []) as { kode_barcode: string }[]).map(({ kode_barcode }) => ({
    kode_barcode,
  }));
  const body = {
    kode_supplier: String(values['kode_supplier'] ?? ''),
    harga_rosok: Number(values['harga_rosok'] ?? 0),
    barang,
  };
  const lengkap = body.kode_supplier !== '' && body.harga_rosok > 0 && barang.length > 0;
  const typed = JSON.stringify(body);
  const [rested] = useDebouncedValue(typed, TENANG_MS);
  const asked = useQuery<RosokSupplier, ApiError>({
    queryKey: ['rosok-supplier', portal, rested],
    queryFn: async ({ signal }) => (await call(rosokSupplier, { body: JSON.parse(rested), signal })).data,
    enabled: lengkap && rested === typed,
    staleTime: 0,
    retry: false,
  });
  return lengkap && rested === typed ? asked : { data: undefined, error: null };
}

const gram = (berat: number): string => `${formatGram(nearestThousandths(berat) as Miligram)} g`;
const rp = (jumlah: number): string => formatRupiah(jumlah as Rupiah);

type Props = { asked: { data: RosokSupplier | undefined; error: ApiError | null } };

export function NilaiRosok({ asked: { data, error } }: Props) {
  const { t } = useTranslation(KEUANGAN);
  return (
    <section aria-live="polite" aria-label={t('supplier.rosok')}>
      {error && (
        <Text size="sm" c="merah" role="alert" mt="xs">
          {kalimat(error.message)}
        </Text>
      )}
      {data && (
        <dl className={`${css.fakta} ${css.nomor}`}>
          <dt>{t('supplier.rosokMurni')}</dt>
          <dd>{t('supplier.rosokDari', { murni: gram(data.murni_rosok), berat: gram(data.berat_rosok) })}</dd>
          <dt>{t('supplier.rosokNilai')}</dt>
          <dd>{rp(data.nilai_rosok)}</dd>
          {data.ppn_rosok > 0 && (
            <>
              <dt>{t('supplier.rosokPpn')}</dt>
              <dd>{rp(data.ppn_rosok)}</dd>
            </>
          )}
          {data.pph22 > 0 && (
            <>
              <dt>{t('supplier.rosokPph')}</dt>
              <dd>{rp(data.pph22)}</dd>
            </>
          )}
          <dt>{t('supplier.rosokMengurangi')}</dt>
          <dd>
            <strong>{rp(data.jumlah)}</strong>
          </dd>
        </dl>
      )}
    </section>
  );
}
