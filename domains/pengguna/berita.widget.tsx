/** One announcement in the right-hand sheet: its text and recipients, and who has seen it. */

import { Badge, MultiSelect, Tabs, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import {
  FormFrame,
  type FormState,
  InputOf,
  SubmitButton,
  useCommandForm,
  useUnsavedGuard,
} from '@mustika/web-kit/form/form.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { type Berita, tambahBeritaCommand, tarikBeritaCommand, ubahBeritaCommand } from './berita.command.ts';
import { usePenerima, useSegarkanBerita } from './berita-data.store.ts';
import { LEVEL_PENGGUNA } from './data-users.command.ts';
import css from './pengguna.module.css';
import { usePengguna } from './pengguna-data.store.ts';
import { PENGGUNA } from './teks-pengguna.store.ts';

type LembarBeritaProps = { berita: Berita | null; onTutup: () => void };

const awal = ({ judul, isi, wajib, mulai, sampai, level, toko, orang }: Berita) => ({
  judul,
  isi,
  wajib,
  mulai,
  sampai,
  level: level.map((one) => ({ level: one })),
  toko: toko.map((kode_toko) => ({ kode_toko })),
  orang: orang.map((user_id) => ({ user_id })),
});

export function LembarBerita({ berita, onTutup }: LembarBeritaProps) {
  const { t } = useTranslation(PENGGUNA);
  const segarkan = useSegarkanBerita();
  const hari = useSession((session) => session.user?.tgl_system ?? null);
  const selesai = () => {
    void segarkan();
    onTutup();
  };
  const form = useCommandForm(berita ? ubahBeritaCommand : tambahBeritaCommand, {
    initial: berita ? awal(berita) : { wajib: false, mulai: hari },
    ...(berita ? { params: { id: berita.id }, extra: { versi: berita.versi } } : {}),
    onDone: selesai,
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  const isian = berita?.status === 'DITARIK' ? <Ditarik berita={berita} /> : <Isian form={form} />;
  return (
    <SideDrawer opened onClose={onTutup} title={berita?.judul ?? t('berita.tambah')} dirty={dirty}>
      {berita ? (
        <Tabs defaultValue="isi" keepMounted={false}>
          <Tabs.List mb="sm">
            <Tabs.Tab value="isi">{t('berita.isi')}</Tabs.Tab>
            <Tabs.Tab value="penerima">
              {t('berita.penerima', { dibaca: berita.dibaca, penerima: berita.penerima })}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="isi">
            {isian}
            {berita.status !== 'DITARIK' && <Tarik berita={berita} onTarik={selesai} />}
          </Tabs.Panel>
          <Tabs.Panel value="penerima">
            <DaftarPenerima id={berita.id} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        isian
      )}
    </SideDrawer>
  );
}

const Ditarik = ({ berita }: { berita: Berita }) => <Text className={css.isiBerita}>{berita.isi}</Text>;

type Daftar = Readonly<Record<string, string>>[];
const nilaiOf = (form: FormState, name: string, column: string): string[] =>
  ((form.values[name] as Daftar | null) ?? []).map((row) => row[column] ?? '');

function Isian({ form }: { form: FormState }) {
  const { t } = useTranslation(PENGGUNA);
  const toko = useSession((session) => session.user?.toko ?? []);
  const orang = usePengguna();
  const pilih = (name: string, column: string, data: { value: string; label: string }[]) => (
    <MultiSelect
      label={t(`berita.${name}`)}
      placeholder={nilaiOf(form, name, column).length === 0 ? t(`berita.${name}Semua`) : ''}
      searchable
      clearable
      limit={50}
      data={data}
      value={nilaiOf(form, name, column)}
      error={form.errors[name]}
      onChange={(next) =>
        form.set(
          name,
          next.map((value) => ({ [column]: value })),
        )
      }
    />
  );
  return (
    <FormFrame form={form} label={t('berita.isi')}>
      <div className={css.isi}>
        <InputOf form={form} name="judul" autoFocus />
        <InputOf form={form} name="isi" />
        {pilih(
          'level',
          'level',
          LEVEL_PENGGUNA.map(([value, label]) => ({ value, label: istilah(label) })),
        )}
        {pilih(
          'toko',
          'kode_toko',
          toko.map((one) => ({ value: one.kode_toko, label: `${one.kode_toko} · ${one.nama_toko}` })),
        )}
        {pilih(
          'orang',
          'user_id',
          (orang.data ?? [])
            .filter((one) => one.status !== 'NONAKTIF')
            .map((one) => ({
              value: one.user_id,
              label: `${one.user_id} · ${one.level} · ${one.kode_toko}`,
            })),
        )}
        <div className={css.alat}>
          <InputOf form={form} name="mulai" />
          <InputOf form={form} name="sampai" />
        </div>
        <InputOf form={form} name="wajib" />
        <SubmitButton form={form} mt="xs" />
      </div>
    </FormFrame>
  );
}

function Tarik({ berita, onTarik }: { berita: Berita; onTarik: () => void }) {
  const { t } = useTranslation(PENGGUNA);
  const { busy, kirim } = useKirimSekali();
  const tarik = async () => {
    if (!(await confirm({ title: t('berita.tarik'), text: t('berita.tanyaTarik'), danger: true }))) return;
    if (await kirim((key) => call(tarikBeritaCommand, { params: { id: berita.id }, key }))) onTarik();
  };
  return (
    <ActButton
      act={tarikBeritaCommand}
      mt="xs"
      size="xs"
      variant="subtle"
      color="merah"
      loading={busy}
      onClick={() => void tarik()}
    >
      {t('berita.tarik')}
    </ActButton>
  );
}

function DaftarPenerima({ id }: { id: string }) {
  const { t } = useTranslation(PENGGUNA);
  const asked = usePenerima(id);
  return (
    <ul className={css.daftarOrang}>
      {(asked.data ?? []).map((one) => (
        <li key={one.user_id} className={css.satuOrang}>
          <span>
            {one.user_id} <small>{`${one.level} · ${one.kode_toko}`}</small>
          </span>
          {one.dibaca ? (
            <small>{formatWaktu(one.dibaca)}</small>
          ) : (
            <Badge variant="light" radius="sm" color="kuning" tt="none">
              {t('berita.belum')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
