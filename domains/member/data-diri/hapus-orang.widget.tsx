/** What deleting somebody takes, what stays of him until when, and what still stands in its way; then the act, which nobody takes back. */
import { Alert, List, Loader, Text, Title } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import { hapusDataDiri, type Permintaan, type Pratinjau } from './permintaan.command.ts';
import { JENIS_HALANGAN } from './permintaan.rule.ts';
import { usePratinjau } from './permintaan.store.ts';

export function HapusOrang({ permintaan, onJadi }: { permintaan: Permintaan; onJadi: () => void }) {
  const { t } = useTranslation(MEMBER);
  const { data, error } = usePratinjau(permintaan);
  const { busy, kirim } = useKirimSekali(hapusDataDiri.message);
  const { id, kode_toko: portal } = permintaan;
  const hapus = async () => {
    const yes = await confirm({ title: t('minta.hapus'), text: t('minta.hapusTanya'), danger: true });
    if (!yes) return;
    const jadi = await kirim((key) =>
      withApproval((izin) =>
        call(hapusDataDiri, {
          ...{ params: { id }, portal, key },
          body: izin ? { detail_authorization: izin } : {},
        }),
      ),
    );
    if (jadi) onJadi();
  };
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loader size="sm" />;
  return (
    <section aria-label={t('minta.pratinjau')}>
      {data.halangan.length > 0 && <Halangan {...data} />}
      <Pergi {...data} />
      <Tinggal {...data} />
      {permintaan.keadaan === 'DIKERJAKAN' && data.halangan.length === 0 && (
        <ActButton act={hapusDataDiri} color="merah" mt="sm" loading={busy} onClick={() => void hapus()}>
          {t('minta.hapus')}
        </ActButton>
      )}
    </section>
  );
}

const Judul = ({ children }: { children: string }) => (
  <Title order={3} size="sm" mt="sm" mb={4}>
    {children}
  </Title>
);

function Halangan({ halangan, kode_member }: Pick<Pratinjau, 'halangan' | 'kode_member'>) {
  const { t } = useTranslation(MEMBER);
  return (
    <Alert color="merah" py="xs" title={t('minta.halangan')}>
      <List size="sm">
        {halangan.map(({ jenis, kode_toko, no_dokumen, jumlah }) => (
          <List.Item key={`${jenis} ${kode_toko} ${no_dokumen}`}>
            {istilah(JENIS_HALANGAN.find(([one]) => one === jenis)?.[1] ?? jenis)} {no_dokumen ?? kode_toko}:{' '}
            <span className="angka">
              {jenis === 'POIN' ? formatAngka(jumlah) : formatRupiah(jumlah as Rupiah)}
            </span>
          </List.Item>
        ))}
      </List>
      {halangan.some(({ jenis }) => jenis === 'POIN') && (
        <Text size="sm" mt={4}>
          {t('minta.lepasPoin')}{' '}
          <TargetLink target={{ to: '/transaksi-poin', search: kode_member ? { kode_member } : {} }}>
            {istilah('Transaksi Poin')}
          </TargetLink>
        </Text>
      )}
    </Alert>
  );
}

function Pergi({ pergi }: Pick<Pratinjau, 'pergi'>) {
  const { t } = useTranslation(MEMBER);
  const isi = [
    ...(pergi.member ? [t('minta.pergi.member')] : []),
    ...(pergi.persetujuan ? [t('minta.pergi.persetujuan')] : []),
    ...(pergi.pesan > 0 ? [t('minta.pergi.pesan', { n: pergi.pesan })] : []),
    ...(pergi.perubahan > 0 ? [t('minta.pergi.perubahan', { n: pergi.perubahan })] : []),
    t('minta.pergi.permintaan'),
  ];
  return (
    <>
      <Judul>{t('minta.sekarang')}</Judul>
      <List size="sm">
        {isi.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
    </>
  );
}

function Tinggal({ tinggal }: Pick<Pratinjau, 'tinggal'>) {
  const { t } = useTranslation(MEMBER);
  return (
    <>
      <Judul>{t('minta.tinggal')}</Judul>
      {tinggal.length === 0 && <Text size="sm">{t('minta.tanpaDokumen')}</Text>}
      <List size="sm">
        {tinggal.map(({ isi, sampai, dokumen }) => (
          <List.Item key={`${isi} ${sampai}`}>
            {t(isi === 'NOTA' ? 'minta.tinggal.nota' : 'minta.tinggal.identitas', {
              n: dokumen,
              sampai: formatTanggal(sampai),
            })}
          </List.Item>
        ))}
      </List>
      <Text size="xs" c="dimmed" mt={4}>
        {t('minta.tinggalJelas')}
      </Text>
    </>
  );
}
