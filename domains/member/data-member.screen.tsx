/**
 * Members one by one: found by phone, code or name, put right in a sheet with who changed what, and those whose birthday it
 * is. Nobody reads the whole list (docs: Member).
 */
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { angka, kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { FileImport } from '@mustika/web-kit/resource/file-import.tsx';
import { importFile } from '@mustika/web-kit/resource/resource-calls.ts';
import frame from '@mustika/web-kit/screen-frame.module.css';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconCake, IconFileSpreadsheet, IconSearch, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalonGandaTabel } from './gabung/calon-ganda.widget.tsx';
import { gabungMember } from './gabung/gabung-member.command.ts';
import { GabungMember } from './gabung/gabung-member.widget.tsx';
import { ISIAN_IMPOR, imporMember, WAJIB_IMPOR } from './impor/impor-member.command.ts';
import { LembarMember } from './lembar-member.widget.tsx';
import { cariMember, ulangTahunHariIni } from './setting-member.store.ts';
import { MEMBER } from './teks-member.store.ts';

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
  const [search, setSearch] = useUrlState();
  const [kata, setKata] = useState('');
  const [cari] = useDebouncedValue(kata.trim(), 250);
  const raya = search['ulang_tahun'] === 'ya';
  const ganda = search['ganda'] === 'ya';
  const gabung = search['gabung'] === undefined ? null : String(search['gabung']);
  const dibuka = search['kode_member'] === undefined ? null : String(search['kode_member']);
  const asked = useQuery<readonly TableRow[]>({
    queryKey: raya ? ['member-ulang-tahun'] : ['data-member', cari],
    queryFn: ({ signal }) => (raya ? ulangTahunHariIni(signal) : cariMember(cari, signal)),
    enabled: raya || cari.length >= 2,
    placeholderData: keepPreviousData,
  });
  return (
    <ScreenFrame title="Data Member" acts={<ImporMember onStored={() => void asked.refetch()} />}>
      <Saringan
        kata={kata}
        raya={raya}
        ganda={ganda}
        onKata={(baru) => {
          setKata(baru);
          if (raya || ganda) setSearch({});
        }}
        onPilih={setSearch}
      />
      {ganda ? (
        <CalonGandaTabel onOpen={(pasangan) => setSearch({ ...search, gabung: pasangan }, 'push')} />
      ) : (
        <DaftarMember
          asked={asked}
          raya={raya}
          cukup={cari.length >= 2}
          onOpen={(kode_member) => setSearch({ ...search, kode_member }, 'push')}
        />
      )}
      {gabung && (
        <GabungMember
          pasangan={gabung}
          onPilih={(pasangan) => setSearch({ ...search, gabung: pasangan })}
          onClose={() => setSearch({ ...search, gabung: undefined })}
          onDone={() => setSearch({ ...search, gabung: undefined })}
        />
      )}
      {dibuka && (
        <LembarMember
          key={dibuka}
          kode={dibuka}
          onClose={() => setSearch({ ...search, kode_member: undefined })}
          onSaved={() => void asked.refetch()}
          onGabung={() => setSearch({ ...search, kode_member: undefined, gabung: dibuka })}
        />
      )}
    </ScreenFrame>
  );
}

type SaringanProps = {
  kata: string;
  raya: boolean;
  ganda: boolean;
  onKata: (kata: string) => void;
  onPilih: (search: Record<string, string>) => void;
};

/** Whom to look for, and two lists that nobody has to look for. */
function Saringan({ kata, raya, ganda, onKata, onPilih }: SaringanProps) {
  const { t } = useTranslation(MEMBER);
  return (
    <search className={frame.filters} aria-label="Data Member">
      <TextInput
        label={t('member.cari')}
        leftSection={<IconSearch size={14} />}
        type="search"
        autoFocus
        w={320}
        value={kata}
        onChange={(event) => {
          onKata(event.currentTarget.value);
        }}
      />
      <Button
        variant="default"
        aria-pressed={raya}
        className={frame.quick}
        leftSection={<IconCake size={14} />}
        onClick={() => onPilih(raya ? {} : { ulang_tahun: 'ya' })}
      >
        {t('member.ulangTahun')}
      </Button>
      <ActButton
        act={gabungMember}
        variant="default"
        aria-pressed={ganda}
        className={frame.quick}
        leftSection={<IconUsers size={14} />}
        onClick={() => onPilih(ganda ? {} : { ganda: 'ya' })}
      >
        {t('gabung.ganda')}
      </ActButton>
    </search>
  );
}

type DaftarProps = {
  asked: UseQueryResult<readonly TableRow[]>;
  raya: boolean;
  /** Enough was typed to look for somebody. */
  cukup: boolean;
  onOpen: (kode_member: unknown) => void;
};

function DaftarMember({ asked, raya, cukup, onOpen }: DaftarProps) {
  const { t } = useTranslation(MEMBER);
  return (
    <DataTable
      id="data-member"
      keeps={[]}
      label="Data Member"
      fields={raya ? RAYA : KOLOM}
      rows={raya || cukup ? asked.data : []}
      rowKey="kode_member"
      naming="nama_member"
      loading={(raya || cukup) && asked.isPending}
      refetching={asked.isPlaceholderData}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onOpen={(row) => onOpen(row['kode_member'])}
      withSearch={false}
      csv={false}
      first={{ text: t(raya ? 'member.tanpaUlangTahun' : cukup ? 'kartu.tidakKetemu' : 'member.petunjuk') }}
    />
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
