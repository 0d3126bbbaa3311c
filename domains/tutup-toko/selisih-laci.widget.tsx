/** Counted against booked, drawer by drawer, and the documents that moved the drawer one looks at. */
import { Anchor, Badge, TextInput } from '@mantine/core';
import { formatAngka, rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Akun } from '@mustika/kernel/transfer.ts';
import { useJelaskan } from '@mustika/web-kit/penjelasan/penjelasan.ts';
import { TombolJelas } from '@mustika/web-kit/penjelasan/tombol-jelas.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import type { Alasan } from './daftar-periksa.widget.tsx';
import { jumlahDari } from './hari-toko.rule.ts';
import type { LaciTutup } from './periksa-tutup.command.ts';
import { jelasSelisih, kodeLaci } from './selisih-laci.rule.ts';
import { TabelBaca } from './tabel-baca.widget.tsx';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';
import { bacaRincian, kunciLaci, useRincian } from './tutup-data.store.ts';

/** A difference with its word: colour alone says nothing to many. */
export function Selisih({ nilai }: { nilai: number }) {
  const { t } = useTranslation(TUTUP);
  if (nilai === 0)
    return (
      <Badge variant="light" color="hijau" radius="sm" tt="none" fw={600}>
        {t('cocok')}
      </Badge>
    );
  return (
    <span className={nilai < 0 ? 'negatif' : css.lebih}>
      {nilai > 0 ? `+${formatAngka(nilai)}` : formatAngka(nilai)} {nilai > 0 ? t('lebih') : t('kurang')}
    </span>
  );
}

type Terhitung = LaciTutup & { hitungan: NonNullable<LaciTutup['hitungan']> };
/** A drawer that is not as the books have it, by a count that still holds. */
export const perluAlasan = ({ hitungan }: LaciTutup): boolean =>
  hitungan !== null && !hitungan.basi && hitungan.selisih !== 0;
const terhitung = (one: LaciTutup): one is Terhitung => one.hitungan !== null;

type SelisihLaciProps = {
  laci: readonly LaciTutup[];
  dilihat: LaciTutup | null;
  onLihat: (laci: LaciTutup) => void;
  alasan: Alasan;
  onAlasan: (kode: string, alasan: string) => void;
};

/** How the difference of a drawer came about, with the documents that moved it. */
async function jelas({ akun, dimensi, hitungan }: Terhitung) {
  const { jumlah, saldo } = hitungan;
  const laci = { akun: akun as Akun, dimensi, jumlah: rupiah(jumlah), saldo: rupiah(saldo) };
  return jelasSelisih(laci, await bacaRincian(laci));
}

export function SelisihLaci({ laci, dilihat, onLihat, alasan, onAlasan }: SelisihLaciProps) {
  const { t } = useTranslation(TUTUP);
  const counted = laci.filter(terhitung);
  useJelaskan(() => {
    const one = counted.find((each) => dilihat && kunciLaci(each) === kunciLaci(dilihat)) ?? counted[0];
    return one ? jelas(one) : null;
  });
  if (counted.length === 0) return null;
  return (
    <Panel
      title={
        <>
          <span className={css.nomor}>3</span>
          {t('selisih')}
        </>
      }
    >
      <TabelBaca
        label={t('selisih')}
        baris={counted}
        kunci={kunciLaci}
        kolom={[
          {
            judul: t('laci'),
            isi: (one) => (
              <Anchor component="button" type="button" size="xs" onClick={() => onLihat(one)}>
                {one.dimensi}
              </Anchor>
            ),
          },
          {
            judul: t('hitungan'),
            angka: true,
            isi: ({ hitungan }) => formatAngka(hitungan.jumlah),
            jumlah: formatAngka(jumlahDari(counted, ({ hitungan }) => hitungan.jumlah)),
          },
          {
            judul: t('buku'),
            angka: true,
            isi: ({ hitungan }) => formatAngka(hitungan.saldo),
            jumlah: formatAngka(jumlahDari(counted, ({ hitungan }) => hitungan.saldo)),
          },
          {
            judul: t('selisih'),
            angka: true,
            isi: (one) =>
              one.hitungan.basi ? (
                t('basi')
              ) : (
                <span className={css.jelas}>
                  <Selisih nilai={one.hitungan.selisih} />
                  <TombolJelas angka={one.dimensi} tanya={() => jelas(one)} />
                </span>
              ),
            jumlah: <Selisih nilai={jumlahDari(counted, ({ hitungan }) => hitungan.selisih)} />,
          },
        ]}
      />
      {counted.filter(perluAlasan).map((one) => (
        <TextInput
          key={kunciLaci(one)}
          mt={8}
          label={t('alasanSelisih', { kasir: one.dimensi })}
          placeholder={t('alasanSelisihContoh')}
          data-alasan={kodeLaci(one)}
          maxLength={200}
          value={alasan[kodeLaci(one)] ?? ''}
          onChange={(event) => onAlasan(kodeLaci(one), event.currentTarget.value)}
        />
      ))}
      {dilihat?.hitungan && <Rincian laci={dilihat} />}
    </Panel>
  );
}

function Rincian({ laci }: { laci: LaciTutup }) {
  const { t } = useTranslation(TUTUP);
  const { data = [] } = useRincian(laci);
  const label = t('rincian', { kasir: laci.dimensi });
  return (
    <>
      <p className={css.kosong} style={{ marginBlock: '14px 6px' }}>
        {label}
      </p>
      <TabelBaca
        label={label}
        baris={data}
        kunci={(row) => `${row.no_dokumen}|${row.kategori}|${row.jenis}|${row.waktu}`}
        kosong={t('rincianKosong')}
        kolom={[
          { judul: t('waktu'), isi: (row) => formatWaktu(row.waktu).slice(-5) },
          { judul: t('dokumen'), kode: true, isi: (row) => row.no_dokumen },
          { judul: t('kategori'), isi: (row) => row.kategori.replaceAll('_', ' ') },
          {
            judul: t('masuk'),
            angka: true,
            isi: (row) => (row.masuk > 0 ? formatAngka(row.masuk) : ''),
            jumlah: formatAngka(jumlahDari(data, (row) => row.masuk)),
          },
          {
            judul: t('keluar'),
            angka: true,
            isi: (row) => (row.keluar > 0 ? formatAngka(row.keluar) : ''),
            jumlah: formatAngka(jumlahDari(data, (row) => row.keluar)),
          },
          { judul: t('oleh'), isi: (row) => row.user_id },
        ]}
      />
    </>
  );
}
