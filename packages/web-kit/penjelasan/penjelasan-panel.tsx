/** How a number came about: its steps with the numbers put in, where each comes from, who approved, which documents. */
import { Anchor, Loader, Table, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Tanggal } from '@mustika/kernel/date.ts';
import {
  type AsalAngka,
  kunciSumber,
  type Masukan,
  type Penjelasan,
  type Sumber,
} from '@mustika/kernel/jejak.ts';
import type { Halaman } from '@mustika/kernel/text/halaman.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import { useBahasa } from '../language/use-bahasa.ts';
import { PileModal } from '../pile-modal.tsx';
import { useSession } from '../session.ts';
import { useMenuScreens } from '../shell/house-context.tsx';
import { HalamanPanduan } from './halaman-panduan.tsx';
import { nilaiTeks, rumusAngka, rumusKata } from './langkah-teks.ts';
import css from './penjelasan.module.css';
import { tutupPenjelasan, usePenjelasan } from './penjelasan.ts';
import { JELAS } from './teks.ts';

const PANDUAN = { method: 'GET' as const, path: 'panduan/halaman' };
const SUMBER = { method: 'GET' as const, path: 'penjelasan/sumber' };
/** As the server splits them. */
const PISAH = '~~';

export function PenjelasanPanel() {
  const { t } = useTranslation(JELAS);
  const { t: umum } = useTranslation();
  const { terbuka, penjelasan, menunggu, salah } = usePenjelasan();
  return (
    <PileModal
      opened={terbuka}
      onClose={tutupPenjelasan}
      title={penjelasan?.judul ?? t(menunggu || salah !== null ? 'judul' : 'tentang')}
      size={680}
      zIndex={400}
      closeButtonProps={{ 'aria-label': umum('umum.tutup') }}
    >
      {menunggu && <Loader size="sm" color="gray" />}
      {salah !== null && (
        <Text size="sm" role="alert">
          {isApiError(salah) ? salah.message : 'Terjadi Kesalahan Saat Request Data'}
        </Text>
      )}
      {!menunggu && salah === null && !penjelasan && <TentangLayar />}
      {penjelasan && <Isi penjelasan={penjelasan} />}
    </PileModal>
  );
}

