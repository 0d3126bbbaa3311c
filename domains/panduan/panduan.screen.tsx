/** The handbook: contents by menu, a search, and the page that was chosen. On a phone one of the two. */
import { ActionIcon, Anchor, Loader, NavLink, Text, TextInput } from '@mantine/core';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { PaperDownload } from '@mustika/web-kit/paper-download.tsx';
import { HalamanPanduan } from '@mustika/web-kit/penjelasan/halaman-panduan.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daftarPanduanCommand, halamanPanduanCommand, panduanPdfCommand } from './panduan.command.ts';
import css from './panduan.module.css';
import { PANDUAN } from './teks-panduan.store.ts';

/** Pictures of screens as `npm run pictures` took them, by the name of their page; each is fetched when its page is read. */
const GAMBAR = new Map(
  Object.entries(
    import.meta.glob<string>('./gambar/*.jpg', { eager: true, query: '?url', import: 'default' }),
  ).map(([berkas, alamat]) => [berkas.slice('./gambar/'.length, -'.jpg'.length), alamat]),
);

const TETAP = { staleTime: Number.POSITIVE_INFINITY } as const;

function useDaftar(q: string) {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: ['panduan', 'daftar', portal, q],
    queryFn: async ({ signal }) => (await call(daftarPanduanCommand, { query: q ? { q } : {}, signal })).data,
    placeholderData: (sebelum) => sebelum,
    ...TETAP,
  });
}

export default function Panduan() {
  const { t } = useTranslation(PANDUAN);
  const [search] = useUrlState();
  const halaman = String(search['halaman'] ?? '');
  return (
    <ScreenFrame
      title={t('panduan.judul')}
      acts={<PaperDownload label={t('pdf')} paper={panduanPdfCommand} />}
    >
      <div className={css.dua} data-dibaca={halaman !== '' || undefined}>
        <Isi dipilih={halaman} />
        {halaman === '' ? (
          <div className={css.halaman}>
            <Text c="dimmed">{t('pilih')}</Text>
          </div>
        ) : (
          <Dibaca key={halaman} nama={halaman} />
        )}
      </div>
    </ScreenFrame>
  );
}

/** The contents, open where the page stands; while something is sought only what has it. */
function Isi({ dipilih }: { dipilih: string }) {
  const { t } = useTranslation(PANDUAN);
  const [q, setQ] = useState('');
  const dicari = useDeferredValue(q.trim());
  const { data = [], isPending } = useDaftar(dicari);
  const kelompok = Map.groupBy(data, ({ grup }) => grup);
  const diDalam = data.find(({ halaman }) => halaman === dipilih)?.grup ?? 'pelajaran';
  return (
    <nav className={css.isi} aria-label={t('isi')}>
      <TextInput
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        placeholder={t('cari')}
        aria-label={t('cari')}
        leftSection={<IconSearch size={15} />}
        mb="xs"
      />
      {isPending && <Loader size="sm" color="gray" />}
      {!isPending && data.length === 0 && <Text c="dimmed">{t('tidakKetemu')}</Text>}
      {[...kelompok].map(([grup, baris]) => (
        <NavLink
          key={`${grup} ${dicari !== ''}`}
          label={baris[0]?.kelompok}
          defaultOpened={dicari !== '' || grup === diDalam}
          childrenOffset={10}
        >
          {baris.map(({ halaman, judul, ringkas }) => (
            <NavLink
              key={halaman}
              component={Link}
              to="/panduan"
              search={{ halaman } as never}
              active={halaman === dipilih}
              label={judul}
              {...(dicari === '' ? {} : { description: ringkas })}
            />
          ))}
        </NavLink>
      ))}
    </nav>
  );
}

function Dibaca({ nama }: { nama: string }) {
  const { t } = useTranslation(PANDUAN);
  const portal = useSession((session) => session.portal);
  const gambar = GAMBAR.get(nama);
  const { data, error, isPending } = useQuery({
    queryKey: ['panduan', 'halaman', portal, `/${nama}`],
    queryFn: async ({ signal }) =>
      (await call(halamanPanduanCommand, { query: { halaman: nama }, signal })).data,
    retry: false,
    ...TETAP,
  });
  return (
    <div className={css.halaman}>
      <ActionIcon
        component={Link}
        to="/panduan"
        className={css.kembali ?? ''}
        aria-label={t('isi')}
        title={t('isi')}
      >
        <IconArrowLeft size={18} />
      </ActionIcon>
      {isPending && <Loader size="sm" color="gray" />}
      {error && (
        <Text role="alert">{isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data'}</Text>
      )}
      {data && (
        <>
          <Text size="xs" c="dimmed">
            {data.kelompok}
          </Text>
          <h2 className={css.judul}>{data.judul}</h2>
          <div className={css.tindakan}>
            {data.layar && (
              <Anchor component={Link} to={data.layar} size="sm">
                {t('bukaLayar')}
              </Anchor>
            )}
            <PaperDownload
              label={t('pdfKelompok', { kelompok: data.kelompok })}
              paper={panduanPdfCommand}
              query={{ grup: data.grup }}
            />
          </div>
          <HalamanPanduan
            halaman={data}
            gambar={
              gambar && (
                <img
                  className={css.gambar}
                  src={gambar}
                  alt={t('gambar', { judul: data.judul })}
                  loading="lazy"
                />
              )
            }
          />
        </>
      )}
    </div>
  );
}
