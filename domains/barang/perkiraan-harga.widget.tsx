/** The price a piece will wear, while it is typed: the same rule as the tag and the till. */
import {
  formatAngka,
  type Miligram,
  miliPersen,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { listCall, type WireRow } from '@mustika/kernel/resource.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupResource } from '../master/group.resource.ts';
import { parameterOngkosResource } from '../master/parameter-ongkos.resource.ts';
import css from './barang.module.css';
import { aturanHarga, type HargaBarang, type TipeOngkos } from './harga-barang.rule.ts';
import { hargaKini } from './kartu-barang.rule.ts';
import { beratDagang, bulatkanBerat, ongkosBawaan } from './masuk/barang-baru.rule.ts';
import { BARANG } from './teks-barang.store.ts';

type Nilai = Readonly<Record<string, unknown>>;
type Grup = WireRow<typeof groupResource>;

const TANPA_TOKO: Toko = { settings: {}, flags: new Set() };

/** The store as the pure rules ask for it. */
const useToko = (): Toko => useSubject() ?? TANPA_TOKO;

/** The chosen group's row. */
export function useGrup(kode_group: unknown): Grup | null {
  const { data } = useQuery({
    queryKey: ['grup-harga', kode_group],
    queryFn: async ({ signal }) =>
      (await call(listCall(groupResource), { query: { kode_group, aktif: 'ya', limit: 1 }, signal })).data,
    enabled: typeof kode_group === 'string' && kode_group !== '',
    staleTime: 30_000,
  });
  return data?.find((row) => row.kode_group === kode_group) ?? null;
}

const gramOf = (value: unknown): Miligram | null =>
  typeof value === 'number' && value > 0 ? (toThousandths(value) as Miligram | null) : null;

/** Trade weight of what is typed, in milligrams; null while there is none. */
export function useBerat(values: Nilai): Miligram | null {
  const toko = useToko();
  const asli = gramOf(values.berat_asli);
  return asli === null ? null : beratDagang(gramOf(values.berat), asli, bulatkanBerat(toko));
}

const uangOf = (value: unknown): Rupiah => rupiah(typeof value === 'number' ? value : 0);
const kodeOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const SEMUA = 1000;

/** Ongkos of what is typed: its own, else what the store's parameter will give it on saving. */
export function useOngkos(values: Nilai): { tipe_ongkos: TipeOngkos; ongkos: Rupiah } | null {
  const portal = useSession((state) => state.portal);
  const berat = useBerat(values);
  const { data } = useQuery({
    queryKey: [...resourceKey(parameterOngkosResource, portal), 'semua'],
    queryFn: async ({ signal }) =>
      (
        await call(listCall(parameterOngkosResource), {
          query: { aktif: 'ya', limit: SEMUA },
          signal,
        })
      ).data,
    staleTime: 30_000,
  });
  if (berat === null || !data) return null;
  const typed = typeof values.ongkos === 'number' ? (values.ongkos as Rupiah) : null;
  const tipe_ongkos =
    values.tipe_ongkos === 'TOTAL' || values.tipe_ongkos === 'GRAM' ? values.tipe_ongkos : null;
  const kode = { kode_group: kodeOf(values.kode_group), kode_dept: kodeOf(values.kode_dept) };
  return ongkosBawaan({ ...kode, tipe_ongkos, ongkos: typed }, berat, data);
}

/**
 * The price of what is typed; null while too little is, and where prices hang on the 24K price, which only the server knows.
 */
export function useHarga(values: Nilai): HargaBarang | null {
  const toko = useToko();
  const grup = useGrup(values.kode_group);
  const berat = useBerat(values);
  const ongkos = useOngkos(values);
  if (!grup || berat === null) return null;
  const aturan = aturanHarga(toko);
  if (aturan.dasar === 'PERSENTASE' && !values.harga_bandrol) return null;
  return hargaKini(
    {
      berat,
      tipe_ongkos: ongkos?.tipe_ongkos ?? 'GRAM',
      ongkos: ongkos?.ongkos ?? NOL_RUPIAH,
      harga_atribut: uangOf(values.harga_atribut),
      harga_bandrol: values.harga_bandrol ? uangOf(values.harga_bandrol) : null,
      harga_group: grup.harga,
      kadar_jual: miliPersen(toThousandths(grup.kadar_jual) ?? 0),
      harga_24k: null,
      markis: grup.markis,
    },
    aturan,
  );
}

export function PerkiraanHarga({ values }: { values: Nilai }) {
  const { t } = useTranslation(BARANG);
  const grup = useGrup(values.kode_group);
  const berat = useBerat(values);
  const harga = useHarga(values);
  if (!grup || berat === null) return <span className={css.harga}>{t('form.belumLengkap')}</span>;
  if (!harga) return <span className={css.harga} />;
  return (
    <span className={css.harga} aria-live="polite">
      {t('form.hargaLabel')} <b>Rp {formatAngka(harga.total)}</b>{' '}
      <small>{t('form.perGram', { harga: formatAngka(harga.harga_per_gram) })}</small>
    </span>
  );
}
