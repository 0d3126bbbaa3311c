/** The report as it is asked now, made to go out by itself: the way there, for who may. */
import { Button } from '@mantine/core';
import { FILE_PART } from '@mustika/kernel/part.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Views } from '../data-table/views/views-button.tsx';
import { useParts } from '../shell/house-context.tsx';
import { useMayOpen } from '../target-link.tsx';

const SCHEDULES = '/laporan-terjadwal';

/** Every day has its own: days are chosen there by their word. */
export function ScheduleLink({ report, views }: { report: Report; views: Views }) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const may = useParts(report.screen);
  if (!mayOpen(SCHEDULES) || !may(FILE_PART) || !report.exports.includes('pdf')) return null;
  const fixed = Object.entries(views.shown.cari).filter(
    ([name, value]) =>
      report.filters[name]?.kind !== 'tanggal' &&
      // Where nothing is said a filter starts with what it starts with.
      (value !== 'ALL' || report.filters[name]?.initial !== undefined),
  );
  const search = {
    ...{ laporan: report.name, judul: report.title, filter: Object.fromEntries(fixed) },
    ...(views.days ? { masa: 'ya' } : {}),
  };
  return (
    <Button
      component={Link}
      to={SCHEDULES as never}
      search={search as never}
      variant="default"
      leftSection={<IconMail size={14} />}
    >
      {t('laporan.jadwalkan')}
    </Button>
  );
}
