/** Scan a coupon or a nota: does it hold, what is it worth, where does it come from; and hand it in. Spec 1 §2.2 (cek-kupon). */
import { Anchor, Box } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DocumentDrawer } from '@mustika/web-kit/document-screen/drawer.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import type { KuponDicari } from './cek-kupon.command.ts';
import { cariKupon } from './kupon-panggilan.store.ts';
import { kuponTukar } from './kupon-tukar.document.ts';
import { Pemakaian, StatusKuponTanda, TabelKupon } from './tabel-kupon.widget.tsx';
import { TukarKupon } from './tukar-kupon.widget.tsx';

export default function CekKupon() {
  const { t } = useTranslation(PENJUALAN);
  const [search, setSearch] = useUrlState();
  const portal = useSession((session) => session.portal);
  const kode = String(search['kode'] ?? '');
  const [teks, setTeks] = useState(kode);
  const asked = useQuery({
    queryKey: ['cek-kupon', portal, kode],
    queryFn: () => cariKupon(kode),
    enabled: kode !== '',
    retry: false,
    staleTime: 0,
  });
  const ditolak = isApiError(asked.error) && asked.error.status > 0 && asked.error.status < 500;
  useEffect(() => {
    if (asked.error && !ditolak) noticeOf(asked.error);
  }, [asked.error, ditolak]);
  const cari = (next: string) => {
    setTeks(next);
    if (next.trim().toUpperCase() === kode) void asked.refetch();
    else setSearch({ kode: next.trim().toUpperCase() });
  };
  const selesai = () => {
    void asked.refetch();
    setTeks('');
    focusScan();
  };
  return (
    <ScreenFrame title="Cek Kupon" flowing>
      <div className={sheet.scan}>
        <ScanField
          label={t('kupon.pindai')}
          placeholder={t('kupon.contoh')}
          readyText={t('kupon.siap')}
          value={teks}
          onValue={setTeks}
          onScan={cari}
          busy={asked.isFetching}
          message={ditolak ? { text: `${asked.error?.message}: ${kode}`, error: true } : null}
        />
      </div>
      {asked.data && !asked.error ? (
        <Box maw={720}>
          <Hasil key={kode} dicari={asked.data} onPilih={cari} onDone={selesai} />
        </Box>
      ) : (
        <EmptyState icon={<IconTicket size={28} stroke={1.4} />} text={t('kupon.mulai')} />
      )}
      <DocumentDrawer document={kuponTukar} onDone={selesai} />
    </ScreenFrame>
  );
}

type HasilProps = { dicari: KuponDicari; onPilih: (kode: string) => void; onDone: () => void };

function Hasil({ dicari, onPilih, onDone }: HasilProps) {
  const { t } = useTranslation(PENJUALAN);
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko);
  const [search, setSearch] = useUrlState();
  const { kupon } = dicari;
  const [satu] = kupon;
  if (!satu) return null;
  const sendiri = kupon.length === 1;
  return (
    <Panel
      title={
        <>
          <span className="kode">{sendiri ? satu.kode : dicari.no_faktur_group}</span>{' '}
          {sendiri && <StatusKuponTanda status={satu.status} />}
        </>
      }
    >
      <div className={sheet.body}>
        <Fakta dicari={dicari} />
        {sendiri ? (
          <>
            {satu.status === 'BERLAKU' && dicari.nilai_kupon > 0 && <p>{t('kupon.akibat.BAYAR')}</p>}
            {satu.status === 'BERLAKU' && dicari.undian && <TukarKupon kupon={satu} onDone={onDone} />}
            {satu.status === 'DIPAKAI' && satu.toko_pakai === toko && satu.cara !== 'BAYAR' && (
              <Anchor
                component="button"
                className="kode"
                size="sm"
                onClick={() => setSearch({ ...search, no_dokumen: satu.no_pakai })}
              >
                {satu.no_pakai}
              </Anchor>
            )}
          </>
        ) : (
          <div>
            <h3>{t('kupon.semua', { jumlah: kupon.length })}</h3>
            <TabelKupon kupon={kupon} onPilih={onPilih} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function Fakta({ dicari }: { dicari: KuponDicari }) {
  const { t } = useTranslation(PENJUALAN);
  const [satu] = dicari.kupon;
  const siapa = [dicari.nama_customer, dicari.kode_member].filter(Boolean).join(' · ');
  const untuk = [
    dicari.nilai_kupon > 0 ? `Rp ${formatAngka(dicari.nilai_kupon)}` : '',
    dicari.undian ? t('kupon.undian') : '',
  ];
  const fakta: [string, React.ReactNode][] = [
    [t('kupon.program'), dicari.program],
    [t('kupon.nilai'), untuk.filter(Boolean).join(' · ')],
    [t('kupon.sampai'), formatTanggal(dicari.berlaku_sampai)],
    [
      t('kupon.nota'),
      dicari.tanggal ? (
        <>
          <Anchor
            component={Link}
            to="/lihat-penjualan"
            search={{ no_faktur_group: dicari.no_faktur_group } as never}
            className="kode"
            size="sm"
          >
            {dicari.no_faktur_group}
          </Anchor>{' '}
          · {formatTanggal(dicari.tanggal)} · Rp {formatAngka(dicari.total ?? 0)}
        </>
      ) : (
        `${dicari.no_faktur_group} · ${t('kupon.tokoLain', { toko: dicari.toko })}`
      ),
    ],
    ...(siapa ? [[t('kupon.pemilik'), siapa] as [string, string]] : []),
    ...(dicari.kupon.length === 1 && satu?.toko_pakai
      ? [[t('kupon.pakai'), <Pemakaian key="pakai" kupon={satu} />] as [string, React.ReactNode]]
      : []),
  ];
  return (
    <dl className={sheet.facts}>
      {fakta.map(([label, nilai]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{nilai}</dd>
        </div>
      ))}
    </dl>
  );
}
