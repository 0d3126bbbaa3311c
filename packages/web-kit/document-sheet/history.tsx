/** What happened to a document: who, when, why, and who agreed. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import type { jejakDokumen } from '@mustika/kernel/document-trail.ts';
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import css from './sheet.module.css';

/** An event of the document as its query answers it; `tanggal` is the open day it was written on. */
export type DocumentEvent = WireOf<typeof jejakDokumen.riwayat>[number];

type WeightsProps = NonNullable<DocumentEvent['timbangan']>;

/** How many of its weights the scale said, and what it said. */
function Weights({ berat, ditimbang, bacaan }: WeightsProps) {
  const { t } = useTranslation();
  const said = bacaan.map(({ bacaan: line, alat, pada }) => [line, alat, formatWaktu(pada)]);
  return (
    <p title={said.map((parts) => parts.filter(Boolean).join(' · ')).join('\n')}>
      {t('dokumen.ditimbang', { ditimbang, berat })}
      {bacaan.length > 0 && `: ${bacaan.map(({ bacaan: line }) => line).join(' · ')}`}
    </p>
  );
}

type HistoryProps = {
  events: readonly DocumentEvent[];
  /** Words for a transition. */
  say: (transisi: string) => string;
  /** What a reason is called here, when it is not a reason. */
  reason?: string;
};

export function DocumentHistory({ events, say, reason }: HistoryProps) {
  const { t } = useTranslation();
  return (
    <ol className={css.history}>
      {events.map((event) => (
        <li key={event.urut} data-ke={event.ke_status}>
          <strong>{say(event.transisi)}</strong> <span>{t('dokumen.oleh', { user: event.user_id })}</span>
          <time>
            {formatWaktu(event.waktu)}
            {!formatWaktu(event.waktu).startsWith(formatTanggal(event.tanggal)) &&
              ` · ${t('dokumen.hariBuka', { tanggal: formatTanggal(event.tanggal) })}`}
          </time>
          {event.alasan && (
            <p>
              {reason ?? t('dokumen.alasan')}: {event.alasan}
            </p>
          )}
          {event.timbangan && <Weights {...event.timbangan} />}
          {(event.otorisasi ?? []).map((o) => (
            <p key={`${o.approver}-${o.description}`}>
              {t('dokumen.disetujui', { oleh: o.approver })}: {untukOtorisasi(o.description, istilah)}
              {o.keterangan ? ` (${o.keterangan})` : ''}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
