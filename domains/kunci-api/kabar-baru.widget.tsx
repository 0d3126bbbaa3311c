/** A new address that is told what happens. */
import { MultiSelect, Text } from '@mantine/core';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { useTranslation } from 'react-i18next';
import { langgananBaruCommand } from './kejadian.command.ts';
import type { PilihanKunci } from './kunci-api.command.ts';
import css from './kunci-api.module.css';
import { usePilihanKunci, useSegarkanKunci } from './kunci-api.store.ts';
import type { LembarProps } from './lembar-kunci.widget.tsx';
import { KUNCI_API } from './teks-kunci-api.store.ts';

/** What this key may hear of, in its groups. */
const pilihanDari = (kejadian: PilihanKunci['kejadian'], hak: readonly string[]) => {
  const diberi = new Set(hak);
  const boleh = kejadian.filter((one) => one.hak.some((path) => diberi.has(path)));
  return [...Map.groupBy(boleh, ({ kelompok }) => kelompok)].map(([group, items]) => ({
    group: kalimat(group),
    items: items.map((one) => ({
      value: one.kejadian,
      label: `${kalimat(group)}: ${kalimat(one.judul)}`,
    })),
  }));
};

export function KabarBaru({ kunci, onSekali, onTutup }: LembarProps & { onTutup: () => void }) {
  const { t } = useTranslation(KUNCI_API);
  const { data } = usePilihanKunci();
  const segarkan = useSegarkanKunci();
  const form = useCommandForm(langgananBaruCommand, {
    initial: { kunci: kunci.id, kejadian: [] },
    onDone: ({ data: made }) => {
      onSekali({
        judul: t('sekali.kabar', { nama: String(form.values['nama'] ?? '') }),
        rahasia: made.rahasia,
        cara: 'kabar',
      });
      void segarkan();
      onTutup();
    },
  });
  const dipilih = ((form.values['kejadian'] ?? []) as { kejadian: string }[]).map((row) => row.kejadian);
  return (
    <PileModal opened onClose={onTutup} title={t('kabar.tambah')} size="lg" centered>
      <div className={css.isian}>
        <MultiSelect
          label={t('kabar.kejadian')}
          data={pilihanDari(data?.kejadian ?? [], kunci.hak)}
          value={dipilih}
          searchable
          clearable
          error={form.errors['kejadian']}
          onChange={(next) =>
            form.set(
              'kejadian',
              next.map((kejadian) => ({ kejadian })),
            )
          }
        />
        <DeclaredForm form={form} names={['nama', 'alamat', 'password']}>
          <Text size="xs" c="dimmed" mt="xs">
            {t('kabar.alamatJelas')}
          </Text>
          <SubmitButton form={form} mt="md">
            {t('kabar.tambah')}
          </SubmitButton>
        </DeclaredForm>
      </div>
    </PileModal>
  );
}
