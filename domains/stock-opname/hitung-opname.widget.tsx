/** A count at one device: what is scanned is answered at once, and how far all devices are stands beside it. */
import { Badge, Button, FileButton, Group, Progress, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { formatAngka, formatGram, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { apiError } from '@mustika/web-kit/api.ts';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { istilah, kalimat } from '@mustika/web-kit/language/istilah.ts';
import { noticeOf, toastInfo } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { IconFileSpreadsheet, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bakiResource } from '../master/baki.resource.ts';
import { type Hasil, mungkinBaki } from './antrian-opname.view.ts';
import { bacaBerkasPembaca, kodeTempel } from './berkas-pembaca.view.ts';
import css from './opname.module.css';
import { KEADAAN, SUDAH_DIPINDAI } from './stock-opname.rule.ts';
import { adaBaki, type Kemajuan, useKemajuan, usePindai } from './stock-opname.store.ts';
import { OPNAME } from './teks-opname.store.ts';
import { TimbangDulu, UlangHitung } from './timbang-opname.widget.tsx';

const KATA: ReadonlyMap<string, string> = new Map([...KEADAAN, [SUDAH_DIPINDAI, 'Sudah Dipindai']]);
const WARNA: Readonly<Record<string, string>> = { KETEMU: 'hijau', SUDAH_DIPINDAI: 'gray' };

/** Whole lists are read once the scanner rests, not after every code. */
const ISTIRAHAT = 1500;

type Props = {
  no_dokumen: string;
  kode_baki: string | null;
  /** Packets lie in places that no master knows, and are not weighed together. */
  jaminan: boolean;
  /** Nothing was scanned for a moment: what differs may be read anew. */
  onTenang: () => void;
};

export function HitungOpname({ no_dokumen, kode_baki, jaminan, onTenang }: Props) {
  const { t } = useTranslation(OPNAME);
  const asked = useKemajuan(no_dokumen);
  const tenang = useDebouncedCallback(onTenang, ISTIRAHAT);
  const pindai = usePindai(no_dokumen, () => {
    void asked.refetch();
    tenang();
  });
  const [baki, setBaki] = useState<string | null>(kode_baki);
  const [text, setText] = useState('');
  /** The code of a tray that is scanned says which tray lies here now. */
  const baca = async (isi: string, dipindai: boolean) => {
    setText('');
    const kode = isi.trim().toUpperCase();
    if (!jaminan && mungkinBaki(kode) && (await adaBaki(kode).catch(() => false))) return setBaki(kode);
    pindai.baca(kodeTempel(isi), baki, dipindai ? 'PINDAI' : 'KETIK');
  };
  const pesan = pindai.salah
    ? { text: kalimat(pindai.salah), error: true }
    : pindai.hasil[0]
      ? { text: katakan(pindai.hasil[0]), error: pindai.hasil[0].keadaan !== 'KETEMU' }
      : null;
  return (
    <section className={css.hitung} aria-label={t('hitung.judul')}>
      <div className={css.pindai}>
        <ScanField
          label={t('hitung.pindai')}
          readyText={t('hitung.siap')}
          placeholder={t('hitung.tempat')}
          value={text}
          busy={pindai.menunggu > 0 && !pindai.salah}
          message={pesan}
          onValue={setText}
          onScan={(isi, dipindai) => void baca(isi, dipindai)}
        />
        {jaminan ? (
          <Select
            label={t('hitung.tempatSimpan')}
            name="di_tempat"
            data={(asked.data?.baki ?? []).map((one) => one.kode_baki).filter((one) => one !== '-')}
            value={baki}
            clearable
            w={180}
            placeholder={t('hitung.tanpaTempat')}
            onChange={setBaki}
          />
        ) : (
          <RefInput
            label={t('hitung.baki')}
            name="di_baki"
            resource={bakiResource}
            value={baki}
            clearable
            w={180}
            placeholder={t('hitung.tanpaBaki')}
            onChange={setBaki}
          />
        )}
      </div>
      {pindai.salah && pindai.menunggu > 0 && (
        <Button
          variant="light"
          color="kuning"
          leftSection={<IconRefresh size={14} />}
          onClick={() => void pindai.kirim()}
        >
          {t('hitung.kirimLagi', { jumlah: pindai.menunggu })}
        </Button>
      )}
      {asked.data && <Maju kemajuan={asked.data} />}
      <Group gap="xs">
        <DariBerkas onKode={(kode) => pindai.baca(kode, baki, 'KETIK')} />
        <UlangHitung no_dokumen={no_dokumen} baki={baki} onDone={() => void asked.refetch()} />
      </Group>
      {baki && !jaminan && (
        <TimbangDulu key={baki} no_dokumen={no_dokumen} baki={baki} onDone={() => void asked.refetch()} />
      )}
      <DaftarHasil hasil={pindai.hasil} />
      {asked.data && <PerBaki kemajuan={asked.data} />}
    </section>
  );
}

/** A handheld's file: how many of its lines are no codes is said, and so is one that is no list of codes. */
function DariBerkas({ onKode }: { onKode: (kode: string[]) => void }) {
  const { t } = useTranslation(OPNAME);
  const bacaBerkas = (isi: string) => {
    const berkas = bacaBerkasPembaca(isi);
    if (!berkas || berkas.kode.length === 0) {
      buzz();
      return noticeOf(apiError(0, 'BERKAS_BUKAN_KODE', t('hitung.bukanDaftar')));
    }
    if (berkas.lewat > 0)
      toastInfo(t('hitung.bukanKode', { jumlah: berkas.lewat, kode: berkas.kode.length }));
    onKode(berkas.kode);
  };
  return (
    <FileButton accept=".csv,.txt,.json" onChange={(file) => void file?.text().then(bacaBerkas)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconFileSpreadsheet size={14} />}>
          {t('hitung.berkas')}
        </Button>
      )}
    </FileButton>
  );
}

