/** The files of a report that was run: PDF, Excel and CSV; and the PDF onto this till's printer where it has one for reports. */
import { Button } from '@mantine/core';
import { FILE_PART } from '@mustika/kernel/part.ts';
import type { Report } from '@mustika/kernel/report.ts';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPrinter,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import { useParts } from '../shell/house-context.tsx';
import { agentPrinter, useAgent } from '../slip/agent.ts';
import { type FileKind, fetchReportFile, printReport } from './report-files.ts';
import type { Result } from './report-run.ts';

/** Words of the buttons are prescribed (Spec 2 §2.4, §2.9). */
const FILES: Record<FileKind, { label: string; icon: ReactNode }> = {
  pdf: { label: 'Export Pdf', icon: <IconFileTypePdf size={14} /> },
  xlsx: { label: 'Export Excel', icon: <IconFileSpreadsheet size={14} /> },
  csv: { label: 'Export CSV!!', icon: <IconFileTypeCsv size={14} /> },
};

const PRINT = 'cetak';

export function FileButtons({ report, result }: { report: Report; result: Result | null }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<string | null>(null);
  const may = useParts(report.screen);
  useAgent();
  const printed = report.exports.includes('pdf') && agentPrinter('LAPORAN') !== null;
  const fetchFile = async (kind: string) => {
    if (!result) return;
    setBusy(kind);
    try {
      if (kind === PRINT) await printReport(report, result.asked);
      else await fetchReportFile(report, kind, result.asked, result.total);
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(null);
    }
  };
  if (!may(FILE_PART)) return null;
  const prescribed = Object.entries(report.prescribed).map(([kind, label]) => ({
    kind,
    label: istilah(label),
    icon: <IconDownload size={14} />,
  }));
  const paper = printed ? [{ kind: PRINT, label: t('cetak.cetak'), icon: <IconPrinter size={14} /> }] : [];
  return [...report.exports.map((kind) => ({ kind, ...FILES[kind] })), ...prescribed, ...paper].map(
    ({ kind, label, icon }) => (
      <Button
        key={kind}
        variant="default"
        leftSection={icon}
        loading={busy === kind}
        data-nanti={!result || result.rows.length === 0 || undefined}
        disabled={!result || result.rows.length === 0 || busy !== null}
        onClick={() => void fetchFile(kind)}
      >
        {label}
      </Button>
    ),
  );
}
