/** What is offered at marketplaces and what became of it; a piece is offered, taken back, told once more. */
import { Badge, Button, Select, Text } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import { useServerPages } from '@mustika/web-kit/data-table/server-pages.ts';
import { searchToView, viewToSearch } from '@mustika/web-kit/data-table/view.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTEGRASI } from '../teks-integrasi.store.ts';
import { FormTawaran } from './form-tawaran.widget.tsx';
import css from './marketplace.module.css';
import { MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  daftarTawaran,
  kolomTawaran,
  tarikMarketplace,
  tawarkanMarketplace,
  ulangMarketplace,
} from './tawaran.command.ts';
import { type KeadaanTawaran, STATUS_TAWARAN, type StatusTawaran } from './tawaran.rule.ts';

const FIELDS = kolomTawaran as unknown as Fields;
const WARNA_KIRIM: Record<StatusTawaran, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TAYANG: 'hijau',
  DITARIK: 'gray',
  DITOLAK: 'merah',
};
const WARNA: Record<KeadaanTawaran, string> = {
  DRAF: 'gray',
  DITAWARKAN: 'hijau',
  DITARIK: 'gray',
  TERJUAL: 'biru',
  GAGAL: 'merah',
};
const isStatus = (value: unknown): value is StatusTawaran => STATUS_TAWARAN.includes(value as StatusTawaran);

export default function BarangMarketplace() {
  const { t } = useTranslation(INTEGRASI);
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [baru, setBaru] = useState(false);
  const [kali, setKali] = useState(0);
  const view = useMemo(() => searchToView(search, FIELDS), [search]);
  const kirim = isStatus(search['pengiriman']) ? search['pengiriman'] : undefined;
  const query = { q: view.q.trim() || undefined, kirim };
  const pages = useServerPages({
    queryKey: ['barang-marketplace', portal, query, kali],
    fetchPage: async (skip, limit, signal) => {
      const { data, total } = await call(daftarTawaran, { query: { ...query, skip, limit }, signal });
      return { rows: data, total: total ?? data.length };
    },
    keyOf: (row) => String(row['id']),
  });
  const segarkan = () => {
    setPicked(new Set());
    setKali((before) => before + 1);
  };
  return (
    <ScreenFrame
      title="Barang Di Marketplace"
      acts={
        <>
          <TargetLink target={{ to: '/pesanan-marketplace', search: {} }}>{t('mp.kePesanan')}</TargetLink>
          <Button variant="default" onClick={segarkan}>
            {t('mp.segarkan')}
          </Button>
          <Button onClick={() => setBaru(true)}>{t('mp.tambah')}</Button>
        </>
      }
    >
      <Tindakan picked={picked} onDone={segarkan} />
      <DataTable
        id="barang-marketplace"
        label={t('mp.daftar')}
        fields={FIELDS}
        rowKey="id"
        naming="nama"
        server={pages}
        view={view}
        onView={(next) => setSearch({ ...viewToSearch(next), pengiriman: kirim })}
        keeps={['pengiriman']}
        filterable={[]}
        picked={picked}
        onPicked={setPicked}
        csv={false}
        toolbar={
          <Select
            w={190}
            size="xs"
            aria-label={t('mp.saring')}
            placeholder={t('mp.semua')}
            clearable
            value={kirim ?? null}
            onChange={(value) => setSearch({ ...viewToSearch(view), pengiriman: value ?? undefined })}
            data={STATUS_TAWARAN.map((value) => ({ value, label: t(`mp.status.${value}`) }))}
          />
        }
        render={{
          penyedia: (row) => MARKETPLACE[row['penyedia'] as PenyediaMarketplace].sebutan,
          keadaan: (row) => {
            const saat = row['keadaan'] as KeadaanTawaran;
            return <Lencana warna={WARNA[saat]} kata={t(`mp.tawaran.${saat}`)} />;
          },
          kirim: (row) => {
            const saat = row['kirim'] as StatusTawaran;
            return <Lencana warna={WARNA_KIRIM[saat]} kata={t(`mp.status.${saat}`)} />;
          },
        }}
        slash
        first={{ text: t('mp.kosong') }}
      />
      {baru && <FormTawaran onClose={() => setBaru(false)} onSaved={segarkan} />}
    </ScreenFrame>
  );
}

const Lencana = ({ warna, kata }: { warna: string; kata: string }) => (
  <Badge variant="light" color={warna} radius="sm" tt="none" fw={600}>
    {kata}
  </Badge>
);

const TINDAKAN = [
  { act: tawarkanMarketplace, nama: 'tawarkan' },
  { act: tarikMarketplace, nama: 'tarik' },
  { act: ulangMarketplace, nama: 'ulang' },
] as const;

/** `SHOPEE-K1234567`, as the list names a row. */
const dipilih = (id: string) => ({
  penyedia: id.slice(0, id.indexOf('-')) as PenyediaMarketplace,
  kode_barcode: id.slice(id.indexOf('-') + 1),
});

function Tindakan({ picked, onDone }: { picked: ReadonlySet<string>; onDone: () => void }) {
  const { t } = useTranslation(INTEGRASI);
  const { busy, kirim } = useKirimSekali();
  const body = { barang: [...picked].map(dipilih) };
  const lakukan = async (act: (key: string) => Promise<Answer<unknown>>) => {
    if (await kirim(act)) onDone();
  };
  return (
    <div className={css.pita}>
      {TINDAKAN.map(({ nama, act }) => (
        <ActButton
          key={nama}
          act={act}
          size="compact-sm"
          variant="default"
          loading={busy}
          disabled={picked.size === 0}
          onClick={() => void lakukan((key) => call(act, { body, key }))}
        >
          {t(`mp.${nama}`)}
        </ActButton>
      ))}
      <Text size="xs" c="dimmed">
        {t('mp.dipilih', { jumlah: picked.size })}
      </Text>
    </div>
  );
}
