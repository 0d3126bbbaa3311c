/** Asks before what was taken up goes into another tray: the document pindah-barang, of a whole tray or of the pieces chosen. */
import { Group, Text } from '@mantine/core';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import {
  ErrorSummary,
  FormFrame,
  type FormState,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useTranslation } from 'react-i18next';
import { pindahBarang } from '../pindah/pindah-barang.document.ts';
import { BARANG } from '../teks-barang.store.ts';
import type { Petak } from './peta-baki.command.ts';
import type { Angkat } from './peta-baki.view.ts';
import { gramTeks } from './petak-baki.widget.tsx';

export type Taruh = Angkat & { ke: string };
type TaruhProps = { taruh: Taruh; petak: readonly Petak[]; onTutup: () => void; onSelesai: () => void };

const { simpan, satuBaki } = pindahBarang.transitions;

export function TaruhBarang(props: TaruhProps) {
  return props.taruh.kode === null ? <TaruhBaki {...props} /> : <TaruhPilihan {...props} />;
}

function TaruhBaki(props: TaruhProps) {
  const { dari, ke } = props.taruh;
  const isi = { method: 'POST' as const, ...satuBaki };
  const form = useCommandForm(isi, {
    ...{ act: satuBaki, initial: { dari_baki: dari, ke_baki: ke, keterangan: null } },
    onDone: props.onSelesai,
  });
  return <Tanya {...props} form={form} />;
}

function TaruhPilihan(props: TaruhProps) {
  const { kode, ke } = props.taruh;
  const barang = (kode ?? []).map((kode_barcode) => ({ kode_barcode }));
  const isi = { method: 'POST' as const, ...simpan };
  const form = useCommandForm(isi, {
    ...{ act: simpan, initial: { ke_baki: ke, keterangan: null, barang } },
    onDone: props.onSelesai,
  });
  return <Tanya {...props} form={form} />;
}

function Tanya({ taruh, petak, form, onTutup }: TaruhProps & { form: FormState }) {
  const { t } = useTranslation(BARANG);
  const tujuan = petak.find((satu) => satu.kode_baki === taruh.ke);
  const asal = petak.find((satu) => satu.kode_baki === taruh.dari);
  return (
    <StaticModal
      opened
      onClose={onTutup}
      title={t('peta.judulTaruh')}
      size="md"
      closeButtonProps={{ 'aria-label': t('peta.tutup') }}
    >
      <FormFrame form={form} label={t('peta.judulTaruh')}>
        <ErrorSummary form={form} names={['keterangan']} />
        <Text mb="sm">
          {t('peta.tanya', { jumlah: taruh.jumlah, dari: taruh.dari, ke: taruh.ke })}
          {taruh.kode === null && asal && ` (${gramTeks(asal.berat)})`}
        </Text>
        {tujuan && (
          <Text size="xs" c="dimmed" mb="sm">
            {tujuan.nama_baki} · {tujuan.nama_gudang} · {t('peta.pcs', { jumlah: tujuan.jumlah ?? '–' })} ·{' '}
            {gramTeks(tujuan.berat)}
          </Text>
        )}
        <InputOf form={form} name="keterangan" autoFocus />
        <ApprovalHost />
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form}>{t('peta.pindahkan')}</SubmitButton>
        </Group>
      </FormFrame>
    </StaticModal>
  );
}
