/** Choosing what goes from which drawer to which: a category of the day with its rows, or money out of the balance. */
import { Group, Radio, SegmentedControl, Table, Text } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './keuangan.module.css';
import {
  type BarisAlih,
  type IsiLaci,
  type KategoriAlih,
  type LaciAlih,
  laciAlih,
} from './pengalihan-saldo.command.ts';
import { KEUANGAN } from './teks-keuangan.store.ts';

function useLaci(dari: string | null) {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: ['pengalihan-laci', portal, dari],
    queryFn: async ({ signal }) => (await call(laciAlih, { query: dari ? { dari } : {}, signal })).data,
    placeholderData: keepPreviousData,
  });
}

const nama = ({ user_id, nama: n, saldo }: LaciAlih): string =>
  `${user_id} - ${n}${saldo === null ? '' : ` (${formatAngka(saldo)})`}`;

export default function PengalihanBaru({ transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const kasir = useSession((session) => (session.user?.level === 'KASIR' ? session.user.user_id : null));
  const queries = useQueryClient();
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    {
      initial: { cara: 'KATEGORI', dari: kasir },
      onDone: onSaved,
      onRefused: () => {
        void queries.invalidateQueries({ queryKey: ['pengalihan-laci'] });
        return false;
      },
    },
  );
  const dari = (form.values['dari'] as string | null) ?? null;
  const cara = String(form.values['cara'] ?? 'KATEGORI');
  const asked = useLaci(dari);
  const options = (asked.data?.laci ?? []).map((one) => ({ value: one.user_id, label: nama(one) }));
  const pilihKategori = (kategori: string | null, jumlah: number | null) => {
    form.set('kategori', kategori);
    form.set('jumlah', jumlah);
  };
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('alih.alihkan')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      <FormFrame form={form} label={t('alih.alihkan')}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          <QuickSelect
            label={t('alih.dari')}
            name="dari"
            required
            autoFocus={kasir === null}
            disabled={kasir !== null}
            options={options}
            value={dari}
            error={form.errors['dari']}
            onChange={(next) => {
              form.set('dari', next);
              pilihKategori(null, null);
            }}
          />
          <QuickSelect
            label={t('alih.ke')}
            name="ke"
            required
            autoFocus={kasir !== null}
            options={options.filter((one) => one.value !== dari)}
            value={(form.values['ke'] as string | null) ?? null}
            error={form.errors['ke']}
            onChange={(next) => form.set('ke', next)}
          />
          <SegmentedControl
            className={css.lebar}
            aria-label={t('alih.yang')}
            value={cara}
            onChange={(next) => {
              form.set('cara', next);
              pilihKategori(null, null);
            }}
            data={[
              { value: 'KATEGORI', label: t('alih.kategori') },
              { value: 'SALDO', label: t('alih.saldo') },
            ]}
          />
          {dari !== null && cara === 'KATEGORI' && (
            <PilihKategori
              data={asked.data}
              kategori={(form.values['kategori'] as string | null) ?? null}
              onPilih={pilihKategori}
            />
          )}
          {cara === 'SALDO' && <InputOf form={form} name="jumlah" />}
          <div className={css.lebar}>
            <InputOf form={form} name="keterangan" />
          </div>
        </div>
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form}>{t('alih.alihkan')}</SubmitButton>
        </Group>
      </FormFrame>
    </StaticModal>
  );
}

type PilihKategoriProps = {
  data: IsiLaci | undefined;
  kategori: string | null;
  onPilih: (kategori: string, sisa: number) => void;
};

/** The categories of the drawer with what they still come to; the rows of the chosen one stand below. */
function PilihKategori({ data, kategori, onPilih }: PilihKategoriProps) {
  const { t } = useTranslation(KEUANGAN);
  if (!data || data.kategori.length === 0)
    return (
      <Text size="sm" c="dimmed" className={css.lebar}>
        {t('alih.kosong')}
      </Text>
    );
  const pilihan = data.kategori.find((one) => one.kategori === kategori);
  return (
    <div className={css.lebar}>
      <div className={css.gulir}>
        <Table fz="xs" verticalSpacing={4} aria-label={t('alih.kategori')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('alih.kategori')}</Table.Th>
              {(['baris', 'masuk', 'keluar', 'pindah', 'sisa'] as const).map((name) => (
                <Table.Th key={name} ta="right">
                  {t(`alih.${name}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.kategori.map((one) => (
              <Table.Tr key={one.kategori} data-sisa={one.sisa}>
                <Table.Td>
                  <Radio
                    size="xs"
                    name="kategori-alih"
                    label={one.kategori.replaceAll('_', ' ')}
                    checked={one.kategori === kategori}
                    disabled={one.sisa === 0}
                    onChange={() => onPilih(one.kategori, one.sisa)}
                  />
                </Table.Td>
                {(['baris', 'masuk', 'keluar', 'pindah', 'sisa'] as const).map((name) => (
                  <Table.Td key={name} className="angka" ta="right">
                    {formatAngka(one[name])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {pilihan && <Rincian pilihan={pilihan} baris={data.baris} />}
    </div>
  );
}

function Rincian({ pilihan, baris }: { pilihan: KategoriAlih; baris: readonly BarisAlih[] }) {
  const { t } = useTranslation(KEUANGAN);
  const rows = baris.filter((one) => one.kategori === pilihan.kategori);
  return (
    <>
      <Text size="sm" mt="sm" aria-live="polite">
        {t(pilihan.sisa > 0 ? 'alih.artiKirim' : 'alih.artiTanggung', {
          baris: rows.length,
          jumlah: formatRupiah(Math.abs(pilihan.sisa) as Rupiah),
        })}
      </Text>
      <div className={css.gulir}>
        <Table fz="xs" verticalSpacing={3} aria-label={t('alih.rincian')}>
          <Table.Tbody>
            {rows.map((one) => (
              <Table.Tr key={`${one.no_dokumen}|${one.jenis}|${one.masuk}|${one.keluar}`}>
                <Table.Td className="kode">{one.no_dokumen}</Table.Td>
                <Table.Td>{formatWaktu(one.waktu).slice(-5)}</Table.Td>
                <Table.Td>{one.jenis}</Table.Td>
                <Table.Td className="angka" ta="right">
                  {one.masuk > 0 ? formatAngka(one.masuk) : `-${formatAngka(one.keluar)}`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
