/** What the till should know of deposits and orders that are made: the one on the counter, and those that wait for the member who stands there. */
import { Button } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconLock, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jenisTitip } from '../../../titipan/titipan.rule.ts';
import { PENJUALAN } from '../../teks.store.ts';
import css from '../kasir.module.css';
import { useKasir } from '../kasir.store.ts';
import { titipanMember } from './titip-panggilan.store.ts';
import { ambilTitipan, lepasTitipan } from './titipan-kasir.store.ts';
import { titipanAktif } from './titipan-keranjang.rule.ts';

const DIAMBIL = {
  TITIPAN: 'titip.diambil',
  PESANAN: 'titip.diambilPesanan',
  PRE_ORDER: 'titip.diambilPo',
} as const;

export function PitaTitipan() {
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const titipan = titipanAktif(keranjang);
  const member = keranjang.pelanggan?.kode_member ?? null;
  if (titipan)
    return <Diambil nomor={titipan.no_titipan} saldo={titipan.saldo} jenis={titipan.jenis_harga} />;
  return member ? <Menunggu member={member} /> : null;
}

function Diambil({ nomor, saldo, jenis }: { nomor: string; saldo: number; jenis: string }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <div className={css.pita} role="status">
      <IconLock size={15} stroke={1.6} aria-hidden />
      <span>
        {t(DIAMBIL[jenisTitip(nomor)])} <b className="kode">{nomor}</b> · Rp {formatAngka(saldo)} ·{' '}
        {t(`titip.jenis.${jenis}`)}
      </span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<IconX size={13} />}
        onClick={lepasTitipan}
      >
        {t('titip.lepas')}
      </Button>
    </div>
  );
}

/** "1 titipan" of the member on the counter: one press lays it there. look.md. */
function Menunggu({ member }: { member: string }) {
  const { t } = useTranslation(PENJUALAN);
  const portal = useSession((session) => session.portal);
  const { data = [] } = useQuery({
    queryKey: ['daftar-titipan', portal, 'member', member],
    queryFn: ({ signal }) => titipanMember(member, signal),
    staleTime: 30_000,
  });
  const [satu] = data;
  if (!satu) return null;
  return (
    <div className={css.pita} role="status">
      <IconLock size={15} stroke={1.6} aria-hidden />
      <span>
        {t('titip.menunggu', { jumlah: data.length })} <b className="kode">{satu.no_titipan}</b> · Rp{' '}
        {formatAngka(satu.saldo)}
      </span>
      <Button variant="subtle" size="compact-xs" onClick={() => void ambilTitipan(satu.no_titipan)}>
        {t('titip.ambil')}
      </Button>
    </div>
  );
}
