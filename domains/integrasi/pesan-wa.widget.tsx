/** What a kind of document says, with the words it knows and the text as the customer would read it. */
import { Button, SegmentedControl, Text } from '@mantine/core';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './integrasi.module.css';
import { INTEGRASI } from './teks-integrasi.store.ts';
import { type SettingWa, simpanPesanWa } from './whatsapp.command.ts';
import {
  CONTOH_ISIAN,
  hanyaDiminta,
  ISIAN_PESAN,
  isianAsing,
  isiPesan,
  JENIS_PESAN,
  type JenisPesan,
  perluIngat,
  untukOrang,
} from './whatsapp.rule.ts';

type Pesan = SettingWa['pesan'][number];

type PesanProps = { pesan: readonly Pesan[]; onSaved: () => void };

export function PesanWa({ pesan, onSaved }: PesanProps) {
  const { t } = useTranslation(INTEGRASI);
  const [jenis, setJenis] = useState<JenisPesan>('PENJUALAN');
  const one = pesan.find((row) => row.jenis === jenis);
  return (
    <>
      <SegmentedControl
        mt="sm"
        className={css.jenis}
        value={jenis}
        onChange={(next) => setJenis(next as JenisPesan)}
        data={JENIS_PESAN.map((value) => ({ value, label: t(`wa.jenis.${value}`) }))}
      />
      {one && <Isian key={jenis + JSON.stringify(one)} pesan={one} onSaved={onSaved} />}
    </>
  );
}

/** `*bold*` as the messenger shows it; everything else is text. */
const tebal = (text: string) =>
  text
    .split(/(\*[^*\n]+\*)/)
    .map((part, index) =>
      part.startsWith('*') && part.endsWith('*') && part.length > 2 ? (
        <strong key={index}>{part.slice(1, -1)}</strong>
      ) : (
        part
      ),
    );

function Isian({ pesan, onSaved }: { pesan: Pesan; onSaved: () => void }) {
  const { t } = useTranslation(INTEGRASI);
  const form = useCommandForm(simpanPesanWa, {
    initial: valuesOf(simpanPesanWa.fields, { ...pesan }),
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  const nama_toko = useSession((session) => session.user?.nama_toko ?? '');
  const isi = String(form.values['isi'] ?? '');
  const asing = isianAsing(pesan.jenis, isi);
  const template = form.values['cara'] === 'TEMPLATE';
  const ingat = perluIngat(pesan.jenis);
  const names = [
    ...(hanyaDiminta(pesan.jenis) ? [] : ['otomatis']),
    ...(ingat ? ['hari_sebelum'] : []),
    'cara',
    ...(template ? ['nama_template', 'bahasa'] : []),
    'isi',
  ];
  return (
    <div className={css.dua}>
      <Panel title={t(`wa.jenis.${pesan.jenis}`)}>
        <DeclaredForm form={form} names={names} columns={2}>
          <Text size="xs" c="dimmed" mt="xs">
            {t('wa.isian')}
          </Text>
          <div className={css.isian}>
            {ISIAN_PESAN[pesan.jenis].map((name) => (
              <Button
                key={name}
                size="compact-xs"
                variant="default"
                className="kode"
                onClick={() => form.set('isi', `${isi}{{${name}}}`)}
              >
                {`{{${name}}}`}
              </Button>
            ))}
          </div>
          {template && (
            <Text size="xs" c="dimmed" mt="xs">
              {t('wa.templateJelas')}
            </Text>
          )}
          {asing.length > 0 && (
            <Text size="xs" c="merah" role="alert" mt="xs">
              {t('wa.asing', { isian: asing.join(', ') })}
            </Text>
          )}
          {ingat && (
            <Text size="xs" c="dimmed" mt="xs">
              {t('wa.ingatJelas')}
            </Text>
          )}
          {untukOrang(pesan.jenis) && (
            <Text size="xs" c="dimmed" mt="xs">
              {t('wa.kabarJelas')}
            </Text>
          )}
          <SubmitButton form={form} mt="sm" disabled={asing.length > 0}>
            {t('wa.simpan')}
          </SubmitButton>
        </DeclaredForm>
      </Panel>
      <Panel title={t('wa.pratinjau')}>
        <div className={css.tumpuk}>
          <div className={css.gelembung}>{tebal(isiPesan(isi, { ...CONTOH_ISIAN, nama_toko }))}</div>
          <Text size="xs" c="dimmed">
            {t('wa.contoh')}
          </Text>
        </div>
      </Panel>
    </div>
  );
}
