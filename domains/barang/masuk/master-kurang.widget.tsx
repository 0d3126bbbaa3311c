/** Masters a file names and the shop lacks: shown in full, each to be kept or left out, before anything is made. */

import { Alert, Chip, Group, Stack, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MasterImpor } from '../barang.command.ts';
import { barangImportMasterCommand } from '../barang.command.ts';
import css from '../barang.module.css';
import { BARANG } from '../teks-barang.store.ts';
import type { TandaMaster } from './master-berkas.rule.ts';

const BOLEH = new Set(['OWN', 'SU', 'MU', 'SPV']);

type MasterProps = { master: MasterImpor; busy: boolean; onMake: (lewati: readonly string[]) => void };
type Calon = { tanda: TandaMaster; teks: string };

function calonOf(
  master: MasterImpor,
  group: (kadar: number, harga: string) => string,
): Record<string, Calon[]> {
  return {
    grup: master.grup.map(({ kode_group, kadar, harga }) => ({
      tanda: `grup:${kode_group}`,
      teks: `${kode_group} ${group(kadar, formatAngka(harga))}`,
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
  const lists = Object.entries(calonOf(master, (kadar, harga) => t('impor.grupRinci', { kadar, harga })));
  const filled = lists.filter(([, calon]) => calon.length > 0);
  // A code that one row alone names is more often a slip of the hand than a new master: it is offered, not chosen.
  const dibuat = (tanda: string): boolean => pilihan[tanda] ?? (master.pemakaian[tanda] ?? 0) > 1;
  const semua = filled.flatMap(([, calon]) => calon).map(({ tanda }) => tanda);
  const lewati = semua.filter((tanda) => !dibuat(tanda));
  const kept = semua.length - lewati.length;
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
          <Group>
            {BOLEH.has(level) ? (
              <ActButton
                act={barangImportMasterCommand}
                loading={busy}
                disabled={kept === 0}
                onClick={() => onMake(lewati)}
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
