/** The rows of a hint under the words of its rule; whoever looked at them says so here. */
import { Alert, Text } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { istilah, kalimat } from '@mustika/web-kit/language/istilah.ts';
import { ReportScreen } from '@mustika/web-kit/report/report-screen.tsx';
import { IconEyeCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATURAN, type Aturan, type KodeAturan } from './aturan.rule.ts';
import { lihatPetunjukCommand } from './petunjuk.command.ts';
import css from './petunjuk.module.css';
import { rincianPetunjuk } from './rincian-petunjuk.report.ts';
import { type Dilihat, TandaiDilihat } from './tandai-dilihat.widget.tsx';
import { PETUNJUK } from './teks-petunjuk.store.ts';

type Found = { asked: Readonly<Record<string, unknown>>; total: number };

export default function RincianPetunjuk() {
  return <ReportScreen report={rincianPetunjuk} lead={(found) => found && <Penjelasan found={found} />} />;
}

/** All that counts of one person was asked for, and something did: that may be marked. */
function dilihatDari({ asked, total }: Found): Dilihat | null {
  if (asked['tampil'] !== 'TERHITUNG' || total === 0) return null;
  const { aturan, orang, kelompok, tgl_awal, tgl_akhir } = asked as Record<string, string | null>;
  const perKelompok = (ATURAN[aturan as KodeAturan] as Aturan | undefined)?.kelompok !== undefined;
  if (!orang || (perKelompok && !kelompok)) return null;
  return { aturan, orang, kelompok: kelompok || null, tgl_awal, tgl_akhir, kali: total };
}

function Penjelasan({ found }: { found: Found }) {
  const { t } = useTranslation(PETUNJUK);
  const [ditandai, setDitandai] = useState(false);
  const aturan = ATURAN[found.asked['aturan'] as KodeAturan];
  const dilihat = dilihatDari(found);
  if (!aturan) return null;
  return (
    <Alert color="gray" py="xs" title={istilah(aturan.nama)}>
      <div className={css.penjelasan}>
        <div className={css.kata}>
          <Text size="sm">{kalimat(aturan.kenapa)}</Text>
          <Text size="sm" c="dimmed">
            {t('wajar', { wajar: kalimat(aturan.wajar) })}
          </Text>
        </div>
        {dilihat && (
          <ActButton
            act={lihatPetunjukCommand}
            variant="default"
            leftSection={<IconEyeCheck size={14} />}
            onClick={() => setDitandai(true)}
          >
            {t('tandai')}
          </ActButton>
        )}
      </div>
      {dilihat && ditandai && <TandaiDilihat dilihat={dilihat} onTutup={() => setDitandai(false)} />}
    </Alert>
  );
}
