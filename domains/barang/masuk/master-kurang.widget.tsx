/** Masters a file names and the shop lacks: shown in full, each to be kept or left out, before anything is made. */

import { Alert, Chip, Group, Stack, Text } from '@mantine/core';
import { formatAngka, formatPersen, type MiliPersen, rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MasterImpor } from '../barang.command.ts';
import { barangImportMasterCommand } from '../barang.command.ts';
import css from '../barang.module.css';
import { BARANG } from '../teks-barang.store.ts';
import type { BuatMaster } from './impor-berkas.store.ts';
import { hargaGrup, type TandaMaster } from './master-berkas.rule.ts';

const BOLEH = new Set(['OWN', 'SU', 'MU', 'SPV']);

type MasterProps = { master: MasterImpor; busy: boolean; onMake: (buat: BuatMaster) => void };
type Calon = { tanda: TandaMaster; teks: string };

/** The price of a new group as the server will make it; null until 24K has one. */
const hargaDari = ({ kadar, harga }: MasterImpor['grup'][number], dasar: number | null): number | null =>
  harga ?? (dasar === null ? null : hargaGrup((toThousandths(kadar) ?? 0) as MiliPersen, rupiah(dasar)));

function calonOf(
  master: MasterImpor,
  dasar: number | null,
  group: (kadar: number, harga: number | null) => string,
): Record<string, Calon[]> {
  return {
    grup: master.grup.map((satu) => ({
      tanda: `grup:${satu.kode_group}`,
      teks: `${satu.kode_group} ${group(satu.kadar, hargaDari(satu, dasar))}`,
    })),
    jenis: master.jenis.map(({ kode_dept, nama_dept }) => ({
      tanda: `jenis:${kode_dept}`,
      teks: `${kode_dept} ${nama_dept}`,
    })),
    gudang: master.gudang.map(({ kode_gudang }) => ({ tanda: `gudang:${kode_gudang}`, teks: kode_gudang })),
    baki: master.baki.map(({ kode_baki }) => ({ tanda: `baki:${kode_baki}`, teks: kode_baki })),
  };
}

export function MasterKurang({ master, busy, onMake }: MasterProps) {
  const { t } = useTranslation(BARANG);
  const level = useSession((state) => state.user?.level ?? '');
  const [pilihan, setPilihan] = useState<Readonly<Record<string, boolean>>>({});
  const [dasar, setDasar] = useState<number | null>(null);
  const lists = Object.entries(
    calonOf(master, dasar, (persen, harga) => {
      const kadar = formatPersen((toThousandths(persen) ?? 0) as MiliPersen);
      return harga === null
        ? t('impor.grupTanpaHarga', { kadar })
        : t('impor.grupRinci', { kadar, harga: formatAngka(harga) });
    }),
  );
  const filled = lists.filter(([, calon]) => calon.length > 0);
  // A code that one row alone names is more often a slip of the hand than a new master: it is offered, not chosen, but in a
  // store that has no piece yet, where all of them are new.
  const dibuat = (tanda: string): boolean =>
    pilihan[tanda] ?? (master.pertama || (master.pemakaian[tanda] ?? 0) > 1);
  const semua = filled.flatMap(([, calon]) => calon).map(({ tanda }) => tanda);
  const lewati = semua.filter((tanda) => !dibuat(tanda));
  const kept = semua.length - lewati.length;
  const tanpaHarga = master.harga_24k === null && master.grup.some((g) => dibuat(`grup:${g.kode_group}`));
  if (filled.length === 0 && master.nonaktif.length === 0) return null;
  const keep = (tanda: string, on: boolean) => setPilihan((before) => ({ ...before, [tanda]: on }));
  return (
    <Alert color="biru" title={t('impor.masterJudul')}>
      <Stack gap={6}>
        <Text size="sm">{t('impor.masterIsi')}</Text>
        {filled.map(([tabel, calon]) => (
          <div key={tabel} className={css.calon}>
            <b>{t(`impor.${tabel}`)}</b>
            {calon.map(({ tanda, teks }) => (
              <Chip
                variant="light"
                key={tanda}
                size="xs"
                checked={dibuat(tanda)}
                disabled={!BOLEH.has(level)}
                onChange={(on) => keep(tanda, on)}
              >
                {teks} · {t('impor.barisJumlah', { jumlah: formatAngka(master.pemakaian[tanda] ?? 0) })}
              </Chip>
            ))}
          </div>
        ))}
        {master.nonaktif.length > 0 && (
          <Text size="sm">
            {t('impor.masterNonaktif', { daftar: master.nonaktif.map((row) => row.kode).join(', ') })}
          </Text>
        )}
        {filled.length > 0 && (
          <Group align="end">
            {BOLEH.has(level) && tanpaHarga && (
              <RupiahInput
                label={t('impor.harga24')}
                description={t('impor.harga24Isi')}
                name="harga_24k"
                required
                value={dasar}
                onChange={setDasar}
              />
            )}
            {BOLEH.has(level) ? (
              <ActButton
                act={barangImportMasterCommand}
                loading={busy}
                disabled={kept === 0 || (tanpaHarga && dasar === null)}
                onClick={() => onMake({ lewati, harga_24k: tanpaHarga ? dasar : null })}
              >
                {t('impor.buatMaster', { jumlah: formatAngka(kept) })}
              </ActButton>
            ) : (
              <Text size="sm">{t('impor.masterTidakBerhak')}</Text>
            )}
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