/** No number was chosen: what the screen is for and how it works, as the handbook has it. */
function TentangLayar() {
  const { t } = useTranslation(JELAS);
  const bahasa = useBahasa();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const portal = useSession((session) => session.portal);
  const { data, isPending } = useQuery({
    queryKey: ['panduan', 'halaman', portal, path],
    queryFn: async ({ signal }) =>
      (await call<Halaman>(PANDUAN, { query: { halaman: path.slice(1) }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Where a screen has rules that nobody guesses, they are said in every language.
  const tentang = bahasa === 'id' ? '' : t(`layar.${path.slice(1)}`, { defaultValue: '' });
  return (
    <div data-penjelasan>
      {tentang && (
        <Text size="sm" mb="sm" style={{ whiteSpace: 'pre-line' }}>
          {tentang}
        </Text>
      )}
      {isPending && <Loader size="sm" color="gray" />}
      {data && <HalamanPanduan halaman={data} onPergi={tutupPenjelasan} />}
      {!isPending && !data && !tentang && <Text size="sm">{t('tidakAda')}</Text>}
      {data && (
        <Anchor
          component={Link}
          to="/panduan"
          search={{ halaman: data.halaman } as never}
          size="sm"
          mt="md"
          display="inline-block"
          onClick={tutupPenjelasan}
        >
          {t('bukaPanduan')}
        </Anchor>
      )}
    </div>
  );
}

function Isi({ penjelasan }: { penjelasan: Penjelasan }) {
  const { t } = useTranslation(JELAS);
  const akhir = penjelasan.langkah.at(-1);
  return (
    <div className={css.isi} data-penjelasan>
      {akhir && (
        <p className={css.hasil}>
          <span>{t(`nama.${akhir.nama}`)}</span>
          <b className="angka">{nilaiTeks(akhir.hasil, akhir.satuan)}</b>
        </p>
      )}
      {penjelasan.saat && (
        <Text size="xs" c="dimmed">
          {t('perSaat', { waktu: formatWaktu(penjelasan.saat) })}
        </Text>
      )}
      <Caranya penjelasan={penjelasan} />
      <Asalnya penjelasan={penjelasan} />
      <Persetujuan penjelasan={penjelasan} />
      <Dokumen penjelasan={penjelasan} />
    </div>
  );
}

function Caranya({ penjelasan }: { penjelasan: Penjelasan }) {
  const { t } = useTranslation(JELAS);
  return (
    <section aria-label={t('caranya')}>
      <h3>{t('caranya')}</h3>
      <ol className={css.langkah}>
        {penjelasan.langkah.map((satu) => (
          <li key={`${satu.nama}|${satu.rumus}`}>
            <div>
              <b>{t(`nama.${satu.nama}`)}</b>
              <span>{rumusKata(satu, t)}</span>
            </div>
            <span className="angka">{rumusAngka(satu, t)}</span>
            <b className="angka">{nilaiTeks(satu.hasil, satu.satuan)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Inputs that are no earlier step, each once. */
function masukanAsal({ langkah }: Penjelasan): Masukan[] {
  const langkahNama = new Set(langkah.map((satu) => satu.nama));
  const all = langkah.flatMap((satu) => satu.masukan).filter(({ nama }) => !langkahNama.has(nama));
  return [...new Map(all.map((satu) => [satu.nama, satu])).values()];
}

function useAsal({ sumber, asal }: Penjelasan): ReadonlyMap<string, AsalAngka> {
  const portal = useSession((session) => session.portal);
  const kunci = [...new Set(Object.values(sumber).map(kunciSumber))].filter((one) => one !== null).sort();
  const { data } = useQuery({
    queryKey: ['asal-angka', portal, kunci],
    queryFn: async ({ signal }) =>
      (await call<AsalAngka[]>(SUMBER, { query: { kunci: kunci.join(PISAH) }, signal })).data,
    enabled: kunci.length > 0,
    staleTime: 10_000,
  });
  // What is known of then wins over what is known now.
  return new Map([...(data ?? []), ...(asal ?? [])].map((one) => [one.kunci, one]));
}

function Asalnya({ penjelasan }: { penjelasan: Penjelasan }) {
  const { t } = useTranslation(JELAS);
  const asal = useAsal(penjelasan);
  const masukan = masukanAsal(penjelasan).filter(({ nilai }) => nilai !== 0);
  if (masukan.length === 0) return null;
  return (
    <section>
      <h3>{t('asalnya')}</h3>
      <Table fz="xs" verticalSpacing={4} aria-label={t('asalnya')}>
        <Table.Tbody>
          {masukan.map(({ nama, nilai, satuan }) => {
            const sumber = penjelasan.sumber[nama];
            return (
              <Table.Tr key={nama}>
                <Table.Td>{t(`nama.${nama}`)}</Table.Td>
                <Table.Td className="angka" ta="right">
                  {nilaiTeks(nilai, satuan)}
                </Table.Td>
                <Table.Td>{sumber ? <Asal sumber={sumber} asal={asal} /> : '–'}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Where the history of a source can be read, for those who may go there. */
function riwayat(sumber: Sumber): { to: string; search: Record<string, string> } | null {
  if (sumber.dari === 'harga')
    return {
      to: '/laporan-perubahan-harga-emas',
      search: { kode: sumber.kode, sumber: sumber.tabel, tgl_awal: '2000-01-01' },
    };
  if (sumber.dari === 'barang') return { to: '/data-barang', search: { q: sumber.kode, stok: 'semua' } };
  if (sumber.dari === 'dokumen' && sumber.ke)
    return { to: sumber.ke, search: { no_faktur_group: sumber.kode } };
  return null;
}

function Asal({ sumber, asal }: { sumber: Sumber; asal: ReadonlyMap<string, AsalAngka> }) {
  const { t } = useTranslation(JELAS);
  const screens = useMenuScreens();
  if (sumber.dari === 'meja') return t('meja');
  const kunci = kunciSumber(sumber);
  const found = kunci === null ? undefined : asal.get(kunci);
  const nama =
    sumber.dari === 'setelan'
      ? t('setelan', { key: sumber.key })
      : sumber.dari === 'barang' || sumber.dari === 'dokumen'
        ? t(sumber.dari, { kode: sumber.kode })
        : t(`tabel.${sumber.tabel}`, { kode: sumber.kode });
  const parts = found
    ? [
        found.versi === null ? null : t('versi', { versi: found.versi }),
        found.tanggal ? formatTanggal(found.tanggal as Tanggal) : found.waktu && formatWaktu(found.waktu),
        found.oleh && t('oleh', { oleh: found.oleh }),
      ]
    : [sumber.dari === 'setelan' ? t('bawaan') : null];
  const ke = riwayat(sumber);
  const boleh = ke !== null && screens.some((screen) => screen.path === ke.to);
  return (
    <>
      {[nama, ...parts].filter(Boolean).join(' · ')}
      {boleh && (
        <>
          {' · '}
          <Anchor component={Link} to={ke.to} search={ke.search as never} inherit onClick={tutupPenjelasan}>
            {t('riwayat')}
          </Anchor>
        </>
      )}
    </>
  );
}

function Persetujuan({ penjelasan: { persetujuan } }: { penjelasan: Penjelasan }) {
  const { t } = useTranslation(JELAS);
  if (!persetujuan || persetujuan.length === 0) return null;
  return (
    <section>
      <h3>{t('persetujuan')}</h3>
      <ul className={css.daftar}>
        {persetujuan.map((one) => (
          <li key={`${one.waktu}${one.description}${one.approver}`}>
            {t('disetujui', one)} · {formatWaktu(one.waktu)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dokumen({ penjelasan: { dokumen } }: { penjelasan: Penjelasan }) {
  const { t } = useTranslation(JELAS);
  if (!dokumen || dokumen.length === 0) return null;
  return (
    <section>
      <h3>
        {t('dokumennya')} ({formatAngka(dokumen.length)})
      </h3>
      <div className={css.gulir}>
        <Table fz="xs" verticalSpacing={3} aria-label={t('dokumennya')}>
          <Table.Tbody>
            {dokumen.map((one) => (
              <Table.Tr key={`${one.nomor}|${one.keterangan}|${one.waktu}|${one.jumlah}`}>
                <Table.Td className="kode">{one.nomor}</Table.Td>
                <Table.Td>{formatWaktu(one.waktu).slice(-5)}</Table.Td>
                <Table.Td>{one.keterangan}</Table.Td>
                <Table.Td className={one.jumlah < 0 ? 'angka negatif' : 'angka'} ta="right">
                  {formatAngka(one.jumlah)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}
