/**
 * Tutup Toko: the open day step by step, or (with `hari` in the address) the page of a closed one. Spec 1 §2.2.
 */

import { Badge, Button, Select, Skeleton } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { download, saveFile } from '@mustika/web-kit/api.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HariTerbuka } from './hari-terbuka.widget.tsx';
import { BukaKembali, HariTertutup } from './hari-tertutup.widget.tsx';
import { hariTokoPdf } from './hari-toko.command.ts';
import { TUTUP } from './teks-tutup.store.ts';
import { useDaftarHari, useHari, usePeriksa, useSegarkan } from './tutup-data.store.ts';
import { tutupToko } from './tutup-toko.document.ts';

const JUDUL = 'Tutup Toko';

/** Where the next day's price is set; the closing reminds of it (Domain R11.3). */
const LAYAR_HARGA = '/master-parameter-harga-emas';

export default function TutupToko() {
  const [search, setSearch] = useUrlState();
  const hari = String(search['hari'] ?? '');
  const ke = (tanggal: string | null) => setSearch({ hari: tanggal }, 'push');
  return hari ? <Tertutup key={hari} tanggal={hari} ke={ke} /> : <Terbuka ke={ke} />;
}

type Ke = (tanggal: string | null) => void;

/** The closed days, each with what its drawers were short or over. */
function PilihHari({ tanggal, ke }: { tanggal: string | null; ke: Ke }) {
  const { t } = useTranslation(TUTUP);
  const { data = [] } = useDaftarHari();
  return (
    <Select
      aria-label={t('pilihHari')}
      placeholder={t('hariLalu')}
      w={250}
      searchable={false}
      value={tanggal}
      data={data.map((one) => ({
        value: one.tanggal,
        label: `${formatTanggal(one.tanggal)}${one.selisih ? ` · ${formatAngka(one.selisih)}` : ''}`,
      }))}
      onChange={(next) => next && ke(next)}
    />
  );
}

function Terbuka({ ke }: { ke: Ke }) {
  const asked = usePeriksa();
  const { data, error, refetch } = asked;
  return (
    <ScreenFrame
      title={JUDUL}
      flowing
      chips={
        data && (
          <Badge variant="light" color="biru" radius="sm" tt="none" fw={600}>
            {formatTanggal(data.tanggal)}
          </Badge>
        )
      }
      acts={<PilihHari tanggal={null} ke={ke} />}
    >
      {error && !data && (
        <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={420} />}
      {data && <HariTerbuka key={data.tanggal} periksa={data} onDitutup={ke} />}
    </ScreenFrame>
  );
}

function Tertutup({ tanggal, ke }: { tanggal: string; ke: Ke }) {
  const { t } = useTranslation(TUTUP);
  const { data, error, refetch } = useHari(tanggal);
  const owner = useSession((session) => session.user?.level === 'OWN');
  const [membuka, setMembuka] = useState(false);
  const segarkan = useSegarkan();
  return (
    <ScreenFrame
      title={`${JUDUL} ${formatTanggal(tanggal)}`}
      flowing
      chips={
        <Badge variant="light" color="gray" radius="sm" tt="none" fw={600}>
          {t('ditutup')}
        </Badge>
      }
      acts={
        <>
          <PilihHari tanggal={tanggal} ke={ke} />
          {owner && data?.kepala.bisa_dibuka && (
            <ActButton
              act={tutupToko.transitions.bukaKembali}
              variant="default"
              onClick={() => setMembuka(true)}
            >
              {t('bukaKembali')}
            </ActButton>
          )}
          <HargaBesok />
          <CetakHari tanggal={tanggal} />
          <Button onClick={() => ke(null)}>{t('kembali')}</Button>
        </>
      }
    >
      {error && !data && (
        <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={420} />}
      {data && <HariTertutup hari={data} />}
      {data && membuka && (
        <BukaKembali
          kepala={data.kepala}
          onClose={() => setMembuka(false)}
          onDibuka={() => {
            void segarkan();
            ke(null);
          }}
        />
      )}
    </ScreenFrame>
  );
}

/** The next day begins with its price. */
function HargaBesok() {
  const { t } = useTranslation(TUTUP);
  const open = useMenuScreens().some((screen) => screen.path === LAYAR_HARGA);
  if (!open) return null;
  return (
    <Button variant="default" component={Link} to={LAYAR_HARGA}>
      {t('hargaBesok')}
    </Button>
  );
}

/** The sheet for the folder. */
function CetakHari({ tanggal }: { tanggal: string }) {
  const { t } = useTranslation(TUTUP);
  const [membuat, setMembuat] = useState(false);
  const cetak = async () => {
    setMembuat(true);
    try {
      saveFile(await download(hariTokoPdf, { query: { tanggal } }));
    } catch (error) {
      noticeOf(error);
    } finally {
      setMembuat(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={membuat}
      leftSection={<IconFileTypePdf size={14} />}
      onClick={() => void cetak()}
    >
      {t('cetak')}
    </Button>
  );
}
