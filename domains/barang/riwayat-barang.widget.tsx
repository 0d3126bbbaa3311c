/** Where a piece has been and what was changed about it: who, when, by which document. */
import { Group, Loader, Stack, Text, Timeline } from '@mantine/core';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { kataSandi } from '@mustika/web-kit/format.ts';
import { differences } from '@mustika/web-kit/history-diff.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RiwayatBarang as Riwayat } from './barang.command.ts';
import { riwayatBarang } from './barang-panggilan.store.ts';
import { kolomBarang } from './kartu-barang.rule.ts';
import { BatalTambah } from './masuk/batal-tambah.widget.tsx';
import { BARANG } from './teks-barang.store.ts';

export function RiwayatBarang({ kode_barcode, onBatal }: { kode_barcode: string; onBatal: () => void }) {
  const { t } = useTranslation(BARANG);
  // An intake is cancelled on its own day, while nothing else touched the piece.
  const hari = useSession((state) => state.user?.tgl_system ?? null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['riwayat-barang', kode_barcode],
    queryFn: () => riwayatBarang(kode_barcode),
  });
  if (isPending) return <Loader size="sm" aria-label={t('daftar.riwayat')} />;
  if (!data)
    return (
      <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
    );
  const { barang, gerak, perjalanan, sortir, ubahan } = data;
  const banyak = new Set(gerak.map((one) => one.toko)).size > 1;
  const batal =
    barang.status === 'TERSEDIA' && barang.no_terakhir === barang.no_masuk && barang.tanggal_masuk === hari;
  return (
    <Stack gap="md">
      <Disortir kode_barcode={kode_barcode} sortir={sortir} />
      <Perjalanan perjalanan={perjalanan} />
      <Timeline bulletSize={12} lineWidth={1} aria-label={t('daftar.gerak')}>
        {gerak.map((one) => (
          <Timeline.Item key={`${one.no_dokumen}${one.waktu}`} title={<Judul gerak={one} banyak={banyak} />}>
            <Text size="xs" c="dimmed">
              <span className="kode">{one.no_dokumen}</span> · {formatWaktu(one.waktu)} · {one.user_id}
              {one.disetujui && ` · ${t('daftar.disetujui', { oleh: one.disetujui.join(', ') })}`}
              {one.alasan && ` · ${one.alasan}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      <Text size="sm" fw={600}>
        {t('daftar.ubahan')}
      </Text>
      {ubahan.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('daftar.belumDiubah')}
        </Text>
      )}
      {ubahan.map((one) => (
        <Perubahan key={one.waktu} ubahan={one} />
      ))}
      {batal && (
        <Group justify="flex-end">
          <BatalTambah no_dokumen={barang.no_masuk} onDone={onBatal} />
        </Group>
      )}
    </Stack>
  );
}

/** Its other codes, and the lot it went into; each leads to all that it was or became. */
function Disortir({ kode_barcode: kode, sortir }: { kode_barcode: string; sortir: Riwayat['sortir'] }) {
  const { t } = useTranslation(BARANG);
  if (sortir.length === 0) return null;
  return (
    <section aria-label={t('daftar.sortir')}>
      <Text size="sm" fw={600}>
        {t('daftar.sortir')}
      </Text>
      {sortir.map((one) => (
        <Text size="sm" mt={4} key={`${one.arah}${one.no_dokumen}${one.kode}`}>
          {t(one.arah === 'ASAL' ? 'daftar.dariKode' : 'daftar.menjadi')}{' '}
          <TargetLink target={{ to: '/asal-usul-lot', search: { kode, arah: one.arah } }}>
            <span className="kode">{one.kode}</span>
          </TargetLink>{' '}
          {one.nama}
          <Text span size="xs" c="dimmed">
            {` · ${formatTanggal(one.tanggal)} · `}
            <span className="kode">{one.no_dokumen}</span>
          </Text>
        </Text>
      ))}
    </section>
  );
}

/** From which store to which, and when. */
function Perjalanan({ perjalanan }: { perjalanan: Riwayat['perjalanan'] }) {
  const { t } = useTranslation(BARANG);
  if (perjalanan.length === 0) return null;
  return (
    <section aria-label={t('daftar.antarToko')}>
      <Text size="sm" fw={600}>
        {t('daftar.antarToko')}
      </Text>
      {perjalanan.map((one) => (
        <div key={one.no_kirim}>
          <Text size="sm" mt={4}>
            {one.nama_dari} → {one.nama_ke}
          </Text>
          <Text size="xs" c="dimmed">
            {t('daftar.dikirim', { tanggal: formatTanggal(one.dikirim) })}
            {` · ${
              one.diterima
                ? t('daftar.diterima', { tanggal: formatTanggal(one.diterima) })
                : kataSandi(istilah(one.keadaan))
            } · `}
            <span className="kode">{one.no_kirim}</span>
          </Text>
        </div>
      ))}
    </section>
  );
}

/** An end outside the shop is marked in the book; people read its name. */
const tempat = (end: string): string => end.replace(/^@/, '');

/** Named with its store where the piece was in several. */
function Judul({ gerak, banyak }: { gerak: Riwayat['gerak'][number]; banyak: boolean }) {
  return (
    <Text size="sm">
      {`${gerak.jenis} ${gerak.transisi}`.replaceAll('_', ' ').toUpperCase()} ·{' '}
      <span className="kode">
        {tempat(gerak.dari)} → {tempat(gerak.ke)}
      </span>
      {banyak && ` · ${gerak.toko}`}
    </Text>
  );
}

const FIELDS = kolomBarang as unknown as Fields;

function Perubahan({ ubahan }: { ubahan: Riwayat['ubahan'][number] }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {formatWaktu(ubahan.waktu)} · {ubahan.user_id}
      </Text>
      {differences(FIELDS, ubahan.sebelum, ubahan.sesudah).map(({ label, before, after }) => (
        <Text key={label} size="sm">
          {label}: <del>{before}</del> → {after}
        </Text>
      ))}
    </div>
  );
}
