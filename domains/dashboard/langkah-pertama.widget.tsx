/** From an empty store to its first nota: what is there, what comes next, each with the way to where it is done. */
import { Badge, Button, Text } from '@mantine/core';
import type { Target } from '@mustika/kernel/drill.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { inPractice } from '@mustika/web-kit/practice.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useAway, useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { TargetLink, useGo, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { IconCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HARGA_24K_BARU } from '../master/harga/parameter-harga-emas.resource.ts';
import { langkahPertamaCommand } from './dashboard.command.ts';
import css from './dashboard.module.css';
import { useLangkahPertama } from './dashboard-data.store.ts';
import {
  berikutnya,
  bolehNanti,
  LANGKAH,
  type Langkah,
  type LangkahPertama,
} from './langkah-pertama.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

/** The form of a new row, at once. */
const tambah = { tambah: '{}' };

/** Where each is done. */
const KE: Readonly<Record<Langkah, Target>> = {
  HARGA: HARGA_24K_BARU,
  SALES: { to: '/master-sales', search: tambah },
  BARANG: { to: '/tambah-barang-banyak', search: {} },
  PENGGUNA: { to: '/data-users', search: {} },
  KAS: { to: '/uang-kas', search: {} },
  NOTA: { to: '/setting-nota', search: {} },
  PENJUALAN: { to: '/transaksi-penjualan', search: {} },
};
const TOKO_BARU: Target = { to: '/master-toko', search: tambah };

/** Nothing where everything has sold already, or for who cannot do it. */
export function LangkahPertamaToko() {
  const subject = useSubject();
  return passes(langkahPertamaCommand.gate, subject) && !inPractice ? <Kartu /> : null;
}

function Kartu() {
  const { t } = useTranslation(DASHBOARD);
  const { data } = useLangkahPertama();
  const rumah = useAway();
  if (!data || (data.ada_toko && data.toko.length === 0)) return null;
  const [satu] = data.toko;
  return (
    <Panel title={t('langkah.judul')}>
      {!data.ada_toko && <TokoPertama />}
      {rumah && data.ada_toko && <Belum toko={data.toko} />}
      {!rumah && satu && <Langkahnya selesai={satu.selesai} />}
    </Panel>
  );
}

function TokoPertama() {
  const { t } = useTranslation(DASHBOARD);
  const go = useGo();
  const mayOpen = useMayOpen();
  return (
    <div className={css.langkahToko}>
      <Text size="sm">{t('langkah.tokoIsi')}</Text>
      {mayOpen(TOKO_BARU.to) && <Button onClick={() => void go(TOKO_BARU)}>{t('langkah.tokoBaru')}</Button>}
    </div>
  );
}

/** Head office at home: the branches that have not begun, each a step away. */
function Belum({ toko }: { toko: LangkahPertama['toko'] }) {
  const { t } = useTranslation(DASHBOARD);
  const choosePortal = useSession((session) => session.choosePortal);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('langkah.belumJual')}
      </Text>
      <ul className={css.daftar}>
        {toko.map(({ kode_toko, nama_toko, selesai }) => (
          <li key={kode_toko}>
            <span className={css.nama}>
              <span className="kode">{kode_toko}</span> {nama_toko}
            </span>
            <Text size="xs" c="dimmed" className={css.tetap}>
              {t('langkah.berikutnyaApa', { langkah: t(`langkah.${berikutnya(selesai)}`) })}
            </Text>
            <span className="angka">
              {t('langkah.dari', { selesai: selesai.length, semua: LANGKAH.length })}
            </span>
            <Button
              size="compact-sm"
              flex="none"
              onClick={() => void choosePortal(kode_toko).catch(noticeOf)}
            >
              {t('langkah.siapkan')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Langkahnya({ selesai }: { selesai: readonly Langkah[] }) {
  const { t } = useTranslation(DASHBOARD);
  const go = useGo();
  const mayOpen = useMayOpen();
  const kini = berikutnya(selesai);
  return (
    <ol className={css.daftar}>
      {LANGKAH.map((langkah) => (
        <li key={langkah} aria-current={langkah === kini ? 'step' : undefined}>
          <Tanda selesai={selesai.includes(langkah)} kini={langkah === kini} />
          <span className={css.tetap}>
            <TargetLink target={KE[langkah]}>{t(`langkah.${langkah}`)}</TargetLink>
          </span>
          <Text size="xs" c="dimmed" className={css.nama}>
            {t(`langkah.ket.${langkah}`)}
          </Text>
          {bolehNanti(langkah) && !selesai.includes(langkah) && (
            <Badge size="xs" variant="light" color="gray" flex="none">
              {t('langkah.nanti')}
            </Badge>
          )}
          {langkah === kini && mayOpen(KE[langkah].to) && (
            <Button size="compact-sm" flex="none" onClick={() => void go(KE[langkah])}>
              {t('langkah.kerjakan')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Tanda({ selesai, kini }: { selesai: boolean; kini: boolean }) {
  const { t } = useTranslation(DASHBOARD);
  const label = t(selesai ? 'langkah.selesai' : kini ? 'langkah.berikutnya' : 'langkah.belum');
  const Icon = selesai ? IconCircleCheckFilled : kini ? IconCircle : IconCircleDashed;
  return (
    <Icon
      size={18}
      stroke={1.6}
      role="img"
      aria-label={label}
      className={css.tanda}
      data-selesai={selesai || undefined}
    />
  );
}
