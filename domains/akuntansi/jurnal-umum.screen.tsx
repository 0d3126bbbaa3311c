/** General journals: the list, one as a sheet, and a new one. `?jurnal=` opens one. */
import { Badge } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { IfMay } from '@mustika/web-kit/act.tsx';
import { AddButton, useAddKeys } from '@mustika/web-kit/add-button.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IsianJurnal } from './isian-jurnal.widget.tsx';
import { useJurnalDokumen } from './jurnal-data.store.ts';
import { LembarJurnal } from './jurnal-lembar.widget.tsx';
import { jurnalUmum } from './jurnal-umum.document.ts';
import css from './jurnal-umum.module.css';
import { ambilLampiran, useDaftarJurnalUmum } from './jurnal-umum-data.store.ts';
import { AKUNTANSI } from './teks-akuntansi.store.ts';

const KOLOM = {
  tanggal: tanggal('Tanggal', { width: 11 }),
  no_dokumen: kode('No Dokumen', { width: 20 }),
  keterangan: teks('Keterangan', { width: 34 }),
  total: uang('Jumlah', { total: 'sum', width: 14 }),
  status: teks('Status', { width: 9 }),
  user_id: kode('Oleh', { width: 10 }),
  penyetuju: kode('Disetujui', { width: 10 }),
};

const BATAL = { ...jurnalUmum.transitions.batal, method: 'POST' as const };

/** The month so far is where the list starts; the period lives in the URL. */
function usePeriode() {
  const [search, setSearch] = useUrlState();
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const of = (name: string, initial: string): string => String(search[name] ?? '') || initial;
  return {
    tgl_awal: of('tgl_awal', hari && `${hari.slice(0, 8)}01`),
    tgl_akhir: of('tgl_akhir', hari),
    dibuka: of('jurnal', ''),
    set: (part: Record<string, string | null>) => setSearch({ ...search, ...part }),
  };
}

export default function JurnalUmum() {
  const { t } = useTranslation(AKUNTANSI);
  const { tgl_awal, tgl_akhir, dibuka, set } = usePeriode();
  const asked = useDaftarJurnalUmum(tgl_awal, tgl_akhir);
  const [menulis, setMenulis] = useState(false);
  // One that the list does not hold may have one: it is asked for.
  const terlampir = asked.data?.find((row) => row.no_dokumen === dibuka)?.lampiran ?? true;
  const tulis = () => setMenulis(true);
  useAddKeys(tulis, jurnalUmum.transitions.simpan);
  const baru = (
    <AddButton act={jurnalUmum.transitions.simpan} onClick={tulis}>
      {t('ju.baru')}
    </AddButton>
  );
  return (
    <ScreenFrame title="Jurnal Umum" acts={baru}>
      <div className={css.saring}>
        {(['tgl_awal', 'tgl_akhir'] as const).map((name) => (
          <DateInput
            key={name}
            label={t(name === 'tgl_awal' ? 'ju.tanggalAwal' : 'ju.tanggalAkhir')}
            value={name === 'tgl_awal' ? tgl_awal : tgl_akhir}
            onChange={(next) => set({ [name]: next })}
            w={140}
          />
        ))}
        <span className={css.hitungan}>
          {t('ju.jumlahJurnal', { jumlah: formatAngka(asked.data?.length ?? 0) })}
        </span>
      </div>
      <DataTable
        id="jurnal-umum"
        label="Jurnal Umum"
        fields={KOLOM}
        rows={asked.data as readonly TableRow[] | undefined}
        rowKey="no_dokumen"
        loading={asked.isPending}
        refetching={asked.isPlaceholderData}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => set({ jurnal: String(row['no_dokumen']) })}
        render={{ status: (row) => <StatusJurnal status={String(row['status'])} /> }}
        first={{ text: t('ju.kosong'), act: baru }}
        slash
      />
      {menulis && (
        <IsianJurnal
          onClose={() => setMenulis(false)}
          onSaved={() => {
            setMenulis(false);
            void asked.refetch();
          }}
        />
      )}
      <SideDrawer opened={dibuka !== ''} onClose={() => set({ jurnal: null })} title="Jurnal Umum" size={780}>
        {dibuka !== '' && (
          <LembarJurnal no_dokumen={dibuka}>
            {terlampir && <Lampiran no_dokumen={dibuka} />}
            <Batalkan no_dokumen={dibuka} onBatal={() => void asked.refetch()} />
          </LembarJurnal>
        )}
      </SideDrawer>
    </ScreenFrame>
  );
}

function StatusJurnal({ status }: { status: string }) {
  const { t } = useTranslation(AKUNTANSI);
  return (
    <Badge variant="light" color={status === 'DONE' ? 'hijau' : 'merah'} radius="sm" tt="none" fw={600}>
      {t(`jurnal.st.${status}`)}
    </Badge>
  );
}

/** A reason, another person's password, and the journal is reversed on the open day. */
function Batalkan({ no_dokumen, onBatal }: { no_dokumen: string; onBatal: () => void }) {
  const { t } = useTranslation(AKUNTANSI);
  const { data } = useJurnalDokumen(no_dokumen);
  const cache = useQueryClient();
  const form = useCommandForm(BATAL, {
    initial: { no_dokumen },
    onDone: () => {
      void cache.invalidateQueries({ queryKey: ['jurnal'] });
      onBatal();
    },
  });
  if (data?.status !== 'DONE') return null;
  return (
    <IfMay act={BATAL}>
      <DeclaredForm form={form} names={['alasan']} label={t('ju.batalkan')}>
        <SubmitButton form={form} color="merah" mt="sm">
          {t('ju.batalkan')}
        </SubmitButton>
      </DeclaredForm>
    </IfMay>
  );
}

/** The paper behind the journal, when there is one. */
function Lampiran({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(AKUNTANSI);
  const { data } = useQuery({
    queryKey: ['jurnal-lampiran', no_dokumen],
    queryFn: () => ambilLampiran(no_dokumen),
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return setAddress(null);
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address && <img className={css.gambar} src={address} alt={t('ju.lampiran')} />;
}
