/** Who serves, and who logs in. */
import { Button, Text } from '@mantine/core';
import { useMay } from '@mustika/web-kit/act.tsx';
import { DeclaredForm, SubmitButton } from '@mustika/web-kit/form/form.tsx';
import { useRowForm } from '@mustika/web-kit/resource/resource-form.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kodeSales, salesResource } from '../master/sales.resource.ts';
import { tambahPenggunaCommand } from '../pengguna/data-users.command.ts';
import { OrangBaru } from '../pengguna/orang-baru.widget.tsx';
import { SandiSekali } from '../pengguna/sandi-sekali.widget.tsx';
import { KeLayar } from './ke-layar.widget.tsx';
import css from './mulai.module.css';
import { useBaris } from './mulai.store.ts';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

export function SalesPertama({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const { data } = useBaris(salesResource);
  const nama = data?.filter((row) => row['aktif'] !== false).map((row) => row['nama_sales']) ?? [];
  return (
    <>
      {nama.length > 0 && <Text size="sm">{t('sales.sudah', { nama: nama.join(', ') })}</Text>}
      {data && <SalesBaru key={nama.length} lanjut={lanjut} />}
    </>
  );
}

function SalesBaru({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const form = useRowForm({ resource: salesResource, row: null, onSaved: lanjut });
  const { nama_sales, kode_sales } = form.values;
  const usul = typeof nama_sales === 'string' && nama_sales !== '' ? kodeSales(nama_sales) : null;
  return (
    <DeclaredForm
      form={form}
      columns={2}
      names={['nama_sales', 'kode_sales', 'no_hp']}
      label={t('langkah.SALES')}
      autoFocus
    >
      {usul && !kode_sales && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => form.set('kode_sales', usul)}>
          {t('sales.pakaiKode', { kode: usul })}
        </Button>
      )}
      <SubmitButton form={form} mt="sm">
        {t('simpanLanjut')}
      </SubmitButton>
    </DeclaredForm>
  );
}

/** Each person has a login of his own: what he does is his. The password is shown once. */
export function Pengguna() {
  const { t } = useTranslation(MULAI);
  const may = useMay();
  const [baru, setBaru] = useState(false);
  const [sandi, setSandi] = useState<Parameters<typeof SandiSekali>[0]['sandi']>(null);
  return (
    <>
      <dl className={css.level}>
        {(['KASIR', 'SPV', 'MU', 'OWN'] as const).map((level) => (
          <div key={level}>
            <dt>{level}</dt>
            <dd>{t(`pengguna.${level}`)}</dd>
          </div>
        ))}
      </dl>
      <div className={css.aksi}>
        {may(tambahPenggunaCommand) && (
          <Button autoFocus onClick={() => setBaru(true)}>
            {t('pengguna.tambah')}
          </Button>
        )}
        <KeLayar target={KE_LAYAR.PENGGUNA}>{t('pengguna.semua')}</KeLayar>
      </div>
      {baru && <OrangBaru onTutup={() => setBaru(false)} onSandi={setSandi} />}
      <SandiSekali sandi={sandi} onTutup={() => setSandi(null)} />
    </>
  );
}
