/** What this till took along and sold without the network; below it every till of the store, and notas that wait for the owner. */
import { Badge, Button, Group, MultiSelect, Table, Text } from '@mantine/core';
import { formatAngka, formatRupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { listCall } from '@mustika/kernel/resource.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useCut } from '@mustika/web-kit/sending/cut.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bakiResource } from '../../master/baki.resource.ts';
import { PENJUALAN } from '../teks.store.ts';
import { KasusLuring, PaketLuring } from './daftar-luring.widget.tsx';
import { daftarLuring, kembaliLuring, siapkanLuring } from './luring.command.ts';
import { luringErrors } from './luring.errors.ts';
import {
  beres,
  bisaBertanda,
  kasirDari,
  kembalikan,
  type NotaTersimpan,
  siapkan,
  stok,
  useLuring,
} from './luring.store.ts';
import { simpanLayar } from './simpan-layar.store.ts';
import css from './tanpa-jaringan.module.css';

export default function TanpaJaringan() {
  const portal = useSession((session) => session.portal);
  const { data, refetch } = useQuery({
    queryKey: ['luring', portal],
    queryFn: async ({ signal }) => (await call(daftarLuring, { signal })).data,
  });
  return (
    <ScreenFrame title="Jual Tanpa Jaringan" flowing>
      <div className={css.isi}>
        <KasirIni onChanged={() => void refetch()} />
        <NotaKasir onChanged={() => void refetch()} />
        <NotaLain onChanged={() => void refetch()} />
        <KasusLuring kasus={data?.kasus ?? []} onChanged={refetch} />
        <PaketLuring paket={data?.paket ?? []} onChanged={refetch} />
      </div>
    </ScreenFrame>
  );
}

/** The trays of this store that hold something to sell. */
function useBaki() {
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: [...resourceKey(bakiResource, portal), 'luring'],
    queryFn: ({ signal }) =>
      call(listCall(bakiResource), { query: { aktif: 'ya', skip: 0, limit: 500 }, signal }),
  });
  return (data?.data ?? []).map((b) => ({ value: b.kode_baki, label: `${b.kode_baki} ${b.nama_baki}` }));
}

/** What this till has with it, and the trays it takes along. */
function KasirIni({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const paket = useLuring((luring) => luring.paket);
  const pilihan = useBaki();
  const [dipilih, setDipilih] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const baki = dipilih ?? [...(paket?.isi.baki ?? [])];
  const lakukan = async (act: () => Promise<string>) => {
    setBusy(true);
    try {
      toastSuccess(await act());
      onChanged();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  const ambil = async () => {
    await siapkan(baki);
    await simpanLayar();
    return t('luring.siap');
  };
  return (
    <Panel title={t('luring.kasirIni')}>
      <div className={css.panel}>
        <Text size="sm" {...(paket ? {} : { c: 'dimmed' })}>
          {paket
            ? t('luring.dibawa', { jumlah: stok().size, sampai: formatWaktu(paket.isi.sampai) })
            : bisaBertanda()
              ? t('luring.belum')
              : kalimat(luringErrors.LURING_TANPA_HTTPS.message)}
        </Text>
        {paket && (
          <Text size="sm">
            {t('luring.batasPaket', {
              nota: formatRupiah(paket.isi.batas_nota),
              total: formatRupiah(paket.isi.batas_total),
            })}
          </Text>
        )}
        <MultiSelect
          label={t('luring.baki')}
          data={pilihan}
          value={baki}
          onChange={setDipilih}
          searchable
          maw={560}
        />
        <Group gap="xs">
          <ActButton
            act={siapkanLuring}
            main
            loading={busy}
            disabled={baki.length === 0 || !bisaBertanda()}
            onClick={() => void lakukan(ambil)}
          >
            {t(paket ? 'luring.siapkanLagi' : 'luring.siapkan')}
          </ActButton>
          {paket && (
            <ActButton
              act={kembaliLuring}
              variant="default"
              loading={busy}
              onClick={() => void lakukan(kembalikan)}
            >
              {t('luring.kembalikan')}
            </ActButton>
          )}
        </Group>
      </div>
    </Panel>
  );
}

const WARNA = { MENUNGGU: 'kuning', MASUK: 'hijau', KASUS: 'merah', SELESAI: 'gray' } as const;

/** Notas of this browser since it took its package. */
function NotaKasir({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const nota = useLuring((luring) => luring.nota);
  const cut = useCut((state) => state.since !== null);
  const lagi = async (no_luring: string) => {
    const { kirimLagi } = await import('./gabung-luring.store.ts');
    await kirimLagi(no_luring).catch(noticeOf);
    onChanged();
  };
  const cetak = async (no_luring: string) =>
    (await import('./jual-luring.store.ts')).cetakLuring(no_luring).catch(noticeOf);
  if (nota.length === 0) return null;
  return (
    <Panel title={t('luring.nota')}>
      <Table.ScrollContainer minWidth={620}>
        <Table data-table="nota-luring">
          <Table.Tbody>
            {nota.map((n) => (
              <Table.Tr key={n.no_luring}>
                <Table.Td className="kode">{n.no_luring}</Table.Td>
                <Table.Td>{formatWaktu(new Date(n.detik * 1000).toISOString())}</Table.Td>
                <Table.Td ta="right">{formatAngka(n.total)}</Table.Td>
                <Table.Td>
                  <Keadaan nota={n} />
                </Table.Td>
                <Table.Td>
                  <Group gap={6} wrap="nowrap" justify="flex-end">
                    <Button size="compact-xs" variant="default" onClick={() => void cetak(n.no_luring)}>
                      {t('jadi.cetakUlang')}
                    </Button>
                    {!beres(n) && (
                      <Button size="compact-xs" disabled={cut} onClick={() => void lagi(n.no_luring)}>
                        {t('luring.kirimLagi')}
                      </Button>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

/** What others sold at this browser and nobody has heard of: they come back and it comes in by itself, or the owner is told. */
function NotaLain({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const lain = useLuring((luring) => luring.lain);
  const cut = useCut((state) => state.since !== null);
  const lapor = async (no_luring: string) => {
    const { laporkanLain } = await import('./gabung-luring.store.ts');
    await laporkanLain(no_luring).catch(noticeOf);
    onChanged();
  };
  if (lain.length === 0) return null;
  return (
    <Panel title={t('luring.notaLain')}>
      <Text size="sm" c="dimmed">
        {t('luring.notaLainTeks')}
      </Text>
      <Table.ScrollContainer minWidth={620}>
        <Table data-table="nota-lain">
          <Table.Tbody>
            {lain.map((n) => (
              <Table.Tr key={n.no_luring}>
                <Table.Td className="kode">{n.no_luring}</Table.Td>
                <Table.Td>{kasirDari(n.pemilik)}</Table.Td>
                <Table.Td>{formatWaktu(new Date(n.detik * 1000).toISOString())}</Table.Td>
                <Table.Td ta="right">{formatAngka(n.total)}</Table.Td>
                <Table.Td ta="right">
                  <Button size="compact-xs" disabled={cut} onClick={() => void lapor(n.no_luring)}>
                    {t('luring.laporkan')}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function Keadaan({ nota }: { nota: NotaTersimpan }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="light" radius="sm" tt="none" color={WARNA[nota.tahap]} miw="max-content">
        {t(`luring.tahap.${nota.tahap}`)}
      </Badge>
      <Text size="xs" c="dimmed">
        {nota.no_faktur_group ?? nota.pesan}
      </Text>
    </Group>
  );
}