const kata = (keadaan: string): string => istilah(KATA.get(keadaan) ?? keadaan);
const katakan = (row: Hasil): string =>
  [
    row.kode,
    kata(row.keadaan),
    row.keadaan === 'SALAH_BAKI' ? row.kode_baki : null,
    row.nama_barang,
    row.keterangan,
  ]
    .filter(Boolean)
    .join(' · ');

/** Of a blind count only what was found is said. */
function Maju({ kemajuan }: { kemajuan: Kemajuan }) {
  const { t } = useTranslation(OPNAME);
  const { ketemu, ketemu_berat, sistem, lain, orang, ronde } = kemajuan;
  return (
    <div className={css.maju} role="status" aria-label={t('hitung.kemajuan')}>
      <strong className="angka">
        {sistem === null
          ? formatAngka(ketemu)
          : t('hitung.dari', { ketemu: formatAngka(ketemu), sistem: formatAngka(sistem) })}
      </strong>
      <span className="angka">{formatGram(nearestThousandths(ketemu_berat) as Miligram)} g</span>
      {lain > 0 && (
        <Badge color="merah" variant="light" radius="sm" tt="none">
          {t('hitung.lain', { jumlah: lain })}
        </Badge>
      )}
      {ronde > 1 && (
        <Badge color="gray" variant="light" radius="sm" tt="none">
          {t('hitung.ronde', { jumlah: ronde })}
        </Badge>
      )}
      {sistem !== null && (
        <Progress
          className={css.batang}
          value={(ketemu / sistem) * 100}
          color="hijau"
          aria-label={t('hitung.kemajuan')}
        />
      )}
      {orang.length > 0 && (
        <small>{orang.map((one) => `${one.oleh} ${formatAngka(one.ketemu)}`).join(' · ')}</small>
      )}
    </div>
  );
}

function DaftarHasil({ hasil }: { hasil: readonly Hasil[] }) {
  const { t } = useTranslation(OPNAME);
  if (hasil.length === 0) return null;
  return (
    <ol className={css.hasil} aria-label={t('hitung.terakhir')}>
      {hasil.map((row, index) => (
        <li key={index}>
          <span className="kode">{row.kode}</span>
          <Badge color={WARNA[row.keadaan] ?? 'merah'} variant="light" radius="sm" tt="none">
            {kata(row.keadaan)}
          </Badge>
          <span>
            {[row.keadaan === 'SALAH_BAKI' ? row.kode_baki : null, row.nama_barang, row.keterangan]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Trays as small tiles: whole, begun, untouched. */
function PerBaki({ kemajuan: { baki } }: { kemajuan: Kemajuan }) {
  const { t } = useTranslation(OPNAME);
  return (
    <ul className={css.baki} aria-label={t('hitung.perBaki')}>
      {baki.map((one) => (
        <li key={one.kode_baki} data-penuh={one.ketemu === one.sistem || undefined}>
          <span className="kode">{one.kode_baki}</span>
          <span className="angka">
            {one.sistem === null
              ? formatAngka(one.ketemu)
              : `${formatAngka(one.ketemu)}/${formatAngka(one.sistem)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
