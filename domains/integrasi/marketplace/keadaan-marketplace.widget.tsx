/** How the account at a marketplace is doing: connected until when, tried, what stands there; and the way to connect it. */
import { Alert, Anchor, Badge, Button, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconLink, IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../integrasi.module.css';
import { INTEGRASI } from '../teks-integrasi.store.ts';
import { hubunganKembali, lupakanKembali } from './hubungan-kembali.store.ts';
import {
  type Akun,
  hubungkanMarketplace,
  kurirMarketplace,
  tukarMarketplace,
  ujiMarketplace,
} from './marketplace-setting.command.ts';

type KeadaanProps = { akun: Akun; siap: boolean; onDone: () => void };

export function KeadaanMarketplace({ akun, siap, onDone }: KeadaanProps) {
  const { t } = useTranslation(INTEGRASI);
  const { busy, kirim } = useKirimSekali();
  const baik = akun.uji_hasil?.startsWith('OK ');
  return (
    <Panel title={t('mp.keadaan')}>
      <div className={css.tumpuk}>
        <Badge variant="light" color={akun.aktif ? 'hijau' : 'gray'} radius="sm" tt="none" fw={600}>
          {t(akun.aktif ? 'wa.menyala' : 'wa.mati')}
        </Badge>
        {!akun.aktif && akun.berjalan && <Text size="sm">{t('mp.ditarik')}</Text>}
        {akun.galat && (
          <Text size="sm" c="merah">
            {akun.galat}
          </Text>
        )}
        <Text size="sm">
          {t('mp.hitung', {
            tayang: formatAngka(akun.tayang),
            menunggu: formatAngka(akun.menunggu),
            ditolak: formatAngka(akun.ditolak),
          })}
        </Text>
        <Text size="sm">
          {t('mp.pesan', { jumlah: formatAngka(akun.pesan) })}
          {akun.terakhir && `, ${formatWaktu(akun.terakhir)}`}
        </Text>
        <Text size="sm" c={akun.token_ada ? 'hijau' : 'dimmed'}>
          {akun.token_sampai
            ? t('mp.tokenSampai', { waktu: formatWaktu(akun.token_sampai) })
            : t(akun.token_ada ? 'mp.tokenKetik' : 'mp.tokenBelum')}
        </Text>
        {akun.uji_pada && (
          <Text size="sm" c={baik ? 'hijau' : 'merah'}>
            {formatWaktu(akun.uji_pada)}: {akun.uji_hasil}
          </Text>
        )}
        <Hubungan akun={akun} siap={siap} onDone={onDone} />
        <ActButton
          act={ujiMarketplace}
          variant="default"
          leftSection={<IconPlugConnected size={14} />}
          loading={busy}
          disabled={!siap}
          onClick={() =>
            void kirim(() => call(ujiMarketplace, { body: { penyedia: akun.penyedia } })).then(onDone)
          }
        >
          {t('mp.uji')}
        </ActButton>
        {siap && akun.token_ada && <Kurir akun={akun} />}
      </div>
    </Panel>
  );
}

/** To the page of the marketplace, and back from it with a word that is kept now or not at all. */
function Hubungan({ akun, siap, onDone }: KeadaanProps) {
  const { t } = useTranslation(INTEGRASI);
  const { busy, kirim } = useKirimSekali();
  const { penyedia } = akun;
  const alamat = `${window.location.origin}/marketplace-setting?penyedia=${penyedia}`;
  const kembali = hubunganKembali(penyedia);
  const pergi = async () => {
    let url = '';
    const boleh = await kirim(async () => {
      const answer = await call(hubungkanMarketplace, { body: { penyedia, kembali: alamat } });
      url = answer.data.url;
      return answer;
    });
    if (boleh) window.location.assign(url);
  };
  const simpan = async () => {
    if (!kembali) return;
    await kirim(() => call(tukarMarketplace, { body: { penyedia, ...kembali } }));
    lupakanKembali();
    onDone();
  };
  if (kembali)
    return (
      <Alert variant="light" title={t('mp.kembali')}>
        <ActButton act={tukarMarketplace} main loading={busy} onClick={() => void simpan()}>
          {t('mp.simpanIzin')}
        </ActButton>
      </Alert>
    );
  return (
    <>
      <ActButton
        act={hubungkanMarketplace}
        variant="default"
        leftSection={<IconLink size={14} />}
        loading={busy}
        disabled={!siap}
        onClick={() => void pergi()}
      >
        {t(akun.segar_ada ? 'mp.hubungkanLagi' : 'mp.hubungkan')}
      </ActButton>
      <Text size="xs" c="dimmed">
        {t('mp.alamatKembali')} <Anchor component="span">{alamat}</Anchor>
      </Text>
    </>
  );
}

/** Logistics by their ids, to be written into the form. */
function Kurir({ akun }: { akun: Akun }) {
  const { t } = useTranslation(INTEGRASI);
  const portal = useSession((session) => session.portal);
  const { penyedia } = akun;
  const asked = useQuery<{ id: string; nama: string }[], ApiError>({
    queryKey: ['marketplace-kurir', portal, penyedia],
    queryFn: async ({ signal }) => (await call(kurirMarketplace, { query: { penyedia }, signal })).data,
    enabled: false,
    retry: false,
  });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={asked.isFetching}
        onClick={() => void asked.refetch()}
      >
        {t('mp.lihatKurir')}
      </Button>
      {asked.error && (
        <Text size="sm" c="merah">
          {asked.error.message}
        </Text>
      )}
      {asked.data?.map(({ id, nama }) => (
        <Text key={id} size="sm">
          <b>{id}</b> {nama}
        </Text>
      ))}
    </>
  );
}
