/** What 24K costs today: every other price of gold comes of it. */
import { Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { DeclaredForm, SubmitButton } from '@mustika/web-kit/form/form.tsx';
import { useRowForm } from '@mustika/web-kit/resource/resource-form.ts';
import { useTranslation } from 'react-i18next';
import {
  HARGA_24K,
  HARGA_DASAR,
  parameterHargaEmasResource,
} from '../master/harga/parameter-harga-emas.resource.ts';
import { PUBLIKASI } from '../master/harga/publikasi-harga.command.ts';
import { KeLayar } from './ke-layar.widget.tsx';
import css from './mulai.module.css';
import { useBaris } from './mulai.store.ts';
import { SalinDariCabang } from './salin.widget.tsx';
import { MULAI } from './teks-mulai.store.ts';

const resource = parameterHargaEmasResource;

export function Harga24({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const { data } = useBaris(resource);
  if (!data) return null;
  const kini = data.find((row) => row[resource.key] === HARGA_DASAR);
  if (!kini)
    return (
      <>
        <HargaPertama lanjut={lanjut} />
        <SalinDariCabang lanjut={lanjut} />
      </>
    );
  return (
    <>
      <Text size="sm">
        {t('harga.kini', {
          jual: formatRupiah(kini['harga_jual'] as Rupiah),
          beli: formatRupiah(kini['harga_beli'] as Rupiah),
        })}
      </Text>
      <div className={css.aksi}>
        <KeLayar target={{ to: PUBLIKASI, search: {} }} main>
          {t('harga.ubah')}
        </KeLayar>
      </div>
    </>
  );
}

function HargaPertama({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const form = useRowForm({ resource, row: null, begins: HARGA_24K, onSaved: lanjut });
  return (
    <DeclaredForm
      form={form}
      columns={2}
      names={['harga_jual', 'harga_beli']}
      label={t('langkah.HARGA')}
      autoFocus
    >
      <SubmitButton form={form} mt="sm">
        {t('simpanLanjut')}
      </SubmitButton>
    </DeclaredForm>
  );
}
