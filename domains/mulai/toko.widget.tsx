/** The stores: the first one, those that have sold nothing yet, and the profile of the one that is being prepared. */
import { Button, Text } from '@mantine/core';
import { DeclaredForm, SubmitButton } from '@mustika/web-kit/form/form.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useRowForm } from '@mustika/web-kit/resource/resource-form.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { tokoResource } from '../master/toko.resource.ts';
import { FormulirProfil, useProfil } from '../pengaturan/profil-toko.widget.tsx';
import { kodeToko, zonaPerangkat } from './bawaan.view.ts';
import { KeLayar } from './ke-layar.widget.tsx';
import { berikutnya, type KeadaanMulai, LANGKAH } from './langkah.rule.ts';
import css from './mulai.module.css';
import { MULAI } from './teks-mulai.store.ts';

const ASAL = ['kode_toko', 'nama_toko', 'alamat_toko', 'telp', 'zona', 'pkp'];
/** What the tax office calls it is asked of whoever takes the tax. */
const PAJAK = ['npwp', 'nitku'];

/** A new store. `dibuat` hears its code when it is there. */
export function TokoBaru({ dibuat }: { dibuat: (kode_toko: string) => void }) {
  const { t } = useTranslation(MULAI);
  const user = useSession((session) => session.user);
  const refresh = useSession((session) => session.refresh);
  const begins = {
    kode_toko: kodeToko(user?.toko.map((toko) => toko.kode_toko) ?? []),
    zona: zonaPerangkat(Intl.DateTimeFormat().resolvedOptions().timeZone),
  };
  const form = useRowForm({
    resource: tokoResource,
    row: null,
    begins,
    onSaved: () => void refresh().then(() => dibuat(String(form.values.kode_toko)), noticeOf),
  });
  const pkp = form.values.pkp === true;
  return (
    <DeclaredForm
      form={form}
      columns={2}
      names={pkp ? [...ASAL, ...PAJAK] : ASAL}
      needed={pkp ? ['npwp'] : []}
      label={t('langkah.TOKO')}
      autoFocus="nama_toko"
    >
      <Text size="xs" c="dimmed" mt="sm">
        {t(`zona.${form.values.zona === 'WITA' || form.values.zona === 'WIT' ? form.values.zona : 'WIB'}`)}
      </Text>
      <Text size="xs" c="dimmed">
        {t('toko.pkp')}
      </Text>
      <SubmitButton form={form} mt="sm">
        {t('simpanLanjut')}
      </SubmitButton>
    </DeclaredForm>
  );
}

type TokoBelumProps = { toko: KeadaanMulai['toko']; onSiapkan: (toko: KeadaanMulai['toko'][number]) => void };

/** The branches that have not begun, each a step away. */
export function TokoBelum({ toko, onSiapkan }: TokoBelumProps) {
  const { t } = useTranslation(MULAI);
  if (toko.length === 0) return <Text size="sm">{t('toko.semuaJual')}</Text>;
  return (
    <>
      <Text size="sm">{t('toko.belumJual')}</Text>
      <ul className={css.polos}>
        {toko.map((satu) => (
          <li key={satu.kode_toko} className={css.toko}>
            <span className={css.nama}>
              <span className="kode">{satu.kode_toko}</span> {satu.nama_toko}
            </span>
            <Text size="xs" c="dimmed">
              {t('langkah.berikutnyaApa', { langkah: t(`langkah.${berikutnya(satu.selesai)}`) })} ·{' '}
              {t('langkah.dari', { selesai: satu.selesai.length, semua: LANGKAH.length })}
            </Text>
            <Button size="compact-sm" onClick={() => onSiapkan(satu)}>
              {t('langkah.siapkan')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The one that is being prepared, as its nota names it. */
export function ProfilToko() {
  const { t } = useTranslation(MULAI);
  const { data, refetch } = useProfil();
  if (!data) return null;
  return (
    <>
      <FormulirProfil key={data.versi} profil={data} onSaved={() => void refetch()} />
      <div className={css.aksi}>
        <KeLayar target={{ to: tokoResource.screen, search: {} }}>{t('toko.statusPkp')}</KeLayar>
      </div>
    </>
  );
}
