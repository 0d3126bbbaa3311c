/** Accounts at marketplaces: keys that are written only, trays that are offered, whether it answers. Spec 1 §2.2. */
import { Button, Text } from '@mantine/core';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../integrasi.module.css';
import { INTEGRASI } from '../teks-integrasi.store.ts';
import { KeadaanMarketplace } from './keadaan-marketplace.widget.tsx';
import { type Akun, settingMarketplaceCommand, simpanMarketplace } from './marketplace-setting.command.ts';
import { MARKETPLACE } from './marketplace-setting.rule.ts';
import { PilihPenyedia } from './pilih-penyedia.widget.tsx';

export default function MarketplaceSetting() {
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const penyedia = search['penyedia'] === 'TIKTOK' ? 'TIKTOK' : 'SHOPEE';
  const asked = useQuery<Akun[], ApiError>({
    queryKey: ['setting-marketplace', portal],
    queryFn: async ({ signal }) => (await call(settingMarketplaceCommand, { signal })).data,
    staleTime: 0,
  });
  const akun = asked.data?.find((one) => one.penyedia === penyedia);
  return (
    <ScreenFrame title="Setting Marketplace" flowing>
      {asked.error && (
        <Button variant="default" onClick={() => void asked.refetch()}>
          {asked.error.message}
        </Button>
      )}
      <PilihPenyedia value={penyedia} onChange={(next) => setSearch({ ...search, penyedia: next })} />
      {akun && <Isian key={`${penyedia}-${akun.versi}`} akun={akun} onSaved={() => void asked.refetch()} />}
    </ScreenFrame>
  );
}

const AKUN = ['aktif', 'alamat', 'id_aplikasi', 'id_toko', 'kunci', 'token', 'alamat_webhook'];
const JUAL = ['kode_marketplace', 'ikut_harga', 'kategori', 'logistik', 'kurir', 'baki'];
/** What TikTok Shop alone asks for. */
const MILIK_TIKTOK = ['id_layanan', 'gudang'];

function Isian({ akun, onSaved }: { akun: Akun; onSaved: () => void }) {
  const { t } = useTranslation(INTEGRASI);
  const boleh = useSession((session) => ['OWN', 'SU', 'MU'].includes(session.user?.level ?? ''));
  const form = useCommandForm(simpanMarketplace, {
    initial: { ...valuesOf(simpanMarketplace.fields, { ...akun }), kunci: null, token: null },
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  const nama = MARKETPLACE[akun.penyedia];
  const semua = [...AKUN, ...(akun.penyedia === 'TIKTOK' ? MILIK_TIKTOK : []), ...JUAL];
  return (
    <div className={css.dua}>
      <Panel title={nama.nama}>
        <DeclaredForm form={form} names={semua} columns={2} locked={boleh ? [] : semua}>
          <Text size="xs" c="dimmed" mt="xs">
            {t('mp.istilah', { aplikasi: nama.id_aplikasi, toko: nama.id_toko, kunci: nama.kunci })}{' '}
            {t(akun.kunci_ada ? 'mp.kunciAda' : 'mp.kunciBelum')}
          </Text>
          {boleh && (
            <SubmitButton form={form} mt="sm">
              {t('wa.simpan')}
            </SubmitButton>
          )}
        </DeclaredForm>
      </Panel>
      <KeadaanMarketplace akun={akun} siap={boleh && akun.kunci_ada && !form.dirty} onDone={onSaved} />
    </div>
  );
}
