/** Accounts at marketplaces: keys that are written only, trays that are offered, whether it answers. Spec 1 §2.2. */
import { Badge, Button, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './integrasi.module.css';
import {
  type Akun,
  settingMarketplaceCommand,
  simpanMarketplace,
  ujiMarketplace,
} from './marketplace-setting.command.ts';
import { MARKETPLACE } from './marketplace-setting.rule.ts';
import { PilihPenyedia } from './pilih-penyedia.widget.tsx';
import { INTEGRASI } from './teks-integrasi.store.ts';

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

const NAMA = ['aktif', 'alamat', 'id_aplikasi', 'id_toko', 'kunci', 'token', 'alamat_webhook', 'baki'];

function Isian({ akun, onSaved }: { akun: Akun; onSaved: () => void }) {
  const { t } = useTranslation(INTEGRASI);
  const boleh = useSession((session) => ['OWN', 'SU', 'MU'].includes(session.user?.level ?? ''));
  const form = useCommandForm(simpanMarketplace, {
    initial: { ...valuesOf(simpanMarketplace.fields, { ...akun }), kunci: null, token: null },
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  const nama = MARKETPLACE[akun.penyedia];
  return (
    <div className={css.dua}>
      <Panel title={nama.nama}>
        <DeclaredForm form={form} names={NAMA} columns={2} locked={boleh ? [] : NAMA}>
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
      <Keadaan akun={akun} siap={boleh && akun.kunci_ada && !form.dirty} onTried={onSaved} />
    </div>
  );
}

function Keadaan({ akun, siap, onTried }: { akun: Akun; siap: boolean; onTried: () => void }) {
  const { t } = useTranslation(INTEGRASI);
  const { busy, kirim } = useKirimSekali();
  const baik = akun.uji_hasil?.startsWith('OK ');
  const coba = async () => {
    await kirim(() => call(ujiMarketplace, { body: { penyedia: akun.penyedia } }));
    onTried();
  };
  return (
    <Panel title={t('mp.keadaan')}>
      <div className={css.tumpuk}>
        <Badge variant="light" color={akun.aktif ? 'hijau' : 'gray'} radius="sm" tt="none" fw={600}>
          {t(akun.aktif ? 'wa.menyala' : 'wa.mati')}
        </Badge>
        <Text size="sm">{t('mp.tawaran', { jumlah: formatAngka(akun.barang) })}</Text>
        <Text size="sm">
          {t('mp.pesan', { jumlah: formatAngka(akun.pesan) })}
          {akun.terakhir && `, ${formatWaktu(akun.terakhir)}`}
        </Text>
        {akun.uji_pada && (
          <Text size="sm" c={baik ? 'hijau' : 'merah'}>
            {formatWaktu(akun.uji_pada)}: {akun.uji_hasil}
          </Text>
        )}
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={14} />}
          loading={busy}
          disabled={!siap}
          onClick={() => void coba()}
        >
          {t('mp.uji')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('mp.belumStok')}
        </Text>
      </div>
    </Panel>
  );
}
