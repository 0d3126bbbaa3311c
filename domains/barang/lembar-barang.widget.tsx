/** One piece in the right-hand sheet: Data with what may be edited, Riwayat, Label. */
import { Group, Stack, Tabs, Text } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import {
  DeclaredForm,
  type FormState,
  SubmitButton,
  useDeclaredForm,
  useUnsavedGuard,
} from '@mustika/web-kit/form/form.tsx';
import { useReload } from '@mustika/web-kit/form/form-reload.ts';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { formatValue, KOSONG } from '@mustika/web-kit/format.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { barangUbahCommand, ubahFields } from './barang.command.ts';
import css from './barang.module.css';
import { SUDAH_KELUAR } from './barang-keluar.rule.ts';
import { ubahBarang } from './barang-panggilan.store.ts';
import { LembarBatu, useVersi, type Versi } from './batu/lembar-batu.widget.tsx';
import { bacaBarang } from './cari-barang.store.ts';
import { FotoBarang } from './foto-barang.widget.tsx';
import { JelasBarang } from './jelas-barang.widget.tsx';
import { type KartuBarang, kolomBarang } from './kartu-barang.rule.ts';
import { PratinjauLabel, SetelanCetak, TombolCetak } from './label/label.widget.tsx';
import { RiwayatBarang } from './riwayat-barang.widget.tsx';
import { StatusBarang } from './status-barang.widget.tsx';
import { BARANG } from './teks-barang.store.ts';

const TETAP = [
  'berat',
  'berat_asli',
  'kadar',
  'berat_atribut',
  'kode_group',
  'kode_dept',
  'kode_gudang',
  'kode_toko',
  'stok',
  'harga_modal',
  'harga_jual',
  'no_masuk',
  'tanggal_masuk',
] as const;

type LembarProps = { barang: KartuBarang; onClose: () => void; onSaved: () => void };

const FIELDS = ubahFields as unknown as Fields;

/** The form of a piece; when somebody else saved it meanwhile, their piece comes under what was typed. */
function useUbah(barang: KartuBarang, versi: Versi, onSaved: () => void): FormState {
  const reload = useReload();
  const [base, setBase] = useState(barang);
  const muatUlang = async () => {
    try {
      const now = await reload({
        fields: FIELDS,
        form,
        before: base,
        fetchNow: () => bacaBarang(base.kode_barcode),
      });
      if (now) setBase(now);
    } catch (error) {
      noticeOf(error);
    }
  };
  const form: FormState = useDeclaredForm(FIELDS, valuesOf(FIELDS, barang), {
    act: barangUbahCommand,
    send: async (values, key) => {
      const dari = versi.kini(base.versi);
      const answer = await ubahBarang(base.kode_barcode, { ...values, versi: dari }, key);
      versi.maju(dari, answer.data.versi);
      toastSuccess(answer.message ?? '');
      onSaved();
    },
    onRefused: (error) => {
      if (!isApiError(error) || error.code !== 'SUDAH_BERUBAH') return false;
      void muatUlang();
      return true;
    },
  });
  return form;
}

export function LembarBarang({ barang, onClose, onSaved }: LembarProps) {
  const { t } = useTranslation(BARANG);
  const versi = useVersi();
  const [tab, setTab] = useState<string | null>('data');
  // What was typed about stones stays while another tab is looked at, once they were looked at.
  const [dilihat, setDilihat] = useState(false);
  const [batuKotor, setBatuKotor] = useState(false);
  // Saving one half closes the sheet, unless the other half is not saved yet.
  const form = useUbah(barang, versi, () => !batuKotor && onSaved());
  const keluar = SUDAH_KELUAR.has(barang.status);
  const berlian = useSubject()?.flags.has('BERLIAN_MODULE');
  const dirty = (form.dirty && !form.sending) || batuKotor;
  useUnsavedGuard(dirty);
  const title = (
    <Group gap="xs">
      <Text fw={600} className="kode" fz="md">
        {barang.kode_barcode}
      </Text>
      <StatusBarang status={barang.status} />
    </Group>
  );
  return (
    <SideDrawer opened onClose={onClose} title={title} dirty={dirty} size={600}>
      <Tabs
        value={tab}
        onChange={(next) => {
          setTab(next);
          if (next === 'batu') setDilihat(true);
        }}
        keepMounted={false}
        keepMountedMode="display-none"
      >
        <Tabs.List mb="sm">
          <Tabs.Tab value="data">{t('daftar.data')}</Tabs.Tab>
          {berlian && <Tabs.Tab value="batu">{t('form.batu')}</Tabs.Tab>}
          <Tabs.Tab value="riwayat">{t('daftar.riwayat')}</Tabs.Tab>
          <Tabs.Tab value="label">{t('daftar.label')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="data">
          <Stack gap="sm">
            <Fakta barang={barang} />
            <Text size="xs" c="dimmed">
              {t(keluar ? 'daftar.keluar' : 'daftar.tetap')}
            </Text>
            <DeclaredForm
              form={form}
              columns={2}
              label="Data Barang"
              locked={keluar ? Object.keys(FIELDS) : []}
            >
              {!keluar && (
                <div className={css.kaki}>
                  <SubmitButton form={form} disabled={!form.dirty}>
                    {t('daftar.simpan')}
                  </SubmitButton>
                </div>
              )}
            </DeclaredForm>
            <FotoBarang kode_barcode={barang.kode_barcode} ada={barang.ada_foto} tetap={keluar} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="batu" keepMounted={dilihat}>
          <LembarBatu
            kode_barcode={barang.kode_barcode}
            tetap={keluar}
            versi={versi}
            onDirty={setBatuKotor}
            onSaved={() => !form.dirty && onSaved()}
          />
        </Tabs.Panel>
        <Tabs.Panel value="riwayat">
          <RiwayatBarang kode_barcode={barang.kode_barcode} onBatal={onSaved} />
        </Tabs.Panel>
        <Tabs.Panel value="label">
          <Stack gap="sm">
            <PratinjauLabel codes={[barang.kode_barcode]} />
            <SetelanCetak />
            <Group justify="flex-end">
              <TombolCetak codes={[barang.kode_barcode]} utama />
            </Group>
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}

/** What only documents change. */
function Fakta({ barang }: { barang: KartuBarang }) {
  const shown = TETAP.filter((name) => (barang[name] ?? null) !== null);
  return (
    <dl className={css.fakta}>
      {shown.map((name) => (
        <Pasangan
          key={name}
          label={kolomBarang[name].label}
          text={formatValue(kolomBarang[name], barang[name]) || KOSONG}
          tanda={name === 'harga_jual' && <JelasBarang kode_barcode={barang.kode_barcode} />}
        />
      ))}
    </dl>
  );
}

function Pasangan({ label, text, tanda }: { label: string; text: string; tanda?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text} {tanda}
      </dd>
    </div>
  );
}
