/** What stands on the shop's own web site and what is on its way there; said once more, taken back, offered again. Spec 1 §2.2. */
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
import { StatusBarang } from '../status-barang.widget.tsx';
import { BARANG } from '../teks-barang.store.ts';
import { AlamatWeb } from './alamat-web.widget.tsx';
import {
  daftarWeb,
  KIRIM_EXTERNAL,
  kolomWeb,
  tarikWeb,
  tawarkanWeb,
  ulangWeb,
} from './barang-web.command.ts';
import { STATUS_WEB, type StatusWeb } from './barang-web.rule.ts';
import { KeadaanKirimWeb, LencanaWeb } from './keadaan-web.widget.tsx';
import css from './web.module.css';
import { useKeadaanWeb } from './web-toko.store.ts';

const FIELDS = kolomWeb as unknown as Fields;
const WARNA: Record<StatusWeb, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TAYANG: 'hijau',
  DITARIK: 'gray',
  DITOLAK: 'merah',
};
const isStatus = (value: unknown): value is StatusWeb => STATUS_WEB.includes(value as StatusWeb);

export default function UpdateBarangExternal() {
  const { t } = useTranslation(BARANG);
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [alamat, setAlamat] = useState(false);
  const view = useMemo(() => searchToView(search, FIELDS), [search]);
  const status = isStatus(search['di_web']) ? search['di_web'] : undefined;
  const keadaan = useKeadaanWeb();
  const query = { q: view.q.trim() || undefined, status };
  const pages = useServerPages({
    queryKey: ['barang-external', portal, query, keadaan.dataUpdatedAt],
    fetchPage: async (skip, limit, signal) => {
      const { data, total } = await call(daftarWeb, { query: { ...query, skip, limit }, signal });
      return { rows: data, total: total ?? data.length };
    },
    keyOf: (row) => String(row['kode_barcode']),
  });
  const segarkan = () => {
    setPicked(new Set());
    void keadaan.refetch();
  };
  return (
    <ScreenFrame
      title="Update Barang External"
      chips={keadaan.data && <LencanaWeb web={keadaan.data} />}
      acts={
        <>
          <TargetLink target={{ to: KIRIM_EXTERNAL, search: {} }}>{t('web.tambah')}</TargetLink>
          <Button variant="default" disabled={!keadaan.data} onClick={() => setAlamat(true)}>
            {t('web.alamat')}
          </Button>
        </>
      }
    >
      {keadaan.data && keadaan.data.gagal > 0 && <KeadaanKirimWeb web={keadaan.data} />}
      <Tindakan picked={picked} onDone={segarkan} />
      <DataTable
        id="barang-external"
        label={t('web.daftar')}
        fields={FIELDS}
        rowKey="kode_barcode"
        naming="nama_barang"
        server={pages}
        view={view}
        onView={(next) => setSearch({ ...viewToSearch(next), di_web: status })}
        keeps={['di_web']}
        filterable={[]}
        picked={picked}
        onPicked={setPicked}
        csv={false}
        toolbar={
          <Select
            w={190}
            size="xs"
            aria-label={t('web.saring')}
            placeholder={t('web.semua')}
            clearable
            value={status ?? null}
            onChange={(value) => setSearch({ ...viewToSearch(view), di_web: value ?? undefined })}
            data={STATUS_WEB.map((value) => ({ value, label: t(`web.status.${value}`) }))}
          />
        }
        render={{
          status: (row) => {
            const saat = row['status'] as StatusWeb;
            return (
              <Badge variant="light" color={WARNA[saat]} radius="sm" tt="none" fw={600}>
                {t(`web.status.${saat}`)}
              </Badge>
            );
          },
          status_barang: (row) => <StatusBarang status={String(row['status_barang'])} />,
        }}
        slash
        first={{ text: t('web.kosong') }}
      />
      {alamat && keadaan.data && (
        <AlamatWeb
          key={keadaan.data.versi}
          web={keadaan.data}
          onClose={() => setAlamat(false)}
          onSaved={segarkan}
        />
      )}
    </ScreenFrame>
  );
}

const TINDAKAN = [
  { act: ulangWeb, nama: 'ulang' },
  { act: tawarkanWeb, nama: 'lagi' },
  { act: tarikWeb, nama: 'tarik' },
] as const;

function Tindakan({ picked, onDone }: { picked: ReadonlySet<string>; onDone: () => void }) {
  const { t } = useTranslation(BARANG);
  const { busy, kirim } = useKirimSekali();
  const body = { barang: [...picked].map((kode_barcode) => ({ kode_barcode })) };
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
          {t(`web.${nama}`)}
        </ActButton>
      ))}
      <Text size="xs" c="dimmed">
        {t('web.dipilih', { jumlah: picked.size })}
      </Text>
    </div>
  );
}
