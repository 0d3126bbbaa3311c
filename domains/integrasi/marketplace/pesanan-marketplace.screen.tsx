/** What was ordered at marketplaces: which pieces are held for it, which are handed to the till, and what somebody has to look at. */
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
import css from './marketplace.module.css';
import { MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  bacaLagiPesanan,
  daftarPesananMarketplace,
  kolomPesanan,
  pegangPesanan,
  serahkanPesanan,
} from './pesanan.command.ts';
import { KEADAAN_BARANG_PESANAN, type KeadaanBarangPesanan, type KeadaanPesanan } from './pesanan.rule.ts';

const FIELDS = kolomPesanan as unknown as Fields;
const WARNA: Record<KeadaanBarangPesanan, string> = {
  MENUNGGU: 'kuning',
  DIPEGANG: 'hijau',
  DISERAHKAN: 'biru',
  TERJUAL: 'biru',
  BENTROK: 'merah',
  LEPAS: 'gray',
  TINJAU: 'merah',
};
const isKeadaan = (value: unknown): value is KeadaanBarangPesanan =>
  KEADAAN_BARANG_PESANAN.includes(value as KeadaanBarangPesanan);

export default function PesananMarketplace() {
  const { t } = useTranslation(INTEGRASI);
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [kali, setKali] = useState(0);
  const view = useMemo(() => searchToView(search, FIELDS), [search]);
  const barang = isKeadaan(search['keadaan']) ? search['keadaan'] : undefined;
  const query = { q: view.q.trim() || undefined, barang };
  const pages = useServerPages({
    queryKey: ['pesanan-marketplace', portal, query, kali],
    fetchPage: async (skip, limit, signal) => {
      const { data, total } = await call(daftarPesananMarketplace, {
        query: { ...query, skip, limit },
        signal,
      });
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
      title="Pesanan Marketplace"
      acts={
        <>
          <TargetLink target={{ to: '/barang-marketplace', search: {} }}>{t('mp.keBarang')}</TargetLink>
          <Button variant="default" onClick={segarkan}>
            {t('mp.segarkan')}
          </Button>
        </>
      }
    >
      <Tindakan picked={picked} onDone={segarkan} />
      <DataTable
        id="pesanan-marketplace"
        label={t('mp.pesanan')}
        fields={FIELDS}
        rowKey="id"
        naming="no_pesanan"
        server={pages}
        view={view}
        onView={(next) => setSearch({ ...viewToSearch(next), keadaan: barang })}
        keeps={['keadaan']}
        filterable={[]}
        picked={picked}
        onPicked={setPicked}
        csv={false}
        toolbar={
          <Select
            w={210}
            size="xs"
            aria-label={t('mp.saringBarang')}
            placeholder={t('mp.semuaBarang')}
            clearable
            value={barang ?? null}
            onChange={(value) => setSearch({ ...viewToSearch(view), keadaan: value ?? undefined })}
            data={KEADAAN_BARANG_PESANAN.map((value) => ({ value, label: t(`mp.barang.${value}`) }))}
          />
        }
        render={{
          penyedia: (row) => MARKETPLACE[row['penyedia'] as PenyediaMarketplace].sebutan,
          keadaan: (row) => t(`mp.order.${row['keadaan'] as KeadaanPesanan}`),
          barang: (row) => {
            const saat = row['barang'] as KeadaanBarangPesanan;
            return (
              <Badge variant="light" color={WARNA[saat]} radius="sm" tt="none" fw={600}>
                {t(`mp.barang.${saat}`)}
              </Badge>
            );
          },
        }}
        slash
        first={{ text: t('mp.tanpaPesanan') }}
      />
    </ScreenFrame>
  );
}

/** `SHOPEE-2411X-K1234567`, as the list names a row. */
function dipilih(id: string) {
  const [awal, akhir] = [id.indexOf('-'), id.lastIndexOf('-')];
  return {
    penyedia: id.slice(0, awal) as PenyediaMarketplace,
    no_pesanan: id.slice(awal + 1, akhir),
    kode_barcode: id.slice(akhir + 1),
  };
}

function Tindakan({ picked, onDone }: { picked: ReadonlySet<string>; onDone: () => void }) {
  const { t } = useTranslation(INTEGRASI);
  const { busy, kirim } = useKirimSekali();
  const [id] = picked;
  const satu = id === undefined || picked.size > 1 ? null : dipilih(id);
  const lakukan = async (act: (key: string) => Promise<Answer<unknown>>) => {
    if (await kirim(act)) onDone();
  };
  const tombol = { size: 'compact-sm', variant: 'default', loading: busy, disabled: satu === null } as const;
  const baca = satu && { penyedia: satu.penyedia, no_pesanan: satu.no_pesanan };
  return (
    <div className={css.pita}>
      <ActButton
        {...tombol}
        act={serahkanPesanan}
        onClick={() => void lakukan((key) => call(serahkanPesanan, { body: satu, key }))}
      >
        {t('mp.serahkan')}
      </ActButton>
      <ActButton
        {...tombol}
        act={pegangPesanan}
        onClick={() => void lakukan((key) => call(pegangPesanan, { body: satu, key }))}
      >
        {t('mp.pegang')}
      </ActButton>
      <ActButton
        {...tombol}
        act={bacaLagiPesanan}
        onClick={() => void lakukan((key) => call(bacaLagiPesanan, { body: baca, key }))}
      >
        {t('mp.baca')}
      </ActButton>
      <Text size="xs" c="dimmed">
        {t('mp.pilihSatu')}
      </Text>
    </div>
  );
}
