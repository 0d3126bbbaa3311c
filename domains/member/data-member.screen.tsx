/**
 * Members one by one: found by phone, code or name, put right in a sheet with who changed what, and those whose birthday it
 * is. Nobody reads the whole list (docs: Member).
 */
import { Button, Loader, Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { angka, kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { ActButton, useMay } from '@mustika/web-kit/act.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { FileImport } from '@mustika/web-kit/resource/file-import.tsx';
import { importFile } from '@mustika/web-kit/resource/resource-calls.ts';
import { ChangeHistory } from '@mustika/web-kit/resource/resource-history.tsx';
import frame from '@mustika/web-kit/screen-frame.module.css';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconCake, IconFileSpreadsheet, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ISIAN_IMPOR, imporMember, WAJIB_IMPOR } from './impor/impor-member.command.ts';
import { dataMember, ubahMember } from './member.command.ts';
import { cariMember, riwayat, ulangTahunHariIni } from './setting-member.store.ts';
import { SetujuMember } from './setuju-member.widget.tsx';
import { MEMBER } from './teks-member.store.ts';
import { IsianMember, useMember } from './ubah-member.widget.tsx';

const KOLOM = {
  nama_member: teks('Nama Member'),
  kode_member: kode('Kode Member'),
  no_hp: kode('No HP'),
  alamat: teks('Alamat'),
  tgl_lahir: tanggal('Tanggal Lahir'),
  no_kartu: kode('No Kartu / RFID'),
  poin: angka('Poin'),
  nama_toko_asal: teks('Toko Asal'),
};
const { alamat: _alamat, no_kartu: _kartu, poin: _poin, nama_toko_asal: _toko, ...RAYA } = KOLOM;

export default function DataMember() {
  const { t } = useTranslation(MEMBER);
  const [search, setSearch] = useUrlState();
  const [kata, setKata] = useState('');
  const [cari] = useDebouncedValue(kata.trim(), 250);
  const raya = search['ulang_tahun'] === 'ya';
  const dibuka = search['kode_member'] === undefined ? null : String(search['kode_member']);
  const asked = useQuery<readonly TableRow[]>({
    queryKey: raya ? ['member-ulang-tahun'] : ['data-member', cari],
    queryFn: ({ signal }) => (raya ? ulangTahunHariIni(signal) : cariMember(cari, signal)),
    enabled: raya || cari.length >= 2,
    placeholderData: keepPreviousData,
  });
  const rows = raya || cari.length >= 2 ? asked.data : [];
  return (
    <ScreenFrame title="Data Member" acts={<ImporMember onStored={() => void asked.refetch()} />}>
      <search className={frame.filters} aria-label="Data Member">
        <TextInput
          label={t('member.cari')}
          leftSection={<IconSearch size={14} />}
          type="search"
          autoFocus
          w={320}
          value={kata}
          onChange={(event) => {
            setKata(event.currentTarget.value);
            if (raya) setSearch({});
          }}
        />
        <Button
          variant="default"
          aria-pressed={raya}
          className={frame.quick}
          leftSection={<IconCake size={14} />}
          onClick={() => setSearch(raya ? {} : { ulang_tahun: 'ya' })}
        >
          {t('member.ulangTahun')}
        </Button>
      </search>
      <DataTable
        id="data-member"
        keeps={[]}
        label="Data Member"
        fields={raya ? RAYA : KOLOM}
        rows={rows}
        rowKey="kode_member"
        naming="nama_member"
        loading={(raya || cari.length >= 2) && asked.isPending}
        refetching={asked.isPlaceholderData}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setSearch({ ...search, kode_member: row['kode_member'] }, 'push')}
        withSearch={false}
        csv={false}
        first={{
          text: t(
            raya ? 'member.tanpaUlangTahun' : cari.length >= 2 ? 'kartu.tidakKetemu' : 'member.petunjuk',
          ),
        }}
      />
      {dibuka && (
        <LembarMember
          key={dibuka}
          kode={dibuka}
          onClose={() => setSearch({ ...search, kode_member: undefined })}
          onSaved={() => void asked.refetch()}
        />
      )}
    </ScreenFrame>
  );
}

/** A list of another till, or our own. */
function ImporMember({ onStored }: { onStored: () => void }) {
  const { t } = useTranslation(MEMBER);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActButton
        act={imporMember}
        variant="default"
        leftSection={<IconFileSpreadsheet size={14} />}
        onClick={() => setOpened(true)}
      >
        {t('member.impor')}
      </ActButton>
      {opened && (
        <FileImport
          nama="Member"
          fields={ISIAN_IMPOR}
          wajib={WAJIB_IMPOR}
          send={(file, call) => importFile(imporMember, file, call)}
          onStored={onStored}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

const TRANSAKSI = '/lihat-transaksi-member';

type LembarProps = { kode: string; onClose: () => void; onSaved: () => void };

function LembarMember({ kode: kode_member, onClose, onSaved }: LembarProps) {
  const { t } = useTranslation(MEMBER);
  const { data, error, refetch } = useMember(kode_member);
  const may = useMay();
  const mayOpen = useMayOpen();
  return (
    <SideDrawer opened onClose={onClose} title={data ? `${data.nama_member} · ${kode_member}` : kode_member}>
      <Tabs defaultValue="data" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="data">{t('member.data')}</Tabs.Tab>
          <Tabs.Tab value="riwayat">{t('member.riwayat')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="data" className={frame.drawerForm}>
          {mayOpen(TRANSAKSI) && (
            <TargetLink target={{ to: TRANSAKSI, search: { kode_member } }}>
              {t('member.transaksi')}
            </TargetLink>
          )}
          {error && <p role="alert">{error.message}</p>}
          {!data && !error && <Loader size="sm" />}
          {data && <SetujuMember no_hp={data.no_hp} setuju={data.setuju} onSaved={() => void refetch()} />}
          {data &&
            (may(ubahMember) ? (
              <IsianMember
                member={data}
                onSaved={() => {
                  onSaved();
                  onClose();
                }}
              />
            ) : (
              <p>{t('member.hanyaBaca')}</p>
            ))}
        </Tabs.Panel>
        <Tabs.Panel value="riwayat" className={frame.drawerForm}>
          <ChangeHistory
            fields={dataMember}
            queryKey={['member', kode_member, 'riwayat']}
            ask={(signal) => riwayat(kode_member, signal)}
          />
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}
