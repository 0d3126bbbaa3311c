/** The rules of the hints as the chain has them; a row opens with its words and its thresholds. */
import { Badge, Text } from '@mantine/core';
import { angka, kode, persen, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { istilah, kalimat } from '@mustika/web-kit/language/istilah.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATURAN } from './aturan.rule.ts';
import { type AturanBerlaku, daftarAturanCommand, ubahAturanCommand } from './petunjuk.command.ts';
import { PETUNJUK } from './teks-petunjuk.store.ts';

const KOLOM = {
  nama: teks('Petunjuk', { width: 26 }),
  aktif: ya('Nyala', { width: 9 }),
  ambang: persen('Paling Kecil (%)', { width: 11 }),
  minimal: angka('Paling Sedikit (Kali)', { width: 11 }),
  kali: persen('Dibanding Orang Lain (%)', { width: 12, max: 1_000_000 }),
  menit: angka('Sesudah (Menit)', { width: 10 }),
  diubah_oleh: kode('Diubah Oleh', { width: 10 }),
  diubah: waktu('Diubah', { width: 14 }),
};

/** Minutes are asked of the one rule that counts them; a share of nothing has neither threshold nor others. */
const isianDari = ({ aturan }: AturanBerlaku): (keyof AturanBerlaku & string)[] => {
  if (ATURAN[aturan].satuan === 'POIN') return ['aktif', 'minimal'];
  return ['aktif', 'ambang', 'minimal', 'kali', ...(aturan === 'BATAL_TUNAI' ? ['menit' as const] : [])];
};

const barisOf = (satu: AturanBerlaku): TableRow => {
  const dipakai = new Set<string>(isianDari(satu));
  const nilai = (name: 'ambang' | 'kali' | 'menit') => (dipakai.has(name) ? satu[name] : null);
  return {
    ...{ ...satu, nama: istilah(ATURAN[satu.aturan].nama) },
    ...{ ambang: nilai('ambang'), kali: nilai('kali'), menit: nilai('menit') },
  };
};

/** What is typed; which rule it is stands in the call. */
const { aturan: _, ...isian } = ubahAturanCommand.fields;
const UBAH = { ...ubahAturanCommand, fields: isian };

const DAFTAR = ['petunjuk', 'aturan'];

export default function AturanPetunjuk() {
  const { t } = useTranslation(PETUNJUK);
  const asked = useQuery({
    queryKey: DAFTAR,
    queryFn: async ({ signal }) => (await call(daftarAturanCommand, { signal })).data,
  });
  const [terbuka, setTerbuka] = useState<string | null>(null);
  const rows = useMemo(() => asked.data?.map(barisOf), [asked.data]);
  const satu = asked.data?.find(({ aturan }) => aturan === terbuka);
  return (
    <ScreenFrame title="Aturan Petunjuk" back={{ to: '/petunjuk', label: istilah('Petunjuk') }}>
      <Text size="sm" c="dimmed">
        {t('seluruhToko')}
      </Text>
      <DataTable
        id="aturan-petunjuk"
        keeps={[]}
        label="Aturan Petunjuk"
        fields={KOLOM}
        rows={rows}
        rowKey="aturan"
        naming="nama"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setTerbuka(String(row['aturan']))}
        render={{ aktif: (row: TableRow) => <Nyala nyala={row['aktif'] === true} /> }}
        slash
      />
      {satu && <Lembar key={satu.aturan} satu={satu} onTutup={() => setTerbuka(null)} />}
    </ScreenFrame>
  );
}

function Nyala({ nyala }: { nyala: boolean }) {
  const { t } = useTranslation(PETUNJUK);
  return (
    <Badge variant="light" radius="sm" tt="none" color={nyala ? 'hijau' : 'gray'}>
      {t(nyala ? 'nyala' : 'mati')}
    </Badge>
  );
}

function Lembar({ satu, onTutup }: { satu: AturanBerlaku; onTutup: () => void }) {
  const { t } = useTranslation(PETUNJUK);
  const queries = useQueryClient();
  const { aturan, diubah_oleh, diubah, ...batas } = satu;
  const { nama, kenapa, wajar } = ATURAN[aturan];
  const names = isianDari(satu);
  const form = useCommandForm(UBAH, {
    initial: batas,
    params: { aturan },
    onDone: () => {
      void queries.invalidateQueries({ queryKey: DAFTAR });
      queries.removeQueries({ queryKey: ['report'] });
      onTutup();
    },
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  return (
    <SideDrawer opened onClose={onTutup} title={istilah(nama)} dirty={dirty}>
      <Text size="sm">{kalimat(kenapa)}</Text>
      <Text size="sm" c="dimmed" mb="md">
        {t('wajar', { wajar: kalimat(wajar) })}
      </Text>
      <DeclaredForm form={form} names={names} label={istilah(nama)}>
        <Text size="xs" c="dimmed" mt="xs">
          {t(names.includes('kali') ? 'ditunjukkanBila' : 'ditunjukkanKali')}
        </Text>
        <SubmitButton form={form} mt="sm">
          {t('simpan')}
        </SubmitButton>
      </DeclaredForm>
    </SideDrawer>
  );
}
